import type { Actor, Head } from '#engine/commit.ts';
import type { Hash } from '#engine/hash.ts';
import type { AnyCommand, Result, Seat } from '#engine/title.ts';
import type { GameId, GameStatus, Instant } from './ports.ts';

/** The published ends of a game's two luck chains. */
export interface Anchors {
  open: Hash;
  closed: Hash;
  length: number;
}

/** How time runs in a game. */
export interface Pace {
  /** From the opening of a prompt to its deadline. */
  turnMinutes: number;
  /** From the moment all are ready to the reveal; 0 reveals at once. */
  changeOfMindMinutes: number;
}

/** What people, the organiser and the clock ask of a game. */
export type HouseCommand =
  | { type: 'Create'; title: string; options: unknown; seats: number; anchors: Anchors; pace: Pace }
  | { type: 'TakeSeat'; seat: Seat; cut: string; bot: string | null }
  | { type: 'Start' }
  | { type: 'Play'; seat: Seat; prompt: string; command: AnyCommand }
  | { type: 'Default'; seat: Seat; prompt: string }
  | { type: 'Close'; prompt: string }
  | { type: 'Abandon'; why: string };

/** Facts of the house; a title's own events stand between them in the same stream. `game:` keeps the names apart. */
export type HouseEvent =
  /** What was asked, sealed like the answer where it is a seat's: the audit decides it again. */
  | { type: 'game:Asked'; by: Actor; command: HouseCommand; quietly?: Quietly }
  | { type: 'game:Created'; title: string; options: unknown; seats: number; anchors: Anchors; pace: Pace }
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

/** What a quiet commit says of itself inside its secret entry only. */
export interface Quietly {
  at: Instant;
  cmdId: string;
}

export const isHouseEvent = (event: { type: string }): event is HouseEvent => event.type.startsWith('game:');

export interface OpenPrompt {
  id: string;
  kind: string;
  /** The commit that opened it. */
  openedIn: number;
  dueAt: Instant;
  /** Somebody has answered it quietly: until it closes, others are shown the game as it was before. */
  hushed: boolean;
  /** Since when every seat has been ready; null: somebody is still awaited. */
  readySince: Instant | null;
}

export interface SeatState {
  taken: boolean;
  bot: string | null;
  cut: string;
}

/** The fold of a game's stream. */
export interface GameState {
  id: GameId;
  /** Registry key and major: `brotherhood@1`. */
  title: string;
  options: unknown;
  pace: Pace;
  status: GameStatus;
  seats: readonly SeatState[];
  prompts: Readonly<Record<string, OpenPrompt>>;
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
