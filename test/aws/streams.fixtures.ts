import type { DynamoDBRecord } from 'aws-lambda';
import { AwsClient } from 'aws4fetch';

/** New records of a table's stream each time it is asked, from the very first on (TRIM_HORIZON). */
export async function followStream(endpoint: string, table: string): Promise<() => Promise<DynamoDBRecord[]>> {
  const aws = new AwsClient({
    accessKeyId: 'local',
    secretAccessKey: 'local',
    region: 'us-east-1',
    service: 'dynamodb',
  });
  const ask = async (action: string, body: object) => {
    const answer = await aws.fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDBStreams_20120810.${action}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${action}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, never>;
  };
  const { Streams } = (await ask('ListStreams', { TableName: table })) as unknown as {
    Streams: { StreamArn: string }[];
  };
  const StreamArn = Streams[0]!.StreamArn;
  const iterators = new Map<string, string | null>();
  return async () => {
    const described = (await ask('DescribeStream', { StreamArn })) as unknown as {
      StreamDescription: { Shards: { ShardId: string }[] };
    };
    const records: DynamoDBRecord[] = [];
    for (const { ShardId } of described.StreamDescription.Shards) {
      if (!iterators.has(ShardId)) {
        const begun = await ask('GetShardIterator', { StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' });
        iterators.set(ShardId, begun.ShardIterator ?? null);
      }
      for (;;) {
        const ShardIterator = iterators.get(ShardId);
        if (!ShardIterator) break;
        const got = (await ask('GetRecords', { ShardIterator })) as unknown as {
          Records: DynamoDBRecord[];
          NextShardIterator?: string;
        };
        iterators.set(ShardId, got.NextShardIterator ?? null);
        if (!got.Records.length) break;
        records.push(...got.Records);
      }
    }
    return records;
  };
}
