import type { Seat } from '#engine/title.ts';
import type { SeatState, State } from './model.ts';
import { AREAS, type Area, type Counts } from './tables.ts';

// What is never stored because it can be read off the board (rules 3).

export const noCounts = (): Counts => ({ R: 0, P: 0, T: 0, H: 0 });
export const emptyBoard = (): Record<Area, Counts> => ({
  WE: noCounts(),
  SB: noCounts(),
  CC: noCounts(),
  DT: noCounts(),
  ES: noCounts(),
  TD: noCounts(),
});

/** Thugs and Hitmen of a seat in an area. */
export const menAt = (seat: SeatState, area: Area): number => seat.board[area].T + seat.board[area].H;

/** Thugs, Hitmen or the Godfather are there: they guard Revenue and can be shot at. */
export const guarded = (seat: SeatState, area: Area): boolean => menAt(seat, area) > 0 || seat.godfather === area;

/** Any counter at all, the Godfather included. */
export const present = (seat: SeatState, area: Area): boolean =>
  guarded(seat, area) || seat.board[area].R > 0 || seat.board[area].P > 0;

/** The only seat with anything in the area, or null. */
export function controllerOf(state: State, area: Area): Seat | null {
  let only: Seat | null = null;
  for (let seat = 0; seat < state.seats.length; seat++) {
    if (!present(state.seats[seat]!, area)) continue;
    if (only !== null) return null;
    only = seat;
  }
  return only;
}

export const controlOf = (state: State): Record<Area, Seat | null> => ({
  WE: controllerOf(state, 'WE'),
  SB: controllerOf(state, 'SB'),
  CC: controllerOf(state, 'CC'),
  DT: controllerOf(state, 'DT'),
  ES: controllerOf(state, 'ES'),
  TD: controllerOf(state, 'TD'),
});

/** More Revenues than the area bears: all of them earn half. */
export function saturated(state: State, area: Area): boolean {
  let revenues = 0;
  for (const seat of state.seats) revenues += seat.board[area].R;
  return revenues > state.config.table[area].limit;
}

/** All Thugs, or all Hitmen, of a seat on the map. */
export function onMap(seat: SeatState, kind: 'R' | 'P' | 'T' | 'H'): number {
  let n = 0;
  for (const area of AREAS) n += seat.board[area][kind];
  return n;
}

/** All seats in the order of a month: wherever two need an order that the rulebook does not give. */
export function rota(month: number, seats: number): Seat[] {
  const first = (month - 1) % seats;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

export const rotaOf = (state: State): Seat[] => rota(state.month, state.seats.length);

/** In the game: alive, or in exile (house rule 3). */
export const inGame = (seat: SeatState): boolean => seat.status === 'alive' || seat.status === 'exiled';

/** Seats in the game, in seat order. */
export function seatsInGame(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats.length; seat++) if (inGame(state.seats[seat]!)) seats.push(seat);
  return seats;
}
