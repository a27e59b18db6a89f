import { describe, expect, test } from 'vitest';
import { loadGame } from '#games/load.ts';
import { answerMime } from '../mime.ts';
import { config, layTable, type Table } from '../table.fixtures.ts';
import { type MailOutcome, receiveMail } from './inbox.ts';

const AT = '2026-03-01T19:00:00.000Z';
let sent = 0;

interface Mail {
  from?: string;
  to?: string;
  subject?: string;
  headers?: string;
  id?: string | null;
  body: string;
}

/** A plain mail as bytes; each with a Message-ID of its own unless told otherwise. */
function bytesOf({
  from = 'Anna <anna@example.org>',
  to = '',
  subject = 'Re: your bid',
  headers = '',
  id,
  body,
}: Mail) {
  const messageId = id === null ? '' : `Message-ID: ${id ?? `<${++sent}@mail.example.org>`}\r\n`;
  const head = `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\n${messageId}${headers}MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n`;
  return Buffer.from(`${head}\r\n${body.replace(/\r?\n/g, '\r\n')}`);
}

async function answer(table: Table, mail: Mail, verified: boolean | null = null, envelopeFrom = 'anna@example.org') {
  const to = mail.to ?? (await table.newest(0)).replyTo!;
  return receiveMail(table.house, config, bytesOf({ ...mail, to }), { from: envelopeFrom, to: [to] }, verified);
}

const codeOf = (done: MailOutcome) => (done.outcome === 'refused' ? done.refusal.code : done.outcome);

/** What seat 0 has bid as stored, or null. */
const stored = async (table: Table) =>
  (await loadGame(table.house, table.game))!.state.inner as { bids: (number | null)[] };

describe('a reply', () => {
  test('is played and answered by exactly one receipt, with its greetings listed', async () => {
    const table = await layTable();
    const before = table.letters.length;
    const done = await answer(table, { body: 'Dear house,\nBID 12\nThanks!\n' });
    expect(done).toMatchObject({ outcome: 'played', receipt: { orders: 'BID 12', repeated: false } });
    expect((await stored(table)).bids).toEqual([12, null]);
    expect(table.letters.length).toBe(before + 1);
    const receipt = await table.newest(0);
    expect(receipt.subject).toContain('receipt');
    expect(receipt.text).toContain('| Dear house,');
    expect(receipt.text).toContain('| Thanks!');
  });

  test('may say that its writer is not ready yet: the orders stand, and the game waits for him', async () => {
    const table = await layTable();
    const said = async () => (await loadGame(table.house, table.game))!.state.prompts;
    await answer(table, { body: 'BID 12\nNot ready yet.\n' });
    expect((await stored(table)).bids).toEqual([12, null]);
    expect(Object.values(await said()).map((prompt) => prompt.said)).toEqual([{ 0: 'later' }]);
    const alone = await answer(table, { body: 'NOT READY\n' });
    expect(codeOf(alone)).toBe('WORD_ALONE');
    await answer(table, { body: 'BID 13\nready now\n' });
    expect(Object.values(await said()).map((prompt) => prompt.said)).toEqual([{ 0: 'now' }]);
  });

  test('that comes twice counts once and gets one receipt', async () => {
    const table = await layTable();
    const mail = { body: 'BID 12', id: '<same@mail.example.org>' };
    await answer(table, mail);
    const [n, letters] = [await table.n(), table.letters.length];
    const again = await answer(table, mail);
    expect(again).toMatchObject({ outcome: 'played', receipt: { repeated: true } });
    expect(await table.n()).toBe(n);
    expect(table.letters.length).toBe(letters);
  });

  test('without a Message-ID is known again by its bytes', async () => {
    const table = await layTable();
    await answer(table, { body: 'BID 12', id: null });
    const to = `play+${(await table.holder(0)).replyToken}.4@play.consigliere.test`;
    const n = await table.n();
    expect(await answer(table, { body: 'BID 12', id: null, to })).toMatchObject({ receipt: { repeated: true } });
    expect(await table.n()).toBe(n);
  });

  test('to a receipt replaces the orders', async () => {
    const table = await layTable();
    await answer(table, { body: 'BID 12' });
    const receipt = await table.newest(0);
    const quoted = `BID 34\n\n> ${receipt.text.replace(/\n/g, '\n> ')}`;
    await answer(table, { body: quoted, to: receipt.replyTo! });
    expect((await stored(table)).bids).toEqual([34, null]);
  });

  test('from the outbox page’s box is played like one from a mail program', async () => {
    const table = await layTable();
    const letter = await table.newest(0);
    const { raw, from, to } = await answerMime(letter, 'BID 77\n\nGrüße', AT);
    expect(await receiveMail(table.house, config, raw, { from, to }, null)).toMatchObject({ outcome: 'played' });
    expect((await stored(table)).bids).toEqual([77, null]);
  });

  test('finds its seat in the headers when the envelope does not name it, and never in others', async () => {
    const table = await layTable();
    const { replyToken } = await table.holder(0);
    const to = `Consigliere <play+${replyToken.toUpperCase()}@PLAY.consigliere.test>`;
    const envelope = { from: 'anna@example.org', to: ['collector@play.consigliere.test'] };
    expect(await receiveMail(table.house, config, bytesOf({ to, body: 'BID 3' }), envelope, null)).toMatchObject({
      outcome: 'played',
    });
    const hidden = bytesOf({ to: 'x@example.org', headers: `Reply-To: ${to}\r\nX-Seat: ${to}\r\n`, body: 'BID 4' });
    expect(await receiveMail(table.house, config, hidden, envelope, null)).toEqual({ outcome: 'unknown' });
    const elsewhere = `play+${replyToken}@example.org`;
    expect(codeOf(await answer(table, { body: 'BID 5', to: elsewhere }))).toBe('unknown');
  });
});

describe('a refusal', () => {
  test('names each line that was not understood and what would be right, and changes nothing', async () => {
    const table = await layTable();
    const [n, { replyTo }] = [await table.n(), await table.newest(0)];
    expect(codeOf(await answer(table, { body: 'BID 12\nBID many 3\nhello\nbid x9' }))).toBe('BAD_WORD');
    const letter = await table.newest(0);
    expect(letter.text).toContain('Line 2, “BID many 3”: An order here is BID and a number from 0 to 700.');
    expect(letter.text.replace(/\s+/g, ' ')).toContain('Line 4, “bid x9”: An order here is BID');
    expect(letter.text).not.toContain('Line 1,');
    expect(letter.text).not.toContain('Line 3,');
    expect(letter.text).toContain('| BID 700');
    expect(letter.replyTo).toBe(replyTo);
    expect(letter.headers['Auto-Submitted']).toBe('auto-replied');
    expect(await table.n()).toBe(n);
  });

  test('of orders that are too dear has the numbers', async () => {
    const table = await layTable();
    expect(codeOf(await answer(table, { body: 'BID 701' }))).toBe('TOO_MUCH');
    expect((await table.newest(0)).text).toContain('You bid 701 pennies and have 700.');
  });

  test('answers the old mail of a closed round, and leaves the new round alone', async () => {
    const table = await layTable();
    const old = (await table.newest(0)).replyTo!;
    await answer(table, { body: 'BID 1' });
    const other = (await table.newest(1)).replyTo!;
    await answer(table, { from: 'bert@example.org', to: other, body: 'BID 2' });
    expect((await table.newest(0)).subject).toContain('round 2');
    expect(codeOf(await answer(table, { body: 'BID 3', to: old }))).toBe('PROMPT_CLOSED');
    expect((await table.newest(0)).text).toContain('You are asked for your bid for round 2 now');
    expect((await stored(table)).bids).toEqual([null, null]);
  });

  test('comes for an empty mail, for one too large and for one that nothing can be made of', async () => {
    const table = await layTable();
    expect(codeOf(await answer(table, { body: '\n \n' }))).toBe('EMPTY_MAIL');
    expect((await table.newest(0)).text).toContain('There are no orders of yours in this mail.');
    expect(codeOf(await answer(table, { body: `BID 1\n${'x'.repeat(config.maxBytes)}` }))).toBe('TOO_LARGE');
    expect((await table.newest(0)).text).toContain('at most 1024 KB are read');
    expect(codeOf(await answer(table, { body: 'BID 1', headers: `X-Long: ${'y'.repeat(140_000)}\r\n` }))).toBe(
      'UNREADABLE',
    );
    expect((await stored(table)).bids).toEqual([null, null]);
  });

  test('is sent once for the same mail', async () => {
    const table = await layTable();
    const mail = { body: 'BID x1', id: '<again@mail.example.org>', to: (await table.newest(0)).replyTo! };
    await answer(table, mail);
    const letters = table.letters.length;
    await answer(table, mail);
    expect(table.letters.length).toBe(letters);
  });
});

describe('a mail that can’t be told to be the player’s', () => {
  const strangers: [string, Mail, boolean | null][] = [
    ['comes from another address', { from: 'anna@work.example', body: 'BID 9' }, null],
    ['has a sender that the receiving service could not verify', { body: 'BID 9' }, false],
    ['names two senders', { headers: 'From: eve@example.net\r\n', body: 'BID 9' }, null],
    ['comes verified, but from another address', { from: 'eve@example.net', body: 'BID 9' }, true],
  ];
  test.each(strangers)(
    '%s: it is a draft, sent to the seat’s own address with a link that fills the form',
    async (_, mail, verified) => {
      const table = await layTable();
      expect(await answer(table, mail, verified)).toEqual({ outcome: 'draft' });
      expect((await stored(table)).bids).toEqual([null, null]);
      const letter = table.letters.at(-1)!;
      expect(letter.to).toBe('anna@example.org');
      const [, draft = ''] = /\?draft=([\w-]+)/.exec(letter.text) ?? [];
      expect(Buffer.from(draft, 'base64url').toString()).toBe('BID 9');
      expect(letter.replyTo).toBeNull();
    },
  );

  test('has no link for orders that are too long for one', async () => {
    const table = await layTable();
    await answer(table, { from: 'x@example.net', body: `BID 9\n${'hello there\n'.repeat(120)}` });
    expect(table.letters.at(-1)!.text).not.toContain('?draft=');
    expect(table.letters.at(-1)!.text).toContain('too long for a link');
  });
});

describe('silence', () => {
  const machines: [string, Mail, string][] = [
    ['an out-of-office note', { subject: 'Out of Office: bid', body: 'BID 1' }, 'anna@example.org'],
    ['an automatic reply', { headers: 'Auto-Submitted: auto-replied\r\n', body: 'BID 1' }, 'anna@example.org'],
    ['a bounce', { from: 'MAILER-DAEMON@example.org', body: 'BID 1' }, ''],
  ];
  test.each(machines)('is the answer to %s', async (_, mail, envelopeFrom) => {
    const table = await layTable();
    const letters = table.letters.length;
    expect((await answer(table, mail, null, envelopeFrom)).outcome).toBe('ignored');
    expect(table.letters.length).toBe(letters);
    expect((await stored(table)).bids).toEqual([null, null]);
  });

  test('is the answer to an address that no seat has', async () => {
    const table = await layTable();
    const letters = table.letters.length;
    const to = `play+${'a'.repeat(26)}.4@play.consigliere.test`;
    expect(await answer(table, { body: 'BID 1', to })).toEqual({ outcome: 'unknown' });
    expect(table.letters.length).toBe(letters);
  });
});

test('more mails than a person can write are refused, and only the first of them is told so', async () => {
  const table = await layTable();
  const to = (await table.newest(0)).replyTo!;
  const few = { ...config, mailsAnHour: 2 };
  const send = (body: string) =>
    receiveMail(table.house, few, bytesOf({ to, body }), { from: 'anna@example.org', to: [to] }, null);
  await send('BID 1');
  await send('BID 2');
  const letters = table.letters.length;
  expect(codeOf(await send('BID 3'))).toBe('TOO_MANY');
  expect(codeOf(await send('BID 4'))).toBe('TOO_MANY');
  expect(table.letters.length).toBe(letters + 1);
  table.setTime('2026-03-01T20:00:00.000Z');
  expect((await send('BID 5')).outcome).toBe('played');
});

describe('what our own mails print is never an order', () => {
  const quotings: [string, (text: string) => string][] = [
    ['sent back unedited', (text) => text],
    ['quoted with marks', (text) => `On Sun, 1 Mar 2026 at 19:00, Consigliere wrote:\n${text.replace(/^/gm, '> ')}`],
    ['quoted without marks below a header', (text) => `From: Consigliere\nSent: 1 March 2026\nTo: Anna\n\n${text}`],
    ['quoted by a program that we know nothing of', (text) => text.split('\n').slice(1).join('\n')],
    [
      'copied line by line',
      (text) =>
        text
          .split('\n')
          .filter((line) => line.startsWith('|'))
          .join('\n'),
    ],
  ];
  test.each(quotings)('%s', async (_, quoted) => {
    const table = await layTable();
    await answer(table, { body: 'BID 55' });
    for (const kind of ['/turn/', 'receipt/']) {
      const letter = table.letters.findLast(({ key, to }) => key.includes(kind) && to === 'anna@example.org')!;
      expect(letter.text).toMatch(/^\| BID \d+$/m);
      expect((await answer(table, { body: quoted(letter.text), to: letter.replyTo! })).outcome).toBe('refused');
    }
    expect((await stored(table)).bids).toEqual([55, null]);
  });
});

test('notes hold neither addresses nor contents', async () => {
  const table = await layTable();
  const to = (await table.newest(0)).replyTo!;
  await answer(table, { to, body: 'BID 12' });
  await answer(table, { to, from: 'eve@example.net', body: 'BID 613' });
  await answer(table, { to, body: 'BID 99999' });
  expect(table.notes.length).toBeGreaterThanOrEqual(3);
  expect(table.notes.join('\n')).not.toMatch(/@|BID|613|99999/);
});
