import type { SNSEvent } from 'aws-lambda';
import { keepFeedback } from '#cloud/feedback.ts';
import { openCloud } from '#cloud/house.ts';
import { withLedger } from '#cloud/queue.ts';

const { house, ledger } = openCloud();

/** What SES tells of mails sent -> ledger of notices. */
export const handler = (event: SNSEvent) => keepFeedback(withLedger(house, ledger), event);
