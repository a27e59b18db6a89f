import * as z from 'zod';
import { CRIME_TYPES, FIGHT_KINDS } from './deck/schema.ts';

// Numbers and words are loose where `decide` refuses a wrong one with a sentence of its own (BAD_VALUE, UNKNOWN_CARD).
const seat = z.number();
const cardId = z.string().max(40);
const cardIds = z.array(cardId).max(40);

export const reroll = z.enum(['ifLosing', 'never', 'ask']);
/** What is done about a re-roll: when the side would not win, never, or asked each time. */
export type Reroll = z.infer<typeof reroll>;

export const HOW_MANY = ['none', 'match', 'all'] as const;
const howMany = z.enum(HOW_MANY);
export type HowMany = z.infer<typeof howMany>;
const mode = z.enum(['ask', 'auto']);

const defence = {
  /** How a pick on me is answered. */
  mode,
  /** Weapons used when auto, and when an asked defence times out. */
  weapons: howMany,
  /** Most Weapons spent in one Fight. */
  max: z.number(),
  /** Never spent. */
  keep: cardIds,
  /** Spent in this order; the others by worth, high to low. */
  order: cardIds,
  /** `fight.mine` and `fight.defend` cards to add, in order. */
  cautions: cardIds,
  maxCautions: z.number(),
};
const cops = { mode, weapons: howMany, max: z.number() };

/** `thug` is all Thugs of the group. */
const figureRef = z.string().max(40);
const kills = z.union([z.enum(['thugsFirst', 'homiesFirst', 'ask']), z.array(figureRef).max(40)]);
const bigBossTie = z.union([z.enum(['self', 'ask']), z.array(seat).max(20)]);

export const TAKES = ['thug', 'dolla', 'card', 'homie', 'ride', 'turf'] as const;
export type TakeKind = (typeof TAKES)[number];

/** When an armed card is used; only the parts meant for its kind are allowed (rules 3). */
export const filter = z.strictObject({
  /** Who must be acting (crime.rival), be hit (fight.rival) or take (taken). Default any; never the own seat. */
  seats: z.union([z.enum(['any', 'leader']), z.array(seat).max(20)]).optional(),
  crimes: z.array(z.enum(CRIME_TYPES)).max(3).optional(),
  minRespect: z.number().optional(),
  minDifficulty: z.number().optional(),
  kinds: z.array(z.enum(FIGHT_KINDS)).max(3).optional(),
  minBossRespect: z.number().optional(),
  takes: z.array(z.enum(TAKES)).max(6).optional(),
  minFigures: z.number().optional(),
});
export type Filter = z.infer<typeof filter>;

export const arm = z.strictObject({ card: cardId, filter });
export type Arm = z.infer<typeof arm>;

export const standingOrders = z.strictObject({
  defence: z.strictObject(defence),
  /** Cop Fights out of a bust or a double shield; `keep` and `order` as in the defence. */
  cops: z.strictObject(cops),
  reroll,
  kills,
  bigBossTie,
  /** In order of preference. */
  arms: z.array(arm),
  /** Cards for lost Cop Fights and against takes count as armed without an arm of their own. */
  autoArm: z.boolean(),
  /** Window mode: never ask me, use my arms only. */
  autoPass: z.boolean(),
});
export type StandingOrders = z.infer<typeof standingOrders>;

/** Any part of the standing orders; what is not there stays as it was. */
export const ordersSent = z.strictObject({
  defence: z.strictObject(defence).partial().optional(),
  cops: z.strictObject(cops).partial().optional(),
  reroll: reroll.optional(),
  kills: kills.optional(),
  bigBossTie: bigBossTie.optional(),
  autoArm: z.boolean().optional(),
  autoPass: z.boolean().optional(),
});
export type OrdersSent = z.infer<typeof ordersSent>;

export const DEFAULT_ORDERS: StandingOrders = {
  defence: { mode: 'ask', weapons: 'none', max: 2, keep: [], order: [], cautions: [], maxCautions: 1 },
  cops: { mode: 'ask', weapons: 'none', max: 1 },
  reroll: 'ifLosing',
  kills: 'thugsFirst',
  bigBossTie: 'self',
  arms: [],
  autoArm: true,
  autoPass: false,
};
