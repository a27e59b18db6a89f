import { expect, test } from 'vitest';
import { refusalOf } from '../brotherhood.fixtures.ts';
import { legal } from '../legal.ts';
import type { SingleCommand } from '../model.ts';
import { prompts } from '../prompts.ts';
import { answer, atTable, goOn, QUIET } from './slow.fixtures.ts';

const use = (yes: boolean): SingleCommand => ({ type: 'AnswerBribe', use: yes });
const west = (card: number) => ({ 'm3/hearing/area': 1, 'm3/hearing/card1': card });

const oneToken = () => goOn(atTable([{ boss: 'DT', tokens: { bribe: 1 } }, { boss: 'ES' }]), west(4));

test('V29 at the table: the holder of a token is asked when the card lies open', () => {
  const { state } = oneToken();
  expect(prompts(state)).toMatchObject([
    { id: 'm3/bribe1', kind: 'bribe', seats: [0], label: 'a bribe in West End, month 3' },
  ]);
  expect(legal(state, 0).answer).toEqual({ kind: 'bribe', card: 4, area: 'WE', tokens: 1 });
  const worked = answer(state, { 0: use(true) }, { 'm3/hearing/card1/bribe': 3, 'm3/hearing/card2': 5 });
  expect(worked.of('CardResolved')).toMatchObject([{ card: 5 }]);
  const failed = answer(state, { 0: use(true) }, { 'm3/hearing/card1/bribe': 6 });
  expect(failed.of('CardResolved')).toMatchObject([{ card: 4 }]);
  expect(failed.state.seats[0]!.tokens.bribe).toBe(0);
  const kept = answer(state, { 0: use(false) });
  expect(kept.of('BribeTried')).toEqual([]);
  expect(kept.state.seats[0]!.tokens.bribe).toBe(1);
});

test('every card is asked about anew, in the order of the month, and the standing rule answers at the deadline', () => {
  const rule = { bribe: { cards: [5], areas: 'ANY' as const } };
  const start = atTable([
    { boss: 'DT', tokens: { bribe: 1 }, standing: rule },
    { boss: 'ES' },
    { boss: 'TD', tokens: { bribe: 1 } },
  ]);
  const first = goOn(start, west(4));
  expect(prompts(first.state)[0]).toMatchObject({ id: 'm3/bribe1', seats: [0, 2] });
  // Month 3 begins with Orange.
  const second = answer(
    first.state,
    { 0: use(true), 2: use(true) },
    { 'm3/hearing/card1/bribe': 1, 'm3/hearing/card2': 5 },
  );
  expect(second.of('BribeTried')).toMatchObject([{ seat: 2, success: true }]);
  expect(prompts(second.state)[0]).toMatchObject({ id: 'm3/bribe2', seats: [0], ready: [] });
  const third = answer(second.state, {}, { 'm3/hearing/card2/bribe': 2, 'm3/hearing/card3': 9 });
  expect(third.of('BribeTried')).toMatchObject([{ seat: 0, card: 5 }]);
  expect(third.state.month).toBe(4);
});

test('a token that was granted a moment ago can be spent on the next card, whose number goes on counting', () => {
  const config = { tokenCardDrawAgain: true, deck: { 4: 1, 11: 1 } };
  const drawn = goOn(atTable([{ boss: 'DT' }, { boss: 'ES' }], { config }), {
    'm3/hearing/area': 1,
    'm3/hearing/card1': 11,
    'm3/hearing/card1/seat': 1,
    'm3/hearing/card2': 4,
  });
  expect(prompts(drawn.state)[0]).toMatchObject({ id: 'm3/bribe2', seats: [1] });
});

test('without a token nobody is asked, and who holds none cannot answer', () => {
  expect(goOn(atTable([{ boss: 'DT' }, { boss: 'ES' }]), west(4)).state.month).toBe(4);
  expect(refusalOf(oneToken().state, 1, use(true)).code).toBe('NOT_AWAITED');
});

const sheet = (seats: Parameters<typeof atTable>[0]) =>
  goOn(atTable(seats, { config: { pace: 'sheet' } }), QUIET).state;

test('pace sheet asks those whose Politicals or men meet somebody, and nobody else', () => {
  const state = sheet([
    { SB: 'P1', boss: 'WE' },
    { SB: 'R1', boss: 'DT' },
    { CC: 'T1', ES: 'P2', boss: 'CC' },
    { CC: 'P1', ES: 'P2', boss: 'ES' },
  ]);
  // Blue can close a Revenue, Orange's Thug meets Violet's Political, Violet's own may arrest him; Yellow has nothing to decide.
  expect(prompts(state)).toMatchObject([{ id: 'm3/sheet', kind: 'sheet', seats: [0, 2, 3] }]);
  expect(legal(state, 0).answer).toMatchObject({ kind: 'sheet', influence: [{ area: 'SB', budget: 1 }], fights: [] });
  expect(refusalOf(state, 0, { type: 'SubmitSheet', sheet: { friends: [0] } }).code).toBe('BAD_RULE');
  expect(refusalOf(state, 0, { type: 'SubmitInfluence', areas: {} }).code).toBe('WRONG_PHASE');
  expect(refusalOf(state, 0, { type: 'FollowRules' }).code).toBe('WRONG_PHASE');
});

test('a sheet overrides the standing rules for its month, and only for that', () => {
  const standing = { use: { SB: { wishes: [{ n: 1, seat: 1, kind: 'R' as const }], auto: false } } };
  const state = sheet([
    { SB: 'P1', boss: 'WE', standing },
    { SB: 'R1 T1', boss: 'DT' },
  ]);
  const use = { ALL: { wishes: [{ n: 1, seat: 1, kind: 'T' as const }], auto: false } };
  const done = answer(state, { 0: { type: 'SubmitSheet', sheet: { use } } });
  expect(done.of('InfluenceUsed')).toMatchObject([{ act: 'arrest' }]);
  expect(done.state.seats[0]).toMatchObject({ standing, answers: {} });
  expect(answer(state, { 0: { type: 'SubmitSheet', sheet: {} } }).of('InfluenceUsed')).toMatchObject([
    { act: 'close' },
  ]);
  expect(answer(state, {}).of('InfluenceUsed')).toMatchObject([{ act: 'close' }]);
});

test('where nobody has anything to decide the sheet is left out', () => {
  expect(
    sheet([
      { SB: 'R1', boss: 'WE' },
      { CC: 'R1', boss: 'DT' },
    ]),
  ).toMatchObject({ month: 4, phase: 'planning' });
});
