import { functionOf } from './functions';
import { failures } from './queues';
import { baseUrl } from './web';

/** A run that fails is not repeated for long: the next one comes within the minute and does the same. */
export const clock = new sst.aws.CronV2('Clock', {
  schedule: 'rate(1 minute)',
  function: functionOf('clock', { baseUrl, memory: '512 MB', timeout: '55 seconds', deadLetters: failures.clock }),
  retries: 1,
  dlq: failures.clock.arn,
  transform: {
    schedule: (args) => {
      args.target = $resolve([args.target]).apply(([target]) => ({
        ...target,
        retryPolicy: { maximumRetryAttempts: 1, maximumEventAgeInSeconds: 60 },
      }));
    },
  },
});
