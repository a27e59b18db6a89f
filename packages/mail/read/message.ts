import PostalMime, { addressParser, type Email } from 'postal-mime';
import { type OwnWords, ownWords } from './strip.ts';
import { mendControls } from './windows1252.ts';

/** A mail as far as we look at it. */
export interface Incoming {
  /** With brackets; null if the mail has none. */
  messageId: string | null;
  /** Lower case; null if there is none, or more than one sender: then nobody can be said to have written it. */
  from: string | null;
  /** Addresses it may have been delivered to, by headers; the envelope comes before them. */
  to: readonly string[];
  subject: string;
  headers: ReadonlyMap<string, readonly string[]>;
  /** Only what its writer wrote. */
  own: string;
  /** His lines behind our bar, which are no orders. */
  barred: readonly string[];
}

/** Deepest nesting and largest header that we read; beyond it the library throws, and the mail is answered as unreadable. */
const LIMITS = { maxNestingDepth: 30, maxHeadersSize: 128 * 1024 };

/** Reads raw MIME. Throws only on what no mail program sends. */
export async function readMessage(raw: Uint8Array): Promise<Incoming> {
  const mail = await PostalMime.parse(raw, LIMITS);
  const headers = new Map<string, string[]>();
  for (const { key, value } of mail.headers) headers.set(key, [...(headers.get(key) ?? []), value]);

  return {
    messageId: /^<[^<>\s]{1,400}>$/.exec(mail.messageId?.trim() ?? '')?.[0] ?? null,
    from: senderOf(headers),
    to: ['to', 'cc', 'delivered-to', 'x-original-to'].flatMap((name) => (headers.get(name) ?? []).flatMap(addressesIn)),
    subject: mail.subject ?? '',
    headers,
    ...(await wordsOf(mail)),
  };
}

const addressesIn = (value: string): string[] =>
  addressParser(value, { flatten: true }).flatMap(({ address }) => (address ? [address.toLowerCase()] : []));

function senderOf(headers: ReadonlyMap<string, readonly string[]>): string | null {
  const senders = (headers.get('from') ?? []).flatMap(addressesIn);
  return senders.length === 1 ? senders[0]! : null;
}

/** The plain part, unless the HTML part is the only one or says the same with its lines unbroken. */
async function wordsOf(mail: Email): Promise<OwnWords> {
  const html = async () => (mail.html ? ownWords(await htmlWords(mendControls(mail.html))) : ownWords(''));
  if (!mail.text?.trim()) return html();
  const plain = ownWords(mendControls(mail.text));
  if (!looksBroken(plain.own)) return plain;
  const unbroken = await html();
  if (unbroken.own === '') return plain;
  const same = letters(unbroken.own) === letters(plain.own);
  return same && lineCount(unbroken.own) < lineCount(plain.own) ? unbroken : plain;
}

/** Gmail and others break the lines of the plain part at about 76 columns, in the middle of an order. */
const looksBroken = (text: string): boolean => /^.{60,80}\n(?=\S)/m.test(text);
const letters = (text: string): string => text.replace(/\s+/g, '');
const lineCount = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** Quotations that are marked as such in HTML go; attributions stay and are found by their words. Most mails don't need the library. */
const htmlWords = async (html: string): Promise<string> =>
  (await import('html-to-text')).convert(html, {
    wordwrap: false,
    preserveNewlines: false,
    limits: { maxInputLength: 1_000_000, maxDepth: 60 },
    selectors: [
      { selector: 'blockquote', format: 'skip' },
      { selector: 'img', format: 'skip' },
      { selector: 'style', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  });
