import { beforeEach, describe, expect, test } from 'vitest';
import type { Holder } from '#games/ports.ts';
import { rooms } from '#titles/registry.ts';
import { browser, hiddenFields, openTestHouse, startTestGame, type TestHouse } from './table.fixtures.ts';

let here: TestHouse;
let id: string;
let blue: Holder;
let yellow: Holder;

beforeEach(async () => {
  here = openTestHouse(rooms);
  const game = await startTestGame(here, 'brotherhood');
  id = game.id;
  [blue, yellow] = game.holders as [Holder, Holder];
});

async function send(seat: Holder, fields: Record<string, string>) {
  const who = browser(here);
  const hidden = hiddenFields(await who.text(`/s/${seat.seatToken}`));
  const answer = await who.post(`/games/${id}/orders`, { ...hidden, code: seat.code, ...fields });
  return { who, answer };
}

/** The same in the notation, as pages print it. */
const WRITTEN = 'CC: 3T &amp; TD: 1R + 1P';
const LEDGER = { 'R.TD': '1', 'P.TD': '1', 'T.CC': '3', godfather: '' };

describe('The Brotherhood on the page', () => {
  test('a month is played by forms alone: two ledgers, receipts, and the report of the month', async () => {
    const first = await send(blue, LEDGER);
    expect(first.answer.status).toBe(303);
    const receipt = await first.who.text(first.answer.headers.get('location')!);
    expect(receipt).toContain('for your ledger for month 1');
    expect(receipt).toContain('Awaited now: Yellow.');
    const second = await send(yellow, { orders: 'TD: 1R + 2T' });
    expect(second.answer.status).toBe(303);
    expect(await second.who.text(second.answer.headers.get('location')!)).toContain('they have been played');
    const board = await first.who.text(`/games/${id}`);
    expect(board).toContain('your ledger for month 2');
    expect(board).toContain('What happened last');
    expect(board).toContain('The Midland Courier');
  });

  test('a ledger that costs too much comes back as it was written', async () => {
    const { answer } = await send(blue, { ...LEDGER, 'R.WE': '9' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('Not stored.');
    expect(html).toMatch(/name="R\.WE"[^>]*value="9"/);
    expect(html).toMatch(/name="T\.CC"[^>]*value="3"/);
  });

  test('promise 4: a ledger under seal is on no page or file of others', async () => {
    const { who, answer } = await send(blue, LEDGER);
    const receipt = answer.headers.get('location')!;
    expect(await who.text(receipt)).toContain(WRITTEN);
    const n = answer.headers.get('location')!.split('/').at(-1);
    expect(await who.text(`/games/${id}/export.json`)).toContain('LedgerWritten');
    const opponent = browser(here);
    await opponent.text(`/s/${yellow.seatToken}`);
    for (const other of [browser(here), opponent])
      for (const path of ['', `/replay?n=${n}`, '/export.json', '/audit?run=server', '/statistics', '/live']) {
        const page = await other.text(`/games/${id}${path}`);
        expect(page, path).not.toContain('LedgerWritten');
        expect(page, path).not.toContain(WRITTEN);
      }
  });

  test('a ledger is withdrawn by its button', async () => {
    const { who } = await send(blue, LEDGER);
    const prompt = hiddenFields(await who.text(`/games/${id}`)).prompt!;
    expect((await who.post(`/games/${id}/withdraw`, { prompt, cmdId: 'back' })).status).toBe(303);
    expect(await who.text(`/games/${id}`)).toContain('It is your turn');
  });
});
