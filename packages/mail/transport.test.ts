import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sesServer from 'aws-ses-v2-local';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { someLetter } from './letter.fixtures.ts';
import { sesPost } from './ses.ts';
import { smtpPost } from './smtp.ts';
import { openTransport } from './transport.ts';

const clock = { now: () => '2026-03-01T18:00:00.000Z' };
const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let folder: string;
const closing: (() => unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-mail-'));
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true });
});

/** An SMTP server that keeps what it gets. */
async function mailServer(): Promise<{ port: number; mails: { from: string; to: string[]; raw: string }[] }> {
  const mails: { from: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        mails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('latin1'),
        });
        callback();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  closing.push(() => new Promise<void>((closed) => server.close(() => closed())));
  return { port: (server.server.address() as AddressInfo).port, mails };
}

async function sesStandIn(): Promise<string> {
  // The module is CommonJS; its default export is one level down when it is imported from ESM by Node.
  const start = (sesServer as unknown as { default?: typeof sesServer }).default ?? sesServer;
  const server = await start({ port: 0, host: '127.0.0.1' });
  closing.push(() => server.close());
  return `http://127.0.0.1:${portOf(server)}`;
}

describe('SES', () => {
  test('gets the raw mail and answers with its own message id', async () => {
    const endpoint = await sesStandIn();
    const post = sesPost({ region: 'eu-central-1', endpoint, credentials }, clock);
    closing.push(post.close);
    const { messageId } = await post.send(someLetter());
    const { emails } = (await (await fetch(`${endpoint}/store`)).json()) as { emails: Record<string, unknown>[] };
    const stored = emails.find((mail) => mail.messageId === messageId);
    expect(stored).toMatchObject({
      subject: '[Midland Nights 🎲] your bid for round 1',
      replyTo: ['play+abc.4@play.consigliere.test'],
      destination: { to: ['anna@example.org'] },
      body: { text: 'Grüße\n' },
    });
    expect(stored!.attachments).toHaveLength(1);
  });

  test('that does not answer is given up after the time set', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', () => listening()));
    closing.push(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const endpoint = `http://127.0.0.1:${portOf(silent)}`;
    const post = sesPost({ region: 'eu-central-1', endpoint, credentials, timeoutMs: 100 }, clock);
    closing.push(post.close);
    await expect(post.send(someLetter())).rejects.toThrow();
  });
});

describe('SMTP', () => {
  test('takes the same MIME in an envelope of bare addresses', async () => {
    const { port, mails } = await mailServer();
    const post = smtpPost(`smtp://127.0.0.1:${port}`, clock);
    closing.push(post.close);
    const { messageId } = await post.send(someLetter());
    expect(mails.map(({ from, to }) => [from, to])).toEqual([
      ['consigliere@play.consigliere.test', ['anna@example.org']],
    ]);
    const read = await PostalMime.parse(mails[0]!.raw);
    expect(read).toMatchObject({ messageId, subject: '[Midland Nights 🎲] your bid for round 1' });
    expect(read.text?.trimEnd()).toBe('Grüße');
    expect(read.references).toBe('<g.0@play.consigliere.test>');
  });

  test('that is not there is an error, so that the notice is tried again', async () => {
    const { port } = await mailServer();
    await closing.pop()!();
    const post = smtpPost(`smtp://127.0.0.1:${port}`, clock);
    await expect(post.send(someLetter())).rejects.toThrow();
  });
});

describe('the environment decides', () => {
  test('nothing set: mails stay in the local outbox', async () => {
    const transport = await openTransport({}, folder, clock);
    await transport.post.send(someLetter());
    expect(transport.kind).toBe('outbox');
    expect(await transport.outbox!.list()).toHaveLength(1);
  });

  test('CONSIGLIERE_SMTP_URL: there', async () => {
    const { port, mails } = await mailServer();
    const transport = await openTransport({ CONSIGLIERE_SMTP_URL: `smtp://127.0.0.1:${port}` }, folder, clock);
    closing.push(transport.close);
    await transport.post.send(someLetter());
    expect([transport.kind, transport.outbox, mails.length]).toEqual(['smtp', null, 1]);
  });

  test('CONSIGLIERE_SES_REGION: SES', async () => {
    const transport = await openTransport({ CONSIGLIERE_SES_REGION: 'eu-central-1' }, folder, clock);
    closing.push(transport.close);
    expect([transport.kind, transport.outbox]).toEqual(['ses', null]);
  });

  test('both, or an address that is none: an error before anything is sent', async () => {
    const both = { CONSIGLIERE_SMTP_URL: 'smtp://localhost', CONSIGLIERE_SES_REGION: 'eu-central-1' };
    await expect(openTransport(both, folder, clock)).rejects.toThrow('not both');
    await expect(openTransport({ CONSIGLIERE_SMTP_URL: 'localhost:25' }, folder, clock)).rejects.toThrow('smtp://');
  });
});
