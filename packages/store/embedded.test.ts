import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localClient } from './client.ts';
import { commitsOf, freshId, secret } from './contractSamples.ts';
import { type LocalServer, startLocal } from './embedded.ts';
import { dataOf, engines } from './engines.ts';
import { lives } from './processes.ts';
import { ensureTables } from './schema.ts';
import { keyring } from './sealer.ts';
import { openStore, type Store } from './store.ts';

const names = { events: 'Events', views: 'Views' };
const sealer = keyring({ k: new Uint8Array(32) }, 'k');

let directory: string;
const servers: LocalServer[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'consigliere-store-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await rm(directory, { recursive: true, force: true });
});

async function start(options: Parameters<typeof startLocal>[0]): Promise<LocalServer> {
  const server = await startLocal(options);
  servers.push(server);
  return server;
}

async function withStore<Answer>(server: LocalServer, doing: (store: Store) => Promise<Answer>): Promise<Answer> {
  const client = localClient(server.endpoint);
  try {
    await ensureTables(client, names);
    return await doing(openStore({ client, ...names, sealer }));
  } finally {
    client.destroy();
  }
}

async function until(holds: () => boolean): Promise<void> {
  await vi.waitUntil(holds, { timeout: 10_000, interval: 10 });
}

describe.each(engines)('an embedded %s', (engine) => {
  test('keeps its data in the folder from one start to the next', async () => {
    const commits = commitsOf(freshId('game'), 5, (n) => [secret(`secret ${n}`)]);
    const first = await start({ directory, engine });
    await withStore(first, async (store) => {
      for (const commit of commits) await store.events.append(commit);
      await store.people.ensure('ada@example.org', 'Ada');
    });
    await first.stop();
    expect(lives({ pid: first.pid!, started: null })).toBe(false);
    const second = await start({ directory, engine });
    await withStore(second, async (store) => {
      expect(await store.events.read(commits[0]!.game)).toEqual(commits);
      expect((await store.people.byEmail('ada@example.org'))?.name).toBe('Ada');
    });
  });

  test('promise 1: loses nothing that was answered when it is killed in the middle of its work', async () => {
    const commits = commitsOf(freshId('game'), 400, (n) => [secret(`secret ${n}`)]);
    const { game } = commits[0]!;
    const first = await start({ directory, engine });
    const answered = await withStore(first, async (store) => {
      let count = 0;
      for (const commit of commits) {
        if (count === 60) setTimeout(() => process.kill(first.pid!, 'SIGKILL'), 5);
        const stored = await store.events.append(commit).catch(() => null);
        if (stored === null) break;
        count++;
      }
      return count;
    });
    expect(answered).toBeGreaterThanOrEqual(60);
    expect(answered).toBeLessThan(400);
    await first.stop();
    const second = await start({ directory, engine });
    const read = await withStore(second, (store) => store.events.read(game));
    expect(read.slice(0, answered)).toEqual(commits.slice(0, answered));
    // At most the one that was on its way may be there too.
    expect(read.length - answered).toBeLessThanOrEqual(1);
  });

  test('forgets everything when it was started without a folder', async () => {
    const server = await start({ engine });
    expect(await withStore(server, (store) => store.people.byEmail('ada@example.org'))).toBeNull();
    await server.stop();
    await server.stop();
    expect(lives({ pid: server.pid!, started: null })).toBe(false);
  });
});

describe('the launcher', () => {
  test('takes the server that the environment gives, and leaves it running', async () => {
    const running = await start({ engine: 'dynoxide' });
    vi.stubEnv('DYNAMODB_ENDPOINT', running.endpoint);
    const given = await startLocal({ directory });
    expect(given).toMatchObject({ engine: 'given', endpoint: running.endpoint, pid: null });
    await given.stop();
    expect(lives({ pid: running.pid!, started: null })).toBe(true);
  });

  test('prefers the engine that syncs every write', async () => {
    vi.stubEnv('DYNAMODB_ENDPOINT', '');
    expect((await start({})).engine).toBe('dynoxide');
  });

  test('stays with the engine that began the folder, and says so if it may not', async () => {
    vi.stubEnv('DYNAMODB_ENDPOINT', '');
    await (await start({ directory, engine: 'dynalite' })).stop();
    expect((await start({ directory })).engine).toBe('dynalite');
    await servers[1]!.stop();
    await expect(startLocal({ directory, engine: 'dynoxide' })).rejects.toThrow('was begun with dynalite');
  });

  test('two servers do not open one folder, and it is free again after the first', async () => {
    const first = await start({ directory, engine: 'dynoxide' });
    await expect(startLocal({ directory, engine: 'dynoxide' })).rejects.toThrow(
      `The data folder ${directory} is in use by process ${process.pid}. Stop that one first, or choose another folder.`,
    );
    await first.stop();
    await start({ directory, engine: 'dynoxide' });
  });

  test('tells why a server did not start, and lets go of the folder', async () => {
    await writeFile(dataOf('dynoxide', directory), 'this is no database, but it is long enough to be looked at as one');
    await expect(startLocal({ directory, engine: 'dynoxide' })).rejects.toThrow(
      /No local DynamoDB could be started.*database/s,
    );
    await expect(readFile(join(directory, 'lock.json'))).rejects.toThrow('ENOENT');
  });

  test('a server whose child died by itself can still be stopped', async () => {
    const server = await start({ engine: 'dynoxide' });
    process.kill(server.pid!, 'SIGKILL');
    await until(() => !lives({ pid: server.pid!, started: null }));
    await server.stop();
    const client = localClient(server.endpoint, 1);
    await expect(client.send(new ListTablesCommand({}))).rejects.toThrow();
    client.destroy();
  });
});
