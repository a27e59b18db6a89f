import { beforeAll, describe, expect, test } from 'vitest';
import type { Backend, House } from './contract.ts';
import { commitAfter, commitsOf, freshId, inGroups, open, secret } from './contractSamples.ts';

/** About what a written ledger of seven orders takes as an event. */
const LEDGER = 'x'.repeat(900);
/** About what the resolution of a month with its fights takes. */
const MONTH = 'x'.repeat(6_000);

export function costContract(backend: Backend): void {
  describe('costs', () => {
    let house: House;
    beforeAll(async () => {
      house = await backend.newHouse();
    });
    const cost = async (doing: () => Promise<unknown>) => {
      const meter = house.remote?.meter ?? { read: 0, write: 0 };
      Object.assign(meter, { read: 0, write: 0 });
      await doing();
      return { ...meter };
    };

    test('a submitted ledger is one item of at most two write units and reads nothing', async () => {
      const commit = commitAfter(freshId('game'), null, [open('submitted'), secret(LEDGER)]);
      const { read, write } = await cost(() => house.store.events.append(commit));
      expect(read).toBe(0);
      expect(write).toBe(house.remote ? 2 : 0);
    });

    test('a game of twelve months with four players is loaded for at most 60 read units', async () => {
      const commits = commitsOf(freshId('game'), 60, (n) =>
        n % 5 ? [open('submitted'), secret(LEDGER, n % 5)] : [open(MONTH)],
      );
      await inGroups(commits, house.store.events.append);
      const { read, write } = await cost(() => house.store.events.read(commits[0]!.game));
      expect(write).toBe(0);
      expect(read).toBeLessThanOrEqual(60);
      if (house.remote) expect(read).toBeGreaterThan(20);
      const [, , , , , , , , , last] = commits.slice(-10);
      const tail = await cost(() => house.store.events.read(last!.game, last!.n - 1));
      expect(tail.read).toBeLessThanOrEqual(2);
    });

    test('a list of games and a seat found by its token are a few read units', async () => {
      const lists = await cost(() => house.store.index.ofPerson(freshId('person')));
      const seat = await cost(() => house.store.holders.byToken('seat', 'nonsense'));
      expect(lists.read).toBeLessThanOrEqual(1);
      expect(seat.read).toBeLessThanOrEqual(1);
    });
  });
}
