import type { Seat } from '#engine/title.ts';
import type { LedgerTerms, SeatView, View } from '../model.ts';
import { AREAS, type Area, type Counts } from '../tables.ts';

/** An area as the bot judges it, from the public board. */
export interface Ground {
  area: Area;
  mine: Readonly<Counts>;
  /** Rackets of all seats, and how many the area bears. */
  revenues: number;
  limit: number;
  income: number;
  /** Nobody else has anything here. */
  alone: boolean;
  enemyMen: number;
  /** Rackets of others here, and those that nothing guards. */
  enemyRevenues: number;
  unguarded: number;
  /** What my rackets here should pay next month. */
  myIncome: number;
}

export interface Outlook {
  view: View;
  seat: Seat;
  me: SeatView;
  /** Others still in the game, richest first (by cash where it is open, else by income). */
  rivals: readonly SeatView[];
  terms: LedgerTerms;
  /** Months that remain after this one. */
  left: number;
  grounds: Readonly<Record<Area, Ground>>;
}

export function lookAround(view: View, seat: Seat, terms: LedgerTerms): Outlook {
  const me = view.seats[seat]!;
  const rivals = view.seats.filter((one) => one.seat !== seat && (one.status === 'alive' || one.status === 'exiled'));
  const wealth = ({ cash, expectedIncome }: SeatView) => cash ?? expectedIncome;
  rivals.sort((a, b) => wealth(b) - wealth(a));
  const grounds = Object.fromEntries(AREAS.map((area) => [area, groundOf(view, seat, area)])) as Record<Area, Ground>;
  return { view, seat, me, rivals, terms, left: view.config.months - view.month, grounds };
}

function groundOf(view: View, seat: Seat, area: Area): Ground {
  const { income, limit } = view.config.table[area];
  let [revenues, enemyMen, enemyRevenues, unguarded, alone] = [0, 0, 0, 0, true];
  for (const other of view.seats) {
    const { R, P, T, H } = other.board[area];
    revenues += R;
    if (other.seat === seat) continue;
    const boss = other.godfather === area;
    if (R + P + T + H > 0 || boss) alone = false;
    enemyMen += T + H;
    enemyRevenues += R;
    if (T + H === 0 && !boss) unguarded += R;
  }
  const mine = view.seats[seat]!.board[area];
  const myIncome = (mine.R * income * (alone ? 2 : 1)) / (revenues > limit ? 2 : 1);
  return { area, mine, revenues, limit, income, alone, enemyMen, enemyRevenues, unguarded, myIncome };
}
