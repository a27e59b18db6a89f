import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isVerified } from '#cloud/receipts.ts';
import { hashToken } from '#games/tokens.ts';
import { throwawaySealer } from '#store/sealer.ts';
import { openStore } from '#store/store.ts';
import { type CloudStand, openCloudStand, TABLES } from './cloud.fixtures.ts';
import { httpEvent, sesEvent, snsEvent, sqsEvent } from './events.fixtures.ts';
import { startLambda } from './lambda.fixtures.ts';

interface Answer {
  statusCode: number;
  headers: Record<string, string>;
  cookies?: string[];
  body: string;
  isBase64Encoded: boolean;
}

let cloud: CloudStand;
let game = '';
beforeAll(async () => {
  cloud = await openCloudStand();
  const tried = await cloud.http<{ id: string }>('/api/try', { body: { title: 'brotherhood' } });
  game = tried.body.id;
}, 300_000);
afterAll(async () => {
  expect(cloud.refused).toEqual([]);
  await cloud.close();
});

const http = async (call: Parameters<typeof httpEvent>[0]) => (await cloud.invoke('http', httpEvent(call))) as Answer;
const ledger = () => openStore({ client: cloud.client, ...TABLES, sealer: throwawaySealer() }).notices;

describe('http, in a fresh process with events of API Gateway', () => {
  test('shows pages with their style and scripts', async () => {
    const front = await http({ path: '/' });
    expect(front.statusCode).toBe(200);
    const style = /\/assets\/style-[0-9a-f]{12}\.css/.exec(front.body)?.[0];
    const sheet = await http({ path: style ?? '/nothing' });
    expect([sheet.statusCode, sheet.body.length > 2_000]).toEqual([200, true]);
    expect((await http({ path: '/rules/brotherhood' })).body).toContain('<table');
  });

  test('gives board pictures as bytes', async () => {
    const picture = await http({ path: `/games/${game}/board.png` });
    expect([picture.statusCode, picture.isBase64Encoded]).toEqual([200, true]);
    expect(Buffer.from(picture.body, 'base64').subarray(1, 4).toString()).toBe('PNG');
  });

  test('signs in with cookies that go out and come back, and refuses foreign forms', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://house.example' };
    const asked = await http({ method: 'POST', path: '/sign-in', headers: form, body: 'email=eve%40example.org' });
    expect(asked.statusCode).toBeLessThan(400);
    const code = /\b\d{6}\b/.exec(cloud.mails.findLast((mail) => mail.to === 'eve@example.org')!.text)![0];
    const body = `email=eve%40example.org&code=${code}`;
    const foreign = { ...form, origin: 'https://elsewhere.example' };
    expect((await http({ method: 'POST', path: '/sign-in/code', headers: foreign, body })).statusCode).toBe(403);
    const opened = await http({ method: 'POST', path: '/sign-in/code', headers: form, body });
    const cookie = opened.cookies?.find((one) => one.startsWith('__Host-session='))?.split(';')[0];
    expect((await http({ path: '/my', cookies: [cookie ?? ''] })).statusCode).toBe(200);
  });

  test('notes nothing but events and ids', async () => {
    expect((await cloud.lambda('http')).output()).not.toMatch(/example\.org|orders/);
  });
});

describe('inbox', () => {
  test('fails for a mail that is not in S3, so that Lambda brings it again', async () => {
    const event = sesEvent({ messageId: 'gone', from: 'eve@example.org', to: ['play+x@play.house.example'] });
    await expect(cloud.invoke('inbox', event)).rejects.toThrow('s3 answered 404 <Code>NoSuchKey');
  });

  test('does not even read spam and viruses', async () => {
    const event = sesEvent(
      { messageId: 'gone', from: 'eve@example.org', to: ['a@play.house.example'] },
      { virus: 'FAIL' },
    );
    expect(await cloud.invoke('inbox', event)).toBeNull();
  });

  test('leaves mail for nobody alone', async () => {
    cloud.standIns.objects.set(
      'mail/stray',
      Buffer.from('From: eve@example.org\r\nTo: a@play.house.example\r\n\r\nhello'),
    );
    const before = cloud.mails.length;
    await cloud.invoke(
      'inbox',
      sesEvent({ messageId: 'stray', from: 'eve@example.org', to: ['a@play.house.example'] }),
    );
    expect(cloud.mails).toHaveLength(before);
  });

  test.each([
    ['DMARC holds', { dmarc: 'PASS' }, 'eve@example.org', true],
    ['DMARC fails', { dmarc: 'FAIL', spf: 'PASS' }, 'eve@example.org', false],
    ['the domain has no DMARC and SPF holds for it', { dmarc: 'GRAY', spf: 'PASS' }, 'eve@example.org', true],
    ['SPF holds for another domain than the one in From', { dmarc: 'GRAY', spf: 'PASS' }, 'eve@evil.example', false],
    ['nothing holds', { dmarc: 'GRAY', spf: 'GRAY', dkim: 'PASS' }, 'eve@example.org', false],
  ] as const)('when %s', (_, verdicts, source, verified) => {
    const { mail, receipt } = sesEvent({ messageId: 'm', from: 'eve@example.org', to: [] }, verdicts).Records[0]!.ses;
    expect(isVerified({ ...mail, source }, receipt)).toBe(verified);
  });
});

describe('notify and feedback', () => {
  const id = 'nogame22game/7/1/turn/mail';
  const tags = { notice: [id.replaceAll('/', '_')] };
  const about = async () => (await ledger().get(id)) ?? null;

  test('a notice that nobody wants any more is dropped, a message about none is done', async () => {
    await ledger().queue({
      id,
      game: 'nogame22game',
      n: 7,
      seat: 1,
      kind: 'turn',
      channel: 'mail',
      queuedAt: new Date().toISOString(),
    });
    const messages = [id, 'nogame22game/8/1/turn/mail'].map((notice, i) => ({
      id: `m${i}`,
      body: JSON.stringify({ notice }),
    }));
    expect(await cloud.invoke('notify', sqsEvent(messages))).toEqual({ batchItemFailures: [] });
    expect(await about()).toMatchObject({ state: 'dropped' });
  });

  test('what is no message comes again and ends in the dead-letter queue', async () => {
    const failures = { batchItemFailures: [{ itemIdentifier: 'bad' }] };
    expect(await cloud.invoke('notify', sqsEvent([{ id: 'bad', body: 'nonsense' }]))).toEqual(failures);
  });

  test('a bounce shows in the ledger, a passing one does not, and a late delivery does not undo it', async () => {
    const mail = { messageId: 'ses-1', tags };
    await cloud.invoke('feedback', snsEvent('Bounce', mail, { bounce: { bounceType: 'Transient' } }));
    expect(await about()).toMatchObject({ state: 'dropped' });
    await cloud.invoke('feedback', snsEvent('Bounce', mail, { bounce: { bounceType: 'Permanent' } }));
    await cloud.invoke('feedback', snsEvent('Delivery', mail));
    expect(await about()).toMatchObject({ state: 'failed', messageId: 'ses-1', why: 'the mailbox refused it' });
  });

  test('a bounce or complaint stops all mail to the address that SES names', async () => {
    const { mailboxes } = openStore({ client: cloud.client, ...TABLES, sealer: throwawaySealer() });
    const mail = { messageId: 'ses-3', tags: {} };
    const named = [{ emailAddress: 'Gone@example.org' }];
    const bounce = (bounceType: string) => ({ bounce: { bounceType, bouncedRecipients: named } });
    const stopped = (address: string) => mailboxes.of(hashToken(address));
    await cloud.invoke('feedback', snsEvent('Bounce', mail, bounce('Transient')));
    expect(await stopped('gone@example.org')).toBeNull();
    await cloud.invoke('feedback', snsEvent('Bounce', mail, bounce('Permanent')));
    expect(await stopped('gone@example.org')).toMatchObject({ stopped: 'bounce' });
    const complained = { complaint: { complainedRecipients: [{ emailAddress: 'cross@example.org' }] } };
    await cloud.invoke('feedback', snsEvent('Complaint', mail, complained));
    expect(await stopped('cross@example.org')).toMatchObject({ stopped: 'complaint' });
  });

  test('a complaint turns mail off for the seat', async () => {
    const notice = `${game}/1/0/turn/mail`;
    await ledger().queue({
      id: notice,
      game,
      n: 1,
      seat: 0,
      kind: 'turn',
      channel: 'mail',
      queuedAt: new Date().toISOString(),
    });
    await cloud.invoke(
      'feedback',
      snsEvent('Complaint', { messageId: 'ses-2', tags: { notice: [notice.replaceAll('/', '_')] } }),
    );
    const { holders } = openStore({ client: cloud.client, ...TABLES, sealer: throwawaySealer() });
    expect((await holders.of(game)).find((one) => one.seat === 0)?.mailOff).toBe(true);
  });

  test('what SES tells of other mails changes nothing', async () => {
    expect(
      await cloud.invoke(
        'feedback',
        snsEvent('Bounce', { messageId: 'x', tags: {} }, { bounce: { bounceType: 'Permanent' } }),
      ),
    ).toBeNull();
  });
});

describe('clock', () => {
  test('says how long the oldest notice has waited, and hands over what was lost on the way', async () => {
    const lost = 'nogame22game/9/1/turn/mail';
    await ledger().queue({
      id: lost,
      game: 'nogame22game',
      n: 9,
      seat: 1,
      kind: 'turn',
      channel: 'mail',
      queuedAt: new Date().toISOString(),
    });
    cloud.standIns.messages.splice(0);
    await cloud.invoke('clock', {});
    expect(cloud.standIns.messages.filter(({ body }) => body.includes(lost))).toEqual([]);
    cloud.pass(3.5);
    await cloud.invoke('clock', {});
    expect(cloud.standIns.messages.filter(({ body }) => body.includes(lost))).toHaveLength(1);
    const metrics = (await cloud.lambda('clock'))
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(metrics.at(-1).OldestUnsentNotice).toBeGreaterThan(200);
    expect(metrics.at(-1)._aws.CloudWatchMetrics[0].Metrics[0].Name).toBe('OldestUnsentNotice');
  });
});

describe('a function whose surroundings are wrong', () => {
  test('does not start, and says which variable it is', async () => {
    const { CONSIGLIERE_VIEWS_TABLE: _, ...without } = cloud.env;
    await expect(startLambda(cloud.folder, 'project', without)).rejects.toThrow('CONSIGLIERE_VIEWS_TABLE');
    const { CONSIGLIERE_KEYS: __, ...keyless } = cloud.env;
    await expect(startLambda(cloud.folder, 'project', keyless)).rejects.toThrow('SealingKeys is not linked');
  });
});
