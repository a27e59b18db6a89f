import { request as httpsRequest } from 'node:https';
import type { Couriers, Handed } from '#games/notices/courier.ts';
import { publicLookup, unfitUrl } from '#games/notices/publicAddress.ts';
import type { Words } from '#games/notices/words.ts';
import type { Webhook } from '#games/ports.ts';
import { oneLine } from '../oneLine.ts';

/** The whole call may last this long. */
const CALL_MS = 8_000;

/** What a webhook of each shape is sent. Chat programs are told that nothing in the text is a mention or a command. */
export function bodyFor(shape: Webhook['shape'], { title, say, path }: Words, baseUrl: string): string {
  const [head, text, url] = [oneLine(title, 200), oneLine(say, 1000), baseUrl + path];
  switch (shape) {
    case 'discord':
      return JSON.stringify({
        content: `**${forDiscord(head)}**\n${forDiscord(text)}\n${url}`,
        allowed_mentions: { parse: [] },
      });
    case 'slack':
      return JSON.stringify({ text: `*${forSlack(head)}*\n${forSlack(text)}\n${url}` });
    case 'json':
      return JSON.stringify({ title: head, say: text, url });
    default:
      return shape satisfies never;
  }
}

/** Discord reads Markdown. */
const forDiscord = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, (sign) => `\\${sign}`);
/** Slack knows three signs of its own. */
const forSlack = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

export interface Caller {
  /** Posts a body and answers the status; throws if nobody answers. Follows no redirects. */
  post(url: string, body: string): Promise<number>;
}

/** Calls over https, to public addresses alone, reading nothing but the status. */
export const publicCaller = (lookup = publicLookup()): Caller => ({
  post: (url, body) =>
    new Promise((resolve, reject) => {
      const call = httpsRequest(
        url,
        {
          method: 'POST',
          lookup,
          signal: AbortSignal.timeout(CALL_MS),
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Consigliere',
          },
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      call.on('error', reject);
      call.end(body);
    }),
});

/** At most once per call: what was sent and not answered counts as failed, and is sent again by whoever asked. */
export function webhooks(baseUrl: string, caller: Caller = publicCaller()): NonNullable<Couriers['hook']> {
  return {
    async send(to, words): Promise<Handed> {
      if (unfitUrl(to.url)) return 'failed';
      try {
        const status = await caller.post(to.url, bodyFor(to.shape, words, baseUrl));
        if (status === 410) return 'gone';
        // A redirect is a failure: it could lead anywhere.
        return status >= 200 && status < 300 ? 'sent' : 'failed';
      } catch {
        return 'failed';
      }
    },
  };
}
