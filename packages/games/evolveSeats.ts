import { emptySeat, type GameState, type SeatEvent, type SeatState } from './model.ts';

/** A seat changes hands on a game. What was the player's own (absences, grace, misses) goes with him; the seat's past stays. */
export function evolveSeats(state: GameState, event: SeatEvent): GameState {
  const { [`replace-${event.seat}`]: _, ...motions } = state.motions;
  const seats = state.seats.map((seat, i) => (i === event.seat ? changed(state, seat, event) : seat));
  return { ...state, seats, motions };
}

function changed(state: GameState, seat: SeatState, event: SeatEvent): SeatState {
  const fresh: SeatState = { ...emptySeat, cut: seat.cut, taken: true };
  switch (event.type) {
    case 'game:SeatVacated': {
      const tenure = seat.tenure + 1;
      if (state.status === 'open') return { ...emptySeat, tenure };
      const { keeper } = event;
      return { ...fresh, tenure, empty: true, wanted: true, bot: keeper, kept: keeper !== null };
    }
    case 'game:SeatTakenOver':
      // Whoever was only away has lost the seat now.
      return { ...fresh, tenure: seat.empty ? seat.tenure : seat.tenure + 1 };
    default:
      return event satisfies never;
  }
}
