import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Instant, Letter } from '#games/ports.ts';

/** A letter as it goes over the wire. */
export interface Mime {
  raw: Buffer;
  /** With brackets. SES writes another one over it. */
  messageId: string;
  /** The envelope: bare addresses. */
  from: string;
  to: string;
}

/** The same key gives the same name at any time, in any process. */
export const nameOfKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40);

/** Raw MIME of a letter: text and HTML as alternatives, pictures inline beside the HTML. 7-bit clean, CRLF. */
export async function mimeOf(letter: Letter, at: Instant): Promise<Mime> {
  const domain = letter.from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  const messageId = `<${nameOfKey(letter.key)}@${domain}>`;
  const composed = new MailComposer({
    from: letter.from,
    to: letter.to,
    ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
    subject: letter.subject,
    messageId,
    date: new Date(at),
    headers: { ...letter.headers },
    text: letter.text,
    html: letter.html,
    attachments: letter.pictures.map(({ cid, filename, png }) => ({
      cid,
      filename,
      content: Buffer.from(png),
      contentType: 'image/png',
      contentDisposition: 'inline',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { from, to } = composed.getEnvelope();
  return { raw: await composed.build(), messageId, from: from || '', to: to[0] ?? letter.to };
}

/** A plain answer to one of our letters, as a mail program of few words would send it: the local outbox's reply box. */
export async function answerMime(
  letter: { to: string; replyTo: string | null; subject: string; headers: Readonly<Record<string, string>> },
  text: string,
  at: Instant,
): Promise<{ raw: Buffer; from: string; to: string[] }> {
  const to = letter.replyTo ?? '';
  const messageId = letter.headers['Message-ID'];
  const composed = new MailComposer({
    from: letter.to,
    to,
    subject: /^re:/i.test(letter.subject) ? letter.subject : `Re: ${letter.subject}`,
    ...(messageId ? { inReplyTo: messageId, references: messageId } : {}),
    date: new Date(at),
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { raw: await composed.build(), from: letter.to, to: [to] };
}
