/** What failed for good of each function, kept for 14 days; an alarm tells of the first message. */
const failed = (name: string) =>
  new sst.aws.Queue(`${name}Failed`, { transform: { queue: { messageRetentionSeconds: 14 * 24 * 3600 } } });

export const failures = {
  project: failed('Project'),
  notify: failed('Notify'),
  inbox: failed('Inbox'),
  clock: failed('Clock'),
  feedback: failed('Feedback'),
};

/**
 * Notices to be sent. What could not be sent is shown again after 6 minutes, when the claim of who tried (5 minutes) has run out; ten
 * times, then the clock hands it over afresh for as long as it waits.
 */
export const noticeQueue = new sst.aws.Queue('Notices', {
  visibilityTimeout: '6 minutes',
  dlq: { queue: failures.notify.arn, retry: 10 },
});
