import { expect, test } from 'vitest';
import { refusalOf, send } from '../brotherhood.fixtures.ts';
import { legal } from '../legal.ts';
import type { Command, SingleCommand } from '../model.ts';
import { prompts } from '../prompts.ts';
import type { Area } from '../tables.ts';
import { view } from '../view.ts';
import { answer, atTable, goOn, QUIET } from './slow.fixtures.ts';

type Acts = Extract<SingleCommand, { type: 'SubmitInfluence' }>['areas'];
const acts = (areas: Acts): SingleCommand => ({ type: 'SubmitInfluence', areas });
const act = (what: 'arrest' | 'close' | 'politic', victim: number) => ({ act: what, victim });

const fourth = () =>
  goOn(
    atTable([
      { SB: 'P2 R1', boss: 'WE' },
      { SB: 'P3', boss: 'DT' },
    ]),
    QUIET,
  );

test('RB4 at the table: the stronger is asked first, the weaker only while it could do something', () => {
  const first = fourth();
  expect(first.of('InfluenceOrder')[0]!.areas.SB).toEqual({ order: [1, 0], deadlocked: [] });
  expect(prompts(first.state)).toMatchObject([{ id: 'm3/influence1', kind: 'influence', seats: [1], ready: [] }]);
  const done = answer(first.state, { 1: acts({ SB: [act('politic', 0), act('close', 0)] }) });
  expect(done.of('InfluenceUsed')).toMatchObject([
    { seat: 1, act: 'politic', victim: 0, cost: 2 },
    { seat: 1, act: 'close', victim: 0, cost: 1 },
  ]);
  // Blue's one Political can touch nothing of Yellow's: he is passed over, and the month ends.
  expect(done.state).toMatchObject({ month: 4, phase: 'planning' });
});

test('V26 at the table: who is deadlocked is not asked', () => {
  const state = goOn(
    atTable([
      { CC: 'P2 R3', boss: 'WE' },
      { CC: 'P2', boss: 'SB' },
      { CC: 'P1', boss: 'DT' },
    ]),
    QUIET,
  ).state;
  expect(prompts(state)).toMatchObject([{ id: 'm3/influence1', seats: [2] }]);
  expect(refusalOf(state, 0, acts({ CC: [act('politic', 1)] })).code).toBe('NOT_AWAITED');
});

test('V27 at the table: stage by stage, each sees what is left', () => {
  const start = atTable([
    { CC: 'P3 T1 R2', boss: 'WE' },
    { CC: 'P1 R2', boss: 'SB' },
    { CC: 'P2', boss: 'DT' },
  ]);
  const first = goOn(start, QUIET);
  expect(prompts(first.state)[0]).toMatchObject({ id: 'm3/influence1', seats: [0] });
  const second = answer(first.state, { 0: acts({ CC: [act('politic', 2), act('close', 1)] }) });
  expect(prompts(second.state)[0]).toMatchObject({ id: 'm3/influence2', seats: [2] });
  expect(legal(second.state, 2).answer).toMatchObject({ areas: [{ area: 'CC', budget: 1 }] });
  expect(refusalOf(second.state, 2, acts({ CC: [act('arrest', 0), act('close', 0)] })).code).toBe('INFLUENCE_BUDGET');
  const third = answer(second.state, { 2: acts({ CC: [act('arrest', 0)] }) });
  expect(prompts(third.state)[0]).toMatchObject({ id: 'm3/influence3', seats: [1] });
  const done = answer(third.state, { 1: acts({ CC: [act('close', 0)] }) });
  expect(done.of('InfluenceUsed')).toMatchObject([{ seat: 1, act: 'close', victim: 0 }]);
  expect(done.state.seats[0]).toMatchObject({ board: { CC: { P: 3, T: 0, R: 1 } }, jail: { T: 1 } });
});

test('V28 at the table: in a blocked area nobody is asked, elsewhere all is normal', () => {
  const start = atTable([
    { CC: 'P3', SB: 'P1', boss: 'WE' },
    { CC: 'R2', SB: 'R1', boss: 'DT' },
  ]);
  const { state } = goOn(start, { 'm3/hearing/area': 3, 'm3/hearing/card1': 9 });
  expect(legal(state, 0).answer).toMatchObject({ kind: 'influence', areas: [{ area: 'SB' }] });
  expect(refusalOf(state, 0, acts({ CC: [act('close', 1)] })).code).toBe('BLOCKED');
});

test('areas are asked in parallel, and a seat with its turn in two of them has one prompt', () => {
  const start = atTable([
    { CC: 'P2', SB: 'P1', boss: 'WE' },
    { CC: 'R2 P1', SB: 'R1', boss: 'DT' },
    { ES: 'P1', CC: 'R1', boss: 'ES' },
    { ES: 'R1', boss: 'TD' },
  ]);
  const first = goOn(start, { 'm3/hearing/area': 1, 'm3/hearing/card1': 9 });
  expect(prompts(first.state)[0]).toMatchObject({ seats: [0, 2] });
  expect(first.state.influence?.turns).toEqual({ CC: 0, SB: 0, ES: 2 });
  const second = answer(first.state, { 0: acts({ CC: [] }), 2: acts({ ES: [act('close', 3)] }) });
  expect(second.of('InfluenceUsed')).toMatchObject([{ area: 'ES', seat: 2, act: 'close' }]);
  expect(second.state.influence?.turns).toEqual({ CC: 1 });
});

test('each wrong act has its refusal, and all acts of an area are played through in their order', () => {
  const { state } = goOn(
    atTable([
      { SB: 'P3 T1', boss: 'WE' },
      { SB: 'P1 R1 T2', boss: 'DT' },
      { SB: 'P2', boss: 'ES' },
    ]),
    QUIET,
  );
  const code = (list: Acts[Area]) => refusalOf(state, 0, acts({ SB: list })).code;
  expect(code([act('arrest', 0)])).toBe('OWN_COUNTER');
  expect(code([act('arrest', 2)])).toBe('NO_SUCH_COUNTER');
  expect(code([act('close', 1), act('close', 1)])).toBe('NO_SUCH_COUNTER');
  expect(code([act('politic', 1), act('politic', 2)])).toBe('INFLUENCE_BUDGET');
  expect(code([act('close', 9)])).toBe('NO_SUCH_COUNTER');
  expect(refusalOf(state, 0, acts({ CC: [act('close', 1)] })).code).toBe('NOT_AWAITED');
  expect(send(state, 0, acts({ SB: [act('politic', 2), act('arrest', 1)] })).events).toHaveLength(2);
  const stronger = goOn(atTable([{ SB: 'P2', boss: 'WE' }, { SB: 'P3 R1', boss: 'DT' }, { SB: 'T1' }]), QUIET).state;
  const second = answer(stronger, {});
  expect(refusalOf(second.state, 0, acts({ SB: [act('politic', 1)] })).code).toBe('NOT_MORE_INFLUENCE');
});

test('the deadline’s default is the standing rule, and an empty list passes', () => {
  const rule = { use: { SB: { wishes: [{ n: 1, seat: 1, kind: 'R' as const }], auto: false } } };
  const start = goOn(
    atTable([
      { SB: 'P1', boss: 'WE', standing: rule },
      { SB: 'R1', boss: 'DT' },
    ]),
    QUIET,
  ).state;
  expect(answer(start, {}).of('InfluenceUsed')).toMatchObject([{ seat: 0, act: 'close' }]);
  expect(answer(start, { 0: { type: 'FollowRules' } }).of('InfluenceUsed')).toHaveLength(1);
  expect(answer(start, { 0: acts({ SB: [] }) }).of('InfluenceUsed')).toEqual([]);
});

test('an answer is sealed, that it is there is not, and a new one shows nothing to others', () => {
  const { state } = fourth();
  const sent = send(state, 1, acts({ SB: [act('politic', 0)] }));
  expect(sent.events).toMatchObject([
    { type: 'InfluenceSubmitted', seat: 1 },
    { type: 'AnswerWritten', seat: 1 },
  ]);
  expect(view(sent.state, 0).asked).toEqual({ prompt: 'm3/influence1', kind: 'influence', seats: [1], answered: [1] });
  expect(JSON.stringify(view(sent.state, 0))).not.toContain('victim');
  expect(view(sent.state, 1).own?.answers.influence?.areas.SB).toHaveLength(1);
  const again = send(sent.state, 1, acts({ SB: [] }));
  expect(again.events.map(({ type }) => type)).toEqual(['AnswerWritten']);
  expect(view(again.state, 0)).toEqual(view(sent.state, 0));
  const followed = send(again.state, 1, { type: 'FollowRules' });
  expect(followed.state.seats[1]!.answers).toEqual({});
});

test('what is not asked now has no place: phase, seat and number of answers', () => {
  const { state } = fourth();
  const codeOf = (seat: number, command: Command) => refusalOf(state, seat, command).code;
  expect(codeOf(1, { type: 'SubmitClaims', areas: {} })).toBe('WRONG_PHASE');
  expect(codeOf(1, { type: 'WithdrawLedger' })).toBe('WRONG_PHASE');
  expect(codeOf(0, { type: 'FollowRules' })).toBe('NOT_AWAITED');
  expect(codeOf(0, { type: 'Timeout' })).toBe('NOT_AWAITED');
  expect(codeOf(1, { type: 'Batch', commands: [acts({}), acts({})] })).toBe('BAD_SHAPE');
  expect(codeOf(1, { ...acts({}), month: 4 })).toBe('WRONG_MONTH');
  expect(codeOf(1, { type: 'SubmitInfluence', areas: { XX: [] } } as unknown as Command)).toBe('BAD_SHAPE');
});
