import type { Line } from '#engine/mailText.ts';
import type { Seat } from '#engine/title.ts';
import { AREA_NAMES, AREAS, type Kind, MARKS, type Place } from '../tables.ts';

const VERBS = [
  'MONTH',
  'NOTHING',
  'STAY',
  'CLOSE',
  'BAIL',
  'HOLD',
  'GIVE',
  'JAILBREAK',
  'USE',
  'FIRE',
  'TAKE',
  'OT',
  'FRIENDS',
  'BRIBE',
  'ONCE',
  'DEAL',
  'IF',
  'ELSE',
  'WITHDRAW',
  'DONE',
] as const;
export type Verb = (typeof VERBS)[number];

const PARTICLES = [
  'AND',
  'ALL',
  'NONE',
  'AUTO',
  'DEFAULT',
  'FROM',
  'RAZE',
  'AT',
  'YIELD',
  'FIGHT',
  'SHARE',
  'REST',
  'IN',
  'ANY',
  'YES',
  'NO',
  'TO',
  'FIRST',
  'POOL',
  'JAIL',
  'TOKEN',
  'GETOUT',
  'NOT',
] as const;
export type Key = Verb | (typeof PARTICLES)[number];

/** What a word means. `unknown` and `negative` are refused by whoever meets them; `end` stands behind the last word of a line. */
export type Term =
  | { is: 'int'; n: number }
  | { is: 'kind'; kind: Kind | 'G' }
  | { is: 'area'; area: Place }
  | { is: 'seat'; seat: Seat }
  | { is: 'key'; key: Key }
  | { is: 'mark'; mark: string }
  | { is: 'negative' }
  | { is: 'unknown'; glued: boolean }
  | { is: 'end' };
export type Word = Term & { text: string; line: number };

const PIECE_WORDS: Readonly<Record<Kind | 'G', readonly string[]>> = {
  G: ['G', 'GODFATHER', 'BOSS'],
  T: ['T', 'THUG', 'THUGS'],
  H: ['H', 'HITMAN', 'HITMEN'],
  R: ['R', 'REVENUE', 'REVENUES', 'RACKET', 'RACKETS'],
  P: ['P', 'PI', 'POLITICAL INFLUENCE', 'POLITICAL', 'POLITICALS', 'POLITICIAN', 'POLITICIANS', 'INFLUENCE'],
};

const OTHER_AREA_WORDS: readonly (readonly [string, Place])[] = [
  ['CITY CENTRE', 'CC'],
  ['CITY CENTER', 'CC'],
  ['DOWNTOWN', 'DT'],
  ['DOCKS', 'TD'],
  ['OUT OF TOWN', 'OUT'],
];

const DICTIONARY: ReadonlyMap<string, Term> = new Map<string, Term>([
  ...[...VERBS, ...PARTICLES].map((key): [string, Term] => [key, { is: 'key', key }]),
  ['FRIEND', { is: 'key', key: 'FRIENDS' }],
  ...(['G', 'T', 'H', 'R', 'P'] as const).flatMap((kind) =>
    PIECE_WORDS[kind].map((text): [string, Term] => [text, { is: 'kind', kind }]),
  ),
  ...[...AREAS, 'OUT' as const].flatMap((area): [string, Term][] => {
    const name = AREA_NAMES[area].toUpperCase();
    return [area, name, `THE ${name}`].map((text) => [text, { is: 'area', area }]);
  }),
  ...OTHER_AREA_WORDS.map(([text, area]): [string, Term] => [text, { is: 'area', area }]),
  ...MARKS.flatMap(({ name, letter }, seat): [string, Term][] =>
    [name.toUpperCase(), letter].map((text) => [text, { is: 'seat', seat }]),
  ),
]);

/** Words in the longest phrase of the dictionary ("OUT OF TOWN"). */
const LONGEST_PHRASE = 3;

/** Numbers, one-letter kinds and two-letter areas written without a blank: `2RSB`, `TDT` (rules 14, notes). */
const GLUED = /^(?:\d|[GTHRP]|WE|SB|CC|DT|ES|TD)+$/;
const LONGEST_GLUED = 24;

/** The words of a line, longest match first. Never fails: what is no word of the notation is `unknown`. */
export function wordsOf({ n: line, text }: Line): Word[] {
  const tokens = scan(text);
  const words: Word[] = [];
  const put = (term: Term, shown: string) => words.push({ ...term, text: shown, line });
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const number = tokens[i + 1];
    if (token === '#' && number !== undefined && /^\d+$/.test(number)) {
      put({ is: 'seat', seat: Number(number) - 1 }, `#${number}`);
      i++;
    } else if (token.startsWith('-')) {
      const negative = number !== undefined && /^\d/.test(number);
      put(negative ? { is: 'negative' } : { is: 'mark', mark: '-' }, negative ? `-${number}` : '-');
      if (negative) i++;
    } else if (!/^[\p{L}\p{N}]/u.test(token)) {
      put({ is: 'mark', mark: token }, token);
    } else {
      const afterInt = words.at(-1)?.is === 'int';
      const read = readToken(tokens, i, afterInt);
      if (read.n !== null) put({ is: 'int', n: read.n }, String(read.n));
      if (read.term) put(read.term, read.text);
      i += read.more;
    }
  }
  return words;
}

interface Read {
  /** The number the token begins with. */
  n: number | null;
  term: Term | null;
  text: string;
  /** Further tokens that belong to the phrase. */
  more: number;
}

/** `2R`, `2xR`, `2`, `x` after a number, `Political` with `Influence` behind it. */
function readToken(tokens: readonly string[], i: number, afterInt: boolean): Read {
  const token = tokens[i]!;
  const [, digits = '', rest = ''] = /^(\d*)(.*)$/su.exec(token)!;
  const n = digits === '' ? null : Number(digits);
  if (rest === '') return { n, term: null, text: token, more: 0 };
  const counted = n !== null || afterInt;
  if (counted && /^x$/i.test(rest)) return { n, term: null, text: token, more: 0 };
  for (const head of counted && /^x/i.test(rest) ? [rest.slice(1), rest] : [rest]) {
    const phrase = longestPhrase(head, tokens, i);
    if (phrase) return { n, ...phrase };
  }
  const glued = token.length <= LONGEST_GLUED && GLUED.test(token.toUpperCase());
  return { n: null, term: { is: 'unknown', glued }, text: token, more: 0 };
}

function longestPhrase(head: string, tokens: readonly string[], i: number): Omit<Read, 'n'> | null {
  for (let more = LONGEST_PHRASE - 1; more >= 0; more--) {
    if (i + more >= tokens.length) continue;
    const text = [head, ...tokens.slice(i + 1, i + 1 + more)].join(' ');
    const term = DICTIONARY.get(text.toUpperCase());
    if (term) return { term, text, more };
  }
  return null;
}

/**
 * Letters and figures stay together, everything else is a mark of its own. A dash between two letters or two blanks is a blank
 * (`OUT-OF-TOWN`, `2R - SB`).
 */
function scan(text: string): string[] {
  const tokens: string[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}\p{N}']+|-+|[^ ]/gu)) {
    const [token] = match;
    if (!token.startsWith('-')) {
      tokens.push(token);
      continue;
    }
    const before = text[match.index - 1] ?? '';
    const after = text[match.index + token.length] ?? '';
    const blank = (before === ' ' && after === ' ') || (/\p{L}/u.test(before) && /\p{L}/u.test(after));
    if (!blank) tokens.push(token);
  }
  return tokens;
}
