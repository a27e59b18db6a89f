import { expect, test } from 'vitest';
import { audience } from '../audience.ts';
import { closeMonth, given, ledgerOf, refusalOf, type SeatGiven, send } from '../brotherhood.fixtures.ts';
import type { Alternative, Branch, Command, Condition } from '../model.ts';
import { view } from '../view.ts';
import { holds, MOST_ALTERNATIVES } from './alternatives.ts';
import { mob } from './mob.fixtures.ts';

const when = (condition: Condition, rules: Branch, otherwise: Branch = {}): Alternative => ({
  when: condition,
  rules,
  otherwise,
});
const fire = (seat: number): Branch => ({ fire: { ES: { prefer: [seat] } } });
const take = (max: number): Branch => ({ take: { ALL: { max } } });
const use = (seat: number): Branch => ({ use: { ALL: { wishes: [{ n: 1, seat, kind: 'R' }], auto: false } } });

/** A ledger that keeps two Thugs in the East Side, and what it carries. */
const carrying = (...alternatives: Alternative[]): Command => ({
  type: 'SubmitLedger',
  ledger: ledgerOf({ buy: { ES: { T: 2 } } }),
  alternatives,
});

const seats: SeatGiven[] = [
  { ES: 'T2', boss: 'WE' },
  { ES: 'R2 T1', boss: 'SB' },
  { ES: 'R1 T1', boss: 'DT' },
];
const quiet = { 'm3/hearing/area': 6, 'm3/hearing/card1': 9 };
const shots = { ...mob('ES', 0, 'thug', 6, 6), ...mob('ES', 1, 'thug', 6), ...mob('ES', 2, 'thug', 6) };

/** Whom Blue's Thugs shoot at in the East Side. */
function aimed(alternatives: Alternative[], more: SeatGiven = {}): number[] {
  const start = given([{ ...seats[0]!, ...more }, ...seats.slice(1)]);
  const month = closeMonth(send(start, 0, carrying(...alternatives)).state, { ...quiet, ...shots });
  return month
    .of('Volley')[0]!
    .shots.filter(({ seat }) => seat === 0)
    .map(({ target }) => target);
}

test('a condition that holds puts its rule above the month’s and the standing ones, else its ELSE', () => {
  expect(aimed([])).toEqual([1, 1]);
  expect(aimed([when({ seat: 2, area: 'DT' }, fire(2))])).toEqual([2, 2]);
  expect(aimed([when({ seat: 2, area: 'WE' }, fire(1), fire(2))])).toEqual([2, 2]);
  expect(aimed([when({ seat: 2, area: 'WE', not: true }, fire(2))])).toEqual([2, 2]);
  const standing = { fire: { ES: { prefer: [2] } } };
  expect(aimed([when({ seat: 2, area: 'WE' }, take(0))], { standing })).toEqual([2, 2]);
  expect(aimed([when({ seat: 2, area: 'ES' }, fire(1))], { standing })).toEqual([1, 1]);
});

test('later conditions win over earlier ones, and areas stand beside ALL', () => {
  expect(aimed([when({ seat: 2, area: 'DT' }, fire(1)), when({ seat: 1, area: 'SB' }, fire(2))])).toEqual([2, 2]);
  const everywhere: Branch = { fire: { ALL: { prefer: [1] } } };
  expect(aimed([when({ seat: 2, area: 'DT' }, fire(2)), when({ seat: 1, area: 'SB' }, everywhere)])).toEqual([2, 2]);
});

test('a condition counts pieces: all of a seat, its Godfather too, or those of one kind', () => {
  const state = given([{}, { ES: 'R2 T1', boss: 'ES' }]);
  const there = (condition: Partial<Condition>) => holds(state, { seat: 1, area: 'ES', ...condition });
  expect([there({}), there({ n: 4 }), there({ n: 5 })]).toEqual([true, true, false]);
  expect([there({ kind: 'T' }), there({ kind: 'T', n: 2 }), there({ kind: 'R', n: 2 })]).toEqual([true, false, true]);
  expect([there({ kind: 'G' }), there({ kind: 'G', area: 'WE' }), there({ kind: 'H' })]).toEqual([true, false, false]);
  expect([there({ not: true }), there({ kind: 'H', not: true })]).toEqual([false, true]);
});

test('it is judged once, on the board right after placement: neither the hearing nor anything later changes it', () => {
  const start = given([
    { ES: 'T2', SB: 'P1', boss: 'WE' },
    { ES: 'T1', SB: 'R1', boss: 'SB' },
    { ES: 'T1', boss: 'DT' },
  ]);
  const ledger = carrying(when({ seat: 1, kind: 'T', area: 'ES' }, { ...fire(2), ...use(1) }));
  const month = closeMonth(send(start, 0, ledger).state, {
    'm3/hearing/area': 5,
    'm3/hearing/card1': 5,
    'm3/hearing/check/seat0/thug1': 6,
    'm3/hearing/check/seat0/thug2': 6,
    'm3/hearing/check/seat1/thug1': 1,
    'm3/hearing/check/seat2/thug1': 6,
    ...mob('ES', 0, 'thug', 6, 6),
    ...mob('ES', 2, 'thug', 6),
  });
  const types = month.events.map(({ type }) => type);
  expect(types.indexOf('AlternativesJudged')).toBe(types.lastIndexOf('Placed') + 1);
  expect(types.indexOf('AreaInvestigated')).toBe(types.lastIndexOf('AlternativesJudged') + 1);
  expect(month.of('AlternativesJudged')).toEqual([
    { type: 'AlternativesJudged', seat: 0, holds: [true], rules: { ...fire(2), ...use(1) } },
    { type: 'AlternativesJudged', seat: 1, holds: [], rules: {} },
    { type: 'AlternativesJudged', seat: 2, holds: [], rules: {} },
  ]);
  expect(month.of('InfluenceUsed')).toMatchObject([{ seat: 0, act: 'close', victim: 1 }]);
  expect(month.state.seats[0]).toMatchObject({ chosen: null, alternatives: [] });
});

test('what somebody hires or moves this month counts, for ledgers are carried out first', () => {
  const start = given([
    { ES: 'T2', boss: 'WE' },
    { ES: 'T1', boss: 'SB' },
    { ES: 'T1', boss: 'DT' },
  ]);
  const leaving = send(start, 1, { type: 'SubmitLedger', ledger: ledgerOf({ buy: { TD: { T: 1 } } }) }).state;
  const blue = send(leaving, 0, carrying(when({ seat: 1, area: 'TD' }, { take: { ALL: { max: 0 } } }, fire(1)))).state;
  const month = closeMonth(blue, { ...quiet, ...mob('ES', 0, 'thug', 6, 6), ...mob('ES', 2, 'thug', 6) });
  expect(month.of('AlternativesJudged')[0]!.holds).toEqual([true]);
});

test('they are sealed with the ledger: others see neither them nor what they came to, before or after the reveal', () => {
  const sent = send(given(seats), 0, carrying(when({ seat: 2, area: 'DT' }, fire(2))));
  expect(sent.events.map(audience)).toEqual(['all', [0]]);
  expect(view(sent.state, 0).own?.alternatives).toHaveLength(1);
  const plain = send(given(seats), 0, { type: 'SubmitLedger', ledger: ledgerOf({ buy: { ES: { T: 2 } } }) });
  for (const viewer of [1, 'spectator'] as const) expect(view(sent.state, viewer)).toEqual(view(plain.state, viewer));
  const month = closeMonth(sent.state, { ...quiet, ...shots });
  expect(JSON.stringify(month.of('LedgersRevealed'))).not.toContain('prefer');
  // One for each seat, so that nobody sees who has conditions.
  expect(month.of('AlternativesJudged').map(audience)).toEqual([[0], [1], [2]]);
});

test('a new ledger brings its own conditions or none, and withdrawing takes them along', () => {
  const sent = send(given(seats), 0, carrying(when({ seat: 2, area: 'DT' }, fire(2)))).state;
  expect(send(sent, 0, { type: 'SubmitLedger', ledger: ledgerOf() }).state.seats[0]!.alternatives).toEqual([]);
  expect(send(sent, 0, { type: 'WithdrawLedger' }).state.seats[0]!.alternatives).toEqual([]);
});

test('a ledger without conditions writes the same event as ever', () => {
  const sent = send(given(seats), 0, { type: 'SubmitLedger', ledger: ledgerOf(), alternatives: [] });
  expect(sent.of('LedgerWritten')[0]).not.toHaveProperty('alternatives');
});

test('conditions that make no sense are refused', () => {
  const state = given(seats);
  const one = when({ seat: 1, area: 'ES' }, fire(1));
  const code = (...list: unknown[]) => refusalOf(state, 0, carrying(...(list as Alternative[]))).code;
  expect(code(...Array(MOST_ALTERNATIVES + 1).fill(one))).toBe('BAD_RULE');
  expect(code(when({ seat: 0, area: 'ES' }, fire(1)))).toBe('BAD_RULE');
  expect(code(when({ seat: 3, area: 'ES' }, fire(1)))).toBe('BAD_RULE');
  expect(code(when({ seat: 1, area: 'ES', n: 0 }, fire(1)))).toBe('BAD_RULE');
  expect(code(when({ seat: 1, area: 'ES' }, {}))).toBe('BAD_RULE');
  expect(code(when({ seat: 1, area: 'ES' }, fire(0)))).toBe('BAD_RULE');
  expect(code(when({ seat: 1, area: 'ES' }, fire(1), fire(0)))).toBe('BAD_RULE');
  expect(code({ ...one, rules: { friends: [1] } })).toBe('BAD_RULE');
  expect(code({ ...one, when: { seat: 1, area: 'OUT' } })).toBe('BAD_RULE');
  for (const pace of ['sheet', 'table'] as const)
    expect(refusalOf(given(seats, { config: { pace } }), 0, carrying(one)).code).toBe('BAD_RULE');
});
