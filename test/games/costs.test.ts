import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '#engine/commit.ts';
import { testHouse } from '#games/house.fixtures.ts';
import type { Loaded } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import type { Random } from '#games/ports.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { commitItem } from '#store/commitItem.ts';
import { itemBytes } from '#store/itemSize.ts';
import { throwawaySealer } from '#store/sealer.ts';
import { rooms } from '#titles/registry.ts';

/** DynamoDB bills a write per started kilobyte and a consistent read per started four. */
const writeUnits = (bytes: number) => Math.ceil(bytes / 1024);
const readUnits = (bytes: number) => Math.ceil(bytes / 4096);

/** Bytes that look like chance and are the same for the same seed: SHA-256 of a counter. */
function chanceOf(seed: string): Random {
  let n = 0;
  return {
    bytes(length) {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, () =>
        createHash('sha256').update(`${seed}/${n++}`).digest(),
      );
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
    },
  };
}

describe('what a year of The Brotherhood with five families costs in the table of events', () => {
  let loaded: Loaded;
  let sizes: number[];
  beforeAll(async () => {
    const laid = testHouse({ brotherhood: rooms.brotherhood! }).house;
    // The same year every time: what is counted here is exact.
    const house = { ...laid, ports: { ...laid.ports, random: chanceOf('a year of five families') } };
    const seats = Array.from({ length: 5 }, () => ({ bot: 'heuristic' }));
    const made = await createGame(house, gameRequest.parse({ title: 'brotherhood', seats }), null);
    if (!('id' in made)) throw new Error(made.say);
    await startGame(house, made.id);
    loaded = (await loadGame(house, made.id))!;
    const sealer = throwawaySealer();
    sizes = loaded.commits.map((commit) => itemBytes(commitItem(commit, sealer)));
  });
  const unitsBy = (by: RegExp) =>
    loaded.commits.flatMap((commit, i) => (by.test(commit.by) ? [writeUnits(sizes[i]!)] : []));

  test('the game was played to its end', () => {
    expect(loaded.state.status).toBe('finished');
    expect(eventsOf(loaded.commits.at(-1)!.entries).map(({ event }) => event.type)).toContain('game:Ended');
  });

  test('a submission writes at most 2 units, in one item', () => {
    expect(Math.max(...unitsBy(/^seat/))).toBeLessThanOrEqual(2);
  });

  test('a resolution writes at most 12 units, in one item', () => {
    expect(Math.max(...unitsBy(/^clock/))).toBeLessThanOrEqual(12);
  });

  test('loading the whole game reads at most 60 units', () => {
    expect(readUnits(sizes.reduce((sum, one) => sum + one, 0))).toBeLessThanOrEqual(60);
  });
});
