import { createTransport } from 'nodemailer';
import type { Clock, Post } from '#games/ports.ts';
import { mimeOf } from './mime.ts';

const CONNECT_MS = 10_000;
const ANSWER_MS = 30_000;

/** Sends through an SMTP server (`smtp://user:secret@host:587`, `smtps://...`). At least once: an answer that is lost is sent again. */
export function smtpPost(url: string, clock: Clock): Post & { close(): void } {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  return {
    async send(letter) {
      const { raw, messageId, from, to } = await mimeOf(letter, clock.now());
      await transport.sendMail({ envelope: { from, to: [to] }, raw });
      return { messageId };
    },
    close: () => transport.close(),
  };
}
