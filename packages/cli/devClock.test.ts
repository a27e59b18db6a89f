import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventsOf } from '#engine/commit.ts';
import { isRefusal } from '#engine/title.ts';
import { loadGame } from '#games/load.ts';
import type { Clock } from '#games/ports.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { readConfig } from './config.ts';
import { type Server, startServer } from './server.ts';

let folder: string;
const servers: Server[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-time-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(clock?: Clock): Promise<Server> {
  const config = readConfig({ PORT: '0', CONSIGLIERE_SMTP_PORT: '0', CONSIGLIERE_DATA: folder });
  const server = await startServer(config, clock);
  servers.push(server);
  return server;
}

async function table({ house }: Server): Promise<string> {
  const seats = [{ email: 'anna@example.org' }, { email: 'bert@example.org' }];
  const made = await createGame(house, gameRequest.parse({ title: 'brotherhood', seats, turnHours: 48 }), null);
  if (isRefusal(made)) throw new Error(made.say);
  await startGame(house, made.id);
  return made.id;
}

const advance = async ({ url }: Server, by: string): Promise<string> => {
  const answer = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: by }),
  });
  return (await answer.json()).now;
};

const subjects = async ({ url }: Server): Promise<string[]> =>
  (await (await fetch(`${url}/outbox.json`)).json()).map(({ subject }: { subject: string }) => subject);

const eventsIn = async ({ house }: Server, game: string) =>
  (await loadGame(house, game))!.commits.flatMap(({ entries }) => eventsOf(entries).map(({ event }) => event.type));

test('promise 7: the clock of a local server is moved, and reminders and deadlines come on the way', async () => {
  const server = await open();
  const game = await table(server);
  const before = Date.parse((await (await fetch(`${server.url}/dev/clock`)).json()).now);
  const now = Date.parse(await advance(server, '26h'));
  expect(now - before).toBeGreaterThanOrEqual(26 * 3_600_000);
  expect((await subjects(server)).filter((subject) => subject.includes('deadline comes near'))).toHaveLength(2);
  await advance(server, '1d');
  const types = await eventsIn(server, game);
  expect(types.filter((type) => type === 'game:Defaulted')).toHaveLength(2);
  expect(types).not.toContain('game:ClockStopped');
  await server.stop();
  const again = await open();
  expect(Date.parse((await (await fetch(`${again.url}/dev/clock`)).json()).now)).toBeGreaterThanOrEqual(now);
});

test('promise 7: a server that was off over a deadline moves it by as long when it comes back', async () => {
  let now = '2026-03-01T12:00:00.000Z';
  const clock = { now: () => now };
  const first = await open(clock);
  const game = await table(first);
  await first.house.ports.beats.beat('2026-03-03T11:00:00.000Z');
  await first.stop();
  now = '2026-03-03T16:00:00.000Z';
  const second = await open(clock);
  const { prompts } = (await loadGame(second.house, game))!.state;
  expect(Object.values(prompts).map(({ dueAt }) => dueAt)).toEqual(['2026-03-03T17:00:00.000Z']);
  expect(await eventsIn(second, game)).not.toContain('game:Defaulted');
});
