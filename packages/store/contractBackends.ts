import { randomBytes } from 'node:crypto';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { localClient } from './client.ts';
import { keyItem } from './commitItem.ts';
import type { Backend } from './contract.ts';
import { freshId } from './contractSamples.ts';
import type { Item } from './expressions.ts';
import { commitKey } from './keys.ts';
import type { Meter } from './meter.ts';
import { ensureTables } from './schema.ts';
import { keyring, type Sealer } from './sealer.ts';
import { memoryStore, openStore } from './store.ts';
import { dynamoStreams, memoryStreams } from './streams.ts';

const testSealer = (): Sealer => keyring({ test: randomBytes(32) }, 'test');

export const memoryBackend = (): Backend => ({
  name: 'memory',
  start: async () => {},
  stop: async () => {},
  async newHouse() {
    const items = new Map<string, Map<number, Item>>();
    const streams = memoryStreams(items);
    return {
      store: memoryStore({ streams, sealer: testSealer() }),
      openedWith: (sealer) => memoryStore({ streams, sealer }),
      raw: (game, n) => streams.get(commitKey(game, n)),
      async tamper(game, n, item) {
        if (item) items.get(game)?.set(n, item);
        else items.get(game)?.delete(n);
      },
      remote: null,
    };
  },
});

/** A DynamoDB that speaks over the network; each house has tables and a client of its own. */
export function networkBackend(
  name: string,
  start: () => Promise<{ endpoint: string; stop(): Promise<void> }>,
): Backend {
  let server: { endpoint: string; stop(): Promise<void> } | null = null;
  const clients: { destroy(): void }[] = [];
  return {
    name,
    async start() {
      server = await start();
    },
    async stop() {
      for (const client of clients) client.destroy();
      await server?.stop();
    },
    async newHouse() {
      if (!server) throw new Error(`${name} has not been started.`);
      const client = localClient(server.endpoint);
      clients.push(client);
      const names = { events: freshId('Events'), views: freshId('Views') };
      await ensureTables(client, names);
      const meter: Meter = { read: 0, write: 0 };
      const openedWith = (sealer: Sealer) => openStore({ client, ...names, sealer, meter });
      return {
        store: openedWith(testSealer()),
        openedWith,
        raw: (game, n) => dynamoStreams(client, names.events).get(commitKey(game, n)),
        async tamper(game, n, item) {
          const TableName = names.events;
          if (item) await client.send(new PutItemCommand({ TableName, Item: item }));
          else await client.send(new DeleteItemCommand({ TableName, Key: keyItem(commitKey(game, n)) }));
        },
        remote: { client, meter },
      };
    },
  };
}
