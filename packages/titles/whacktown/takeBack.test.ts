import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import { prompts } from './prompts.ts';
import { given, refusalOf, send } from './whacktown.fixtures.ts';

const atDiner = () => given([{ location: 'B4', hand: ['side-job', 'energy-drink', 'pizza'] }, { location: 'D4' }]);

test('a movement without draws is taken back, and asked again under a new id', () => {
  const before = atDiner();
  const moved = send(before, 0, { type: 'Move', to: 'A4' });
  expect(moved.players[0]).toMatchObject({ location: 'A4', health: 8 });
  expect(legal(moved, 0).commands).toContain('TakeBack');
  const back = send(moved, 0, { type: 'TakeBack' });
  expect(back.players).toEqual(before.players);
  expect(prompts(back)[0]).toMatchObject({ id: 't5/move2', kind: 'move' });
});

test('acts are taken back one after the other, while the hustle question stays open', () => {
  const moved = send(atDiner(), 0, { type: 'Move', to: 'A4' });
  const played = send(send(moved, 0, { type: 'Play', card: 'side-job', discard: [] }), 0, {
    type: 'Play',
    card: 'energy-drink',
    discard: [],
  });
  const once = send(played, 0, { type: 'TakeBack' });
  expect(once.players[0]).toMatchObject({ money: 1, health: 8, hand: ['energy-drink', 'pizza'] });
  expect(prompts(once)[0]!.id).toBe(prompts(moved)[0]!.id);
  const twice = send(once, 0, { type: 'TakeBack' });
  expect(twice.players).toEqual(moved.players);
  expect(send(twice, 0, { type: 'TakeBack' }).players[0]!.location).toBe('B4');
});

test('a standing order given meanwhile stays', () => {
  const standing = { mode: 'never' as const, minLoss: 7, order: ['tank', 'rufus', 'lay-low'] };
  const moved = send(atDiner(), 0, { type: 'Move', to: 'A4' });
  const changed = send(moved, 1, { type: 'SetStanding', ...standing });
  expect(send(changed, 0, { type: 'TakeBack' }).players[1]!.standing).toEqual(standing);
});

test('what was rolled or drawn stands, and so does what the house did at a deadline', () => {
  const rolled = send(atDiner(), 0, { type: 'Move', to: 'C4' }, { 't5/die1': 6 });
  expect(legal(rolled, 0).commands).not.toContain('TakeBack');
  expect(refusalOf(rolled, 0, { type: 'TakeBack' }).code).toBe('NOTHING_TO_TAKE_BACK');
  const byHouse = send(atDiner(), 0, { type: 'Default' });
  expect(refusalOf(byHouse, 0, { type: 'TakeBack' }).code).toBe('NOTHING_TO_TAKE_BACK');
});

test('nobody takes back for somebody else, nor more than five times a turn', () => {
  let state = send(atDiner(), 0, { type: 'Move', to: 'A4' });
  expect(refusalOf(state, 1, { type: 'TakeBack' }).code).toBe('NOT_AWAITED');
  for (let k = 0; k < 5; k++) state = send(send(state, 0, { type: 'TakeBack' }), 0, { type: 'Move', to: 'A4' });
  expect(legal(state, 0).commands).not.toContain('TakeBack');
});
