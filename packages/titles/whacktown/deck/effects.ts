import * as z from 'zod';
import { COLOURS, COUNTERS, type Colour, type Counter, RESOURCES, type Resource } from '../tables.ts';

// The vocabulary of cards (rules 9.1). A group's own file speaks it too, so messages are for people who wrote one by hand.

const MOST = 99;
const whole = z.int({ error: 'a whole number is wanted' }).min(0).max(MOST);
const positive = z.int({ error: 'a whole number is wanted' }).min(1).max(MOST);

/** A number, or one that is counted when the effect starts: min(max, floor(counter * times / div)). */
export type Amount = number | { per: Counter; times?: number; div?: number; max?: number };
export const amount: z.ZodType<Amount> = z.union(
  [
    whole,
    z.strictObject({
      per: z.enum(COUNTERS),
      times: positive.optional(),
      div: positive.optional(),
      max: positive.optional(),
    }),
  ],
  { error: 'a number, or {per: counter, times, div, max}' },
);

export const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];
const cmp = z.enum(COMPARISONS, { error: `one of ${COMPARISONS.join(' ')} is wanted` });

export type Condition =
  | { self: Counter; cmp: Comparison; n: number }
  | { vsAny: Counter; cmp: Comparison }
  | { vsAll: Counter; cmp: Comparison }
  | { inCrimeScene: true };
const counter = z.enum(COUNTERS, { error: `one of ${COUNTERS.join(', ')} is wanted` });
export const condition: z.ZodType<Condition> = z.union(
  [
    z.strictObject({ self: counter, cmp, n: whole }),
    z.strictObject({ vsAny: counter, cmp }),
    z.strictObject({ vsAll: counter, cmp }),
    z.strictObject({ inCrimeScene: z.literal(true) }),
  ],
  { error: 'a condition is {self, cmp, n}, {vsAny, cmp}, {vsAll, cmp} or {inCrimeScene: true}' },
);

export const PUT_CLASSES = ['any', 'grey', 'topRow', 'adjacent', 'insideCrimeScene'] as const;
export type PutClass = (typeof PUT_CLASSES)[number];

export type CostPart = { pay: 'cards' | 'money' | 'health' | 'bones'; n: number } | { pay: 'thisPerk'; n?: number };
export const cost: z.ZodType<CostPart> = z.union(
  [
    z.strictObject({ pay: z.enum(['cards', 'money', 'health', 'bones']), n: positive }),
    z.strictObject({ pay: z.literal('thisPerk'), n: z.literal(1).optional() }),
  ],
  { error: 'a cost is {pay: cards, money, health or bones, n} or {pay: thisPerk}' },
);

/** What a player may lose by a card of his own. */
export type LossKind = 'healthArmor' | Exclude<Resource, 'armor'>;
export type Effect =
  | { op: 'gain'; res: Resource; n: Amount }
  | { op: 'lose'; res: LossKind; n: Amount }
  | { op: 'repair'; n: Amount | 'all' }
  | { op: 'draw'; n: Amount }
  | { op: 'discard'; n: Amount }
  | { op: 'recover'; n: Amount }
  | { op: 'bomb' }
  | { op: 'perk'; id: string }
  | { op: 'die'; n: Amount }
  | { op: 'hit'; n: Amount; scope?: 'outsideCrimeScene' }
  | { op: 'showdown'; res: Counter; fewer: number; same: number; more: number }
  | { op: 'steal'; res: 'money' | 'info' | 'gang'; n: Amount }
  | { op: 'oppLose'; res: 'info' | 'money' | 'gang' | 'rep'; n: Amount }
  | { op: 'oppDiscard'; n: Amount }
  | { op: 'crimeScene' }
  | { op: 'move' }
  | { op: 'put'; to: PutClass }
  | { op: 'choose'; options: { label: string; effects: Effect[] }[] }
  | { op: 'may'; cost: CostPart[]; effects: Effect[] }
  | { op: 'if'; cond: Condition; then: Effect[]; else?: Effect[] };
export type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;

const MOST_EFFECTS = 12;
const MOST_OPTIONS = 6;
/** A list of effects; inside `choose`, `may` and `if` too. */
export const effects: z.ZodType<Effect[]> = z.lazy(() => z.array(effect).max(MOST_EFFECTS));

const label = z.string().regex(/^[a-z][a-z0-9 -]{0,19}$/i, {
  error: 'a label is a word or two of letters and digits, at most 20 characters',
});

const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion(
    'op',
    [
      z.strictObject({ op: z.literal('gain'), res: z.enum(RESOURCES), n: amount }),
      z.strictObject({
        op: z.literal('lose'),
        res: z.enum(['healthArmor', 'health', 'info', 'money', 'gang', 'rep']),
        n: amount,
      }),
      z.strictObject({ op: z.literal('repair'), n: z.union([z.literal('all'), amount]) }),
      z.strictObject({ op: z.literal('draw'), n: amount }),
      z.strictObject({ op: z.literal('discard'), n: amount }),
      z.strictObject({ op: z.literal('recover'), n: amount }),
      z.strictObject({ op: z.literal('bomb') }),
      z.strictObject({ op: z.literal('perk'), id: z.string() }),
      z.strictObject({ op: z.literal('die'), n: amount }),
      z.strictObject({ op: z.literal('hit'), n: amount, scope: z.literal('outsideCrimeScene').optional() }),
      z.strictObject({ op: z.literal('showdown'), res: counter, fewer: whole, same: whole, more: whole }),
      z.strictObject({ op: z.literal('steal'), res: z.enum(['money', 'info', 'gang']), n: amount }),
      z.strictObject({ op: z.literal('oppLose'), res: z.enum(['info', 'money', 'gang', 'rep']), n: amount }),
      z.strictObject({ op: z.literal('oppDiscard'), n: amount }),
      z.strictObject({ op: z.literal('crimeScene') }),
      z.strictObject({ op: z.literal('move') }),
      z.strictObject({ op: z.literal('put'), to: z.enum(PUT_CLASSES) }),
      z.strictObject({
        op: z.literal('choose'),
        options: z.array(z.strictObject({ label, effects })).min(2).max(MOST_OPTIONS),
      }),
      z.strictObject({ op: z.literal('may'), cost: z.array(cost), effects }),
      // biome-ignore lint/suspicious/noThenProperty: the word stands in card files; nobody awaits an effect.
      z.strictObject({ op: z.literal('if'), cond: condition, then: effects, else: effects.optional() }),
    ],
    { error: (issue) => (issue.code === 'invalid_union' ? 'there is no effect of this name (op)' : undefined) },
  ),
);

/** What must be true of a player to enter a location (rules 8.2). */
export type Requirement =
  | { type: 'none' }
  | { type: 'info' | 'money' | 'combined'; n: number }
  | { type: 'adjacent' }
  | { type: 'topRowClear' }
  | { type: 'aheadOfAny' | 'behindAny' | 'behindAll'; res: Counter }
  | { type: 'exactly' | 'atMost'; res: Counter; n: number };
export const requirement: z.ZodType<Requirement> = z.union(
  [
    z.strictObject({ type: z.enum(['none']) }),
    z.strictObject({ type: z.enum(['info', 'money', 'combined']), n: positive }),
    z.strictObject({ type: z.enum(['adjacent']) }),
    z.strictObject({ type: z.enum(['topRowClear']) }),
    z.strictObject({ type: z.enum(['aheadOfAny', 'behindAny', 'behindAll']), res: counter }),
    z.strictObject({ type: z.enum(['exactly', 'atMost']), res: counter, n: whole }),
  ],
  {
    error:
      'a requirement is {type: none, adjacent or topRowClear}, {type: info, money or combined, n}, {type: aheadOfAny, behindAny or behindAll, res} or {type: exactly or atMost, res, n}',
  },
);

/** Standing changes of the rules for one player. Equal ones add up or are simply on. */
export type Mod =
  | { mod: 'ignoreCrimeScene' | 'ignoreAdjacency' | 'yellowTies' | 'reroll' }
  | { mod: 'infoDiscount' | 'combinedBonus'; n: number };
export type ModName = Mod['mod'];
export const mod: z.ZodType<Mod> = z.union(
  [
    z.strictObject({ mod: z.enum(['ignoreCrimeScene', 'ignoreAdjacency', 'yellowTies', 'reroll']) }),
    z.strictObject({ mod: z.enum(['infoDiscount', 'combinedBonus']), n: positive }),
  ],
  { error: 'a mod is ignoreCrimeScene, ignoreAdjacency, yellowTies, reroll, or infoDiscount or combinedBonus with n' },
);

/** A bonus on arrival: on any cell, on one of a colour, or beside a living opponent. */
export interface OnMove {
  color?: Colour;
  adjacentOpponent?: true;
  effects: Effect[];
}
const onMove: z.ZodType<OnMove> = z.strictObject({
  color: z.enum(COLOURS).optional(),
  adjacentOpponent: z.literal(true).optional(),
  effects,
});

export type Ability =
  | { phase: 'movement'; mods?: Mod[]; onMove?: OnMove }
  | { phase: 'hustle'; cost: CostPart[]; effects: Effect[] }
  | { phase: 'chill' | 'start'; effects: Effect[] }
  | { phase: 'dice'; mods: Mod[] }
  | { phase: 'prevent'; cost: CostPart[] }
  | { phase: 'win'; cond: Condition };
export type AbilityOf<Phase extends Ability['phase']> = Extract<Ability, { phase: Phase }>;
export const ability: z.ZodType<Ability> = z.discriminatedUnion('phase', [
  z.strictObject({ phase: z.literal('movement'), mods: z.array(mod).max(4).optional(), onMove: onMove.optional() }),
  z.strictObject({ phase: z.literal('hustle'), cost: z.array(cost).max(4), effects }),
  z.strictObject({ phase: z.enum(['chill', 'start']), effects }),
  z.strictObject({ phase: z.literal('dice'), mods: z.array(mod).min(1).max(1) }),
  z.strictObject({ phase: z.literal('prevent'), cost: z.array(cost).max(3) }),
  z.strictObject({ phase: z.literal('win'), cond: condition }),
]);
