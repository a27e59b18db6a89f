import type { Told } from '#engine/commit.ts';
import type { AnyCommand, AnyEvent, AnyTitle, Prompt, Seat } from '#engine/title.ts';
import { isRefusal } from '#engine/title.ts';
import type { Rhythm } from '../pace.ts';
import type { Instant } from '../ports.ts';
import { later } from '../time.ts';
import { outOfAbsences } from './absences.ts';
import { after, fact, type Ground } from './ground.ts';

export const titled = (events: readonly AnyEvent[], title: AnyTitle): Told[] =>
  events.map((event) => ({ event, audience: title.audience(event) }));

/** What the house does for a seat. A fallback that is refused is a fault of the title's rules, not something a player could mend. */
export function fallbackOf({ title, luck }: Ground, inner: unknown, prompt: Prompt, seat: Seat): readonly AnyEvent[] {
  const command: AnyCommand = title.fallback(inner, prompt, seat);
  const events = title.decide(inner, seat, command, luck);
  if (isRefusal(events))
    throw new Error(`${title.name}: the default of ${prompt.id} for seat ${seat} is refused: ${events.code}`);
  return events;
}

/** Events so far plus new ones of the title, then what follows from them for prompts and end. */
export function goOn(ground: Ground, before: readonly Told[], events: readonly AnyEvent[]): readonly Told[] {
  const { at, title } = ground;
  const told = [...before, ...titled(events, title)];
  const state = after(ground, told);
  const result = title.result(state.inner);
  const asked = result ? [] : title.prompts(state.inner);
  for (const id of Object.keys(state.prompts))
    if (!asked.some((prompt) => prompt.id === id))
      told.push(fact({ type: 'game:PromptClosed', prompt: id, because: 'all in' }));
  for (const prompt of asked) {
    if (state.prompts[prompt.id]) continue;
    const dueAt = deadlineOf(ground, state.pace, prompt.kind, at);
    told.push(fact({ type: 'game:PromptOpened', prompt: prompt.id, kind: prompt.kind, dueAt }));
    told.push(...outOfAbsences({ ...ground, state }, prompt, dueAt));
  }
  if (result) told.push(fact({ type: 'game:Ended', result }));
  return told;
}

/**
 * What a turn may be shorter by so that it ends on a date of the calendar: an hour for a clock change, and some for a clock that came
 * late, or the turn of a day would last two.
 */
const LEEWAY_MINUTES = 120;

function deadlineOf({ almanac }: Ground, pace: Rhythm, kind: string, at: Instant): Instant {
  const minutes = pace.kindMinutes[kind] ?? pace.turnMinutes;
  if (!pace.calendar) return later(at, minutes);
  return almanac.next(pace.calendar, later(at, Math.max(minutes - LEEWAY_MINUTES, minutes / 2)));
}
