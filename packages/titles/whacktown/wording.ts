import type { Seat } from '#engine/title.ts';
import { BUILT_IN, type SourceRef } from './deck/deck.ts';
import { type Cell, type Counter, MARKS, type Resource } from './tables.ts';

export const seatName = (seat: Seat): string => MARKS[seat]?.name ?? `seat ${seat}`;

/** `A`, `A and B`, `A, B and C`. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? 'nobody';
  return `${words.slice(0, -1).join(', ')} ${last} ${words[words.length - 1]}`;
}

export const seatNames = (seats: readonly Seat[]): string => listed(seats.map(seatName));

/** How two names that are read alike are the same: letters and digits only (rules 14). */
export const readAlike = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const spelled = new Map<string, string>();
for (const { city, locations, profiles, hustles, perks, bombs, dieFaces } of Object.values(BUILT_IN))
  for (const { id, name } of [...city.fixed, ...locations, ...profiles, ...hustles, ...perks, ...bombs, ...dieFaces])
    spelled.set(id, name);

/**
 * The name of a card, tile or face by its id, where no deck is at hand (log, mail). An id that the house's own deck doesn't know is
 * read as its name: `corner-shop` is CORNER SHOP.
 */
export const nameOf = (id: string): string => spelled.get(id) ?? id.replace(/-/g, ' ').toUpperCase();

/** `PIZZA and GEAR UP`; of no cards `nothing`. */
export const cardList = (cards: readonly string[]): string => (cards.length ? listed(cards.map(nameOf)) : 'nothing');

/** `HITMAN (A2)`. */
export const placeName = (location: string, cell: Cell): string => `${location} (${cell})`;

export const sourceName = ({ id }: SourceRef): string => nameOf(id);

const WORDS: Readonly<Record<Resource, readonly [string, string]>> = {
  health: ['health', 'health'],
  armor: ['armor', 'armor'],
  info: ['information', 'information'],
  money: ['$', '$'],
  gang: ['gang member', 'gang members'],
  rep: ['reputation', 'reputation'],
};

/** `3 health`, `$2`, `1 gang member`. */
export const amountText = (n: number, resource: Resource): string =>
  resource === 'money' ? `$${n}` : `${n} ${WORDS[resource][n === 1 ? 0 : 1]}`;

/** `1 card`, `2 cards`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What is counted, as it stands in a sentence. */
export const COUNTER_WORDS: Readonly<Record<Counter, string>> = {
  health: 'health',
  armor: 'armor',
  damaged: 'damaged armor',
  combined: 'health and armor together',
  info: 'information',
  money: 'money',
  gang: 'gang members',
  rep: 'reputation',
  cards: 'cards',
  bones: 'bones',
  evidence: 'evidence',
};
