import { emptyBoard, onMap } from './board.ts';
import { moved, patch, pay, removed, token } from './counters.ts';
import { answersAsked, answerWritten, influenceOrder } from './evolve/answers.ts';
import { estateReplaced, estateSettled } from './evolve/estates.ts';
import { monthBegan, NO_ALTERNATIVES, NO_ANSWERS, NO_LEDGER, started } from './evolve/start.ts';
import type { Event, EventOf, State } from './model.ts';
import { AREAS, type CardId, type Men } from './tables.ts';

/**
 * The state after one more event. Total and pure: outcomes are copied out of the event, nothing is judged. Only what changes is
 * copied, the rest is shared with the state before.
 */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'GameStarted') return started(event);
  if (state === null) throw new Error(`a game begins with GameStarted, not with ${event.type}`);
  switch (event.type) {
    case 'MonthBegan':
      return monthBegan(state, event);
    case 'IncomePaid':
      return pay(state, event.seat, event.final ? 'other' : 'income', event.amount);
    case 'PlanningOpened':
      return { ...state, phase: 'planning', cleanup: cleanupAfter(state.cleanup, event.month) };
    case 'RevenueStepDone':
      return patch(state, event.seat, { revenueDone: true });
    case 'MoneyGiven':
      return pay(pay(state, event.from, 'giftsNet', -event.amount), event.to, 'giftsNet', event.amount);
    case 'StandingSet':
      return patch(state, event.seat, event.once ? { sheet: event.standing } : { standing: event.standing });
    case 'LedgerSubmitted':
      return patch(state, event.seat, { ledgerIn: true });
    case 'LedgerWritten':
      return patch(state, event.seat, {
        ledger: event.ledger,
        ledgerByDefault: event.byDefault,
        alternatives: event.alternatives ?? NO_ALTERNATIVES,
      });
    case 'LedgerWithdrawn':
      return patch(state, event.seat, { ...NO_LEDGER });
    case 'GetOutUsed':
      return getOutUsed(state, event);
    case 'Placed':
      return placed(state, event);
    case 'SeatReturned': {
      const seat = state.seats[event.seat]!;
      const board = moved(seat.board, event.area, 'T', event.support);
      return patch(state, event.seat, { status: 'alive', board, support: seat.support - event.support });
    }
    case 'SupportRolled': {
      const { grave, pool, support } = state.seats[event.seat]!;
      return patch(state, event.seat, {
        support: support + event.thugsFromGrave + event.thugsFromPool,
        grave: { ...grave, T: grave.T - event.thugsFromGrave },
        pool: { ...pool, T: pool.T - event.thugsFromPool },
      });
    }
    case 'AlternativesJudged':
      return patch(state, event.seat, { chosen: event.rules });
    case 'AnswersAsked':
      return answersAsked(state, event);
    case 'BribeAnswered':
    case 'SheetSubmitted':
    case 'InfluenceSubmitted':
    case 'TargetsSubmitted':
    case 'ClaimsSubmitted':
    case 'OvertimeSubmitted':
      return { ...state, asked: state.asked && { ...state.asked, answered: [...state.asked.answered, event.seat] } };
    case 'AnswerWritten':
      return answerWritten(state, event);
    case 'AreaInvestigated': {
      const { area } = event;
      const hearing = { area, card: null, drawn: 0, tokenCards: 0 };
      return { ...state, hearing, lastHearing: { month: state.month, area, card: null } };
    }
    case 'DeckRestocked':
      return restocked(state, event.cards);
    case 'CardDrawn':
      return {
        ...state,
        deck: { ...state.deck, [event.card]: state.deck[event.card]! - 1 },
        hearing: {
          area: event.area,
          card: event.card,
          drawn: (state.hearing?.drawn ?? 0) + 1,
          tokenCards: state.hearing?.tokenCards ?? 0,
        },
        lastHearing: { month: state.month, area: event.area, card: event.card },
      };
    case 'BribeTried': {
      const spent = token(state, event.seat, 'bribe', -1);
      return event.success ? discarded(spent, event.card) : spent;
    }
    case 'TokenGranted': {
      const after = discarded(token(state, event.seat, event.token, 1), event.card);
      const { hearing } = after;
      return { ...after, hearing: hearing && { ...hearing, tokenCards: hearing.tokenCards + 1 } };
    }
    case 'CardResolved':
      return cardResolved(state, event);
    case 'InfluenceOrder':
      return { ...state, influence: influenceOrder(event) };
    case 'InfluenceUsed':
      if (event.act === 'arrest') return removed(state, event.victim, event.area, 'T', 1, 'jail');
      return removed(state, event.victim, event.area, event.act === 'close' ? 'R' : 'P', 1, 'pool');
    case 'Volley':
      return volley(state, event);
    case 'GodfatherKilled':
      if (event.outcome === 'dispute') return state;
      return {
        ...state,
        estate: {
          ...state.estate,
          [event.seat]: event.killer === null ? { kind: 'none' } : { kind: 'all', to: event.killer },
        },
      };
    case 'DisputeOpened': {
      const { dispute, kind, area, claimants, dead, revenues, hits } = event;
      const disputes = [...state.disputes, { dispute, kind, area, claimants, dead, revenues, hits, round: 0 }];
      return { ...state, disputes, disputesOpened: dispute, takenOver: kind === 'revenue' ? area : state.takenOver };
    }
    case 'OvertimeRound':
      return {
        ...state,
        disputes: state.disputes.map((one) =>
          one.dispute === event.dispute ? { ...one, claimants: event.remaining } : one,
        ),
      };
    case 'DisputeSettled':
      return {
        ...state,
        disputes: state.disputes.filter((one) => one.dispute !== event.dispute),
        estate:
          event.dead === null || event.estate === null ? state.estate : { ...state.estate, [event.dead]: event.estate },
      };
    case 'RevenueTaken': {
      const lost = removed(state, event.owner, event.area, 'R', event.n, 'pool');
      const taker = lost.seats[event.taker]!;
      return patch(lost, event.taker, {
        board: moved(taker.board, event.area, 'R', event.n),
        pool: { ...taker.pool, R: taker.pool.R - event.n },
      });
    }
    case 'RevenueRazed':
      return removed(state, event.owner, event.area, 'R', event.n, 'pool');
    case 'EstateSettled':
      return estateSettled(state, event);
    case 'EstateReplaced':
      return estateReplaced(state, event);
    case 'CashLost':
      return pay(state, event.seat, 'other', -event.amount);
    case 'SeatOut':
      return patch(state, event.seat, { status: 'dead', outMonth: event.month, heir: event.heir });
    case 'SeatExiled':
      return patch(state, event.seat, { status: 'exiled', godfather: 'OUT', support: 0 });
    case 'MonthEnded':
      return {
        ...state,
        seats: state.seats.map((seat) =>
          seat.sheet === null && seat.chosen === null && seat.answers === NO_ANSWERS
            ? seat
            : { ...seat, sheet: null, chosen: null, answers: NO_ANSWERS },
        ),
        hearing: null,
        blockedInfluence: null,
        influence: null,
        estate: {},
        disputesOpened: 0,
        takenOver: null,
        asked: null,
      };
    case 'GameEnded': {
      const { winners, ranking, say } = event;
      return { ...state, phase: 'finished', result: { winners, ranking, say } };
    }
    case 'LedgersRevealed':
    case 'BalanceKept':
    case 'BookKept':
    case 'MeetingEnded':
      return state;
    default:
      return event satisfies never;
  }
}

function cleanupAfter(cleanup: State['cleanup'], month: number): State['cleanup'] {
  const due: State['cleanup'] = {};
  for (const area of AREAS) {
    const when = cleanup[area];
    if (when !== undefined && when > month) due[area] = when;
  }
  return due;
}

function getOutUsed(state: State, event: EventOf<'GetOutUsed'>): State {
  const seat = state.seats[event.seat]!;
  const jail = { ...seat.jail };
  const pool = { ...seat.pool };
  for (const { kind, freed } of event.tried) {
    if (!freed) continue;
    jail[kind]--;
    pool[kind]++;
  }
  const tokens = { ...seat.tokens, getOut: seat.tokens.getOut - 1 };
  return patch(state, event.seat, { jail, pool, tokens, getOutUses: seat.getOutUses + 1 });
}

function placed(state: State, event: EventOf<'Placed'>): State {
  const seat = state.seats[event.seat]!;
  const pool = { ...seat.pool };
  for (const kind of ['T', 'H'] as const) pool[kind] += onMap(seat, kind) + event.bailed[kind];
  const board = emptyBoard();
  for (const area of AREAS) {
    const closed = event.closed[area] ?? 0;
    const { T, H } = event.hired[area] ?? NO_MEN;
    const { R, P } = event.bought[area] ?? NO_COUNTERS;
    board[area] = { R: seat.board[area].R - closed + R, P: seat.board[area].P + P, T, H };
    pool.R += closed - R;
    pool.P -= P;
    pool.T -= T;
    pool.H -= H;
  }
  const after = patch(state, event.seat, {
    pool,
    board,
    jail: { T: seat.jail.T - event.bailed.T, H: seat.jail.H - event.bailed.H },
    godfather: event.godfather ?? seat.godfather,
    leftMeeting: seat.leftMeeting || (event.godfather !== null && event.godfather !== 'OUT'),
  });
  return pay(after, event.seat, 'expenses', -event.expenses);
}

const NO_MEN: Readonly<Men> = { T: 0, H: 0 };
const NO_COUNTERS = { R: 0, P: 0 } as const;

function restocked(state: State, cards: Readonly<Record<string, number>>): State {
  const deck = { ...state.deck };
  const discard = { ...state.discard };
  for (const [id, n] of Object.entries(cards)) {
    const card = Number(id);
    deck[card] = (deck[card] ?? 0) + n;
    discard[card] = (discard[card] ?? 0) - n;
  }
  return { ...state, deck, discard };
}

function discarded(state: State, card: CardId): State {
  return {
    ...state,
    discard: { ...state.discard, [card]: (state.discard[card] ?? 0) + 1 },
    hearing: state.hearing && { ...state.hearing, card: null },
  };
}

function cardResolved(state: State, event: EventOf<'CardResolved'>): State {
  let after = discarded(state, event.card);
  for (const { seat, kind, n, to } of event.changes) after = removed(after, seat, event.area, kind, n, to);
  if (event.cleanup !== null) after = { ...after, cleanup: { ...after.cleanup, [event.area]: event.cleanup } };
  return event.blocked ? { ...after, blockedInfluence: event.area } : after;
}

function volley(state: State, event: EventOf<'Volley'>): State {
  let after = state;
  for (const { seat: target, T, H, G } of event.losses) {
    const seat = after.seats[target]!;
    const there = seat.board[event.area];
    after = patch(after, target, {
      board: { ...seat.board, [event.area]: { ...there, T: there.T - T, H: there.H - H } },
      grave: { T: seat.grave.T + T, H: seat.grave.H + H },
      godfather: G > 0 ? 'DEAD' : seat.godfather,
      status: G > 0 ? 'dying' : seat.status,
    });
  }
  if (event.dispute === null) return after;
  const disputes = after.disputes.map((one) => (one.dispute === event.dispute ? { ...one, round: event.round } : one));
  return { ...after, disputes };
}
