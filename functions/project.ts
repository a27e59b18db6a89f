import type { DynamoDBStreamEvent } from 'aws-lambda';
import { openCloud } from '#cloud/house.ts';
import { projectRecords } from '#cloud/records.ts';

const { house } = openCloud();

/** Stream of Events -> views and queued notices. */
export const handler = (event: DynamoDBStreamEvent) => projectRecords(house, event);
