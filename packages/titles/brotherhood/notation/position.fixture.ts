import type { Seat } from '#engine/title.ts';
import { evolve } from '../evolve.ts';
import { type Config, options, type SeatState, type State } from '../model.ts';
import { type Area, type Counts, MARKS, MONEY } from '../tables.ts';

type SeatSketch = Partial<Omit<SeatState, 'board'>> & { board?: Partial<Record<Area, Partial<Counts>>> };

/** A planning position of month 3 for tests: `sketches[seat]` says what differs from the start of a game. */
export function position(
  sketches: readonly SeatSketch[] = [{}, {}, {}],
  state: Partial<State> = {},
  config: Partial<Config> = {},
): State {
  const deck = { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, 11: 0 };
  const started = evolve(null, {
    type: 'GameStarted',
    config: { ...options.parse({}), tokenCardsShuffle: false, deck, table: { ...MONEY }, ...config },
    seats: sketches.map((_, seat: Seat) => ({ colour: MARKS[seat]!.name })),
  });
  const seats = started.seats.map((seat, index) => {
    const { board = {}, ...rest } = sketches[index]!;
    const areas = Object.entries(seat.board).map(([area, counts]) => [area, { ...counts, ...board[area as Area] }]);
    return { ...seat, ...rest, board: Object.fromEntries(areas) };
  });
  return { ...started, month: 3, phase: 'planning', ...state, seats };
}
