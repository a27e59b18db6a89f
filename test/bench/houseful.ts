import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isRefusal } from '#engine/title.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { readConfig } from '../../packages/cli/config.ts';
import { findRunning } from '../../packages/cli/running.ts';
import { startServer } from '../../packages/cli/server.ts';
import type { Figure } from './table.ts';

const GAMES = 1000;
const AT_ONCE = 8;

/** A server with many stored games: how soon its first page comes after `npm start`, and how much memory it takes. */
export async function housefulFigures(root: string, folder: string): Promise<Figure[]> {
  await fill(folder);
  const env = { ...process.env, PORT: '0', CONSIGLIERE_SMTP_PORT: '0', CONSIGLIERE_DATA: folder };
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'bin', 'start.mjs')], { cwd: root, env, stdio: 'ignore' });
  try {
    const url = await addressOf(folder);
    await (await fetch(url)).text();
    const first = performance.now() - begun;
    // Until the catch-up has looked at every game.
    await pause(15_000);
    await (await fetch(url)).text();
    const bytes = residentKb(child.pid!);
    return [
      { what: `first page after npm start, ${GAMES} games stored`, value: first / 1000, unit: 's', goal: { most: 3 } },
      {
        what: `resident with ${GAMES} games stored, store included`,
        value: bytes / 1024,
        unit: 'MB',
        goal: { most: 200 },
      },
    ];
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }
}

/** Games of two people that have begun, each waiting for its first ledgers. */
async function fill(folder: string): Promise<void> {
  const config = readConfig({ PORT: '0', CONSIGLIERE_SMTP_PORT: '0', CONSIGLIERE_DATA: folder });
  const server = await startServer(config);
  try {
    const make = async (game: number) => {
      const seats = [{ bot: 'random' }, { email: `player${game % 100}@example.org` }];
      const made = await createGame(server.house, gameRequest.parse({ title: 'brotherhood', seats }), null);
      if (isRefusal(made)) throw new Error(made.say);
      await startGame(server.house, made.id);
    };
    for (let game = 0; game < GAMES; game += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, GAMES - game) }, (_, i) => make(game + i)));
  } finally {
    await server.stop();
  }
}

async function addressOf(folder: string): Promise<string> {
  for (let tries = 0; tries < 3000; tries++) {
    const running = await findRunning(join(folder, 'server.json'));
    if (running) return running.url;
    await pause(10);
  }
  throw new Error('the server did not start');
}

/** Resident memory of a process and its children, in KB, as ps tells it. */
function residentKb(pid: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const all = new Set([pid]);
  for (const [child, parent] of rows) if (all.has(parent!)) all.add(child!);
  return rows.filter(([one]) => all.has(one!)).reduce((sum, [, , rss]) => sum + rss!, 0);
}
