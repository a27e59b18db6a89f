import { expect, test } from 'vitest';
import { playGame } from '#engine/driver.ts';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { heuristic } from './bot.ts';
import { legal } from './legal.ts';
import { type Command, options, type State } from './model.ts';
import { prompts } from './prompts.ts';
import { BLUE, GREEN, given, no, play, RED, told } from './thug-life.fixtures.ts';
import { title } from './title.ts';
import { view } from './view.ts';

const answer = (state: State, seat: number): Command =>
  heuristic(view(state, seat), legal(state, seat), prompts(state)[0]!, seededLuck('bot'));

test('beats three players who play anything', () => {
  let won = 0;
  for (let k = 0; k < 60; k++) {
    const bots = ['random', 'random', 'random', 'random'].with(k % 4, 'heuristic');
    const game = playGame(title, options.parse({}), 4, bots, seededLuck(`match ${k}`));
    if (isRefusal(game)) throw new Error(game.say);
    expect(game.faults).toEqual([]);
    if (game.result?.winners.includes(k % 4)) won += 1;
  }
  // Chance would be 15.
  expect(won).toBeGreaterThan(42);
});

test.each([
  ['window', 2],
  ['armed', 6],
] as const)('is never refused and brings games to an end (%s, %i Bosses)', (reactions, n) => {
  for (let k = 0; k < 12; k++) {
    const game = playGame(title, options.parse({ reactions }), n, Array(n).fill('heuristic'), seededLuck(`all ${k}`));
    if (isRefusal(game)) throw new Error(game.say);
    expect([game.faults, game.result === null]).toEqual([[], false]);
  }
});

test('goes for the last point when it can', () => {
  const state = given({
    green: { respect: 12, yard: 6, stash: 3, rides: ['LIMO'], hand: ['SMG'] },
    red: { yard: 1, stash: 8 },
  });
  expect(answer(state, GREEN)).toMatchObject({ type: 'PickFight', target: { hood: RED } });
});

test('does not give the game to a Boss who lacks one point', () => {
  const state = given({ green: { yard: 2, stash: 7 }, red: { respect: 12 }, blue: { yard: 1, stash: 8 } });
  expect(answer(state, GREEN)).not.toMatchObject({ target: { hood: RED } });
});

test('uses what is free, arms cards for others, then acts', () => {
  const state = given({ green: { homies: ['BOOKS'], hand: ['SNITCH', 'WORD'] } });
  const luck = told({ 'r1/t0/card1': no('BAT'), 'r1/t0/card2': no('VEST') });
  const first = answer(state, GREEN);
  expect(first).toEqual({ type: 'BurnHomie', homie: no('BOOKS') });
  const { state: second } = play(state, luck, [GREEN, first]);
  expect(answer(second, GREEN)).toEqual({ type: 'PlayCaution', card: no('WORD') });
  const { state: third } = play(second, luck, [GREEN, answer(second, GREEN)]);
  expect(answer(third, GREEN)).toEqual({ type: 'Arm', card: 'SNITCH', filter: { minRespect: 2 } });
});

test('defends with Cautions, and with Weapons while it has to', () => {
  const pick = (thugs: number) =>
    play(given({ green: { yard: 9, stash: 0 }, red: { hand: ['AMBUSH', 'PISTOL', 'VEST'] } }), told(), [
      GREEN,
      { type: 'PickFight', target: { hood: RED }, thugs },
    ]).state;
  expect(answer(pick(1), RED)).toEqual({ type: 'Commit', weapons: [], cautions: [no('AMBUSH')] });
  expect(answer(pick(9), RED)).toMatchObject({ weapons: [no('PISTOL'), no('VEST')] });
});

test('calls the Fight off against a Boss who lacks one point', () => {
  const state = given({ green: { respect: 12 }, red: { hand: ['SIRENS', 'AMBUSH'] } });
  const { state: picked } = play(state, told(), [GREEN, { type: 'PickFight', target: { hood: RED }, thugs: 3 }]);
  expect(answer(picked, RED)).toMatchObject({ cautions: [no('SIRENS')] });
});

test('takes from the rival with most Respect', () => {
  const state = given({ green: { hand: ['RACKET'] }, blue: { respect: 9 } });
  const { state: asked } = play(state, told({ c1: '5' }), [GREEN, { type: 'AttemptCrime', card: 'RACKET', thugs: 3 }]);
  expect(answer(asked, GREEN)).toEqual({ type: 'ChooseTarget', target: BLUE });
});
