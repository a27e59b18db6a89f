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
    // What is kept for later is handed over by the clock when its hour has come; a feed's is read, not sent.
    const later = notice.notBefore != null && notice.notBefore > notice.queuedAt;
    if ((notice.state ?? 'queued') === 'queued' && !later) await handOver({ id: notice.id });
  },
  waiting: async () => [],
});

/** Minutes after which a message counts as lost: when it was queued or may be sent, when the hour of what was kept has come (nobody was told
 * of it before), or when a claim of that age has run out. */
const LOST_AFTER = { queued: 3, kept: 0, claimed: CLAIM_MINUTES + 1 };
/** Then again after as many minutes, for as long as it waits. */
const EVERY = 10;
const BATCH = 200;

/**
 * Hands over again what has waited for long, because its message was lost or given up; answers when the oldest was queued,
 * digests left aside. To be called
 * every minute. A message too many does nothing: each notice is claimed.
 */
export async function remind(ledger: Notices, handOver: HandOver, now: Instant): Promise<Instant | null> {
  const stale = later(now, -CLAIM_MINUTES);
  const [due, unsent] = await Promise.all([ledger.waiting(stale, BATCH, now), ledger.waiting(stale, BATCH)]);
  const handed = new Set<string>();
  for (const { id, state, person, at, notBefore, tries } of due) {
    const since = notBefore !== null && state !== 'claimed' ? notBefore : at;
    const minutes = Math.floor((Date.parse(now) - Date.parse(since)) / 60_000);
    const kept = state === 'held' || (notBefore !== null && tries === 0);
    const over = minutes - LOST_AFTER[state === 'claimed' ? state : kept ? 'kept' : 'queued'];
    if (over < 0 || over % EVERY !== 0) continue;
    // One message for a person's whole digest: two at once would be two letters.
    if (state === 'held' && person !== null) {
      if (handed.has(person)) continue;
      handed.add(person);
    }
    await handOver({ id });
  }
  // What was kept on purpose has waited only since it may be sent.
  const since = unsent
    .map(({ tries, notBefore, queuedAt }) => (tries === 0 && notBefore !== null ? notBefore : queuedAt))
    .filter((at) => at <= now);
  return since.sort()[0] ?? null;
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
