import { functionOf } from './functions';
import { failures, noticeQueue } from './queues';
import { events } from './tables';
import { baseUrl } from './web';

/**
 * Commits -> views and notices. From the very first record on (SST: LATEST), single records come again (SST: whole batches), a bad one is
 * found by halving, tried for a day, and then kept by its number; the game itself stands in the table all the while.
 */
export const project = events.subscribe(
  'Project',
  functionOf('project', { baseUrl, memory: '512 MB', timeout: '60 seconds', failedRecords: failures.project }),
  {
    transform: {
      eventSourceMapping: {
        startingPosition: 'TRIM_HORIZON',
        functionResponseTypes: ['ReportBatchItemFailures'],
        bisectBatchOnFunctionError: true,
        batchSize: 50,
        maximumRetryAttempts: 30,
        maximumRecordAgeInSeconds: 23 * 3600,
        destinationConfig: { onFailure: { destinationArn: failures.project.arn } },
      },
    },
  },
);

/** Two at once: a new account may send 14 mails a second. */
export const notify = noticeQueue.subscribe(
  functionOf('notify', { baseUrl, memory: '512 MB', timeout: '60 seconds' }),
  {
    batch: { size: 5, partialResponses: true },
    transform: { eventSourceMapping: { scalingConfig: { maximumConcurrency: 2 } } },
  },
);
