import { expect, test } from 'vitest';
import { closeMonth, dice, given, ledgerOf, play, refusalOf, send } from '../brotherhood.fixtures.ts';
import type { Command, LedgerInput, SingleCommand, Standing } from '../model.ts';
import { orderInfluence, useInfluence } from './influence.ts';

const ledger = (input: LedgerInput = {}): SingleCommand => ({ type: 'SubmitLedger', ledger: ledgerOf(input) });
const give = (amount: number, to = 1): SingleCommand => ({ type: 'GiveMoney', to, amount });
const rules = (standing: Standing, once = false): SingleCommand => ({ type: 'SetStanding', standing, once });
const mail = (...commands: SingleCommand[]): Command => ({ type: 'Batch', commands });

/** 7,000 of 9,000 are bound. */
const bound = () => send(given([{ cash: 9000 }, { cash: 0 }]), 0, ledger({ buy: { CC: { P: 1 } } })).state;

test('V15 a gift happens at once and may use what the ledger leaves', () => {
  const after = send(bound(), 0, give(2000)).state;
  expect([after.seats[0]!.cash, after.seats[1]!.cash]).toEqual([7000, 2000]);
});

test('V15 a gift that the ledger needs is refused with the largest one possible', () => {
  const refusal = refusalOf(bound(), 0, give(2001));
  expect(refusal.code).toBe('GIFT_BREAKS_LEDGER');
  expect(refusal.say).toContain('$2,000 at most');
});

test('V16 month 1 knows no gifts, unless the option says so', () => {
  expect(refusalOf(given([{}, {}], { month: 1 }), 0, give(1000)).code).toBe('GIFT_CLOSED');
  const open = given([{}, {}], { month: 1, config: { giftsInMonthOne: true } });
  expect(send(open, 0, give(1000)).state.seats[1]!.cash).toBe(21000);
});

test('V63 a gift is judged against the new ledger of the same mail', () => {
  const after = send(bound(), 0, mail(give(5000), ledger({ buy: { ES: { R: 1 } } })));
  expect(after.state.seats[0]).toMatchObject({ cash: 4000, ledgerIn: true });
  expect(after.of('LedgerWritten')[0]!.total).toBe(4000);
});

test('a mail is all or nothing', () => {
  const refusal = refusalOf(bound(), 0, mail(give(5000), ledger({ buy: { WE: { R: 1 } } })));
  expect(refusal.code).toBe('OVERDRAWN');
});

test('a mail brings one ledger and one jailbreak at most', () => {
  expect(refusalOf(bound(), 0, mail(ledger(), ledger())).code).toBe('BAD_SHAPE');
  const jail: SingleCommand = { type: 'UseGetOut', first: 'T' };
  expect(refusalOf(bound(), 0, mail(jail, jail)).code).toBe('BAD_SHAPE');
});

test('gifts are refused for whom they cannot be for and for sums that are none', () => {
  const state = given([{ cash: 500 }, {}, { status: 'dead' }]);
  expect(refusalOf(state, 0, give(1, 0)).code).toBe('SELF_GIFT');
  expect(refusalOf(state, 0, give(1, 2)).code).toBe('TARGET_OUT');
  expect(refusalOf(state, 0, give(1, 7)).code).toBe('UNKNOWN_SEAT');
  expect(refusalOf(state, 0, give(0.5)).code).toBe('BAD_AMOUNT');
  expect(refusalOf(state, 0, give(501)).code).toBe('OVERDRAWN');
});

test('V20 a get-out token tries as many prisoners as the die says', () => {
  const state = given([{ jail: { H: 1, T: 3 }, tokens: { getOut: 1 } }, {}]);
  const out = send(
    state,
    0,
    { type: 'UseGetOut', first: 'H' },
    { 'm3/getout/seat0/1/count': 2, 'm3/getout/seat0/1/hitman1': 4, 'm3/getout/seat0/1/thug1': 6 },
  );
  expect(out.state.seats[0]).toMatchObject({ jail: { H: 0, T: 3 }, tokens: { getOut: 0 } });
  expect(out.luck.unused()).toEqual([]);
  expect(refusalOf(out.state, 0, { type: 'UseGetOut', first: 'H' }).code).toBe('NO_TOKEN');
  const empty = given([{ tokens: { getOut: 1 } }, {}]);
  expect(refusalOf(empty, 0, { type: 'UseGetOut', first: 'H' }).code).toBe('NO_PRISONERS');
});

const use = (area: 'SB' | 'ALL', kind: 'R' | 'T' | null): Standing => ({
  use: { [area]: kind === null ? { wishes: [], auto: false } : { wishes: [{ n: 1, seat: 1, kind }], auto: false } },
});

const political = () => send(given([{ SB: 'P1' }, { SB: 'R1 T1' }]), 0, rules(use('SB', 'R'))).state;

test('V69 a rule for ALL forgets older rules for areas', () => {
  const after = send(political(), 0, rules(use('ALL', null))).state;
  expect(play(after, {}, orderInfluence, useInfluence).of('InfluenceUsed')).toEqual([]);
});

test('V69 beside ALL in one mail an area is an exception, in whatever order', () => {
  const lines = [rules(use('SB', 'T')), rules(use('ALL', null))];
  for (const order of [lines, [...lines].reverse()]) {
    const after = play(send(political(), 0, mail(...order)).state, {}, orderInfluence, useInfluence);
    expect(after.of('InfluenceUsed')).toMatchObject([{ area: 'SB', seat: 0, act: 'arrest', victim: 1 }]);
    expect(after.state.seats[1]!.jail.T).toBe(1);
  }
});

test('rules for one month lie above the standing ones and end with the month', () => {
  const state = send(political(), 0, rules(use('SB', 'T'), true)).state;
  expect(play(state, {}, orderInfluence, useInfluence).of('InfluenceUsed')).toMatchObject([{ act: 'arrest' }]);
  const next = closeMonth(state, { 'm3/hearing/area': 6, 'm3/hearing/card1': 9 }).state;
  expect(next.seats[0]).toMatchObject({ sheet: null, standing: use('SB', 'R') });
});

test('overtime rules: ALL leaves BOSS alone, null goes back to the default', () => {
  const fight = { stance: 'FIGHT' } as const;
  let state = send(given([{}, {}]), 0, rules({ ot: { BOSS: fight, SB: fight } })).state;
  state = send(state, 0, rules({ ot: { ALL: { stance: 'SHARE' } } })).state;
  expect(state.seats[0]!.standing.ot).toEqual({ BOSS: fight, ALL: { stance: 'SHARE' } });
  state = send(state, 0, rules({ ot: { BOSS: null, ALL: null } })).state;
  expect(state.seats[0]!.standing.ot).toEqual({});
});

test('rules that make no sense are refused', () => {
  const state = given([{}, {}]);
  const code = (standing: unknown) =>
    refusalOf(state, 0, { type: 'SetStanding', standing, once: false } as Command).code;
  expect(code({ friends: [0] })).toBe('BAD_RULE');
  expect(code({ friends: [2] })).toBe('BAD_RULE');
  expect(code({ use: { SB: { wishes: [{ seat: 1, kind: 'H' }] } } })).toBe('BAD_RULE');
  expect(code({ use: { SB: { wishes: [{ n: -1, seat: 1, kind: 'R' }] } } })).toBe('BAD_RULE');
  expect(code({ use: { XX: { wishes: [] } } })).toBe('BAD_RULE');
  expect(code({ take: { SB: { max: 1, raze: 1 } } })).toBe('BAD_RULE');
  expect(code({ ot: { BOSS: { stance: 2 } } })).toBe('BAD_RULE');
  expect(code({ ot: { SB: { stance: 'FIGHT', target: 0 } } })).toBe('BAD_RULE');
  expect(code({ bribe: { cards: [10] } })).toBe('BAD_RULE');
});

test('general refusals come first', () => {
  const state = given([{}, {}, { status: 'dead' }]);
  expect(refusalOf({ ...state, phase: 'finished' }, 0, ledger()).code).toBe('GAME_OVER');
  expect(refusalOf(state, 5, ledger()).code).toBe('UNKNOWN_SEAT');
  expect(refusalOf(state, 2, ledger()).code).toBe('SEAT_OUT');
  expect(refusalOf(state, 0, { type: 'RevenueDone' }).code).toBe('WRONG_PHASE');
  expect(refusalOf(state, 0, { ...ledger({ buy: { WE: { R: 9 } } }), month: 4 }).code).toBe('WRONG_MONTH');
  expect(refusalOf(state, 0, { type: 'Bribe' } as unknown as Command).code).toBe('BAD_SHAPE');
  expect(refusalOf(send(state, 0, ledger()).state, 0, { type: 'Timeout' }).code).toBe('NOT_AWAITED');
});

test('with a deal window of its own gifts come before ledgers', () => {
  const config = { dealWindow: 'separate' } as const;
  const first = closeMonth(given([{}, {}], { month: 1, config }), {
    'm1/hearing/area': 1,
    ...dice('m1/hearing/card', [9]),
  });
  expect(first.state).toMatchObject({ month: 2, phase: 'revenue' });
  expect(refusalOf(first.state, 0, ledger()).code).toBe('WRONG_PHASE');
  const done = send(first.state, 0, mail(give(500), { type: 'RevenueDone' })).state;
  expect(refusalOf(done, 0, { type: 'RevenueDone' }).code).toBe('NOT_AWAITED');
  const planning = closeMonth(done, {});
  expect(planning.events.map(({ type }) => type)).toEqual(['PlanningOpened']);
  expect(refusalOf(planning.state, 0, give(1)).code).toBe('GIFT_CLOSED');
});
