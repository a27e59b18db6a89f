import * as z from 'zod';
import type { Config } from './options.ts';
import { reaction, takeover } from './orders.ts';
import { CARDS, LOCATION_CARDS } from './tables.ts';

const seat = z.int().min(0);
const n = z.int();
const card = z.enum(CARDS);
const kind = z.enum(['trap', 'sabotage']);
const crime = z.enum(['steal', 'heist']);
const locationCard = z.enum(LOCATION_CARDS);
/** 1 to the number of locations. */
const location = z.int().min(1);
const pass = z.union([z.literal(1), z.literal(2)]);
const config = z.custom<Config>((value) => typeof value === 'object' && value !== null);

/** Orders, every field filled in. */
const orders = z.strictObject({
  first: card.nullable(),
  trap: reaction,
  sabotage: reaction,
  point: z.strictObject({ trap: z.array(seat), sabotage: z.array(seat) }),
  locations: z.array(n),
  takeover,
});

/** A sealed plan, completed (rules 3). `forced`: there was nothing to choose (8.1); `deadline`: the house made it (5.5). */
export const plan = z.strictObject({
  discard: card.nullable(),
  cards: z.tuple([card, card]),
  /** For No Honor; null also where nobody was pointed at. */
  target: seat.nullable(),
  orders,
  final: z.boolean(),
  by: z.enum(['player', 'forced', 'deadline']),
});
export type Plan = z.infer<typeof plan>;

/**
 * What happened (rules 7). Every event has one audience that can be told from itself (`audience.ts`). Where the rules tell others only
 * that a seat is ready there are two events, the fact (`PlanReady`, `DiscardReady`) and its content.
 */
export const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('GameStarted'), config, n, first: seat, coins: z.array(n), city: n }),
  /** For nobody: the cards leave the deck and lie face down on the locations `slots`. */
  z.strictObject({ type: z.literal('LocationsDealt'), slots: z.array(location), cards: z.array(locationCard) }),
  z.strictObject({ type: z.literal('RoundStarted'), round: n, handSize: n }),
  /** The seat has a plan of its own (or there was only one); a replacement shows nothing, and neither does the house's at the deadline. */
  z.strictObject({ type: z.literal('PlanReady'), seat }),
  z.strictObject({ type: z.literal('PlanSealed'), seat, plan }),
  z.strictObject({ type: z.literal('PlansClosed'), round: n }),
  /** Dishonor. Null: forgot to point. */
  z.strictObject({ type: z.literal('NoHonorShown'), seat, target: seat.nullable() }),
  z.strictObject({ type: z.literal('OrdersOpened') }),
  /** The seat's orders as they are now. `auto`: the deadline made them final. */
  z.strictObject({ type: z.literal('OrdersSealed'), seat, orders, final: z.boolean(), auto: z.boolean() }),
  z.strictObject({ type: z.literal('OrdersClosed') }),
  z.strictObject({ type: z.literal('RevealStarted') }),
  /** Pace live: this seat is asked which card it reveals. */
  z.strictObject({ type: z.literal('TurnStarted'), seat, pass }),
  /** `auto`: chosen by the house at the deadline. */
  z.strictObject({ type: z.literal('CardRevealed'), seat, card, pass, auto: z.boolean() }),
  /** Null: there was nobody to point at. */
  z.strictObject({ type: z.literal('Pointed'), seat, kind, target: seat.nullable() }),
  /** Pace live: where the heister will go, before anybody reacts. `at` null: he takes nobody's place. */
  z.strictObject({ type: z.literal('HeistChoiceSealed'), seat, at: location.nullable(), decline: z.boolean() }),
  z.strictObject({ type: z.literal('WindowOpened'), kind, thief: seat, eligible: z.array(seat) }),
  /**
   * Pace live. When a window opens there is one for every eligible seat, so that their number tells nothing: `auto` with the answer of
   * the seat's standing order, `play` null where it has none and is asked.
   */
  z.strictObject({ type: z.literal('ReactionSealed'), seat, play: z.boolean().nullable(), auto: z.boolean() }),
  z.strictObject({ type: z.literal('WindowClosed'), kind, thief: seat, by: seat.nullable() }),
  z.strictObject({ type: z.literal('Interrupted'), kind, by: seat, thief: seat }),
  /** `by` in the order in which they pointed. */
  z.strictObject({
    type: z.literal('Caught'),
    seat,
    crime,
    cause: z.enum(['prediction', 'interrupt']),
    by: z.array(seat),
    paid: n,
  }),
  z.strictObject({ type: z.literal('Stole'), seat, amount: n }),
  z.strictObject({ type: z.literal('HeistPlaced'), seat, location, replaced: seat.nullable() }),
  z.strictObject({ type: z.literal('HeistFailed'), seat, reason: z.enum(['noRoom', 'declined']) }),
  /** `absent`: seats whose plan the house made at the deadline. */
  z.strictObject({ type: z.literal('RevealEnded'), absent: z.array(seat) }),
  /** `delta`: coins for the seat, below zero for a bribe to the jailor. */
  z.strictObject({ type: z.literal('HeistResolved'), seat, location, card: locationCard, delta: n }),
  /** `amount`: robbed, or paid to the businessman. */
  z.strictObject({
    type: z.literal('BetrayalResolved'),
    seat,
    target: seat.nullable(),
    outcome: z.enum(['robbed', 'businessman', 'forgot']),
    amount: n,
  }),
  z.strictObject({ type: z.literal('GameWon'), seat, coins: n }),
  z.strictObject({ type: z.literal('VictoryTied'), seats: z.array(seat), coins: n }),
  /** Open discards: everybody chooses what to give up. */
  z.strictObject({ type: z.literal('FoolMeOpened') }),
  z.strictObject({ type: z.literal('DiscardReady'), seat }),
  z.strictObject({ type: z.literal('DiscardSealed'), seat, card, auto: z.boolean() }),
  /** By seat. */
  z.strictObject({ type: z.literal('DiscardsShown'), cards: z.array(card) }),
  /** The resolved cards are back in the deck, the locations free; `LocationsDealt` for them follows. */
  z.strictObject({ type: z.literal('LocationsRefilled'), slots: z.array(location) }),
  z.strictObject({ type: z.literal('TorchPassed'), to: seat, coin: n }),
]);

export type Event = z.infer<typeof events>;
export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
