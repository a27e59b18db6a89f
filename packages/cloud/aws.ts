import { AwsClient } from 'aws4fetch';
import { environmentKeys } from './credentials.ts';

const PATIENCE_MS = 10_000;

/** One signed request to a service of AWS. Tries again on 429 and 5xx; any other answer but 2xx is an error that names it. */
export async function askAws(
  service: 's3' | 'sqs',
  region: string,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const client = new AwsClient({ ...environmentKeys(), service, region, retries: 3 });
  const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.ok) return answer;
  throw new Error(
    `${service} answered ${answer.status} ${/<Code>(\w+)|"__type":"([\w.#]+)"/.exec(await answer.text())?.[0] ?? ''}`.trim(),
  );
}

/** An object of a bucket, whole. Throws if it is not there. */
export async function readObject(region: string, bucket: string, key: string): Promise<Uint8Array> {
  const stand = process.env.AWS_ENDPOINT_URL_S3;
  const path = key.split('/').map(encodeURIComponent).join('/');
  const url = stand ? `${stand}/${bucket}/${path}` : `https://${bucket}.s3.${region}.amazonaws.com/${path}`;
  return new Uint8Array(await (await askAws('s3', region, url)).arrayBuffer());
}

/** Puts a message into a queue. At least once. */
export async function sendMessage(region: string, queueUrl: string, message: unknown): Promise<void> {
  await askAws('sqs', region, new URL('/', queueUrl).href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({ QueueUrl: queueUrl, MessageBody: JSON.stringify(message) }),
  });
}
