import { expect, test } from 'vitest';
import { type Draws, type Luck, noLuck } from '#engine/luck.ts';
import { given } from '../among-thieves.fixtures.ts';
import type { State } from '../model.ts';
import { cleanUp } from './cleanup.ts';
import { openScene } from './scene.ts';

/** Luck that writes down what it is asked and always gives the first card there is. */
function listening(): Luck & { asked: [label: string, cards: number][] } {
  const asked: [string, number][] = [];
  const secret: Draws = {
    ...noLuck.secret,
    draw(label, copies) {
      asked.push([label, copies.reduce((sum, [, n]) => sum + n, 0)]);
      return copies.find(([, n]) => n > 0)![0];
    },
  };
  return { ...noLuck, secret, asked };
}

const occupied = (occupants: (number | null)[]): State => {
  const state = given({ players: 4, locations: ['coin3', 'prison'] });
  return { ...state, locations: state.locations.map((one, i) => ({ ...one, occupant: occupants[i]! })) };
};

test('E7 one resolved location is drawn from nine cards', () => {
  const luck = listening();
  cleanUp(openScene(occupied([0, null]), luck));
  expect(luck.asked).toEqual([['r1/location1', 9]]);
});

test('E9 both cards go back first, then each location is drawn', () => {
  const luck = listening();
  const scene = openScene(occupied([0, 1]), luck);
  cleanUp(scene);
  expect(luck.asked).toEqual([
    ['r1/location1', 10],
    ['r1/location2', 9],
  ]);
  expect(scene.events.map(({ type }) => type)).toEqual([
    'LocationsRefilled',
    'LocationsDealt',
    'TorchPassed',
    'RoundStarted',
  ]);
});
