import type { Seat, Viewer } from '#engine/title.ts';
import type { Command, FightTarget } from './commands.ts';
import type { CrimeType, FightKind } from './deck/schema.ts';
import type { Config } from './options.ts';
import type { StandingOrders } from './orders.ts';
import type {
  Ask,
  Boss,
  Both,
  CardNo,
  Cause,
  Commit,
  Crime,
  Fight,
  Fighter,
  Group,
  Moment,
  Outcome,
  Phase,
  PromptKind,
  Side,
  State,
  Turn,
  Upgraded,
} from './state.ts';

/** A Boss as everybody sees him; `hand` size is `held`. */
export interface BossView {
  seat: Seat;
  gangName: string;
  respect: number;
  dollas: number;
  thugs: Boss['thugs'];
  held: number;
  homies: readonly Upgraded[];
  rides: readonly Upgraded[];
  turf: readonly Upgraded[];
  retired: boolean;
}

/** A Fight as everybody sees it. */
export interface FightView
  extends Pick<
    Fight,
    | 'type'
    | 'no'
    | 'kind'
    | 'driveBy'
    | 'cause'
    | 'attacker'
    | 'defender'
    | 'groups'
    | 'sealed'
    | 'revealed'
    | 'table'
    | 'extra'
    | 'noRides'
    | 'dice'
    | 'rerollsLeft'
    | 'rerolled'
    | 'openWeapons'
  > {}

export interface CrimeView
  extends Pick<
    Crime,
    | 'type'
    | 'no'
    | 'card'
    | 'by'
    | 'group'
    | 'revealed'
    | 'table'
    | 'extra'
    | 'target'
    | 'rewardAt'
    | 'die'
    | 'rerollsLeft'
    | 'rerolled'
  > {}

/** What only the seat itself sees. */
export interface OwnView {
  hand: readonly CardNo[];
  orders: StandingOrders;
  /** The sealed Commit of the Fight or Crime in progress, or for the Cop Fight that is to come. */
  commit: Commit | null;
  react: { no: CardNo | null; hit: Seat | null } | null;
  kills: { thugs: number; homies: readonly CardNo[] } | null;
}

/** What was hidden, once the game is over. */
export interface Opened {
  hands: readonly (readonly CardNo[])[];
  streetDeck: readonly CardNo[];
  homieBox: readonly CardNo[];
  orders: readonly StandingOrders[];
}

/** What a viewer may see (rules 3). Numbers are of cards of the deck `config.deck` (`deckOf`). */
export interface View {
  viewer: Viewer;
  config: Config;
  n: number;
  round: number;
  phase: Phase;
  asks: readonly Ask[];
  bigBoss: Seat;
  active: Seat | null;
  turnIndex: number;
  turn: Turn | null;
  bosses: readonly BossView[];
  cops: State['cops'];
  dollasInStreets: number;
  deckSize: number;
  discard: readonly CardNo[];
  playedInStreets: State['playedInStreets'];
  removed: readonly CardNo[];
  boxSize: number;
  dramaDeck: readonly CardNo[];
  dramaInPlay: readonly CardNo[];
  dramaDiscard: readonly CardNo[];
  pending: FightView | CrimeView | null;
  /** Cop Fights that are still to come. */
  copQueue: readonly { boss: Seat; group: Group; cause: Cause; sealed: boolean }[];
  moment: Moment;
  result: Outcome | null;
  /** The active Boss may take back his last action. */
  canTakeBack: boolean;
  /** Null for a spectator. */
  own: OwnView | null;
  /** Null until the game is over. */
  opened: Opened | null;
}

/** Cards that may be added to a Fight or Crime, as numbers held, ascending. */
export interface CommitTerms {
  weapons: readonly CardNo[];
  cautions: readonly CardNo[];
  /** Thugs in the Stash: no more can be called in by cards. */
  reinforcements: number;
}

/** A Fight that can be picked now, with at least one group. */
export interface FightTerms extends CommitTerms {
  target: FightTarget;
  kind: FightKind;
  /** Null for the Cops. */
  seat: Seat | null;
  /** Null for the Cops: their number is in the view. */
  defenders: Group | null;
  /** Of the defenders as they stand, without die, hand and Hood. */
  power: number;
  /** Power for defending at home; none against a Drive-by. */
  hood: number;
  /** Ready Rides that may be used; empty where a card forbids them. */
  rides: readonly CardNo[];
  turf: readonly CardNo[];
}

export interface CrimeTerms extends CommitTerms {
  no: CardNo;
  crime: CrimeType;
  /** As it stands now: printed and rules in play. */
  difficulty: number;
  rides: readonly CardNo[];
  turf: readonly CardNo[];
  /** Rivals that may be named; those who have what the reward takes first. Null: nothing to name. */
  targets: readonly Seat[] | null;
}

/** A free ability or card: whom it may be used on (null: nobody is named) and what may be discarded for it (null: nothing is). */
export interface AbilityTerms {
  no: CardNo;
  targets: readonly Seat[] | null;
  discards: readonly CardNo[] | null;
}

export interface TurnTerms {
  step: Turn['step'];
  actionsLeft: number;
  /** Most Thugs at once; 0: not now. */
  jumpIn: number;
  hustle: number;
  /** Where Dollas can be ground, and how many at once. */
  grind: readonly { from: 'streets' | Seat; most: number }[];
  upgrades: readonly CardNo[];
  /** Figures and Rides ready at home. */
  ready: { thugs: number; homies: readonly CardNo[]; rides: readonly CardNo[]; turf: readonly CardNo[] };
  fights: readonly FightTerms[];
  crimes: readonly CrimeTerms[];
  burns: readonly AbilityTerms[];
  flips: readonly AbilityTerms[];
  cautions: readonly AbilityTerms[];
  /** Drama cards by their numbers. */
  offers: readonly AbilityTerms[];
  takeBack: boolean;
  /** Up to so many cards are drawn at the end of the turn. */
  handSize: number;
}

export interface DefenceTerms extends CommitTerms {
  /** `fight`: against a Boss who has picked a Fight; `cops`: a Cop Fight out of a bust or double shield. */
  for: 'fight' | 'cops';
  attacker: Fighter;
  kind: FightKind;
  driveBy: boolean;
  /** What the seat can see of both sums, without dice and sealed cards. */
  power: Both<number>;
}

/** A card that could be played into somebody else's Fight or Crime. */
export interface ReactTerms {
  cards: readonly { no: CardNo; hits: readonly Seat[] }[];
}

export interface RerollTerms {
  die: 'fight' | 'crime';
  side: Side | null;
  left: number;
  /** Own sum and the other side's (or the Difficulty) as the dice lie. */
  own: number;
  other: number;
  /** Would not win, or would be busted, as the dice lie. */
  losing: boolean;
}

export interface KillTerms {
  /** So many Figures have to go. */
  count: number;
  thugs: number;
  homies: readonly CardNo[];
}

/** What a seat may do now (rules 3, 6). Secret to others. */
export interface Legal {
  seat: Seat;
  phase: Phase;
  /** What this seat is asked for, also if it has answered already and others of the window have not. */
  asked: PromptKind | null;
  /** Types of commands that are not refused out of hand. */
  commands: readonly Command['type'][];
  turn: TurnTerms | null;
  defence: DefenceTerms | null;
  react: ReactTerms | null;
  reroll: RerollTerms | null;
  kills: KillTerms | null;
  /** Rivals for chooseTarget. */
  targets: readonly Seat[] | null;
  /** Tied Bosses for chooseBigBoss. */
  bigBoss: readonly Seat[] | null;
  /** Cards in hand that can be armed, by id. */
  armable: readonly string[];
}
