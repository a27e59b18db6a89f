import type { StandingOrders } from './model.ts';
import type { Casualties, KillOrder, Strength } from './strength.ts';

/** Who dies by a standing order (rules 8.8); `ask` is as Thugs first. `idOf` names a Homie. */
export function killOrder(order: StandingOrders['kills'], idOf: (no: number) => string): KillOrder {
  if (order === 'thugsFirst' || order === 'ask') return thugsFirst;
  if (order === 'homiesFirst') return homiesFirst;
  return (strength, count) => {
    let thugs = 0;
    const dead: number[] = [];
    for (const name of order) {
      const left = count - thugs - dead.length;
      if (left <= 0) break;
      if (name === 'thug') thugs = Math.min(left, strength.thugs);
      else dead.push(...strength.homies.flatMap(({ no }) => (idOf(no) === name ? [no] : [])).slice(0, left));
    }
    const rest = { ...strength, thugs: strength.thugs - thugs };
    const others = { ...rest, homies: strength.homies.filter(({ no }) => !dead.includes(no)) };
    const more = thugsFirst(others, count - thugs - dead.length);
    return { thugs: thugs + more.thugs, homies: [...dead, ...more.homies] };
  };
}

export const thugsFirst: KillOrder = (strength, count) => {
  const thugs = Math.min(count, strength.thugs);
  return { thugs, homies: weakest(strength, count - thugs) };
};

const homiesFirst: KillOrder = (strength, count): Casualties => {
  const homies = weakest(strength, Math.min(count, strength.homies.length));
  return { thugs: Math.min(strength.thugs, count - homies.length), homies };
};

/** By printed Power, low to high, then by number. */
function weakest({ homies }: Strength, count: number): number[] {
  if (count <= 0) return [];
  return [...homies]
    .sort((a, b) => a.power - b.power || a.no - b.no)
    .slice(0, count)
    .map(({ no }) => no);
}
