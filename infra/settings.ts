// What differs from house to house: from the environment or an .env file beside sst.config.ts; docs/operating.md explains each.

const wanted = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name} (in the environment or in .env); docs/operating.md says to what.`);
  return value;
};

export const settings = {
  /** Domain of the reply addresses; SES sends from it and receives for it. */
  playDomain: wanted('CONSIGLIERE_PLAY_DOMAIN'),
  /** Domain of the pages; without it they are at the address that AWS gives. */
  webDomain: process.env.CONSIGLIERE_WEB_DOMAIN || null,
  /** Where alarms and the budget's warnings go. */
  alarmEmail: wanted('CONSIGLIERE_ALARM_EMAIL'),
  /** Dollars a month at which the budget warns. */
  budget: process.env.CONSIGLIERE_BUDGET || '10',
  /** `none`: the domain's records are not in Route 53 and are written by hand. */
  dns: process.env.CONSIGLIERE_DNS === 'none' ? (false as const) : undefined,
  /** For a web domain whose records are written by hand. */
  certificate: process.env.CONSIGLIERE_CERTIFICATE || null,
  /** The active receipt rule set of account and region; all stages put their rules into it. */
  ruleSet: process.env.CONSIGLIERE_RULE_SET || 'inbound-mail',
};
