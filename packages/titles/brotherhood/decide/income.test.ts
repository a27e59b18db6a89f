import { expect, test } from 'vitest';
import { controlOf } from '../board.ts';
import { closeMonth, given, type Position, type SeatGiven } from '../brotherhood.fixtures.ts';
import type { State } from '../model.ts';
import { incomeOf } from './income.ts';
import { termsOf } from './terms.ts';

const income = (seats: SeatGiven[], position: Position & { cleanup?: State['cleanup'] } = {}): number[] => {
  const state = { ...given(seats, position), cleanup: position.cleanup ?? {} };
  return seats.map((_, seat) => incomeOf(state, seat, controlOf(state), state.month).amount);
};

test('RB1 Revenue pays by area, and a stranger’s Thug takes the double income away', () => {
  expect(
    income(
      [
        { WE: 'R1', TD: 'R1' },
        { WE: 'T1', TD: 'T1' },
      ],
      { month: 2 },
    ),
  ).toEqual([6000, 0]);
});

test('RB3 prices double for everybody but the seat that controls the area', () => {
  const state = given([{}, { WE: 'T1' }], { controlled: true });
  expect(termsOf(state, 0).areas.WE.price).toEqual({ T: 4000, H: 8000, P: 22000, R: 20000 });
  expect(termsOf(state, 0).areas.WE.doubledBy).toBe(1);
  expect(termsOf(state, 1).areas.WE.price).toEqual({ T: 2000, H: 4000, P: 11000, R: 10000 });
});

test('RB6 month 1 pays no income; everybody plans with 20,000 and the Godfathers are away', () => {
  const state = given([{}, {}, {}], { month: 1 });
  for (const seat of state.seats) expect([seat.cash, seat.godfather]).toEqual([20000, 'OUT']);
});

test('V1 an area of one’s own pays double', () => {
  expect(income([{ WE: 'R1 T1' }, {}], { month: 2 })).toEqual([10000, 0]);
});

test('V2 a saturated area pays half to all', () => {
  expect(income([{ WE: 'R3' }, { WE: 'R1' }], { month: 2 })).toEqual([7500, 2500]);
});

test('V3 control and saturation cancel out', () => {
  expect(income([{ WE: 'R4' }, {}], { month: 2 })).toEqual([20000, 0]);
});

test('V4 a clean-up halves', () => {
  expect(income([{ SB: 'R2' }, {}], { cleanup: { SB: 3 } })).toEqual([8000, 0]);
});

test('V5 clean-up and saturation make a quarter', () => {
  expect(income([{ ES: 'R5' }, { ES: 'R3' }], { cleanup: { ES: 3 } })).toEqual([2500, 1500]);
});

test('V6 a surviving Thug denies control', () => {
  const seats = [{ CC: 'R2' }, { CC: 'T1' }];
  expect(income(seats)).toEqual([6000, 0]);
  const state = given(seats, { controlled: true });
  expect(state.control.CC).toBeNull();
  expect(termsOf(state, 0).areas.CC.doubledBy).toBeNull();
});

test('V7 a lone Godfather controls', () => {
  const state = given([{ boss: 'TD' }, { boss: 'DT' }], { month: 6, controlled: true });
  expect(termsOf(state, 0).areas.DT.price).toMatchObject({ R: 10000, T: 4000 });
  expect(termsOf(state, 1).areas.DT.price).toMatchObject({ R: 5000, T: 2000 });
});

test('V8 card 1 halves the area’s next income and no later one', () => {
  const state = given([{ boss: 'TD', DT: 'R2' }, { boss: 'SB' }], { month: 5 });
  const may = closeMonth(state, { 'm5/hearing/area': 4, 'm5/hearing/card1': 1 });
  const june = closeMonth(may.state, { 'm6/hearing/area': 1, 'm6/hearing/card1': 9 });
  expect(may.of('IncomePaid')[0]).toMatchObject({ seat: 0, amount: 5000, areas: { DT: { cleanup: true } } });
  expect(june.of('IncomePaid')[0]).toMatchObject({ seat: 0, amount: 10000, areas: { DT: { cleanup: false } } });
});

test('V8 card 1 in month 12 has no effect', () => {
  const state = given([{ boss: 'TD', DT: 'R2', cash: 0 }, { boss: 'SB' }], { month: 12 });
  const last = closeMonth(state, { 'm12/hearing/area': 4, 'm12/hearing/card1': 1 });
  expect(last.of('IncomePaid')).toEqual([]);
  expect(last.state.seats[0]!.cash).toBe(0);
});

test('V70 with a final income card 1 of month 12 counts, and it is booked under other', () => {
  const state = given([{ boss: 'OUT', WE: 'R2', cash: 0 }, {}], {
    month: 12,
    config: { finalRevenue: true, meetingMonths: 12 },
  });
  const last = closeMonth(state, { 'm12/hearing/area': 1, 'm12/hearing/card1': 1 });
  expect(last.of('IncomePaid')[0]).toMatchObject({ seat: 0, amount: 10000, final: true });
  expect(last.state.seats[0]!.books.at(-1)).toMatchObject({ month: 12, income: 0, other: 10000, end: 10000 });
});
