import * as z from 'zod';
import type { Card } from './tables.ts';

// Numbers and card names are loose here on purpose: `decide` refuses a wrong one with a sentence of its own (UNKNOWN_CARD, BAD_POINT).
const seat = z.number();
// The cast says what `decide` makes sure of; the schema lets any word through so that the refusal can name the five cards.
const card = z
  .string()
  .max(40)
  .meta({ description: 'steal, trap, heist, sabotage or noHonor' }) as unknown as z.ZodType<Card>;
const seats = z.array(seat).max(20);

/** The standing answer to "do you interrupt?"; a list says for which thieves. `ask` only in pace live. */
export const reaction = z.union([z.enum(['any', 'never', 'ask']), seats]);
export type Reaction = z.infer<typeof reaction>;

/** Whom to push out when every location is taken; a list says from whom, in this order. */
export const takeover = z.union([z.enum(['richest', 'never']), seats]);
export type Takeover = z.infer<typeof takeover>;

/** What a seat does in the Reveal where the rules leave it a choice (rules 3). */
export interface Orders {
  /** Face-down card for the first own turn; null: the first-named one. */
  first: Card | null;
  trap: Reaction;
  sabotage: Reaction;
  /** Ranking for the prediction on the own turn; empty: the richest. */
  point: { trap: number[]; sabotage: number[] };
  /** Ranking of locations, from 1; empty: lowest number first. */
  locations: number[];
  takeover: Takeover;
}

/** Orders as they are sent: what is not there keeps its value; the two rankings of `point` are two fields. */
export const ordersSent = z.strictObject({
  first: card.nullable().optional(),
  trap: reaction.optional(),
  sabotage: reaction.optional(),
  point: z.strictObject({ trap: seats.optional(), sabotage: seats.optional() }).optional(),
  locations: z.array(z.number()).max(20).optional(),
  takeover: takeover.optional(),
});
export type OrdersSent = z.infer<typeof ordersSent>;

/** Optional in every command: refused with STALE_ROUND unless it is the round being played. */
const round = { round: z.number().optional() };

/** What a seat may send (rules 6). Every mail is one command. */
export const commands = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('Plan'),
    /** Of last round's two cards; only where one is owed with the plan. */
    discard: card.optional(),
    /** In the order in which they are revealed unless the orders say otherwise. */
    cards: z.array(card).max(5),
    /** For No Honor. */
    target: seat.optional(),
    orders: ordersSent.optional(),
    final: z.boolean().optional(),
    ...round,
  }),
  z.strictObject({ type: z.literal('Orders'), orders: ordersSent, final: z.boolean().optional(), ...round }),
  z.strictObject({ type: z.literal('Discard'), card, ...round }),
  z.strictObject({
    type: z.literal('Reveal'),
    card,
    point: seat.optional(),
    /** A location, from 1. */
    at: z.number().optional(),
    decline: z.literal(true).optional(),
    ...round,
  }),
  z.strictObject({ type: z.literal('React'), play: z.boolean(), ...round }),
]);
export type PlayerCommand = z.infer<typeof commands>;
export type CommandOf<Type extends PlayerCommand['type']> = Extract<PlayerCommand, { type: Type }>;

/** The house's own: the deadline has passed, the seat's default answer counts (rules 5.5). */
export interface Default {
  type: 'Default';
  round?: number;
}

export type Command = PlayerCommand | Default;
