import { acceptKey, atEnd, misread, next, peek, type Cursor as Reading } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { CardRef } from '../commands.ts';
import { deckOf } from '../deck/compiled.ts';
import type { Card } from '../deck/schema.ts';
import { MARKS } from '../tables.ts';
import { listed } from '../wording.ts';
import { KEY_WORDS, type Key } from './keys.ts';
import { nearest, nearestCards } from './nearest.ts';
import { namesOf, type Scene, type Word } from './words.ts';

/** A line of orders while it is being read. */
export interface Cursor extends Reading<Word> {
  readonly scene: Scene;
}

const bossNames = ({ n }: Scene): string[] => MARKS.slice(0, n).map(({ name }) => name.toUpperCase());

/** What is said of a word that does not belong where it stands; `wanted` says what would. */
export function unreadable(cursor: Cursor, word: Word, wanted: string): Refusal {
  if (word.is === 'end') return misread('UNREADABLE_LINE', `The line ends too early: ${wanted}.`, word);
  if (word.is !== 'unknown')
    return misread('UNREADABLE_LINE', `This does not belong here: ${wanted}. A mere remark begins with #.`, word);
  const { scene } = cursor;
  const words = nearest(word.text, [...KEY_WORDS.filter((key) => key.length > 2), ...bossNames(scene)]);
  const near = [...words, ...nearestCards(word.text, namesOf(scene.config.deck))].slice(0, 3);
  return misread('BAD_WORD', `${meaning(near)}${capital(wanted)}. A mere remark begins with #.`, word);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const meaning = (near: readonly string[]): string =>
  `No card, Boss or word of the notation is called so. ${near.length > 0 ? `Do you mean ${listed(near, 'or')}? ` : ''}`;

/** A Boss of this game; `code` says what is wrong without one. */
export function readSeat(cursor: Cursor): Seat | Refusal {
  const word = next(cursor);
  if (word.is === 'seat') return word.seat;
  if (word.is === 'key' && word.seat !== undefined) return word.seat;
  return misread('UNKNOWN_SEAT', `A Boss must be named here: ${listed(bossNames(cursor.scene), 'or')}.`, word);
}

/** Whether a Boss can be read here: by name, or by a letter that is a key word elsewhere. */
export function seatNext(cursor: Cursor): boolean {
  const word = peek(cursor);
  return word.is === 'seat' || (word.is === 'key' && word.seat !== undefined && word.text.length === 1);
}

/** One or more Bosses, AND between them or not. */
export function readSeats(cursor: Cursor): Seat[] | Refusal {
  const seats: Seat[] = [];
  do {
    const seat = readSeat(cursor);
    if (isRefusal(seat)) return seat;
    seats.push(seat);
    acceptKey(cursor, 'AND');
  } while (seatNext(cursor));
  return seats;
}

/** A card with what it is called by in a command: its number if it was named by number. */
export interface Named {
  card: Card;
  ref: CardRef;
  word: Word;
}

/** A card by id, name, alias or `#number`; `kind` says which is wanted. */
export function readCard(
  cursor: Cursor,
  wanted = 'a card must be named here',
  of: 'street' | 'drama' = 'street',
): Named | Refusal {
  const word = next(cursor);
  const deck = deckOf(cursor.scene.config.deck);
  if (word.is === 'card') return { card: word.card, ref: word.card.id, word };
  if (word.is === 'no') {
    const card = deck[of][word.no];
    if (card) return { card, ref: word.no, word };
    return misread(
      'UNKNOWN_CARD',
      `There is no ${of === 'drama' ? 'Drama' : 'Street'} card with that number; they go from 1 to ${deck[of].length - 1}.`,
      word,
    );
  }
  if (word.is !== 'unknown') return unreadable(cursor, word, wanted);
  const near = nearestCards(word.text, namesOf(cursor.scene.config.deck));
  const hint = near.length > 0 ? ` Do you mean ${listed(near, 'or')}?` : '';
  return misread('UNKNOWN_CARD', `No card is called so.${hint}`, word);
}

export const cardNext = (cursor: Cursor): boolean => ['card', 'no'].includes(peek(cursor).is);

/** One or more cards, AND between them or not. An unknown word is read as a card, so that it is refused as one. */
export function readCards(cursor: Cursor, wanted?: string): Named[] | Refusal {
  const cards: Named[] = [];
  do {
    const card = readCard(cursor, wanted);
    if (isRefusal(card)) return card;
    cards.push(card);
    acceptKey(cursor, 'AND');
  } while (cardNext(cursor) || peek(cursor).is === 'unknown');
  return cards;
}

/** Cards, or NONE for an empty list. */
export const readCardsOrNone = (cursor: Cursor): Named[] | Refusal =>
  acceptKey(cursor, 'NONE') ? [] : readCards(cursor, 'cards must be named here, or NONE');

export const refsOf = (cards: readonly Named[]): CardRef[] => cards.map(({ ref }) => ref);
export const idsOf = (cards: readonly Named[]): string[] => cards.map(({ card }) => card.id);

/** A number. */
export function readInt(cursor: Cursor, wanted: string): number | Refusal {
  const word = next(cursor);
  return word.is === 'int' && word.n < 1000 ? word.n : unreadable(cursor, word, wanted);
}

export const intNext = (cursor: Cursor): boolean => peek(cursor).is === 'int';

/** One or more of these key words. */
export function readKeys<K extends Key>(cursor: Cursor, keys: readonly K[]): K[] | Refusal {
  if (acceptKey(cursor, 'NONE')) return [];
  const found: K[] = [];
  for (;;) {
    const key = acceptKey(cursor, ...keys);
    if (key === null) break;
    found.push(key);
    acceptKey(cursor, 'AND');
  }
  return found.length > 0 ? found : unreadable(cursor, peek(cursor), `one of ${listed([...keys], 'or')} is wanted`);
}

/** Refuses anything that is left on the line. */
export const nothingMore = (cursor: Cursor, after: string): Refusal | null =>
  atEnd(cursor) ? null : unreadable(cursor, peek(cursor), `${after} ends before it`);
