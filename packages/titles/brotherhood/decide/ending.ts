import type { Seat } from '#engine/title.ts';
import { controlOf, onMap, seatsInGame } from '../board.ts';
import type { EventOf, State } from '../model.ts';
import { KINDS } from '../tables.ts';
import { dollars, seatNames } from '../wording.ts';
import { incomeOf } from './income.ts';
import { happen, type Scene } from './scene.ts';

/** The year is over, or at most one seat is left (rules 10). */
export const isOver = (state: State): boolean => state.month >= state.config.months || seatsInGame(state).length <= 1;

type Ranking = EventOf<'GameEnded'>['ranking'];

/** The richest of those in the game wins. Below them the dead, later deaths first; where all died together nobody wins. */
export function endGame(scene: Scene): void {
  const { state } = scene;
  const survivors = seatsInGame(state);
  const everybody = state.seats.map((_, seat) => seat);
  const key = (seat: Seat): number[] => [
    state.seats[seat]!.status === 'dead' ? 0 : 1,
    ...(state.seats[seat]!.status === 'dead' ? [state.seats[seat]!.outMonth ?? 0] : worth(state, seat)),
  ];
  const keys = everybody.map(key);
  const above = (a: Seat, b: Seat): number => {
    const at = keys[a]!.findIndex((value, i) => value !== keys[b]![i]);
    return at < 0 ? 0 : keys[b]![at]! - keys[a]![at]!;
  };
  const ranking = [...everybody]
    .sort((a, b) => above(a, b) || a - b)
    .map((seat): Ranking[number] => ({
      seat,
      place: 1 + everybody.filter((other) => above(other, seat) < 0).length,
      score: state.seats[seat]!.cash,
      ...note(state, seat, survivors),
    }));
  const winners = survivors.length === 0 ? [] : ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const reason = survivors.length === 0 ? 'nobodyLeft' : survivors.length === 1 ? 'lastStanding' : 'months';
  const say = saying(
    state,
    ranking,
    winners.sort((a, b) => a - b),
    reason,
  );
  happen(scene, { type: 'GameEnded', winners, ranking, reason, say });
}

/** Cash; by option the income the final board would pay, and the counters on the map, break ties. */
function worth(state: State, seat: Seat): number[] {
  const own = state.seats[seat]!;
  if (state.config.tieBreak === 'shared') return [own.cash];
  const calm = { ...state, cleanup: {} };
  const { amount } = incomeOf(calm, seat, controlOf(state), state.month + 1);
  const counters = KINDS.reduce((sum, kind) => sum + onMap(own, kind), 0);
  return [own.cash, amount, counters + (own.godfather === 'OUT' || own.godfather === 'DEAD' ? 0 : 1)];
}

function note(state: State, seat: Seat, survivors: readonly Seat[]): { note?: string } {
  const { status, outMonth } = state.seats[seat]!;
  if (status !== 'dead') return {};
  const draw = survivors.length === 0 && outMonth === state.month;
  return { note: draw ? 'draw' : `out in month ${outMonth}` };
}

function saying(
  state: State,
  ranking: Ranking,
  winners: readonly Seat[],
  reason: EventOf<'GameEnded'>['reason'],
): string {
  const cash = dollars(ranking[0]!.score);
  if (reason === 'nobodyLeft') return `Nobody is left in month ${state.month}: no winner.`;
  if (reason === 'lastStanding')
    return `${seatNames(winners)} is the last one standing and wins in month ${state.month} with ${cash}.`;
  const months = state.month === 1 ? '1 month' : `${state.month} months`;
  if (winners.length > 1) return `${seatNames(winners)} win together with ${cash} each after ${months}.`;
  return `${seatNames(winners)} wins with ${cash} after ${months}.`;
}
