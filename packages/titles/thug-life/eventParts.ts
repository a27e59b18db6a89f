import * as z from 'zod';
import type { Config } from './options.ts';
import { reroll } from './orders.ts';
import { PHASES } from './state.ts';
import { FACES } from './tables.ts';

// What the events of this title are made of: words they share.

export const seat = z.int().min(0);
export const n = z.int();
export const no = z.int();
export const nos = z.array(no);
export const config = z.custom<Config>((value) => typeof value === 'object' && value !== null);
export const phase = z.enum(PHASES);
export const face = z.enum(FACES);
export const fighter = z.union([seat, z.literal('cops')]);
export const cause = z.enum(['picked', 'busted', 'doubleShield']);
export const zone = z.enum(['yard', 'stash', 'streets']);
export const place = z.union([z.literal('streets'), seat]);
export const by = z.enum(['player', 'order', 'default']);

export const group = z.strictObject({
  thugs: n,
  homies: nos,
  rides: nos,
  turf: nos,
  from: z.enum(['streets', 'yard']),
  fallen: nos,
});
export const commit = z.strictObject({
  weapons: nos,
  cautions: nos,
  reroll: reroll.nullable(),
  ifCops: z.union([nos, z.literal('ask')]).nullable(),
});

/** One line of a sum, for display: what it is, its card if it has one (`drama`: a number of the Drama deck), and what it adds. */
export const line = z.strictObject({
  what: z.enum([
    'thugs',
    'cops',
    'homie',
    'ride',
    'weapon',
    'caution',
    'turf',
    'reaction',
    'rule',
    'hood',
    'die',
    'printed',
  ]),
  no: no.optional(),
  drama: no.optional(),
  n,
});
export type Line = z.infer<typeof line>;
export const lines = z.array(line);
/**
 * Names of the cards an event speaks of, by number (`46`, of Drama cards `D3`): there when a group plays with a deck of its own, so that
 * the log can be read without it.
 */
export const named = { names: z.record(z.string(), z.string()).optional() };
export const both = <T extends z.ZodType>(one: T) => z.strictObject({ attacker: one, defender: one });

export const WHY_THUGS = [
  'jumpIn',
  'hustle',
  'grind',
  'fight',
  'crime',
  'killed',
  'copsWon',
  'traitor',
  'reinforce',
  'shift',
  'offer',
  'card',
  'defence',
] as const;
export const WHY_RESPECT = [
  'hoodFight',
  'streetFight',
  'copFight',
  'noFigures',
  'crime',
  'card',
  'stash',
  'grind',
  'drama',
] as const;
