import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { auditExport } from '#games/audit.ts';
import type { ListedMail } from '#mail/outbox.ts';
import { rooms } from '#titles/registry.ts';
import { api, outboxOf, reply, type Shown, seatTokenIn, signIn, until, wholeServer } from './server.fixtures.ts';

const NAMES = ['ada', 'bob', 'cleo', 'dan', 'eve'];
const titles = Object.fromEntries(Object.entries(rooms).map(([name, room]) => [name, room.title]));

let server: Awaited<ReturnType<typeof wholeServer>>;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.end());

describe('by mail only, from invitation to audited result through SMTP replies', () => {
  test.each([
    ['brotherhood', 3, { months: 5 }],
    ['brotherhood', 5, { months: 2, pace: 'table', startCash: 60_000, meetingMonths: 1 }],
    ['among-thieves', 3, { pace: 'orders' }],
    ['whacktown', 3, { roundLimit: 4 }],
    ['thug-life', 3, { respectGoal: 5 }],
  ])('%s with %i seats, %j', { timeout: 300_000 }, async (name, size, options) => {
    const { url, smtpPort } = server;
    const { title } = rooms[name]!;
    const people = NAMES.slice(0, size).map((one) => `${one}@example.org`);
    const token = await signIn(url, people[0]!);
    const seats = people.map((email, i) => ({ email, name: `Player ${i}` }));
    const game = { title: name, name: `${name} ${JSON.stringify(options).length}`, options, seats, turnHours: 48 };
    const created = await api<{ id: string }>(url, '/api/games', { token, body: game });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect((await api(url, `/api/games/${id}/start`, { token, body: {} })).status).toBe(200);

    const mailsOf = async (email: string) =>
      (await outboxOf(url)).filter((one) => one.to.includes(email) && one.subject.includes(game.name) && one.replyTo);
    const look = async (seatToken?: string) =>
      (await api<Shown>(url, `/api/games/${id}`, seatToken ? { token: seatToken } : {})).body;
    // In a game of turns a seat gets its first mail when it is asked for something.
    const tokens = new Map<number, string>();
    const tokenOf = async (seat: number) => {
      const [first] = tokens.has(seat) ? [] : await mailsOf(people[seat]!);
      if (first) tokens.set(seat, seatTokenIn(first));
      return tokens.get(seat);
    };

    const answered = new Set<string>();
    for (let moves = 0; moves < 400; moves++) {
      if ((await look()).status === 'finished') break;
      for (const seat of people.keys()) {
        const seatToken = await tokenOf(seat);
        if (!seatToken) continue;
        const shown = await look(seatToken);
        const prompt = shown.prompts.find((one) => one.mine && !one.answered);
        if (!prompt) continue;
        const mail = await until(`the mail for ${prompt.id} to seat ${seat}`, async () => {
          const fresh = (await mailsOf(people[seat]!)).filter((one) => !answered.has(one.id));
          const names = (one: ListedMail) => one.subject.includes(prompt.label);
          // Who alone has answered a question (the others' answers were forced) is told the next one on his receipt.
          const tells = (one: ListedMail) =>
            one.subject.includes('receipt') && one.text.replace(/\s+/g, ' ').includes(prompt.label);
          return fresh.findLast(names) ?? fresh.findLast(tells);
        });
        answered.add(mail.id);
        const asked = { id: prompt.id, kind: prompt.kind, seats: prompt.seats, ready: [], label: prompt.label };
        const command = title.bots.heuristic!(shown.view, shown.legal, asked, seededLuck(`${prompt.id}/${seat}`));
        await reply(smtpPort, mail, title.notation.print(command));
        await until(`the move of seat ${seat} for ${prompt.id}`, async () => {
          const after = await look(seatToken);
          return after.head.n > shown.head.n || !after.prompts.some((one) => one.id === prompt.id && !one.answered);
        });
      }
    }

    const finished = await look();
    expect(finished.status).toBe('finished');
    for (const email of people)
      await until(`the last mail to ${email}`, async () =>
        (await outboxOf(url)).some((one) => one.to.includes(email) && one.subject.includes(game.name) && !one.replyTo),
      );
    const { body: file } = await api<object>(url, `/api/games/${id}/export`);
    expect(auditExport(file, titles, finished.head).say).toContain('All is well');
    const mails = await outboxOf(url);
    expect(new Set(mails.map(({ headers }) => headers['Message-ID'])).size).toBe(mails.length);
  });
});
