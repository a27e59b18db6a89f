import { type Refusal, refuse } from '#engine/title.ts';

/** A line taken apart: its first word and the rest, and where it stands. */
export interface Spoken {
  verb: Verb;
  /** What stands behind the verb, without a `:` between them. */
  rest: string;
  /** Number of the line as its writer sees it. */
  line: number;
}

const SPELLINGS = {
  profile: ['profile'],
  move: ['move', 'm', 'go'],
  stay: ['stay'],
  pass: ['pass'],
  choose: ['choose', 'option'],
  yes: ['yes'],
  no: ['no'],
  crime: ['crime'],
  put: ['put'],
  discard: ['discard'],
  take: ['take'],
  play: ['play', 'p'],
  use: ['use'],
  reroll: ['reroll'],
  keep: ['keep'],
  prevent: ['prevent'],
  standing: ['standing'],
  end: ['end', 'done'],
  undo: ['undo'],
  resign: ['resign'],
} as const;
export type Verb = keyof typeof SPELLINGS;

const VERBS: ReadonlyMap<string, Verb> = new Map(
  Object.entries(SPELLINGS).flatMap(([verb, words]) => words.map((word): [string, Verb] => [word, verb as Verb])),
);

/** Everyday words that are a command only if nothing else follows on their line (rules 14). */
const ALONE: ReadonlySet<Verb> = new Set(['stay', 'pass', 'no', 'keep', 'end', 'undo', 'resign']);

/** `discard`, `discarding` or a dash with blanks around it, between what is played and what is given for it. */
export const GIVING = /(?:^|\s)(?:discarding|discard|-)\s/i;

/** Nothing of the notation (rules 14): set aside, and told to its writer. */
export const PROSE = Symbol('prose');

/** Takes a line apart. A line without a digit that does not begin like a command is prose; with one it is a command that can't be read. */
export function spokenIn(text: string, line: number): Spoken | typeof PROSE | null {
  const [, first = '', behind = ''] = /^([^\s:]+)[\s:]*(.*)$/.exec(text) ?? [];
  const verb = VERBS.get(first.toLowerCase().replace(/[,;?]$/, ''));
  const figures = /\d/.test(text);
  if (verb === undefined) return figures ? null : PROSE;
  const [verbRead, rest] = proper(verb, behind.trim());
  const meant = ALONE.has(verbRead) ? rest === '' : verbRead !== 'yes' || rest === '' || GIVING.test(`${rest} `);
  if (meant && !/[,;?]$/.test(first)) return { verb: verbRead, rest, line };
  return figures ? null : PROSE;
}

/** `keep profile KINGPIN`, `crime scene B2` and `end turn` are one command with two words in front. */
function proper(verb: Verb, rest: string): [Verb, string] {
  const [, second = '', behind = ''] = /^(\S+)\s*(.*)$/.exec(rest) ?? [];
  const word = second.toLowerCase();
  if (verb === 'keep' && word === 'profile') return ['profile', behind];
  if (verb === 'crime' && word === 'scene') return ['crime', behind];
  if (verb === 'end' && word === 'turn') return ['end', behind];
  return [verb, rest];
}

const LONGEST_SHOWN = 40;

/** Where a word stands, for a refusal. */
export const whereIs = (line: number, text: string): string =>
  `line ${line}: "${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}...` : text}"`;

/** A line that is no command; `example` is one that would fit now. */
export const unreadable = (line: number, text: string, example: string): Refusal =>
  refuse(
    'UNREADABLE',
    `This line can't be read as a command. What is asked now is written like this: ${example}`,
    whereIs(line, text),
  );
