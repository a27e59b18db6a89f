import type { Seat } from '#engine/title.ts';
import { onMap, seatsInGame } from '../board.ts';
import type { Counts, EventOf, Ledger, SeatState } from '../model.ts';
import { AREAS, type Area, type Men, SUPPORT_BY_DIE } from '../tables.ts';
import { priceLedger } from './ledger.ts';
import { happen, type Scene } from './scene.ts';
import { termsOf } from './terms.ts';

/** All ledgers are laid on the table, priced. */
export function reveal(scene: Scene): void {
  const { state } = scene;
  const own = state.config.cashVisibility === 'own';
  const ledgers = seatsInGame(state).map((seat) => {
    const { lines, total, balance } = priceLedger(termsOf(state, seat), ledgerOf(state.seats[seat]!));
    const { ledgerByDefault } = state.seats[seat]!;
    return {
      seat,
      ledger: ledgerOf(state.seats[seat]!),
      lines,
      total,
      balance: own ? null : balance,
      byDefault: ledgerByDefault,
    };
  });
  happen(scene, { type: 'LedgersRevealed', month: state.month, ledgers });
}

/** Everybody's counters go out at once (rules 8.3); a placement touches only its own seat, so seat order changes nothing. */
export function place(scene: Scene): void {
  const { state } = scene;
  const seats = seatsInGame(state);
  for (const seat of seats) {
    const own = state.seats[seat]!;
    const ledger = ledgerOf(own);
    if (ledger.stay) continue;
    const placed = placement(scene, seat, ledger);
    const secret = state.config.cashVisibility === 'own';
    const endBalance = own.cash - placed.expenses;
    happen(scene, { ...placed, endBalance: secret ? null : endBalance });
    if (secret) happen(scene, { type: 'BalanceKept', seat, endBalance });
    if (own.status === 'exiled') comeBack(scene, seat, ledger);
  }
  for (const seat of seats) if (ledgerOf(state.seats[seat]!).stay) rollSupport(scene, seat);
}

function ledgerOf({ ledger, colour }: SeatState): Ledger {
  if (ledger === null) throw new Error(`${colour} has no ledger to be placed`);
  return ledger;
}

function placement({ state }: Scene, seat: Seat, ledger: Ledger): Omit<EventOf<'Placed'>, 'endBalance'> {
  const own = state.seats[seat]!;
  const hired: Partial<Record<Area, Men>> = {};
  const bought: Partial<Record<Area, Pick<Counts, 'R' | 'P'>>> = {};
  const hires: Men = { T: 0, H: 0 };
  for (const area of AREAS) {
    const { R = 0, P = 0, T = 0, H = 0 } = ledger.buy[area] ?? {};
    if (T + H > 0) hired[area] = { T, H };
    if (R + P > 0) bought[area] = { R, P };
    hires.T += T;
    hires.H += H;
  }
  return {
    type: 'Placed',
    seat,
    closed: ledger.close,
    bailed: { T: Math.min(ledger.bail.T, own.jail.T), H: Math.min(ledger.bail.H, own.jail.H) },
    fired: { T: Math.max(0, onMap(own, 'T') - hires.T), H: Math.max(0, onMap(own, 'H') - hires.H) },
    hired,
    bought,
    godfather: ledger.godfather,
    expenses: priceLedger(termsOf(state, seat), ledger).total,
  };
}

/** House rule 3: the boss is back, his support Thugs come with him for nothing. */
function comeBack(scene: Scene, seat: Seat, { godfather }: Ledger): void {
  if (godfather === null || godfather === 'OUT') return;
  const { month, seats } = scene.state;
  happen(scene, { type: 'SeatReturned', seat, month, area: godfather, support: seats[seat]!.support });
}

/** House rule 3: who stays away finds friends; out of his grave first, then out of his pool. */
function rollSupport(scene: Scene, seat: Seat): void {
  const { grave, pool } = scene.state.seats[seat]!;
  const die = scene.luck.die(`m${scene.state.month}/support/seat${seat}`);
  const found = SUPPORT_BY_DIE[die - 1]!;
  const thugsFromGrave = Math.min(found, grave.T);
  const thugsFromPool = Math.min(found - thugsFromGrave, pool.T);
  happen(scene, { type: 'SupportRolled', seat, die, thugsFromGrave, thugsFromPool });
}
