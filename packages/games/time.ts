import { DateTime } from 'luxon';
import type { GameState, OpenPrompt } from './model.ts';
import type { Instant } from './ports.ts';

/** `at` plus whole minutes. */
export const later = (at: Instant, minutes: number): Instant =>
  DateTime.fromISO(at, { zone: 'utc' }).plus({ minutes }).toISO() as Instant;

/** When the clock may close a prompt: once all have been ready for the change-of-mind window, at its deadline at the latest. */
export function closableAt(state: GameState, prompt: OpenPrompt): Instant {
  if (prompt.readySince === null) return prompt.dueAt;
  const early = later(prompt.readySince, state.pace.changeOfMindMinutes);
  return early < prompt.dueAt ? early : prompt.dueAt;
}

/** When the clock has to look at a game next; null: it waits for nothing. */
export function wakeAt(state: GameState): Instant | null {
  if (state.status !== 'running') return null;
  const moments = Object.values(state.prompts).map((prompt) => closableAt(state, prompt));
  return moments.sort()[0] ?? null;
}

/** A deadline as people read it: in their zone if they have told it, and always in UTC. */
export function printDue(at: Instant, zone: string | null): string {
  const utc = DateTime.fromISO(at, { zone: 'utc' });
  const inUtc = `${utc.toFormat('ccc d LLL yyyy, HH:mm', { locale: 'en' })} UTC`;
  if (!zone || zone === 'UTC') return inUtc;
  const local = utc.setZone(zone);
  return local.isValid ? `${local.toFormat('ccc d LLL yyyy, HH:mm', { locale: 'en' })} (${zone}), ${inUtc}` : inUtc;
}
