import { DateTime } from 'luxon';
import { type AnyTitle, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { electorateOf, neededFor } from '#games/decide/votes.ts';
import type { GameState, Motion } from '#games/model.ts';
import type { Instant } from '#games/ports.ts';
import { voters } from '#games/readiness.ts';
import { keepTime, type TimeCommand } from '#games/timekeeping.ts';
import { newToken } from '#games/tokens.ts';
import type { Web } from '../web.ts';

const MINUTES_A_DAY = 24 * 60;

/** A motion as forms and programs send it. */
export interface MotionRequest {
  on: string;
  reason?: string;
  days?: number;
  seat?: number;
}

/** A motion out of loose fields, or what is missing. */
export function readMotion({ on, reason = '', days, seat }: MotionRequest): Motion | Refusal {
  switch (on) {
    case 'pause':
      return { on, reason, minutes: Math.round((days ?? 0) * MINUTES_A_DAY) };
    case 'resume':
    case 'draw':
    case 'end':
      return { on };
    case 'replace':
      return seat === undefined || !Number.isInteger(seat)
        ? refuse('BAD_SHAPE', 'Which seat shall be open to a replacement?', 'seat')
        : { on, seat };
    default:
      return refuse('UNKNOWN_MOTION', 'A table votes on pause, resume, draw, end or replace.', 'on');
  }
}

/**
 * An absence by dates, in the zone of whoever says it: from the first day on, to the end of the day on which he is back and can answer.
 * Today begins now.
 */
export function absenceDays(
  fields: { from?: string; back?: string },
  zone: string | null,
  now: Instant,
): { from: Instant; to: Instant } | Refusal {
  const local = (text = '') => DateTime.fromISO(text, { zone: zone ?? 'utc' });
  const [from, back] = [local(fields.from), local(fields.back)];
  const date = /^\d{4}-\d\d-\d\d$/;
  if (!from.isValid || !date.test(fields.from ?? ''))
    return refuse('BAD_DATE', 'From which day on are you away? A date looks like 2026-07-01.', 'from');
  if (!back.isValid || !date.test(fields.back ?? ''))
    return refuse('BAD_DATE', 'On which day are you back? A date looks like 2026-07-14.', 'back');
  if (back < from) return refuse('BAD_DATE', 'The day you are back comes after the day you leave.', 'back');
  const begins = from.toUTC().toISO();
  const ends = back.plus({ days: 1 }).startOf('day').toUTC().toISO();
  return { from: begins > now ? begins : now, to: ends };
}

/** Names a new absence. */
export const newAbsence = ({ house }: Web): string => newToken(house.ports.random).slice(0, 8);

/** Asks it of the game for a seat. `cmdId` empty: it counts as new. */
export const askForSeat = (web: Web, game: string, seat: Seat, cmdId: string, command: TimeCommand) =>
  keepTime(web.house, game, `seat:${seat}`, idOr(web, cmdId), command);

export const askAsOrganiser = (web: Web, game: string, cmdId: string, command: TimeCommand) =>
  keepTime(web.house, game, 'host', idOr(web, cmdId), command);

const idOr = ({ house }: Web, cmdId: string): string =>
  /^[\w-]{1,64}$/.test(cmdId) ? cmdId : newToken(house.ports.random);

/** A motion with its count, as everybody sees it. */
export interface Count {
  motion: Motion;
  ayes: readonly Seat[];
  needed: number;
  electorate: readonly Seat[];
}

export const countsOf = (state: GameState, title: AnyTitle): readonly Count[] =>
  Object.values(state.motions).map(({ motion, ayes }) => {
    const electorate = electorateOf(state, title, motion);
    return {
      motion,
      ayes: ayes.filter((seat) => electorate.includes(seat)),
      needed: neededFor(motion.on, electorate.length),
      electorate,
    };
  });

export const mayVote = (state: GameState, title: AnyTitle, seat: Seat): boolean => voters(state, title).includes(seat);
