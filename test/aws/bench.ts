import type { Sizes } from '../../bin/functions.mjs';
import { assumptions, monthlyBill, totalOf } from './bill.ts';
import { measureCosts } from './costs.fixtures.ts';
import { startLambda } from './lambda.fixtures.ts';

const write = (line = '') => process.stdout.write(`${line}\n`);
const kb = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
const NOWHERE = 'http://127.0.0.1:9';
const TRIES = 5;

/** Nothing is asked for at the start: addresses and keys only have to look right. */
const env = {
  PATH: process.env.PATH ?? '',
  AWS_REGION: 'eu-west-1',
  AWS_ACCESS_KEY_ID: 'none',
  AWS_SECRET_ACCESS_KEY: 'none',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  CONSIGLIERE_URL: NOWHERE,
  CONSIGLIERE_PLAY_DOMAIN: 'play.example',
  CONSIGLIERE_EVENTS_TABLE: 'Events',
  CONSIGLIERE_VIEWS_TABLE: 'Views',
  CONSIGLIERE_NOTICE_QUEUE: NOWHERE,
  CONSIGLIERE_MAIL_BUCKET: 'mails',
  CONSIGLIERE_KEYS: JSON.stringify({ current: 'k', keys: { k: Buffer.alloc(32).toString('base64') } }),
};

/** Sizes and starts of the functions (as bin/functions.mjs has built them), units of what players do, and what a month costs. */
export async function benchAws({ folder, sizes }: { folder: string; sizes: Record<string, Sizes> }): Promise<void> {
  write('Lambda functions: code at the start, and import in a fresh process (median of five, this machine)');
  for (const [name, { start, titles, later }] of Object.entries(sizes)) {
    const times: number[] = [];
    for (let i = 0; i < TRIES; i++) {
      const process = await startLambda(folder, name, env);
      times.push(process.importMs);
      await process.kill();
    }
    const median = times.sort((a, b) => a - b)[Math.floor(TRIES / 2)] ?? 0;
    write(
      `  ${name.padEnd(9)} ${kb(start).padStart(7)} (titles ${kb(titles)}), ${kb(later).padStart(7)} when needed, ${median.toFixed(0).padStart(4)} ms`,
    );
  }
  const costs = await measureCosts();
  write('\nDynamoDB units, The Brotherhood for four, third month, warm process (write of 1 KB, read of 4 KB)');
  for (const [what, { read, write: written }] of Object.entries(costs))
    write(`  ${what.padEnd(11)} ${String(written).padStart(3)} written ${String(read).padStart(3)} read`);
  const { players, turns, submissions, pages, lists, mails, byMail } = assumptions;
  write(
    `\nA month, in dollars without free tiers: ${players} players, ${turns} turns; per player and turn ${submissions} submissions (${100 * byMail} % by mail), ${pages} boards, ${lists} lists, ${mails} mails`,
  );
  const bills = [10, 1_000, 100_000].map((games) => monthlyBill(games, costs));
  write(`  ${'games'.padEnd(20)} ${['10', '1,000', '100,000'].map((text) => text.padStart(10)).join('')}`);
  for (const what of Object.keys(bills[0] ?? {}))
    write(`  ${what.padEnd(20)} ${bills.map((bill) => (bill[what] ?? 0).toFixed(2).padStart(10)).join('')}`);
  write(`  ${'together'.padEnd(20)} ${bills.map((bill) => totalOf(bill).toFixed(2).padStart(10)).join('')}`);
}
