import type { Line } from '#engine/mailText.ts';
import type { Seat } from '#engine/title.ts';
import { type Card, MARKS } from '../tables.ts';

const KEY_WORDS = {
  PLOT: ['PLOT', 'PLAN', 'PLAY'],
  DISCARD: ['DISCARD', 'DROP'],
  FIRST: ['FIRST'],
  POINT: ['POINT'],
  PLACES: ['PLACES', 'PLACE', 'LOCATIONS', 'LOCATION', 'LOC'],
  TAKEOVER: ['TAKEOVER'],
  FINAL: ['FINAL'],
  REVEAL: ['REVEAL'],
  REACT: ['REACT'],
  ROUND: ['ROUND'],
  YES: ['YES'],
  NO: ['NO'],
  PASS: ['PASS'],
  ANY: ['ANY'],
  NEVER: ['NEVER'],
  ASK: ['ASK'],
  RICHEST: ['RICHEST'],
  DECLINE: ['DECLINE'],
  ON: ['ON', 'AT', 'FROM'],
  AND: ['AND'],
} as const;
export type Key = keyof typeof KEY_WORDS;

/** What a word means. `unknown` is refused by whoever meets it; `end` stands behind the last word of a line. */
export type Term =
  | { is: 'card'; card: Card }
  | { is: 'seat'; seat: Seat }
  | { is: 'int'; n: number }
  | { is: 'key'; key: Key }
  | { is: 'mark'; mark: string }
  | { is: 'unknown' }
  | { is: 'end' };
export type Word = Term & { text: string; line: number };

const KEYS: ReadonlyMap<string, Key> = new Map(
  Object.entries(KEY_WORDS).flatMap(([key, words]) => words.map((word): [string, Key] => [word, key as Key])),
);

const CARD_WORDS: readonly (readonly [word: string, card: Card])[] = [
  ['STEAL', 'steal'],
  ['TRAP', 'trap'],
  ['HEIST', 'heist'],
  ['SABOTAGE', 'sabotage'],
  ['NOHONOR', 'noHonor'],
  ['NOHONOUR', 'noHonor'],
];

/** Any beginning of a card's name from two letters on (rules 14), and the codes of section 9. */
function cardOf(token: string): Card | null {
  if (token === 'TR') return 'trap';
  if (token === 'NH') return 'noHonor';
  if (token.length < 2) return null;
  return CARD_WORDS.find(([word]) => word.startsWith(token))?.[1] ?? null;
}

/** A letter is always the seat; a name may be shortened to its beginning, from two letters on, while it is the only such name. */
function seatOf(token: string): Seat | null {
  const letter = MARKS.findIndex((mark) => mark.letter === token);
  if (letter >= 0) return letter;
  if (token.length < 2) return null;
  const seats = MARKS.flatMap(({ name }, seat) => (name.toUpperCase().startsWith(token) ? [seat] : []));
  return seats.length === 1 ? seats[0]! : null;
}

/** NO HONOR AMONG THIEVES in as many words as stand there: the longest reading wins. */
function honorAt(tokens: readonly string[], i: number): number {
  const at = (k: number) => tokens[k]?.toUpperCase() ?? '';
  let words = 0;
  if (/^NOHONOU?R$/.test(at(i))) words = 1;
  else if (at(i) === 'NO' && at(i + 1) !== '' && ['HONOR', 'HONOUR'].some((word) => word.startsWith(at(i + 1))))
    words = 2;
  if (words > 0 && at(i + words) === 'AMONG') words += at(i + words + 1) === 'THIEVES' ? 2 : 1;
  return words;
}

function termOf(token: string): Term {
  const upper = token.toUpperCase();
  if (/^\d+$/.test(token)) return { is: 'int', n: Number(token) };
  if (!/^[\p{L}\p{N}]/u.test(token)) return { is: 'mark', mark: token };
  const key = KEYS.get(upper);
  if (key) return { is: 'key', key };
  const card = cardOf(upper);
  if (card) return { is: 'card', card };
  const seat = seatOf(upper);
  return seat === null ? { is: 'unknown' } : { is: 'seat', seat };
}

/** The words of a line, longest match first. Never fails: what is no word of the notation is `unknown`. */
export function wordsOf({ n: line, text }: Line): Word[] {
  const tokens = scan(text);
  const words: Word[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const honor = honorAt(tokens, i);
    const shown = honor > 0 ? tokens.slice(i, i + honor).join(' ') : tokens[i]!;
    words.push({ ...(honor > 0 ? { is: 'card', card: 'noHonor' } : termOf(shown)), text: shown, line });
    if (honor > 0) i += honor - 1;
  }
  return words;
}

/** Letters and figures stay together; `, . ; : ! ( )` are blanks (rules 14), and so is a dash (`NO-HONOR`); the rest are marks. */
function scan(text: string): string[] {
  return [...text.replace(/[,.;:!()-]/g, ' ').matchAll(/[\p{L}\p{M}\p{N}']+|[^ ]/gu)].map(([token]) => token);
}
