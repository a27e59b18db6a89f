import { randomBytes } from 'node:crypto';
import { type DynamoDBClient, ScanCommand, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditExport } from '#games/audit.ts';
import { MAX_DECK_KB } from '#games/decks/ownDeck.ts';
import { type ExportFile, exportGame } from '#games/export.ts';
import { type House, openHouse } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import { granted, penniesRoom } from '#games/pennies.fixtures.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { localClient } from '#store/client.ts';
import { type LocalServer, startLocal } from '#store/embedded.ts';
import { itemBytes, MAX_ITEM_BYTES } from '#store/itemSize.ts';
import { ensureTables } from '#store/schema.ts';
import { throwawaySealer } from '#store/sealer.ts';
import { openStore } from '#store/store.ts';
import { type Deck, stones } from './stones.ts';

const tables = { events: 'Events', views: 'Views' };
let server: LocalServer;
let client: DynamoDBClient;
let house: House;
beforeAll(async () => {
  server = await startLocal({ engine: 'dynoxide' });
  client = localClient(server.endpoint);
  await ensureTables(client, tables);
  house = houseOn();
});
afterAll(async () => {
  client.destroy();
  await server.stop();
});

const sealer = throwawaySealer();
const houseOn = (): House =>
  openHouse({
    ports: {
      ...openStore({ client, ...tables, sealer }),
      clock: { now: () => '2026-03-01T12:00:00.000Z' },
      random: { bytes: (length) => randomBytes(length) },
    },
    rooms: { stones: { title: stones, ui: penniesRoom.ui } },
    post: { send: async () => ({ messageId: '<1@test>' }) },
    compose: async () => null,
    note: () => {},
  });

const written = (deck: Deck) => Buffer.byteLength(JSON.stringify(deck));

/** A deck of exactly so many bytes. */
function deckOf(bytes: number): Deck {
  const deck: Deck = {
    name: 'Large',
    count: 200,
    stones: Array.from({ length: 200 }, (_, i) => ({
      name: `STÖNE ${i}`,
      number: i % 10,
      needs: 0,
      count: 1,
      text: '',
    })),
  };
  for (const one of deck.stones) one.text = 'x'.repeat(Math.min(2000, bytes - written(deck)));
  return deck;
}

/** Laid with a deck as large as may be, two people invited by mail beside bots or none, and started. */
async function gameWith(seats: object[]) {
  const deck = deckOf(MAX_DECK_KB * 1024);
  const request = gameRequest.parse({ title: 'stones', options: { rounds: 3, deck }, seats });
  const { id } = granted(await createGame(house, request, null));
  granted(await startGame(house, id));
  // Read again by a process that has nothing in memory.
  return { id, deck, loaded: (await loadGame(houseOn(), id))! };
}

/** Every row of a table; a scan answers 1 MB at a time. */
async function rowsOf(table: string) {
  const rows: NonNullable<ScanCommandOutput['Items']> = [];
  let after: ScanCommandOutput['LastEvaluatedKey'];
  do {
    const page: ScanCommandOutput = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey: after }));
    rows.push(...(page.Items ?? []));
    after = page.LastEvaluatedKey;
  } while (after);
  return rows;
}

describe('the largest deck of a group', () => {
  test('is stored with the first commit, loaded, exported and audited', async () => {
    const { id, deck, loaded } = await gameWith([{ bot: 'lucky' }, { bot: 'first' }]);
    expect(written(deck)).toBe(MAX_DECK_KB * 1024);
    const first = (await rowsOf('Events')).find((row) => row.pk?.S === id && row.sk?.N === '1')!;
    expect(itemBytes(first)).toBeGreaterThan(2 * MAX_DECK_KB * 1024);
    // What is asked, what is created: two copies, and room for the rest.
    expect(itemBytes(first)).toBeLessThan(MAX_ITEM_BYTES - 100 * 1024);
    expect(loaded.state.status).toBe('finished');
    expect(loaded.state.options).toEqual({ rounds: 3, deck });
    const file: ExportFile = JSON.parse(JSON.stringify(await exportGame(house, loaded, 'spectator')));
    expect(auditExport(file, { stones })).toMatchObject({ verdict: 'well' });
    const changed: ExportFile = JSON.parse(JSON.stringify(file).replaceAll('STÖNE 7\\"', 'STÖNE X\\"'));
    expect(auditExport(changed, { stones })).toMatchObject({
      verdict: 'wrong',
      say: expect.stringContaining('at commit 1'),
    });
  });

  test('is seen by everybody, spectators too, while the game runs', async () => {
    const { loaded } = await gameWith([{ email: 'ann@b.example' }, { bot: 'first' }]);
    expect(loaded.state.status).toBe('running');
    expect(loaded.commits[0]!.entries.map(({ audience }) => audience)).toEqual(['all']);
    for (const viewer of ['spectator', 0, 1] as const) {
      const file = await exportGame(house, loaded, viewer);
      expect(JSON.stringify(file.commits[0])).toContain('STÖNE 199');
      expect(auditExport(JSON.parse(JSON.stringify(file)), { stones })).toMatchObject({ verdict: 'open' });
    }
  });

  test('is copied into no row of the views', async () => {
    await gameWith([{ email: 'ann@b.example' }, { email: 'bob@b.example' }]);
    const rows = await rowsOf('Views');
    for (const kind of ['SUMMARY', 'GAME#', 'SEAT#', 'NOTICE#'])
      expect(rows.some((row) => row.sk?.S?.startsWith(kind))).toBe(true);
    expect(Math.max(...rows.map(itemBytes))).toBeLessThan(2048);
    expect(JSON.stringify(rows)).not.toContain('STÖNE');
  });

  test('is not the largest by one byte', async () => {
    const deck = deckOf(MAX_DECK_KB * 1024 + 1);
    const request = gameRequest.parse({
      title: 'stones',
      options: { deck },
      seats: [{ bot: 'lucky' }, { bot: 'first' }],
    });
    const before = (await rowsOf('Events')).length;
    expect(await createGame(house, request, null)).toMatchObject({ code: 'OVERSIZE', at: 'deck' });
    expect(await rowsOf('Events')).toHaveLength(before);
  });
});

describe('a deck that fails the check of its title', () => {
  test('lays no table and leaves nothing behind', async () => {
    const bad = { ...deckOf(20_000), count: 7 };
    const request = gameRequest.parse({
      title: 'stones',
      options: { deck: bad },
      seats: [{ open: true }, { open: true }],
    });
    const before = (await rowsOf('Events')).length;
    expect(await createGame(house, request, null)).toMatchObject({
      code: 'BAD_DECK',
      at: 'deck',
      say: 'These cards can’t be played with: count: The stones are 200 together, not 7.',
    });
    expect(await rowsOf('Events')).toHaveLength(before);
  });
});
