import type { Compiled } from '../deck/compiled.ts';
import { type Face, numberOn, skullsOn } from '../tables.ts';

/** A side of a Fight as a bot thinks of it. */
export interface Gang {
  thugs: number;
  /** Homies: how many, and their printed Power together. */
  homies: number;
  homiePower: number;
  /** Power that no Kill takes away; may be a fraction for cards that are only feared. */
  bonus: number;
  kill: number;
  save: number;
  reroll: number;
}

export interface Odds {
  win: number;
  loss: number;
  /** Nobody left, or two shields. */
  none: number;
}

export type CopSide = 'attacker' | 'defender' | null;

const memory = new WeakMap<Compiled, Map<number, Odds>>();
/** A simulation meets some ten thousand different ones. */
const MOST_REMEMBERED = 200_000;

/**
 * The chances of the attacker over the 36 outcomes (rules 8.2), Thugs dying first; `cops` says which side they are: a shield
 * brings them one more. Re-rolls are reckoned as a second try of the whole.
 */
export function oddsOf(deck: Compiled, attacker: Gang, defender: Gang, cops: CopSide): Odds {
  let known = memory.get(deck);
  if (!known) {
    known = new Map();
    memory.set(deck, known);
  }
  const key = keyOf(attacker, defender, cops);
  const found = known.get(key);
  if (found) return found;
  const odds = withRerolls(counted(deck.deck.dice.fight, attacker, defender, cops), attacker, defender);
  if (known.size > MOST_REMEMBERED) known.clear();
  known.set(key, odds);
  return odds;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Everything that matters in one number: of bonuses the difference, of Kills what is not saved. */
function keyOf(a: Gang, d: Gang, cops: CopSide): number {
  let key = cops === null ? 0 : cops === 'attacker' ? 1 : 2;
  for (const { thugs, homies, homiePower, reroll } of [a, d])
    key = ((key * 16 + thugs) * 8 + within(homies, 7)) * 128 + within(homiePower, 31) * 4 + within(reroll, 2);
  key = key * 16 + within(a.kill - d.save + 8, 15);
  key = key * 16 + within(d.kill - a.save + 8, 15);
  return key * 256 + within(Math.round((a.bonus - d.bonus) * 5) + 128, 255);
}

function counted(faces: readonly Face[], attacker: Gang, defender: Gang, cops: CopSide): Odds {
  const odds: Odds = { win: 0, loss: 0, none: 0 };
  const share = 1 / (faces.length * faces.length);
  for (const own of faces)
    for (const other of faces) {
      if (!cops && own === 'S' && other === 'S') {
        odds.none += share;
        continue;
      }
      const more = cops ? (own === 'S' ? 1 : 0) + (other === 'S' ? 1 : 0) : 0;
      const a = left(attacker, cops === 'attacker' ? more : 0, skullsOn(other) + defender.kill);
      const d = left(defender, cops === 'defender' ? more : 0, skullsOn(own) + attacker.kill);
      if (a.figures === 0 && d.figures === 0) odds.none += share;
      else if (a.figures === 0) odds.loss += share;
      else if (d.figures === 0 || a.power + numberOn(own) >= d.power + numberOn(other)) odds.win += share;
      else odds.loss += share;
    }
  return odds;
}

/** Figures and Power after so many Kills. */
function left({ thugs, homies, homiePower, bonus, save }: Gang, more: number, kill: number) {
  const kills = Math.max(0, kill - save);
  const deadThugs = Math.min(kills, thugs + more);
  const deadHomies = Math.min(kills - deadThugs, homies);
  const homiesLeft = homies === 0 ? 0 : homiePower * (1 - deadHomies / homies);
  return {
    figures: thugs + more + homies - deadThugs - deadHomies,
    power: thugs + more - deadThugs + homiesLeft + bonus,
  };
}

function withRerolls({ win, loss, none }: Odds, attacker: Gang, defender: Gang): Odds {
  let odds = { win, loss, none };
  for (let k = 0; k < Math.min(attacker.reroll, 2); k++) {
    const again = odds.loss + odds.none;
    odds = { win: odds.win + again * win, loss: again * loss, none: again * none };
  }
  if (defender.reroll > 0) {
    const again = odds.win;
    odds = { win: again * win, loss: odds.loss + again * loss, none: odds.none + again * none };
  }
  return odds;
}
