import { describe, expect, test } from 'vitest';
import { answerMime } from '../mime.ts';
import { config, layTable } from '../table.fixtures.ts';
import { readBounce } from './bounce.ts';
import { receiveMail } from './inbox.ts';
import { takePress } from './pressMail.ts';

const marks = [
  { name: 'Yellow', letter: 'Y' },
  { name: 'Blue', letter: 'B' },
];

describe('press in a mail', () => {
  test('begins with its mark and a colour, and never meets the orders', () => {
    const { press, orders } = takePress('BID 12\nPress Blue, Y: meet me\nat 9\nBID 99\nORDERS\nthanks', marks);
    expect(press).toEqual([{ to: [1, 0], unknown: null, text: 'meet me\nat 9\nBID 99' }]);
    expect(orders).toBe('BID 12\n\n\n\n\nthanks');
    expect(takePress('PRESS ALL: hello', marks).press).toEqual([{ to: 'all', unknown: null, text: 'hello' }]);
    expect(takePress('PRESS Mauve: hello', marks).press[0]!.unknown).toBe('Mauve');
    expect(takePress('I press on: fine\nBID 1', marks)).toEqual({ press: [], orders: 'I press on: fine\nBID 1' });
  });

  test('promise 2: goes to its reader alone, once, and the orders beside it are played', async () => {
    const table = await layTable();
    const mail = await table.newest(0);
    const send = async (text: string, to = mail) => {
      const { raw, from, to: reply } = await answerMime(to, text, '2026-03-01T19:00:00.000Z');
      return receiveMail(table.house, config, raw, { from, to: reply }, null);
    };
    expect(await send('BID 12\n\nPRESS BLUE: I know <b>you</b> $&\nbid low')).toMatchObject({
      outcome: 'played',
      receipt: { orders: 'BID 12' },
    });
    const read = (seat: number) => table.house.ports.press.read(table.game, { seat, tenure: 0 });
    expect((await read(1)).messages.map(({ text }) => text)).toEqual(['I know <b>you</b> $&\nbid low']);
    expect(await send('PRESS ALL: hello')).toEqual({ outcome: 'press', messages: 1 });
    expect(await send('PRESS MAUVE: hello')).toMatchObject({ outcome: 'refused', refusal: { code: 'UNKNOWN_READER' } });
    expect((await read(1)).messages).toHaveLength(2);
  });
});

describe('a bounce', () => {
  const report = (status: string, action = 'failed') =>
    Buffer.from(
      `From: mailer-daemon@mx.example\r\nContent-Type: multipart/report\r\n\r\nFinal-Recipient: rfc822; Anna@Example.org\r\nAction: ${action}\r\nStatus: ${status}\r\n\r\nMessage-ID:\r\n <abc@play.example>\r\n`,
    );

  test('that is hard names the address and the mail; a delay and a full mailbox are none', () => {
    expect(readBounce(report('5.1.1'))).toEqual({ address: 'anna@example.org', messageIds: ['<abc@play.example>'] });
    expect(readBounce(report('4.4.1', 'delayed'))).toBeNull();
    expect(readBounce(report('5.2.2'))).toBeNull();
  });

  test('promise 9: of a mail of ours stops mail there; one that somebody made up does not', async () => {
    const table = await layTable();
    const sent = (await table.house.ports.notices.ofGame(table.game)).find(
      ({ seat, messageId }) => seat === 0 && messageId,
    )!;
    const dsn = (id: string) => Buffer.from(report('5.1.1').toString().replace('<abc@play.example>', id));
    const bring = (raw: Buffer) =>
      receiveMail(table.house, config, raw, { from: '', to: ['consigliere@play.consigliere.test'] }, null);
    await bring(dsn('<made-up@x.example>'));
    expect((await table.house.ports.notices.get(sent.id))!.state).toBe('sent');
    // The fixture's message ids are the letters' keys, without the form of mail.
    await table.house.ports.notices.keepMessage(
      '<real@play.example>',
      (await table.house.ports.notices.ofMessage(sent.messageId!))!,
      '2027-01-01T00:00:00.000Z',
    );
    expect(await bring(dsn('<real@play.example>'))).toEqual({ outcome: 'ignored', why: 'bounce' });
    expect((await table.house.ports.notices.get(sent.id))!.state).toBe('bounced');
  });
});
