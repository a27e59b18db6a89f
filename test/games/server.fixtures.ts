import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { readConfig } from '#cli/config.ts';
import { type Server, startServer } from '#cli/server.ts';
import type { ListedMail } from '#mail/outbox.ts';

/** A whole local server on free ports with a data folder of its own, as `npm start` runs it. */
export async function wholeServer(): Promise<Server & { data: string; end(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'consigliere-'));
  const server = await startServer(readConfig({ PORT: '0', CONSIGLIERE_SMTP_PORT: '0', CONSIGLIERE_DATA: data }));
  const end = async () => {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  };
  return { ...server, data, end };
}

/** What `GET /api/games/{id}` answers, as far as these tests look. */
export interface Shown {
  status: string;
  head: { n: number; hash: string };
  prompts: {
    id: string;
    kind: string;
    label: string;
    seats: number[];
    mine: boolean;
    answered: boolean;
    dueAt: string;
  }[];
  /** As JSON, for the bot that knows them. */
  view: unknown;
  legal: unknown;
}

/** Calls the JSON API; answers of any status come back with it. */
export async function api<T = Record<string, never>>(
  url: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: T }> {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as T };
}

export const outboxOf = async (url: string): Promise<ListedMail[]> => (await fetch(`${url}/outbox.json`)).json();

/** Looks again until something is there; mails leave within a second of what they tell. */
export async function until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
  for (let tries = 0; tries < 400; tries++) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come`);
}

/** Signs in with the code from the mail, as a person does. */
export async function signIn(url: string, email: string): Promise<string> {
  const before = (await outboxOf(url)).length;
  await api(url, '/api/sign-in', { body: { email } });
  const mail = await until('the code', async () =>
    (await outboxOf(url)).slice(before).find((one) => one.to.includes(email)),
  );
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  const answer = await api<{ token: string }>(url, '/api/sign-in/code', { body: { email, code } });
  return answer.body.token;
}

/** The token in the link of a seat's mail. */
export const seatTokenIn = (mail: ListedMail): string => {
  const token = /\/s\/([a-z2-7]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in "${mail.subject}"`);
  return token;
};

/** A reply as a mail program makes it: what was written, an attribution, the quoted mail. */
export async function reply(smtpPort: number, mail: ListedMail, text: string): Promise<void> {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: smtpPort,
    secure: false,
    ignoreTLS: true,
  });
  const quoted = mail.text.replace(/^/gm, '> ');
  await transport.sendMail({
    from: mail.to,
    to: mail.replyTo!,
    subject: `Re: ${mail.subject}`,
    inReplyTo: mail.headers['message-id'] ?? mail.headers['Message-ID'],
    text: `Hello,\n\n${text}\n\nCheers\n\nOn Mon, 2 Mar 2026 at 09:15, Consigliere <play@example.org> wrote:\n${quoted}\n`,
  });
  transport.close();
}
