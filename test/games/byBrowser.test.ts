import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, tooWide, troublesOf } from './browser.fixtures.ts';
import { outboxOf, reply, until, wholeServer } from './server.fixtures.ts';

let server: Awaited<ReturnType<typeof wholeServer>>;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([wholeServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.end();
});

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 800 };

/** Fills what the form shows: one Revenue where it is cheapest and nobody controls it, and the Godfather where he has to be. */
async function fillLedger(page: Page, month: number): Promise<void> {
  if (month === 1) {
    await page.fill('[name="R.TD"]', '2');
    await page.fill('[name="T.TD"]', '1');
  }
  const godfather = page.locator('select[name="godfather"]');
  if (month === 5 && (await godfather.count())) await godfather.selectOption('TD');
}

const monthOf = async (page: Page): Promise<number | null> => {
  const prompt = await page
    .locator('form.orders-form [name="prompt"]')
    .first()
    .getAttribute('value', { timeout: 1000 })
    .catch(() => null);
  return prompt === null ? null : Number(/^m(\d+)\//.exec(prompt)?.[1]);
};

async function playToTheEnd(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Play The Brotherhood against bots now' }).first().click();
  await page.waitForURL(/\/games\//);
  const game = page.url();
  for (let turns = 0; turns < 12; turns++) {
    const month = await monthOf(page);
    if (month === null) break;
    await fillLedger(page, month);
    await page.getByRole('button', { name: 'Send my orders' }).click();
    await page.waitForURL(/receipts/);
    await page.goto(game);
  }
  return page;
}

describe('a game by browser only', () => {
  test('is played from the first click to the audit without scripts, on a desk', { timeout: 240_000 }, async () => {
    const context = await browser.newContext({ viewport: desk, javaScriptEnabled: false });
    const page = await playToTheEnd(context, server.url);
    const game = page.url();
    expect(await page.textContent('body')).toMatch(/wins|won|draw|share/i);
    await page.goto(`${game}/audit?run=server`);
    expect(await page.textContent('main')).toContain('All is well');
    for (const path of ['/replay?n=3', '/statistics', ''])
      expect((await page.goto(`${game}${path}`))?.status()).toBe(200);
    await context.close();
  });

  test('works on a phone with scripts: the total follows the typing, the audit runs in the browser', {
    timeout: 240_000,
  }, async () => {
    const context = await browser.newContext({ viewport: phone });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(server.url);
    expect(await troublesOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play The Brotherhood against bots now' }).first().click();
    await page.waitForURL(/\/games\//);
    const game = page.url();
    await page.fill('[name="R.SB"]', '2');
    await page.fill('[name="T.SB"]', '1');
    await until('the total', async () => (await page.textContent('form.orders-form'))?.includes('$18,000'));
    expect(await tooWide(page)).toBe(false);
    expect(await troublesOf(page)).toEqual([]);
    await page.fill('[name="R.SB"]', '3');
    await page.getByRole('button', { name: 'Send my orders' }).click();
    await until('the refusal', async () => (await page.textContent('body'))?.includes('$26,000'));
    expect(await page.inputValue('[name="R.SB"]')).toBe('3');
    await page.fill('[name="R.SB"]', '2');
    await page.getByRole('button', { name: 'Send my orders' }).click();
    await page.waitForURL(/receipts/);
    expect(await page.textContent('main')).toContain('SB: 2R + 1T');
    expect(await troublesOf(page)).toEqual([]);
    for (const path of ['', '/replay?n=4', '/statistics', '/audit']) {
      await page.goto(`${game}${path}`);
      expect([path, await tooWide(page)]).toEqual([path, false]);
      expect([path, await troublesOf(page)]).toEqual([path, []]);
    }
    await page.goto(`${game}/audit`);
    await page.getByRole('button', { name: 'Check in this browser' }).click();
    await until('the verdict', async () => /So far all is well/.test((await page.textContent('main')) ?? ''));
    expect(errors.filter((error) => !error.includes('422'))).toEqual([]);
    await context.close();
  });
});

describe('a game by browser and mail', () => {
  test('an organiser lays a table on the page; one friend answers on the board, one by replying to the mail', {
    timeout: 240_000,
  }, async () => {
    const { url } = server;
    const organiser = await browser.newContext({ viewport: desk });
    const page = await organiser.newPage();
    const submit = () => page.locator('main form button[type="submit"]').last().click();
    await page.goto(`${url}/sign-in`);
    await page.fill('[name="email"]', 'olga@example.org');
    await submit();
    await page.waitForSelector('[name="code"]');
    const mailTo = (address: string, says: RegExp) =>
      until(`the mail to ${address}`, async () =>
        (await outboxOf(url)).findLast((mail) => mail.to.includes(address) && says.test(mail.subject)),
      );
    const code = /\b\d{6}\b/.exec((await mailTo('olga', /code/)).text)?.[0] ?? '';
    await page.fill('[name="code"]', code);
    await submit();
    await page.waitForURL(/\/my/);
    await page.goto(`${url}/games/new`);
    expect(await troublesOf(page)).toEqual([]);
    await page.fill('[name="name"]', 'Browser Nights');
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll('details')) closed.open = true;
    });
    await page.fill('[name="option.months"]', '1');
    await page.fill('[name="changeOfMindMinutes"]', '0');
    for (const [row, kind, email] of [
      [1, 'mail', 'pete@example.org'],
      [2, 'mail', 'mary@example.org'],
      [3, 'none', ''],
      [4, 'none', ''],
    ] as const) {
      await page.selectOption(`[name="seat.${row}.kind"]`, kind);
      if (email) await page.fill(`[name="seat.${row}.email"]`, email);
    }
    await submit();
    await page.waitForURL(/lobby/);
    const id = /games\/([^/]+)\/lobby/.exec(page.url())?.[1] ?? '';
    expect(await page.textContent('main')).toContain('pete');

    const friend = await (await browser.newContext({ viewport: phone, javaScriptEnabled: false })).newPage();
    const invitation = await mailTo('pete', /invit/i);
    await friend.goto(/http\S+\/join\/\S+/.exec(invitation.text)?.[0] ?? '');
    await friend.fill('[name="cut"]', 'a word of my own');
    await friend.getByRole('button', { name: 'Take the seat' }).click();
    await friend.waitForURL(/games/);
    await page.reload();
    expect(await page.textContent('main')).toMatch(/accepted/i);
    await page.getByRole('button', { name: /^start/i }).click();
    await page.waitForURL(/\/games\/[^/]+$/);

    for (const one of [page, friend]) {
      await one.goto(`${url}/games/${id}`);
      await one.fill('[name="R.TD"]', '2');
      await one.getByRole('button', { name: 'Send my orders' }).click();
      await one.waitForURL(/receipts/);
    }
    const turn = await mailTo('mary', /ledger for month 1/);
    const link = await (await browser.newContext()).newPage();
    await link.goto(/http\S+\/s\/\S+/.exec(turn.text)?.[0] ?? '');
    await link.fill('[name="orders"]', '1R: SB');
    await link.getByRole('button', { name: 'Send my orders' }).click();
    expect(await link.textContent('main')).toMatch(/code/i);
    await reply(server.smtpPort, turn, '1R: ES + T');

    await until('the end', async () => {
      await page.goto(`${url}/games/${id}`);
      return /The game is over/.test((await page.textContent('main')) ?? '');
    });
    await page.goto(`${url}/games/${id}/audit?run=server`);
    expect(await page.textContent('main')).toContain('All is well');
    expect(await page.textContent('main')).not.toContain('undefined');
    await organiser.close();
  });
});
