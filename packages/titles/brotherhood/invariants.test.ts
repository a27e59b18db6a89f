import { expect, test } from 'vitest';
import { given } from './brotherhood.fixtures.ts';
import { violations } from './invariants.ts';
import type { Event, SeatState, State } from './model.ts';

const before = given([{ SB: 'T2 R1' }, { boss: 'SB', SB: 'T1 H1' }], { month: 3 });

/** The same state with one seat falsified. */
const falsified = (seat: number, change: (own: SeatState) => Partial<SeatState>, state: State = before): State => ({
  ...state,
  seats: state.seats.map((own, s) => (s === seat ? { ...own, ...change(own) } : own)),
});

const numbers = (event: Event, after: State) => violations(before, event, after).map((text) => text.split(':')[0]);
const ended: Event = { type: 'MeetingEnded', month: 3 };

test('a state that keeps all rules has no violations', () => {
  expect(violations(before, ended, before)).toEqual([]);
});

test('each invariant notices what breaks it', () => {
  expect(
    numbers(
      ended,
      falsified(0, ({ pool }) => ({ pool: { ...pool, R: pool.R + 1 } })),
    ),
  ).toContain('1');
  expect(numbers(ended, { ...before, deck: { ...before.deck, 4: 2 } })).toContain('1');
  expect(
    numbers(
      ended,
      falsified(0, () => ({ jail: { T: -1, H: 0 } })),
    ),
  ).toContain('2');
  expect(
    numbers(
      ended,
      falsified(0, () => ({ cash: 5 })),
    ),
  ).toEqual(['2', '3']);
  expect(
    numbers(
      ended,
      falsified(1, () => ({ godfather: 'OUT' })),
    ),
  ).toContain('4');
  expect(
    numbers(
      ended,
      falsified(1, () => ({ godfather: 'DEAD' })),
    ),
  ).toContain('5');
  expect(
    numbers(
      ended,
      falsified(1, () => ({ status: 'dead' })),
    ),
  ).toContain('5');
  const more = falsified(0, ({ board }) => ({ board: { ...board, SB: { ...board.SB, T: 3 } } }));
  expect(numbers(ended, more)).toContain('6');
  const losses = [{ seat: 1, T: 0, H: 1, G: 0 }];
  const volley: Event = { type: 'Volley', area: 'SB', round: 0, dispute: null, shots: [], losses };
  expect(numbers(volley, before).filter((number) => number === '9')).toHaveLength(2);
  expect(numbers({ type: 'RevenueTaken', area: 'SB', taker: 0, owner: 1, n: 3 }, before)).toContain('10');
  const used: Event = { type: 'InfluenceUsed', area: 'SB', seat: 0, act: 'close', victim: 1, cost: 1 };
  expect(numbers(used, before).filter((number) => number === '11')).toHaveLength(2);
  const asked: Event = { type: 'AnswersAsked', prompt: 'm3/claims', kind: 'claims', seats: [0], turns: null };
  expect(numbers(asked, before)).toEqual(['13']);
  expect(numbers(ended, { ...before, month: 13 })).toContain('14');
});
