import type { Hash } from '#engine/hash.ts';

/**
 * Lines of a mail that were taken for prose, until the receipt about them is written. They are in no commit and no table: a crash
 * between the move and its receipt loses the list of greetings, never the orders.
 */
const asides = new Map<Hash, readonly string[]>();
const MOST_KEPT = 200;

/** `leaf`: of the receipt's commit. */
export function keepAside(leaf: Hash, prose: readonly string[]): void {
  if (prose.length === 0) return;
  asides.set(leaf, prose);
  if (asides.size > MOST_KEPT) asides.delete(asides.keys().next().value!);
}

export const asideOf = (leaf: Hash): readonly string[] => asides.get(leaf) ?? [];
