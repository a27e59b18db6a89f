import type { Seat } from '#engine/title.ts';
import { seatsInGame } from '../board.ts';
import type { State } from '../model.ts';

/** Seats that could spend a bribe token on the card that lies open. */
export const bribersOf = (state: State): Seat[] =>
  seatsInGame(state).filter((seat) => state.seats[seat]!.tokens.bribe > 0);
