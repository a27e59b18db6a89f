import { expect, test } from 'vitest';
import { dice, given, play, type SeatGiven } from '../brotherhood.fixtures.ts';
import type { Standing } from '../model.ts';
import { fight } from './fights.ts';
import { mob, mobAction, ot, overtime } from './mob.fixtures.ts';
import { settleDisputes } from './overtime.ts';
import { takeOver } from './takeover.ts';

const threes = { ...mob('SB', 0, 'thug', 3, 3), ...mob('SB', 2, 'thug', 3, 3) };

test('V37 two who share divide by men, the odd one by the month’s order', () => {
  const { of } = mobAction([{ SB: 'T2' }, { SB: 'R3' }, { SB: 'T2' }], threes);
  expect(of('DisputeSettled')[0]!.shares).toEqual([
    { seat: 0, n: 1 },
    { seat: 2, n: 2 },
  ]);
  expect(of('RevenueTaken').map(({ taker, n }) => [taker, n])).toEqual([
    [2, 2],
    [0, 1],
  ]);
});

test('V38 share against fight: a volley, then there is enough', () => {
  const state = given(
    [{ SB: 'T2', standing: ot('SB', 'SHARE') }, { SB: 'R2' }, { SB: 'T2', standing: ot('SB', 'FIGHT') }],
    { month: 6 },
  );
  const rolls = {
    ...dice('m6/mob/SB/seat0/thug', [3, 3]),
    ...dice('m6/mob/SB/seat2/thug', [3, 3]),
    ...dice('m6/overtime/1/SB/round1/seat0/thug', [1, 5]),
    ...dice('m6/overtime/1/SB/round1/seat2/thug', [2, 6]),
  };
  const { of } = play(state, rolls, fight, settleDisputes, takeOver);
  expect(of('OvertimeRound')).toMatchObject([
    {
      dispute: 1,
      round: 1,
      stances: [
        { seat: 0, stance: 'SHARE' },
        { seat: 2, stance: 'FIGHT' },
      ],
    },
  ]);
  expect(of('Volley')[1]).toMatchObject({ round: 1, dispute: 1 });
  expect(of('RevenueTaken').map(({ taker, n }) => [taker, n])).toEqual([
    [2, 1],
    [0, 1],
  ]);
});

test('V39 who yields leaves everything and keeps his men', () => {
  const { state, of } = mobAction(
    [{ SB: 'T2', standing: ot('SB', 'YIELD') }, { SB: 'R2' }, { SB: 'T2', standing: ot('SB', 'FIGHT') }],
    threes,
  );
  expect(of('RevenueTaken')).toMatchObject([{ taker: 2, owner: 1, n: 2 }]);
  expect(state.seats[0]!.board.SB.T).toBe(2);
});

test('V40 without a rule who is outnumbered two to one yields', () => {
  const { of } = mobAction([{ SB: 'T1' }, { SB: 'R1' }, { SB: 'T2' }], {
    ...mob('SB', 0, 'thug', 5),
    ...mob('SB', 2, 'thug', 4, 4),
  });
  expect(of('OvertimeRound')[0]).toMatchObject({
    stances: [
      { seat: 0, stance: 'YIELD', auto: true },
      { seat: 2, stance: 'SHARE' },
    ],
    remaining: [2],
  });
  expect(of('RevenueTaken')).toMatchObject([{ taker: 2, n: 1 }]);
});

test('V66 a written FIGHT never yields by itself', () => {
  const { state, of } = mobAction(
    [{ SB: 'T1', standing: ot('SB', 'FIGHT') }, { SB: 'R1' }, { SB: 'T2', standing: ot('SB', 'FIGHT') }],
    {
      ...mob('SB', 0, 'thug', 5),
      ...mob('SB', 2, 'thug', 4, 4),
      ...overtime(1, 'SB', 1, 0, 1),
      ...overtime(1, 'SB', 1, 2, 6, 6),
      ...overtime(1, 'SB', 2, 0, 2),
      ...overtime(1, 'SB', 2, 2, 5),
    },
  );
  expect(of('RevenueTaken')).toMatchObject([{ taker: 0, owner: 1, n: 1 }]);
  expect(state.seats[2]!.grave.T).toBe(2);
});

test('V67 after a volley owners and amount are read anew', () => {
  const take: Standing = { take: { SB: { max: 'ALL', from: [1] } } };
  const { state, of } = mobAction(
    [
      { SB: 'T1 R2', standing: ot('SB', 'FIGHT') },
      { SB: 'R1' },
      { SB: 'T2', standing: { ...ot('SB', 'FIGHT'), ...take } },
    ],
    {
      ...mob('SB', 0, 'thug', 5),
      ...mob('SB', 2, 'thug', 4, 4),
      ...overtime(1, 'SB', 1, 0, 6),
      ...overtime(1, 'SB', 1, 2, 1, 6),
    },
  );
  expect(of('DisputeOpened')[0]!.revenues).toBe(1);
  expect(of('RevenueTaken').map(({ owner, n }) => [owner, n])).toEqual([
    [1, 1],
    [0, 1],
  ]);
  expect(state.seats[0]!.board.SB.R).toBe(1);
});

test('V71 where all yield nobody takes', () => {
  const { state, of } = mobAction(
    [{ SB: 'T1', standing: ot('SB', 'YIELD') }, { SB: 'R1' }, { SB: 'T1', standing: ot('SB', 'YIELD') }],
    { ...mob('SB', 0, 'thug', 5), ...mob('SB', 2, 'thug', 4) },
  );
  expect(of('RevenueTaken')).toEqual([]);
  expect(state.seats[1]!.board.SB.R).toBe(1);
});

test('an overtime without end becomes a share after a hundred volleys', () => {
  const fighters = (boss?: 'SB'): SeatGiven => ({ SB: 'T1', ...(boss ? { boss } : {}), standing: ot('SB', 'FIGHT') });
  const rolls: Record<string, number> = { ...mob('SB', 0, 'thug', 6), ...mob('SB', 2, 'thug', 6) };
  for (let round = 1; round <= 100; round++)
    Object.assign(rolls, overtime(1, 'SB', round, 0, 6), overtime(1, 'SB', round, 2, 6));
  const { of } = mobAction([fighters(), { SB: 'R1' }, fighters()], rolls);
  expect(of('OvertimeRound').at(-1)).toMatchObject({ round: 101, stances: [{ stance: 'SHARE' }, { stance: 'SHARE' }] });
  expect(of('RevenueTaken')).toMatchObject([{ taker: 2, n: 1 }]);
});
