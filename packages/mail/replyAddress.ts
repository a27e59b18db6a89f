import type { Holder } from '#games/ports.ts';
import type { MailConfig } from './config.ts';

/** Who is meant by an address on the play domain, and which question is answered (the commit that opened it). */
export interface ReplyAddress {
  token: string;
  openedIn: number | null;
}

/** `play+<token>.<n>@domain` answers the prompt that commit n opened; without n whatever the seat is asked then. */
export const replyAddress = (
  { playDomain }: MailConfig,
  { replyToken }: Pick<Holder, 'replyToken'>,
  openedIn: number | null,
): string => `play+${replyToken}${openedIn === null ? '' : `.${openedIn}`}@${playDomain}`;

/** Local parts and domains are compared without case: some programs and people write addresses in capitals. */
export function readReplyAddress({ playDomain }: Pick<MailConfig, 'playDomain'>, address: string): ReplyAddress | null {
  const [, token, n, domain] = /^<?play\+([a-z2-7]{26})(?:\.(\d{1,9}))?@([^\s<>@]+?)>?$/i.exec(address.trim()) ?? [];
  if (!token || domain?.toLowerCase() !== playDomain.toLowerCase()) return null;
  return { token: token.toLowerCase(), openedIn: n === undefined ? null : Number(n) };
}
