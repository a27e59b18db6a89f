import type { Audience } from '#engine/title.ts';
import type { Event } from './model.ts';

/** Who may read an event before the game is over (rules 7): hands, sealed answers and standing orders are their seat's own. */
export function audience(event: Event): Audience {
  switch (event.type) {
    case 'ProfilesDealt':
    case 'ProfileChosen':
    case 'CardsReceived':
    case 'PreventionChosen':
    case 'StandingSet':
      return [event.seat];
    default:
      return 'all';
  }
}
