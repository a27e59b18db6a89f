import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Letter } from '#games/ports.ts';
import { openOutbox } from './outbox.ts';

const clock = { now: () => '2026-03-01T18:00:00.000Z' };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-outbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

const letter = (key: string, more: Partial<Letter> = {}): Letter => ({
  key,
  to: 'anna@example.org',
  from: 'Consigliere <consigliere@play.test>',
  replyTo: 'play+abc.4@play.test',
  subject: `Ночи 🎲 ${key}`,
  headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': '<https://consigliere.test/u>' },
  text: 'Grüße, Zeile 1\nZeile 2\n',
  html: '<p>Grüße</p>',
  pictures: [{ cid: 'board@x', filename: 'board.png', png: new Uint8Array([0x89, 0x50, 0x4e, 0x47]) }],
  ...more,
});

test('a mail is listed with its parts, all its headers and its raw MIME', async () => {
  const outbox = await openOutbox(folder, clock);
  const { messageId } = await outbox.send(letter('g/4/0/turn/mail'));
  const [listed] = await outbox.list();
  expect(Object.keys(listed!)).toEqual(['id', 'at', 'to', 'replyTo', 'subject', 'headers', 'text']);
  const mail = await outbox.whole(listed!.id);
  expect(Object.keys(mail)).toEqual(['id', 'at', 'to', 'replyTo', 'subject', 'headers', 'text', 'html', 'raw']);
  expect(mail).toMatchObject({
    at: clock.now(),
    to: 'anna@example.org',
    replyTo: 'play+abc.4@play.test',
    subject: 'Ночи 🎲 g/4/0/turn/mail',
    text: 'Grüße, Zeile 1\nZeile 2\n',
    html: '<p>Grüße</p>',
  });
  expect(mail.headers).toMatchObject({
    From: 'Consigliere <consigliere@play.test>',
    To: 'anna@example.org',
    'Reply-To': 'play+abc.4@play.test',
    Subject: 'Ночи 🎲 g/4/0/turn/mail',
    'Auto-Submitted': 'auto-generated',
    'Message-ID': messageId,
    'MIME-Version': '1.0',
  });
  const read = await PostalMime.parse(mail.raw);
  expect(read.text?.trimEnd()).toBe('Grüße, Zeile 1\nZeile 2');
  expect(read.html?.trim()).toBe('<p>Grüße</p>');
  expect(read.attachments.map(({ contentId, disposition, mimeType }) => [contentId, disposition, mimeType])).toEqual([
    ['<board@x>', 'inline', 'image/png'],
  ]);
});

test('mails stand in the order in which they were sent, also within one millisecond', async () => {
  const outbox = await openOutbox(folder, clock);
  const keys = Array.from({ length: 12 }, (_, i) => `key ${i}`);
  for (const key of keys) await outbox.send(letter(key));
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(keys.map((key) => `Ночи 🎲 ${key}`));
});

describe('the same key', () => {
  test('is stored once, also after a restart and by twenty senders at once', async () => {
    const first = await openOutbox(folder, clock);
    const sent = await Promise.all(Array.from({ length: 20 }, () => first.send(letter('once'))));
    const second = await openOutbox(folder, clock);
    sent.push(await second.send(letter('once', { text: 'other words' })));
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
    const mails = await second.list();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).not.toBe('other words');
  });

  test('cannot name a file outside the folder', async () => {
    const outbox = await openOutbox(folder, clock);
    await outbox.send(letter('../../../etc/passwd\0'));
    expect(await readdir(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{40}\.json$/)]);
  });
});

test('what a crash has left half written is no mail and is cleared away', async () => {
  await writeFile(join(folder, 'abc.1.x.part'), '{"at":"2026');
  const outbox = await openOutbox(folder, clock);
  expect(await outbox.list()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

/** A process that sends forty mails, one after the other, and kills itself some ticks after it has begun with mail number `at`. */
async function sender(): Promise<string> {
  const built = await build({
    stdin: {
      contents: `import { openOutbox } from './outbox.ts';
        const [folder, at, ticks] = process.argv.slice(2);
        const dieIn = (n) => (n > 0 ? setImmediate(dieIn, n - 1) : process.kill(process.pid, 'SIGKILL'));
        const outbox = await openOutbox(folder, { now: () => new Date().toISOString() });
        const rest = ${JSON.stringify(letter('x', { pictures: [] }))};
        for (let i = 0; i < 40; i++) {
          if (i === Number(at)) dieIn(Number(ticks));
          await outbox.send({ ...rest, key: 'key ' + i, subject: 'key ' + i });
        }`,
      resolveDir: import.meta.dirname,
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
  });
  const file = join(folder, 'sender.mjs');
  await writeFile(file, built.outputFiles[0]!.text);
  return file;
}

test('a run that is killed again and again leaves each mail exactly once and whole', async () => {
  const script = await sender();
  const mails = join(folder, 'mails');
  // Each run begins anew over what the one before has left, and dies at another step of writing a mail.
  const deaths = [
    [1, 0],
    [3, 3],
    [5, 10],
    [8, 30],
    [12, 80],
    [20, 200],
  ];
  for (const [at, ticks] of deaths) {
    const run = fork(script, [mails, String(at), String(ticks)], { stdio: 'inherit' });
    expect((await once(run, 'exit'))[1]).toBe('SIGKILL');
    const outbox = await openOutbox(mails, clock);
    const left = await outbox.list();
    for (const { id, subject } of left) expect((await outbox.whole(id)).raw).toContain(`Subject: ${subject}\r\n`);
    expect(left.length).toBeGreaterThanOrEqual(at!);
  }
  const last = fork(script, [mails], { stdio: 'inherit' });
  expect((await once(last, 'exit'))[0]).toBe(0);
  const subjects = (await (await openOutbox(mails, clock)).list()).map(({ subject }) => subject);
  expect(subjects).toEqual(Array.from({ length: 40 }, (_, i) => `key ${i}`));
});
