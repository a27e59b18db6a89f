import type { Seat, Viewer } from '#engine/title.ts';
import type { Plan } from './events.ts';
import type { Config } from './options.ts';
import type { Command, Orders } from './orders.ts';
import type { Card, Kind, LocationCard } from './tables.ts';

export * from './events.ts';
export * from './options.ts';
export * from './orders.ts';
export type { Card, Crime, Kind, LocationCard } from './tables.ts';

export type Phase = 'plan' | 'orders' | 'reveal' | 'foolMe' | 'over';

/** A card in front of its owner. `how` it came to be face up; null while it is face down. */
export interface TableCard {
  card: Card;
  faceUp: boolean;
  how: null | 'dishonor' | 'turn' | 'interrupt';
}

export interface Location {
  /** Null only until the `LocationsDealt` of the same commit. */
  card: LocationCard | null;
  occupant: Seat | null;
  /** From the Reward until new cards are dealt. */
  faceUp: boolean;
}

/** A prediction: if `on` shows the crime that `kind` stops later this round, he is caught. */
export interface Warrant {
  kind: Kind;
  by: Seat;
  on: Seat;
}

/** Pace live: who may stop this crime. `answers` by seat, null where there is none yet. */
export interface Window {
  kind: Kind;
  thief: Seat;
  /** Clockwise from the thief's left. */
  eligible: Seat[];
  answers: (boolean | null)[];
}

export type Pair = readonly [Card, Card];

/** The whole game (rules 3). Lists are by seat unless they say otherwise; cards of a hand or a pile are in the order of `CARDS`. */
export interface State {
  config: Config;
  n: number;
  round: number;
  /** The first player of this round. */
  first: Seat;
  phase: Phase;
  coins: number[];
  city: number;
  hand: (readonly Card[])[];
  discard: (readonly Card[])[];
  /** 0 or 2 cards. With hidden discards last round's two lie there, face up, until the plans close. */
  table: TableCard[][];
  /** Location 1 is first. */
  locations: Location[];
  deck: Record<LocationCard, number>;
  /** Sealed plans of this round. */
  plans: (Plan | null)[];
  /** Open discards, phase `foolMe`. */
  sealedDiscards: (Card | null)[];
  /** What everybody knows: who has answered in the phases `plan` and `foolMe`. */
  ready: boolean[];
  orders: Orders[];
  ordersFinal: boolean[];
  /** No Honor targets of this round, as shown in Dishonor. */
  targets: (Seat | null)[];
  /** In the order of pointing. */
  warrants: Warrant[];
  /** Place in the Reveal: seat (first + offset) mod n; offset -1: before the first turn. */
  pass: 1 | 2;
  offset: number;
  /** Pace live: the seat that is asked for its turn. */
  turn: Seat | null;
  window: Window | null;
  /** Pace live, sealed until the Heist is placed or stopped. */
  heistChoice: { seat: Seat; at: number | null; decline: boolean } | null;
  /** Per seat the two cards of each finished round, in the order of `CARDS`. */
  history: Pair[][];
  result: { seat: Seat; coins: number } | null;
}

/** What everybody can work out about a card of a seat (rules 8.9): in hand (or on the table), given up, or one of both. */
export type Whereabouts = 'hand' | 'out' | 'maybe';

/** A seat as everybody sees it. */
export interface SeatView {
  seat: Seat;
  coins: number;
  handSize: number;
  discardSize: number;
  /** With open discards; else null. */
  discard: readonly Card[] | null;
  /** Cards face up in front of the seat, in the order of `CARDS`, and how many more lie there face down. */
  faceUp: readonly TableCard[];
  faceDown: number;
  /** Has answered: phases `plan` and `foolMe` only, false in all others. */
  ready: boolean;
  /** Whom a No Honor of this round points at. */
  target: Seat | null;
  history: readonly Pair[];
  knowledge: Readonly<Record<Card, Whereabouts>>;
}

/** What only the seat itself sees. */
export interface OwnView {
  hand: readonly Card[];
  discard: readonly Card[];
  /** In the order in which they were named. */
  table: readonly TableCard[];
  /** The sealed plan of this round (phase `plan`), null if there is none yet. */
  plan: Plan | null;
  sealedDiscard: Card | null;
  /** The orders in force: of the sealed plan in phase `plan`, null if there is none. */
  orders: Orders | null;
  ordersFinal: boolean;
  /** Own answer in the open window; null: none yet, or not asked. */
  answer: boolean | null;
  heistChoice: { at: number | null; decline: boolean } | null;
}

/** What was hidden, once the game is over. */
export interface Opened {
  hands: readonly (readonly Card[])[];
  discards: readonly (readonly Card[])[];
  locations: readonly (LocationCard | null)[];
  deck: Readonly<Record<LocationCard, number>>;
}

export interface View {
  viewer: Viewer;
  config: Config;
  n: number;
  round: number;
  first: Seat;
  phase: Phase;
  /** In the Reveal: first or second time round. */
  pass: 1 | 2;
  city: number;
  seats: readonly SeatView[];
  /** Location 1 is first; `card` is null while nobody may see it. */
  locations: readonly Location[];
  deckSize: number;
  warrants: readonly Warrant[];
  /** Pace live: whose turn is awaited. */
  turn: Seat | null;
  /** Pace live: who may react to whom; never who has. */
  window: { kind: Kind; thief: Seat; eligible: readonly Seat[] } | null;
  result: { seat: Seat; coins: number } | null;
  /** Null for a spectator. */
  own: OwnView | null;
  /** Null until the game is over. */
  opened: Opened | null;
}

/** Key of the tables in `PlanTerms`: the card given up, or `none` where nothing is owed with the plan. */
export type DiscardKey = Card | 'none';

/** What a seat may plan. */
export interface PlanTerms {
  /** What may be given up: none (nothing is owed), one (No Honor was played) or two. */
  discards: readonly Card[];
  /** The hand to plot from, for each possible discard. */
  handAfter: Readonly<Partial<Record<DiscardKey, readonly Card[]>>>;
  pairs: Readonly<Partial<Record<DiscardKey, readonly Pair[]>>>;
  /** Whom No Honor may point at: the others, from the left. */
  targets: readonly Seat[];
}

/** What orders may say; the same for holders and for those who hold nothing. */
export interface OrderTerms {
  /** Cards that may be named as the first; empty in phase `plan` before the own plan is sealed (then: any of its two but No Honor). */
  first: readonly Card[];
  /** Thieves a reaction may be limited to, seats to point at, seats to take a location from: the others, from the left. */
  others: readonly Seat[];
  /** 1 to the number of locations. */
  locations: readonly number[];
  /** The answer `ask` is allowed, and only reactions can be ordered (pace live). */
  live: boolean;
  /** The order form has a box "these are final" (pace orders, phase plan). */
  canFinal: boolean;
  /** The orders in force, or what they are if nothing is said. */
  present: Orders;
}

/** One face-down card on a turn in pace live. */
export interface RevealTerms {
  card: Card;
  /** Stopper: whom it may point at. With several, one has to be named. */
  points: readonly Seat[];
  /** Heist: where it may go (numbers from 1); empty: no choice to be made. With several, or with `decline`, one has to be named. */
  places: readonly number[];
  /** Heist: leaving it is allowed (no location is free and somebody richer sits on one). */
  decline: boolean;
}

/** What a seat may do now (rules 6). Secret to others. */
export interface Legal {
  seat: Seat;
  round: number;
  phase: Phase;
  /** Types of commands that are not refused out of hand. */
  commands: readonly Command['type'][];
  plan: PlanTerms | null;
  orders: OrderTerms | null;
  /** Open discards: the two cards to choose from. */
  discard: readonly Card[] | null;
  /** Pace live, own turn: by face-down card. */
  reveal: readonly RevealTerms[] | null;
  /** Pace live, asked for a reaction: `yes` only for who holds the card face down. */
  react: { kind: Kind; thief: Seat; yes: boolean } | null;
}
