import type { Audience } from '#engine/title.ts';
import type { Event } from './model.ts';

/** Who may read an event before the game is over (rules 7): contents of sealed things are their seat's own. */
export function audience(event: Event): Audience {
  switch (event.type) {
    case 'HomiesBoxed':
      return 'nobody';
    case 'CardsDrawnContent':
    case 'CommitSealedContent':
    case 'ReactSealedContent':
    case 'KillsSealedContent':
    case 'OrdersSet':
    case 'Armed':
    case 'Disarmed':
    case 'LineSkipped':
      return [event.seat];
    case 'CardTakenContent':
      return [event.from, event.to];
    default:
      return 'all';
  }
}
