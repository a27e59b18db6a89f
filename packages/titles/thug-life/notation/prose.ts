import type { Line } from '#engine/mailText.ts';
import type { Verb } from './keys.ts';
import type { Word } from './words.ts';

/** Verbs that begin no greeting we know of: such a line is always an order, if the verb is written out. */
const PLAIN: readonly Verb[] = [
  'JUMP',
  'HUSTLE',
  'GRIND',
  'UPGRADE',
  'CRIME',
  'BURN',
  'FLIP',
  'DEFEND',
  'REROLL',
  'DISARM',
  'BIGBOSS',
];

/** ... but these spellings of them do: "Up to you", "Commit yourself", "U there?", "C you". */
const POLITE_SPELLINGS = ['UP', 'COMMIT'];

/** Verbs that make an order alone. */
const STANDS_ALONE: readonly Verb[] = ['JUMP', 'HUSTLE', 'GRIND', 'END', 'UNDO', 'REROLL', 'KEEP', 'RETIRE'];

/** Names of house cards that are English words as well, so that they make no order of a greeting: "Word of thanks", "doc". */
const EVERYDAY = [
  'WORD',
  'KEYS',
  'DOC',
  'LUCKY',
  'WHEELS',
  'BOOKS',
  'RADIO',
  'STORE',
  'CLUB',
  'GRID',
  'PARTY',
  'CAFE',
  'BAIL',
  'BAT',
];

/**
 * Whether a line is a greeting or a remark rather than an order. It is when it has no figure and none of these:
 * - a verb in front that begins no greeting, or one that does with something of an order behind it, or alone: `END`, `PLAY WORD` and
 *   `FIGHT COPS` are orders, "End of story" and "Play nice" are none;
 * - a name that only the cards have, wherever it stands: `LOWRIDER`, `BIG TINY`.
 * A line in doubt is an order: to refuse it is safer than to overlook it.
 */
export function isProse(line: Line, words: readonly Word[]): boolean {
  const [first, second] = words;
  if (first === undefined) return true;
  if (/\p{N}/u.test(line.text) || words.some(isUnmistakable)) return false;
  if (first.is !== 'key') return true;
  const verb = first.key as Verb;
  const written = first.text.toUpperCase().replace(/ /g, '');
  if (written.length > 1 && PLAIN.includes(verb) && !POLITE_SPELLINGS.includes(written)) return false;
  if (second === undefined) return !STANDS_ALONE.includes(verb);
  if (verb === 'NAME') return false;
  if (verb === 'TARGET' && words.length === 2) return false;
  return !continuesOrder(verb, second);
}

const isUnmistakable = (word: Word): boolean =>
  word.is === 'card' && word.text.length > 2 && !EVERYDAY.includes(word.text.toUpperCase());

/** A single letter on a line of its own: an order among orders (`J`), else how people sign. */
export const isInitial = ({ text }: Line): boolean => /^\p{L}$/u.test(text);

/** What may stand behind a verb that also begins greetings. */
function continuesOrder(verb: Verb, word: Word): boolean {
  if (word.is === 'card' || word.is === 'seat') return true;
  if (word.is !== 'key') return false;
  switch (verb) {
    case 'IF':
      return ['WON', 'LOST', 'CALLED'].includes(word.key);
    case 'FIGHT':
      return ['HOOD', 'STREET', 'COPS'].includes(word.key);
    case 'END':
      return word.key === 'DISCARD';
    case 'JUMP':
      return word.key === 'IN';
    case 'GRIND':
      return word.key === 'FROM';
    case 'DEFEND':
      return ['NONE', 'USE', 'PLAY', 'REROLL', 'COPS'].includes(word.key);
    case 'REACT':
      return word.key === 'NONE';
    case 'KILL':
      return word.key === 'THUG';
    case 'ORDER':
      return ['DEFENCE', 'COPS', 'REROLL', 'KILLS', 'TIE', 'AUTOARM', 'AUTOPASS', 'NONE'].includes(word.key);
    case 'TARGET':
      return word.seat !== undefined;
    default:
      return false;
  }
}
