import type { Audience } from '#engine/title.ts';
import type { Event } from './model.ts';

/** Who may read an event before the game is over (rules 7). Everything is open but sealed orders, rules and, by option, cash. */
export function audience(event: Event): Audience {
  switch (event.type) {
    case 'LedgerWritten':
    case 'StandingSet':
    case 'AlternativesJudged':
    case 'AnswerWritten':
    case 'BalanceKept':
    case 'BookKept':
      return [event.seat];
    case 'MoneyGiven':
      return event.secret ? [event.from, event.to] : 'all';
    case 'CashLost':
      return event.secret ? [event.seat] : 'all';
    default:
      return 'all';
  }
}
