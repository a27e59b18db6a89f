import { describe, expect, test } from 'vitest';
import { isPublic, publicLookup, unfitUrl } from '#games/notices/publicAddress.ts';
import type { Webhook } from '#games/ports.ts';
import { bodyFor, publicCaller, webhooks } from './webhooks.ts';
import { newPushKeys, webPush } from './webPush.ts';

const words = { title: 'Night <@everyone>', say: 'a_b `c`\r\nInjected: & <b>', path: '/games/g' };
const hook = (url: string, shape: Webhook['shape'] = 'json'): Webhook => ({
  ...{ id: 'h', url, shape, fails: 0, retryAt: null, disabledAt: null },
});

describe('promise 4: nobody makes the house call its own insides', () => {
  test('private, local, mapped and special addresses are not public', () => {
    const inside = ['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'];
    const six = [
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      'ff02::1',
    ];
    for (const address of [...inside, ...six, '224.0.0.1', '255.255.255.255', 'nonsense'])
      expect([address, isPublic(address)]).toEqual([address, false]);
    for (const address of ['93.184.216.34', '8.8.8.8', '2606:4700::1111'])
      expect([address, isPublic(address)]).toEqual([address, true]);
  });

  test('addresses that are no public https are refused with what is wrong', () => {
    for (const url of [
      'http://hooks.example.org/',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::1]/',
      'https://u:p@hooks.example.org/',
      'https://db.internal/',
      'ftp://x.example',
      'nonsense',
      `https://x.example/${'a'.repeat(3000)}`,
    ])
      expect([url, unfitUrl(url)]).toEqual([url, expect.any(String)]);
    expect(unfitUrl('https://hooks.example.org/abc?d=e')).toBeNull();
  });

  test('a name that leads inside is refused in the moment of the call, also if only one of its addresses does', async () => {
    const resolve = ((_: string, __: unknown, done: (error: null, found: object[]) => void) =>
      done(null, [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ])) as never;
    const refused = await new Promise((answer) =>
      publicLookup(resolve)('x.example', { all: false }, (error) => answer(error?.name)),
    );
    expect(refused).toBe('NotPublic');
    await expect(publicCaller(publicLookup(resolve)).post('https://x.example/', '{}')).rejects.toThrow('not public');
  });
});

describe('a webhook', () => {
  const sender = (status: number | Error) =>
    webhooks('https://play.example', {
      post: async () => {
        if (status instanceof Error) throw status;
        return status;
      },
    });

  test('counts only 2xx as sent: a redirect is a failure, 410 is the end', async () => {
    const to = hook('https://hooks.example.org/');
    expect(await sender(204).send(to, words)).toBe('sent');
    expect(await sender(302).send(to, words)).toBe('failed');
    expect(await sender(500).send(to, words)).toBe('failed');
    expect(await sender(410).send(to, words)).toBe('gone');
    expect(await sender(new Error('reset')).send(to, words)).toBe('failed');
  });

  test('is sent what its program shows, with mentions and markup disarmed', () => {
    expect(JSON.parse(bodyFor('json', words, 'https://play.example'))).toEqual({
      title: 'Night <@everyone>',
      say: 'a_b `c` Injected: & <b>',
      url: 'https://play.example/games/g',
    });
    const discord = JSON.parse(bodyFor('discord', words, 'https://play.example'));
    expect(discord.allowed_mentions).toEqual({ parse: [] });
    expect(discord.content).toContain('\\<\\@everyone\\>');
    expect(JSON.parse(bodyFor('slack', words, 'https://play.example')).text).toContain('&lt;@everyone&gt;');
  });
});

test('push to a browser whose service is no public address is over at once', async () => {
  const push = webPush(await newPushKeys(), 'mailto:a@play.example', 'https://play.example');
  const keys = { p256dh: 'x', auth: 'y' };
  expect(await push.send({ endpoint: 'https://127.0.0.1/push', keys }, words)).toBe('gone');
  expect(push.publicKey.length).toBeGreaterThan(80);
});
