import { decodeWords } from 'postal-mime';

/**
 * Headers of a raw mail by their names as written, unfolded, encoded words read. Of a header that stands several times the first one
 * counts. Only for mails that we have written ourselves: what comes in is read by `readMessage`.
 */
export function readHeaders(raw: Buffer): Record<string, string> {
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  for (const line of (end < 0 ? text : text.slice(0, end)).replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    if (colon > 0 && !Object.hasOwn(headers, name)) headers[name] = decodeWords(line.slice(colon + 1).trim());
  }
  return headers;
}
