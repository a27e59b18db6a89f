import { emptyBoard, noCounts } from '../board.ts';
import type { Alternative, Answers, Book, EventOf, SeatState, State } from '../model.ts';
import { AREAS, type Area } from '../tables.ts';

/** Shared by all seats that have none, so that a month's end needs to copy only the others. */
export const NO_ANSWERS: Answers = {};
export const NO_ALTERNATIVES: readonly Alternative[] = [];
export const NO_LEDGER = {
  ledgerIn: false,
  ledger: null,
  ledgerByDefault: false,
  alternatives: NO_ALTERNATIVES,
} as const;

/** The state after the first event of a game. */
export function started({ config, seats }: EventOf<'GameStarted'>): State {
  const none = Object.fromEntries(AREAS.map((area) => [area, null])) as Record<Area, null>;
  return {
    config,
    seats: seats.map(({ colour }) => ({
      colour,
      status: 'alive',
      outMonth: null,
      heir: null,
      cash: config.startCash,
      godfather: 'OUT',
      leftMeeting: false,
      pool: { ...config.set },
      board: emptyBoard(),
      jail: { T: 0, H: 0 },
      grave: { T: 0, H: 0 },
      gone: noCounts(),
      support: 0,
      tokens: { getOut: 0, bribe: 0 },
      revenueDone: false,
      ledgerIn: false,
      ledger: null,
      ledgerByDefault: false,
      alternatives: NO_ALTERNATIVES,
      standing: {},
      sheet: null,
      chosen: null,
      answers: NO_ANSWERS,
      getOutUses: 0,
      books: [],
    })),
    month: 0,
    phase: 'revenue',
    control: none,
    cleanup: {},
    deck: config.deck,
    discard: Object.fromEntries(Object.keys(config.deck).map((card) => [card, 0])),
    hearing: null,
    lastHearing: null,
    blockedInfluence: null,
    influence: null,
    disputes: [],
    disputesOpened: 0,
    takenOver: null,
    asked: null,
    estate: {},
    result: null,
  };
}

export function monthBegan(state: State, { month, control }: EventOf<'MonthBegan'>): State {
  const seats = state.seats.map((seat): SeatState => {
    if (seat.status === 'dead') return seat;
    const book: Book = { month, start: seat.cash, income: 0, giftsNet: 0, expenses: 0, other: 0, end: seat.cash };
    return {
      ...seat,
      revenueDone: false,
      ...NO_LEDGER,
      getOutUses: 0,
      books: [...seat.books, book],
    };
  });
  return { ...state, month, phase: 'revenue', control, seats };
}
