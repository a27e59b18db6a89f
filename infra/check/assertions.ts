import { isDeepStrictEqual } from 'node:util';
import { tableDefinitions } from '../../packages/store/schema';
import { type DynamoAction, type FunctionName, permissions } from '../permissions';
import type { Planned } from './mocks';
import { actionsOn, functionsOf, ofType, type PlannedFunction } from './plan';

export interface Assertion {
  ok: boolean;
  say: string;
}

/** Everything about the plan that must be so. */
export function assertions(planned: readonly Planned[]): readonly Assertion[] {
  const functions = functionsOf(planned);
  const names = Object.keys(permissions);
  return [
    {
      ok: isDeepStrictEqual(functions.map(({ name }) => name).sort(), [...names].sort()),
      say: `the functions are ${names.join(', ')}`,
    },
    ...functions.flatMap((one) => [...permissionsOf(one), ...surroundingsOf(one)]),
    ...tables(planned),
    ...deliveries(planned, functions),
    ...alarms(planned, functions),
    ...mail(planned),
    ...secrets(planned),
  ];
}

const same = (a: readonly string[], b: readonly string[]) => isDeepStrictEqual([...a].sort(), [...b].sort());

function permissionsOf(one: PlannedFunction): Assertion[] {
  const may = permissions[one.name as FunctionName];
  const dynamo = (actions: readonly DynamoAction[]) => actions.map((action) => `dynamodb:${action}`);
  const events = actionsOn(one, ':EventsTable');
  const wide = one.statements.filter(({ actions }) => actions.some((action) => action.includes('*')));
  const anywhere = one.statements.filter(({ resources, conditions }) => resources.includes('*') && !conditions?.length);
  return [
    {
      ok: same(events, dynamo(may.events)),
      say: `${one.name} may do with Events what it is meant to, and has ${events}`,
    },
    {
      ok: !/Update|Delete|Batch|PartiQL/.test(events.join()),
      say: `${one.name} can neither change nor delete an event`,
    },
    {
      ok: same(actionsOn(one, ':ViewsTable'), dynamo(may.views)),
      say: `${one.name} may do with Views what it is meant to`,
    },
    { ok: wide.length === 0 && anywhere.length === 0, say: `${one.name} has no permission with a star` },
    {
      ok: actionsOn(one, ':NoticesQueue').includes('sqs:SendMessage') === Boolean(may.queue),
      say: `${one.name} hands notices over only if it is meant to`,
    },
    {
      ok: one.statements.some(({ actions }) => actions.includes('ses:SendRawEmail')) === Boolean(may.mail),
      say: `${one.name} sends mail only if it is meant to`,
    },
    {
      ok: one.statements.some(({ actions }) => actions.includes('s3:GetObject')) === Boolean(may.bucket),
      say: `${one.name} reads mails only if it is meant to`,
    },
  ];
}

const ENVIRONMENT = [
  'CONSIGLIERE_URL',
  'CONSIGLIERE_PLAY_DOMAIN',
  'CONSIGLIERE_EVENTS_TABLE',
  'CONSIGLIERE_VIEWS_TABLE',
  'CONSIGLIERE_NOTICE_QUEUE',
];

function surroundingsOf({ name, inputs, logDays }: PlannedFunction): Assertion[] {
  const given = Object.keys(inputs.environment.variables);
  const wanted = [...ENVIRONMENT, ...(permissions[name as FunctionName].bucket ? ['CONSIGLIERE_MAIL_BUCKET'] : [])];
  return [
    {
      ok: inputs.runtime === 'nodejs24.x' && inputs.architectures[0] === 'arm64',
      say: `${name} runs on Node 24, arm64`,
    },
    {
      ok: same(
        given.filter((key) => key.startsWith('CONSIGLIERE')),
        wanted,
      ),
      say: `${name} has the variables it reads, and no others`,
    },
    { ok: given.includes('SST_KEY_FILE'), say: `${name} finds the sealing keys` },
    { ok: logDays === 30, say: `${name} keeps its log for 30 days` },
  ];
}

function tables(planned: readonly Planned[]): Assertion[] {
  const defined = tableDefinitions({ events: 'Events', views: 'Views' });
  return (['events', 'views'] as const).flatMap((which) => {
    const name = which === 'events' ? 'EventsTable' : 'ViewsTable';
    const { inputs } = ofType(planned, 'aws:dynamodb/table:Table').find((one) => one.name === name)!;
    const keys = (defined[which].KeySchema ?? []).map(({ AttributeName }) => AttributeName);
    const indexes = (defined[which].GlobalSecondaryIndexes ?? []).map((one) => [
      one.IndexName,
      ...(one.KeySchema ?? []).map(({ AttributeName }) => AttributeName),
      one.Projection?.ProjectionType,
      one.Projection?.NonKeyAttributes,
    ]);
    const planned_ = inputs.globalSecondaryIndexes.map((one: Record<string, unknown>) => [
      one.name,
      one.hashKey,
      one.rangeKey,
      one.projectionType,
      one.nonKeyAttributes,
    ]);
    return [
      { ok: isDeepStrictEqual([inputs.hashKey, inputs.rangeKey], keys), say: `${name} has the keys of packages/store` },
      { ok: isDeepStrictEqual(planned_, indexes), say: `${name} has the indexes of packages/store` },
      { ok: inputs.billingMode === 'PAY_PER_REQUEST', say: `${name} is paid on demand` },
      { ok: inputs.pointInTimeRecovery.enabled === true, say: `${name} can be recovered to a point in time` },
      { ok: inputs.deletionProtectionEnabled === true, say: `${name} is protected from deletion` },
      which === 'events'
        ? { ok: inputs.streamViewType === 'NEW_IMAGE', say: `${name} streams new images` }
        : { ok: inputs.ttl?.attributeName === 'ttl', say: `${name} lets rows expire` },
    ];
  });
}

function deliveries(planned: readonly Planned[], functions: readonly PlannedFunction[]): Assertion[] {
  const mapping = (name: string) => functions.find((one) => one.name === name)?.mapping ?? {};
  const [stream, queue] = [mapping('project'), mapping('notify')];
  const notices = ofType(planned, 'aws:sqs/queue:Queue').find((one) => one.name === 'NoticesQueue')!.inputs;
  const schedule = ofType(planned, 'aws:scheduler/schedule:Schedule')[0]?.inputs;
  const partial = (one: { functionResponseTypes?: string[] }) =>
    one.functionResponseTypes?.includes('ReportBatchItemFailures') === true;
  const letters = functions.filter((one) => one.inputs.deadLetterConfig).map(({ name }) => name);
  const failed = ofType(planned, 'aws:sqs/queue:Queue').filter((one) => one.name.endsWith('FailedQueue'));
  return [
    { ok: stream.startingPosition === 'TRIM_HORIZON', say: 'the stream is read from its beginning' },
    { ok: partial(stream) && partial(queue), say: 'stream and queue take partial answers' },
    { ok: stream.bisectBatchOnFunctionError === true, say: 'a bad record is found by halving' },
    {
      ok: stream.maximumRetryAttempts > 0 && stream.maximumRecordAgeInSeconds < 24 * 3600,
      say: 'a bad record is given up before the stream forgets it',
    },
    {
      ok: String(stream.destinationConfig?.onFailure?.destinationArn).endsWith('ProjectFailedQueue'),
      say: 'a bad record is kept',
    },
    {
      ok: JSON.parse(notices.redrivePolicy).deadLetterTargetArn.endsWith('NotifyFailedQueue'),
      say: 'a notice that fails is kept',
    },
    { ok: notices.visibilityTimeoutSeconds > 5 * 60, say: 'a notice is shown again after its claim has run out' },
    { ok: same(letters, ['clock', 'feedback', 'inbox']), say: 'functions called without waiting keep what failed' },
    {
      ok: schedule?.scheduleExpression === 'rate(1 minute)' && schedule.target.retryPolicy.maximumRetryAttempts === 1,
      say: 'the clock runs every minute and is repeated once',
    },
    {
      ok: failed.length === 5 && failed.every((one) => one.inputs.messageRetentionSeconds === 1_209_600),
      say: 'what failed is kept for 14 days',
    },
  ];
}

function alarms(planned: readonly Planned[], functions: readonly PlannedFunction[]): Assertion[] {
  const all = ofType(planned, 'aws:cloudwatch/metricAlarm:MetricAlarm').map(({ inputs }) => inputs);
  const watched = (metric: string, part: string) =>
    all.some((one) => one.metricName === metric && JSON.stringify(one.dimensions ?? {}).includes(part));
  const ofFunction = (name: string) => functions.find((one) => one.name === name)?.inputs.name;
  const queues = ['Project', 'Notify', 'Inbox', 'Clock', 'Feedback'];
  return [
    ...queues.map((name) => ({
      ok: watched('ApproximateNumberOfMessagesVisible', `${name}FailedQueue`),
      say: `an alarm tells of what ${name} gave up`,
    })),
    { ok: watched('Errors', ofFunction('http')), say: 'an alarm tells of errors of http' },
    { ok: watched('IteratorAge', ofFunction('project')), say: 'an alarm tells when projecting lags' },
    {
      ok: all.some((one) => one.metricName === 'OldestUnsentNotice' && one.treatMissingData === 'breaching'),
      say: 'an alarm tells of unsent notices and of a clock that stands still',
    },
    { ok: watched('Reputation.BounceRate', ''), say: 'an alarm tells of bounces' },
    { ok: all.length <= 10, say: 'there are no more alarms than are free' },
    { ok: all.every((one) => one.alarmActions.length === 1), say: 'every alarm is sent to somebody' },
    {
      ok: ofType(planned, 'aws:budgets/budget:Budget')[0]?.inputs.notifications.length === 2,
      say: 'the budget warns twice',
    },
  ];
}

function mail(planned: readonly Planned[]): Assertion[] {
  const one = (type: string) => ofType(planned, type)[0]?.inputs ?? {};
  const rule = one('aws:ses/receiptRule:ReceiptRule');
  const lifecycle = one('aws:s3/bucketLifecycleConfiguration:BucketLifecycleConfiguration');
  const events =
    one('aws:sesv2/configurationSetEventDestination:ConfigurationSetEventDestination').eventDestination ?? {};
  const records = ofType(planned, 'aws:route53/record:Record').map(
    ({ inputs }) => `${inputs.type} ${inputs.name} ${inputs.records}`,
  );
  return [
    {
      ok: rule.scanEnabled === true && rule.recipients?.[0] === 'play.house.example',
      say: 'mail for the play domain is scanned',
    },
    {
      ok: rule.s3Actions?.[0]?.position < rule.lambdaActions?.[0]?.position,
      say: 'a mail is kept before anybody is told of it',
    },
    { ok: lifecycle.rules?.[0]?.expiration?.days === 14, say: 'received mails expire after 14 days' },
    {
      ok: same(events.matchingEventTypes ?? [], ['DELIVERY', 'BOUNCE', 'COMPLAINT', 'REJECT']),
      say: 'SES tells of deliveries, bounces, complaints and rejections',
    },
    {
      ok: records.some((text) => text.includes('MX play.house.example') && text.includes('inbound-smtp')),
      say: 'other mail servers find ours',
    },
    { ok: records.some((text) => text.includes('p=quarantine')), say: 'the DMARC policy is not none' },
  ];
}

/** The keyring is linked, and linked values are sealed into the bundle: no input of any resource shows it. */
function secrets(planned: readonly Planned[]): Assertion[] {
  const shown = planned.filter(
    (one) => one.type !== 'sst:sst:LinkRef' && JSON.stringify(one.inputs).includes('the-secret-keyring'),
  );
  return [
    {
      ok: shown.length === 0,
      say: `no resource shows the secret in plain text (${shown.map((one) => one.name).join(' ')})`,
    },
  ];
}
