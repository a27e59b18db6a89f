import { acceptKey, acceptMark, atEnd, misread, next, peek, type Cursor as Reading } from '#engine/cursor.ts';
import type { Refusal, Seat } from '#engine/title.ts';
import type { State } from '../model.ts';
import { MARKS } from '../tables.ts';
import type { Word } from './words.ts';

/** A line of orders while it is being read. */
export type Cursor = Reading<Word>;

/** Between the entries of a rule a comma is the rule; what separates groups of a ledger is taken as well. */
export const acceptComma = (cursor: Cursor): boolean => acceptMark(cursor, ',;&') || acceptKey(cursor, 'AND') !== null;

/** What is said of a word that does not belong where it stands; `wanted` says what would. */
export function unexpected(word: Word, wanted: string): Refusal {
  if (word.is === 'negative')
    return misread('BAD_COUNT', 'A number may be 1 to 99; write a blank on both sides of a dash.', word);
  if (word.is === 'unknown' && word.glued)
    return misread('GLUED_WORD', 'Write these words apart, with blanks or signs between them, like 2R: SB + T.', word);
  if (word.is === 'end') return misread('BAD_WORD', `The line ends too early: ${wanted}.`, word);
  return misread('BAD_WORD', `This does not belong here: ${wanted}. A line that is only a remark begins with #.`, word);
}

/** A whole number from `least` to 99. */
export function readCount(cursor: Cursor, what: string, least = 1): number | Refusal {
  const word = next(cursor);
  if (word.is !== 'int') return unexpected(word, `${what} is a number from ${least} to 99`);
  if (word.n >= least && word.n <= 99) return word.n;
  return misread('BAD_COUNT', `A number here may be ${least} to 99, not ${word.text}.`, word);
}

/** A family by colour, initial or #number, as long as it plays in this game. */
export function readSeat(cursor: Cursor, state: State): Seat | Refusal {
  const word = next(cursor);
  if (word.is === 'seat' && Number.isInteger(word.seat) && word.seat >= 0 && word.seat < state.seats.length)
    return word.seat;
  if (word.is === 'negative') return unexpected(word, '');
  const names = MARKS.slice(0, state.seats.length).map(({ name, letter }) => `${name.toUpperCase()} (${letter})`);
  return misread('BAD_SEAT', `A family must be named here: ${names.join(', ')}, or #1 to #${names.length}.`, word);
}

/** A family that is not one's own: nobody shoots at himself, however he spells it. */
export function readOther(cursor: Cursor, state: State, seat: Seat): Seat | Refusal {
  const word = peek(cursor);
  const other = readSeat(cursor, state);
  return other === seat ? misread('BAD_RULE', 'That is your own family: name another one.', word) : other;
}

/** Refuses anything that is left on the line. */
export const nothingMore = (cursor: Cursor, after: string): Refusal | null =>
  atEnd(cursor) ? null : unexpected(peek(cursor), `${after} ends before it`);
