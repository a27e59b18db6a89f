import { describe, expect, test } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { loadGame } from '#games/load.ts';
import { rooms } from '#titles/registry.ts';
import { answerMime, mimeOf } from './mime.ts';
import { receiveMail } from './read/inbox.ts';
import { sayOutcome } from './read/sayOutcome.ts';
import { ownWords } from './read/strip.ts';
import { config, layTable } from './table.fixtures.ts';

const room = rooms.brotherhood!;
const AT = '2026-03-01T19:00:00.000Z';
const players = ['anna', 'bert', 'carl'].map((name) => ({ email: `${name}@example.org`, name }));

describe('The Brotherhood by mail', () => {
  test('asks with the board, an example and prices, and the whole mail is far smaller than what may come back', async () => {
    const table = await layTable({ room, players });
    const letter = await table.newest(0);
    expect(letter.subject).toMatch(/^\[Midland Nights\] The Brotherhood: .*month 1/);
    expect(letter.text).toContain(
      room.ui.boardText(room.title.view((await loadGame(table.house, table.game))!.state.inner, 0)),
    );
    expect(letter.text).toMatch(/^\| .*\bSB\b/m);
    expect((await mimeOf(letter, AT)).raw.length).toBeLessThan(171 * 1024);
    for (const line of letter.text.split('\n')) expect([line, line.length <= 110]).toEqual([line, true]);
  });

  test('nothing that its turn mail prints is a ledger, even for a reader who knows nothing of quotations', async () => {
    const table = await layTable({ room, players });
    const { inner } = (await loadGame(table.house, table.game))!.state;
    const { text } = await table.newest(0);
    const { own } = ownWords(text.split('\n').slice(1).join('\n'));
    expect(own).toContain('Midland Nights');
    expect(isRefusal(room.title.notation.parse(inner, 0, own))).toBe(true);
    const barred = text.split('\n').filter((line) => line.startsWith('|'));
    expect(barred.length).toBeGreaterThan(1);
    expect(isRefusal(room.title.notation.parse(inner, 0, barred.join('\n')))).toBe(true);
  });

  test('takes a ledger by mail, and the answer to a refused one names the word', async () => {
    const table = await layTable({ room, players });
    const letter = await table.newest(0);
    const send = async (text: string) => {
      const { raw, from, to } = await answerMime(letter, text, AT);
      return receiveMail(table.house, config, raw, { from, to }, null);
    };
    expect(sayOutcome(await send('Hi\n2R: SB + T\nG: Nowhere\n'))).toContain(
      'Refused, nothing was changed. This does not belong here',
    );
    expect((await table.newest(0)).text.replace(/\s+/g, ' ')).toMatch(/Line 3, “G: Nowhere”, at “Nowhere”/);
    const done = await send('Hi\nNOTHING\n\nSee you, Anna');
    expect(done).toMatchObject({ outcome: 'played' });
    expect(sayOutcome(done)).toMatch(/^Stored as commit #\d+: NOTHING$/);
    expect((await table.newest(0)).text).toContain('| NOTHING');
  });

  test('names the lines of a refused mail as they stand in it, and none that is press or a word on the orders', async () => {
    const table = await layTable({ room, players });
    const { raw, from, to } = await answerMime(
      await table.newest(0),
      'NOT READY YET\nPRESS ALL: 99R: WE, says Blue\nG: Nowhere at 7\nORDERS\nG: Nowhere\n',
      AT,
    );
    expect(await receiveMail(table.house, config, raw, { from, to }, null)).toMatchObject({ outcome: 'refused' });
    const text = (await table.newest(0)).text.replace(/\s+/g, ' ');
    expect(text).toContain('Line 5, “G: Nowhere”, at “Nowhere”');
    expect(text.match(/Line \d+,/g)).toEqual(['Line 5,']);
  });
});

test('each outcome has its sentence', () => {
  expect(sayOutcome({ outcome: 'unknown' })).toBe('No seat has this reply address.');
  expect(sayOutcome({ outcome: 'ignored', why: 'bounce' })).toContain('bounce');
  expect(sayOutcome({ outcome: 'draft' })).toContain('another address');
});
