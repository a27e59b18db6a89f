import { expect, test } from 'vitest';
import { dice, refusalOf, type SeatGiven, send } from '../brotherhood.fixtures.ts';
import { mob, overtime } from '../decide/mob.fixtures.ts';
import { legal } from '../legal.ts';
import type { SingleCommand, Split } from '../model.ts';
import { prompts } from '../prompts.ts';
import { answer, atTable, goOn, QUIET } from './slow.fixtures.ts';

type Aims = Extract<SingleCommand, { type: 'SubmitTargets' }>['areas'];
const targets = (areas: Aims): SingleCommand => ({ type: 'SubmitTargets', areas });
const claims = (areas: Extract<SingleCommand, { type: 'SubmitClaims' }>['areas']): SingleCommand => ({
  type: 'SubmitClaims',
  areas,
});
const stance = (
  what: Extract<SingleCommand, { type: 'SubmitOvertime' }>['stance'],
  target?: number,
): SingleCommand => ({ type: 'SubmitOvertime', stance: what, ...(target === undefined ? {} : { target }) });
const aim = (kind: 'T' | 'H' | 'G', n: number, target: number) => ({ kind, n, target });

const rulebook: SeatGiven[] = [
  { ES: 'T3 H2', boss: 'WE' },
  { ES: 'T2', boss: 'ES' },
  { ES: 'T1', boss: 'SB' },
];

test('RB5 at the table: those with a choice point at their targets, sealed', () => {
  const { state } = goOn(atTable(rulebook), QUIET);
  expect(prompts(state)).toMatchObject([{ id: 'm3/targets', kind: 'targets', seats: [0, 1, 2] }]);
  const done = answer(
    state,
    {
      0: targets({ ES: [aim('T', 3, 1), aim('H', 2, 1)] }),
      1: targets({ ES: [aim('T', 1, 0), aim('T', 1, 2)] }),
      2: targets({ ES: [aim('T', 1, 1)] }),
    },
    {
      ...mob('ES', 0, 'thug', 2, 4, 5),
      ...mob('ES', 0, 'hitman', 4, 5),
      ...mob('ES', 1, 'thug', 1, 2),
      ...mob('ES', 2, 'thug', 6),
    },
  );
  expect(done.of('GodfatherKilled')).toMatchObject([{ seat: 1, shooters: [0, 2], survivors: [0], killer: 0 }]);
  expect(done.state.seats[1]).toMatchObject({ status: 'dead', heir: 0 });
});

test('targets cover every gun and name seats that are there', () => {
  const { state } = goOn(atTable(rulebook), QUIET);
  const code = (areas: Aims) => refusalOf(state, 0, targets(areas)).code;
  expect(code({ ES: [aim('T', 2, 1), aim('H', 2, 1)] })).toBe('TARGET_COUNT');
  expect(code({ ES: [aim('T', 4, 1), aim('T', -1, 2), aim('H', 2, 1)] })).toBe('TARGET_COUNT');
  expect(code({ ES: [aim('T', 3, 1), aim('H', 2, 1), aim('G', 1, 1)] })).toBe('TARGET_COUNT');
  expect(code({ ES: [aim('T', 3, 0), aim('H', 2, 1)] })).toBe('BAD_TARGET');
  expect(code({ ES: [aim('T', 3, 7), aim('H', 2, 1)] })).toBe('BAD_TARGET');
  expect(code({ CC: [aim('T', 1, 1)] })).toBe('BAD_TARGET');
  expect(legal(state, 0).answer).toMatchObject({ areas: [{ area: 'ES', guns: { T: 3, H: 2, G: 0 } }] });
});

test('with one possible target nobody is asked; with house rule 1 a boss alone may be', () => {
  const duel = goOn(
    atTable([
      { ES: 'T1', boss: 'WE' },
      { ES: 'T1', boss: 'SB' },
    ]),
    {
      ...QUIET,
      ...mob('ES', 0, 'thug', 6),
      ...mob('ES', 1, 'thug', 6),
    },
  );
  expect(duel.state.month).toBe(4);
  const seats: SeatGiven[] = [{ boss: 'ES' }, { ES: 'T1', boss: 'SB' }, { ES: 'T1', boss: 'WE' }];
  expect(prompts(goOn(atTable(seats), QUIET).state)[0]!.seats).toEqual([1, 2]);
  const { state } = goOn(atTable(seats, { config: { houseRules: { bossCombat: true } } }), QUIET);
  expect(prompts(state)[0]!.seats).toEqual([0, 1, 2]);
  expect(send(state, 0, targets({ ES: [aim('G', 1, 2)] })).events).toHaveLength(2);
});

const walkIn: SeatGiven[] = [
  { SB: 'T2', boss: 'WE' },
  { SB: 'R3', boss: 'DT' },
  { ES: 'R1 T1', boss: 'CC' },
];

test('V34 at the table: who can take over is asked how much', () => {
  const { state } = goOn(atTable(walkIn), QUIET);
  expect(prompts(state)).toMatchObject([{ id: 'm3/claims', kind: 'claims', seats: [0] }]);
  expect(legal(state, 0).answer).toEqual({
    kind: 'claims',
    areas: [{ area: 'SB', men: 2, most: 2, owners: [{ seat: 1, revenues: 3 }] }],
  });
  expect(answer(state, {}).of('RevenueTaken')).toMatchObject([{ taker: 0, n: 2 }]);
  expect(answer(state, { 0: claims({ SB: { max: 1, from: [1] } }) }).of('RevenueTaken')).toMatchObject([{ n: 1 }]);
  expect(answer(state, { 0: claims({ SB: { max: 0 } }) }).of('RevenueTaken')).toEqual([]);
  expect(answer(state, { 0: claims({}) }).of('RevenueTaken')).toMatchObject([{ n: 2 }]);
});

test('V35 at the table: without a Revenue counter nobody is asked, with house rule 2 he is', () => {
  const empty = [{ ...walkIn[0]!, pool: { R: 0 } }, ...walkIn.slice(1)];
  expect(goOn(atTable(empty), QUIET).state.month).toBe(4);
  const { state } = goOn(atTable(empty, { config: { houseRules: { revenueRaze: true } } }), QUIET);
  const done = answer(state, { 0: claims({ SB: { max: 'ALL', raze: 'ALL' } }) });
  expect(done.of('RevenueRazed')).toMatchObject([{ taker: 0, owner: 1, n: 2 }]);
});

test('wrong claims are refused', () => {
  const { state } = goOn(atTable(walkIn), QUIET);
  const code = (areas: Parameters<typeof claims>[0]) => refusalOf(state, 0, claims(areas)).code;
  expect(code({ SB: { max: -1 } })).toBe('BAD_COUNT');
  expect(code({ SB: { max: 1.5 } })).toBe('BAD_COUNT');
  expect(code({ ES: { max: 'ALL' } })).toBe('NO_SUCH_COUNTER');
  expect(code({ SB: { max: 'ALL', from: [2] } })).toBe('NO_SUCH_COUNTER');
  expect(code({ SB: { max: 'ALL', from: [0] } })).toBe('BAD_RULE');
  expect(code({ SB: { max: 'ALL', from: [8] } })).toBe('BAD_RULE');
  expect(code({ SB: { max: 'ALL', raze: 1 } })).toBe('BAD_RULE');
});

const threes = { ...mob('SB', 0, 'thug', 3, 3), ...mob('SB', 2, 'thug', 3, 3) };
const quarrel = (revenues: string) =>
  goOn(
    atTable([
      { SB: 'T2', boss: 'WE' },
      { SB: revenues, boss: 'DT' },
      { SB: 'T2', boss: 'CC' },
    ]),
    { ...QUIET, ...threes },
  );

/** Both take all they can. */
const disputed = (revenues: string) => answer(quarrel(revenues).state, {});

test('V37 at the table: two who share', () => {
  const dispute = disputed('R3');
  expect(dispute.of('DisputeOpened')).toMatchObject([{ kind: 'revenue', claimants: [0, 2], revenues: 3 }]);
  expect(prompts(dispute.state)).toMatchObject([
    {
      id: 'm3/overtime/1/1',
      kind: 'overtime',
      seats: [0, 2],
      label: 'overtime in South Bank over 3 Revenues, round 1',
    },
  ]);
  expect(legal(dispute.state, 0).answer).toMatchObject({
    terms: { men: 2, revenues: 3, most: 2, share: 1, deals: false },
  });
  const done = answer(dispute.state, { 0: stance('SHARE'), 2: stance('SHARE') });
  expect(done.of('RevenueTaken').map(({ taker, n }) => [taker, n])).toEqual([
    [2, 2],
    [0, 1],
  ]);
});

test('V38 at the table: share against fight, and after the volley there is enough', () => {
  const rolls = { ...overtime(1, 'SB', 1, 0, 1, 5), ...overtime(1, 'SB', 1, 2, 2, 6) };
  const done = answer(disputed('R2').state, { 0: stance('SHARE'), 2: stance('FIGHT') }, rolls);
  expect(done.of('RevenueTaken').map(({ taker, n }) => [taker, n])).toEqual([
    [2, 1],
    [0, 1],
  ]);
});

test('V39 and V71 at the table: yielding', () => {
  const one = answer(disputed('R2').state, { 0: stance('YIELD'), 2: stance('FIGHT') });
  expect(one.of('RevenueTaken')).toMatchObject([{ taker: 2, n: 2 }]);
  const both = answer(disputed('R2').state, { 0: stance('YIELD'), 2: stance('YIELD') });
  expect(both.of('RevenueTaken')).toEqual([]);
  expect(both.state.month).toBe(4);
});

test('demands that fit are met, and offers are asked for anew in every round', () => {
  const dispute = disputed('R3').state;
  const met = answer(dispute, { 0: stance(1), 2: stance(2) });
  expect(met.of('OvertimeRound')[0]).toMatchObject({ round: 1, stances: [{ stance: 1 }, { stance: 2 }] });
  expect(met.of('RevenueTaken').map(({ taker, n }) => [taker, n])).toEqual([
    [2, 2],
    [0, 1],
  ]);
  const misses = { ...overtime(1, 'SB', 1, 0, 6, 6), ...overtime(1, 'SB', 1, 2, 6, 6) };
  const again = answer(dispute, { 0: stance(2), 2: stance(2) }, misses);
  expect(prompts(again.state)[0]).toMatchObject({ id: 'm3/overtime/1/2', seats: [0, 2], ready: [] });
  expect(again.state.seats[0]!.answers.overtime).toBeUndefined();
  // Nobody answers the second round: the default is the standing rule, here the built-in SHARE.
  expect(answer(again.state, {}).of('OvertimeRound')[0]!.stances).toMatchObject([
    { stance: 'SHARE', auto: true },
    { stance: 'SHARE', auto: true },
  ]);
});

test('an answer never yields by itself, the built-in default does', () => {
  const start = atTable([
    { SB: 'T1', boss: 'WE' },
    { SB: 'R1', boss: 'DT' },
    { SB: 'T2', boss: 'CC' },
  ]);
  const fought = goOn(start, { ...QUIET, ...mob('SB', 0, 'thug', 5), ...mob('SB', 2, 'thug', 4, 4) });
  const dispute = answer(fought.state, {}).state;
  expect(answer(dispute, {}).of('OvertimeRound')[0]!.stances[0]).toMatchObject({ stance: 'YIELD', auto: true });
  const rolls = { ...overtime(1, 'SB', 1, 0, 6), ...overtime(1, 'SB', 1, 2, 6, 6) };
  expect(answer(dispute, { 0: stance('FIGHT') }, rolls).of('OvertimeRound')[0]!.stances[0]).toMatchObject({
    stance: 'FIGHT',
    auto: false,
  });
});

test('a claim of less holds through the overtime, and areas after it are judged once', () => {
  const seats: SeatGiven[] = [
    { SB: 'T2', ES: 'T1', boss: 'WE' },
    { SB: 'R2', ES: 'R1', boss: 'DT' },
    { SB: 'T2', boss: 'CC' },
  ];
  const { state } = goOn(atTable(seats), { ...QUIET, ...threes });
  const dispute = answer(state, { 0: claims({ SB: { max: 1 } }) });
  expect(legal(dispute.state, 0).answer).toMatchObject({ terms: { most: 1 } });
  const done = answer(dispute.state, { 0: stance('FIGHT'), 2: stance(1) });
  expect(done.of('RevenueTaken').map(({ area, taker, n }) => [area, taker, n])).toEqual([
    ['SB', 2, 1],
    ['SB', 0, 1],
    ['ES', 0, 1],
  ]);
});

const fallen: SeatGiven[] = [
  { WE: 'T2', boss: 'ES' },
  { boss: 'WE', SB: 'R2 P1', DT: 'T1 H1', jail: { T: 1 }, grave: { T: 4 } },
  { WE: 'T3', boss: 'TD' },
];

/** Yellow's boss falls in the West End, Blue and Orange are left there. */
const empire = (config = {}) => {
  const { state } = goOn(atTable(fallen, { config }), QUIET);
  return answer(
    state,
    { 0: targets({ WE: [aim('T', 2, 1)] }), 2: targets({ WE: [aim('T', 3, 1)] }) },
    { ...mob('WE', 0, 'thug', 1, 6), ...mob('WE', 2, 'thug', 1, 6, 6) },
  );
};

const share = (seat: number, more: Partial<Split[number]> = {}): Split[number] => ({
  seat,
  board: {},
  pool: { R: 0, P: 0, T: 0, H: 0 },
  jail: { T: 0, H: 0 },
  tokens: { getOut: 0, bribe: 0 },
  ...more,
});

const half = (first: number): Split => {
  const parts = [
    share(0, { board: { SB: { R: 2, P: 1 } }, pool: { R: 10, P: 0, T: 0, H: 0 } }),
    share(2, { board: { DT: { T: 1, H: 1 } }, pool: { R: 0, P: 4, T: 6, H: 1 }, jail: { T: 1, H: 0 } }),
  ];
  return first === 0 ? parts : [...parts].reverse();
};

test('V47 at the table: an empire that is shared, and a deal that both name', () => {
  const { state } = empire();
  expect(prompts(state)).toMatchObject([
    { id: 'm3/overtime/1/1', seats: [0, 2], label: 'overtime in West End over the empire of Yellow, round 1' },
  ]);
  expect(legal(state, 0).answer).toMatchObject({
    terms: { kind: 'empire', dead: 1, deals: true, estate: { pool: { R: 10, P: 4, T: 6, H: 1 }, jail: { T: 1 } } },
  });
  const shared = answer(state, { 0: stance('SHARE'), 2: stance('SHARE') });
  expect(shared.of('DisputeSettled')[0]!.estate).toEqual({ kind: 'share', order: [2, 0] });
  const agreed = answer(state, { 0: stance({ deal: half(0) }), 2: stance({ deal: half(2) }) });
  expect(agreed.of('DisputeSettled')[0]!.estate).toMatchObject({ kind: 'deal' });
  expect(agreed.of('EstateSettled')[0]).toMatchObject({
    heir: null,
    parcels: [
      { seat: 0, board: { SB: { R: 2, P: 1 } }, pool: { R: 10 } },
      { seat: 2, board: { DT: { T: 1, H: 1 } }, jail: { T: 1 } },
    ],
    vanished: { board: {}, pool: { R: 0, P: 0, T: 0, H: 0 } },
  });
});

test('deals that differ are fought over, and who names none has not agreed', () => {
  const { state } = empire();
  const other: Split = [share(0), half(2)[0]!].map((part, i) =>
    i === 0 ? part : { ...part, board: { SB: { R: 2, P: 1 }, DT: { T: 1, H: 1 } }, pool: { R: 10, P: 4, T: 6, H: 1 } },
  );
  const rolls = { ...overtime(1, 'WE', 1, 0, 6, 6), ...overtime(1, 'WE', 1, 2, 6, 6, 6) };
  for (const answerOfOrange of [stance({ deal: other }), stance('SHARE')])
    expect(answer(state, { 0: stance({ deal: half(0) }), 2: answerOfOrange }, rolls).of('Volley')).toMatchObject([
      { round: 1, dispute: 1 },
    ]);
});

test('a deal is about what still exists: others take over first, and what nobody was named for vanishes', () => {
  const seats = [...fallen, { SB: 'T1', boss: 'CC' as const }];
  // Yellow's Political could have Violet's Thug arrested and does not.
  const { state } = answer(goOn(atTable(seats), QUIET).state, {});
  const dispute = answer(
    state,
    { 0: targets({ WE: [aim('T', 2, 1)] }), 2: targets({ WE: [aim('T', 3, 1)] }) },
    { ...mob('WE', 0, 'thug', 1, 6), ...mob('WE', 2, 'thug', 1, 6, 6) },
  );
  const settled = answer(dispute.state, { 0: stance({ deal: half(0) }), 2: stance({ deal: half(0) }) });
  expect(prompts(settled.state)[0]).toMatchObject({ id: 'm3/claims', seats: [3] });
  const done = answer(settled.state, {});
  expect(done.of('RevenueTaken')).toMatchObject([{ taker: 3, owner: 1, n: 1 }]);
  expect(done.of('EstateSettled')[0]).toMatchObject({
    parcels: [{ seat: 0, board: { SB: { R: 1, P: 1 } }, pool: { R: 10 } }, { seat: 2 }],
    vanished: { pool: { R: 1 } },
  });
});

test('each wrong stance has its refusal', () => {
  const { state } = empire();
  const code = (command: SingleCommand, at = state) => refusalOf(at, 0, command).code;
  expect(code(stance(2))).toBe('BAD_STANCE');
  expect(code(stance('FIGHT', 1))).toBe('BAD_TARGET');
  expect(code(stance({ deal: [half(0)[0]!] }))).toBe('BAD_SPLIT');
  expect(code(stance({ deal: [...half(0), share(1)] }))).toBe('BAD_SPLIT');
  expect(code(stance({ deal: [...half(0), share(0)] }))).toBe('BAD_SPLIT');
  expect(code(stance({ deal: half(0) }, 2))).toBe('BAD_TARGET');
  expect(refusalOf(state, 0, stance({ deal: [half(0)[0]!] })).say).toContain('1 there, 0 named');
  const revenue = disputed('R3').state;
  expect(code(stance(0), revenue)).toBe('BAD_STANCE');
  expect(code(stance({ deal: [] }), revenue)).toBe('BAD_STANCE');
  expect(code(stance('FIGHT', 1), revenue)).toBe('BAD_TARGET');
  expect(code(stance({ deal: half(0) }), empire({ houseRules: { bossElimination: true } }).state)).toBe('BAD_STANCE');
});

test('V72 at the table: a boss who dies elsewhere still answers for his men over an empire', () => {
  const seats: SeatGiven[] = [
    { WE: 'T1', boss: 'ES', CC: 'R1' },
    { boss: 'WE', DT: 'R1' },
    { WE: 'T1', boss: 'TD' },
    { ES: 'T1', boss: 'SB' },
  ];
  const { state } = goOn(atTable(seats), QUIET);
  const dispute = answer(
    state,
    { 0: targets({ WE: [aim('T', 1, 1)] }), 2: targets({ WE: [aim('T', 1, 1)] }) },
    { ...mob('WE', 0, 'thug', 1), ...mob('WE', 2, 'thug', 5), ...mob('ES', 3, 'thug', 1) },
  );
  expect(dispute.state.seats[0]!.status).toBe('dying');
  expect(prompts(dispute.state)[0]!.seats).toEqual([0, 2]);
  expect(legal(dispute.state, 0).commands).toContain('SubmitOvertime');
  const done = answer(dispute.state, { 0: stance('SHARE'), 2: stance('SHARE') });
  expect(
    done
      .of('EstateSettled')
      .find(({ seat }) => seat === 1)!
      .parcels.map(({ seat }) => seat),
  ).toEqual([2, 3]);
});

test('with three or more in a dispute an answer may name whom to shoot at', () => {
  const start = atTable([
    { SB: 'T1', boss: 'WE' },
    { SB: 'R1', boss: 'DT' },
    { SB: 'T1', boss: 'CC' },
    { SB: 'T1', boss: 'ES' },
  ]);
  const misses = { ...mob('SB', 0, 'thug', 6), ...mob('SB', 2, 'thug', 6), ...mob('SB', 3, 'thug', 6) };
  const fought = answer(goOn(start, QUIET).state, {}, misses);
  const dispute = answer(fought.state, {}).state;
  const rolls = {
    ...dice('m3/overtime/1/SB/round1/seat0/thug', [6]),
    ...overtime(1, 'SB', 1, 2, 6),
    ...overtime(1, 'SB', 1, 3, 6),
  };
  const round = answer(dispute, { 0: stance('FIGHT', 3), 2: stance('FIGHT', 0), 3: stance('FIGHT', 2) }, rolls);
  expect(round.of('Volley')[0]!.shots.map(({ seat, target }) => [seat, target])).toEqual([
    [0, 3],
    [2, 0],
    [3, 2],
  ]);
});
