import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf, eventsOf, hashOf, leafOf, mayRead, seal, type Told } from './commit.ts';
import { hashFields } from './hash.ts';

const salt = () => 'ab'.repeat(32);
const audiences: Told['audience'][] = ['all', 'nobody', [0], [1], [0, 1]];
const told = fc.array(
  fc.record({
    event: fc.record({ type: fc.constantFrom('A', 'B'), x: fc.integer() }),
    audience: fc.constantFrom(...audiences),
  }),
);

describe('entries', () => {
  test('give back their events with their audiences; public ones and those of one audience in order', () => {
    fc.assert(
      fc.property(told, (events) => {
        const back = eventsOf(entriesOf(events, salt));
        for (const audience of audiences) {
          const own = (list: readonly Told[]) => list.filter((one) => String(one.audience) === String(audience));
          expect(own(back)).toEqual(own(events));
        }
        expect(back).toHaveLength(events.length);
      }),
    );
  });

  test('keep a secret event behind the public one it followed', () => {
    const events: Told[] = [
      { event: { type: 'first' }, audience: 'all' },
      { event: { type: 'secret' }, audience: [2] },
      { event: { type: 'second' }, audience: 'all' },
    ];
    expect(eventsOf(entriesOf(events, salt)).map((one) => one.event.type)).toEqual(['first', 'secret', 'second']);
  });

  test('say nothing of how many secrets there are: one leaf for one or for nine', () => {
    const secrets = (n: number): Told[] =>
      Array.from({ length: n }, () => ({ event: { type: 'secret' }, audience: [0] }));
    expect(entriesOf(secrets(1), salt)).toHaveLength(1);
    expect(entriesOf(secrets(9), salt)).toHaveLength(1);
  });
});

describe('promise 6: history stands', () => {
  const draft = {
    game: 'g',
    at: '2026-01-01T00:00:00.000Z',
    title: 't@1',
    cmdId: 'c',
    by: 'seat:0' as const,
    told: [{ event: { type: 'A' }, audience: 'all' as const }],
    draws: '',
  };

  test('the hash of a commit depends on each of its fields', () => {
    const commit = seal(draft, { n: 4, hash: 'f'.repeat(64) }, salt);
    const { entries, hash, ...header } = commit;
    const leaves = entries.map(leafOf);
    const same = hashOf({ ...header, leaves });
    expect(same).toBe(hash);
    const others = [
      { game: 'h' },
      { n: 6 },
      { at: '2026-01-01T00:00:00.001Z' },
      { title: 't@2' },
      { cmdId: 'd' },
      { by: 'seat:1' as const },
      { draws: 'x' },
      { prev: 'e'.repeat(64) },
    ];
    for (const other of others) expect(hashOf({ ...header, leaves, ...other })).not.toBe(hash);
    expect(hashOf({ ...header, leaves: [...leaves, leaves[0]!] })).not.toBe(hash);
  });

  test('fields cannot run into each other', () => {
    expect(hashFields('ab', 'c')).not.toBe(hashFields('a', 'bc'));
    expect(hashFields('a')).not.toBe(hashFields('a', ''));
  });

  test('the first commit has number 1 and nothing before it', () => {
    expect(seal(draft, null, salt)).toMatchObject({ n: 1, prev: '' });
  });
});

test('an entry is read by its audience alone', () => {
  expect(mayRead('all', 'spectator')).toBe(true);
  expect(mayRead([0, 2], 2)).toBe(true);
  expect(mayRead([0, 2], 1)).toBe(false);
  expect(mayRead([0], 'spectator')).toBe(false);
  expect(mayRead('nobody', 0)).toBe(false);
});
