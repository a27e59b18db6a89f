import { expect, test } from 'vitest';
import { BUILT_IN } from './deck/deck.ts';
import { decks } from './decks.ts';
import { given, randomGame } from './whacktown.fixtures.ts';

const items = decks.items(BUILT_IN['house-1']);

test('items are named once each: 82 locations, 19 kinds of cards, and what has a price', () => {
  expect(new Set(items).size).toBe(items.length);
  expect(items.filter((item) => item.startsWith('location '))).toHaveLength(82);
  expect(items.filter((item) => item.startsWith('card '))).toHaveLength(19);
  expect(items).toContain('perk RUFUS');
  expect(items).toContain('profile RAPPER');
  expect(items).not.toContain('profile GRANNY');
});

test('a seat can use what it could enter, play or pay for now', () => {
  const moving = given([{ location: 'B3', money: 0 }, { location: 'A4' }]);
  const open = decks.usable(moving, 0);
  expect(open).toContain('location LABORATORY');
  expect(open).not.toContain('location DINER');
  const hustling = given(
    [{ hand: ['pizza', 'side-job'], profile: 'chef', profileRevealed: true, perks: ['tank'] }, {}],
    { ask: { kind: 'hustle', no: 1, seats: [0] }, step: 'hustle' },
  );
  expect([...decks.usable(hustling, 0)].sort()).toEqual(['card SIDE JOB', 'perk TANK', 'profile CHEF']);
});

test('in random games nearly everything finds its use, and nothing that is no item', () => {
  const met = new Set<string>();
  for (let game = 0; game < 40; game++)
    for (const state of randomGame({}, 4, `use/${game}`).rests)
      for (const seat of state.ask!.seats) for (const item of decks.usable(state, seat)) met.add(item);
  expect([...met].filter((item) => !items.includes(item))).toEqual([]);
  expect(met.size / items.length).toBeGreaterThan(0.9);
});
