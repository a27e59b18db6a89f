import { randomBytes } from 'node:crypto';
import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { BatchAnswer } from '#cloud/batch.ts';
import { answerMime } from '#mail/mime.ts';
import { localClient } from '#store/client.ts';
import { startLocal } from '#store/embedded.ts';
import { ensureTables } from '#store/schema.ts';
import { buildFunctions } from '../../bin/functions.mjs';
import type { FunctionName } from '../../infra/permissions.ts';
import { httpEvent, sesEvent, snsEvent, sqsEvent, streamEvent } from './events.fixtures.ts';
import { openDoors } from './iam.fixtures.ts';
import { type Lambda, startLambda } from './lambda.fixtures.ts';
import { type SentMail, startStandIns } from './standIns.fixtures.ts';
import { followStream } from './streams.fixtures.ts';

/** What can go wrong on the way of a delivery; 0 to 1 each. */
export interface Weather {
  /** A record or message comes twice. */
  twice: number;
  /** The whole batch is done, but Lambda doesn't hear of it and brings it again. */
  unheard: number;
  /** Draws the weather, so that a run can be repeated. */
  draw: () => number;
}

export const fairWeather: Weather = { twice: 0, unheard: 0, draw: () => 1 };

export const TABLES = { events: 'CloudEvents', views: 'CloudViews' };

/** Bundles, tables with a stream, stand-ins for the rest of AWS, and the deliveries between them. */
export async function openCloudStand(weather: Weather = fairWeather) {
  const [{ folder }, dynamo, standIns] = await Promise.all([
    buildFunctions(),
    startLocal({ engine: 'dynoxide' }),
    startStandIns(),
  ]);
  const client = localClient(dynamo.endpoint);
  await ensureTables(client, TABLES);
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } as const;
  await client.send(new UpdateTableCommand({ TableName: TABLES.events, StreamSpecification }));
  const keys = JSON.stringify({ current: 'k1', keys: { k1: randomBytes(32).toString('base64') } });
  const env = {
    PATH: process.env.PATH ?? '',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_SESSION_TOKEN: 'token',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    CONSIGLIERE_URL: 'https://house.example',
    CONSIGLIERE_PLAY_DOMAIN: 'play.house.example',
    CONSIGLIERE_EVENTS_TABLE: TABLES.events,
    CONSIGLIERE_VIEWS_TABLE: TABLES.views,
    CONSIGLIERE_MAIL_BUCKET: 'mails',
    CONSIGLIERE_KEYS: keys,
    ...standIns.env,
  };
  const doors = await openDoors(dynamo.endpoint, TABLES);
  const running = new Map<FunctionName, Lambda>();
  const lambda = async (name: FunctionName): Promise<Lambda> => {
    const AWS_ENDPOINT_URL_DYNAMODB = doors.endpointOf(name);
    const there = running.get(name) ?? (await startLambda(folder, name, { ...env, AWS_ENDPOINT_URL_DYNAMODB }));
    running.set(name, there);
    return there;
  };
  let ahead = 0;
  const invoke = async (name: FunctionName, event: unknown) => (await lambda(name)).invoke(event, ahead);
  const records = await followStream(dynamo.endpoint, TABLES.events);

  /** Brings a batch as it would come in this weather; answers what has to come again. */
  async function bring<Part>(
    name: FunctionName,
    parts: readonly Part[],
    id: (part: Part) => string,
    event: (parts: Part[]) => unknown,
  ) {
    const batch = parts.flatMap((part) => (weather.draw() < weather.twice ? [part, part] : [part]));
    if (weather !== fairWeather) batch.sort(() => weather.draw() - 0.5);
    const { batchItemFailures } = (await invoke(name, event(batch))) as BatchAnswer;
    if (weather.draw() < weather.unheard) return [...parts];
    const failed = new Set(batchItemFailures.map((one) => one.itemIdentifier));
    return parts.filter((part) => failed.has(id(part)));
  }

  let undone: DynamoDBRecord[] = [];
  let toldOf = 0;
  const stand = {
    /** Where the bundles lie. */
    folder,
    env,
    client,
    standIns,
    /** Environment of who runs the house and asks DynamoDB himself. */
    operator: {
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    },
    /** Calls to DynamoDB that the function's role does not allow. */
    refused: doors.refused as readonly string[],
    lambda,
    invoke,
    keys,
    mails: standIns.mails as readonly SentMail[],
    /** Time goes on for the functions. */
    pass(minutes: number) {
      ahead += minutes * 60_000;
    },
    async http<T = Record<string, never>>(path: string, { token, body }: { token?: string; body?: unknown } = {}) {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const method = body === undefined ? 'GET' : 'POST';
      const call = httpEvent({ method, path, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
      const answer = (await invoke('http', call)) as { statusCode: number; body: string };
      return { status: answer.statusCode, body: JSON.parse(answer.body) as T };
    },
    /** A player's reply as SES hands it over. */
    async reply(mail: SentMail, text: string, times = 1) {
      const letter = { to: mail.to, replyTo: mail.replyTo, subject: mail.subject, headers: {} };
      const { raw, from, to } = await answerMime(
        letter,
        `${text}\n\n> ${mail.text.replaceAll('\n', '\n> ')}`,
        new Date().toISOString(),
      );
      const messageId = randomBytes(12).toString('hex');
      standIns.objects.set(`mail/${messageId}`, raw);
      for (let i = 0; i < times; i++) await invoke('inbox', sesEvent({ messageId, from, to }));
    },
    /** Delivers whatever is under way until nothing is. */
    async settle() {
      for (let round = 0; round < 200; round++) {
        const fresh = await records();
        undone = [...undone, ...fresh];
        if (undone.length)
          undone = await bring('project', undone, (one) => one.dynamodb?.SequenceNumber ?? '', streamEvent);
        const messages = standIns.messages.splice(0, 10);
        if (messages.length) standIns.messages.push(...(await bring('notify', messages, (one) => one.id, sqsEvent)));
        for (; toldOf < standIns.mails.length; toldOf++) {
          const { messageId, tags } = standIns.mails[toldOf]!;
          await invoke('feedback', snsEvent('Delivery', { messageId, tags }, { delivery: {} }));
        }
        if (!fresh.length && !undone.length && !messages.length) return;
        // A message that came back is shown again when claims have run out.
        if (!fresh.length && messages.length) ahead += 6 * 60_000;
      }
      throw new Error('the deliveries do not come to an end');
    },
    async close() {
      await Promise.all([...running.values()].map((one) => one.kill()));
      client.destroy();
      await Promise.all([doors.stop(), dynamo.stop(), standIns.stop()]);
    },
  };
  return stand;
}

export type CloudStand = Awaited<ReturnType<typeof openCloudStand>>;
