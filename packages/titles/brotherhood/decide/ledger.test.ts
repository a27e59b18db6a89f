import { expect, test } from 'vitest';
import { closeMonth, given, ledgerOf, play, refusalOf, send } from '../brotherhood.fixtures.ts';
import type { Command, LedgerInput, SingleCommand, State } from '../model.ts';
import { place, reveal } from './placement.ts';

const submit = (input: LedgerInput): SingleCommand => ({ type: 'SubmitLedger', ledger: ledgerOf(input) });

/** Blue's ledger goes in, the others send none, all counters go out. */
function placed(state: State, input: LedgerInput): State {
  let all = send(state, 0, submit(input)).state;
  for (let seat = 1; seat < all.seats.length; seat++) all = send(all, seat, { type: 'Timeout' }).state;
  return play(all, {}, reveal, place).state;
}

test('RB2 the rulebook’s own ledger costs 26,000 and leaves 4,000', () => {
  const state = given([{ cash: 30000 }, {}, {}]);
  const ledger = { buy: { SB: { R: 2, T: 1 }, TD: { T: 2, H: 1 } }, godfather: 'TD' } as const;
  const written = send(state, 0, submit(ledger));
  // Two Revenues 16,000, their Thug 2,000, two more 4,000, the Hitman 4,000.
  expect(written.of('LedgerWritten')[0]).toMatchObject({ seat: 0, total: 26000 });
  const after = placed(state, ledger).seats[0]!;
  expect(after.cash).toBe(4000);
  expect(after.board.SB).toEqual({ R: 2, P: 0, T: 1, H: 0 });
  expect(after.board.TD).toEqual({ R: 0, P: 0, T: 2, H: 1 });
  expect(after).toMatchObject({ godfather: 'TD', leftMeeting: true });
});

test('V9 a ledger may use the last dollar', () => {
  const state = given([{}, {}], { month: 1 });
  expect(placed(state, { buy: { SB: { R: 2, T: 2 } } }).seats[0]!.cash).toBe(0);
});

test('V9 a ledger above the cash is refused with both sums', () => {
  const refusal = refusalOf(given([{}, {}], { month: 1 }), 0, submit({ buy: { SB: { R: 2, T: 2, H: 1 } } }));
  expect(refusal.code).toBe('OVERDRAWN');
  expect(refusal.say).toContain('costs $24,000, you have $20,000');
});

test('V10 a closed Revenue can be bought back elsewhere at the full price', () => {
  const state = given([{ boss: 'TD', TD: 'R8', ES: 'R4', cash: 4000 }, { boss: 'WE' }], { month: 6 });
  const after = placed(state, { close: { TD: 1 }, buy: { ES: { R: 1 } } }).seats[0]!;
  expect([after.board.TD.R, after.board.ES.R, after.pool.R, after.cash]).toEqual([7, 5, 0, 0]);
  expect(refusalOf(state, 0, submit({ buy: { ES: { R: 1 } } })).code).toBe('POOL_EXCEEDED');
});

const jailed = () => given([{ grave: { T: 9 }, jail: { T: 2 }, cash: 10000, tokens: { getOut: 1 } }, {}]);

test('V11 who is bailed out can be hired in the same ledger', () => {
  const after = placed(jailed(), { bail: { T: 1 }, buy: { DT: { T: 2 } } }).seats[0]!;
  expect([after.jail.T, after.board.DT.T, after.pool.T, after.cash]).toEqual([1, 2, 0, 4000]);
});

test('V11 more than pool and bail give is refused with both numbers', () => {
  const refusal = refusalOf(jailed(), 0, submit({ bail: { T: 1 }, buy: { DT: { T: 3 } } }));
  expect(refusal).toMatchObject({ code: 'POOL_EXCEEDED', at: 'T' });
  expect(refusal.say).toContain('3 Thugs, 2 can be had');
});

test('V12 who is not listed is fired', () => {
  const state = given([{ SB: 'T2' }, {}], { month: 4 });
  const after = placed(state, { buy: { SB: { T: 1 } } }).seats[0]!;
  expect([after.board.SB.T, after.pool.T, after.cash]).toEqual([1, 11, 18000]);
});

test('V13 the Godfather may stay at the meeting through month 4 and must come in month 5', () => {
  expect(placed(given([{}, {}], { month: 4 }), {}).seats[0]!.godfather).toBe('OUT');
  expect(refusalOf(given([{}, {}], { month: 5 }), 0, submit({})).code).toBe('GODFATHER_MUST_ENTER');
});

test('V14 nobody goes back to the meeting', () => {
  expect(refusalOf(given([{ boss: 'CC' }, {}]), 0, submit({ godfather: 'OUT' })).code).toBe('CANNOT_RETURN_OUT');
});

test('V17 the house holds the guards, those of the Godfather first, while the money lasts', () => {
  const state = given([{ boss: 'TD', cash: 5000, TD: 'T1', SB: 'T2' }, { boss: 'WE' }], { month: 7 });
  const written = send(state, 0, { type: 'Timeout' });
  expect(written.of('LedgerWritten')[0]).toMatchObject({ total: 4000, byDefault: true });
  const after = play(send(written.state, 1, { type: 'Timeout' }).state, {}, reveal, place).state.seats[0]!;
  expect([after.board.TD.T, after.board.SB.T, after.pool.T, after.cash]).toEqual([1, 1, 10, 1000]);
});

test('V18 Hitmen are held before Thugs, and what is too dear is skipped', () => {
  const state = given([{ boss: 'TD', cash: 5000, TD: 'H1 T1', SB: 'T1' }, { boss: 'WE' }], { month: 7 });
  const [written] = send(state, 0, { type: 'Timeout' }).of('LedgerWritten');
  expect(written).toMatchObject({ ledger: { buy: { TD: { H: 1 } } }, total: 4000 });
  expect(written?.ledger.buy).toEqual({ TD: { H: 1 } });
});

test('V19 the house sends a Godfather who must enter where he has most and meets nobody', () => {
  const state = given(
    [
      { cash: 0, SB: 'R2', DT: 'R1' },
      { SB: 'T2', boss: 'OUT' },
    ],
    { month: 5 },
  );
  const [written] = send(state, 0, { type: 'Timeout' }).of('LedgerWritten');
  expect(written?.ledger).toMatchObject({ buy: {}, godfather: 'DT' });
});

test('an empty deadline ledger fires the guards and still brings the Godfather to town', () => {
  const state = given([{ SB: 'T2', cash: 9000 }, {}], { month: 5, config: { deadlineLedger: 'empty' } });
  const [written] = send(state, 0, { type: 'Timeout' }).of('LedgerWritten');
  expect(written?.ledger).toMatchObject({ buy: {}, godfather: 'TD' });
});

const bailLedger = submit({ bail: { T: 2 }, buy: { DT: { T: 3 } } });
const freed = { 'm3/getout/seat0/1/count': 1, 'm3/getout/seat0/1/thug1': 3 };

test('V61 bail for a man whom a token has freed is dropped and not paid', () => {
  const first = send(jailed(), 0, bailLedger);
  expect(first.of('LedgerWritten')[0]!.total).toBe(10000);
  const out = send(first.state, 0, { type: 'UseGetOut', first: 'H' }, freed);
  expect([out.state.seats[0]!.jail.T, out.state.seats[0]!.pool.T]).toEqual([1, 2]);
  const done = play(send(out.state, 1, { type: 'Timeout' }).state, {}, reveal, place);
  expect(done.of('Placed')[0]).toMatchObject({ bailed: { T: 1, H: 0 }, expenses: 8000, endBalance: 2000 });
  expect([done.state.seats[0]!.board.DT.T, done.state.seats[0]!.jail.T]).toEqual([3, 0]);
});

test('V62 in one mail the ledger is judged before the jailbreak rolls, wherever its line stands', () => {
  const mail: Command = { type: 'Batch', commands: [{ type: 'UseGetOut', first: 'H' }, bailLedger] };
  const out = send(jailed(), 0, mail, freed);
  expect(out.events.map(({ type }) => type)).toEqual(['LedgerSubmitted', 'LedgerWritten', 'GetOutUsed']);
  const tooMany = submit({ bail: { T: 2 }, buy: { DT: { T: 4 } } });
  const refused: Command = { type: 'Batch', commands: [{ type: 'UseGetOut', first: 'H' }, tooMany] };
  // The luck of `refusalOf` has no die to give: rolling one would be an error.
  expect(refusalOf(jailed(), 0, refused).code).toBe('POOL_EXCEEDED');
});

test('refusals of a ledger come in the order of the rules and name what would be right', () => {
  const state = given([{ SB: 'R1', boss: 'CC' }, {}]);
  const code = (ledger: unknown) => refusalOf(state, 0, { type: 'SubmitLedger', ledger } as Command).code;
  expect(code({ buy: { XX: { R: 1 } } })).toBe('BAD_AREA');
  expect(code({ godfather: 'XX' })).toBe('BAD_AREA');
  expect(code({ buy: { SB: { R: 0 } } })).toBe('BAD_COUNT');
  expect(code({ buy: { SB: { R: 1.5 } } })).toBe('BAD_COUNT');
  expect(code({ close: { SB: 100 } })).toBe('BAD_COUNT');
  expect(code({ bail: { T: -1 } })).toBe('BAD_COUNT');
  expect(code({ stay: true })).toBe('NOT_EXILED');
  expect(code({ close: { SB: 2 } })).toBe('NOT_ENOUGH_TO_CLOSE');
  expect(code({ bail: { T: 1 } })).toBe('NOT_IN_JAIL');
  expect(code({ buys: {} })).toBe('BAD_SHAPE');
});

test('a replaced ledger shows nothing to others, a withdrawn one is awaited again', () => {
  const first = send(given([{}, {}]), 0, submit({}));
  expect(first.events.map(({ type }) => type)).toEqual(['LedgerSubmitted', 'LedgerWritten']);
  const second = send(first.state, 0, submit({ buy: { TD: { R: 1 } } }));
  expect(second.events.map(({ type }) => type)).toEqual(['LedgerWritten']);
  const gone = send(second.state, 0, { type: 'WithdrawLedger' });
  expect(gone.state.seats[0]).toMatchObject({ ledgerIn: false, ledger: null });
  expect(refusalOf(gone.state, 0, { type: 'WithdrawLedger' }).code).toBe('NO_LEDGER');
});

test('after the placement of a month the books show what was paid', () => {
  const state = send(given([{}, {}], { month: 2 }), 0, submit({ buy: { TD: { R: 3 } } })).state;
  const next = closeMonth(state, { 'm2/hearing/area': 1, 'm2/hearing/card1': 9 });
  expect(next.state.seats[0]!.books.map(({ start, expenses, end }) => [start, expenses, end])).toEqual([
    [20000, 6000, 14000],
    [14000, 0, 20000],
  ]);
});
