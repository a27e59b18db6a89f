import type { Refusal, Seat, Viewer } from '#engine/title.ts';
import type { PlayerCommand } from './commands.ts';
import type { SourceRef } from './deck/deck.ts';
import type { CostPart, Effect } from './deck/effects.ts';
import type { Ask, AskKind, Job, Reason, Standing, Step } from './events.ts';
import type { Config } from './options.ts';
import type { Cell } from './tables.ts';

export * from './commands.ts';
export type { SourceRef } from './deck/deck.ts';
export * from './events.ts';
export * from './options.ts';
export type { Cell, Counter, Resource } from './tables.ts';

export type LocationId = string;
export type ProfileId = string;
export type PerkId = string;
/** A kind of hustle card; cards of one kind are equal (rules D51). */
export type HustleId = string;
/** A perk or a preparation that can prevent a loss: in house-1 rufus, lay-low and tank. */
export type PreventSource = PerkId | HustleId;

export type Phase = 'profileChoice' | 'turn' | 'over';
export type Status = 'alive' | 'whacked' | 'resigned';

/** What everybody sees of a player. */
export interface PublicPlayer {
  seat: Seat;
  status: Status;
  location: Cell | null;
  health: number;
  armor: number;
  damagedArmor: number;
  information: number;
  money: number;
  gang: number;
  reputation: number;
  /** Oldest first. */
  preparations: readonly HustleId[];
  /** In the order gained. */
  perks: readonly PerkId[];
  bomb: { id: string; side: 'LOADING' | 'ARMED' } | null;
  bones: number;
  evidence: number;
  /** Abilities of this turn: `profile` or a perk. */
  usedThisTurn: readonly string[];
  turnsTaken: number;
  /** `turnNo` in which the seat was whacked or resigned. */
  outTurn: number | null;
}

export interface Player extends PublicPlayer {
  dealt: readonly ProfileId[];
  /** The sealed choice until all are revealed. */
  profile: ProfileId | null;
  profileRevealed: boolean;
  /** Oldest first. */
  hand: readonly HustleId[];
  /** Cards that have been drawn and not yet received: only between two events of one commit. */
  coming: number;
  standing: Standing;
}

export interface Victim {
  seat: Seat;
  amount: number;
  /** Sealed; null: not answered yet. */
  answer: PreventSource | 'none' | null;
}

/** A hit that is declared and not resolved; victims leave it one by one. */
export interface PendingHit {
  attacker: Seat;
  source: SourceRef;
  victims: readonly Victim[];
}

/** The whole game (rules 3). */
export interface State {
  config: Config;
  n: number;
  phase: Phase;
  step: Step | null;
  /** Fixed for the whole game. */
  cells: Readonly<Record<Cell, LocationId>>;
  /** Cells that hold one token. */
  bonesOn: readonly Cell[];
  evidenceOn: readonly Cell[];
  /** Its top left cell. */
  crimeScene: Cell | null;
  /** By seat. */
  players: readonly Player[];
  turnOrder: readonly Seat[];
  active: Seat | null;
  turnNo: number;
  round: number;
  /** How many of each kind are left. */
  deck: Readonly<Record<HustleId, number>>;
  /** Last is the top. */
  discard: readonly HustleId[];
  /** The cards given for a hustle card in resolution, then that card itself. */
  limbo: readonly HustleId[];
  perkSupply: readonly PerkId[];
  bombSupply: readonly string[];
  moneySupply: number;
  armorSupply: number;
  boneSupply: number;
  evidenceSupply: number;
  hit: PendingHit | null;
  stack: readonly Job[];
  ask: Ask | null;
  /** How many prompts of each kind this turn has had. */
  asked: Readonly<Partial<Record<AskKind, number>>>;
  /** The states before the last few acts of this turn that can be taken back, the latest last; none of them has any of its own. */
  back: readonly State[];
  /** How often this turn something has been taken back. */
  takenBack: number;
  /** Draws of this turn, for their labels: dice, and by seat cards and random discards. */
  draws: { dice: number; cards: readonly number[]; discards: readonly number[] };
  winners: readonly Seat[];
  endReason: Reason | null;
}

export interface SeatView extends PublicPlayer {
  /** Null until all are revealed. */
  profile: ProfileId | null;
  handSize: number;
}

/** What only the seat itself sees; nobody who is out of the game has one. */
export interface OwnView {
  dealt: readonly ProfileId[];
  profile: ProfileId | null;
  /** Oldest first. */
  hand: readonly HustleId[];
  standing: Standing;
  /** Own sealed answer to the open hit. */
  answer: PreventSource | 'none' | null;
}

export interface View {
  viewer: Viewer;
  config: Config;
  n: number;
  phase: Phase;
  step: Step | null;
  cells: Readonly<Record<Cell, LocationId>>;
  bonesOn: readonly Cell[];
  evidenceOn: readonly Cell[];
  crimeScene: Cell | null;
  seats: readonly SeatView[];
  turnOrder: readonly Seat[];
  active: Seat | null;
  turnNo: number;
  round: number;
  deckSize: number;
  discard: readonly HustleId[];
  limbo: readonly HustleId[];
  perkSupply: readonly PerkId[];
  bombSupply: readonly string[];
  moneySupply: number;
  armorSupply: number;
  boneSupply: number;
  evidenceSupply: number;
  hit: { attacker: Seat; source: SourceRef; amounts: readonly { seat: Seat; n: number }[] } | null;
  stack: readonly Job[];
  ask: Ask | null;
  winners: readonly Seat[];
  endReason: Reason | null;
  own: OwnView | null;
  /** All hands by seat, once the game is over. */
  opened: { hands: readonly (readonly HustleId[])[] } | null;
}

/** A location that may be entered. */
export interface MoveTerms {
  to: Cell;
  /** Money for this one movement. */
  pays: number;
  /** A SNEAK IN would be spent. */
  needsSneakIn: boolean;
}

/** Every cell: how it could be entered now, or why not ("needs 9 information, you have 6 and $2"). */
export interface PlaceTerms extends MoveTerms {
  refusal: Refusal | null;
}

/** A kind of card in hand. */
export interface PlayTerms {
  card: HustleId;
  cost: number;
  copies: number;
  /** What may be given for it: the rest of the hand. */
  discards: readonly HustleId[];
  /** Why it can't be played now. */
  refusal: Refusal | null;
  /** It may be played and would do nothing (a second BOMB, a repair without damage). */
  idle: boolean;
}

/** A hustle ability of the profile or of a perk. */
export interface AbilityTerms {
  source: 'profile' | PerkId;
  cost: readonly CostPart[];
  /** Cards to discard for it. */
  cards: number;
  refusal: Refusal | null;
  idle: boolean;
}

/** What an open prompt wants of this seat. */
export type Terms =
  | { kind: 'chooseProfile'; profiles: readonly ProfileId[] }
  | { kind: 'move'; moves: readonly MoveTerms[]; usual: MoveTerms }
  | { kind: 'extraMove'; moves: readonly MoveTerms[] }
  | { kind: 'choose'; options: readonly { label: string; effects: readonly Effect[] }[] }
  | {
      kind: 'may';
      cost: readonly CostPart[];
      effects: readonly Effect[];
      /** Cards to discard. */
      cards: number;
      hand: readonly HustleId[];
    }
  | { kind: 'crimeScene'; anchors: readonly Cell[]; usual: Cell }
  | { kind: 'put'; cells: readonly Cell[]; usual: Cell }
  | { kind: 'discard'; n: number; hand: readonly HustleId[]; usual: readonly HustleId[] }
  | {
      kind: 'recover';
      most: number;
      /** The discard pile without what may not be taken, top first. */
      cards: readonly HustleId[];
      usual: readonly HustleId[];
    }
  | { kind: 'hustle'; cards: readonly PlayTerms[]; abilities: readonly AbilityTerms[] }
  | { kind: 'reroll'; face: number; sources: readonly string[] }
  | { kind: 'prevent'; loss: number; sources: readonly PreventSource[]; usual: PreventSource | 'none' };
export type TermsOf<Kind extends Terms['kind']> = Extract<Terms, { kind: Kind }>;

/** What a seat may do now (rules 6). Secret to others. */
export interface Legal {
  seat: Seat;
  /** Types of commands that are not refused out of hand. */
  commands: readonly PlayerCommand['type'][];
  /** Of the open prompt, if this seat is asked. */
  terms: Terms | null;
  /** Every cell in reading order for a living gang; empty before the first turn, after the last, and for who is out. */
  places: readonly PlaceTerms[];
  /** The standing order and what it may name; null for who is out. */
  standing: { present: Standing; sources: readonly PreventSource[] } | null;
}
