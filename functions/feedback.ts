import type { SNSEvent } from 'aws-lambda';
import { keepFeedback } from '#cloud/feedback.ts';
import { openCloud } from '#cloud/house.ts';

const { house, ledger } = openCloud();

/** What SES tells of mails sent -> ledger of notices. */
export const handler = (event: SNSEvent) =>
  keepFeedback({ holders: house.ports.holders, notices: ledger }, house.note, event);
