import type { Line } from '#engine/mailText.ts';
import type { Key, Word } from './words.ts';

/** Verbs that begin no greeting we know of: such a line is always an order. */
const PLAIN: readonly Key[] = ['PLOT', 'DISCARD', 'TAKEOVER', 'REVEAL', 'REACT', 'DECLINE', 'RICHEST'];

/** ... but these spellings of them do: "Plan is to be back on Monday", "Play nicely", "Drop me a line". */
const POLITE_SPELLINGS = ['PLAN', 'PLAY', 'DROP'];

/** Card words that are English, or a piece of it, so that alone they make no order: "he", "no", "st". */
const EVERYDAY = ['HE', 'NO', 'ST', 'SA'];

/**
 * Whether a line is a greeting or a remark rather than an order. It is when it has no figure and none of these:
 * - a verb of the notation in front, except that those that also begin greetings need something of an order behind them, or to
 *   stand alone: `FINAL`, `PASS`, `FIRST TRAP` and `PLACES ANY` are orders, "First of all, hello" is none;
 * - a word that only the notation has, wherever it stands: `TRAP`, `HEIST`, `NO HONOR`, `NH`;
 * - nothing but words of the notation, a card among them (`ST + HE`).
 * A line in doubt is an order: to refuse it is safer than to overlook it.
 */
export function isProse(line: Line, words: readonly Word[]): boolean {
  const [first, second] = words;
  if (first === undefined) return true;
  if (/\p{N}/u.test(line.text) || words.some(isUnmistakable)) return false;
  if (first.is === 'key') {
    const polite = !PLAIN.includes(first.key) || POLITE_SPELLINGS.includes(first.text.toUpperCase());
    if (!polite) return false;
    return second === undefined ? !STANDS_ALONE.includes(first.key) : !continuesOrder(first.key, second);
  }
  if (first.is === 'unknown' && words.length === 1) return true;
  return !words.every(isNotation) || !words.some((word) => word.is === 'card');
}

const STANDS_ALONE: readonly Key[] = [
  'FINAL',
  'YES',
  'NO',
  'PASS',
  'PLOT',
  'DISCARD',
  'FIRST',
  'POINT',
  'PLACES',
  'ROUND',
];

const isUnmistakable = (word: Word): boolean => word.is === 'card' && !EVERYDAY.includes(word.text.toUpperCase());

const isNotation = (word: Word): boolean => word.is !== 'unknown' && (word.is !== 'mark' || '+&/>'.includes(word.mark));

/** What may stand behind a polite verb in an order. */
function continuesOrder(verb: Key, word: Word): boolean {
  switch (verb) {
    case 'PLOT':
    case 'DISCARD':
    case 'FIRST':
    case 'POINT':
      return word.is === 'card' || (word.is === 'key' && (word.key === 'ANY' || word.key === 'NO'));
    case 'PLACES':
      return word.is === 'key' && word.key === 'ANY';
    default:
      return false;
  }
}
