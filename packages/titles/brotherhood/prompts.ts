import type { Prompt, Seat } from '#engine/title.ts';
import { seatsInGame } from './board.ts';
import type { Command, State } from './model.ts';

/** Who is awaited (rules 5.3): everybody in the game for gifts or for the month's ledger; nobody when the game is over. */
export function prompts(state: State): readonly Prompt[] {
  const { phase, month } = state;
  if (phase === 'finished') return [];
  const seats = seatsInGame(state);
  if (phase === 'revenue') {
    const ready = seats.filter((seat) => state.seats[seat]!.revenueDone);
    return [{ id: `m${month}/revenue`, kind: 'revenue', seats, ready, label: `your gifts for month ${month}` }];
  }
  const ready = seats.filter((seat) => state.seats[seat]!.ledgerIn);
  return [{ id: `m${month}/ledger`, kind: 'ledger', seats, ready, label: `your ledger for month ${month}` }];
}

/** At the deadline the house answers; `decide` knows with what. */
export const fallback = (_state: State, _prompt: Prompt, _seat: Seat): Command => ({ type: 'Timeout' });
