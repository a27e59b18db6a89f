import { type Refusal, refuse } from './title.ts';

/** Where a word stands: as it was written, and the number of its line. */
interface Written {
  text: string;
  line: number;
}

/** Words every notation has; a title adds its own kinds (`card`, `seat`, `int` ...). `end` stands behind the last word of a line. */
type Common = ({ is: 'key'; key: string } | { is: 'mark'; mark: string } | { is: 'end' }) & Written;
type Meaning = { is: string } & Written;
/** The key words of a notation. */
type KeyOf<W extends Meaning> = Extract<W, { is: 'key' }> extends { key: infer K } ? K : never;

/** A line while it is being read. */
export interface Cursor<W extends Meaning> {
  readonly words: readonly W[];
  readonly line: number;
  at: number;
}

export const cursorOn = <W extends Meaning>(words: readonly W[], line: number): Cursor<W> => ({ words, line, at: 0 });

export const peek = <W extends Meaning>(cursor: Cursor<W>, ahead = 0): W | (Common & { is: 'end' }) =>
  cursor.words[cursor.at + ahead] ?? { is: 'end', text: 'the end of the line', line: cursor.line };

export function next<W extends Meaning>(cursor: Cursor<W>): W | (Common & { is: 'end' }) {
  const word = peek(cursor);
  cursor.at++;
  return word;
}

export const atEnd = (cursor: Cursor<Meaning>): boolean => peek(cursor).is === 'end';

/** Steps over the next word if it is one of `keys`, and tells which. */
export function acceptKey<W extends Meaning, K extends KeyOf<W>>(cursor: Cursor<W>, ...keys: readonly K[]): K | null {
  const word: Meaning & { key?: unknown } = peek(cursor);
  if (word.is !== 'key') return null;
  const key = keys.find((k) => k === word.key) ?? null;
  if (key) cursor.at++;
  return key;
}

/** Steps over the next word if it is one of the characters of `marks`. */
export function acceptMark(cursor: Cursor<Meaning>, marks: string): boolean {
  const word: Meaning & { mark?: unknown } = peek(cursor);
  const found = word.is === 'mark' && typeof word.mark === 'string' && marks.includes(word.mark);
  if (found) cursor.at++;
  return found;
}

const LONGEST_SHOWN = 40;

/** A refusal that points at a word. */
export function misread(code: string, say: string, word: Written): Refusal {
  const text = word.text.length > LONGEST_SHOWN ? `${word.text.slice(0, LONGEST_SHOWN)}...` : word.text;
  return refuse(code, say, `line ${word.line}: "${text}"`);
}
