import type { OnEvent } from './driver.ts';
import type { AnyTitle, Seat, Viewer } from './title.ts';

/** What must hold for every event of every title, and the title's own invariants. */
export interface Watch {
  onEvent: OnEvent;
  /** What was found broken, in sentences; each once. */
  found(): readonly string[];
}

/**
 * Watches a game while it is played. Always: the title's `violations`. With `thorough`, which costs as much as the game itself: each
 * event is of its schema and plain JSON, and a secret event changes nothing that anybody outside its audience sees.
 */
export function watch(title: AnyTitle, seats: number, thorough: boolean): Watch {
  const found = new Set<string>();
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: seats }, (_, seat: Seat) => seat)];
  return {
    found: () => [...found],
    onEvent(before, event, after) {
      for (const what of title.violations?.(before, event, after) ?? []) found.add(`${event.type}: ${what}`);
      if (!thorough) return;
      const parsed = title.events.safeParse(event);
      if (!parsed.success) {
        const issue = parsed.error.issues[0];
        found.add(`${event.type} is not of its schema: ${issue?.path.join('.')}: ${issue?.message}`);
      }
      const audience = title.audience(event);
      if (audience === 'all' || before === null) return;
      for (const viewer of viewers) {
        if (audience !== 'nobody' && viewer !== 'spectator' && audience.includes(viewer)) continue;
        if (JSON.stringify(title.view(before, viewer)) !== JSON.stringify(title.view(after, viewer)))
          found.add(`${event.type} is for ${audience} only and changes what ${viewer} sees`);
      }
    },
  };
}
