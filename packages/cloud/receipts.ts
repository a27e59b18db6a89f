import type { SESEvent, SESMail, SESReceipt } from 'aws-lambda';
import type { House } from '#games/house.ts';
import type { InboxConfig } from '#mail/inboxConfig.ts';
import { receiveMail } from '#mail/read/inbox.ts';

/** Gives the raw mail that SES has stored under its own message id. */
export type ReadMail = (messageId: string) => Promise<Uint8Array>;

/**
 * Mails that SES has received -> commands of their seats. If it throws, Lambda brings the event again, and what was done already
 * counts once (a second answer to a refused mail is possible).
 */
export async function takeReceipts(
  house: House,
  config: InboxConfig,
  readMail: ReadMail,
  { Records }: SESEvent,
): Promise<void> {
  for (const { ses } of Records) {
    const { mail, receipt } = ses;
    if (isHarmful(receipt)) {
      house.note('mail.harmful');
      continue;
    }
    const raw = await readMail(mail.messageId);
    // Every seat the mail is addressed to gets it.
    for (const to of receipt.recipients)
      await receiveMail(house, config, raw, { from: mail.source, to: [to] }, isVerified(mail, receipt));
  }
}

const isHarmful = ({ spamVerdict, virusVerdict }: SESReceipt): boolean =>
  spamVerdict.status === 'FAIL' || virusVerdict.status === 'FAIL';

/**
 * Is the mail from whom it says? By DMARC where the sender's domain has it (RFC 7489); else SPF must hold for the very domain of the From
 * header: SPF and DKIM alone only say that somebody vouches for the mail, not who.
 */
export function isVerified({ source, commonHeaders }: SESMail, { dmarcVerdict, spfVerdict }: SESReceipt): boolean {
  if (dmarcVerdict.status === 'PASS') return true;
  if (dmarcVerdict.status !== 'GRAY' || spfVerdict.status !== 'PASS') return false;
  const domain = (address: string) => /@([^\s<>@]+)>?\s*$/.exec(address)?.[1]?.toLowerCase();
  const senders = commonHeaders.from ?? [];
  return senders.length === 1 && domain(senders[0]!) !== undefined && domain(senders[0]!) === domain(source);
}
