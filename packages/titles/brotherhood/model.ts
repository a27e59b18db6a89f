import type { Result, Seat, Viewer } from '#engine/title.ts';
import type { AnswerTerms } from './answerTerms.ts';
import type { Book, Estate } from './events.ts';
import type { Config } from './options.ts';
import type { Alternative, AnswerKind, AnswerTo, Branch, Command, Ledger, Standing } from './orders.ts';
import type { Area, CardId, Counts, Men, Place, Token } from './tables.ts';

export * from './answerTerms.ts';
export * from './events.ts';
export * from './options.ts';
export * from './orders.ts';
export type { Area, CardId, Counts, Kind, Men, Place, Token } from './tables.ts';

/** `dying`: killed in this month's mob action, still shooting elsewhere. `exiled`: house rule 3. */
export type Status = 'alive' | 'dying' | 'dead' | 'exiled';

export type Phase =
  | 'revenue'
  | 'planning'
  | 'bribe'
  | 'influence'
  | 'sheet'
  | 'targets'
  | 'claims'
  | 'overtime'
  | 'finished';

/** A seat's side of the game (rules 3). Money is whole dollars. */
export interface SeatState {
  colour: string;
  status: Status;
  /** When dead: the month it happened, and who got everything (null: shared or vanished). */
  outMonth: number | null;
  heir: Seat | null;
  cash: number;
  godfather: Place | 'DEAD';
  leftMeeting: boolean;
  pool: Counts;
  board: Record<Area, Counts>;
  jail: Men;
  /** Shot; they never come back (but see house rule 3). */
  grave: Men;
  /** Out of the game for good: vanished empires, replaced counters. */
  gone: Counts;
  /** House rule 3: Thugs who wait Out-of-Town with the boss. */
  support: number;
  tokens: Record<Token, number>;
  revenueDone: boolean;
  ledgerIn: boolean;
  /** Sealed until the reveal. */
  ledger: Ledger | null;
  /** The house wrote it at the deadline. */
  ledgerByDefault: boolean;
  /** Come with the ledger, sealed like it. */
  alternatives: readonly Alternative[];
  standing: Standing;
  /** Rules for this month only, above the standing ones. */
  sheet: Standing | null;
  /** What this month's alternatives came to on the board after placement, above `sheet`. */
  chosen: Branch | null;
  /** This month's latest answer to each kind of prompt, sealed until all are in. What is missing follows the rules in force. */
  answers: Answers;
  /** Get-out tokens used this month (their dice are numbered). */
  getOutUses: number;
  /** The ledger sheet's columns; the last line is the current month's and runs along. */
  books: Book[];
}

export type Answers = { readonly [Kind in AnswerKind]?: AnswerTo<Kind> };

/** The prompt after the reveal that play waits for (rules 5.3). */
export interface Asked {
  prompt: string;
  kind: AnswerKind;
  seats: readonly Seat[];
  answered: readonly Seat[];
}

/** Where the Grand Jury sits, the card that lies open, and how many cards (token cards among them) have been drawn there. */
export interface Hearing {
  area: Area;
  card: CardId | null;
  drawn: number;
  tokenCards: number;
}

/** Order and deadlocks of a month. In pace table the turn goes stage by stage: `turns` now, `reached` places of the order so far. */
export interface Influence {
  stage: number;
  order: Partial<Record<Area, Seat[]>>;
  deadlocked: Partial<Record<Area, Seat[]>>;
  turns: Partial<Record<Area, Seat>>;
  reached: Partial<Record<Area, number>>;
}

/** An argument about a fallen boss's empire or about unguarded Revenues, settled in overtime (rules 8.9). */
export interface Dispute {
  /** Number in this month, from 1. */
  dispute: number;
  kind: 'empire' | 'revenue';
  area: Area;
  claimants: Seat[];
  dead: Seat | null;
  revenues: number;
  hits: { seat: Seat; hits: number }[];
  /** Volleys fired so far. */
  round: number;
}

export interface State {
  config: Config;
  seats: SeatState[];
  month: number;
  phase: Phase;
  /** Who controls each area, frozen at the start of the month. */
  control: Record<Area, Seat | null>;
  /** The month in which the income of an area is halved. */
  cleanup: Partial<Record<Area, number>>;
  /** Copies per card; the open card is in neither. */
  deck: Record<CardId, number>;
  discard: Record<CardId, number>;
  hearing: Hearing | null;
  /** The last hearing that took place, for the board's magnifying glass. */
  lastHearing: { month: number; area: Area; card: CardId | null } | null;
  blockedInfluence: Area | null;
  influence: Influence | null;
  /** First in, first out. */
  disputes: Dispute[];
  /** Disputes opened this month. */
  disputesOpened: number;
  /** The last area of this month's take-overs that came to a dispute; those up to it are not judged again. */
  takenOver: Area | null;
  /** Null until the first prompt after a reveal; afterwards the month's latest one, open or not. */
  asked: Asked | null;
  /** Seats dying this month whose empire has been awarded. */
  estate: Record<Seat, Estate>;
  result: Result | null;
}

/** A seat as everybody sees it; `cash` and `books` are null where they are none of the viewer's business. */
export interface SeatView
  extends Omit<
    SeatState,
    | 'cash'
    | 'books'
    | 'ledger'
    | 'ledgerByDefault'
    | 'alternatives'
    | 'standing'
    | 'sheet'
    | 'chosen'
    | 'answers'
    | 'getOutUses'
    | 'board'
  > {
  seat: Seat;
  board: Readonly<Record<Area, Counts>>;
  cash: number | null;
  books: readonly Book[] | null;
  /** What the board would pay this seat next month as it stands now (public: Revenue is). */
  expectedIncome: number;
}

/** What only the seat itself sees. */
export interface OwnView {
  ledger: Ledger | null;
  alternatives: readonly Alternative[];
  standing: Standing;
  sheet: Standing | null;
  chosen: Branch | null;
  answers: Answers;
}

export interface View {
  viewer: Viewer;
  config: Config;
  month: number;
  phase: Phase;
  seats: readonly SeatView[];
  control: Readonly<Record<Area, Seat | null>>;
  /** More Revenues than the area bears, as it stands now. */
  saturated: Readonly<Record<Area, boolean>>;
  cleanup: State['cleanup'];
  deck: Readonly<Record<CardId, number>>;
  discard: Readonly<Record<CardId, number>>;
  hearing: State['hearing'];
  lastHearing: State['lastHearing'];
  blockedInfluence: Area | null;
  influence: Influence | null;
  disputes: readonly Dispute[];
  /** The open prompt after the reveal: who is asked and who has answered, never what. */
  asked: Asked | null;
  /** Seats in the order of this month (rules 3). */
  rota: readonly Seat[];
  result: Result | null;
  /** Null for a spectator and for a seat that is out. */
  own: OwnView | null;
}

/** One area as a seat plans for it. */
export interface AreaTerms {
  /** What one of each kind costs this seat here. */
  price: Counts;
  /** The seat whose control doubles the prices, or null. */
  doubledBy: Seat | null;
  /** This seat's counters standing here; at most `mine.R` can be closed. */
  mine: Counts;
}

/** All that pricing and checking a ledger needs, so that page, mail and house use one piece of code (`decide/ledger.ts`). */
export interface LedgerTerms {
  month: number;
  meetingMonths: number;
  cash: number;
  exiled: boolean;
  areas: Record<Area, AreaTerms>;
  /** To be bought or hired before closing and bail: pool, and for men also all who stand on the map. */
  available: Counts;
  prisoners: Men;
  bail: Men;
  godfather: {
    at: Place;
    /** Where the ledger may send him (staying where he is needs no entry). */
    may: readonly Place[];
    /** He must be given an area. */
    must: boolean;
  };
  /** Nothing bought, guards kept while the money lasts (rules 8.2): what the house sends at the deadline. */
  hold: Ledger;
}

/** What a seat may do now (rules 6). Secret to others. */
export interface Legal {
  seat: Seat;
  month: number;
  phase: Phase;
  /** Types of commands that are not refused out of hand. */
  commands: readonly Command['type'][];
  /** Null outside planning and for seats that are out. */
  ledger: LedgerTerms | null;
  /** Null while gifts are closed. `most` may be 0. */
  gift: { most: number; to: readonly Seat[] } | null;
  /** Null without token or prisoners, and outside planning. */
  getOut: { tokens: number; prisoners: Men } | null;
  /** What may be answered to the open prompt after the reveal; null for a seat that is not asked. */
  answer: AnswerTerms | null;
  /** Null at the end and for seats that are out. `others`: seats that rules may name. */
  standing: { others: readonly Seat[]; raze: boolean } | null;
}
