import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localClient } from '#store/client.ts';
import { commitOf } from '#store/commitItem.ts';
import { commitAfter, commitsOf, freshId, inGroups, open, randomHex, secret } from '#store/contractSamples.ts';
import { startLocal } from '#store/embedded.ts';
import { ensureTables } from '#store/schema.ts';
import { throwawaySealer } from '#store/sealer.ts';
import { openStore } from '#store/store.ts';
import { followStream } from './streams.fixtures.ts';

// dynalite has no streams; on Amazon's own look-alike this runs when DYNAMODB_ENDPOINT names one.

const sealer = throwawaySealer();
let stop = async () => {};
let store: ReturnType<typeof openStore>;
let fresh: Awaited<ReturnType<typeof followStream>>;
beforeAll(async () => {
  const server = await startLocal(process.env.DYNAMODB_ENDPOINT ? {} : { engine: 'dynoxide' });
  const client = localClient(server.endpoint);
  const tables = { events: freshId('Events'), views: freshId('Views') };
  await ensureTables(client, tables);
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } as const;
  await client.send(new UpdateTableCommand({ TableName: tables.events, StreamSpecification }));
  store = openStore({ client, ...tables, sealer });
  fresh = await followStream(server.endpoint, tables.events);
  stop = async () => {
    client.destroy();
    await server.stop();
  };
});
afterAll(() => stop());

const told = (records: Awaited<ReturnType<typeof fresh>>) =>
  records.map(({ eventName, dynamodb }) => `${eventName} ${dynamodb?.Keys?.sk?.N}`);

test('every commit is told once, in the order of its game, with an image that reads back to it', async () => {
  const [one, two] = [freshId('game'), freshId('game')];
  const commits = [one, two].flatMap((game) => commitsOf(game, 5, (n) => [open(`n${n}`), secret('orders')]));
  await inGroups(commits, store.events.append, 1);
  const records = await fresh();
  for (const game of [one, two]) {
    const own = records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === game);
    expect(told(own)).toEqual([1, 2, 3, 4, 5].map((n) => `INSERT ${n}`));
    // Bytes come as base64 in JSON.
    const images = own.map(({ dynamodb }) =>
      JSON.parse(JSON.stringify(dynamodb?.NewImage), (key, value) =>
        key === 'B' ? Buffer.from(value, 'base64') : value,
      ),
    );
    expect(images.map((image) => commitOf(image, sealer))).toEqual(commits.filter((commit) => commit.game === game));
  }
});

test('what was not stored is not told: a duplicate, a conflict', async () => {
  const game = freshId('game');
  const first = commitAfter(game, null);
  expect(await store.events.append(first)).toBe('appended');
  expect(await store.events.append(first)).toBe('duplicate');
  expect(await store.events.append(commitAfter(game, null))).toBe('conflict');
  expect(told(await fresh())).toEqual(['INSERT 1']);
});

test('seeds are told under number 0, which is no commit', async () => {
  const game = freshId('game');
  await store.events.putSeeds(game, { open: randomHex(), closed: randomHex(), bots: randomHex() });
  expect(told(await fresh())).toEqual(['INSERT 0']);
});
