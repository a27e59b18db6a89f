import type { HustleId } from './model.ts';

// Hands are oldest first, the top of the discard pile is its last card (rules 6).

/** Without the oldest card of each kind named. */
export function without(hand: readonly HustleId[], cards: readonly HustleId[]): HustleId[] {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Without the card of each kind named that lies nearest the top. */
export function withoutTop(pile: readonly HustleId[], cards: readonly HustleId[]): HustleId[] {
  const left = [...pile];
  for (const card of cards) {
    const at = left.lastIndexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Are all these cards there, as often as they are named? */
export const holdsAll = (hand: readonly HustleId[], cards: readonly HustleId[]): boolean =>
  cards.every((card) => count(cards, card) <= count(hand, card));

export function count(cards: readonly HustleId[], kind: HustleId): number {
  let n = 0;
  for (const card of cards) if (card === kind) n++;
  return n;
}

/** A multiset as draws want it: kinds in the order of the card file. */
export const copiesOf = (kinds: readonly HustleId[], cards: readonly HustleId[]): [HustleId, number][] =>
  kinds.flatMap((kind): [HustleId, number][] => {
    const n = count(cards, kind);
    return n > 0 ? [[kind, n]] : [];
  });
