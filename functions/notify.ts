import type { SQSEvent } from 'aws-lambda';
import { openCloud } from '#cloud/house.ts';
import { sendMessages } from '#cloud/messages.ts';
import { withLedger } from '#cloud/queue.ts';

const { house, ledger } = openCloud();

/** Queue of notices -> SES. */
export const handler = (event: SQSEvent) => sendMessages(withLedger(house, ledger), event);
