import type { Viewer } from '#engine/title.ts';
import { controlOf, inGame, rotaOf, saturated } from './board.ts';
import { incomeOf } from './decide/income.ts';
import type { Area, OwnView, SeatState, SeatView, State, View } from './model.ts';
import { AREAS } from './tables.ts';

/** What a viewer may see (rules 7), picked field by field: the open board, and for a seat its own sealed orders. */
export function view(state: State, viewer: Viewer): View {
  const control = controlOf(state);
  return {
    viewer,
    config: state.config,
    month: state.month,
    phase: state.phase,
    seats: state.seats.map((own, seat) => seatView(state, own, seat, viewer, control)),
    control: state.control,
    saturated: Object.fromEntries(AREAS.map((area) => [area, saturated(state, area)])) as Record<Area, boolean>,
    cleanup: state.cleanup,
    deck: state.deck,
    discard: state.discard,
    hearing: state.hearing,
    lastHearing: state.lastHearing,
    blockedInfluence: state.blockedInfluence,
    influence: state.influence,
    disputes: state.disputes,
    asked: state.asked,
    rota: rotaOf(state),
    result: state.result,
    own: viewer === 'spectator' ? null : ownView(state.seats[viewer]),
  };
}

function seatView(
  state: State,
  own: SeatState,
  seat: number,
  viewer: Viewer,
  control: Record<Area, number | null>,
): SeatView {
  const { colour, status, outMonth, heir, godfather, leftMeeting, pool, board, jail, grave, gone } = own;
  const { support, tokens, revenueDone, ledgerIn } = own;
  const openBooks = state.config.cashVisibility === 'public' || viewer === seat || state.phase === 'finished';
  return {
    seat,
    colour,
    status,
    outMonth,
    heir,
    cash: openBooks ? own.cash : null,
    godfather,
    leftMeeting,
    pool,
    board,
    jail,
    grave,
    gone,
    support,
    tokens,
    revenueDone,
    ledgerIn,
    books: openBooks ? own.books : null,
    expectedIncome: inGame(own) ? incomeOf(state, seat, control, state.month + 1).amount : 0,
  };
}

function ownView(own: SeatState | undefined): OwnView | null {
  if (!own || own.status === 'dead') return null;
  const { ledger, alternatives, standing, sheet, chosen, answers } = own;
  return { ledger, alternatives, standing, sheet, chosen, answers };
}
