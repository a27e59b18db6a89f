import type { OutboxMail } from '../web.ts';

/** What the HTML of a mail may do in our frame: show itself, and open links in new windows. */
export const PARTS = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** A mail's HTML with its own pictures in place of their `cid:` addresses (RFC 2392), links opening outside the frame. */
export async function framed(mail: OutboxMail): Promise<string> {
  // Only a server on somebody's own machine shows mails.
  const { default: PostalMime } = await import('postal-mime');
  const { attachments } = await PostalMime.parse(mail.raw);
  const pictures = new Map(
    attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId && typeof content !== 'string'
        ? [[contentId.replace(/^<|>$/g, ''), `data:${mimeType};base64,${toBase64(content)}`] as const]
        : [],
    ),
  );
  const html = mail.html.replace(/cid:([^"'\s>)]+)/g, (whole, cid: string) => pictures.get(cid) ?? whole);
  const inside = /<head[^>]*>/i.exec(html);
  const at = inside ? inside.index + inside[0].length : 0;
  return `${html.slice(0, at)}<base target="_blank">${html.slice(at)}`;
}

const toBase64 = (content: ArrayBuffer | Uint8Array): string =>
  Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString('base64');
