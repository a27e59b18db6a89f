/** What letters are made with. Nothing secret. */
export interface MailConfig {
  /** Where people reach the pages, without a slash at the end: `https://consigliere.example`. */
  baseUrl: string;
  /** Domain of the reply addresses: `play.consigliere.example`. */
  playDomain: string;
}

/** The bare address of the sender; bounces come back to it. */
export const bareSender = ({ playDomain }: Pick<MailConfig, 'playDomain'>): string => `consigliere@${playDomain}`;

/** The sender of every letter; answers go to the seat's own reply address instead. */
export const senderOf = (config: MailConfig): string => `Consigliere <${bareSender(config)}>`;
