/** Verbs that begin a line, with their spellings (rules 14). */
const VERB_WORDS = {
  JUMP: ['JUMP', 'J', 'JUMPIN'],
  HUSTLE: ['HUSTLE', 'H'],
  GRIND: ['GRIND', 'G'],
  UPGRADE: ['UPGRADE', 'UP', 'U'],
  FIGHT: ['FIGHT', 'F'],
  CRIME: ['CRIME', 'C'],
  BURN: ['BURN', 'B'],
  FLIP: ['FLIP'],
  PLAY: ['PLAY', 'P'],
  DRAMA: ['DRAMA', 'D'],
  END: ['END', 'E'],
  UNDO: ['UNDO', 'TAKEBACK'],
  DEFEND: ['DEFEND', 'COMMIT'],
  REACT: ['REACT'],
  REROLL: ['REROLL'],
  KEEP: ['KEEP'],
  KILL: ['KILL'],
  TARGET: ['TARGET'],
  BIGBOSS: ['BIGBOSS'],
  ORDER: ['ORDER'],
  ARM: ['ARM'],
  DISARM: ['DISARM'],
  NAME: ['NAME'],
  RETIRE: ['RETIRE'],
  IF: ['IF'],
} as const;

const PARTICLE_WORDS = {
  IN: ['IN'],
  ON: ['ON'],
  AND: ['AND'],
  FROM: ['FROM'],
  WITH: ['WITH'],
  USE: ['USE'],
  HOOD: ['HOOD'],
  STREET: ['STREET', 'STREETS'],
  COPS: ['COPS', 'COP'],
  THUG: ['THUG', 'THUGS', 'T'],
  DISCARD: ['DISCARD'],
  NONE: ['NONE'],
  ALWAYS: ['ALWAYS'],
  ASK: ['ASK'],
  AUTO: ['AUTO'],
  MATCH: ['MATCH'],
  ALL: ['ALL'],
  NEVER: ['NEVER'],
  IFLOSING: ['IFLOSING'],
  DEFENCE: ['DEFENCE', 'DEFENSE'],
  MAX: ['MAX'],
  FIRST: ['FIRST'],
  CAUTIONS: ['CAUTIONS'],
  MAXCAUTIONS: ['MAXCAUTIONS'],
  KILLS: ['KILLS'],
  THUGSFIRST: ['THUGSFIRST'],
  HOMIESFIRST: ['HOMIESFIRST'],
  TIE: ['TIE'],
  SELF: ['SELF'],
  AUTOARM: ['AUTOARM'],
  AUTOPASS: ['AUTOPASS'],
  OFF: ['OFF'],
  ANY: ['ANY'],
  LEADER: ['LEADER'],
  CRIMES: ['CRIMES'],
  MINRESPECT: ['MINRESPECT'],
  MINDIFFICULTY: ['MINDIFFICULTY'],
  KINDS: ['KINDS'],
  MINBOSS: ['MINBOSS'],
  TAKES: ['TAKES'],
  MINFIGURES: ['MINFIGURES'],
  TECH: ['TECH'],
  MUSCLE: ['MUSCLE'],
  DRUG: ['DRUG'],
  DOLLA: ['DOLLA'],
  CARD: ['CARD'],
  HOMIE: ['HOMIE'],
  RIDE: ['RIDE'],
  TURF: ['TURF'],
  WON: ['WON'],
  LOST: ['LOST'],
  CALLED: ['CALLED'],
} as const;

export type Verb = keyof typeof VERB_WORDS;
export type Key = Verb | keyof typeof PARTICLE_WORDS;

/** Key words that people write in two: `RE-ROLL`, `IF LOSING`, `MIN RESPECT`. */
const IN_TWO = [
  'RE ROLL',
  'TAKE BACK',
  'BIG BOSS',
  'IF LOSING',
  'MAX CAUTIONS',
  'THUGS FIRST',
  'HOMIES FIRST',
  'AUTO ARM',
  'AUTO PASS',
  'MIN RESPECT',
  'MIN DIFFICULTY',
  'MIN BOSS',
  'MIN FIGURES',
];

const spelt = Object.entries({ ...VERB_WORDS, ...PARTICLE_WORDS }).flatMap(([key, words]) =>
  // The names of an object literal are its own keys.
  words.map((word): [string, Key] => [word, key as Key]),
);

export const KEYS: ReadonlyMap<string, Key> = new Map(spelt);

/** `RE ROLL` -> REROLL. */
export const KEYS_IN_TWO: ReadonlyMap<string, Key> = new Map(
  IN_TWO.map((phrase) => [phrase, KEYS.get(phrase.replace(' ', ''))!]),
);

export const VERBS: readonly Verb[] = Object.keys(VERB_WORDS) as Verb[];

/** Words that no card of a deck may be called by (rules 9.4). */
export const KEY_WORDS: readonly string[] = [...KEYS.keys()];
