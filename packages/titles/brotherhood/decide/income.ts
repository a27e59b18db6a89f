import type { Seat } from '#engine/title.ts';
import { saturated, seatsInGame } from '../board.ts';
import type { EventOf, State } from '../model.ts';
import { AREAS, type Area, EXILE_INCOME } from '../tables.ts';
import { happen, type Scene } from './scene.ts';

type Income = Pick<EventOf<'IncomePaid'>, 'amount' | 'areas' | 'exile'>;

/**
 * A seat's income in a month (rules 8.1): doubled where it controls, halved where the area is saturated, halved again where the
 * police cleaned up; rounded down per area.
 */
export function incomeOf(state: State, seat: Seat, control: Record<Area, Seat | null>, month: number): Income {
  const own = state.seats[seat]!;
  const areas: Income['areas'] = {};
  const exile = own.status === 'exiled' ? EXILE_INCOME : 0;
  let amount = exile;
  for (const area of AREAS) {
    const { R } = own.board[area];
    if (R === 0) continue;
    const base = state.config.table[area].income;
    const doubled = control[area] === seat;
    const full = saturated(state, area);
    const cleanup = state.cleanup[area] === month;
    const paid = Math.floor((R * base * (doubled ? 2 : 1)) / ((full ? 2 : 1) * (cleanup ? 2 : 1)));
    areas[area] = { R, base, doubled, saturated: full, cleanup, amount: paid };
    amount += paid;
  }
  return { amount, areas, exile };
}

/** Pays everybody who is in the game. */
export function payIncome(scene: Scene, control: Record<Area, Seat | null>, month: number, final: boolean): void {
  const { state } = scene;
  for (const seat of seatsInGame(state))
    happen(scene, { type: 'IncomePaid', seat, ...incomeOf(state, seat, control, month), final });
}
