import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditExport } from '#games/audit.ts';
import { title } from '#titles/brotherhood/title.ts';
import { api, outboxOf, seatTokenIn, signIn, until } from './server.fixtures.ts';

const root = new URL('../..', import.meta.url).pathname;
let data: string;
let running: ChildProcess | null = null;

/** The product as a process of its own, so that it can be killed; its port is its own choice and read from what it prints. */
async function serve(port: string): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'bin/consigliere.mjs'), 'serve'], {
    env: { ...process.env, PORT: port, CONSIGLIERE_SMTP_PORT: '0', CONSIGLIERE_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  let said = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return until('the server', async () => /http:\/\/localhost:\d+/.exec(said)?.[0]);
}

/** `kill -9`: no handler runs, nothing is flushed. */
async function kill(): Promise<void> {
  const child = running;
  if (!child) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  running = null;
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'consigliere-'));
});
afterAll(async () => {
  await kill();
  await rm(data, { recursive: true, force: true });
});

describe('promise 1: nothing lost', () => {
  test('killed in the middle of resolutions and of mail runs, again and again: the state is whole, each mail is there once', {
    timeout: 280_000,
  }, async () => {
    let url = await serve('0');
    const port = new URL(url).port;
    const people = ['a', 'b', 'c'].map((name) => `${name}@example.org`);
    const token = await signIn(url, people[0]!);
    const seats = people.map((email) => ({ email, name: email[0]! }));
    const { body } = await api<{ id: string }>(url, '/api/games', {
      token,
      body: { title: 'brotherhood', name: 'Blackout', options: { months: 4 }, seats, turnHours: 24 },
    });
    const { id } = body;
    await api(url, `/api/games/${id}/start`, { token, body: {} });
    const seatTokens = await Promise.all(
      people.map((email) =>
        until(`the mail to ${email}`, async () => {
          const mail = (await outboxOf(url)).find((one) => one.to.includes(email) && one.subject.includes('month 1'));
          return mail && seatTokenIn(mail);
        }),
      ),
    );
    const answered: string[] = [];
    for (let month = 1; month <= 4; month++) {
      for (const [seat, seatToken] of seatTokens.entries()) {
        const asked = { prompt: `m${month}/ledger`, id: `m${month}s${seat}`, orders: month === 4 ? 'HOLD' : '1R: TD' };
        // Null: the server was killed before it could answer.
        const sent = api(url, `/api/games/${id}/commands`, { token: seatToken, body: asked }).catch(() => null);
        // The last answer of a month starts its resolution and its mails: killed at once, or a moment later.
        if (seat === 2) {
          await new Promise((resolve) => setTimeout(resolve, [5, 40, 120, 400][month - 1]));
          await kill();
          await sent;
          url = await serve(port);
          // Whoever got no answer sends the same again: it counts once.
          const again = await api(url, `/api/games/${id}/commands`, { token: seatToken, body: asked });
          expect([200, 201, 409]).toContain(again.status);
        } else answered.push(`${month}/${(await sent)?.status}`);
      }
      await until(`the end of month ${month}`, async () => {
        const { body: game } = await api<{ status: string; prompts: { id: string }[] }>(url, `/api/games/${id}`);
        return game.status === 'finished' || game.prompts.some((one) => one.id === `m${month + 1}/ledger`);
      });
    }
    expect(answered).toEqual([1, 1, 2, 2, 3, 3, 4, 4].map((month) => `${month}/201`));

    const game = await api<{ status: string; head: { n: number; hash: string } }>(url, `/api/games/${id}`);
    expect(game.body.status).toBe('finished');
    const file = await api<object>(url, `/api/games/${id}/export`);
    expect(auditExport(file.body, { brotherhood: title }, game.body.head).say).toContain('All is well');

    // Three invitations less the organiser's own, a turn and a receipt for each seat and month, and the end.
    await until('the last mails', async () => {
      const subjects = (await outboxOf(url)).map((mail) => `${mail.to} ${mail.subject}`);
      return people.every((email) =>
        subjects.some((one) => one.startsWith(email) && /over|ended|won|result/i.test(one)),
      );
    });
    const mails = (await outboxOf(url)).map((mail) => `${mail.to} ${mail.subject}`);
    expect(mails.filter((one, i) => mails.indexOf(one) !== i)).toEqual([]);
    for (const email of people)
      for (const month of [1, 2, 3, 4])
        expect(
          mails.filter((one) => one.startsWith(email) && one.includes(`receipt`) && one.includes(`month ${month}`)),
        ).toHaveLength(1);
  });
});
