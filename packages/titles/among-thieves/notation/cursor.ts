import { acceptKey, acceptMark, atEnd, misread, next, peek, type Cursor as Reading } from '#engine/cursor.ts';
import type { Refusal, Seat } from '#engine/title.ts';
import { MARKS } from '../tables.ts';
import { listed } from '../wording.ts';
import type { Word } from './words.ts';

/** A line of orders while it is being read. */
export type Cursor = Reading<Word>;

/** `+`, `&`, `/` or AND between two cards, seats or numbers. */
export function acceptSeparator(cursor: Cursor): boolean {
  return acceptMark(cursor, '+&/') || acceptKey(cursor, 'AND') !== null;
}

/** `>`, ON, AT or FROM before a seat. */
export function acceptTargetSign(cursor: Cursor): boolean {
  return acceptMark(cursor, '>') || acceptKey(cursor, 'ON') !== null;
}

/** What is said of a word that does not belong where it stands; `wanted` says what would. */
export const unreadable = (word: Word, wanted: string): Refusal =>
  word.is === 'end'
    ? misread('UNREADABLE_LINE', `The line ends too early: ${wanted}.`, word)
    : misread('UNREADABLE_LINE', `This does not belong here: ${wanted}. A mere remark begins with #.`, word);

/** A seat of this game by letter or name; `code` says what it was wanted for. */
export function readSeat(cursor: Cursor, players: number, code: string): Seat | Refusal {
  const word = next(cursor);
  if (word.is === 'seat' && word.seat < players) return word.seat;
  const names = MARKS.slice(0, players).map(({ name, letter }) => `${letter} (${name})`);
  return misread(code, `A player must be named here: ${listed(names, 'or')}.`, word);
}

/** Refuses anything that is left on the line. */
export const nothingMore = (cursor: Cursor, after: string): Refusal | null =>
  atEnd(cursor) ? null : unreadable(peek(cursor), `${after} ends before it`);
