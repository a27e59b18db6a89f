import { describe, expect, it, test } from 'vitest';
import { type PlayedGame, playGame } from '#engine/driver.ts';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { sketchOf } from './bot/sketch.ts';
import { scoreOf } from './bot/worth.ts';
import { heuristic } from './bot.ts';
import { legal } from './legal.ts';
import { type Options, options, type State } from './model.ts';
import { prompts } from './prompts.ts';
import { title } from './title.ts';
import { view } from './view.ts';
import { given, grid, wildDeck } from './whacktown.fixtures.ts';

function play(seats: number, bots: readonly string[], seed: string, settings: Partial<Options> = {}): PlayedGame {
  const lineup = Array.from({ length: seats }, (_, seat) => bots[seat % bots.length]!);
  const played = playGame(title, options.parse(settings), seats, lineup, seededLuck(seed));
  if (isRefusal(played)) throw new Error(played.say);
  return played;
}

describe('the heuristic player', () => {
  it.each([2, 3, 4])('wins nearly all games of %i against random players', (seats) => {
    let won = 0;
    const games = 60;
    for (let game = 0; game < games; game++) {
      const place = game % seats;
      const bots = Array.from({ length: seats }, (_, seat) => (seat === place ? 'heuristic' : 'random'));
      const { result } = play(seats, bots, `match/${game}`);
      if (result?.winners.includes(place)) won += 1 / result.winners.length;
    }
    expect(won / games).toBeGreaterThan(0.85);
  });

  it.each<[string, Partial<Options>]>([
    ['the plain game', {}],
    ['a game where everybody is asked about losses', { preventWindow: 'ask', graceRounds: 2 }],
    ['a game with cards of a group’s own', { cardSet: wildDeck() }],
  ])('is never refused in %s', (_, settings) => {
    for (let game = 0; game < 25; game++) {
      const { faults, result } = play(2 + (game % 3), ['heuristic', 'heuristic', 'random'], `legal/${game}`, settings);
      expect(faults).toEqual([]);
      expect(result).not.toBeNull();
    }
  });

  it('plays the same game again with the same luck', () => {
    expect(play(3, ['heuristic'], 'twice').state).toEqual(play(3, ['heuristic'], 'twice').state);
  });

  it('does not stall: most games of four last some ten turns each', () => {
    const turns = Array.from(
      { length: 60 },
      (_, game) => (play(4, ['heuristic'], `length/${game}`).state as State).round,
    );
    const median = turns.sort((a, b) => a - b)[30]!;
    expect(median).toBeGreaterThan(5);
    expect(median).toBeLessThan(16);
  });
});

const answer = (state: State, seat = 0) =>
  heuristic(view(state, seat), legal(state, seat), prompts(state)[0]!, seededLuck('answer'));

test('it wins where it can', () => {
  const state = given([{ location: 'A4', information: 6, reputation: 9, health: 5 }, {}]);
  expect(answer(state)).toEqual({ type: 'Move', to: 'A1' });
});

test('it goes for health when it would not live long', () => {
  const state = given([{ location: 'B4', health: 1 }, { bomb: { id: 'bomb-1', side: 'ARMED' } }]);
  const { to } = answer(state) as { to: string };
  // EMERGENCY WARD, NOODLE BAR is not near: five health and more.
  expect(to).toBe('E3');
});

test('it ends its turn rather than waste cards', () => {
  const state = given([{ hand: ['duct-tape', 'lay-low'], damagedArmor: 0 }, {}], {
    ask: { kind: 'hustle', no: 1, seats: [0] },
    step: 'hustle',
  });
  expect(answer(state)).not.toMatchObject({ card: 'duct-tape' });
});

test('it sees a view only: what is hidden does not change what a position is worth', () => {
  const state = given([{ hand: ['pizza'] }, { hand: ['ambush', 'ambush'] }], { cells: grid() });
  const other = given([{ hand: ['pizza'] }, { hand: ['side-job', 'plan-b'] }], { cells: grid() });
  expect(scoreOf(sketchOf(view(state, 0), 0))).toBe(scoreOf(sketchOf(view(other, 0), 0)));
});
