import type { SESEvent } from 'aws-lambda';
import { readObject } from '#cloud/aws.ts';
import { openCloud } from '#cloud/house.ts';
import { takeReceipts } from '#cloud/receipts.ts';

const { config, inbox, house } = openCloud();
const { region, mailBucket } = config;
if (mailBucket === null) throw new Error('The variable CONSIGLIERE_MAIL_BUCKET is missing.');

/** Mails received by SES and stored in S3 -> commands. */
export const handler = (event: SESEvent) =>
  takeReceipts(house, inbox, (messageId) => readObject(region, mailBucket, `mail/${messageId}`), event);
