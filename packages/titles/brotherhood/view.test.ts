import { expect, test } from 'vitest';
import { audience } from './audience.ts';
import { closeMonth, given, ledgerOf, send } from './brotherhood.fixtures.ts';
import { legal } from './legal.ts';
import { prompts } from './prompts.ts';
import { view } from './view.ts';

const own = { cashVisibility: 'own' } as const;

test('by default cash is open; by option each seat sees its own', () => {
  const seats = [{ cash: 1 }, { cash: 2 }];
  const cash = (config: object, viewer: number | 'spectator') =>
    view(given(seats, { config }), viewer).seats.map((seat) => seat.cash);
  expect(cash({}, 'spectator')).toEqual([1, 2]);
  expect(cash(own, 1)).toEqual([null, 2]);
  expect(cash(own, 'spectator')).toEqual([null, null]);
  expect(view(given(seats, { config: own }), 0).seats.map(({ books }) => books === null)).toEqual([false, true]);
});

test('with cash of one’s own gifts, balances and books go to those concerned only', () => {
  const gift = send(given([{}, {}, {}], { config: own }), 0, { type: 'GiveMoney', to: 2, amount: 500 });
  expect(gift.events.map(audience)).toEqual([[0, 2]]);
  const month = closeMonth(gift.state, { 'm3/hearing/area': 1, 'm3/hearing/card1': 9 });
  expect(month.of('Placed').map(({ endBalance }) => endBalance)).toEqual([null, null, null]);
  expect(month.of('LedgersRevealed')[0]!.ledgers.map(({ balance }) => balance)).toEqual([null, null, null]);
  expect(month.of('MonthEnded')[0]!.books).toBeNull();
  expect(month.of('BookKept').map((event) => [audience(event), event.book.giftsNet])).toEqual([
    [[0], -500],
    [[1], 0],
    [[2], 500],
  ]);
});

test('a sealed ledger is seen by its seat alone, that it is in by all', () => {
  const sent = send(given([{}, {}]), 0, { type: 'SubmitLedger', ledger: ledgerOf({ buy: { TD: { R: 2 } } }) });
  expect(sent.events.map(audience)).toEqual(['all', [0]]);
  expect(view(sent.state, 0).own?.ledger?.buy).toEqual({ TD: { R: 2 } });
  expect(view(sent.state, 1).own?.ledger).toBeNull();
  expect(view(sent.state, 'spectator').own).toBeNull();
  expect(view(sent.state, 1).seats[0]!.ledgerIn).toBe(true);
  expect(prompts(sent.state)).toMatchObject([{ id: 'm3/ledger', kind: 'ledger', seats: [0, 1], ready: [0] }]);
});

test('legal tells prices, what can be had, where the Godfather may go and the largest gift', () => {
  const state = given([{ TD: 'R2 T1', jail: { H: 1 }, cash: 9000 }, { WE: 'T1' }, { status: 'dead' }], {
    controlled: true,
  });
  const { ledger, gift, standing, commands } = legal(state, 0);
  expect(ledger).toMatchObject({
    month: 3,
    cash: 9000,
    areas: { WE: { doubledBy: 1 }, TD: { doubledBy: null, mine: { R: 2, T: 1 } } },
    available: { R: 10, P: 5, T: 12, H: 1 },
    prisoners: { T: 0, H: 1 },
    godfather: { at: 'OUT', must: false },
    hold: { buy: { TD: { T: 1 } } },
  });
  expect(ledger?.godfather.may).toContain('OUT');
  expect(gift).toEqual({ most: 9000, to: [1] });
  expect(standing).toEqual({ others: [1, 2], raze: false });
  expect(commands).not.toContain('WithdrawLedger');
  const sent = send(state, 0, { type: 'SubmitLedger', ledger: ledgerOf({ buy: { TD: { R: 2 } } }) }).state;
  expect(legal(sent, 0).gift?.most).toBe(5000);
  expect(legal(state, 2)).toMatchObject({ commands: [], ledger: null, gift: null });
});
