import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { auditExport } from '#games/audit.ts';
import { rooms } from '#titles/registry.ts';
import { openBrowser } from './browser.fixtures.ts';
import { api, outboxOf, type Shown, seatTokenIn, signIn, until, wholeServer } from './server.fixtures.ts';

const PEOPLE = ['xenia@example.org', 'yuri@example.org', 'zora@example.org'];

let server: Awaited<ReturnType<typeof wholeServer>>;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([wholeServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

/** Opens the board by the link of a mail and types the code beside it at the first move. */
async function sitDown(email: string, game: string): Promise<{ page: Page; token: string; code: string } | null> {
  const mail = (await outboxOf(server.url)).find(
    (one) => one.to.includes(email) && one.subject.includes(game) && one.text.includes('/s/'),
  );
  if (!mail) return null;
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${server.url}/s/${seatTokenIn(mail)}`);
  return { page, token: seatTokenIn(mail), code: /code (\d{4})/.exec(mail.text)?.[1] ?? '' };
}

describe('three people at their screens', () => {
  test.each([
    ['among-thieves', { pace: 'live' }],
    ['whacktown', { roundLimit: 3 }],
    ['thug-life', { respectGoal: 5 }],
    ['brotherhood', { pace: 'sheet', months: 3, startCash: 60_000, meetingMonths: 1 }],
  ])('play %s %j in three browsers without scripts to an audited end', { timeout: 300_000 }, async (name, options) => {
    const { url } = server;
    const { title } = rooms[name]!;
    const token = await signIn(url, PEOPLE[0]!);
    const seats = PEOPLE.map((email) => ({ email, name: email[0]! }));
    const created = await api<{ id: string }>(url, '/api/games', {
      token,
      body: { title: name, name: `Live ${name}`, options, seats, turnHours: 1 },
    });
    const { id } = created.body;
    await api(url, `/api/games/${id}/start`, { token, body: {} });
    // In a game of turns a seat gets its first mail when it is asked for something.
    const table = new Map<number, NonNullable<Awaited<ReturnType<typeof sitDown>>>>();
    for (let moves = 0; moves < 400; moves++) {
      if ((await api<Shown>(url, `/api/games/${id}`)).body.status === 'finished') break;
      for (const [seat, email] of PEOPLE.entries()) {
        const sitting = table.get(seat) ?? (await sitDown(email, `Live ${name}`));
        if (!sitting) continue;
        table.set(seat, sitting);
        const { page, token: seatToken, code } = sitting;
        const { body: shown } = await api<Shown>(url, `/api/games/${id}`, { token: seatToken });
        const prompt = shown.prompts.find((one) => one.mine && !one.answered);
        if (!prompt) continue;
        const asked = { id: prompt.id, kind: prompt.kind, seats: prompt.seats, ready: [], label: prompt.label };
        const command = title.bots.heuristic!(shown.view, shown.legal, asked, seededLuck(`${prompt.id}/${seat}`));
        await page.goto(`${url}/s/${seatToken}`);
        const folded = page.locator('form.orders-form details:not([open]):has([name="orders"]) > summary');
        if (await folded.count()) await folded.first().click();
        await page.fill('form.orders-form [name="orders"]', title.notation.print(command));
        const box = page.locator('form.orders-form [name="code"]');
        if (await box.count()) await box.fill(code);
        await page.getByRole('button', { name: 'Send my orders' }).click();
        // Whoever is asked again at once is shown the board with what he has sent, others their receipt.
        await page.waitForURL(/receipts|sent=/);
      }
    }

    const { body: finished } = await api<Shown>(url, `/api/games/${id}`);
    expect(finished.status).toBe('finished');
    const { body: file } = await api<object>(url, `/api/games/${id}/export`);
    expect(auditExport(file, { [name]: title }, finished.head).say).toContain('All is well');
    const { page } = table.get(0)!;
    await page.goto(`${url}/games/${id}`);
    expect(await page.textContent('main')).not.toContain('undefined');
  });

  test('a page that stays open shows by itself what the others did', { timeout: 120_000 }, async () => {
    const { url } = server;
    const token = await signIn(url, PEOPLE[0]!);
    const created = await api<{ id: string }>(url, '/api/games', {
      token,
      body: {
        title: 'brotherhood',
        name: 'Watched',
        seats: [{ email: PEOPLE[0] }, { bot: 'heuristic' }],
        turnHours: 1,
      },
    });
    const { id } = created.body;
    await api(url, `/api/games/${id}/start`, { token, body: {} });
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${url}/games/${id}`);
    const headOn = async () => Number(await page.locator('#live').getAttribute('data-n'));
    const before = await headOn();
    const body = { prompt: 'm1/ledger', id: 'one', orders: 'NOTHING' };
    await api(url, `/api/games/${id}/commands`, { token, body });
    const { body: shown } = await api<Shown>(url, `/api/games/${id}`, { token });
    expect(shown.head.n).toBeGreaterThan(before);
    const began = performance.now();
    await until('the page to show it', async () => ((await headOn()) === shown.head.n ? true : undefined));
    process.stdout.write(`the page showed it after ${Math.round(performance.now() - began)} ms\n`);
  });
});
