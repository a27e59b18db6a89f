import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
} from '@aws-sdk/client-dynamodb';
import type { GameId } from '#games/ports.ts';
import { keyItem } from './commitItem.ts';
import type { Item } from './expressions.ts';
import type { StreamKey } from './keys.ts';
import { count, type Meter, metered } from './meter.ts';

/** The Events table as the event store needs it: nothing here can change or remove what is stored. */
export interface Streams {
  /** False: something stands under this key already. */
  put(item: Item): Promise<boolean>;
  get(key: StreamKey): Promise<Item | null>;
  /** Items of a game with a number above `after`, in order, read consistently. */
  after(game: GameId, after: number): Promise<readonly Item[]>;
}

export function dynamoStreams(client: DynamoDBClient, tableName: string, meter?: Meter): Streams {
  const base = { TableName: tableName, ...metered(meter) };
  return {
    async put(item) {
      const command = new PutItemCommand({ ...base, Item: item, ConditionExpression: 'attribute_not_exists(pk)' });
      try {
        count(meter, 'write', await client.send(command));
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
    async get(key) {
      const answer = await client.send(new GetItemCommand({ ...base, Key: keyItem(key), ConsistentRead: true }));
      count(meter, 'read', answer);
      return answer.Item ?? null;
    },
    async after(game, after) {
      const items: Item[] = [];
      let start: Item | undefined;
      do {
        const answer = await client.send(
          new QueryCommand({
            ...base,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :game AND sk > :after',
            ExpressionAttributeValues: { ':game': { S: game }, ':after': { N: String(after) } },
            ExclusiveStartKey: start,
          }),
        );
        count(meter, 'read', answer);
        items.push(...(answer.Items ?? []));
        start = answer.LastEvaluatedKey;
      } while (start);
      return items;
    },
  };
}

/** Streams in memory. `items` is open to tests that damage it. */
export function memoryStreams(items = new Map<GameId, Map<number, Item>>()): Streams {
  return {
    async put(item) {
      const game = item.pk?.S ?? '';
      const n = Number(item.sk?.N);
      const stream = items.get(game) ?? new Map<number, Item>();
      if (stream.has(n)) return false;
      items.set(game, stream.set(n, item));
      return true;
    },
    async get({ pk, sk }) {
      return items.get(pk)?.get(sk) ?? null;
    },
    async after(game, after) {
      return [...(items.get(game) ?? [])]
        .filter(([n]) => n > after)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item);
    },
  };
}
