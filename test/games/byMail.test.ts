import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { auditExport } from '#games/audit.ts';
import { heuristic } from '#titles/brotherhood/bot.ts';
import { title } from '#titles/brotherhood/title.ts';
import { api, outboxOf, reply, seatTokenIn, signIn, until, wholeServer } from './server.fixtures.ts';

interface Shown {
  status: string;
  head: { n: number; hash: string };
  prompts: { id: string; kind: string; seats: number[]; mine: boolean; dueAt: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: a view and a legal as JSON, given to the bot that knows them.
  view: any;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  legal: any;
}

const PEOPLE = ['ada@example.org', 'bob@example.org', 'cleo@example.org'];

let server: Awaited<ReturnType<typeof wholeServer>>;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.end());

describe('a game of The Brotherhood by mail only', () => {
  test('is played from invitation to audited result through SMTP replies', { timeout: 300_000 }, async () => {
    const { url } = server;
    const token = await signIn(url, PEOPLE[0]!);
    const created = await api<{ id: string }>(url, '/api/games', {
      token,
      body: {
        title: 'brotherhood',
        name: 'Midland Nights',
        options: { months: 5 },
        seats: PEOPLE.map((email, i) => ({ email, name: `Player ${i}` })),
        turnHours: 48,
      },
    });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect((await api(url, `/api/games/${id}/start`, { token, body: {} })).status).toBe(200);

    for (let month = 1; month <= 5; month++) {
      for (const [seat, email] of PEOPLE.entries()) {
        const mail = await until(`the mail of month ${month} to ${email}`, async () =>
          (await outboxOf(url)).find(
            (one) =>
              one.to.includes(email) && one.subject.includes(`onth ${month}`) && one.replyTo && /\/s\//.test(one.text),
          ),
        );
        const seatToken = seatTokenIn(mail);
        const { body: game } = await api<Shown>(url, `/api/games/${id}`, { token: seatToken });
        const prompt = game.prompts.find((one) => one.mine);
        if (!prompt) continue;
        const asked = { id: prompt.id, kind: prompt.kind, seats: prompt.seats, ready: [], label: '' };
        const command = heuristic(game.view, game.legal, asked, seededLuck(`${month}/${seat}`));
        await reply(server.smtpPort, mail, title.notation.print(command));
        await until(
          `the receipt of month ${month} to ${email}`,
          async () =>
            (await outboxOf(url)).find(
              (one) => one.to.includes(email) && one.subject !== mail.subject && one.text.includes(`m${month}/ledger`),
            ) ?? (await api<Shown>(url, `/api/games/${id}`)).body.head.n > game.head.n,
        );
      }
    }

    const finished = await until('the end', async () => {
      const { body } = await api<Shown>(url, `/api/games/${id}`);
      return body.status === 'finished' && body;
    });
    for (const email of PEOPLE)
      await until(`the last mail to ${email}`, async () =>
        (await outboxOf(url)).some((one) => one.to.includes(email) && /over|ended|won|result/i.test(one.subject)),
      );

    const { body: file } = await api<object>(url, `/api/games/${id}/export`);
    const report = auditExport(file, { brotherhood: title }, finished.head);
    expect(report.say).toContain('All is well');
    const mails = await outboxOf(url);
    expect(new Set(mails.map((mail) => mail.raw)).size).toBe(mails.length);
  });
});
