import * as z from 'zod';
import type { SourceKind } from './deck/deck.ts';
import { PUT_CLASSES } from './deck/effects.ts';
import type { Config } from './options.ts';
import { CELLS, type Cell, isCell, RESOURCES } from './tables.ts';

// Facts with their outcome (rules 7). Each card, token and coin is moved by exactly one event.

const seat = z.int().min(0);
const n = z.int();
const id = z.string();
const ids = z.array(id);
const cell = z.custom<Cell>((value) => typeof value === 'string' && isCell(value));
const config = z.custom<Config>((value) => typeof value === 'object' && value !== null);
const SOURCE_KINDS = ['location', 'hustle', 'profile', 'perk', 'die', 'bomb'] as const satisfies readonly SourceKind[];
const source = z.strictObject({ kind: z.enum(SOURCE_KINDS), id });
const resource = z.enum(RESOURCES);
const perSeat = z.array(z.strictObject({ seat, n }));

/** What somebody paid: cards to the discard pile, coins and bones to the supply, a perk to its supply, a preparation to the pile. */
const payment = z.strictObject({
  cards: ids.optional(),
  money: n.optional(),
  health: n.optional(),
  bones: n.optional(),
  perk: id.optional(),
  preparation: id.optional(),
});
export type Payment = z.infer<typeof payment>;

const standing = z.strictObject({ mode: z.enum(['auto', 'ask', 'never']), minLoss: n, order: ids });
/** When a loss is prevented without asking (rules 8.5). */
export type Standing = z.infer<typeof standing>;

/** An effect of a card: the list it stands in, and its place there. */
const effectAt = z.strictObject({ list: id, at: n });
export type EffectAt = z.infer<typeof effectAt>;

/** `no` counts the prompts of one kind within a turn, for their ids. */
const no = n;
const seats = z.array(seat);
const ask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('chooseProfile'), no, seats }),
  z.strictObject({ kind: z.literal('move'), no, seats }),
  z.strictObject({ kind: z.literal('extraMove'), no, seats }),
  z.strictObject({ kind: z.literal('choose'), no, seats, effect: effectAt }),
  z.strictObject({ kind: z.literal('may'), no, seats, effect: effectAt }),
  z.strictObject({ kind: z.literal('crimeScene'), no, seats }),
  z.strictObject({ kind: z.literal('put'), no, seats, to: z.enum(PUT_CLASSES) }),
  z.strictObject({ kind: z.literal('discard'), no, seats, n }),
  z.strictObject({
    kind: z.literal('recover'),
    no,
    seats,
    n,
    /** The kind of the card being played, which stays in the pile. */
    except: id.nullable(),
  }),
  z.strictObject({ kind: z.literal('reroll'), no, seats, face: n }),
  z.strictObject({ kind: z.literal('hustle'), no, seats }),
  z.strictObject({ kind: z.literal('prevent'), no, seats }),
]);
/** What is asked; public facts only, what a hand allows is worked out by `legal`. */
export type Ask = z.infer<typeof ask>;
export type AskKind = Ask['kind'];
export type AskOf<Kind extends AskKind> = Extract<Ask, { kind: Kind }>;

/** What is still to be done in this turn; the last one of a stack comes first. The actor is the active player. */
const job = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('effects'), list: id, next: n }),
  z.strictObject({ do: z.literal('dice'), left: n }),
  /** Start or chill ability of the profile (`profile`) or of a perk, if it is still there. */
  z.strictObject({ do: z.literal('ability'), phase: z.enum(['start', 'chill']), of: id }),
  /** The bonus of the profile or of a perk for having moved to this cell. */
  z.strictObject({ do: z.literal('bonus'), of: id, at: cell }),
  z.strictObject({ do: z.literal('closeHustle') }),
  z.strictObject({ do: z.literal('chillDraw') }),
]);
export type Job = z.infer<typeof job>;

const step = z.enum(['start', 'move', 'resolve', 'hustle', 'chill']);
export type Step = z.infer<typeof step>;

/** Everything a player leaves behind: cards to the discard pile in this order, the rest to the supplies, tokens out of the game. */
const estate = {
  limbo: ids,
  hand: ids,
  preparations: ids,
  perks: ids,
  bomb: id.nullable(),
  money: n,
  armor: n,
  damaged: n,
  bones: n,
  evidence: n,
};

export const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('GameCreated'), config, n, set: id, hash: id }),
  z.strictObject({ type: z.literal('CityBuilt'), cells: z.record(z.enum(CELLS), id) }),
  z.strictObject({ type: z.literal('PerkSupplySet'), perks: ids }),
  /** To its seat only. */
  z.strictObject({ type: z.literal('ProfilesDealt'), seat, profiles: ids }),
  /** To its seat only, until all are revealed. */
  z.strictObject({ type: z.literal('ProfileChosen'), seat, profile: id }),
  /** By seat; null for one that resigned before. */
  z.strictObject({ type: z.literal('ProfilesRevealed'), profiles: z.array(id.nullable()), turnOrder: seats }),
  z.strictObject({ type: z.literal('TokensPlaced'), bones: z.array(cell), evidence: z.array(cell) }),
  z.strictObject({
    type: z.literal('StartResourcesGained'),
    seat,
    health: n,
    armor: n,
    damaged: n,
    gang: n,
    money: n,
    rep: n,
  }),
  /** The number; the cards follow in `CardsReceived`. */
  z.strictObject({ type: z.literal('CardsDrawn'), seat, n, reason: z.enum(['start', 'chill', 'effect']) }),
  /** To its seat only. */
  z.strictObject({ type: z.literal('CardsReceived'), seat, cards: ids }),
  z.strictObject({ type: z.literal('DeckReshuffled'), n }),
  z.strictObject({ type: z.literal('TurnStarted'), seat, turnNo: n, round: n }),
  z.strictObject({ type: z.literal('BombArmed'), seat }),
  z.strictObject({ type: z.literal('BombExploded'), seat, bomb: id, livingPlayers: n, amount: n }),
  z.strictObject({ type: z.literal('BombGained'), seat, bomb: id, source }),
  z.strictObject({
    type: z.literal('Moved'),
    seat,
    from: cell,
    to: cell,
    /** What stands at `to`. */
    location: id,
    paid: n,
    additional: z.boolean(),
    /** The preparation that was spent to get into the crime scene. */
    sneakIn: id.nullable(),
  }),
  z.strictObject({ type: z.literal('MovementSkipped'), seat, additional: z.boolean() }),
  z.strictObject({ type: z.literal('MovementDeclined'), seat }),
  z.strictObject({ type: z.literal('TokensTaken'), seat, cell, bones: n, evidence: n }),
  z.strictObject({ type: z.literal('ResourceGained'), seat, resource, asked: n, gained: n, source }),
  z.strictObject({ type: z.literal('ResourceLost'), seat, resource, lost: n, source }),
  z.strictObject({ type: z.literal('Stolen'), seat, resource, from: perSeat, gained: n, source }),
  z.strictObject({ type: z.literal('ArmorRepaired'), seat, n }),
  /** `shows` is the id of the face. `auto`: thrown away, because it gave a BOMB to somebody who has one. */
  z.strictObject({ type: z.literal('DieRolled'), seat, face: n, shows: id, auto: z.boolean() }),
  /** `with` is the profile, a perk or a preparation, which is then in `paid`. */
  z.strictObject({ type: z.literal('DieRerolled'), seat, with: id, paid: payment }),
  /** Amounts in the order in which the victims come: the turn order after the attacker. */
  z.strictObject({ type: z.literal('HitDeclared'), attacker: seat, source, amounts: perSeat }),
  /** To its seat only; `none` for no prevention. */
  z.strictObject({ type: z.literal('PreventionChosen'), seat, source: id }),
  z.strictObject({ type: z.literal('LossPrevented'), seat, with: id, paid: payment }),
  z.strictObject({ type: z.literal('LossTaken'), seat, armorDamaged: n, healthLost: n }),
  z.strictObject({ type: z.literal('PlayerWhacked'), seat, by: seat.nullable(), ...estate }),
  z.strictObject({ type: z.literal('ReputationGained'), gains: perSeat }),
  z.strictObject({ type: z.literal('PerkTaken'), perk: id, from: z.union([seat, z.literal('supply')]), to: seat }),
  z.strictObject({ type: z.literal('CrimeScenePlaced'), seat, anchor: cell }),
  z.strictObject({ type: z.literal('GangPut'), seat, from: cell, to: cell, location: id }),
  z.strictObject({ type: z.literal('HustlePlayed'), seat, card: id, discards: ids }),
  z.strictObject({ type: z.literal('PreparationPlaced'), seat, card: id }),
  z.strictObject({ type: z.literal('HustleResolved'), seat }),
  z.strictObject({ type: z.literal('AbilityUsed'), seat, source: id, paid: payment }),
  z.strictObject({ type: z.literal('CardsDiscarded'), seat, cards: ids, reason: z.enum(['effect', 'random']) }),
  z.strictObject({ type: z.literal('CardsRecovered'), seat, cards: ids }),
  /** An option from 1, or the answer to a `may`. */
  z.strictObject({
    type: z.literal('OptionChosen'),
    seat,
    option: z.union([n, z.enum(['yes', 'no'])]),
    effect: effectAt,
    paid: payment,
  }),
  z.strictObject({ type: z.literal('Asked'), ask, step: step.nullable(), stack: z.array(job) }),
  /** Not for sealed answers. */
  z.strictObject({ type: z.literal('Answered'), seat, kind: id, byDefault: z.boolean() }),
  /** The table is as it was before the last act of the seat. */
  z.strictObject({ type: z.literal('TakenBack'), seat }),
  /** To its seat only. */
  z.strictObject({ type: z.literal('StandingSet'), seat, standing }),
  z.strictObject({ type: z.literal('TurnEnded'), seat }),
  z.strictObject({ type: z.literal('PlayerResigned'), seat, ...estate }),
  z.strictObject({
    type: z.literal('GameEnded'),
    winners: seats,
    reason: z.enum(['lastAlive', 'reputation', 'profile', 'roundLimit']),
    /** Of the winners who met the condition of their profile. */
    profiles: ids,
  }),
]);

export type Event = z.infer<typeof events>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
export type Reason = EventOf<'GameEnded'>['reason'];
