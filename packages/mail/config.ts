/** What letters are made with. Nothing secret. */
export interface MailConfig {
  /** Where people reach the pages, without a slash at the end: `https://consigliere.example`. */
  baseUrl: string;
  /** Domain of the reply addresses: `play.consigliere.example`. */
  playDomain: string;
}

/** The sender of every letter; answers go to the seat's own reply address instead. */
export const senderOf = ({ playDomain }: MailConfig): string => `Consigliere <consigliere@${playDomain}>`;
