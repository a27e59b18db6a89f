import type { Seat } from '#engine/title.ts';
import type { Asked } from './commands.ts';
import type { FightKind, Mod } from './deck/schema.ts';
import type { Config } from './options.ts';
import type { Reroll, StandingOrders } from './orders.ts';
import type { Face } from './tables.ts';

/** The number of a Street card; Drama cards have numbers of their own. */
export type CardNo = number;
export type Zone = 'yard' | 'stash' | 'streets';

export const PHASES = [
  'naming',
  'turn',
  'fight.commit',
  'fight.reroll',
  'fight.kills',
  'cops.commit',
  'crime.react',
  'crime.reroll',
  'crime.target',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const PROMPTS = [
  'chooseBigBoss',
  'turn',
  'defend',
  'react',
  'copCommit',
  'reroll',
  'chooseKills',
  'chooseTarget',
] as const;
export type PromptKind = (typeof PROMPTS)[number];

/** A question to one seat; all of one window are asked at once. Empty in phase `turn`. */
export interface Ask {
  seat: Seat;
  prompt: PromptKind;
  answered: boolean;
}

/** An upgrade on a Hood. Burnt: Homies and Rides stand in the Streets, Turf lies face down. */
export interface Upgraded {
  no: CardNo;
  burnt: boolean;
}

export interface Boss {
  seat: Seat;
  gangName: string;
  respect: number;
  dollas: number;
  /** Sum 9. */
  thugs: Readonly<Record<Zone, number>>;
  /** Ascending. */
  hand: readonly CardNo[];
  /** How many cards everybody knows this Boss to hold. */
  held: number;
  homies: readonly Upgraded[];
  rides: readonly Upgraded[];
  turf: readonly Upgraded[];
  /** Private. */
  orders: StandingOrders;
}

/** Who and what fights, or tries a Crime; numbers of cards ascending. */
export interface Group {
  thugs: number;
  homies: readonly CardNo[];
  rides: readonly CardNo[];
  turf: readonly CardNo[];
  from: 'streets' | 'yard';
  /** Homies killed in this Fight: their modifiers still count. */
  fallen: readonly CardNo[];
}

/** What was added out of a hand, in the order named. */
export interface Commit {
  weapons: readonly CardNo[];
  cautions: readonly CardNo[];
  /** Null: as the standing order is at the time. */
  reroll: Reroll | null;
  /** Cards for a Cop Fight that follows, in the order named; null: as the standing order. */
  ifCops: readonly CardNo[] | 'ask' | null;
}

export interface React {
  no: CardNo | null;
  hit: Seat | null;
  by: 'player' | 'default';
}

export type Side = 'attacker' | 'defender';
export interface Both<T> {
  attacker: T;
  defender: T;
}
export type Fighter = Seat | 'cops';
export type Cause = 'picked' | 'busted' | 'doubleShield';

/** A modifier that a reaction has put on a side, with the card it is from. */
export interface ExtraMod {
  no: CardNo;
  mod: Mod;
}

/** A Fight in progress. The Cops have no group, their Figures are the Cops in the Streets. */
export interface Fight {
  type: 'fight';
  /** 1, 2, ... in this turn. */
  no: number;
  kind: FightKind;
  driveBy: boolean;
  cause: Cause;
  attacker: Fighter;
  defender: Fighter;
  groups: Both<Group | null>;
  /** Who has sealed; the content is for its seat alone. */
  sealed: Both<boolean>;
  commits: Both<Commit | null>;
  /** With open Weapons: the attacker's, still in his hand until the reveal. */
  openWeapons: readonly CardNo[] | null;
  revealed: boolean;
  /** Cards shown at the reveal, no longer in hand. */
  table: Both<readonly CardNo[]>;
  /** Window mode: sealed answers by seat. */
  reacts: Readonly<Record<Seat, React>>;
  extra: Both<readonly ExtraMod[]>;
  /** Sides whose Rides are stopped. */
  noRides: readonly Side[];
  dice: Both<Face | null>;
  /** Null before they are counted. */
  rerollsLeft: Both<number> | null;
  rerolled: Both<number>;
  /** Who said no to a re-roll since the last die was rolled. */
  declined: readonly Side[];
  /** Answers to chooseKills. */
  kills: Both<{ thugs: number; homies: readonly CardNo[] } | null>;
}

/** A Crime in progress. */
export interface Crime {
  type: 'crime';
  no: number;
  card: CardNo;
  by: Seat;
  group: Group;
  commit: Commit | null;
  revealed: boolean;
  /** The Crime card, and the Weapons and Cautions shown: no longer in hand. */
  table: readonly CardNo[];
  reacts: Readonly<Record<Seat, React>>;
  /** The reactions are over. */
  reacted: boolean;
  extra: readonly ExtraMod[];
  target: Seat | null;
  /** Which effect of the reward comes next; null before the Crime has succeeded. */
  rewardAt: number | null;
  die: Face | null;
  rerollsLeft: number | null;
  rerolled: number;
  declined: boolean;
}

/** A Cop Fight out of a bust or a double shield that is still to come. */
export interface CopCall {
  boss: Seat;
  group: Group;
  cause: 'busted' | 'doubleShield';
  /** The `ifCops` of the Commit before, private. */
  ifCops: Commit['ifCops'];
  reroll: Reroll | null;
  sealed: boolean;
  commit: Commit | null;
}

export interface Turn {
  step: 'drama' | 'street';
  actionsLeft: number;
  offersUsed: readonly CardNo[];
  /** How the last Fight or Crime begun in this turn ended; null: none yet, or neither won nor lost. */
  outcome: Asked | null;
}

/** Counters for the labels of draws (rules 8.10) and the ids of prompts. */
export interface Moment {
  /** `setup`, `r3`, `r3/t1`, `r3/end`, `r3/shift`. */
  label: string;
  cards: number;
  takes: number;
  fights: number;
  crimes: number;
  asks: number;
}

export interface Outcome {
  winners: readonly Seat[];
  reason: 'hoodFight' | 'maxRounds' | 'lastSeat';
}

/** The whole game (rules 3). Seats are counted clockwise. */
export interface State {
  config: Config;
  n: number;
  round: number;
  phase: Phase;
  asks: readonly Ask[];
  bigBoss: Seat;
  active: Seat | null;
  /** 0 to n-1, counted from the Big Boss. */
  turnIndex: number;
  turn: Turn | null;
  bosses: readonly Boss[];
  /** Sum 8. */
  cops: { readonly streets: number; readonly supply: number };
  dollasInStreets: number;
  /** A set, ascending: it has no order. Hidden. */
  streetDeck: readonly CardNo[];
  deckSize: number;
  /** The last one is on top. */
  discard: readonly CardNo[];
  /** Cautions that stay until a shift change, oldest first. */
  playedInStreets: readonly { no: CardNo; by: Seat }[];
  /** Homies out of the game. */
  removed: readonly CardNo[];
  /** Hidden from all until the game is over. */
  homieBox: readonly CardNo[];
  dramaDeck: readonly CardNo[];
  /** Oldest first, at most 3. */
  dramaInPlay: readonly CardNo[];
  dramaDiscard: readonly CardNo[];
  pending: Fight | Crime | null;
  copQueue: readonly CopCall[];
  moment: Moment;
  retired: readonly Seat[];
  result: Outcome | null;
  /** The state before the last thing done that can be taken back; chained. */
  back: State | null;
}
