import { failures } from './queues';
import { project } from './records';
import { settings } from './settings';
import { http } from './web';

// docs/operating.md, "At an alarm", has a paragraph for each of these. Ten alarms are free.

const topic = new sst.aws.SnsTopic('Alarms');
new aws.sns.TopicSubscription('AlarmMail', { topic: topic.arn, protocol: 'email', endpoint: settings.alarmEmail });

interface Watched {
  namespace: string;
  metric: string;
  dimensions?: Record<string, $util.Input<string>>;
  statistic?: 'Maximum' | 'Sum' | 'Average';
  above: number;
  /** Minutes in a row. */
  minutes: number;
  /** What no data means: nothing happens, or the clock stands still. */
  silence?: 'breaching';
}

const alarm = (
  name: string,
  say: string,
  { namespace, metric, dimensions, statistic = 'Maximum', above, minutes, silence }: Watched,
) =>
  new aws.cloudwatch.MetricAlarm(`${name}Alarm`, {
    alarmDescription: say,
    namespace,
    metricName: metric,
    ...(dimensions ? { dimensions } : {}),
    statistic,
    period: 60,
    evaluationPeriods: minutes,
    comparisonOperator: 'GreaterThanThreshold',
    threshold: above,
    treatMissingData: silence ?? 'notBreaching',
    alarmActions: [topic.arn],
    okActions: [topic.arn],
  });

for (const [name, queue] of Object.entries(failures))
  alarm(
    `${name[0]?.toUpperCase()}${name.slice(1)}Failed`,
    `Something that ${name} could not do lies in its dead-letter queue.`,
    {
      namespace: 'AWS/SQS',
      metric: 'ApproximateNumberOfMessagesVisible',
      dimensions: { QueueName: queue.nodes.queue.name },
      above: 0,
      minutes: 1,
    },
  );

// The clock writes this figure every minute: no figure means that no game wakes up.
alarm('Unsent', 'A notice has waited for more than 30 minutes, or the clock does not run.', {
  namespace: 'Consigliere',
  metric: 'OldestUnsentNotice',
  above: 30 * 60,
  minutes: 5,
  silence: 'breaching',
});

alarm('Lag', 'Commits wait for more than 5 minutes to be projected.', {
  namespace: 'AWS/Lambda',
  metric: 'IteratorAge',
  dimensions: { FunctionName: project.nodes.function.name },
  above: 5 * 60 * 1000,
  minutes: 5,
});

// SES looks closer at 5 % and stops an account at 10 %.
alarm('Bounces', 'More than 3 % of the mails of this account bounce.', {
  namespace: 'AWS/SES',
  metric: 'Reputation.BounceRate',
  above: 0.03,
  minutes: 1,
});

alarm('Errors', 'Pages fail: the http function throws or runs out of time.', {
  namespace: 'AWS/Lambda',
  metric: 'Errors',
  dimensions: { FunctionName: http.nodes.function.name },
  statistic: 'Sum',
  above: 3,
  minutes: 5,
});

new aws.budgets.Budget('Budget', {
  budgetType: 'COST',
  timeUnit: 'MONTHLY',
  limitAmount: settings.budget,
  limitUnit: 'USD',
  notifications: [80, 100].map((threshold) => ({
    comparisonOperator: 'GREATER_THAN',
    notificationType: 'ACTUAL',
    threshold,
    thresholdType: 'PERCENTAGE',
    subscriberEmailAddresses: [settings.alarmEmail],
  })),
});
