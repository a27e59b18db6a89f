import { describe, expect, test } from 'vitest';
import { CHAIN_LENGTH, chainLuck, linkSource, linksOf, saltOf } from './chain.ts';
import { hashBytes } from './hash.ts';
import { scriptedLuck, seededLuck } from './luck.ts';

const seed = '00'.repeat(31).concat('01');
const salt = saltOf(['fish', 'chips']);

describe('the chain', () => {
  const links = linksOf(seed);

  test('has each link as the hash of the one behind it, and ends in the seed', () => {
    expect(links).toHaveLength(CHAIN_LENGTH + 1);
    expect(links.at(-1)).toBe(seed);
    for (let k = 0; k < 5; k++) expect(hashBytes(links[k + 1]!)).toBe(links[k]);
  });

  test('uses a link only when something is drawn, and then the next one', () => {
    const at = {
      salt,
      open: { used: 7, link: (k: number) => links[k]! },
      closed: { used: 2, link: (k: number) => links[k]! },
    };
    const idle = chainLuck(at);
    expect(idle.drawn()).toEqual({ open: null, secret: null });
    const busy = chainLuck(at);
    const die = busy.luck.die('a');
    const card = busy.luck.secret.int('b', 52);
    expect(busy.drawn()).toEqual({
      open: { k: 8, link: links[8], rolls: [['a', 6, die - 1]] },
      secret: { k: 3, rolls: [['b', 52, card]] },
    });
  });

  test('gives the same numbers again on a retry and other numbers with another cut', () => {
    const numbers = (cut: string) => {
      const source = linkSource(links[1]!, saltOf([cut]));
      return Array.from({ length: 20 }, (_, i) => source(String(i), 1000));
    };
    expect(numbers('a')).toEqual(numbers('a'));
    expect(numbers('a')).not.toEqual(numbers('b'));
  });

  test('rolls every face about equally often (chi-square over 12,000 dice below the 0.1 % point, 20.5)', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (let k = 1; k <= 120; k++) {
      const source = linkSource(links[k]!, salt);
      for (let i = 0; i < 100; i++) faces[source('d', 6)]! += 1;
    }
    const expected = 2000;
    const chi = faces.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    expect(faces.reduce((a, b) => a + b)).toBe(12_000);
    expect(chi).toBeLessThan(20.5);
  });
});

describe('scripted luck', () => {
  test('gives faces, places and cards as people see them and knows what was never asked', () => {
    const luck = scriptedLuck({ die: 6, place: 0, card: 'b', spare: 1 });
    expect(luck.die('die')).toBe(6);
    expect(luck.int('place', 3)).toBe(0);
    expect(
      luck.draw('card', [
        ['a', 1],
        ['b', 2],
      ]),
    ).toBe('b');
    expect(luck.unused()).toEqual(['spare']);
  });

  test('refuses impossible outcomes, unscripted labels and a label drawn twice', () => {
    expect(() => scriptedLuck({ die: 7 }).die('die')).toThrow('can be 1 to 6');
    expect(() => scriptedLuck({ card: 'z' }).draw('card', [['a', 1]])).toThrow('no such card');
    expect(() => scriptedLuck({}).die('die')).toThrow('no outcome for die');
    const twice = scriptedLuck({ die: 1 });
    twice.die('die');
    expect(() => twice.die('die')).toThrow('drawn twice');
  });

  test('takes what it has no script for from the rest', () => {
    const luck = scriptedLuck({ a: 3 }, seededLuck('s'));
    expect(luck.die('a')).toBe(3);
    expect(luck.die('b')).toBeGreaterThanOrEqual(1);
  });
});

test('seeded luck repeats itself for a seed and differs between seeds', () => {
  const rolls = (seed: string) => {
    const luck = seededLuck(seed);
    return Array.from({ length: 30 }, (_, i) => luck.die(`d${i}`));
  };
  expect(rolls('1')).toEqual(rolls('1'));
  expect(rolls('1')).not.toEqual(rolls('2'));
});

test('a card is drawn in proportion to its copies', () => {
  const luck = seededLuck('cards');
  const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
  for (let i = 0; i < 6000; i++)
    counts[
      luck.draw(`c${i}`, [
        ['a', 1],
        ['b', 2],
        ['c', 0],
      ])
    ]! += 1;
  expect(counts.c).toBe(0);
  expect(counts.b! / counts.a!).toBeGreaterThan(1.8);
  expect(counts.b! / counts.a!).toBeLessThan(2.2);
});
