import { beforeEach, describe, expect, test } from 'vitest';
import { loadGame } from '#games/load.ts';
import type { Holder } from '#games/ports.ts';
import { longshotRoom } from '../../../test/longshotRoom.tsx';
import { browser, hiddenFields, openTestHouse, startTestGame, type TestHouse } from './table.fixtures.ts';

let here: TestHouse;
let id: string;
let amber: Holder;

beforeEach(async () => {
  here = openTestHouse({ longshot: longshotRoom() });
  const game = await startTestGame(here, 'longshot');
  id = game.id;
  [amber] = game.holders as [Holder];
});

const inner = async () => (await loadGame(here.house, id))!.state.inner as { pot: number; scores: number[] };

/** A browser at the board of the first seat, and the fields of its form. */
async function seated() {
  const who = browser(here);
  const fields = hiddenFields(await who.text(`/s/${amber.seatToken}`));
  const send = (orders: string, more: Record<string, string> = {}) =>
    who.post(`/games/${id}/orders`, { ...fields, code: amber.code, orders, ...more });
  return { who, fields, send };
}

/** What stands between tags, blanks made one. */
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a form of several lines', () => {
  test('of which one is refused comes back with what was done, why not the rest, and filled with what is left', async () => {
    const { who, fields, send } = await seated();
    const sent = await send('ROLL\nROLL\nMARK 9\nBANK');
    expect(sent.status).toBe(422);
    const html = await sent.text();
    const words = wordsOf(html);
    expect(words).toContain('Stored ✓ ROLL ( receipt #');
    expect(words).toContain('Not done: MARK 9 : A die has 1 to 6, not 9.');
    expect(words).toContain('Not tried, because it stands behind that line: BANK');
    expect(html).toContain('<textarea name="orders">MARK 9\nBANK</textarea>');
    expect(await inner()).toMatchObject({ pot: 8 });
    const again = hiddenFields(html);
    expect(again.cmdId).not.toBe(fields.cmdId);
    expect(again.prompt).toBe('t1/roll3');
    const rest = await who.post(`/games/${id}/orders`, { ...again, orders: 'MARK 5\nBANK' });
    expect(rest.status).toBe(303);
    expect(await inner()).toMatchObject({ scores: [8, 0] });
    const receipt = wordsOf(await who.text(rest.headers.get('location')!));
    expect(receipt).toContain('Before it, in the same turn ROLL ( receipt #');
    expect(receipt).toContain('They have been carried out.');
  });

  test('that is sent twice counts once and is answered alike', async () => {
    const { send } = await seated();
    const first = wordsOf(await (await send('ROLL\nMARK 9\nBANK')).text());
    const [pot, n] = [(await inner()).pot, (await loadGame(here.house, id))!.state.head.n];
    const second = await send('ROLL\nMARK 9\nBANK');
    expect(second.status).toBe(422);
    expect(wordsOf(await second.text()).slice(0, 400)).toBe(first.slice(0, 400));
    expect([(await inner()).pot, (await loadGame(here.house, id))!.state.head.n]).toEqual([pot, n]);
    const { send: other } = await seated();
    await Promise.all([other('ROLL\nROLL\nBANK'), other('ROLL\nROLL\nBANK')]);
    expect(await inner()).toMatchObject({ scores: [12, 0] });
  });

  test('that leaves the word with its player leads back to the board, which says what is stored and asks on', async () => {
    const { who, send } = await seated();
    const sent = await send('ROLL\nROLL');
    expect(sent.status).toBe(303);
    const to = sent.headers.get('location')!;
    expect(to).toMatch(/^\/games\/\w+\?sent=[\w-]+#orders$/);
    const html = await who.text(to);
    expect(wordsOf(html)).toContain('It is your turn: your roll 3 of turn 1.');
    expect(html.match(/receipt #\d+/g)).toHaveLength(2);
    expect(await browser(here).text(to)).not.toContain('receipt #');
    expect(await who.text(`/games/${id}?sent=nothing`)).not.toContain('receipt #');
  });

  test('that is refused at its first line comes back as it was sent, and nothing is stored', async () => {
    const { send } = await seated();
    const sent = await send('BANK\nROLL');
    expect(sent.status).toBe(422);
    const html = await sent.text();
    expect(html).toContain('<textarea name="orders">BANK\nROLL</textarea>');
    expect(html).not.toContain('Stored ✓');
  });
});
