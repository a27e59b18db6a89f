import { type DeckRef, deckOf } from '../../deck/compiled.ts';
import type { BossView, CardNo, View } from '../../model.ts';

export const width = 720;
export const margin = 10;
export const inner = width - 2 * margin;

/** The biggest size, of at most `size`, at which a text in DejaVu Sans Bold fits. */
export const fitting = (text: string, size: number, room: number): number =>
  Math.round(Math.min(size, room / (Math.max(1, text.length) * 0.67)) * 10) / 10;

/** Words in lines of so many letters. */
export function linesOf(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length <= most
    ? lines
    : [
        ...lines.slice(0, most - 1),
        `${lines
          .slice(most - 1)
          .join(' ')
          .slice(0, letters - 1)}…`,
      ];
}

/** What of a gang stands in the Streets besides those who are in a Fight or Crime just now. */
export interface BurntGang {
  boss: BossView;
  thugs: number;
  homies: readonly CardNo[];
  rides: readonly CardNo[];
}

export function burntGangs(view: View): BurntGang[] {
  const busy = groupsInAction(view);
  return view.bosses.flatMap((boss) => {
    const mine = busy
      .filter(({ seat, group }) => seat === boss.seat && group.from === 'streets')
      .map(({ group }) => group);
    const away = (list: BossView['homies'], used: readonly CardNo[]) =>
      list.filter(({ no, burnt }) => burnt && !used.includes(no)).map(({ no }) => no);
    const gang = {
      boss,
      thugs: Math.max(0, boss.thugs.streets - mine.reduce((sum, { thugs }) => sum + thugs, 0)),
      homies: away(
        boss.homies,
        mine.flatMap(({ homies }) => homies),
      ),
      rides: away(
        boss.rides,
        mine.flatMap(({ rides }) => rides),
      ),
    };
    return gang.thugs + gang.homies.length + gang.rides.length > 0 ? [gang] : [];
  });
}

function groupsInAction({ pending, copQueue }: View) {
  const queued = copQueue.map(({ boss, group }) => ({ seat: boss, group }));
  if (pending?.type === 'crime') return [...queued, { seat: pending.by, group: pending.group }];
  if (pending?.type !== 'fight') return queued;
  const sides = (['attacker', 'defender'] as const).flatMap((side) => {
    const seat = pending[side];
    const group = pending.groups[side];
    return seat === 'cops' || !group ? [] : [{ seat, group }];
  });
  return [...queued, ...sides];
}

/** Cards of a hand by type, then by number: the order of `CARD_TYPES`. */
export function sorted(ref: DeckRef, nos: readonly CardNo[]): CardNo[] {
  const order = ['crime', 'weapon', 'caution', 'homie', 'ride', 'turf'];
  const { street } = deckOf(ref);
  const rank = (no: CardNo) => order.indexOf(street[no]?.type ?? 'turf');
  return [...nos].sort((a, b) => rank(a) - rank(b) || a - b);
}
