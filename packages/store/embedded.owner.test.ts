import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type LocalServer, startLocal } from './embedded.ts';
import { lockFolder } from './folderLock.ts';
import { lives, processOf } from './processes.ts';

// What becomes of the embedded server when the process that started it ends, in whichever way: needs real processes.

const root = fileURLToPath(new URL('../../', import.meta.url));
// Inside the repository, so that the packages are found from there.
const built = join(root, 'node_modules', '.cache', `consigliere-owner-${process.pid}.mjs`);

/** Starts a server on the folder given (or in memory), says its pid, and ends as it is told. */
const OWNER = `
  import { startLocal } from '${join(root, 'packages/store/embedded.ts')}';
  const [directory, ending] = process.argv.slice(2);
  const server = await startLocal({ engine: 'dynoxide', ...(directory ? { directory } : {}) });
  if (ending === 'graceful') {
    process.on('SIGTERM', async () => {
      const answer = await fetch(server.endpoint).then(() => 'alive', () => 'dead');
      process.stdout.write(answer + '\\n', () => process.exit(0));
    });
  }
  console.log(server.pid);
  if (ending === 'exit') process.exit(3);
  if (ending === 'throw') setTimeout(() => { throw new Error('a bug'); }, 1);
  if (ending !== 'done') setInterval(() => {}, 1000);
`;

let directory: string;
const owners: ChildProcess[] = [];
const servers: LocalServer[] = [];

beforeAll(async () => {
  await mkdir(join(root, 'node_modules', '.cache'), { recursive: true });
  const stdin = { contents: OWNER, resolveDir: root, loader: 'js' as const };
  await build({
    stdin,
    outfile: built,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});
afterAll(() => rm(built, { force: true }));
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'consigliere-owner-'));
});
afterEach(async () => {
  for (const owner of owners.splice(0)) owner.kill('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  await rm(directory, { recursive: true, force: true });
});

async function startOwner(ending: string, folder = '') {
  const owner = spawn(process.execPath, [built, folder, ending], { stdio: ['ignore', 'pipe', 'ignore'] });
  owners.push(owner);
  const ended = once(owner, 'exit');
  const lines = createInterface(owner.stdout)[Symbol.asyncIterator]();
  const pid = Number((await lines.next()).value);
  expect(pid).toBeGreaterThan(0);
  return { owner, pid, ended, lines };
}

const gone = (pid: number) => vi.waitUntil(() => !lives({ pid, started: null }), { timeout: 10_000, interval: 10 });

test.each(['done', 'exit', 'throw'])('the server ends with its owner: %s', async (ending) => {
  const { pid, ended } = await startOwner(ending);
  await ended;
  await gone(pid);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('the server ends with an owner that gets %s', async (signal) => {
  const { owner, pid, ended } = await startOwner('wait');
  owner.kill(signal);
  expect(await ended).toEqual([null, signal]);
  await gone(pid);
});

test('an owner that closes in order on a signal has its server until it exits', async () => {
  const { owner, pid, ended, lines } = await startOwner('graceful');
  owner.kill('SIGTERM');
  expect((await lines.next()).value).toBe('alive');
  expect(await ended).toEqual([0, null]);
  await gone(pid);
});

test('a folder in use by another process is refused, with the number of that process', async () => {
  const { owner } = await startOwner('wait', directory);
  await expect(startLocal({ directory, engine: 'dynoxide' })).rejects.toThrow(`is in use by process ${owner.pid}.`);
});

test('the server ends even if its owner is killed, and the folder can be opened at once', async () => {
  const { owner, pid, ended } = await startOwner('wait', directory);
  owner.kill('SIGKILL');
  await ended;
  const server = await startLocal({ directory, engine: 'dynoxide' });
  servers.push(server);
  await gone(pid);
  expect(server.pid).not.toBe(pid);
});

test('a server that stayed behind when its owner was killed is ended by who opens the folder next', async () => {
  const { pid } = await startOwner('wait');
  const dead = { pid: 2 ** 22 + 1, started: '1' };
  await writeFile(join(directory, 'lock.json'), JSON.stringify({ owner: dead, server: processOf(pid) }));
  const lock = await lockFolder(directory);
  expect(lives({ pid, started: null })).toBe(false);
  await lock.release();
});

test.each(['', '{"owner":', '{}'])('a lock that was cut off while it was written (%j) locks nothing', async (text) => {
  await writeFile(join(directory, 'lock.json'), text);
  const lock = await lockFolder(directory);
  expect(JSON.parse(await readFile(join(directory, 'lock.json'), 'utf8')).owner.pid).toBe(process.pid);
  await lock.release();
});

test('a process that only has the same number by chance neither keeps the folder nor is ended', async () => {
  const { pid } = await startOwner('wait');
  const stranger = { pid, started: '1' };
  await writeFile(join(directory, 'lock.json'), JSON.stringify({ owner: stranger, server: stranger }));
  const lock = await lockFolder(directory);
  expect(lives({ pid, started: null })).toBe(true);
  await lock.release();
});
