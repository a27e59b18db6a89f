import type { Line } from '#engine/mailText.ts';
import type { Key, Word } from './words.ts';

/** Verbs that also begin greetings: "Take care", "Hold on", "Stay safe", "Done, thanks", "Nothing to add". */
const POLITE: readonly Key[] = [
  'TAKE',
  'HOLD',
  'STAY',
  'CLOSE',
  'GIVE',
  'NOTHING',
  'ONCE',
  'DONE',
  'DEAL',
  'MONTH',
  'IF',
  'ELSE',
];

/** Verbs that begin no greeting we know of: such a line is always an order. */
const PLAIN: readonly Key[] = ['BAIL', 'JAILBREAK', 'USE', 'FIRE', 'OT', 'FRIENDS', 'BRIBE', 'WITHDRAW'];

/** Words of the notation that are English as well, so that alone they make no order: "we", "out", "boss", Spanish "es". */
const EVERYDAY = ['WE', 'ES', 'OUT', 'BOSS', 'PI'];

/**
 * Whether a line is a greeting or a remark rather than an order. It is when it has no figure and none of these:
 * - a verb of the notation in front, except that those that also begin greetings (`POLITE`) need something of an order behind
 *   them, or to stand alone: `HOLD`, `HOLD SB`, `TAKE ALL: NONE` and the misspelt `HOLD SBB` are orders, "Hold on, Tom" is none;
 * - a word that only the notation has, wherever it stands: `SB`, `THUG`, `THE DOCKS`, `GTD`;
 * - a piece or an area beside `:`, `+` or `@` (`T: XX`), or a rule's beginning (`ALL: NONE`);
 * - nothing but words of the notation, a piece or an area among them (`G ES`).
 * A line in doubt is an order: to refuse it is safer than to overlook it.
 */
export function isProse(line: Line, words: readonly Word[]): boolean {
  const [first, second] = words;
  if (first === undefined || /\p{N}/u.test(line.text)) return false;
  if (words.some(isUnmistakable) || RULE_LIKE.test(line.text) || PIECE_LIKE.test(line.text)) return false;
  if (first.is === 'key' && PLAIN.includes(first.key)) return false;
  if (first.is === 'key' && POLITE.includes(first.key)) return second !== undefined && !continuesOrder(second);
  return words.length === 1 || !words.every(isNotation) || !words.some((w) => w.is === 'kind' || w.is === 'area');
}

/** `ALL: NONE`, `BOSS: SHARE`, as opposed to "Hi all: sorry". */
const RULE_LIKE =
  /(?:^| )(?:ALL|BOSS|WE|ES) ?: ?(?:NONE|AUTO|FIGHT|SHARE|YIELD|ALL|DEFAULT|BLUE|YELLOW|ORANGE|VIOLET|SLATE)(?: |$)/i;

/** `T: XX`, `XX: T`, `R + XX`, as opposed to "Hi Tom :P". */
const PIECE_LIKE = /(?:^|[^\p{L}'])(?:[GTHRP]|WE|ES|OUT) ?[:+@] ?\p{L}|\p{L}(?:[:@] ?| ?\+ ?)[GTHRP](?![\p{L}'])/iu;

const isUnmistakable = (word: Word): boolean =>
  ((word.is === 'kind' && word.text.length > 1) ||
    word.is === 'area' ||
    (word.is === 'unknown' && isGluedOrder(word))) &&
  !EVERYDAY.includes(word.text.toUpperCase());

/** `GTD`, but not "test" and "rest", which fall apart into pieces and areas too. */
const isGluedOrder = (word: Word & { is: 'unknown' }): boolean => word.glued && /SB|CC|DT|TD/i.test(word.text);

const isNotation = (word: Word): boolean =>
  word.is !== 'unknown' && word.is !== 'negative' && (word.is !== 'mark' || ':+@&;,>'.includes(word.mark));

/** What may stand behind a polite verb in an order, or is so short of vowels that it must be a misspelt code. */
function continuesOrder(word: Word): boolean {
  switch (word.is) {
    case 'area':
      return word.area !== 'OUT';
    case 'kind':
    case 'seat':
    case 'negative':
      return true;
    case 'mark':
      return ':+&;'.includes(word.mark);
    case 'key':
      return (
        word.key !== 'IN' &&
        word.key !== 'TO' &&
        word.key !== 'AT' &&
        word.key !== 'NO' &&
        word.key !== 'AND' &&
        word.key !== 'NOT'
      );
    case 'unknown':
      return /^[^aeiouy']{2,}$/i.test(word.text) || /^(?:west|south|east|city|down)$/i.test(word.text);
    case 'int':
    case 'end':
      return true;
  }
}
