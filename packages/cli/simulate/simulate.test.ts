import { describe, expect, test } from 'vitest';
import { pebbles } from '../../../test/pebbles.ts';
import { shell } from '../shell.fixtures.ts';
import { parseOptions } from './simulate.ts';
import { type Plan, simulate } from './simulation.ts';

const plan: Plan = {
  title: pebbles,
  options: { rounds: 5 },
  games: 60,
  seats: 3,
  seed: 's',
  first: 0,
  bots: ['lucky', 'lazy', 'lazy'],
};
const still = () => 0;

describe('a simulation', () => {
  test('counts wins fairly: shared ones in parts, and each bot in each seat', () => {
    const figures = simulate(plan, still);
    expect(figures).toMatchObject({ games: 60, finished: 60, violations: [], withoutWinner: 0 });
    expect(figures.wins.lucky! + figures.wins.lazy!).toBeCloseTo(60, 1);
    // Who hides nothing never scores, and shares the games in which nobody does.
    expect(figures.wins.lucky).toBeGreaterThan(30);
    expect(figures.shares.lucky!.chance).toBeCloseTo(1 / 3, 2);
    expect(figures.commits).toBe(60 * (1 + 3 + 1 + 5 * 4));
    expect(figures.months).toEqual({ mean: 5, least: 5, most: 5, counts: { 5: 60 } });
  });

  test('is the same for the same seed, and another for another', () => {
    expect(simulate(plan, still)).toEqual(simulate(plan, still));
    expect(simulate({ ...plan, seed: 't' }, still).wins).not.toEqual(simulate(plan, still).wins);
  });

  test('repeats one game of a longer run', () => {
    const broken = {
      ...pebbles,
      violations: (_: unknown, event: { type: string; die?: number }) => (event.die === 6 ? ['a six'] : []),
    };
    const all = simulate({ ...plan, title: broken }, still);
    const one = all.violations.at(-1)!;
    expect(one.what).toBe('Shown: a six');
    const again = simulate({ ...plan, title: broken, games: 1, first: one.game }, still);
    expect(again.violations).toEqual([one]);
  });

  test('goes on when a game breaks, and tells its seed', () => {
    let calls = 0;
    const brittle = {
      ...pebbles,
      close: (...args: Parameters<typeof pebbles.close>) => {
        if (++calls === 3) throw new Error('a bug');
        return pebbles.close(...args);
      },
    };
    const figures = simulate({ ...plan, title: brittle }, still);
    expect(figures.finished).toBe(59);
    expect(figures.violations).toEqual([{ game: 0, seed: 's/0', what: 'the game broke: a bug' }]);
  });
});

describe('consigliere simulate', () => {
  test('plays The Brotherhood without a violation', async () => {
    const { code, out } = await shell([
      'simulate',
      'brotherhood',
      '--games',
      '6',
      '--seats',
      '3',
      '--seed',
      '7',
      '--bots',
      'heuristic,random',
      '--options',
      'months=3,houseRules.bossCombat=true',
      '--json',
    ]);
    const figures = JSON.parse(out);
    expect(figures).toMatchObject({ title: 'brotherhood', games: 6, finished: 6, violations: [] });
    expect(Object.keys(figures.wins)).toEqual(['heuristic', 'random']);
    expect(figures.months.most).toBeLessThanOrEqual(3);
    expect(code).toBe(0);
  });

  test('refuses bots, seats and options that are not there', async () => {
    const refused = async (...args: string[]) =>
      (await shell(['simulate', 'brotherhood', '--games', '1', ...args])).err;
    expect(await refused('--bots', 'oracle')).toContain('has no bot "oracle"; it has heuristic, random');
    expect(await refused('--seats', '9')).toContain('is for 2 to 5 players, not 9');
    expect(await refused('--seats', '2', '--bots', 'random,random,random')).toContain('only 2 seats');
    expect(await refused('--options', 'months=0')).toContain('The option months of brotherhood is wrong');
    expect(await refused('--options', 'months')).toContain('"months" is no option');
  });

  test('reads options with dots, JSON and words', () => {
    expect(parseOptions('months=6, houseRules.bossCombat=true,tieBreak=income,deck={"1":2,"4":1}')).toEqual({
      months: 6,
      houseRules: { bossCombat: true },
      tieBreak: 'income',
      deck: { 1: 2, 4: 1 },
    });
    expect(() => parseOptions('__proto__.x=1')).toThrow('is no option');
  });
});
