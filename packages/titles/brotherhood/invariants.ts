import type { Seat } from '#engine/title.ts';
import { inGame } from './board.ts';
import type { Event, SeatState, State } from './model.ts';
import { AREAS, KINDS, type Kind } from './tables.ts';

/**
 * What must hold after every event of every game (rules 13), as sentences that name what is broken; empty: all is well. Those of
 * the fourteen that speak about views, prompts and replay need more than two states; the tests and `simulate` check them besides.
 */
export function violations(before: State | null, event: Event, after: State): string[] {
  const found: string[] = [];
  const expect = (holds: boolean, broken: () => string) => {
    if (!holds) found.push(broken());
  };
  const seats = changed(before, after);
  countersKept(before, event, after, seats, expect);
  if (!before || before.deck !== after.deck || before.discard !== after.discard || before.hearing !== after.hearing)
    cardsKept(after, expect);
  nothingNegative(seats, expect);
  booksBalance(before, event, seats, expect);
  if (before) moneyMoves(before, event, seats, expect);
  godfathers(event, after, seats, expect);
  if (before) menRiseOnlyByRule(before, event, seats, expect);
  if (before) fairVolley(before, event, expect);
  if (before) fairTakings(before, event, after, expect);
  if (before) fairInfluence(before, event, expect);
  expect(event.type !== 'AnswersAsked' || after.config.pace !== 'post', () => '13: a prompt after the reveal by post');
  expect(after.month <= after.config.months, () => `14: month ${after.month} of ${after.config.months}`);
  return found;
}

type Expect = (holds: boolean, broken: () => string) => void;

/** Every counter of a kind that a seat owns, wherever it is. */
function owned(seat: SeatState, kind: Kind): number {
  let n = seat.pool[kind] + seat.gone[kind];
  for (const area of AREAS) n += seat.board[area][kind];
  if (kind === 'T') n += seat.jail.T + seat.grave.T + seat.support;
  if (kind === 'H') n += seat.jail.H + seat.grave.H;
  return n;
}

/** Seats that the event changed: `evolve` shares the others with the state before. */
function changed(before: State | null, { seats }: State): Changed {
  const found: [SeatState, Seat][] = [];
  if (before?.seats !== seats)
    seats.forEach((seat, s) => {
      if (before?.seats[s] !== seat) found.push([seat, s]);
    });
  return found;
}

type Changed = readonly (readonly [seat: SeatState, s: Seat])[];

/** 1, first half: no counter appears or disappears; only an inheritance moves one to another seat. */
function countersKept(before: State | null, event: Event, after: State, seats: Changed, expect: Expect): void {
  if (!before || event.type === 'EstateSettled') {
    for (const kind of KINDS) {
      const all = after.seats.reduce((sum, seat) => sum + owned(seat, kind), 0);
      const should = after.config.set[kind] * after.seats.length;
      expect(all === should, () => `1: ${all} ${kind} instead of ${should}`);
    }
    return;
  }
  for (const [seat, s] of seats)
    for (const kind of KINDS) {
      const [was, is] = [owned(before.seats[s]!, kind), owned(seat, kind)];
      expect(was === is, () => `1: seat ${s} had ${was} ${kind}, has ${is} after ${event.type}`);
    }
}

/** 1, second half: deck, discard and the open card are the configured copies; 2: none of them below zero. */
function cardsKept({ deck, discard, hearing, config }: State, expect: Expect): void {
  expect(allWhole(deck) && allWhole(discard), () => '2: a card count below zero');
  for (const [id, copies] of Object.entries(config.deck)) {
    const card = Number(id);
    const all = (deck[card] ?? 0) + (discard[card] ?? 0) + (hearing?.card === card ? 1 : 0);
    expect(all === copies, () => `1: ${all} copies of card ${card} instead of ${copies}`);
  }
}

const whole = (n: number): boolean => Number.isInteger(n) && n >= 0;
const allWhole = (counts: Readonly<Record<string, number>>): boolean => {
  for (const key in counts) if (!whole(counts[key]!)) return false;
  return true;
};

/** 2, first half. */
function nothingNegative(seats: Changed, expect: Expect): void {
  for (const [seat, s] of seats) {
    const { cash, pool, jail, grave, gone, support, tokens, board } = seat;
    expect(whole(cash), () => `2: seat ${s} has cash ${cash}`);
    const counters = [pool, jail, grave, gone, tokens, { support }].every(allWhole);
    const onMap = AREAS.every((area) => allWhole(board[area]));
    expect(counters && onMap, () => `2: seat ${s} has a count below zero`);
  }
}

/** 2, second half: every line of the ledger sheet adds up, and a month begins with what the one before left. */
function booksBalance(before: State | null, event: Event, seats: Changed, expect: Expect): void {
  for (const [{ books, cash, status }, s] of seats) {
    const line = books[books.length - 1];
    if (!line) continue;
    const { month, start, income, giftsNet, expenses, other, end } = line;
    expect(start + income + giftsNet - expenses + other === end, () => `2: books of seat ${s}, month ${month}`);
    if (status !== 'dead') expect(end === cash, () => `2: seat ${s} has ${cash}, the books say ${end}`);
    const last = before?.seats[s]?.books.at(-1);
    if (event.type === 'MonthBegan' && last && status !== 'dead')
      expect(last.end === start, () => `2: seat ${s} begins month ${month} with ${start} instead of ${last.end}`);
  }
}

/** 3: what an event does to all cash together. */
function moneyMoves(before: State, event: Event, seats: Changed, expect: Expect): void {
  const moved = seats.reduce((sum, [{ cash }, s]) => sum + cash - before.seats[s]!.cash, 0);
  const should =
    event.type === 'IncomePaid'
      ? event.amount
      : event.type === 'Placed'
        ? -event.expenses
        : event.type === 'CashLost'
          ? -event.amount
          : 0;
  expect(moved === should, () => `3: ${event.type} moved ${moved} instead of ${should}`);
}

/** 4 and 5: where Godfathers are, and what a dead seat has. */
function godfathers(event: Event, after: State, seats: Changed, expect: Expect): void {
  if (event.type === 'AreaInvestigated' && after.month > after.config.meetingMonths)
    after.seats.forEach(({ godfather, status }, s) => {
      expect(godfather !== 'OUT' || status === 'exiled', () => `4: seat ${s} is still at the meeting`);
    });
  for (const [seat, s] of seats) {
    const { status, godfather, leftMeeting, cash, tokens } = seat;
    const back = godfather === 'OUT' && leftMeeting && status !== 'exiled';
    expect(!back, () => `4: seat ${s} is back Out-of-Town`);
    if (inGame(seat)) expect(godfather !== 'DEAD', () => `5: seat ${s} lives without a Godfather`);
    if (status !== 'dead') continue;
    expect(godfather === 'DEAD', () => `5: the dead seat ${s} has a Godfather`);
    expect(cash === 0 && tokens.getOut + tokens.bribe === 0, () => `5: the dead seat ${s} has cash or tokens`);
    const rest = KINDS.reduce((sum, kind) => sum + owned(seat, kind) - seat.gone[kind], 0);
    expect(rest === seat.grave.T + seat.grave.H, () => `5: the dead seat ${s} has counters`);
  }
}

const MAY_ADD_MEN: readonly Event['type'][] = ['Placed', 'SeatReturned', 'EstateSettled', 'EstateReplaced'];

/** 6: between placements men only leave, inheritance and replacement aside. */
function menRiseOnlyByRule(before: State, event: Event, seats: Changed, expect: Expect): void {
  if (MAY_ADD_MEN.includes(event.type)) return;
  for (const [{ board }, s] of seats)
    for (const area of AREAS)
      for (const kind of ['T', 'H'] as const)
        expect(
          board[area][kind] <= before.seats[s]!.board[area][kind],
          () => `6: ${event.type} added ${kind} in ${area}`,
        );
}

/** 9: nobody loses more than was hit or was there, Thugs before Hitmen before the Godfather. */
function fairVolley(before: State, event: Event, expect: Expect): void {
  if (event.type !== 'Volley') return;
  for (const { seat, T, H, G } of event.losses) {
    const there = before.seats[seat]!.board[event.area];
    const boss = before.seats[seat]!.godfather === event.area ? 1 : 0;
    const hits = event.shots.filter((shot) => shot.hit && shot.target === seat).length;
    expect(T + H + G <= hits, () => `9: seat ${seat} lost ${T + H + G} to ${hits} hits`);
    expect(T <= there.T && H <= there.H && G <= boss, () => `9: seat ${seat} lost more than it had`);
    expect((H === 0 || T === there.T) && (G === 0 || H === there.H), () => `9: seat ${seat} lost in the wrong order`);
  }
}

/** 10: one Revenue a man, out of the taker's own pool. */
function fairTakings(before: State, event: Event, after: State, expect: Expect): void {
  if (event.type !== 'RevenueTaken' && event.type !== 'RevenueRazed') return;
  const { taker, area, n } = event;
  const men = before.seats[taker]!.board[area].T + before.seats[taker]!.board[area].H;
  expect(n >= 1 && n <= men, () => `10: seat ${taker} took ${n} in ${area} with ${men} men`);
  const spent = before.seats[taker]!.pool.R - after.seats[taker]!.pool.R;
  const should = event.type === 'RevenueTaken' ? n : 0;
  expect(spent === should, () => `10: seat ${taker} spent ${spent} Revenues of his pool instead of ${should}`);
}

/** 11: who is deadlocked or blocked does not act, and nobody acts without a Political. */
function fairInfluence(before: State, event: Event, expect: Expect): void {
  if (event.type !== 'InfluenceUsed') return;
  const { area, seat, cost } = event;
  expect(area !== before.blockedInfluence, () => `11: influence in ${area}, which is blocked`);
  expect(before.influence?.order[area]?.includes(seat) === true, () => `11: seat ${seat} has no turn in ${area}`);
  expect(before.seats[seat]!.board[area].P >= cost, () => `11: seat ${seat} acts beyond its influence in ${area}`);
}
