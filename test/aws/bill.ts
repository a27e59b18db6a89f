import type { Costs } from './costs.fixtures.ts';

/** What one game of four does in a month; the rest follows from measured units. docs/operating.md lists these as well. */
export const assumptions = {
  players: 4,
  /** A turn every three days. */
  turns: 10,
  /** Per player and turn: one in four sends his orders a second time. */
  submissions: 1.25,
  /** Board pages and lists that a player opens per turn. */
  pages: 5,
  lists: 2,
  /** Per player and turn: the turn and the receipt. */
  mails: 2,
  /** Of ten answers so many come by mail. */
  byMail: 0.5,
  /** KB: a mail sent, its picture included; a commit as stored. */
  mailKb: 60,
  commitKb: 1.5,
  /** Seconds of a function for a page, a submission, a mail, a batch of records, a run of the clock. */
  seconds: { page: 0.08, submission: 0.2, mail: 0.5, records: 0.1, clock: 0.3 },
} as const;

/** Dollars, region us-east-1, as published in November 2025; without free tiers, which only make it less. */
export const prices = {
  writeUnit: 0.625e-6,
  readUnit: 0.125e-6,
  storedGb: 0.25,
  backedUpGb: 0.2,
  request: 0.2e-6,
  armGbSecond: 13.3334e-6,
  apiCall: 1e-6,
  mail: 0.1e-3,
  mailGb: 0.12,
  message: 0.4e-6,
  publication: 0.5e-6,
  scheduledRun: 1e-6,
  logGb: 0.5,
  /** The one metric of our own, and the zone of a domain. */
  metric: 0.3,
  zone: 0.5,
} as const;

/** Dollars a month for so many running games, by what they are paid for. */
export function monthlyBill(games: number, costs: Costs): Record<string, number> {
  const { players, turns, seconds } = assumptions;
  const perGame = players * turns;
  const n = {
    submissions: games * perGame * assumptions.submissions,
    resolutions: games * turns,
    pages: games * perGame * assumptions.pages,
    lists: games * perGame * assumptions.lists,
    mails: games * perGame * assumptions.mails,
  };
  const commits = n.submissions + n.resolutions;
  const units = (way: 'read' | 'write') =>
    n.submissions * costs.submission[way] +
    n.resolutions * costs.resolution[way] +
    commits * costs.projection[way] +
    n.mails * costs.notice[way] +
    n.pages * costs.page[way] +
    n.lists * costs.dashboard[way];
  const runs = 30 * 24 * 60;
  const mailed = n.submissions * assumptions.byMail;
  const calls = n.pages + n.lists + n.submissions - mailed;
  const gbSeconds =
    (n.pages + n.lists) * seconds.page +
    0.5 *
      (n.submissions * seconds.submission + n.mails * seconds.mail + commits * seconds.records + runs * seconds.clock);
  // A month's commits of a year of games stay.
  const storedGb = (12 * commits * assumptions.commitKb) / 1024 ** 2;
  return {
    DynamoDB:
      units('write') * prices.writeUnit +
      units('read') * prices.readUnit +
      storedGb * (prices.storedGb + prices.backedUpGb),
    Lambda: gbSeconds * prices.armGbSecond + (calls + mailed + commits + 2 * n.mails + runs) * prices.request,
    'API Gateway': calls * prices.apiCall,
    SES: (n.mails + mailed) * prices.mail + ((n.mails * assumptions.mailKb) / 1024 ** 2) * prices.mailGb,
    'SQS, SNS, Scheduler': 4 * n.mails * prices.message + n.mails * prices.publication + runs * prices.scheduledRun,
    'Logs and metric': ((calls + commits + n.mails) / 1024 ** 2) * prices.logGb + prices.metric,
    'DNS zone': prices.zone,
  };
}

export const totalOf = (bill: Record<string, number>): number => Object.values(bill).reduce((sum, one) => sum + one, 0);
