import * as z from 'zod';
import { type Cell, COLOURS, isCell } from '../tables.ts';
import { ability, effects, mod, requirement } from './effects.ts';

// The form of a card file (rules 9). Everything that one field alone can't say is in check.ts.

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, { error: 'an id is small letters, digits and hyphens' });
const name = z.string().trim().min(1).max(40);
const text = z.string().max(300);
const whole = (least: number, most: number) => z.int({ error: 'a whole number is wanted' }).min(least).max(most);
/** Where the figures come from: for readers of the file. */
const source = z.record(z.string(), z.string()).optional();
const words = { text, flavor: z.string().max(200).optional(), source };
const cell = z.string().refine((value): value is Cell => isCell(value), { error: 'a cell is A1 to E4' });

const location = z.strictObject({
  id,
  name,
  color: z.enum(COLOURS),
  requirement,
  effects,
  whileHere: z.array(mod).max(4).optional(),
  perk: id.optional(),
  ...words,
});
export type Location = z.infer<typeof location>;

const start = z.strictObject({
  health: whole(0, 20),
  armor: whole(0, 20),
  damaged: whole(0, 20).default(0),
  cards: whole(0, 20),
  gang: whole(0, 10).default(0),
  money: whole(0, 20).default(0),
  rep: whole(0, 9).default(0),
});

const profile = z.strictObject({ id, name, turnOrder: whole(1, 999), start, ability, ...words });
export type Profile = z.infer<typeof profile>;

const PREPARATIONS = ['reroll', 'prevent', 'ignoreCrimeScene'] as const;

const hustle = z.strictObject({
  id,
  name,
  count: whole(1, 20),
  cost: whole(0, 9),
  effects,
  preparation: z.enum(PREPARATIONS).optional(),
  ...words,
});
export type Hustle = z.infer<typeof hustle>;

const perk = z.strictObject({ id, name, location: id, ability, ...words });
export type Perk = z.infer<typeof perk>;

const bomb = z.strictObject({
  id,
  name,
  /** By the number of living players. */
  damage: z.strictObject({ '2': whole(0, 99), '3': whole(0, 99), '4': whole(0, 99) }),
  ...words,
});
export type Bomb = z.infer<typeof bomb>;

const face = z.strictObject({ id, face: whole(1, 6), name, effects, ...words });
export type Face = z.infer<typeof face>;

export const deckSchema = z.strictObject({
  schema: z.literal('whacktown-cards/1', { error: 'the file must say "schema": "whacktown-cards/1"' }),
  set: id,
  note: z.string().max(2000).optional(),
  counts: z.strictObject({
    locations: whole(14, 300),
    profiles: whole(2, 100),
    hustles: whole(1, 300),
    perks: whole(0, 100),
    bombs: whole(0, 20),
    dice: whole(1, 20),
    money: whole(0, 200),
    armor: whole(0, 200),
    bones: whole(0, 100),
    evidence: whole(0, 100),
    gangs: whole(1, 20),
    crimeScenes: whole(1, 1),
  }),
  constants: z.strictObject({
    winReputation: whole(1, 99),
    maxReputation: whole(1, 99),
    maxGang: whole(0, 99),
    maxHealth: whole(1, 99),
    maxInfo: whole(0, 99),
    drawPerTurn: whole(0, 9),
    profilesDealt: whole(1, 9),
    randomLocations: whole(14, 14),
    evidencePlaced: whole(0, 14),
  }),
  specials: z.strictObject({ boneLocation: id, evidenceProfile: id, defaultMoves: z.array(id).max(20) }),
  city: z.strictObject({
    columns: z.array(z.string()).length(5),
    rows: z.literal(4),
    startCell: cell,
    topRow: whole(1, 4),
    bottomRow: whole(1, 4),
    boneRows: z.array(whole(1, 4)).max(4),
    fixed: z.array(location.extend({ cell })).max(20),
  }),
  dieFaces: z.array(face).max(6),
  locations: z.array(location).max(300),
  profiles: z.array(profile).max(100),
  hustles: z.array(hustle).max(100),
  perks: z.array(perk).max(100),
  bombs: z.array(bomb).max(20),
});
export type Deck = z.infer<typeof deckSchema>;

/** No card nests deeper; a file that does is none of ours and would only exhaust the reader. */
const DEEPEST = 16;

function isShallow(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((part) => isShallow(part, left - 1));
}

/** A whole file, of unknown origin. */
export const deckFile = z
  .unknown()
  .refine((value) => isShallow(value), { error: 'this file nests its effects too deeply' })
  .pipe(deckSchema);
