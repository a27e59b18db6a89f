import { expect, test } from 'vitest';
import type { SeatGiven } from '../brotherhood.fixtures.ts';
import type { Standing } from '../model.ts';
import { at, each, mob, mobAction, ot } from './mob.fixtures.ts';

test('RB5 the rulebook’s fight of three: the only surviving shooter inherits', () => {
  const { state, of } = mobAction(
    [
      { ES: 'T3 H2', standing: at(1) },
      { ES: 'T2', boss: 'ES', standing: each(0, 2) },
      { ES: 'T1', standing: at(1) },
    ],
    {
      ...mob('ES', 0, 'thug', 2, 4, 5),
      ...mob('ES', 0, 'hitman', 4, 5),
      ...mob('ES', 1, 'thug', 1, 2),
      ...mob('ES', 2, 'thug', 6),
    },
  );
  expect(of('Volley')[0]!.losses).toEqual([
    { seat: 0, T: 1, H: 0, G: 0 },
    { seat: 1, T: 2, H: 0, G: 1 },
    { seat: 2, T: 1, H: 0, G: 0 },
  ]);
  expect(of('GodfatherKilled')).toMatchObject([
    { seat: 1, shooters: [0, 2], survivors: [0], outcome: 'killer', killer: 0 },
  ]);
  expect(of('DisputeOpened')).toEqual([]);
  expect(state.seats[0]!.board.ES).toMatchObject({ T: 2, H: 2 });
  expect(state.seats[1]).toMatchObject({ status: 'dead', heir: 0, cash: 0 });
});

test('V31 a lone Godfather guards Revenue', () => {
  const { state, of } = mobAction([{ ES: 'T2' }, { boss: 'ES', ES: 'R1' }], mob('ES', 0, 'thug', 3, 4));
  expect(of('RevenueTaken')).toEqual([]);
  expect(state.seats[1]).toMatchObject({ status: 'alive', board: { ES: { R: 1 } } });
});

test('V32 take-over comes before inheritance', () => {
  const { state, of, events } = mobAction([{ ES: 'T2' }, { boss: 'ES', ES: 'R1' }], mob('ES', 0, 'thug', 2, 6));
  expect(of('RevenueTaken')).toMatchObject([{ area: 'ES', taker: 0, owner: 1, n: 1 }]);
  expect(of('DisputeOpened')).toEqual([]);
  const types = events.map(({ type }) => type);
  expect(types.indexOf('RevenueTaken')).toBeLessThan(types.indexOf('EstateSettled'));
  expect(state.seats[0]).toMatchObject({ board: { ES: { R: 1, T: 2 } }, pool: { R: 23, P: 10 } });
});

test('V33 hits beyond the pieces are lost', () => {
  const { state } = mobAction([{ CC: 'H2' }, { CC: 'T1' }], {
    ...mob('CC', 0, 'hitman', 1, 5),
    ...mob('CC', 1, 'thug', 6),
  });
  expect(state.seats[1]).toMatchObject({ grave: { T: 1, H: 0 }, board: { CC: { T: 0 } } });
});

test('V34 unguarded Revenue is taken without a fight, one a man', () => {
  const { state, of } = mobAction([{ TD: 'T2' }, { TD: 'R3' }], {});
  expect(of('Volley')).toEqual([]);
  expect([state.seats[0]!.board.TD.R, state.seats[1]!.board.TD.R, state.seats[1]!.pool.R]).toEqual([2, 1, 11]);
});

test('V35 who has no Revenue counter cannot take', () => {
  const { state } = mobAction([{ TD: 'T2', pool: { R: 1 } }, { TD: 'R3' }], {});
  expect([state.seats[0]!.board.TD.R, state.seats[0]!.pool.R, state.seats[1]!.board.TD.R]).toEqual([1, 0, 2]);
});

test('V36 where there is enough for all nobody argues', () => {
  const { state, of } = mobAction([{ SB: 'T1' }, { SB: 'R4' }, { SB: 'T2' }], {
    ...mob('SB', 0, 'thug', 5),
    ...mob('SB', 2, 'thug', 3, 6),
  });
  expect(of('DisputeOpened')).toEqual([]);
  expect(of('RevenueTaken').map(({ taker, n }) => [taker, n])).toEqual([
    [2, 2],
    [0, 1],
  ]);
  expect(state.seats[1]!.board.SB.R).toBe(1);
});

test('V41 a lone shooter inherits even without a survivor', () => {
  const { state, of } = mobAction([{ DT: 'T1', standing: at(1) }, { boss: 'DT' }, { DT: 'T1', standing: at(0) }], {
    ...mob('DT', 0, 'thug', 1),
    ...mob('DT', 2, 'thug', 2),
  });
  expect(of('GodfatherKilled')).toMatchObject([{ shooters: [0], survivors: [], outcome: 'killer', killer: 0 }]);
  expect(state.seats[1]!.heir).toBe(0);
});

const fourInCity: SeatGiven[] = [
  { CC: 'T1', standing: at(1) },
  { boss: 'CC' },
  { CC: 'T1', standing: at(1) },
  { CC: 'T2', standing: each(0, 2) },
];
const violet = mob('CC', 3, 'thug', 1, 2);

test('V42 where no shooter survives the one who hit most inherits', () => {
  const { state, of } = mobAction(fourInCity, { ...mob('CC', 0, 'thug', 1), ...mob('CC', 2, 'thug', 4), ...violet });
  expect(of('GodfatherKilled')[0]!.hits).toEqual([
    { seat: 0, hits: 1 },
    { seat: 2, hits: 0 },
  ]);
  expect(state.seats[1]!.heir).toBe(0);
});

test('V42 with equal hits the empire vanishes', () => {
  const { state, of } = mobAction(fourInCity, { ...mob('CC', 0, 'thug', 1), ...mob('CC', 2, 'thug', 2), ...violet });
  expect(of('GodfatherKilled')[0]).toMatchObject({ outcome: 'none', killer: null });
  expect(state.seats[1]).toMatchObject({ heir: null, gone: { R: 12, P: 5, T: 12, H: 2 } });
});

test('V44 an estate passes along the chain of the dead', () => {
  const { of } = mobAction([{ WE: 'T1', boss: 'ES' }, { boss: 'WE' }, { ES: 'T1' }, {}], {
    ...mob('WE', 0, 'thug', 1),
    ...mob('ES', 2, 'thug', 2),
  });
  expect(of('EstateSettled').map(({ seat, heir }) => [seat, heir])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('V45 the men of a fallen boss still fight and guard', () => {
  const { state, of } = mobAction([{ WE: 'T1' }, { boss: 'WE', TD: 'T1 R2' }, { TD: 'T1' }], {
    ...mob('WE', 0, 'thug', 1),
    ...mob('TD', 1, 'thug', 5),
    ...mob('TD', 2, 'thug', 6),
  });
  expect(of('RevenueTaken')).toEqual([]);
  expect(state.seats[0]!.board.TD).toMatchObject({ T: 1, R: 2 });
});

test('V46 both sets belong to the heir; the dead man’s grave and debts stay his', () => {
  const { state } = mobAction(
    [
      { WE: 'T1', TD: 'R8' },
      { boss: 'WE', ES: 'R5', grave: { T: 3 } },
    ],
    mob('WE', 0, 'thug', 1),
  );
  const [blue, yellow] = state.seats;
  expect([blue!.board.TD.R + blue!.board.ES.R, blue!.pool.R]).toEqual([13, 11]);
  expect(yellow).toMatchObject({ cash: 0, grave: { T: 3 }, status: 'dead', outMonth: 3 });
});

test('V47 two who share an empire deal it out, the one with more men first', () => {
  const { of } = mobAction(
    [
      { WE: 'T2', standing: { ...at(1), ...ot('BOSS', 'SHARE') } },
      {
        boss: 'WE',
        SB: 'R2 P1',
        DT: 'T1 H1',
        pool: { R: 10, P: 4, H: 1, T: 6 },
        jail: { T: 1 },
        grave: { T: 4 },
      },
      { WE: 'T3', standing: { ...at(1), ...ot('BOSS', 'SHARE') } },
    ],
    { ...mob('WE', 0, 'thug', 1, 3), ...mob('WE', 2, 'thug', 3, 3, 3) },
  );
  expect(of('DisputeSettled')[0]!.estate).toEqual({ kind: 'share', order: [2, 0] });
  const none = { R: 0, P: 0, T: 0, H: 0 };
  const parcels = of('EstateSettled')[0]!.parcels;
  expect(parcels.find(({ seat }) => seat === 2)).toMatchObject({
    board: { SB: { ...none, R: 1, P: 1 }, DT: { ...none, T: 1 } },
    pool: { R: 5, P: 2, H: 1, T: 3 },
    jail: { T: 1, H: 0 },
  });
  expect(parcels.find(({ seat }) => seat === 0)).toMatchObject({
    board: { SB: { ...none, R: 1 }, DT: { ...none, H: 1 } },
    pool: { R: 5, P: 2, H: 0, T: 3 },
    jail: { T: 0, H: 0 },
  });
});

test('V48 house rule 1: the boss shoots and hits on a 1', () => {
  const { state } = mobAction(
    [{ ES: 'T1' }, { boss: 'ES' }],
    { ...mob('ES', 0, 'thug', 5), ...mob('ES', 1, 'boss', 1) },
    { houseRules: { bossCombat: true } },
  );
  expect(state.seats[0]).toMatchObject({ grave: { T: 1 }, board: { ES: { T: 0 } } });
});

test('V49 house rule 2: Revenue is razed instead of taken', () => {
  const { state, of } = mobAction(
    [{ TD: 'T2', standing: { take: { TD: { max: 'ALL', raze: 'ALL' } } } }, { TD: 'R3' }],
    {},
    { houseRules: { revenueRaze: true } },
  );
  expect(of('RevenueRazed')).toMatchObject([{ taker: 0, owner: 1, n: 2 }]);
  expect(state.seats[1]).toMatchObject({ board: { TD: { R: 1 } }, pool: { R: 11 } });
  expect(state.seats[0]).toMatchObject({ board: { TD: { R: 0 } }, pool: { R: 12 } });
});

test('of the Revenues he gets the last ones are razed, never more than he could get', () => {
  const razes = (max: number | 'ALL', raze: number): SeatGiven => ({
    TD: 'T3',
    standing: { take: { TD: { max, raze } } },
  });
  const houseRules = { revenueRaze: true };
  const one = mobAction([razes('ALL', 2), { TD: 'R1' }], {}, { houseRules });
  expect([one.of('RevenueTaken'), one.of('RevenueRazed').map(({ n }) => n)]).toEqual([[], [1]]);
  const three = mobAction([razes(3, 2), { TD: 'R4' }], {}, { houseRules });
  expect(three.of('RevenueTaken').map(({ n }) => n)).toEqual([1]);
  expect(three.of('RevenueRazed').map(({ n }) => n)).toEqual([2]);
  expect(three.state.seats[1]!.board.TD.R).toBe(1);
});

test('V72 what is shared with a seat that dies passes on to its heir', () => {
  const share = { ...at(1), ...ot('BOSS', 'SHARE') };
  const { state, of } = mobAction(
    [
      { WE: 'T1', boss: 'ES', CC: 'R1', standing: share },
      { boss: 'WE', DT: 'R1' },
      { WE: 'T1', standing: share },
      { ES: 'T1' },
    ],
    { ...mob('WE', 0, 'thug', 1), ...mob('WE', 2, 'thug', 5), ...mob('ES', 3, 'thug', 1) },
  );
  expect(of('DisputeSettled')[0]!.estate).toEqual({ kind: 'share', order: [2, 0] });
  expect(state.seats[2]!.board.DT.R).toBe(1);
  expect(state.seats[3]!.board.CC.R).toBe(1);
  const yellows = of('EstateSettled').find(({ seat }) => seat === 1)!;
  expect(yellows.parcels.map(({ seat, pool }) => [seat, pool.R])).toEqual([
    [2, 6],
    [3, 5],
  ]);
  expect(state.seats[1]!.heir).toBeNull();
});

test('by option a Political guards the Revenue beside it', () => {
  const { of } = mobAction([{ TD: 'T2' }, { TD: 'R3 P1' }], {}, { politicsGuardsRevenue: true });
  expect(of('RevenueTaken')).toEqual([]);
});

test('AUTO shoots at a badly guarded Godfather, and spares friends while it can', () => {
  const seats = (standing: Standing): SeatGiven[] => [
    { CC: 'T2', standing },
    { boss: 'CC', CC: 'T1' },
    { CC: 'R4 T1' },
  ];
  const rolls = { ...mob('CC', 0, 'thug', 6, 6), ...mob('CC', 1, 'thug', 6), ...mob('CC', 2, 'thug', 6) };
  const targets = (standing: Standing) =>
    mobAction(seats(standing), rolls)
      .of('Volley')[0]!
      .shots.filter(({ seat }) => seat === 0)
      .map(({ target }) => target);
  expect(targets({})).toEqual([1, 1]);
  expect(targets({ friends: [1] })).toEqual([2, 2]);
  expect(targets({ fire: { CC: { shots: [{ n: 1, seat: 2 }] }, ALL: { prefer: [1] } } })).toEqual([2, 2]);
});

test('two lone Godfathers do not fight, and nobody holds fire', () => {
  expect(mobAction([{ boss: 'CC' }, { boss: 'CC' }], {}).of('Volley')).toEqual([]);
  const friends: SeatGiven[] = [{ CC: 'T1', standing: { friends: [1] } }, { CC: 'T1' }];
  expect(mobAction(friends, { ...mob('CC', 0, 'thug', 2), ...mob('CC', 1, 'thug', 3) }).state.seats[1]!.grave.T).toBe(
    1,
  );
});
