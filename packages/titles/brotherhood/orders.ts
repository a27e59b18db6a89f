import * as z from 'zod';
import { AREAS, type Area } from './tables.ts';

// Numbers are loose here on purpose: `decide` refuses a wrong one with a sentence of its own (BAD_COUNT, BAD_RULE, BAD_AMOUNT).
const area = z.enum(AREAS);
const seat = z.number();
const count = z.number();

/** A month's ledger (rules 3). T and H in `buy` are this month's hires, always complete: who is not listed is fired. */
export const ledger = z.strictObject({
  close: z.partialRecord(area, count).default({}),
  bail: z.strictObject({ T: count.default(0), H: count.default(0) }).prefault({}),
  buy: z
    .partialRecord(
      area,
      z.strictObject({ R: count.optional(), P: count.optional(), T: count.optional(), H: count.optional() }),
    )
    .default({}),
  /** Null: not listed, he stays where he is. */
  godfather: z
    .enum([...AREAS, 'OUT'])
    .nullable()
    .default(null),
  /** A boss in exile stays there (house rule 3). */
  stay: z.boolean().default(false),
});
export type Ledger = z.infer<typeof ledger>;
export type LedgerInput = z.input<typeof ledger>;

/** Nothing bought, nobody hired, the Godfather stays. */
export const EMPTY_LEDGER: Ledger = { close: {}, bail: { T: 0, H: 0 }, buy: {}, godfather: null, stay: false };

/** A rule per area and one for all the others. */
const byArea = <Rule extends z.ZodType>(rule: Rule) => z.partialRecord(z.enum([...AREAS, 'ALL']), rule);

/** `n` (default 1) counters of `seat` to go: a Revenue, a Thug, or a Political, which costs two. */
export const wish = z.strictObject({ n: count.default(1), seat, kind: z.enum(['R', 'T', 'P']) });
export type Wish = z.infer<typeof wish>;

/** USE: wishes in order, then AUTO if `auto`. NONE is the empty one. */
export const useRule = z.strictObject({ wishes: z.array(wish).max(40).default([]), auto: z.boolean().default(false) });
export type UseRule = z.infer<typeof useRule>;

/** One allocation: `n` men (default: all that are left) of `kind` (default: Thugs, then Hitmen, then boss) at `seat`. */
export const shot = z.strictObject({ n: count.optional(), kind: z.enum(['T', 'H', 'G']).optional(), seat });
export type Shot = z.infer<typeof shot>;

/** FIRE: a list of preference (`[]` is AUTO), or allocations; what is left goes to the first listed seat present, else AUTO. */
export const fireRule = z.union([
  z.strictObject({ prefer: z.array(seat).max(10) }),
  z.strictObject({ shots: z.array(shot).max(40) }),
]);
export type FireRule = z.infer<typeof fireRule>;

/** TAKE: at most `max` Revenues (0 is NONE), owners in the order `from` first; with house rule 2 `raze` of them are destroyed. */
export const takeRule = z.strictObject({
  max: z.union([count, z.literal('ALL')]),
  from: z.array(seat).max(10).optional(),
  raze: z.union([count, z.literal('ALL')]).optional(),
});
export type TakeRule = z.infer<typeof takeRule>;

/** OT: a stance (a number is a demand of that many Revenues), with an automatic yield and a target in overtimes of three or more. */
export const overtimeRule = z.strictObject({
  stance: z.union([z.enum(['FIGHT', 'SHARE', 'YIELD']), count]),
  yieldAt: count.optional(),
  target: seat.optional(),
});
export type OvertimeRule = z.infer<typeof overtimeRule>;

/** BRIBE: for which cards in which areas a bribe token is spent. */
export const bribeRule = z.strictObject({
  cards: z.union([z.literal('ANY'), z.array(z.number()).max(20)]),
  areas: z.union([z.literal('ANY'), z.array(area).max(6)]).default('ANY'),
});
export type BribeRule = z.infer<typeof bribeRule>;

/**
 * Standing instructions (rules 3): what a seat does where the rules leave it a choice. Every part may be missing.
 * In what a player sends, a verb with ALL replaces that verb's areas (BOSS stays), an area beside ALL is an exception to it.
 * `null` goes back to the built-in default: a written SHARE never yields by itself, the built-in one does.
 */
export const standing = z.strictObject({
  friends: z.array(seat).max(10).optional(),
  use: byArea(useRule.nullable()).optional(),
  fire: byArea(fireRule.nullable()).optional(),
  take: byArea(takeRule.nullable()).optional(),
  ot: z.partialRecord(z.enum([...AREAS, 'ALL', 'BOSS']), overtimeRule.nullable()).optional(),
  bribe: bribeRule.nullable().optional(),
});
export type Standing = z.infer<typeof standing>;
export type ByArea<Rule> = Partial<Record<Area | 'ALL', Rule | null>>;

/** Whether `n` (default 1) counters of `seat` (of `kind`, default: of any kind, the Godfather too) stand in `area`; `not` asks the contrary. */
export const condition = z.strictObject({
  seat,
  n: count.optional(),
  kind: z.enum(['R', 'P', 'T', 'H', 'G']).optional(),
  area,
  not: z.literal(true).optional(),
});
export type Condition = z.infer<typeof condition>;

/** What an alternative may choose between: the rules of USE, FIRE, TAKE and OT. */
export const branch = standing.pick({ use: true, fire: true, take: true, ot: true });
export type Branch = z.infer<typeof branch>;

/** IF: rules of this month that depend on where others stand when all ledgers have been carried out (pace post). */
export const alternative = z.strictObject({ when: condition, rules: branch, otherwise: branch.default({}) });
export type Alternative = z.infer<typeof alternative>;

/** Divides a dead boss's empire by agreement (overtime at the table). */
export const split = z.array(
  z.strictObject({
    seat,
    board: z
      .partialRecord(
        area,
        z.strictObject({ R: count.optional(), P: count.optional(), T: count.optional(), H: count.optional() }),
      )
      .default({}),
    pool: z.strictObject({ R: count.default(0), P: count.default(0), T: count.default(0), H: count.default(0) }),
    jail: z.strictObject({ T: count.default(0), H: count.default(0) }),
    tokens: z.strictObject({ getOut: count.default(0), bribe: count.default(0) }),
  }),
);
export type Split = z.infer<typeof split>;

const influenceActs = z.partialRecord(
  area,
  z.array(z.strictObject({ act: z.enum(['arrest', 'close', 'politic']), victim: seat })).max(60),
);
const aims = z.partialRecord(
  area,
  z.array(z.strictObject({ kind: z.enum(['T', 'H', 'G']), n: count, target: seat })).max(60),
);
const claims = z.partialRecord(area, takeRule);
const overtimeStance = z.union([z.enum(['FIGHT', 'SHARE', 'YIELD']), count, z.strictObject({ deal: split })]);

/** An answer to a prompt after the reveal, sealed until all are in. Areas that it does not name follow the rules in force. */
export const answer = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('bribe'), use: z.boolean() }),
  z.strictObject({ to: z.literal('sheet'), sheet: standing }),
  z.strictObject({ to: z.literal('influence'), areas: influenceActs }),
  z.strictObject({ to: z.literal('targets'), areas: aims }),
  z.strictObject({ to: z.literal('claims'), areas: claims }),
  z.strictObject({ to: z.literal('overtime'), stance: overtimeStance, target: seat.optional() }),
]);
export type Answer = z.infer<typeof answer>;
/** The prompts after the reveal (rules 5.3). */
export type AnswerKind = Answer['to'];
export const ANSWER_KINDS = [
  'bribe',
  'sheet',
  'influence',
  'targets',
  'claims',
  'overtime',
] as const satisfies AnswerKind[];
export type AnswerTo<Kind extends AnswerKind> = Extract<Answer, { to: Kind }>;

/** Optional in every command: refused with WRONG_MONTH unless it is the month being played. */
const month = { month: z.number().optional() };

/** Commands that may be part of one mail. */
const single = [
  z.strictObject({
    type: z.literal('SubmitLedger'),
    ledger,
    alternatives: z.array(alternative).max(40).optional(),
    ...month,
  }),
  z.strictObject({ type: z.literal('WithdrawLedger'), ...month }),
  z.strictObject({ type: z.literal('GiveMoney'), to: seat, amount: z.number(), ...month }),
  z.strictObject({ type: z.literal('RevenueDone'), ...month }),
  z.strictObject({ type: z.literal('UseGetOut'), first: z.enum(['H', 'T']).default('H'), ...month }),
  z.strictObject({ type: z.literal('SetStanding'), standing, once: z.boolean().default(false), ...month }),
  z.strictObject({ type: z.literal('SubmitSheet'), sheet: standing, ...month }),
  z.strictObject({ type: z.literal('AnswerBribe'), use: z.boolean(), ...month }),
  z.strictObject({ type: z.literal('SubmitInfluence'), areas: influenceActs, ...month }),
  z.strictObject({ type: z.literal('SubmitTargets'), areas: aims, ...month }),
  z.strictObject({ type: z.literal('SubmitClaims'), areas: claims, ...month }),
  z.strictObject({ type: z.literal('SubmitOvertime'), stance: overtimeStance, target: seat.optional(), ...month }),
  /** Answers any open prompt after the reveal with the rules in force: the deadline's default, given early. */
  z.strictObject({ type: z.literal('FollowRules'), ...month }),
] as const;

const singleCommand = z.discriminatedUnion('type', single);
export type SingleCommand = z.infer<typeof singleCommand>;

/** What a seat may send (rules 6). A batch is one mail: all of it or nothing. */
export const commands = z.discriminatedUnion('type', [
  ...single,
  z.strictObject({ type: z.literal('Batch'), commands: z.array(singleCommand).min(1).max(60), ...month }),
]);
export type PlayerCommand = z.infer<typeof commands>;

/** The house's own: the deadline has passed, the seat's default answer counts. */
export interface Timeout {
  type: 'Timeout';
  month?: number;
}

export type Command = PlayerCommand | Timeout;
