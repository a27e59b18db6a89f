import { describe, expect, test } from 'vitest';
import { pebbles } from '../../test/pebbles.ts';
import { watch } from './checks.ts';
import { playGame, sitDown } from './driver.ts';
import { scriptedLuck, seededLuck } from './luck.ts';
import { isRefusal } from './title.ts';

function play(seed: string, bots: readonly string[], rounds = 4) {
  const log: unknown[] = [];
  const game = playGame(pebbles, { rounds }, bots.length, bots, seededLuck(seed), (_before, event) => log.push(event));
  if (isRefusal(game)) throw new Error(game.say);
  return { ...game, log };
}

const hide = (n: number) => ({ type: 'Hide', n });

describe('a game of bots', () => {
  test('is played to its end, and counts commits as the house would', () => {
    const game = play('1', ['lucky', 'lazy', 'lucky']);
    expect(game.result?.ranking).toHaveLength(3);
    expect(game.faults).toEqual([]);
    expect(game.rounds).toBe(4);
    // Laid, three sat down, started; then each round three answers and a close.
    expect(game.commits).toBe(1 + 3 + 1 + 4 * (3 + 1));
    expect(game.events).toBe(1 + 4 * (3 + 1));
    expect(game.log).toHaveLength(game.events);
  });

  test('is the same for the same seed and another for another', () => {
    expect(play('1', ['lucky', 'lucky']).log).toEqual(play('1', ['lucky', 'lucky']).log);
    expect(play('1', ['lucky', 'lucky']).log).not.toEqual(play('2', ['lucky', 'lucky']).log);
  });

  test('goes on with the usual answer when a bot is refused, and says so', () => {
    const game = play('1', ['cheat', 'lazy'], 2);
    expect(game.result).not.toBeNull();
    expect(game.faults).toHaveLength(2);
    expect(game.faults[0]).toContain('cheat at seat 0 was refused at r1/hide: BAD_COUNT');
  });

  test('is refused when the title refuses the options', () => {
    expect(playGame(pebbles, { rounds: 901 }, 1, ['lazy'], seededLuck('1'))).toMatchObject({ code: 'BAD_CONFIG' });
  });

  test('says when nobody is awaited before the end', () => {
    const stuck = { ...pebbles, prompts: () => [] };
    const game = playGame(stuck, { rounds: 1 }, 1, ['lazy'], seededLuck('1'));
    expect(game).toMatchObject({ result: null, faults: ['the game is not over and nobody is awaited'] });
  });
});

describe('a sitting', () => {
  test('closes a prompt at its deadline with the fallback of whoever is missing', () => {
    const sitting = sitDown(pebbles, { rounds: 1 }, 2, scriptedLuck({ 'r1/die': 2 }));
    if (isRefusal(sitting)) throw new Error(sitting.say);
    expect(sitting.answer(0, hide(9))).toMatchObject({ code: 'BAD_COUNT' });
    sitting.answer(0, hide(2));
    const events = sitting.close(sitting.prompts()[0]!);
    expect(events.map((event) => event.type)).toEqual(['Hid', 'Shown']);
    expect(pebbles.result(sitting.state() as never)?.winners).toEqual([0]);
    expect(sitting.prompts()).toEqual([]);
  });
});

describe('the watch', () => {
  const found = (title: typeof pebbles, thorough = true) => {
    const eyes = watch(title, 2, thorough);
    playGame(title, { rounds: 2 }, 2, ['lucky', 'lazy'], seededLuck('w'), eyes.onEvent);
    return eyes.found();
  };

  test('finds nothing in a sound title', () => expect(found(pebbles)).toEqual([]));

  test('finds a secret in the view of somebody else', () => {
    const leaky = {
      ...pebbles,
      view: ({ round, scores, hidden }: never) => ({ round, scores, own: hidden[0] }) as never,
    };
    expect(found(leaky)).toContain('Hid is for 0 only and changes what 1 sees');
    expect(found(leaky)).toContain('Hid is for 0 only and changes what spectator sees');
  });

  test('finds an event that is not of its schema', () => {
    const sloppy = { ...pebbles, close: () => [{ type: 'Shown' as const, die: 1.5, hidden: [], scorers: [] }] };
    expect(found(sloppy)[0]).toContain('Shown is not of its schema: die');
  });

  test('passes on what the title itself finds broken, thorough or not', () => {
    const strict = { ...pebbles, violations: () => ['a pebble is missing'] };
    expect(found(strict, false)).toContain('Shown: a pebble is missing');
  });
});
