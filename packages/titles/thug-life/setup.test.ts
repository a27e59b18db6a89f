import { expect, test } from 'vitest';
import { scriptedLuck, seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { evolve } from './evolve.ts';
import { options, type State } from './model.ts';
import { setup } from './setup.ts';
import { fold, of } from './thug-life.fixtures.ts';

const begun = (config: object, n: number, labels = {}): State => {
  const events = setup(options.parse(config), n, scriptedLuck(labels, seededLuck('setup')));
  if (isRefusal(events)) throw new Error(events.say);
  const [first, ...rest] = events;
  return fold(evolve(null, first!), rest);
};

test('the deal goes clockwise from seat 0, one card at a time', () => {
  const state = begun({ firstBigBoss: 'R' }, 2, {
    'setup/card1': 46,
    'setup/card2': 44,
    'setup/card3': 1,
    'r1/drama': 7,
  });
  expect(state.bosses[0]!.hand).toEqual(expect.arrayContaining([1, 46]));
  expect(state.bosses[1]!.hand).toContain(44);
  expect(state).toMatchObject({ bigBoss: 1, active: 1, round: 1, dramaInPlay: [7], turn: { step: 'street' } });
});

test('the first Big Boss is drawn unless he is named', () => {
  expect(begun({}, 4, { 'setup/bigBoss': 3, 'r1/drama': 6 })).toMatchObject({
    bigBoss: 3,
    active: 3,
    turn: { step: 'drama' },
  });
});

test('Homies that stay in the box are told to nobody before the end', () => {
  const events = setup(options.parse({ homiesInDeck: 2 }), 2, seededLuck('box'));
  if (isRefusal(events)) throw new Error(events.say);
  const [boxed] = of(events, 'HomiesBoxed');
  expect(boxed!.nos).toHaveLength(14);
  for (const { nos } of of(events, 'CardsDrawnContent')) for (const one of nos) expect(boxed!.nos).not.toContain(one);
});

test.each<[string, number, object, string]>([
  ['BAD_PLAYER_COUNT', 1, {}, 'seats'],
  ['BAD_PLAYER_COUNT', 7, {}, 'seats'],
  ['BAD_CONFIG', 3, { respectGoal: 6, startRespect: 6 }, 'startRespect'],
  ['BAD_CONFIG', 3, { homiesInDeck: 17 }, 'homiesInDeck'],
  ['BAD_CONFIG', 3, { firstBigBoss: 'O' }, 'firstBigBoss'],
])('%s with %i Bosses and %j', (code, n, config, at) => {
  expect(setup(options.parse(config), n, seededLuck('no'))).toMatchObject({ code, at });
});

test('options that are out of their range are no options', () => {
  for (const bad of [
    { respectGoal: 4 },
    { handSize: 8 },
    { actionsPerTurn: 0 },
    { copsAtStart: 9 },
    { hoodBonus: 7 },
    { respectFloor: 1 },
    { maxRounds: 0 },
    { reactions: 'never' },
  ])
    expect(options.safeParse(bad).success).toBe(false);
  expect(options.parse({ maxRounds: null, respectFloor: null })).toMatchObject({ maxRounds: null, respectFloor: null });
});
