import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsOf } from '#engine/commit.ts';
import { seededLuck } from '#engine/luck.ts';
import { auditExport } from '#games/audit.ts';
import { loadGame } from '#games/load.ts';
import { isHouseEvent } from '#games/model.ts';
import type { ListedMail } from '#mail/outbox.ts';
import { rooms } from '#titles/registry.ts';
import { api, outboxOf, reply, type Shown, seatTokenIn, signIn, until, wholeServer } from './server.fixtures.ts';

// Promise 7, on the server that `npm start` runs, with its clock moved by hand: twelve months with people as they are.

const ADA = 'ada@example.org';
const BOB = 'bob@example.org';
const CLEO = 'cleo@example.org';
const DAN = 'dan@example.org';
const EVE = 'eve@example.org';
const ZOE = 'zoe@example.org';
const PEOPLE = [ADA, BOB, CLEO, DAN, EVE];
const HOLIDAYS = [4, 8];

let server: Awaited<ReturnType<typeof wholeServer>>;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.end());

const put = (path: string, token: string, body: unknown) =>
  fetch(`${server.url}${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

/** Moves the server's clock and says what it shows then. */
async function pass(advance: string): Promise<string> {
  const { body } = await api<{ now: string }>(server.url, '/dev/clock', { body: { advance } });
  return body.now;
}

const later = (now: string, hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();

/** What a mail server answers that knows no such mailbox (RFC 3464). */
async function bounce(mail: ListedMail): Promise<void> {
  const all = await outboxOf(server.url);
  const n = all.findIndex(({ id }) => id === mail.id) + 1;
  const sent = await (await fetch(`${server.url}/outbox/${n}/raw`)).text();
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.smtpPort, ignoreTLS: true });
  const raw = [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.org',
    `To: ${mail.replyTo}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="cut"',
    '',
    '--cut',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    `Final-Recipient: rfc822; ${EVE}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--cut',
    'Content-Type: message/rfc822',
    '',
    sent,
    '--cut--',
    '',
  ].join('\r\n');
  await transport.sendMail({ envelope: { from: '', to: [mail.replyTo ?? ''] }, raw });
  transport.close();
}

test('a year of five: one vanishes, one is on holiday twice, one plays by mail only, one can’t be reached', {
  timeout: 600_000,
}, async () => {
  const { url, smtpPort, house } = server;
  const { title } = rooms.brotherhood!;
  const [ada, cleo, eve, zoe] = [
    await signIn(url, ADA),
    await signIn(url, CLEO),
    await signIn(url, EVE),
    await signIn(url, ZOE),
  ];
  const game = {
    ...{ title: 'brotherhood', name: 'The long year', listed: true, turnHours: 48, changeOfMindMinutes: 30 },
    // The Godfathers stay at their meeting: who dies early could not vanish.
    options: { meetingMonths: 12 },
    ...{ graceHours: 12, idleAfter: 2, wantedAfter: 3, keeper: 'heuristic', absenceDays: 20 },
    seats: PEOPLE.map((email) => ({ email, name: email[0]!.toUpperCase() })),
  };
  const { id } = (await api<{ id: string }>(url, '/api/games', { token: ada, body: game })).body;
  expect((await api(url, `/api/games/${id}/start`, { token: ada, body: {} })).status).toBe(200);

  const mailsTo = async (email: string) =>
    (await outboxOf(url)).filter((one) => one.to.includes(email) && one.subject.includes(game.name));
  const tokens = await Promise.all(
    PEOPLE.map((email) =>
      until(
        `the first mail to ${email}`,
        async () => (await mailsTo(email)).filter(({ replyTo }) => replyTo).map(seatTokenIn)[0],
      ),
    ),
  );
  const bobsToken = tokens[1]!;
  const look = async (token?: string) => (await api<Shown>(url, `/api/games/${id}`, token ? { token } : {})).body;
  const facts = async () => {
    const { commits } = (await loadGame(house, id))!;
    return commits.flatMap(({ entries }) =>
      eventsOf(entries).flatMap(({ event }) => (isHouseEvent(event) ? [event] : [])),
    );
  };

  let replaced = false;
  let mailsWhileAway = 0;
  let now = await pass('1m');
  for (let rounds = 0; rounds < 200; rounds++) {
    const open = await look();
    if (open.status === 'finished') break;
    const month = (open as Shown & { view: { month: number } }).view.month;
    for (const [seat, token] of tokens.entries()) {
      const email = PEOPLE[seat]!;
      const shown = await look(token);
      const prompt = shown.prompts.find((one) => one.mine && !one.answered);
      if (!prompt || (email === BOB && month > 3)) continue;
      const asked = { id: prompt.id, kind: prompt.kind, seats: prompt.seats, ready: [], label: prompt.label };
      const command = title.bots.heuristic!(shown.view, shown.legal, asked, seededLuck(`${prompt.id}/${seat}`));
      if (email === CLEO && HOLIDAYS.includes(month)) {
        // She leaves a day before the deadline and is back three days later; only then she writes.
        const away = { from: later(prompt.dueAt, -24), to: later(prompt.dueAt, 72) };
        const before = prompt.dueAt;
        if (now < away.from) {
          expect((await put(`/api/games/${id}/absences/month-${month}`, cleo, away)).status).toBe(200);
          const moved = (await look(token)).prompts.find((one) => one.mine)!.dueAt;
          expect(moved >= away.to && moved > before).toBe(true);
        } else
          expect((await (await put(`/api/games/${id}/absences/late-${month}`, cleo, away)).json()).code).toBeTruthy();
        now = await pass('73h');
        now = await pass('24h');
        HOLIDAYS.splice(HOLIDAYS.indexOf(month), 1);
        const { body } = await api<{ code?: string }>(url, `/api/games/${id}/commands`, {
          token: cleo,
          body: { prompt: prompt.id, id: `${prompt.id}-cleo`.replace('/', '-'), command },
        });
        expect(body.code).toBeUndefined();
      } else if (email === DAN) {
        const mail = await until(`the mail for ${prompt.id} to Dan`, async () =>
          (await mailsTo(DAN)).findLast((one) => one.replyTo && one.subject.includes(prompt.label)),
        );
        await reply(smtpPort, mail, title.notation.print(command));
        await until('Dan’s reply to be stored', async () => {
          const after = await look(token);
          return after.status === 'finished' || !after.prompts.some((one) => one.id === prompt.id && !one.answered);
        });
      } else {
        const sent = await api(url, `/api/games/${id}/commands`, {
          token,
          body: { prompt: prompt.id, id: `${prompt.id}-${seat}`.replace('/', '-'), command },
        });
        expect([200, 201]).toContain(sent.status);
      }
      if (email === EVE && month === 2) {
        const mail = (await mailsTo(EVE)).findLast((one) => one.replyTo)!;
        await bounce(mail);
        await until('the bounce to be noted', async () => {
          const settings = await api<{ mailbox: unknown }>(url, '/api/notices/settings', { token: eve });
          return settings.body.mailbox;
        });
        mailsWhileAway = (await mailsTo(EVE)).length;
      }
      if (email === EVE && month === 6 && mailsWhileAway) {
        expect((await mailsTo(EVE)).length).toBe(mailsWhileAway);
        mailsWhileAway = 0;
        await api(url, '/api/notices/mailbox', { token: eve, body: {} });
      }
    }
    if (!replaced && month >= 9) {
      const { body } = await api<{ seats: { game: string; seat: number }[] }>(url, '/api/seats');
      expect(body.seats).toMatchObject([{ game: id, seat: 1 }]);
      const taken = await api<{ seatToken: string }>(url, `/api/seats/${id}/1`, { token: zoe, body: {} });
      expect(taken).toMatchObject({ status: 200 });
      tokens[1] = taken.body.seatToken;
      PEOPLE[1] = ZOE;
      replaced = true;
    }
    now = await pass('31m');
    if ((await look()).head.n === open.head.n) now = await pass('13h');
  }

  const finished = await look();
  expect(finished.status).toBe('finished');
  const told = await facts();
  const defaulted = told.flatMap((event) => (event.type === 'game:Defaulted' ? [event.seat] : []));
  // Only who vanished was ever played for by the house, until his bot kept the seat.
  expect(new Set(defaulted)).toEqual(new Set([1]));
  expect(defaulted.length).toBeGreaterThanOrEqual(3);
  expect(told.filter(({ type }) => type === 'game:SeatWanted')).toHaveLength(1);
  expect(told.filter(({ type }) => type === 'game:AbsenceSet')).toHaveLength(2);
  expect(told.filter(({ type }) => type === 'game:SeatTakenOver')).toHaveLength(1);
  // Who vanished is told once that his seat is lost, his link is dead, and his successor has the seat.
  expect((await mailsTo(BOB)).filter(({ subject }) => /seat/i.test(subject)).length).toBeGreaterThan(0);
  expect((await api<{ code: string }>(url, `/api/games/${id}`, { token: bobsToken })).status).toBe(401);
  expect(replaced).toBe(true);
  // Eve’s mail goes again since she said that her mailbox works, and the end of the game is told to all who are in it.
  for (const email of [ADA, ZOE, CLEO, DAN, EVE])
    await until(`the last mail to ${email}`, async () =>
      (await mailsTo(email)).some(({ subject }) => subject.includes('the game is over')),
    );
  const { body: file } = await api<object>(url, `/api/games/${id}/export`);
  expect(auditExport(file, { brotherhood: title }, finished.head).say).toContain('All is well');
});
