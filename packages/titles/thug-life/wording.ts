import type { Seat } from '#engine/title.ts';
import type { Fighter } from './model.ts';
import { MARKS } from './tables.ts';

export const seatName = (seat: Seat): string => MARKS[seat]?.name ?? `seat ${seat}`;

/** `G`, as a seat is written in short. */
export const seatLetter = (seat: Seat): string => MARKS[seat]?.letter ?? `${seat}`;

export const fighterName = (who: Fighter): string => (who === 'cops' ? 'the Cops' : seatName(who));

/** `Snitch`, `Snitch and Bat`, `Snitch, Bat and Pistol`. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export const seatNames = (seats: readonly Seat[], last = 'and'): string => listed(seats.map(seatName), last);

/** `1 Thug`, `3 Thugs`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
