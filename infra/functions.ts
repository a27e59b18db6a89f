import { join } from 'node:path';
import { mailBucket } from './mailbox';
import { type FunctionName, permissions } from './permissions';
import { noticeQueue } from './queues';
import { settings } from './settings';
import { events, views } from './tables';

/** 32-byte keys that secret orders and seeds are sealed with; `npx sst secret set SealingKeys`. Sessions need no key: only hashes are kept. */
const sealingKeys = new sst.Secret('SealingKeys');

interface Wants {
  /** Where people reach the pages. */
  baseUrl: $util.Input<string>;
  memory: `${number} MB`;
  timeout: `${number} seconds`;
  /** Gets events that failed for good, where Lambda itself repeats them. */
  deadLetters?: sst.aws.Queue;
  /** The same where the stream's mapping does. */
  failedRecords?: sst.aws.Queue;
}

/** A function of functions/ with its permissions and surroundings. arm64 costs a fifth less than the default. */
export function functionOf(
  name: FunctionName,
  { baseUrl, memory, timeout, deadLetters, failedRecords }: Wants,
): sst.aws.FunctionArgs {
  return {
    // Made by bin/functions.mjs: what was tested and measured is what runs.
    bundle: join($cli.paths.root, '.build', 'deploy', name),
    handler: 'index.handler',
    description: `Consigliere: ${name}`,
    runtime: 'nodejs24.x',
    architecture: 'arm64',
    memory,
    timeout,
    logging: { retention: '1 month', format: 'text' },
    link: [sealingKeys],
    permissions: statementsOf(name, deadLetters ?? failedRecords),
    environment: {
      CONSIGLIERE_URL: baseUrl,
      CONSIGLIERE_PLAY_DOMAIN: settings.playDomain,
      CONSIGLIERE_EVENTS_TABLE: events.name,
      CONSIGLIERE_VIEWS_TABLE: views.name,
      CONSIGLIERE_NOTICE_QUEUE: noticeQueue.url,
      ...(permissions[name].bucket ? { CONSIGLIERE_MAIL_BUCKET: mailBucket.name } : {}),
    },
    ...(deadLetters ? { transform: { function: { deadLetterConfig: { targetArn: deadLetters.arn } } } } : {}),
  };
}

type Statement = {
  actions: string[];
  resources: $util.Input<string>[];
  conditions?: { test: string; variable: string; values: string[] }[];
};

function statementsOf(name: FunctionName, failed?: sst.aws.Queue): Statement[] {
  const may = permissions[name];
  const on = (actions: readonly string[], resource: $util.Input<string>): Statement[] =>
    actions.length ? [{ actions: [...actions], resources: [resource] }] : [];
  const dynamo = (actions: readonly string[]) => actions.map((action) => `dynamodb:${action}`);
  return [
    ...on(dynamo(may.events), events.arn),
    ...on(dynamo(may.views), views.arn),
    ...(may.indexes ? on(['dynamodb:Query'], $interpolate`${views.arn}/index/*`) : []),
    ...(may.queue ? on(['sqs:SendMessage'], noticeQueue.arn) : []),
    ...(may.bucket ? on(['s3:GetObject'], $interpolate`${mailBucket.arn}/mail/*`) : []),
    ...(may.mail ? [sending] : []),
    ...(failed ? on(['sqs:SendMessage'], failed.arn) : []),
  ];
}

/** In the sandbox SES asks for the recipient's identity too, hence any resource; but from our own address alone. */
const sending: Statement = {
  actions: ['ses:SendRawEmail'],
  resources: ['*'],
  conditions: [{ test: 'StringEquals', variable: 'ses:FromAddress', values: [`consigliere@${settings.playDomain}`] }],
};
