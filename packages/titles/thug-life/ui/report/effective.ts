import type { Event } from '../../model.ts';

/** Events without those that were taken back: what counts in the end. */
export function effective(events: readonly Event[]): Event[] {
  const kept: Event[] = [];
  let begun: number[] = [];
  for (const event of events) {
    if (event.type === 'MoveBegan') begun = event.final ? [] : [...begun, kept.length];
    // What nobody can take back any more is not looked for.
    if (event.type === 'TurnStarted' || event.type === 'TurnEnded') begun = [];
    if (event.type === 'TakenBack') {
      const from = begun.pop();
      if (from !== undefined) kept.length = from;
    } else kept.push(event);
  }
  return kept;
}
