import type { Luck } from './luck.ts';

/** Chance of one bot in one answer: every draw has a label of its own. */
export interface Whim {
  /** A whole number from 0 to n-1; no draw where there is no choice. */
  int(n: number): number;
  pick<T>(list: readonly T[]): T;
  /** Each of the list or not, in its order. */
  some<T>(list: readonly T[]): T[];
  /** One of a list, as likely as its weight says. */
  weighted<T>(list: readonly T[], weight: (one: T) => number): T;
}

const FINE = 1 << 20;

export function whimOf(luck: Luck, label: string): Whim {
  let draws = 0;
  const int = (n: number): number => (n < 2 ? 0 : luck.int(`${label}/${++draws}`, n));
  return {
    int,
    pick: (list) => list[int(list.length)]!,
    some: (list) => list.filter(() => int(2) === 0),
    weighted(list, weight) {
      const weights = list.map(weight);
      let place = (int(FINE) / FINE) * weights.reduce((sum, one) => sum + one, 0);
      for (const [i, one] of weights.entries()) {
        if (place < one) return list[i]!;
        place -= one;
      }
      return list[list.length - 1]!;
    },
  };
}
