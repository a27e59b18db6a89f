import type { Seat } from '#engine/title.ts';
import { menAt, onMap } from '../board.ts';
import { type AreaTerms, EMPTY_LEDGER, type Ledger, type LedgerTerms, type SeatState, type State } from '../model.ts';
import { AREAS, type Area, BAIL, type Place } from '../tables.ts';
import { priceLedger } from './ledger.ts';

/** The terms on which a seat writes this month's ledger (rules 8.2): control is frozen, so no ledger changes another's. */
export function termsOf(state: State, seat: Seat): LedgerTerms {
  const own = state.seats[seat]!;
  const { config, month } = state;
  const exiled = own.status === 'exiled';
  const areas = Object.fromEntries(AREAS.map((area) => [area, areaTerms(state, seat, area)])) as Record<
    Area,
    AreaTerms
  >;
  const at = own.godfather === 'DEAD' ? 'OUT' : own.godfather;
  const mayStayOut = !own.leftMeeting && at === 'OUT' && month <= config.meetingMonths && !exiled;
  const may: Place[] = mayStayOut ? [...AREAS, 'OUT'] : [...AREAS];
  return {
    month,
    meetingMonths: config.meetingMonths,
    cash: own.cash,
    exiled,
    areas,
    available: {
      R: own.pool.R,
      P: own.pool.P,
      T: own.pool.T + onMap(own, 'T'),
      H: own.pool.H + onMap(own, 'H'),
    },
    prisoners: { ...own.jail },
    bail: { ...BAIL },
    godfather: { at, may, must: mustEnter(state, own) },
    hold: holdLedger(state, seat, areas),
  };
}

function areaTerms(state: State, seat: Seat, area: Area): AreaTerms {
  const controller = state.control[area];
  const doubledBy = controller === seat ? null : controller;
  const factor = doubledBy === null ? 1 : 2;
  const { R, P, T, H } = state.config.table[area];
  return {
    price: { R: R * factor, P: P * factor, T: T * factor, H: H * factor },
    doubledBy,
    mine: { ...state.seats[seat]!.board[area] },
  };
}

/** After the meeting a Godfather who is still Out-of-Town must come; exile is none of the meeting's business. */
const mustEnter = (state: State, own: SeatState): boolean =>
  state.month > state.config.meetingMonths && own.godfather === 'OUT' && own.status !== 'exiled';

/** Nothing bought, guards kept while the money lasts, those beside the Godfather first, Hitmen before Thugs (rules 8.2). */
function holdLedger(state: State, seat: Seat, areas: Record<Area, AreaTerms>): Ledger {
  const own = state.seats[seat]!;
  if (own.status === 'exiled') return { ...EMPTY_LEDGER, stay: true };
  const buy: Ledger['buy'] = {};
  let cash = own.cash;
  const first = AREAS.filter((area) => area === own.godfather);
  for (const area of [...first, ...AREAS.filter((area) => area !== own.godfather)])
    for (const kind of ['H', 'T'] as const)
      for (let man = 0; man < own.board[area][kind] && areas[area].price[kind] <= cash; man++) {
        buy[area] = { ...buy[area], [kind]: (buy[area]?.[kind] ?? 0) + 1 };
        cash -= areas[area].price[kind];
      }
  return { ...EMPTY_LEDGER, buy, godfather: entryOf(state, seat, buy) };
}

/** Where the house puts a Godfather who must enter: most own guards, fewest strangers' men, most own Revenue, highest number. */
function entryOf(state: State, seat: Seat, buy: Ledger['buy']): Area | null {
  const own = state.seats[seat]!;
  if (!mustEnter(state, own)) return null;
  const worth = (area: Area): number[] => {
    const strangers = state.seats.reduce((sum, other, s) => (s === seat ? sum : sum + menAt(other, area)), 0);
    return [(buy[area]?.T ?? 0) + (buy[area]?.H ?? 0), -strangers, own.board[area].R, AREAS.indexOf(area)];
  };
  return AREAS.reduce((best, area) => (ranksAbove(worth(area), worth(best)) ? area : best));
}

/** Compares place by place: the first difference decides. */
function ranksAbove(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! > b[i]!;
  return false;
}

/** The ledger of a seat that has sent none when the deadline comes. */
export function deadlineLedger(state: State, seat: Seat): Ledger {
  const own = state.seats[seat]!;
  if (state.config.deadlineLedger === 'hold' || own.status === 'exiled') return termsOf(state, seat).hold;
  return { ...EMPTY_LEDGER, godfather: entryOf(state, seat, {}) };
}

/** What the ledger that is in costs; 0 while none is in. */
export function committed(state: State, seat: Seat): number {
  const { ledger, ledgerIn } = state.seats[seat]!;
  return ledger && ledgerIn ? priceLedger(termsOf(state, seat), ledger).total : 0;
}
