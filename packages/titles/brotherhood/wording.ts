import type { Seat } from '#engine/title.ts';
import { KIND_NAMES, type Kind, MARKS } from './tables.ts';

/** `$24,000`; without the machine's locale, so that texts are the same everywhere. */
export const dollars = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** `1 Thug`, `3 Hitmen`. */
export const counted = (n: number, kind: Kind | 'G'): string => `${n} ${KIND_NAMES[kind][n === 1 ? 0 : 1]}`;

export const seatName = (seat: Seat): string => MARKS[seat]?.name ?? `seat ${seat}`;

/** `Blue`, `Blue and Orange`, `Blue, Orange and Violet`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nobody';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

export const seatNames = (seats: readonly Seat[]): string => listed(seats.map(seatName));
