import type { Config } from './options.ts';
import { CARDS, CARDS_PLOTTED, type Card } from './tables.ts';

// Cards of one seat: sets of the five. Each set has one list, in the order of `CARDS`, so that no list tells in which order it came
// about; lists are shared and never changed.

const BIT: Readonly<Record<Card, number>> = { steal: 1, trap: 2, heist: 4, sabotage: 8, noHonor: 16 };

/** A set of cards as a number, one bit a card. */
export function setOf(cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= BIT[card];
  return set;
}

const LISTS: readonly (readonly Card[])[] = Array.from({ length: 1 << CARDS.length }, (_, set) =>
  CARDS.filter((card) => set & BIT[card]),
);
const PAIRS: readonly (readonly (readonly [Card, Card])[])[] = LISTS.map((hand) =>
  hand.flatMap((a, i) => hand.slice(i + 1).map((b): [Card, Card] => [a, b])),
);

export const cardsOf = (set: number): readonly Card[] => LISTS[set]!;

export const inOrder = (cards: readonly Card[]): readonly Card[] => LISTS[setOf(cards)]!;

export const without = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  LISTS[setOf(cards) & ~setOf(gone)]!;

/** All ways to choose two of a hand. */
export const pairsOf = (hand: readonly Card[]): readonly (readonly [Card, Card])[] => PAIRS[setOf(hand)]!;

/** Cards in hand at the start of a round (rules 2): 5, 4, 3, 2, then 4 again, or 5 where everything comes back. */
export function handSize(round: number, recovery: Config['recovery']): number {
  const all = CARDS.length;
  if (recovery === 'all') return all - ((round - 1) % (all - 1));
  return round === 1 ? all : all - 1 - ((round - 2) % (all - CARDS_PLOTTED));
}

/** Hand and pile of a seat after it has given up `card`, one of the `pair` on its table (rules 8.8). */
export function afterDiscard(
  { hand, pile }: { hand: readonly Card[]; pile: readonly Card[] },
  pair: readonly Card[],
  card: Card,
  recovery: Config['recovery'],
): { hand: readonly Card[]; pile: readonly Card[] } {
  const kept = setOf(pair) & ~BIT[card];
  const given = BIT[card];
  if (hand.length > 0) return { hand: LISTS[setOf(hand) | kept]!, pile: LISTS[setOf(pile) | given]! };
  if (recovery === 'all') return { hand: LISTS[kept | setOf(pile) | given]!, pile: [] };
  return { hand: LISTS[kept | setOf(pile)]!, pile: LISTS[given]! };
}

/** What may be given up of the two cards played: No Honor always goes (rules 8.1, 8.8). */
export const discardsOf = (pair: readonly Card[]): readonly Card[] =>
  pair.includes('noHonor') ? LISTS[BIT.noHonor]! : inOrder(pair);
