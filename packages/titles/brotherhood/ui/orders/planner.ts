import type { Seat } from '#engine/title.ts';
import type { Ledger, LedgerTerms, View } from '../../model.ts';
import { AREA_NAMES, AREAS, type Area, EXILE_INCOME, KINDS } from '../../tables.ts';
import { dollars, listed, seatNames } from '../../wording.ts';

/** What a ledger leads to if nobody else moves a man and neither law nor guns interfere. */
export interface Plan {
  /** Cash when the ledger is paid, next month's income, and both together; no income after the last month. */
  balance: number;
  income: number;
  after: number;
  last: boolean;
  areas: readonly PlannedArea[];
}

export interface PlannedArea {
  area: Area;
  revenues: number;
  income: number;
  controlled: boolean;
  saturated: boolean;
  /** Who would have to be gone for you to control it, and how much more it would pay then; empty where you do. */
  inTheWay: readonly Seat[];
  more: number;
}

/**
 * Reckons from the seat's own view alone: others as they stand on the board now, no sealed order, no luck. `balance` is what the
 * ledger leaves.
 */
export function planOf(ledger: Ledger, balance: number, terms: LedgerTerms, view: View, seat: Seat): Plan {
  const areas = AREAS.flatMap((area) => planArea(ledger, terms, view, seat, area) ?? []);
  const last = view.month >= view.config.months && !view.config.finalRevenue;
  const earned = areas.reduce((sum, { income }) => sum + income, 0) + (ledger.stay ? EXILE_INCOME : 0);
  const income = last ? 0 : earned;
  return { balance, income, after: balance + income, last, areas };
}

function planArea(ledger: Ledger, terms: LedgerTerms, view: View, seat: Seat, area: Area): PlannedArea | null {
  const { mine } = terms.areas[area];
  const bought = ledger.buy[area] ?? {};
  const revenues = mine.R - (ledger.close[area] ?? 0) + (bought.R ?? 0);
  if (revenues < 1) return null;
  const others = view.seats.filter((other) => other.seat !== seat);
  const inTheWay = others
    .filter((other) => other.godfather === area || KINDS.some((kind) => other.board[area][kind] > 0))
    .map((other) => other.seat);
  const { income, limit } = view.config.table[area];
  const all = others.reduce((sum, other) => sum + other.board[area].R, revenues);
  const cleanup = view.cleanup[area] === view.month + 1;
  const pays = (times: number, revenuesThere: number) =>
    Math.floor((revenues * income * times) / ((revenuesThere > limit ? 2 : 1) * (cleanup ? 2 : 1)));
  const controlled = inTheWay.length === 0;
  const paid = pays(controlled ? 2 : 1, all);
  const more = controlled ? 0 : pays(2, revenues) - paid;
  return { area, revenues, income: paid, controlled, saturated: all > limit, inTheWay, more };
}

/** The plan as short lines for the page. */
export function planInWords(plan: Plan): string[] {
  if (plan.last) return [`No income follows this month: you end with ${dollars(plan.balance)}.`];
  const controlled = plan.areas.filter((one) => one.controlled).map(({ area }) => AREA_NAMES[area]);
  const crowded = plan.areas.filter((one) => one.saturated).map(({ area }) => AREA_NAMES[area]);
  return [
    `Income next month ${dollars(plan.income)}, cash then ${dollars(plan.after)}.`,
    ...(controlled.length > 0 ? [`Doubled, for you are alone there: ${listed(controlled)}.`] : []),
    ...(crowded.length > 0 ? [`Halved, for too many Revenues stand there: ${listed(crowded)}.`] : []),
    ...plan.areas
      .filter(({ more }) => more > 0)
      .map(
        ({ area, inTheWay, more }) =>
          `${dollars(more)} more in ${AREA_NAMES[area]} if ${seatNames(inTheWay)} were gone.`,
      ),
  ];
}
