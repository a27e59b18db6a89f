import type { Seat } from '#engine/title.ts';
import { afterDiscard, discardsOf, setOf, without } from './hand.ts';
import type { Config, Pair, Whereabouts } from './model.ts';
import { CARDS, type Card } from './tables.ts';

/** One way the cards of a seat may lie at the start of a round, by all that everybody has seen. */
interface Hypothesis {
  hand: readonly Card[];
  pile: readonly Card[];
}

/** All ways at once. There are few different ones (rules 8.9: never more than four ways), so each is made once and kept. */
export interface Belief {
  ways: readonly Hypothesis[];
  /** Where each card is, as far as everybody can work it out. */
  knowledge: Readonly<Record<Card, Whereabouts>>;
  /** What is believed after one more round, by the set of the two cards played. */
  next: Map<number, Belief>;
}

const made = new Map<string, Belief>();

function beliefIn(ways: readonly Hypothesis[], recovery: Config['recovery']): Belief {
  const key = `${recovery}/${ways
    .map(({ hand, pile }) => setOf(hand) * 32 + setOf(pile))
    .sort((a, b) => a - b)
    .join()}`;
  const known = made.get(key);
  if (known) return known;
  const entries = CARDS.map((card) => [card, whereabouts(ways, card)]);
  const belief: Belief = { ways, knowledge: Object.fromEntries(entries), next: new Map() };
  made.set(key, belief);
  return belief;
}

const START: Readonly<Record<Config['recovery'], Belief>> = {
  lastStaysOut: beliefIn([{ hand: CARDS, pile: [] }], 'lastStaysOut'),
  all: beliefIn([{ hand: CARDS, pile: [] }], 'all'),
};

function whereabouts(ways: readonly Hypothesis[], card: Card): Whereabouts {
  const inHand = ways.filter(({ hand }) => hand.includes(card)).length;
  if (inHand === ways.length) return 'hand';
  return inHand === 0 ? 'out' : 'maybe';
}

/**
 * What everybody can believe after these rounds with hidden discards (rules 8.9): ways that do not fit a pair are dropped, the others
 * split by what may have been given up, the choice of the last discard included.
 */
function beliefAfter(history: readonly Pair[], recovery: Config['recovery']): Belief {
  let belief = START[recovery];
  for (const pair of history) {
    const played = setOf(pair);
    const next = belief.next.get(played) ?? beliefIn(afterRound(belief.ways, pair, recovery), recovery);
    belief.next.set(played, next);
    belief = next;
  }
  return belief;
}

function afterRound(ways: readonly Hypothesis[], pair: Pair, recovery: Config['recovery']): readonly Hypothesis[] {
  const next = new Map<number, Hypothesis>();
  for (const { hand, pile } of ways) {
    if (!pair.every((card) => hand.includes(card))) continue;
    for (const card of discardsOf(pair)) {
      const way = afterDiscard({ hand: without(hand, pair), pile }, pair, card, recovery);
      next.set(setOf(way.hand), way);
    }
  }
  return [...next.values()];
}

/** What everybody can believe about a seat as the table shows it; with open discards the pile is seen and there is one way only. */
export function beliefAbout(
  { discards, recovery }: Config,
  { history, discard }: { history: readonly Pair[]; discard: readonly Card[] | null },
): Belief {
  if (discards === 'hidden' || discard === null) return beliefAfter(history, recovery);
  return beliefIn([{ hand: without(CARDS, discard), pile: discard }], recovery);
}

/** `publicKnowledge` of rules 8.9 for one seat of a state. */
export const publicKnowledge = (
  {
    config,
    history,
    discard,
  }: { config: Config; history: readonly (readonly Pair[])[]; discard: readonly (readonly Card[])[] },
  seat: Seat,
): Belief['knowledge'] => beliefAbout(config, { history: history[seat]!, discard: discard[seat]! }).knowledge;
