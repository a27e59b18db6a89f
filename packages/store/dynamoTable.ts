import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  ConditionalCheckFailedException,
  DeleteItemCommand,
  type DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { expressionOf, type Item, item, names, rowOf } from './expressions.ts';
import type { Key } from './keys.ts';
import { count, type Meter, metered } from './meter.ts';
import { indexes } from './schema.ts';
import type { Row, Table } from './table.ts';

/** The Views table in DynamoDB. */
export function dynamoTable(client: DynamoDBClient, tableName: string, meter?: Meter): Table {
  const base = { TableName: tableName, ...metered(meter) };

  async function get(key: Key): Promise<Row | null> {
    const answer = await client.send(new GetItemCommand({ ...base, Key: keyItem(key), ConsistentRead: true }));
    count(meter, 'read', answer);
    return answer.Item ? rowOf(answer.Item) : null;
  }

  /** Up to `wanted` rows, over as many answers of at most 1 MB as that takes. */
  async function rowsOf(input: Partial<QueryCommandInput>, wanted: number): Promise<Row[]> {
    const rows: Row[] = [];
    let start: Item | undefined = input.ExclusiveStartKey;
    do {
      const Limit = Number.isFinite(wanted) ? wanted - rows.length : undefined;
      const answer = await client.send(new QueryCommand({ ...base, ...input, Limit, ExclusiveStartKey: start }));
      count(meter, 'read', answer);
      rows.push(...(answer.Items ?? []).map(rowOf));
      start = answer.LastEvaluatedKey;
    } while (start && rows.length < wanted);
    return rows;
  }

  return {
    get,
    async put(row, condition = []) {
      const { expression, ...placeholders } = expressionOf(condition);
      try {
        const answer = await client.send(
          new PutItemCommand({ ...base, Item: item(row), ConditionExpression: expression, ...placeholders }),
        );
        count(meter, 'write', answer);
        return true;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        // When the answer to a successful write is lost, the SDK's second try fails on what the first one wrote.
        if ((error.$metadata.attempts ?? 1) === 1) return false;
        return isDeepStrictEqual(item(row), item((await get(row)) ?? {}));
      }
    },
    async delete(key) {
      count(meter, 'write', await client.send(new DeleteItemCommand({ ...base, Key: keyItem(key) })));
    },
    async update(key, { set = {}, remove = [], add = {} }, condition) {
      const placeholders = expressionOf(condition);
      const clauses = [
        ['SET', Object.keys(set).map((name) => `#${name} = :set_${name}`)],
        ['REMOVE', remove.map((name) => `#${name}`)],
        ['ADD', Object.keys(add).map((name) => `#${name} :add_${name}`)],
      ] as const;
      const values: Record<string, AttributeValue> = { ...placeholders.ExpressionAttributeValues };
      for (const [name, value] of Object.entries(item(set))) values[`:set_${name}`] = value;
      for (const [name, value] of Object.entries(item(add))) values[`:add_${name}`] = value;
      try {
        const answer = await client.send(
          new UpdateItemCommand({
            ...base,
            Key: keyItem(key),
            UpdateExpression: clauses
              .flatMap(([verb, parts]) => (parts.length ? [`${verb} ${parts.join(', ')}`] : []))
              .join(' '),
            ConditionExpression: placeholders.expression,
            ExpressionAttributeNames: {
              ...placeholders.ExpressionAttributeNames,
              ...names(...Object.keys(set), ...remove, ...Object.keys(add)),
            },
            ...(Object.keys(values).length ? { ExpressionAttributeValues: values } : {}),
            ReturnValues: 'ALL_NEW',
          }),
        );
        count(meter, 'write', answer);
        return answer.Attributes ? rowOf(answer.Attributes) : null;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return null;
        throw error;
      }
    },
    async query(pk, { prefix = '', after = null, limit = Number.POSITIVE_INFINITY, reverse = false } = {}) {
      const input: Partial<QueryCommandInput> = {
        ConsistentRead: true,
        ScanIndexForward: !reverse,
        KeyConditionExpression: prefix ? '#pk = :pk AND begins_with(#sk, :prefix)' : '#pk = :pk',
        ExpressionAttributeNames: prefix ? names('pk', 'sk') : names('pk'),
        ExpressionAttributeValues: { ':pk': { S: pk }, ...(prefix ? { ':prefix': { S: prefix } } : {}) },
        ...(after === null ? {} : { ExclusiveStartKey: item({ pk, sk: after }) }),
      };
      // One more than asked for tells whether there is a next page: LastEvaluatedKey also comes when nothing follows.
      const rows = await rowsOf(input, limit + 1);
      const page = rows.slice(0, limit);
      return { rows: page, next: rows.length > page.length ? (page.at(-1)?.sk ?? null) : null };
    },
    async queryIndex(index, shard, range, limit) {
      const { hash, range: by } = indexes[index];
      const input: Partial<QueryCommandInput> = {
        IndexName: index,
        KeyConditionExpression: range ? `#${hash} = :shard AND #${by} ${range.is} :to` : `#${hash} = :shard`,
        ExpressionAttributeNames: range ? names(hash, by) : names(hash),
        ExpressionAttributeValues: { ':shard': { S: shard }, ...(range ? { ':to': { S: range.to } } : {}) },
      };
      return await rowsOf(input, limit);
    },
  };
}

/** The key alone, also of a whole row. */
const keyItem = ({ pk, sk }: Key) => item({ pk, sk });
