import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { loadGame } from '#games/load.ts';
import { type Listener, startListener } from './listener.ts';
import { config, layTable, type Table } from './table.fixtures.ts';

let listener: Listener;
let table: Table;
afterEach(() => listener.stop());

async function listen(): Promise<string> {
  table = await layTable();
  listener = await startListener(table.house, { ...config, mailsAnHour: 3 }, 0);
  return (await table.newest(0)).replyTo!;
}

/** Sends as a mail program does; answers with the server's last word. */
async function send(mail: { from?: string; to: string | string[]; text: string; messageId?: string }): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  try {
    return (await transport.sendMail({ from: 'anna@example.org', subject: 'Re: your bid', ...mail })).response;
  } finally {
    transport.close();
  }
}

const bids = async () => ((await loadGame(table.house, table.game))!.state.inner as { bids: (number | null)[] }).bids;

test('a mail from a mail program is accepted when its orders are stored', async () => {
  const to = await listen();
  expect(await send({ to, text: 'Hello,\nBID 12' })).toBe('250 OK: played');
  expect(await bids()).toEqual([12, null]);
  expect((await table.newest(0)).text).toContain('| BID 12');
});

test('an address that no seat has is refused at once, and a known one beside it is served', async () => {
  const to = await listen();
  await expect(send({ to: 'consigliere@play.consigliere.test', text: 'BID 1' })).rejects.toThrow('550');
  expect(await send({ to: [to, `play+${'a'.repeat(26)}@play.consigliere.test`], text: 'BID 2' })).toBe(
    '250 OK: played',
  );
  expect(await bids()).toEqual([2, null]);
});

test('a mail that is refused is accepted all the same, and answered by mail', async () => {
  const to = await listen();
  expect(await send({ to, text: 'BID 9999' })).toBe('250 OK: refused');
  expect((await table.newest(0)).text).toContain('You bid 9999 pennies and have 700.');
});

test('a mail that is too large is refused with the limit', async () => {
  const to = await listen();
  await expect(send({ to, text: `BID 1\n${'long '.repeat(300_000)}` })).rejects.toThrow(/552/);
  expect(await bids()).toEqual([null, null]);
});

test('a mail that can’t be stored stays with the program, which brings it again', async () => {
  const to = await listen();
  const { append } = table.house.ports.events;
  table.house.ports.events.append = () => Promise.reject(new Error('the disk is full'));
  await expect(send({ to, text: 'BID 5', messageId: '<kept@mail.example.org>' })).rejects.toThrow('451');
  table.house.ports.events.append = append;
  expect(await send({ to, text: 'BID 5', messageId: '<kept@mail.example.org>' })).toBe('250 OK: played');
  expect(await bids()).toEqual([5, null]);
});

test('too many mails are put off, not lost', async () => {
  const to = await listen();
  for (const n of [1, 2, 3]) await send({ to, text: `BID ${n}` });
  await expect(send({ to, text: 'BID 4' })).rejects.toThrow('452');
  table.setTime('2026-03-01T20:00:00.000Z');
  expect(await send({ to, text: 'BID 4' })).toBe('250 OK: played');
});

test('a bounce, which has no sender, is taken and not answered', async () => {
  const to = await listen();
  const letters = table.letters.length;
  const transport = createTransport({ host: '127.0.0.1', port: listener.port, ignoreTLS: true });
  const raw = `From: MAILER-DAEMON@example.org\r\nTo: ${to}\r\nSubject: Undelivered\r\n\r\nBID 1\r\n`;
  const { response } = await transport.sendMail({ envelope: { from: '', to: [to] }, raw });
  transport.close();
  expect(response).toBe('250 OK: ignored');
  expect(table.letters.length).toBe(letters);
});

test('a port that is taken is an error', async () => {
  await listen();
  await expect(startListener(table.house, config, listener.port)).rejects.toThrow('EADDRINUSE');
});
