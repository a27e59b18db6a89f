import { expect, test } from 'vitest';
import { legal } from './legal.ts';
import { view } from './view.ts';
import { given, send } from './whacktown.fixtures.ts';

const board = () =>
  given(
    [
      { location: 'B3', health: 4, armor: 3, information: 3, money: 2, gang: 3 },
      { location: 'E1' },
      { location: 'C2' },
    ],
    { crimeScene: 'C1' },
  );

test('T2: nine locations are open, and the others say why not', () => {
  const { terms, places } = legal(board(), 0);
  expect(terms).toMatchObject({ kind: 'move' });
  expect(terms?.kind === 'move' && terms.moves.map(({ to, pays }) => `${to} ${pays}`)).toEqual([
    'B2 0',
    'A3 1',
    'C3 0',
    'D3 0',
    'A4 0',
    'B4 0',
    'C4 0',
    'D4 0',
    'E4 0',
  ]);
  expect(Object.fromEntries(places.flatMap(({ to, refusal }) => (refusal ? [[to, refusal.say]] : [])))).toEqual({
    A1: 'METAL CONCERT (A1) needs 6 information, you have 3 and $2.',
    B1: 'SOUP KITCHEN (B1) needs exactly 0 money, you have 2.',
    C1: 'NOODLE BAR (C1) lies inside the crime scene (C1, D1, C2, D2) and you stand outside, at B3.',
    D1: 'ROOFTOP (D1) lies inside the crime scene (C1, D1, C2, D2) and you stand outside, at B3.',
    E1: 'Blue is at LAN PARTY (E1); one gang to a location.',
    A2: 'HITMAN (A2) needs 9 information, you have 3 and $2.',
    C2: 'Red is at STREET GANG (C2); one gang to a location.',
    D2: 'GRAFFITI WALL (D2) lies inside the crime scene (C1, D1, C2, D2) and you stand outside, at B3.',
    E2: 'BOOK SIGNING (E2) can be entered only from beside it, and you are at B3.',
    B3: 'You are at FARMERS MARKET (B3); a movement goes somewhere else.',
    E3: 'EMERGENCY WARD (E3) needs 2 health or less, you have 4.',
  });
});

test('T2: a seat that is not asked knows as well where it could go', () => {
  const { terms, places } = legal(board(), 1);
  expect(terms).toBeNull();
  expect(places).toHaveLength(20);
  expect(places.find(({ to }) => to === 'E2')!.refusal).toBeNull();
});

test('T6: a player’s board as everybody reads it', () => {
  const state = given([{ gang: 3, information: 2, money: 3, health: 5, armor: 2, damagedArmor: 3 }, { health: 5 }]);
  expect(view(state, 'spectator').seats[0]).toMatchObject({
    gang: 3,
    information: 2,
    money: 3,
    health: 5,
    armor: 2,
    damagedArmor: 3,
  });
});

test('T56: cards of a kind are one and the same', () => {
  const state = given([{ hand: ['side-job', 'pizza', 'side-job'] }, {}], {
    ask: { kind: 'hustle', no: 1, seats: [0] },
    step: 'hustle',
  });
  const played = send(state, 0, { type: 'Play', card: 'side-job', discard: [] });
  expect(played.players[0]!.hand).toEqual(['pizza', 'side-job']);
  expect(view(played, 1).seats[0]).toMatchObject({ handSize: 2 });
  expect(JSON.stringify(view(played, 1).seats)).not.toMatch(/pizza|side-job/);
});

test('whoever is out sees what is public, and has no orders to give', () => {
  const state = given([{}, { status: 'whacked', location: null, health: 0 }, {}]);
  expect(view(state, 1).own).toBeNull();
  expect(legal(state, 1)).toEqual({ seat: 1, commands: [], terms: null, places: [], standing: null });
});
