import { DynamoDBClient } from '@aws-sdk/client-dynamodb';

/**
 * Waits are short and end in an error (without `throwOnRequestTimeout` the SDK only warns): a page must not hang because a packet
 * was lost. The SDK then tries again, so a write may happen twice: every write here is conditional, absolute or counts on the
 * strict side.
 */
const patience = {
  maxAttempts: 4,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
};

/** A client for a server on this machine. Region and keys are dummies, said here so that nobody's real ones are looked up. */
export const localClient = (endpoint: string, maxAttempts = patience.maxAttempts): DynamoDBClient =>
  new DynamoDBClient({
    ...patience,
    maxAttempts,
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });

/** A client for the real DynamoDB; keys come from where the process runs. @public */
export const cloudClient = (region: string): DynamoDBClient => new DynamoDBClient({ ...patience, region });
