import type { House } from '#games/house.ts';
import { CLAIM_MINUTES } from '#games/notifier.ts';
import type { Instant, Notices } from '#games/ports.ts';
import { later } from '#games/time.ts';

/** Hands a notice to the function that sends it. At least once. */
export type HandOver = (notice: { id: string }) => Promise<void>;

/**
 * Notices that another function sends: the ledger stays the truth, the queue only says that there is something to do. It is told also of
 * what stood in the ledger already, so that a process that died between the two is made up for by whoever comes again. There is nothing
 * `waiting` for who asks here: not to send what others are sending.
 */
export const handedOver = (ledger: Notices, handOver: HandOver): Notices => ({
  ...ledger,
  async queue(notice) {
    await ledger.queue(notice);
    await handOver({ id: notice.id });
  },
  waiting: async () => [],
});

/** Minutes after which a message counts as lost: when it was queued, or when a claim of that age has run out. */
const LOST_AFTER = { queued: 3, claimed: CLAIM_MINUTES + 1 };
/** Then again after as many minutes, for as long as it waits. */
const EVERY = 10;
const BATCH = 200;

/**
 * Hands over again what has waited for long, because its message was lost or given up; answers when the oldest was queued. To be called
 * every minute. A message too many does nothing: each notice is claimed.
 */
export async function remind(ledger: Notices, handOver: HandOver, now: Instant): Promise<Instant | null> {
  const waiting = await ledger.waiting(later(now, -CLAIM_MINUTES), BATCH);
  for (const { id, state, at } of waiting) {
    const minutes = Math.floor((Date.parse(now) - Date.parse(at)) / 60_000);
    const over = minutes - (state === 'claimed' ? LOST_AFTER.claimed : LOST_AFTER.queued);
    if (over >= 0 && over % EVERY === 0) await handOver({ id });
  }
  return waiting[0]?.queuedAt ?? null;
}

/** Seconds that the oldest unsent notice has waited, as a metric (CloudWatch's embedded metric format), for the alarm about it. */
export function noteAge(write: (line: string) => void, oldest: Instant | null, now: Instant): void {
  const seconds = oldest === null ? 0 : Math.max(0, (Date.parse(now) - Date.parse(oldest)) / 1000);
  const metric = {
    Namespace: 'Consigliere',
    Dimensions: [[]],
    Metrics: [{ Name: 'OldestUnsentNotice', Unit: 'Seconds' }],
  };
  write(
    JSON.stringify({ _aws: { Timestamp: Date.parse(now), CloudWatchMetrics: [metric] }, OldestUnsentNotice: seconds }),
  );
}

/** The house as a process sees it that sends what it is handed, and nothing else. */
export const withLedger = (house: House, ledger: Notices): House => ({
  ...house,
  ports: { ...house.ports, notices: ledger },
});
