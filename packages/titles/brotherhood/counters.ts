import type { Seat } from '#engine/title.ts';
import { noCounts } from './board.ts';
import type { Lot, SeatState, State } from './model.ts';
import { AREAS, type Area, type Counts, type Kind } from './tables.ts';

// Moving counters and money: each gives a new state (or board) that shares with the old one all that has not changed.

export function patch(state: State, seat: Seat, change: Partial<SeatState>): State {
  const seats = state.seats.slice();
  seats[seat] = { ...seats[seat]!, ...change };
  return { ...state, seats };
}

/** Money in (or out, negative) of one column of the ledger sheet; expenses are written as positive numbers. */
export function pay(
  state: State,
  seat: Seat,
  column: 'income' | 'giftsNet' | 'expenses' | 'other',
  amount: number,
): State {
  const { cash, books } = state.seats[seat]!;
  const running = books[books.length - 1];
  if (!running) return patch(state, seat, { cash: cash + amount });
  const lines = books.slice();
  const entry = column === 'expenses' ? running.expenses - amount : running[column] + amount;
  lines[lines.length - 1] = { ...running, [column]: entry, end: running.end + amount };
  return patch(state, seat, { cash: cash + amount, books: lines });
}

export function token(state: State, seat: Seat, which: 'getOut' | 'bribe', n: number): State {
  const { tokens } = state.seats[seat]!;
  return patch(state, seat, { tokens: { ...tokens, [which]: tokens[which] + n } });
}

/** The same board with `n` more (or fewer) counters of a kind in an area. */
export function moved(board: SeatState['board'], area: Area, kind: Kind, n: number): SeatState['board'] {
  return { ...board, [area]: { ...board[area], [kind]: board[area][kind] + n } };
}

export function removed(state: State, victim: Seat, area: Area, kind: Kind, n: number, to: 'jail' | 'pool'): State {
  const { board, jail, pool } = state.seats[victim]!;
  const rest = moved(board, area, kind, -n);
  if (to === 'pool') return patch(state, victim, { board: rest, pool: { ...pool, [kind]: pool[kind] + n } });
  const man = kind === 'H' ? 'H' : 'T';
  return patch(state, victim, { board: rest, jail: { ...jail, [man]: jail[man] + n } });
}

export const sum = (a: Counts, b: Counts): Counts => ({ R: a.R + b.R, P: a.P + b.P, T: a.T + b.T, H: a.H + b.H });

export function onBoard(board: Partial<Record<Area, Counts>>): Counts {
  let all = noCounts();
  for (const area of AREAS) if (board[area]) all = sum(all, board[area]);
  return all;
}

/** All counters of a lot, added to others. */
export function total(lot: Lot, others: Counts): Counts {
  const { T, H } = lot.jail;
  return sum(sum(others, onBoard(lot.board)), sum(lot.pool, { R: 0, P: 0, T, H }));
}

export function plus(board: SeatState['board'], more: Partial<Record<Area, Counts>>): SeatState['board'] {
  const all = { ...board };
  for (const area of AREAS) if (more[area]) all[area] = sum(board[area], more[area]);
  return all;
}
