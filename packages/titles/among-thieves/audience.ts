import type { Audience } from '#engine/title.ts';
import type { Event } from './model.ts';

/** Who may read an event before the game is over (rules 7): sealed answers are their seat's own, what lies on a location nobody's. */
export function audience(event: Event): Audience {
  switch (event.type) {
    case 'LocationsDealt':
      return 'nobody';
    case 'PlanSealed':
    case 'OrdersSealed':
    case 'HeistChoiceSealed':
    case 'ReactionSealed':
    case 'DiscardSealed':
      return [event.seat];
    default:
      return 'all';
  }
}
