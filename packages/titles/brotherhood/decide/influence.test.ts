import { expect, test } from 'vitest';
import { given, play, type SeatGiven } from '../brotherhood.fixtures.ts';
import type { Standing, Wish } from '../model.ts';
import type { Area } from '../tables.ts';
import { orderInfluence, useInfluence } from './influence.ts';

const wish = (seat: number, kind: Wish['kind'], n = 1): Wish => ({ seat, kind, n });
const use = (area: Area, ...wishes: Wish[]): Standing => ({ use: { [area]: { wishes, auto: false } } });
const auto = (friends: number[] = []): Standing => ({ friends, use: { ALL: { wishes: [], auto: true } } });

const influence = (seats: SeatGiven[]) => play(given(seats), {}, orderInfluence, useInfluence);

test('RB4 the stronger acts first and weakens the other; two do not touch three', () => {
  const { state, of } = influence([
    { SB: 'P2 R1', standing: use('SB', wish(1, 'P')) },
    { SB: 'P3', standing: use('SB', wish(0, 'P'), wish(0, 'R')) },
  ]);
  expect(of('InfluenceOrder')[0]!.areas.SB).toEqual({ order: [1, 0], deadlocked: [] });
  expect(of('InfluenceUsed')).toMatchObject([
    { seat: 1, act: 'politic', victim: 0, cost: 2 },
    { seat: 1, act: 'close', victim: 0, cost: 1 },
  ]);
  expect(state.seats[0]!.board.SB).toMatchObject({ P: 1, R: 0 });
  expect(state.seats[1]!.board.SB.P).toBe(3);
});

test('RB4b two Politicals are not more than three', () => {
  expect(influence([{ SB: 'P2', standing: use('SB', wish(1, 'P')) }, { SB: 'P3' }]).of('InfluenceUsed')).toEqual([]);
});

test('V26 equal strength blocks, a weaker third may act', () => {
  const { of } = influence([
    { CC: 'P2 R3', standing: use('CC', wish(2, 'P')) },
    { CC: 'P2', standing: use('CC', wish(0, 'R')) },
    { CC: 'P1', standing: use('CC', wish(0, 'R', 3)) },
  ]);
  expect(of('InfluenceOrder')[0]!.areas.CC).toEqual({ order: [2], deadlocked: [0, 1] });
  expect(of('InfluenceUsed')).toMatchObject([{ seat: 2, act: 'close', victim: 0 }]);
});

test('V27 order is a snapshot, budgets are what is left', () => {
  const { state, of } = influence([
    { CC: 'P3 T1 R2', standing: use('CC', wish(2, 'P'), wish(1, 'R')) },
    { CC: 'P1 R2', standing: use('CC', wish(0, 'R')) },
    { CC: 'P2', standing: use('CC', wish(0, 'T', 2), wish(0, 'R')) },
  ]);
  expect(of('InfluenceOrder')[0]!.areas.CC).toEqual({ order: [0, 2, 1], deadlocked: [] });
  expect(of('InfluenceUsed').map(({ seat, act, victim }) => [seat, act, victim])).toEqual([
    [0, 'politic', 2],
    [0, 'close', 1],
    [2, 'arrest', 0],
    [1, 'close', 0],
  ]);
  expect(state.seats[0]).toMatchObject({ board: { CC: { P: 3, T: 0, R: 1 } }, jail: { T: 1 } });
  expect(state.seats[2]!.board.CC.P).toBe(1);
});

test('nothing is done without orders', () => {
  expect(influence([{ CC: 'P3' }, { CC: 'R2' }]).of('InfluenceUsed')).toEqual([]);
});

test('AUTO closes the most Revenue first, then arrests, spares friends and never removes Politicals', () => {
  const seats: SeatGiven[] = [{ CC: 'P4', standing: auto([2]) }, { CC: 'R1 T2 P1' }, { CC: 'R3' }, { CC: 'R2' }];
  const acts = influence(seats).of('InfluenceUsed');
  expect(acts.map(({ act, victim }) => [act, victim])).toEqual([
    ['close', 3],
    ['close', 3],
    ['close', 1],
    ['arrest', 1],
  ]);
});
