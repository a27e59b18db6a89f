import type { Seat } from '#engine/title.ts';
import { cardsOf, pairsOf, setOf } from '../hand.ts';
import { type Belief, beliefAbout } from '../knowledge.ts';
import type { SeatView, View } from '../model.ts';
import type { Card } from '../tables.ts';

/** How likely a seat has played a card this round, and how likely it is an honest businessman. */
interface Plays {
  /** By card: among the two cards of the round, shown or not. */
  plays: Readonly<Record<Card, number>>;
  /** By card: among them and not shown yet. */
  down: Readonly<Record<Card, number>>;
  businessman: number;
}

export interface Chances extends Plays {
  seat: Seat;
  coins: number;
}

/** What the viewer believes about every other seat: each pair that fits what is seen is equally likely within a hand (rules 15). */
export const chancesOf = (view: View, me: Seat): Chances[] =>
  view.seats.filter(({ seat }) => seat !== me).map((seat) => chancesOfSeat(view, seat));

const NO_HONOR = setOf(['noHonor']);
const BUSINESSMAN = setOf(['trap', 'sabotage']);

function chancesOfSeat({ phase, config }: View, seen: SeatView): Chances {
  const planning = phase === 'plan' || phase === 'foolMe';
  const shown = planning ? 0 : setOf(seen.faceUp.map(({ card }) => card));
  // After Dishonor a No Honor that is not shown is not there.
  const absent = planning || (shown & NO_HONOR) !== 0 ? 0 : NO_HONOR;
  const { plays, down, businessman } = playsOf(beliefAbout(config, seen), shown, absent);
  return { seat: seen.seat, coins: seen.coins, plays, down, businessman };
}

const computed = new WeakMap<Belief, Map<number, Plays>>();

/** Beliefs are few, so what follows from each is worked out once. */
function playsOf(belief: Belief, shown: number, absent: number): Plays {
  const known = computed.get(belief) ?? new Map<number, Plays>();
  computed.set(belief, known);
  const key = shown * 32 + absent;
  const plays = known.get(key) ?? workOut(belief, shown, absent);
  known.set(key, plays);
  return plays;
}

function workOut({ ways }: Belief, shown: number, absent: number): Plays {
  const weights = new Map<number, number>();
  for (const { hand } of ways) {
    const pairs = pairsOf(hand).map(setOf);
    for (const pair of pairs)
      if ((pair & shown) === shown && (pair & absent) === 0)
        weights.set(pair, (weights.get(pair) ?? 0) + 1 / pairs.length);
  }
  const all = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const plays: Record<Card, number> = { steal: 0, trap: 0, heist: 0, sabotage: 0, noHonor: 0 };
  const down: Record<Card, number> = { ...plays };
  for (const [pair, weight] of weights) {
    for (const card of cardsOf(pair)) plays[card] += weight / all;
    for (const card of cardsOf(pair & ~shown)) down[card] += weight / all;
  }
  return { plays, down, businessman: (weights.get(BUSINESSMAN) ?? 0) / (all || 1) };
}
