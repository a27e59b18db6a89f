import type { Holder } from '#games/ports.ts';
import type { MailConfig } from './config.ts';

/** Every link that stands in a letter. Opening one changes nothing. */
export const boardLink = ({ baseUrl }: MailConfig, { seatToken }: Holder): string => `${baseUrl}/s/${seatToken}`;

/** A page of the seat's game behind its link: `/press`. */
export const boardPath = (config: MailConfig, holder: Holder, path: string): string => boardLink(config, holder) + path;

export const invitationLink = ({ baseUrl }: MailConfig, { inviteToken }: Holder): string =>
  `${baseUrl}/join/${inviteToken}`;

export const unsubscribeLink = ({ baseUrl }: MailConfig, { seatToken }: Holder): string =>
  `${baseUrl}/unsubscribe/${seatToken}`;

/** Stops all mail to a person, and starts it again. */
export const mailPassLink = ({ baseUrl }: MailConfig, mailToken: string): string =>
  `${baseUrl}/unsubscribe/all/${mailToken}`;

/** Orders longer than this (bytes of UTF-8) don't fit into a link that every mail program keeps whole. */
const LONGEST_DRAFT = 1200;

/** The board with a form that is filled with `orders`; null if they are too long for a link. */
export function draftLink(config: MailConfig, holder: Holder, orders: string): string | null {
  const bytes = Buffer.from(orders, 'utf8');
  return bytes.length > LONGEST_DRAFT ? null : `${boardLink(config, holder)}?draft=${bytes.toString('base64url')}`;
}
