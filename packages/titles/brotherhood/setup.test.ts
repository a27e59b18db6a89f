import { expect, test } from 'vitest';
import * as z from 'zod';
import { noLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { evolve } from './evolve.ts';
import { commands, events, options, type State } from './model.ts';
import { setup } from './setup.ts';
import { MONEY } from './tables.ts';

const start = (settings: Parameters<typeof options.parse>[0] = {}, seats = 3): State => {
  const first = setup(options.parse(settings), seats, noLuck);
  if (isRefusal(first)) throw new Error(first.say);
  return first.reduce<State | null>(evolve, null)!;
};

test('a game begins in planning of month 1 with everything in the pools and no luck spent', () => {
  const state = start();
  expect(state).toMatchObject({ month: 1, phase: 'planning', discard: { 1: 0 }, hearing: null });
  expect(state.seats.map(({ colour }) => colour)).toEqual(['Blue', 'Yellow', 'Orange']);
  expect(state.seats[0]).toMatchObject({ cash: 20000, godfather: 'OUT', pool: { R: 12, T: 12, H: 2, P: 5 } });
  expect(Object.values(state.control)).toEqual([null, null, null, null, null, null]);
});

test('the default deck has cards 1 to 10 once', () => {
  expect(start().deck).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, 11: 0 });
});

test('the preset of optional cards adds card 11 and shuffling, what is said by name wins', () => {
  expect(start({ optionalCards: true })).toMatchObject({ deck: { 11: 1 }, config: { tokenCardsShuffle: true } });
  const named = start({ optionalCards: true, tokenCardsShuffle: false, deck: { 4: 2, 11: 0 } });
  expect(named).toMatchObject({ deck: { 4: 2, 11: 0, 1: 0 }, config: { tokenCardsShuffle: false } });
});

test('the first month has a revenue step only where gifts are open in it', () => {
  expect(start({ dealWindow: 'separate' }).phase).toBe('planning');
  expect(start({ dealWindow: 'separate', giftsInMonthOne: true }).phase).toBe('revenue');
});

test.each([
  [{ deck: {} }, 3, 'deck'],
  [{ deck: { 4: 0 } }, 3, 'deck'],
  [{}, 1, 'seats'],
  [{}, 6, 'seats'],
] as const)('options %j for %i seats are refused at %s', (settings, seats, at) => {
  expect(setup(options.parse(settings), seats, noLuck)).toMatchObject({ code: 'BAD_CONFIG', at });
});

test('figures that are no whole numbers from 0 are no options', () => {
  expect(options.safeParse({ table: { WE: { income: -1 } } }).success).toBe(false);
  expect(options.safeParse({ set: { R: 1.5 } }).success).toBe(false);
  expect(options.safeParse({ months: 0 }).success).toBe(false);
  expect(options.safeParse({ deck: { 4: 10 } }).success).toBe(false);
  expect(options.safeParse({ deck: { 12: 1 } }).success).toBe(false);
});

test('one figure of the money table can be changed, the others stay', () => {
  const { table } = start({ table: { DT: { income: 2600 } } }).config;
  expect(table).toEqual({ ...MONEY, DT: { ...MONEY.DT, income: 2600 } });
});

test('forms can be drawn: every option has a title, and all schemas are JSON schemas', () => {
  const drawn = z.toJSONSchema(options, { io: 'input' }).properties ?? {};
  for (const [name, option] of Object.entries(drawn)) expect(option, name).toMatchObject({ title: expect.any(String) });
  expect(z.toJSONSchema(commands, { io: 'input' })).toHaveProperty('oneOf');
  expect(z.toJSONSchema(events)).toHaveProperty('oneOf');
});
