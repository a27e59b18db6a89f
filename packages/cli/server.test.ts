import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { createGame, gameRequest } from '#games/seating.ts';
import type { ListedMail } from '#web/web.ts';
import { type Config, readConfig } from './config.ts';
import { type Server, startServer } from './server.ts';
import { shell } from './shell.fixtures.ts';
import { startedGame } from './table.fixtures.ts';

let folder: string;
const servers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-server-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const config = (more: Partial<Config> = {}): Config => ({
  ...readConfig({ PORT: '0', CONSIGLIERE_SMTP_PORT: '0', CONSIGLIERE_DATA: join(folder, 'data') }),
  ...more,
});

async function start(more: Partial<Config> = {}) {
  const server = await startServer(config(more));
  servers.push(server);
  return server;
}

const outbox = async ({ url }: Server): Promise<ListedMail[]> => (await fetch(`${url}/outbox.json`)).json();

const signIn = ({ url }: Server, email: string) =>
  fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

describe('a server', () => {
  test('shows its first page and puts mail into the outbox', async () => {
    const server = await start();
    const page = await fetch(server.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Consigliere');
    expect((await signIn(server, 'anna@example.org')).ok).toBe(true);
    await vi.waitFor(async () => expect(await outbox(server)).toHaveLength(1));
    expect((await outbox(server))[0]).toMatchObject({ to: 'anna@example.org' });
  });

  test('keeps everything from one start to the next', async () => {
    const first = await start();
    await signIn(first, 'anna@example.org');
    const { id } = await startedGame(first.house, { options: { months: 1 } });
    await first.stop();
    const second = await start();
    expect(await outbox(second)).toHaveLength(1);
    expect(await (await fetch(`${second.url}/api/games/${id}`)).json()).toMatchObject({ id, status: 'finished' });
  });

  test('sends by its own clock what was queued', async () => {
    const server = await start();
    const seats = [{ email: 'anna@example.org' }, { bot: 'random' }];
    const made = await createGame(server.house, gameRequest.parse({ title: 'brotherhood', seats }), null);
    expect(isRefusal(made)).toBe(false);
    await vi.waitFor(async () => expect((await outbox(server)).map((mail) => mail.to)).toEqual(['anna@example.org']), {
      timeout: 10_000,
    });
  });

  test('gives exports out of its folder while it runs, and after', async () => {
    const server = await start();
    const { id, loaded } = await startedGame(server.house, { bots: 1, people: 1 });
    const data = ['--data', config().data];
    const during = await shell(['export', id, ...data]);
    expect(JSON.parse(during.out)).toMatchObject({ game: id, reader: 'spectator', head: loaded.state.head });
    expect((await shell(['export', id, '--all', ...data])).err).toContain('stays sealed until its end');
    expect((await shell(['export', 'nogame', ...data])).err).toContain('There is no game nogame');
    expect((await shell(['export', id, '--seat', '5', ...data])).err).toContain('There is no seat 5');
    await server.stop();
    const file = join(folder, 'seat.json');
    expect(await shell(['export', id, '--seat', '0', '--out', file, ...data])).toMatchObject({ code: 0, out: '' });
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ reader: 0, head: loaded.state.head });
    expect(await shell(['audit', file])).toMatchObject({ code: 0 });
  });

  test('notes events and never what people wrote', async () => {
    const server = await start();
    await signIn(server, 'anna@example.org');
    await startedGame(server.house, { options: { months: 1 } });
    await server.stop();
    expect(await readFile(join(config().data, 'consigliere.log'), 'utf8')).not.toMatch(/anna|SubmitLedger/);
  });

  test('says which port is in use, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => other.once('listening', listening));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    try {
      await expect(startServer(config({ port }))).rejects.toThrow(`Port ${port} is in use by another program`);
      await expect(readdir(config().data)).rejects.toThrow('ENOENT');
      await expect(startServer(config({ smtpPort: port }))).rejects.toThrow(`CONSIGLIERE_SMTP_PORT=${port + 1}`);
      // The folder is free again.
      await start();
    } finally {
      other.close();
    }
  });

  test('says that its folder is in use', async () => {
    await start();
    await expect(startServer(config())).rejects.toThrow('is in use by process');
  });

  test('stops in order, also when asked twice', async () => {
    const server = await start();
    await Promise.all([server.stop(), server.stop()]);
    await expect(fetch(server.url)).rejects.toThrow();
    expect(await readdir(config().data)).not.toContain('server.json');
  });
});
