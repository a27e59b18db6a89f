/** A delivery status notification as far as we believe it. */
export interface Bounce {
  /** Who could not be reached. */
  address: string;
  /** Message-IDs in the part that shows the mail, with brackets. */
  messageIds: readonly string[];
}

/** Read no further: a report has a few KB, the rest is our own mail. */
const LONGEST_REPORT = 200_000;

/**
 * A hard bounce in a raw mail (RFC 3464: `Action: failed` and `Status: 5.x.x`), or null: a delay, a full mailbox or something else.
 * Its fields stand in plain text whatever the mail around them looks like.
 */
export function readBounce(raw: Uint8Array): Bounce | null {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, LONGEST_REPORT))
    .toString('latin1')
    .replace(/\r\n[ \t]+/g, ' ');
  const status = /^Status: *5\.\d{1,3}\.\d{1,3}/im.exec(text);
  const failed = /^Action: *failed\b/im.test(text);
  const address = /^(?:Final|Original)-Recipient: *rfc822 *; *<?([^\s<>;]{3,254}@[^\s<>;]{1,253})>?/im.exec(text)?.[1];
  // 5.2.2 is a full mailbox, which may be emptied.
  if (!status || !failed || !address || /5\.2\.2/.test(status[0])) return null;
  const messageIds = [...text.matchAll(/^Message-ID: *(<[^<>\s]{1,400}>)/gim)].map(([, id = '']) => id);
  return { address: address.toLowerCase(), messageIds };
}
