import * as z from 'zod';

// Ids and cells are loose here on purpose: `decide` refuses a wrong one with a sentence of its own (BAD_CELL, NOT_IN_HAND).
const id = z.string().max(40);
const cell = z.string().max(40);
const cards = z.array(id).max(60);

/** What a seat may send (rules 6); several lines of a mail are several commands. */
export const commands = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ChooseProfile'), profile: id }),
  z.strictObject({
    type: z.literal('Move'),
    to: cell,
    /** A SNEAK IN may be spent; it is kept where it is not needed. */
    sneakIn: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('DeclineMove') }),
  z.strictObject({
    type: z.literal('Choose'),
    /** From 1. */
    option: z.number(),
  }),
  z.strictObject({ type: z.literal('May'), accept: z.boolean(), discard: cards.optional() }),
  z.strictObject({
    type: z.literal('CrimeScene'),
    /** Its top left cell. */
    anchor: cell,
  }),
  z.strictObject({ type: z.literal('Put'), to: cell }),
  z.strictObject({ type: z.literal('Discard'), cards }),
  z.strictObject({ type: z.literal('Recover'), cards }),
  z.strictObject({ type: z.literal('Play'), card: id, discard: cards }),
  z.strictObject({
    type: z.literal('Ability'),
    /** `profile`, or the id of a perk. */
    source: id,
    discard: cards.optional(),
  }),
  z.strictObject({ type: z.literal('EndTurn') }),
  z.strictObject({
    type: z.literal('Reroll'),
    /** `profile`, the id of a perk, or of a preparation. */
    with: id,
  }),
  z.strictObject({ type: z.literal('KeepDie') }),
  z.strictObject({
    type: z.literal('Prevent'),
    /** A perk or a preparation, or `none`. */
    source: id,
  }),
  z.strictObject({
    type: z.literal('SetStanding'),
    mode: z.enum(['auto', 'ask', 'never']),
    minLoss: z.number(),
    order: z.array(id).max(40),
  }),
  /** The last act of this turn is undone, as long as nothing has been rolled, drawn or shown since. */
  z.strictObject({ type: z.literal('TakeBack') }),
  z.strictObject({ type: z.literal('Resign') }),
]);
export type PlayerCommand = z.infer<typeof commands>;
export type CommandOf<Type extends PlayerCommand['type']> = Extract<PlayerCommand, { type: Type }>;

/** The house's own: the deadline has passed, the seat's default answer counts (rules 5). */
export interface Default {
  type: 'Default';
}

export type Command = PlayerCommand | Default;
