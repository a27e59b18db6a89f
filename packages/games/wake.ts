import { expiresAt } from './expiry.ts';
import type { GameState, OpenPrompt } from './model.ts';
import type { Instant } from './ports.ts';
import { closableAt, later, minutesBetween } from './time.ts';

/** A moment at which those who are missing at a prompt are reminded. */
export interface ReminderMoment {
  at: Instant;
  /** Tells the reminders of one prompt apart: `half-0`. A deadline that people have moved is reminded of anew. */
  name: string;
}

/** All of a prompt, earliest first; what would fall before its opening or to its end is left out. */
export function reminderMoments({ pace }: GameState, prompt: OpenPrompt): readonly ReminderMoment[] {
  const { openedAt, dueAt, moves } = prompt;
  return pace.reminders
    .map((when) => ({
      at: later(dueAt, when === 'half' ? -minutesBetween(openedAt, dueAt) / 2 : -when),
      name: `${when}-${moves}`,
    }))
    .filter(({ at }) => at > openedAt && at < dueAt)
    .sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** The reminder that is due: of several that were missed only the last. */
export const dueReminder = (state: GameState, prompt: OpenPrompt, now: Instant): ReminderMoment | undefined =>
  now < prompt.dueAt ? reminderMoments(state, prompt).findLast(({ at }) => at <= now) : undefined;

/** When the clock has to look at a game next, to close, to go on after a pause or to remind; null: it waits for nothing. */
export function wakeAt(state: GameState, now: Instant): Instant | null {
  if (state.status === 'paused') return state.paused?.until ?? null;
  if (state.status !== 'running') return expiresAt(state);
  const moments = Object.values(state.prompts).flatMap((prompt) => [
    closableAt(state, prompt),
    ...reminderMoments(state, prompt).flatMap(({ at }) => (at > now ? [at] : [])),
  ]);
  return moments.sort()[0] ?? null;
}
