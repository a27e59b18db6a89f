import type { Context } from 'aws-lambda';
import { openCloud } from '#cloud/house.ts';
import { runMinute } from '#cloud/minute.ts';

const { house, ledger, handOver } = openCloud();

/** Once a minute: what is due, and what has waited too long to be sent. */
export const handler = (_event: unknown, context: Pick<Context, 'getRemainingTimeInMillis'>) =>
  runMinute(house, ledger, handOver, {
    leftMs: () => context.getRemainingTimeInMillis(),
    write: (line) => process.stdout.write(`${line}\n`),
  });
