import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { headOf } from '#engine/commit.ts';
import type { Backend, House } from './contract.ts';
import { loseNextAnswer } from './contractFaults.ts';
import { commitAfter, commitsOf, freshId, inGroups, open, randomHex, secret, times } from './contractSamples.ts';
import { BrokenStream } from './events.ts';
import { keyring } from './sealer.ts';

export function eventsContract(backend: Backend): void {
  describe('events', () => {
    let house: House;
    beforeAll(async () => {
      house = await backend.newHouse();
    });
    const stored = async (count: number) => {
      const commits = commitsOf(freshId('game'), count, (n) => [open(`public ${n}`), secret(`secret ${n}`)]);
      for (const commit of commits) expect(await house.store.events.append(commit)).toBe('appended');
      return commits;
    };

    test('a game without commits reads as an empty stream', async () => {
      expect(await house.store.events.read(freshId('game'))).toEqual([]);
    });

    test('commits come back as they were stored, all of them or those behind a number', async () => {
      const commits = await stored(4);
      const { game } = commits[0]!;
      expect(await house.store.events.read(game)).toEqual(commits);
      expect(await house.store.events.read(game, 2)).toEqual(commits.slice(2));
      expect(await house.store.events.read(game, 4)).toEqual([]);
    });

    test('every kind of audience and actor survives, and text stays the same to the last byte', async () => {
      const game = freshId('game');
      const note = 'Ærøskøbing 日本 👩‍👩‍👧 \u0000 " \\ \n ';
      const everybody = [
        open(note),
        secret(note, 1),
        { ...open(note), audience: [0, 3] },
        { ...open(note), audience: [] },
      ];
      const first = {
        ...commitAfter(game, null, [...everybody, { ...open(note), audience: 'nobody' }]),
        by: 'host' as const,
      };
      const second = { ...commitAfter(game, headOf(first), []), by: 'clock' as const };
      await house.store.events.append(first);
      await house.store.events.append(second);
      expect(await house.store.events.read(game)).toEqual([first, second]);
    });

    test('the same commit again is a duplicate, another one under its number a conflict', async () => {
      const [first] = await stored(1);
      const other = commitAfter(first!.game, null, [open('another')]);
      expect(await house.store.events.append(first!)).toBe('duplicate');
      expect(await house.store.events.append(other)).toBe('conflict');
      expect(await house.store.events.read(first!.game)).toEqual([first]);
    });

    test('of twenty commits that want the same number at once exactly one gets it', async () => {
      const game = freshId('game');
      const rivals = times(20, (i) => commitAfter(game, null, [open(`rival ${i}`)]));
      const answers = await Promise.all(rivals.map((commit) => house.store.events.append(commit)));
      expect(answers.toSorted()).toEqual(['appended', ...times(19, () => 'conflict')]);
      expect(await house.store.events.read(game)).toEqual([rivals[answers.indexOf('appended')]]);
    });

    test('one commit sent twenty times at once is stored once', async () => {
      const commit = commitAfter(freshId('game'), null);
      const answers = await Promise.all(times(20, () => house.store.events.append(commit)));
      expect(answers.toSorted()).toEqual(['appended', ...times(19, () => 'duplicate')]);
    });

    test('300 commits of more than a megabyte are read whole and in order', async () => {
      const page = 'x'.repeat(5_000);
      const commits = commitsOf(freshId('game'), 300, (n) => [n % 2 ? open(`${n}${page}`) : secret(`${n}${page}`)]);
      await inGroups(commits, (commit) => house.store.events.append(commit));
      const read = await house.store.events.read(commits[0]!.game);
      expect(read.map((commit) => commit.hash)).toEqual(commits.map((commit) => commit.hash));
      expect(read.at(-1)).toEqual(commits.at(-1));
    });

    test('a commit of 380 KB is stored, one of more than 400 KB is refused with its size', async () => {
      const large = commitAfter(freshId('game'), null, [secret('é'.repeat(190 * 1024 - 300))]);
      expect(await house.store.events.append(large)).toBe('appended');
      expect(await house.store.events.read(large.game)).toEqual([large]);
      const tooLarge = commitAfter(freshId('game'), null, [open('x'.repeat(401 * 1024))]);
      await expect(house.store.events.append(tooLarge)).rejects.toThrow(
        `Commit 1 of game ${tooLarge.game} has 402 KB; one commit can hold 400 KB.`,
      );
      expect(await house.store.events.read(tooLarge.game)).toEqual([]);
    });

    test.each([0, -1, 1.5, Number.NaN])('a commit with number %s is refused', async (n) => {
      const commit = { ...commitAfter(freshId('game'), null), n };
      await expect(house.store.events.append(commit)).rejects.toThrow(RangeError);
    });

    test('a missing commit is named', async () => {
      const [first] = await stored(4);
      await house.tamper(first!.game, 3, null);
      const reading = house.store.events.read(first!.game);
      await expect(reading).rejects.toThrow(BrokenStream);
      await expect(reading).rejects.toMatchObject({
        game: first!.game,
        n: 3,
        message: expect.stringContaining(first!.game),
      });
      await expect(house.store.events.read(first!.game, 2)).rejects.toMatchObject({ n: 3 });
    });

    test('a commit that does not fit to the one before is named', async () => {
      const [first] = await stored(3);
      const item = await house.raw(first!.game, 2);
      await house.tamper(first!.game, 2, { ...item, prev: { S: randomHex() } });
      await expect(house.store.events.read(first!.game)).rejects.toMatchObject({ game: first!.game, n: 2 });
    });

    test('a first commit that claims to have one before it is named', async () => {
      const [first] = await stored(1);
      await house.tamper(first!.game, 1, { ...(await house.raw(first!.game, 1)), prev: { S: randomHex() } });
      await expect(house.store.events.read(first!.game)).rejects.toMatchObject({ game: first!.game, n: 1 });
    });

    test.each(['hash', 'by', 'entries'])('a commit that has lost its "%s" is named', async (name) => {
      const [first] = await stored(2);
      const { [name]: _, ...rest } = (await house.raw(first!.game, 2)) ?? {};
      await house.tamper(first!.game, 2, rest);
      await expect(house.store.events.read(first!.game)).rejects.toMatchObject({ game: first!.game, n: 2 });
    });

    test('promise 4: what is secret is unreadable at rest, its salt too; what is open stays readable', async () => {
      const commit = commitAfter(freshId('game'), null, [open('open-canary'), secret('secret-canary')]);
      await house.store.events.append(commit);
      const text = everyByteOf(await house.raw(commit.game, 1));
      expect(text).toContain('open-canary');
      expect(text).not.toContain('secret-canary');
      expect(text).toContain(commit.entries[0]!.salt);
      expect(text).not.toContain(commit.entries[1]!.salt);
    });

    test('a secret that was moved to another commit, or given to another seat, does not open', async () => {
      const [first, second] = await stored(2);
      const item = await house.raw(first!.game, 2);
      const [openEntry, secretEntry] = item?.entries?.L ?? [];
      const given = { ...item, entries: { L: [openEntry!, { M: { ...secretEntry?.M, a: { S: '[1]' } } }] } };
      await house.tamper(first!.game, 2, given);
      await expect(house.store.events.read(first!.game)).rejects.toMatchObject({ n: 2 });
      const elsewhere = (await house.raw(first!.game, 1))?.entries?.L?.[1];
      await house.tamper(first!.game, 2, { ...item, entries: { L: [openEntry!, elsewhere!] } });
      await expect(house.store.events.read(first!.game)).rejects.toMatchObject({ n: 2 });
      await house.tamper(first!.game, 2, item);
      expect(await house.store.events.read(first!.game)).toEqual([first, second]);
    });

    test('keys can be rotated, and a key that is missing or wrong is named', async () => {
      const [old, fresh] = [randomBytes(32), randomBytes(32)];
      const before = house.openedWith(keyring({ spring: old }, 'spring'));
      const after = house.openedWith(keyring({ spring: old, summer: fresh }, 'summer'));
      const commits = commitsOf(freshId('game'), 2, (n) => [secret(`secret ${n}`)]);
      const { game } = commits[0]!;
      await before.events.append(commits[0]!);
      await after.events.append(commits[1]!);
      expect(await after.events.read(game)).toEqual(commits);
      await expect(before.events.read(game)).rejects.toThrow(/commit 2.*"summer", which is not in the keyring/s);
      const wrong = house.openedWith(keyring({ spring: fresh, summer: fresh }, 'summer'));
      await expect(wrong.events.read(game)).rejects.toThrow(/commit 1.*"spring" does not open/s);
    });

    test('seeds are stored once, encrypted, and are no commit', async () => {
      const game = freshId('game');
      const seeds = { open: randomHex(), closed: randomHex(), bots: randomHex() };
      await expect(house.store.events.seeds(game)).rejects.toThrow(`Game ${game} has no seeds.`);
      await house.store.events.putSeeds(game, seeds);
      await house.store.events.putSeeds(game, seeds);
      await expect(house.store.events.putSeeds(game, { ...seeds, bots: randomHex() })).rejects.toThrow(
        'never replaced',
      );
      expect(await house.store.events.seeds(game)).toEqual(seeds);
      expect(await house.store.events.read(game)).toEqual([]);
      const text = everyByteOf(await house.raw(game, 0));
      for (const seed of Object.values(seeds)) expect(text).not.toContain(seed);
    });

    test('promise 1: a commit whose answer got lost on the network is found stored', async () => {
      if (!house.remote) return expect(backend.name).toBe('memory');
      const commit = commitAfter(freshId('game'), null);
      const lost = loseNextAnswer(house.remote.client, 'PutItemCommand');
      expect(await house.store.events.append(commit)).toBe('duplicate');
      expect(lost()).toBe(1);
      expect(await house.store.events.read(commit.game)).toEqual([commit]);
    });
  });
}

/** All texts and bytes of an item, bytes as Latin-1 so that ASCII in them shows. */
const everyByteOf = (item: unknown): string =>
  JSON.stringify(item, (_, value) =>
    value instanceof Uint8Array || value?.type === 'Buffer' ? Buffer.from(value).toString('latin1') : value,
  );
