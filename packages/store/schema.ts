import { setTimeout as pause } from 'node:timers/promises';
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  DynamoDBServiceException,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

export interface TableNames {
  events: string;
  views: string;
}

/** Sparse indexes of Views: a row stands in one only while it has both attributes. */
export const indexes = {
  /** Games that the clock has to look at. */
  due: { hash: 'dueShard', range: 'wakeAt', also: ['id'] },
  /** Notices that are queued or claimed. They are few and short lived: the whole row is in the index. */
  waiting: { hash: 'waitShard', range: 'waitSince', also: 'all' },
} as const;

/** Seconds since 1970 after which DynamoDB may drop a row of Views, some time; until then the code filters what has expired. */
export const TTL_ATTRIBUTE = 'ttl';

/** Both tables as infrastructure or a local server creates them. On-demand: a game's traffic is a few moves a day. */
export function tableDefinitions(names: TableNames): {
  events: CreateTableCommandInput;
  views: CreateTableCommandInput;
} {
  return {
    events: {
      TableName: names.events,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'N' },
      ],
      KeySchema: keySchema('pk', 'sk'),
    },
    views: {
      TableName: names.views,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', ...Object.values(indexes).flatMap(({ hash, range }) => [hash, range])].map(
        (name) => ({ AttributeName: name, AttributeType: 'S' as const }),
      ),
      KeySchema: keySchema('pk', 'sk'),
      GlobalSecondaryIndexes: Object.entries(indexes).map(([name, { hash, range, also }]) => ({
        IndexName: name,
        KeySchema: keySchema(hash, range),
        Projection:
          also === 'all' ? { ProjectionType: 'ALL' } : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...also] },
      })),
    },
  };
}

/** Creates the tables that are missing and waits until they can be used: for local servers; in the cloud they come from infrastructure. */
export async function ensureTables(client: DynamoDBClient, names: TableNames): Promise<void> {
  const { events, views } = tableDefinitions(names);
  const [, viewsAreNew] = await Promise.all([ensureTable(client, events), ensureTable(client, views)]);
  if (viewsAreNew) await turnOnExpiry(client, names.views);
}

async function ensureTable(client: DynamoDBClient, definition: CreateTableCommandInput): Promise<boolean> {
  const created = await client.send(new CreateTableCommand(definition)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ResourceInUseException) return false;
      throw error;
    },
  );
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: definition.TableName }));
    if (Table?.TableStatus === 'ACTIVE') return created;
    await pause(20);
  }
}

/** dynalite cannot expire items; nothing is wrong but that old sessions stay on the disk. */
async function turnOnExpiry(client: DynamoDBClient, table: string): Promise<void> {
  try {
    const TimeToLiveSpecification = { AttributeName: TTL_ATTRIBUTE, Enabled: true };
    await client.send(new UpdateTimeToLiveCommand({ TableName: table, TimeToLiveSpecification }));
  } catch (error) {
    if (!(error instanceof DynamoDBServiceException && error.name === 'UnknownOperationException')) throw error;
  }
}

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];
