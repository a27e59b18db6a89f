import type { Seat } from '#engine/title.ts';
import { noCounts } from '../board.ts';
import type { Counts } from '../model.ts';
import { AREAS, type Area, KINDS } from '../tables.ts';
import { happen, type Scene } from './scene.ts';

/**
 * House rule 3: the victor gets his own fallen men back, his counters take the place of the loser's as far as they last, the loser
 * pays half his cash and goes into exile. Without a victor the loser's counters go back to his pool.
 */
export function replaceEmpire(scene: Scene, loser: Seat, victor: Seat | null): void {
  const { state } = scene;
  const { board, cash } = state.seats[loser]!;
  const winner = victor === null ? null : state.seats[victor]!;
  const returned = winner ? { ...winner.grave } : { T: 0, H: 0 };
  const stock: Counts = winner ? { ...winner.pool } : noCounts();
  stock.T += returned.T;
  stock.H += returned.H;
  const replaced: Partial<Record<Area, Counts>> = {};
  const withdrawn: Partial<Record<Area, Counts>> = {};
  for (const area of AREAS)
    for (const kind of KINDS) {
      const there = board[area][kind];
      if (there === 0) continue;
      const n = Math.min(there, stock[kind]);
      stock[kind] -= n;
      replaced[area] ??= noCounts();
      replaced[area][kind] = n;
      withdrawn[area] ??= noCounts();
      withdrawn[area][kind] = there - n;
    }
  happen(scene, { type: 'EstateReplaced', seat: loser, victor, returned, replaced, withdrawn });
  const secret = state.config.cashVisibility === 'own';
  happen(scene, { type: 'CashLost', seat: loser, amount: Math.floor(cash / 2), why: 'fine', secret });
  happen(scene, { type: 'SeatExiled', seat: loser, month: state.month });
}
