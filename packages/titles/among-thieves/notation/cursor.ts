import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { MARKS } from '../tables.ts';
import { listed } from '../wording.ts';
import type { Key, Word } from './words.ts';

/** A line while it is being read. */
export interface Cursor {
  readonly words: readonly Word[];
  readonly line: number;
  at: number;
}

export const cursorOn = (words: readonly Word[], line: number): Cursor => ({ words, line, at: 0 });

export const peek = (cursor: Cursor, ahead = 0): Word =>
  cursor.words[cursor.at + ahead] ?? { is: 'end', text: 'the end of the line', line: cursor.line };

export function next(cursor: Cursor): Word {
  const word = peek(cursor);
  cursor.at++;
  return word;
}

export const atEnd = (cursor: Cursor): boolean => peek(cursor).is === 'end';

/** Steps over the next word if it is one of `keys`, and tells which. */
export function acceptKey<K extends Key>(cursor: Cursor, ...keys: readonly K[]): K | null {
  const word = peek(cursor);
  if (word.is !== 'key') return null;
  const key = keys.find((k) => k === word.key) ?? null;
  if (key) cursor.at++;
  return key;
}

/** `+`, `&`, `/` or AND between two cards, seats or numbers. */
export function acceptSeparator(cursor: Cursor): boolean {
  const word = peek(cursor);
  const found = (word.is === 'mark' && '+&/'.includes(word.mark)) || (word.is === 'key' && word.key === 'AND');
  if (found) cursor.at++;
  return found;
}

/** `>`, ON, AT or FROM before a seat. */
export function acceptTargetSign(cursor: Cursor): boolean {
  const word = peek(cursor);
  const found = (word.is === 'mark' && word.mark === '>') || (word.is === 'key' && word.key === 'ON');
  if (found) cursor.at++;
  return found;
}

const LONGEST_SHOWN = 40;

/** A refusal that points at a word. */
export function misread(code: string, say: string, word: Word): Refusal {
  const text = word.text.length > LONGEST_SHOWN ? `${word.text.slice(0, LONGEST_SHOWN)}...` : word.text;
  return refuse(code, say, `line ${word.line}: "${text}"`);
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
