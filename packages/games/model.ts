import type { Actor, Head } from '#engine/commit.ts';
import type { Hash } from '#engine/hash.ts';
import type { AnyCommand, Result, Seat } from '#engine/title.ts';
import type { DateLookup } from './almanac.ts';
import type { Absence, Pace, Rhythm } from './pace.ts';
import type { GameId, GameStatus, Instant } from './ports.ts';

/** The published ends of a game's two luck chains. */
export interface Anchors {
  open: Hash;
  closed: Hash;
  length: number;
}

/**
 * What a seat says of its stored answer. `later`: it counts at the deadline, and nobody shall think I am ready; `ready`: go on when
 * all are; `now`: and I need no time for a change of mind.
 */
export type Said = 'later' | 'ready' | 'now';

/** What seats vote on. */
export type Motion =
  | { on: 'pause'; reason: string; minutes: number }
  | { on: 'resume' }
  | { on: 'draw' }
  | { on: 'end' }
  | { on: 'replace'; seat: Seat };

/**
 * A command that is one of several lines sent at once. The first carries the others as they were understood then: whoever gets them a second
 * time goes on where an earlier try broke off, with these and no others.
 */
export interface OfLines {
  /** From 1. */
  at: number;
  of: number;
  rest?: readonly AnyCommand[];
}

/** What people, the organiser and the clock ask of a game. */
export type HouseCommand =
  | {
      type: 'Create';
      title: string;
      options: unknown;
      seats: number;
      anchors: Anchors;
      pace: Pace;
      anonymous?: true;
    }
  | { type: 'TakeSeat'; seat: Seat; cut: string; bot: string | null }
  | { type: 'Start' }
  | { type: 'Play'; seat: Seat; prompt: string; command: AnyCommand; say?: Said; lines?: OfLines }
  | { type: 'Ready'; seat: Seat; prompt: string; say: Said }
  | { type: 'Default'; seat: Seat; prompt: string }
  | { type: 'Close'; prompt: string }
  /** The deadline is there, and somebody who is missing has grace left. */
  | { type: 'Extend'; prompt: string }
  | { type: 'SetAbsence'; seat: Seat; absence: string; from: Instant; to: Instant }
  | { type: 'DropAbsence'; seat: Seat; absence: string }
  /** The player of a seat that a bot keeps, or that is open to others, is there again. */
  | { type: 'Return'; seat: Seat }
  | { type: 'Vacate'; seat: Seat; because: Parting; keeper: string | null }
  | { type: 'TakeOver'; seat: Seat }
  | { type: 'Vote'; seat: Seat; motion: Motion; aye: boolean }
  | { type: 'Pause'; reason: string; minutes: number }
  | { type: 'Resume' }
  /** The clock did not run between two moments. */
  | { type: 'Outage'; from: Instant; to: Instant }
  | { type: 'Abandon'; why: string };

/** Why a deadline moved. */
export type MoveCause = 'grace' | 'absence' | 'pause' | 'outage';

/** Facts about the table and its answers. */
export type TableEvent =
  /**
   * What was asked, sealed like the answer where it is a seat's: the audit decides it again. `dates`: what the game's calendar said
   * when deadlines were set, so that no other machine's table of time zones is asked.
   */
  | { type: 'game:Asked'; by: Actor; command: HouseCommand; quietly?: Quietly; dates?: readonly DateLookup[] }
  | {
      type: 'game:Created';
      title: string;
      options: unknown;
      seats: number;
      anchors: Anchors;
      pace: Pace;
      anonymous?: true;
    }
  | { type: 'game:SeatTaken'; seat: Seat; cut: string; bot: string | null }
  | { type: 'game:Started'; salt: Hash }
  | { type: 'game:PromptOpened'; prompt: string; kind: string; dueAt: Instant }
  /** The house answered for a seat: its deadline passed, or its bot had no answer. */
  | { type: 'game:Defaulted'; prompt: string; seat: Seat }
  | { type: 'game:PromptClosed'; prompt: string; because: 'all in' | 'deadline' }
  /** Secret draws; for nobody until the end. */
  | { type: 'game:SecretDraws'; k: number; rolls: readonly (readonly [string, number, number])[] }
  | { type: 'game:Ended'; result: Result }
  | { type: 'game:Abandoned'; why: string };

/** Facts about time: deadlines, absences, pauses, and seats that are not there. */
export type TimeEvent =
  /** A seat whose answer is stored says whether the others may count on it. */
  | { type: 'game:ReadinessSaid'; prompt: string; seat: Seat; say: Said }
  /** `seat`: whose absence it is. */
  | { type: 'game:DeadlineMoved'; prompt: string; from: Instant; to: Instant; because: MoveCause; seat?: Seat }
  | { type: 'game:GraceGiven'; prompt: string; seat: Seat; minutes: number }
  | { type: 'game:GraceUsed'; prompt: string; seat: Seat; minutes: number }
  /** The others don't wait for this seat any more when all of them are ready. */
  | { type: 'game:SeatIdle'; seat: Seat; misses: number }
  /** Whoever wants may take this seat over; until then a bot keeps it, or the house does the usual. */
  | { type: 'game:SeatWanted'; seat: Seat; because: 'misses' | 'vote'; keeper: string | null }
  | { type: 'game:SeatBack'; seat: Seat }
  | { type: 'game:AbsenceSet'; seat: Seat; absence: string; from: Instant; to: Instant }
  | { type: 'game:AbsenceDropped'; seat: Seat; absence: string }
  /** `ayes` after it, of `needed`; `electorate`: how many may vote. */
  | {
      type: 'game:VoteCast';
      seat: Seat;
      motion: Motion;
      aye: boolean;
      ayes: readonly Seat[];
      needed: number;
      electorate: number;
    }
  | { type: 'game:Paused'; reason: string; until: Instant; by: 'vote' | 'organiser' }
  | { type: 'game:Resumed'; because: 'vote' | 'organiser' | 'time' }
  | { type: 'game:ClockStopped'; from: Instant; to: Instant };

/** Why a seat lost its player. */
export type Parting = 'left' | 'removed' | 'erased';

/** Facts about seats that change hands. */
export type SeatEvent =
  /** Nobody holds the seat now; whoever wants may take it over, and `keeper`, a bot, plays it meanwhile. Before the start it is free again. */
  | { type: 'game:SeatVacated'; seat: Seat; because: Parting; keeper: string | null }
  /** Somebody else holds the seat from now on. */
  | { type: 'game:SeatTakenOver'; seat: Seat };

/** Facts of the house; a title's own events stand between them in the same stream. `game:` keeps the names apart. */
export type HouseEvent = TableEvent | TimeEvent | SeatEvent;

/** What a quiet commit says of itself inside its secret entry only. */
export interface Quietly {
  at: Instant;
  cmdId: string;
}

export const isHouseEvent = (event: { type: string }): event is HouseEvent => event.type.startsWith('game:');

export interface OpenPrompt {
  id: string;
  kind: string;
  /** The commit that opened it, and when. */
  openedIn: number;
  openedAt: Instant;
  dueAt: Instant;
  /** The deadline as it would be if nobody were absent. */
  plainDueAt: Instant;
  /** How often the deadline has moved for a reason of people's; reminders begin anew then. */
  moves: number;
  /** Somebody has answered it quietly: until it closes, others are shown the game as it was before. */
  hushed: boolean;
  /** What seats have said of their answers; missing: `ready`. */
  said: Readonly<Record<Seat, Said>>;
  /** Seats on their grace, from when on and for how many minutes at most. */
  grace: readonly { seat: Seat; from: Instant; minutes: number }[];
  /** Since when all who are waited for have been ready; null: somebody still is. */
  readySince: Instant | null;
  /** All of them need no time for a change of mind. */
  noWait: boolean;
}

export interface SeatState {
  taken: boolean;
  bot: string | null;
  cut: string;
  /** Deadlines missed in a row. */
  misses: number;
  /** Since when the others have not waited for it; null: they do. */
  idleSince: Instant | null;
  graceUsed: number;
  /** Open to a replacement. */
  wanted: boolean;
  /** The bot only keeps the seat while its player is away. */
  kept: boolean;
  /** How often the seat has lost its player for good. */
  tenure: number;
  /** Nobody holds it: its player is gone for good. */
  empty: boolean;
  absences: readonly Absence[];
}

export interface Pausing {
  since: Instant;
  until: Instant;
  reason: string;
  by: 'vote' | 'organiser';
}

export interface OpenMotion {
  motion: Motion;
  ayes: readonly Seat[];
  /** When the last vote was cast. */
  at: Instant;
}

/** The fold of a game's stream. */
export interface GameState {
  id: GameId;
  /** Registry key and major: `brotherhood@1`. */
  title: string;
  options: unknown;
  pace: Rhythm;
  /** Nobody is to learn who sits where, not even by the hours of his answers. */
  anonymous: boolean;
  status: GameStatus;
  seats: readonly SeatState[];
  prompts: Readonly<Record<string, OpenPrompt>>;
  paused: Pausing | null;
  /** By `motionKey`. */
  motions: Readonly<Record<string, OpenMotion>>;
  /** The title's own state; null before the start. */
  inner: unknown;
  luck: { anchors: Anchors; salt: Hash; open: number; closed: number };
  startedAt: Instant | null;
  result: Result | null;
  /** Time of the newest commit. */
  changedAt: Instant | null;
  head: Head;
  /** The newest head that may be shown: behind it stand quiet commits of a prompt that is still open. */
  shown: Head;
}

/** One motion of a kind (and a seat to be replaced) is open at a time. */
export const motionKey = (motion: Motion): string => (motion.on === 'replace' ? `replace-${motion.seat}` : motion.on);

export const emptySeat: SeatState = {
  taken: false,
  bot: null,
  cut: '',
  misses: 0,
  idleSince: null,
  graceUsed: 0,
  wanted: false,
  kept: false,
  tenure: 0,
  empty: false,
  absences: [],
};
