import type { Seat } from '#engine/title.ts';
import type { Phase, SeatView, View } from '../../model.ts';
import { AREA_NAMES, AREAS, type Area, type Counts, KINDS } from '../../tables.ts';
import { counted, dollars, listed, seatName } from '../../wording.ts';
import { markOf } from '../seats.tsx';
import type { BlockFacts } from './Block.tsx';
import type { BoardFacts } from './Picture.tsx';

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  revenue: 'income and gifts',
  planning: 'writing the ledgers',
  bribe: 'a bribe is offered',
  influence: 'political influence',
  sheet: 'after the hearing',
  targets: 'guns are drawn',
  claims: 'take-overs',
  overtime: 'overtime',
  finished: 'the year is over',
};

export const isThere = (seat: SeatView, area: Area): boolean =>
  seat.godfather === area || KINDS.some((kind) => seat.board[area][kind] > 0);

/** "2 Revenues, 1 Thug and the Godfather". */
export function piecesInWords(counts: Counts, godfather: boolean): string {
  const words = KINDS.filter((kind) => counts[kind] > 0).map((kind) => counted(counts[kind], kind));
  if (godfather) words.push('the Godfather');
  return words.length > 0 ? listed(words) : '';
}

/** The district the last hearing looked into, while it is news: until the end of the month after it. */
export function investigated(view: View): Area | null {
  if (view.hearing) return view.hearing.area;
  return view.lastHearing && view.lastHearing.month >= view.month - 1 ? view.lastHearing.area : null;
}

export const revenuesIn = (view: View, area: Area): number =>
  view.seats.reduce((sum, seat) => sum + seat.board[area].R, 0);

export const heading = (view: View): string =>
  `Month ${view.month} of ${view.config.months} · ${PHASE_NAMES[view.phase]}`;

/** As in the ledger's terms, which only the planning seat has: another seat's control doubles all four (rules 8.2). */
export function pricesOf(view: View, seat: Seat, area: Area): Counts {
  const { R, P, T, H } = view.config.table[area];
  const factor = view.control[area] === null || view.control[area] === seat ? 1 : 2;
  return { R: R * factor, P: P * factor, T: T * factor, H: H * factor };
}

/** Who rules the area this month: control is frozen at its start, but the dead rule nothing. */
export function ruler(view: View, area: Area): Seat | null {
  const seat = view.control[area];
  return seat === null || view.seats[seat]?.status === 'dead' ? null : seat;
}

function blockFacts(view: View, area: Area): BlockFacts {
  const figures = view.config.table[area];
  const controller = ruler(view, area);
  const buyer = view.own === null || view.viewer === 'spectator' ? null : view.viewer;
  return {
    area,
    name: AREA_NAMES[area],
    income: figures.income,
    prices: buyer === null ? null : pricesOf(view, buyer, area),
    doubledBy: buyer !== null && controller !== null && controller !== buyer ? markOf(controller) : null,
    limit: figures.limit,
    revenue: view.seats.flatMap((seat) => Array.from({ length: seat.board[area].R }, () => markOf(seat.seat))),
    rows: view.seats
      .filter((seat) => isThere(seat, area))
      .map((seat) => ({ mark: markOf(seat.seat), counts: seat.board[area], godfather: seat.godfather === area })),
    controller: controller === null ? null : markOf(controller),
    saturated: view.saturated[area],
    cleanUp: view.cleanup[area] !== undefined,
    investigated: investigated(view) === area,
  };
}

function areaInWords(view: View, area: Area): string {
  const controller = ruler(view, area);
  const notes = [
    controller === null ? '' : `controlled by ${seatName(controller)}`,
    view.saturated[area] ? 'over its limit, income halved' : '',
    view.cleanup[area] === undefined ? '' : 'clean-up, income halved',
    investigated(view) === area ? 'investigated' : '',
  ].filter((note) => note !== '');
  const there = view.seats
    .filter((seat) => isThere(seat, area))
    .map((seat) => `${seatName(seat.seat)} ${piecesInWords(seat.board[area], seat.godfather === area)}`);
  const { income, limit } = view.config.table[area];
  const head = [
    `${AREA_NAMES[area]}, pays ${dollars(income)}, ${revenuesIn(view, area)} of ${limit} places taken`,
    ...notes,
  ];
  return `${head.join(', ')}: ${there.length > 0 ? there.join('; ') : 'nobody'}.`;
}

function boardInWords(view: View): string {
  const atHotel = view.seats.filter((seat) => seat.godfather === 'OUT').map((seat) => seatName(seat.seat));
  const jailed = view.seats
    .filter((seat) => seat.jail.T + seat.jail.H > 0)
    .map((seat) => `${seatName(seat.seat)} ${piecesInWords({ R: 0, P: 0, ...seat.jail }, false)}`);
  return [
    ...AREAS.map((area) => areaInWords(view, area)),
    `Out of town: ${atHotel.length > 0 ? `the Godfathers of ${listed(atHotel)}` : 'no Godfather'}.`,
    `In jail: ${jailed.length > 0 ? jailed.join('; ') : 'nobody'}.`,
  ].join(' ');
}

export function boardFacts(view: View): BoardFacts {
  return {
    heading: heading(view),
    words: boardInWords(view),
    blocks: AREAS.map((area) => blockFacts(view, area)),
    guests: view.seats
      .filter((seat) => seat.godfather === 'OUT')
      .map((seat) => ({ mark: markOf(seat.seat), godfather: true, support: seat.support })),
    prisoners: view.seats
      .filter((seat) => seat.jail.T + seat.jail.H > 0)
      .map((seat) => ({ mark: markOf(seat.seat), ...seat.jail })),
    seats: view.seats.map((seat) => ({
      mark: markOf(seat.seat),
      dead: seat.status === 'dead',
      looking: view.viewer === seat.seat,
    })),
  };
}
