import type { Instant } from './ports.ts';

/** Deadlines at a fixed local hour. */
export interface Calendar {
  /** IANA zone of the table. */
  zone: string;
  /** Local time of day, `19:00`. */
  at: string;
  /** Days on which a deadline may fall: 1 is Monday, 7 Sunday. */
  weekdays: readonly number[];
  /** Local dates on which none falls: `2026-12-24`. */
  holidays: readonly string[];
}

/** How time runs in a game, as stored when the table is laid. All but the first two came later and may be missing. */
export interface Pace {
  /** From the opening of a prompt to its deadline; with a calendar, to the first allowed evening after about as long. */
  turnMinutes: number;
  /** From the moment all are ready to the reveal; 0 reveals at once. */
  changeOfMindMinutes: number;
  /** Prompts of some kinds have another length. */
  kindMinutes?: Readonly<Record<string, number>>;
  calendar?: Calendar | null;
  /** When those who have not answered are reminded: half-way, or so many minutes before the deadline. */
  reminders?: readonly ('half' | number)[];
  /** What each person may be late by, all in all, before the house answers for him. */
  graceMinutes?: number;
  /** After so many misses in a row a seat no longer holds up what all others have answered; null: never. */
  idleAfter?: number | null;
  /** After so many it is open to a replacement; null: never. */
  wantedAfter?: number | null;
  /** The bot that plays for an open seat meanwhile; null: the house does the usual at each deadline. */
  keeper?: string | null;
  /** Days that each player may announce as absent, all in all. */
  absenceDays?: number;
  /** The longest pause. */
  pauseDays?: number;
}

/** A pace with everything filled in. */
export type Rhythm = Required<Pace>;

/** What a game means whose first commit does not say: games that are older than these fields keep the rules they began with. */
export const rhythmOf = (pace: Pace): Rhythm => ({
  kindMinutes: {},
  calendar: null,
  reminders: ['half', 24 * 60],
  graceMinutes: 0,
  idleAfter: null,
  wantedAfter: null,
  keeper: null,
  absenceDays: 0,
  pauseDays: 30,
  ...pace,
});

/** An announced absence: no deadline that this seat has not answered falls into it. */
export interface Absence {
  id: string;
  from: Instant;
  to: Instant;
}
