import { mkdir } from 'node:fs/promises';
import { localClient } from '#store/client.ts';
import { startLocal } from '#store/embedded.ts';
import { ensureTables } from '#store/schema.ts';
import { openStore, type Store } from '#store/store.ts';
import { type Config, places } from './config.ts';
import { sentenceOf, Trouble } from './io.ts';
import { openSealer } from './keys.ts';

export interface LocalStore {
  store: Store;
  /** Address of the DynamoDB that was started or given. */
  endpoint: string;
  close(): Promise<void>;
}

/** Opens the store of a data folder. `running`: the DynamoDB of a server that has the folder open; else one is started on it. */
export async function openLocalStore(config: Config, running: string | null = null): Promise<LocalStore> {
  await mkdir(config.data, { recursive: true });
  const sealer = await openSealer(config.keys, places(config).keys);
  const given = running ?? config.dynamoEndpoint ?? undefined;
  const server = await startLocal({ directory: config.data, ...(given ? { endpoint: given } : {}) }).catch(
    (cause: unknown) => {
      throw new Trouble(sentenceOf(cause));
    },
  );
  const client = localClient(server.endpoint);
  const close = async () => {
    client.destroy();
    await server.stop();
  };
  try {
    await ensureTables(client, config.tables);
    return { store: openStore({ client, ...config.tables, sealer }), endpoint: server.endpoint, close };
  } catch (cause) {
    await close();
    throw cause;
  }
}
