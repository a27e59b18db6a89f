import { DateTime } from 'luxon';
import type { GameState, OpenPrompt } from './model.ts';
import type { Instant } from './ports.ts';

/** `at` plus minutes, to the millisecond. */
export const later = (at: Instant, minutes: number): Instant =>
  DateTime.fromMillis(Date.parse(at) + Math.round(minutes * 60_000), { zone: 'utc' }).toISO() as Instant;

/** Minutes from one moment to another. */
export const minutesBetween = (from: Instant, to: Instant): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** When the clock may close a prompt: once all have been ready for the change-of-mind window, at its deadline at the latest. */
export function closableAt(state: GameState, prompt: OpenPrompt): Instant {
  if (prompt.readySince === null) return prompt.dueAt;
  const early = later(prompt.readySince, prompt.noWait ? 0 : state.pace.changeOfMindMinutes);
  return early < prompt.dueAt ? early : prompt.dueAt;
}

/** A deadline as people read it: in their zone if they have told it, and always in UTC. The zone's rules are those of today. */
export function printDue(at: Instant, zone: string | null): string {
  const utc = DateTime.fromISO(at, { zone: 'utc' });
  const inUtc = `${utc.toFormat('ccc d LLL yyyy, HH:mm', { locale: 'en' })} UTC`;
  if (!zone || zone === 'UTC') return inUtc;
  const local = utc.setZone(zone);
  return local.isValid ? `${local.toFormat('ccc d LLL yyyy, HH:mm', { locale: 'en' })} (${zone}), ${inUtc}` : inUtc;
}

/** "3 days", "5 hours", "90 minutes": a length of time in its largest whole unit. */
export function span(minutes: number): string {
  const whole = Math.max(1, Math.round(minutes));
  const of = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`;
  if (whole % 1440 === 0) return of(whole / 1440, 'day');
  if (whole >= 2880) return `${Math.floor(whole / 1440)} days and ${of(Math.round((whole % 1440) / 60), 'hour')}`;
  return whole % 60 === 0 ? of(whole / 60, 'hour') : of(whole, 'minute');
}
