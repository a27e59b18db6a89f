import { IANAZone } from 'luxon';
import * as z from 'zod';
import { type Refusal, refuse } from '#engine/title.ts';
import type { Pace } from './pace.ts';

const hours = z
  .number()
  .min(0.05)
  .max(24 * 366);

const calendar = z.strictObject({
  zone: z.string().max(60).meta({ description: 'IANA zone of the table: Europe/Berlin.' }),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day looks like 19:00')
    .meta({ description: 'Local time of day.' }),
  weekdays: z
    .array(z.int().min(1).max(7))
    .min(1)
    .max(7)
    .default([1, 2, 3, 4, 5, 6, 7])
    .meta({ description: 'Days on which deadlines may fall; 1 is Monday.' }),
  holidays: z
    .array(z.iso.date())
    .max(100)
    .default([])
    .meta({ description: 'Local dates on which none falls: 2026-12-24.' }),
});

/** How time runs, as an organiser asks for it. Everything has a default. */
export const paceFields = {
  turnHours: hours.default(72).meta({ description: 'From the opening of a prompt to its deadline.' }),
  changeOfMindMinutes: z
    .number()
    .min(0)
    .default(0)
    .meta({ description: 'From the moment all are ready to the reveal.' }),
  kindHours: z
    .record(z.string().max(40), hours)
    .default({})
    .meta({ description: 'Other lengths for kinds of prompts.' }),
  calendar: calendar.nullable().default(null).meta({
    description: 'Deadlines at a fixed local hour; a turn then lasts to the first one after about turnHours.',
  }),
  reminders: z
    .array(
      z.union([
        z.literal('half'),
        z
          .int()
          .min(1)
          .max(60 * 24 * 60),
      ]),
    )
    .max(5)
    .default(['half', 24 * 60])
    .meta({ description: 'Half-way, or minutes before the deadline; only those who have not answered are told.' }),
  graceHours: z
    .number()
    .min(0)
    .max(24 * 60)
    .default(0)
    .meta({ description: 'What each player may be late by, in the whole game.' }),
  idleAfter: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .default(2)
    .meta({ description: 'Misses in a row after which the others don’t wait for a seat when all of them are ready.' }),
  wantedAfter: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .default(4)
    .meta({ description: 'Misses in a row after which a seat is open to a replacement.' }),
  keeper: z.string().nullable().default(null).meta({ description: 'The bot that plays for such a seat meanwhile.' }),
  absenceDays: z
    .number()
    .min(0)
    .max(366)
    .default(30)
    .meta({ description: 'Days that each player may announce as absent, in the whole game.' }),
  pauseDays: z.number().min(1).max(366).default(30).meta({ description: 'The longest pause.' }),
};

const paceRequest = z.object(paceFields);

/** The pace that a game stores. Zones are checked here and not by the rules: another machine may know other ones. */
export function paceOf(request: z.output<typeof paceRequest>): Pace | Refusal {
  const { calendar: dates } = request;
  if (dates && !IANAZone.isValidZone(dates.zone))
    return refuse('UNKNOWN_ZONE', `There is no zone "${dates.zone}"; one looks like Europe/Berlin.`, 'calendar.zone');
  const minutes = (of: number) => Math.round(of * 60);
  const { changeOfMindMinutes, reminders, idleAfter, wantedAfter, keeper, absenceDays, pauseDays } = request;
  return {
    turnMinutes: minutes(request.turnHours),
    changeOfMindMinutes,
    kindMinutes: Object.fromEntries(Object.entries(request.kindHours).map(([kind, of]) => [kind, minutes(of)])),
    calendar: dates,
    reminders,
    graceMinutes: minutes(request.graceHours),
    idleAfter,
    wantedAfter,
    keeper,
    absenceDays,
    pauseDays,
  };
}
