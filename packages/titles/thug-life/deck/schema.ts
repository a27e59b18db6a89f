import * as z from 'zod';
import { FACES } from '../tables.ts';

// The form of a deck file (rules 9.1 to 9.3): effects and modifiers are data, read by a small interpreter.

export const CARD_TYPES = ['caution', 'crime', 'weapon', 'homie', 'ride', 'turf', 'drama'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export const CRIME_TYPES = ['tech', 'muscle', 'drug'] as const;
export type CrimeType = (typeof CRIME_TYPES)[number];
export const FIGHT_KINDS = ['hood', 'street', 'cop'] as const;
export type FightKind = (typeof FIGHT_KINDS)[number];
export const UPGRADES = ['homie', 'ride', 'turf'] as const;
export type UpgradeType = (typeof UPGRADES)[number];
export const TRIGGERS = [
  'turn',
  'fight.mine',
  'fight.defend',
  'crime.mine',
  'crime.rival',
  'fight.rival',
  'loss.cop',
  'taken',
] as const;
export type Trigger = (typeof TRIGGERS)[number];
export const FORBIDS = [
  'streetFight',
  'hoodFight',
  'driveBy',
  'rideInFight',
  'crime.tech',
  'crime.muscle',
  'crime.drug',
  'weapons',
  'hustle',
  'grind',
  'jumpIn',
] as const;
export type Forbidden = (typeof FORBIDS)[number];
export const WHO = ['self', 'target', 'each', 'eachRival', 'mostRespect', 'mostYardThugs', 'richAtLeast'] as const;
export type Who = (typeof WHO)[number];
export const HAVINGS = ['yardThug', 'homie', 'ride', 'turf', 'dolla', 'card'] as const;
export type Having = (typeof HAVINGS)[number];

const MOST = 99;
const plus = z.int().min(1).max(MOST);
const count = z.int().min(-MOST).max(MOST);
const words = (most: number) => z.string().trim().min(1).max(most);

interface Recipients {
  /** Absent: self. */
  who?: Who;
  /** Only with `richAtLeast`: Dollas. */
  min?: number;
}

/** What a card does (rules 9.2); several are done in order. */
export type Effect =
  | ({ do: 'respect' | 'dolla'; n: number } & Recipients)
  | ({ do: 'draw' | 'discardRandom' | 'jumpIn'; n: number } & Recipients)
  | { do: 'sendHome'; kinds: ('thug' | 'homie' | 'ride')[]; n: number }
  | { do: 'cops'; n: number }
  | { do: 'recover'; kind: Exclude<CardType, 'drama'>; n: number }
  | { do: 'extraAction'; n: number }
  | { do: 'takeDolla' | 'takeCard' | 'turnThug'; n: number }
  | { do: 'takeUpgrade'; kind: UpgradeType; else?: Effect[] }
  | { do: 'keepGang' | 'protect' };

const recipients = { who: z.enum(WHO).optional(), min: z.int().min(0).max(MOST).optional() };

export const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.enum(['respect', 'dolla']), n: count, ...recipients }),
    z.strictObject({ do: z.enum(['draw', 'discardRandom', 'jumpIn']), n: plus, ...recipients }),
    z.strictObject({ do: z.literal('sendHome'), kinds: z.array(z.enum(['thug', 'homie', 'ride'])).min(1), n: plus }),
    z.strictObject({ do: z.literal('cops'), n: count }),
    z.strictObject({
      do: z.literal('recover'),
      kind: z.enum(['caution', 'crime', 'weapon', 'homie', 'ride', 'turf']),
      n: plus,
    }),
    z.strictObject({ do: z.literal('extraAction'), n: plus }),
    z.strictObject({ do: z.enum(['takeDolla', 'takeCard', 'turnThug']), n: plus }),
    z.strictObject({ do: z.literal('takeUpgrade'), kind: z.enum(UPGRADES), else: z.array(effect).max(9).optional() }),
    z.strictObject({ do: z.enum(['keepGang', 'protect']) }),
  ]),
);

/** When a modifier counts: all the given parts must hold (rules 9.3). */
const condition = z.strictObject({
  in: z.enum(['fight', 'crime']).optional(),
  fight: z.array(z.enum(FIGHT_KINDS)).optional(),
  driveBy: z.boolean().optional(),
  role: z.enum(['attack', 'defend']).optional(),
  crime: z.array(z.enum(CRIME_TYPES)).optional(),
  withRide: z.boolean().optional(),
});
export type Condition = z.infer<typeof condition>;

export const NUMBER_MODS = ['power', 'kill', 'save', 'reroll', 'difficulty', 'capacity', 'reinforce'] as const;

export const mod = z.discriminatedUnion('mod', [
  z.strictObject({ mod: z.enum(NUMBER_MODS), n: count, if: condition.optional() }),
  z.strictObject({ mod: z.literal('noRides'), side: z.literal('enemy').optional(), if: condition.optional() }),
  z.strictObject({ mod: z.literal('onWin'), effects: z.array(effect).min(1).max(9), if: condition.optional() }),
  z.strictObject({ mod: z.enum(['hoodBonus', 'stashCount']), n: count }),
]);
export type Mod = z.infer<typeof mod>;

export const rule = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('forbid'), what: z.enum(FORBIDS) }),
  z.strictObject({ rule: z.literal('difficulty'), n: count, crime: z.array(z.enum(CRIME_TYPES)).optional() }),
  z.strictObject({ rule: z.enum(['attackPower', 'copPower']), n: count }),
  z.strictObject({ rule: z.enum(['crimeSuccess', 'crimeBusted']), effects: z.array(effect).min(1).max(9) }),
]);
export type Rule = z.infer<typeof rule>;

const target = z.strictObject({ kind: z.literal('rival'), has: z.enum(HAVINGS), optional: z.boolean().optional() });
export type Target = z.infer<typeof target>;

const cost = z.strictObject({
  dolla: plus.optional(),
  discard: z.enum(['weapon', 'any']).optional(),
  yardThug: z.int().min(1).max(9).optional(),
});
export type Cost = z.infer<typeof cost>;

const effects = z.array(effect).max(9);
const mods = z.array(mod).max(9);
const rules = z.array(rule).max(9);

const common = {
  /** As players write it: capital letters and digits, not beginning with a digit. */
  id: z.string().regex(/^[A-Z][A-Z0-9]{0,19}$/, 'an id is capital letters and digits, such as BIGTINY'),
  name: words(40),
  /** A second name; where there is one it is the one that is shown. */
  alias: words(40).optional(),
  /** Copies, and their numbers on the printed cards: Street 1 to 93, Drama 1 to 11. */
  count: z.int().min(1).max(40),
  nos: z.array(z.int().min(1).max(999)).min(1).max(40),
  tip: z.string().max(120),
  text: z.string().max(400),
  source: z.string().max(40).optional(),
  sourceNote: z.string().max(200).optional(),
};

export const card = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('caution'),
    when: z.enum(TRIGGERS),
    target: target.optional(),
    cost: cost.optional(),
    effects: effects.optional(),
    mods: mods.optional(),
    rules: rules.optional(),
    zone: z.literal('streets').optional(),
    onlyCrime: z.array(z.enum(CRIME_TYPES)).optional(),
    needsRides: z.boolean().optional(),
    cancel: z.boolean().optional(),
    asAction: z.boolean().optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('crime'),
    crimeType: z.enum(CRIME_TYPES),
    difficulty: z.int().min(0).max(30),
    target: target.optional(),
    reward: effects,
  }),
  z.strictObject({ ...common, type: z.literal('weapon'), use: z.array(z.enum(['fight', 'crime'])).min(1), mods }),
  z.strictObject({
    ...common,
    type: z.literal('homie'),
    power: z.int().min(1).max(20),
    mods,
    burn: effects.optional(),
    target: target.optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('ride'),
    driveBy: z.int().min(1).max(20),
    power: z.int().min(0).max(20),
    mods,
  }),
  z.strictObject({
    ...common,
    type: z.literal('turf'),
    flip: effects.optional(),
    cost: cost.optional(),
    target: target.optional(),
    commit: mods.optional(),
    passive: mods.optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('drama'),
    onReveal: effects.optional(),
    phase: effects.optional(),
    offer: z.strictObject({ cost, effects }).optional(),
    rules: rules.optional(),
    endOfRound: effects.optional(),
  }),
]);
export type Card = z.infer<typeof card>;
export type CardOf<Type extends CardType> = Extract<Card, { type: Type }>;

const face = z.enum(FACES);

export const deckSchema = z.strictObject({
  schema: z.literal('thug-life-deck/1', 'this house reads files that say "schema": "thug-life-deck/1"'),
  deckId: words(40),
  game: z.literal('thug-life'),
  note: z.string().max(600).optional(),
  dice: z.strictObject({ fight: z.array(face), crime: z.array(face) }),
  /** How many cards of each type there are. */
  counts: z.strictObject({
    caution: z.int().min(0),
    crime: z.int().min(0),
    weapon: z.int().min(0),
    homie: z.int().min(0),
    ride: z.int().min(0),
    turf: z.int().min(0),
    drama: z.int().min(0),
  }),
  cards: z.array(card).min(1).max(300),
});
export type Deck = z.infer<typeof deckSchema>;
