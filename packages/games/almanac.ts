import { DateTime } from 'luxon';
import type { Calendar } from './pace.ts';
import type { Instant } from './ports.ts';

/** The first deadline of a game's calendar at or after a moment: the question and its answer. */
export type DateLookup = readonly [notBefore: Instant, date: Instant];

/**
 * Where decisions look up dates. Time zones are not the same on all machines and not the same for ever, so a decision that needs
 * one asks here, and the answers stand in the stream beside the command, as draws of luck do.
 */
export interface Almanac {
  next(calendar: Calendar, notBefore: Instant): Instant;
  /** Everything that was looked up, in order. */
  looked(): readonly DateLookup[];
}

/** Days that are searched: holidays that cover more than this are taken for a mistake, and the deadline stands without calendar. */
const MOST_DAYS = 800;

/** Asks this machine's table of time zones. */
export const zoneAlmanac = (): Almanac => remembering((calendar, notBefore) => nextDate(calendar, notBefore));

/** Gives the recorded answers, in order; a question that was not asked then gets an answer that fits nowhere. */
export function recordedAlmanac(recorded: readonly DateLookup[]): Almanac {
  let i = 0;
  return remembering((_, notBefore) => {
    const [asked, date] = recorded[i++] ?? ['', ''];
    return asked === notBefore && date >= notBefore ? date : '';
  });
}

function remembering(find: (calendar: Calendar, notBefore: Instant) => Instant): Almanac {
  const looked: DateLookup[] = [];
  return {
    next(calendar, notBefore) {
      const date = find(calendar, notBefore);
      looked.push([notBefore, date]);
      return date;
    },
    looked: () => looked,
  };
}

/**
 * The first allowed date at or after a moment. A local time that a clock change skips falls as much later (02:30 becomes 03:30), one
 * that comes twice counts the first time.
 */
export function nextDate({ zone, at, weekdays, holidays }: Calendar, notBefore: Instant): Instant {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const first = DateTime.fromISO(notBefore, { zone }).minus({ days: 1 }).startOf('day');
  for (let day = 0; day < MOST_DAYS; day++) {
    const local = first.plus({ days: day });
    const wanted = DateTime.fromObject(
      { year: local.year, month: local.month, day: local.day, hour, minute },
      { zone },
    );
    const [date = wanted] = wanted.getPossibleOffsets();
    const instant = date.toUTC().toISO();
    if (instant === null || instant < notBefore) continue;
    if (weekdays.includes(date.weekday) && !holidays.includes(date.toISODate() ?? '')) return instant;
  }
  return notBefore;
}
