import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localClient } from './client.ts';
import { type LocalServer, startLocal } from './embedded.ts';
import { itemBytes, MAX_ITEM_BYTES } from './itemSize.ts';
import { ensureTables } from './schema.ts';

let server: LocalServer;
beforeAll(async () => {
  server = await startLocal({ engine: 'dynoxide' });
});
afterAll(() => server.stop());

test('an item is as large as its names, values and the overhead of lists and maps', () => {
  expect(itemBytes({ pk: { S: 'é' }, sk: { N: '12' } })).toBe(2 + 2 + 2 + 2);
  expect(itemBytes({ l: { L: [{ S: 'ab' }, { M: { x: { B: new Uint8Array(5) } } }] } })).toBe(
    1 + 3 + 3 + (1 + 3 + 1 + 6),
  );
  expect(itemBytes({ b: { BOOL: true } })).toBe(2);
});

test('a server takes the largest item that we let through, and not one byte more', async () => {
  const client = localClient(server.endpoint);
  await ensureTables(client, { events: 'Events', views: 'Views' });
  const frame = { pk: { S: 'g' }, sk: { N: '1' }, entries: { L: [{ M: { t: { S: 'é' } } }] }, pad: { S: '' } };
  const put = (bytes: number) => {
    const Item = { ...frame, pad: { S: 'x'.repeat(bytes - itemBytes(frame)) } };
    return client.send(new PutItemCommand({ TableName: 'Events', Item }));
  };
  await expect(put(MAX_ITEM_BYTES)).resolves.toBeDefined();
  await expect(put(MAX_ITEM_BYTES + 1)).rejects.toMatchObject({ name: 'ValidationException' });
  client.destroy();
});
