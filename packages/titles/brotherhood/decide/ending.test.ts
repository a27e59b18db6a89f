import { expect, test } from 'vitest';
import { closeMonth, given, ledgerOf, play, type SeatGiven, send } from '../brotherhood.fixtures.ts';
import { endGame } from './ending.ts';
import { settleEstates } from './estates.ts';
import { fight } from './fights.ts';
import { endMonth } from './month.ts';
import { settleDisputes } from './overtime.ts';
import { takeOver } from './takeover.ts';

const mobAndEnd = [fight, settleDisputes, takeOver, settleEstates, endMonth];

test('V43 two who kill each other leave nothing but what is taken over, the third wins', () => {
  const state = given([{ WE: 'T1', boss: 'ES' }, { boss: 'WE', ES: 'T1', TD: 'R2' }, { TD: 'T1' }]);
  const rolls = { 'm3/mob/WE/seat0/thug1': 1, 'm3/mob/ES/seat1/thug1': 2 };
  const end = play(state, rolls, ...mobAndEnd);
  expect(end.of('RevenueTaken')).toMatchObject([{ area: 'TD', taker: 2, owner: 1, n: 1 }]);
  expect(end.of('EstateSettled').map(({ heir, parcels }) => [heir, parcels])).toEqual([
    [null, []],
    [null, []],
  ]);
  expect(end.state.phase).toBe('finished');
  expect(end.state.result).toMatchObject({ winners: [2] });
  expect(end.state.result?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 2],
  ]);
});

test('V68 a circle of three leaves nobody: all share the first place and nobody wins', () => {
  const state = given([
    { WE: 'T1', boss: 'DT' },
    { ES: 'T1', boss: 'WE' },
    { DT: 'T1', boss: 'ES' },
  ]);
  const rolls = { 'm3/mob/WE/seat0/thug1': 1, 'm3/mob/DT/seat2/thug1': 1, 'm3/mob/ES/seat1/thug1': 1 };
  const { result, seats } = play(state, rolls, ...mobAndEnd).state;
  expect(result?.winners).toEqual([]);
  expect(result?.ranking.map(({ place, note }) => [place, note])).toEqual([
    [1, 'draw'],
    [1, 'draw'],
    [1, 'draw'],
  ]);
  for (const seat of seats) expect(seat.gone.T).toBe(12);
});

const rich = (seats: SeatGiven[], tieBreak: 'shared' | 'income') =>
  play(given(seats, { month: 12, config: { tieBreak } }), {}, endGame).state.result!;

test('V53 equal cash wins together', () => {
  const { winners, ranking } = rich([{ cash: 88000 }, { cash: 88000 }, { cash: 12000 }], 'shared');
  expect(winners).toEqual([0, 1]);
  expect(ranking.map(({ place }) => place)).toEqual([1, 1, 3]);
});

test('by option equal cash is decided by income, then by counters on the map', () => {
  expect(
    rich(
      [
        { cash: 5, TD: 'R1' },
        { cash: 5, WE: 'R1' },
      ],
      'income',
    ).winners,
  ).toEqual([1]);
  expect(
    rich(
      [
        { cash: 5, TD: 'T2' },
        { cash: 5, TD: 'T1' },
      ],
      'income',
    ).winners,
  ).toEqual([0]);
  expect(rich([{ cash: 5 }, { cash: 5 }], 'income').winners).toEqual([0, 1]);
});

const houseRule3 = { houseRules: { bossElimination: true } };

/** Blue kills Yellow, whose Revenue is guarded. */
const killed = () => {
  const seats: SeatGiven[] = [
    { WE: 'T1', boss: 'TD', grave: { T: 3 }, pool: { R: 1 } },
    { boss: 'WE', cash: 7001, SB: 'R2 P1 T1', DT: 'T1' },
  ];
  return play(given(seats, { month: 6, config: houseRule3 }), { 'm6/mob/WE/seat0/thug1': 1 }, ...mobAndEnd);
};

test('V50 house rule 3: the victor’s counters replace the loser’s, who goes into exile', () => {
  const { state, of } = killed();
  const [blue, yellow] = state.seats;
  expect(of('EstateReplaced')[0]).toMatchObject({ seat: 1, victor: 0, returned: { T: 3, H: 0 } });
  expect(blue).toMatchObject({ grave: { T: 0 }, board: { SB: { R: 1, P: 1, T: 1 }, DT: { T: 1 } }, pool: { R: 0 } });
  expect(yellow).toMatchObject({ status: 'exiled', godfather: 'OUT', gone: { R: 1, P: 1, T: 2 } });
  expect(yellow!.board.SB).toEqual({ R: 0, P: 0, T: 0, H: 0 });
  expect(yellow!.pool.R).toBe(11);
  expect(of('CashLost')).toMatchObject([{ seat: 1, amount: 3500, why: 'fine' }]);
  expect(of('IncomePaid').find(({ seat }) => seat === 1)).toMatchObject({ amount: 2000, exile: 2000 });
  expect(yellow!.cash).toBe(5501);
});

const stayed = () =>
  closeMonth(send(killed().state, 1, { type: 'SubmitLedger', ledger: ledgerOf() }).state, {
    'm7/support/seat1': 3,
    'm7/hearing/area': 1,
    'm7/hearing/card1': 9,
  });

test('V51 who stays in exile finds support Thugs in his pool when the grave is empty', () => {
  const { of, state } = stayed();
  expect(of('SupportRolled')).toMatchObject([{ seat: 1, die: 3, thugsFromGrave: 0, thugsFromPool: 1 }]);
  expect(state.seats[1]).toMatchObject({ status: 'exiled', support: 1, pool: { T: 9 } });
});

test('V52 the boss comes back with his support for nothing', () => {
  const state = send(stayed().state, 1, { type: 'SubmitLedger', ledger: ledgerOf({ godfather: 'ES' }) }).state;
  const back = closeMonth(state, { 'm8/hearing/area': 1, 'm8/hearing/card1': 1 });
  expect(back.of('Placed').find(({ seat }) => seat === 1)).toMatchObject({ expenses: 0, godfather: 'ES' });
  expect(back.of('SeatReturned')).toMatchObject([{ seat: 1, area: 'ES', support: 1 }]);
  expect(back.of('SupportRolled')).toEqual([]);
  expect(back.state.seats[1]).toMatchObject({ status: 'alive', godfather: 'ES', support: 0, board: { ES: { T: 1 } } });
  expect(back.of('IncomePaid').find(({ seat }) => seat === 1)).toMatchObject({ exile: 0 });
});

test('the meeting’s end is announced, and the dead rank by how long they lasted', () => {
  const april = closeMonth(given([{}, {}], { month: 4 }), { 'm4/hearing/area': 1, 'm4/hearing/card1': 9 });
  expect(april.of('MeetingEnded')).toMatchObject([{ month: 4 }]);
  const dead = (outMonth: number, state = given([{}, {}, {}], { month: 12 })) => ({
    ...state.seats[0]!,
    status: 'dead' as const,
    outMonth,
    cash: 0,
  });
  const state = given([{}, {}, {}], { month: 12 });
  const end = play({ ...state, seats: [dead(3), dead(7), state.seats[2]!] }, {}, endGame);
  expect(end.state.result?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
});
