import type { MailConfig } from './config.ts';

export interface InboxConfig extends MailConfig {
  /** Largest mail that is read. */
  maxBytes: number;
  /** Most mails an hour for one seat. */
  mailsAnHour: number;
}

export const INBOX_DEFAULTS = { maxBytes: 1024 * 1024, mailsAnHour: 60 };
