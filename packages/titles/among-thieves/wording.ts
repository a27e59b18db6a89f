import type { Seat } from '#engine/title.ts';
import { CARD_TABLE, CARDS, type Card, LOCATION_TABLE, type LocationCard, MARKS } from './tables.ts';

export const seatName = (seat: Seat): string => MARKS[seat]?.name ?? `seat ${seat}`;

/** `B`, as a seat is written in orders. */
export const seatLetter = (seat: Seat): string => MARKS[seat]?.letter ?? `${seat}`;

/** `Badger (B)`. */
export const seatAndLetter = (seat: Seat): string => `${seatName(seat)} (${seatLetter(seat)})`;

/** `B, C, D`. */
export const seatLetters = (seats: readonly Seat[]): string => seats.map(seatLetter).join(', ');

/** `Steal`; No Honor in short. */
export const cardName = (card: Card): string => (card === 'noHonor' ? 'No Honor' : CARD_TABLE[card].name);

/** `Prison`, `3 coins`. */
export const locationName = (card: LocationCard): string => LOCATION_TABLE[card].name;

/** `Steal`, `Steal and Trap`, `Steal, Trap and Heist`. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? 'nobody';
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export const seatNames = (seats: readonly Seat[], last = 'and'): string => listed(seats.map(seatName), last);
export const cardNames = (cards: readonly Card[], last = 'and'): string => listed(cards.map(cardName), last);
export const ALL_CARD_NAMES = cardNames(CARDS);

/** `1 coin`, `3 coins`. */
export const coins = (n: number): string => `${n} ${n === 1 ? 'coin' : 'coins'}`;
