import type { House } from './house.ts';
import { backOff } from './notices/courier.ts';
import { deliver } from './notices/deliver.ts';
import { gather, isGathered } from './notices/gather.ts';
import type { Notice } from './ports.ts';
import { later } from './time.ts';
import { Undeliverable } from './undeliverable.ts';

/** A sender that has not reported after this long is taken for dead, and its notice is sent again. */
export const CLAIM_MINUTES = 5;
/** A post that takes nothing for so long leaves the notice as failed, for the player to see. */
const PATIENCE_MINUTES = 24 * 60;

/** What became of one notice. `again`: not sent now, and still to be sent; `taken`: another sender has it, or it is settled. */
export type Sending = 'sent' | 'dropped' | 'failed' | 'again' | 'taken';

/**
 * Sends what is queued: each notice is claimed by exactly one sender, written from the game as it is now, sent, and marked. A crash
 * between sending and marking sends again after the claim has run out: at least once, and exactly once where the post knows the
 * letter's key (the local outbox does). One notice that can't be sent doesn't stop the others, nor does a channel that is dead: the
 * channels are served side by side. Answers how many messages went out.
 */
export async function sendWaiting(house: House, most = 200, claimMinutes = CLAIM_MINUTES): Promise<number> {
  const { notices, clock } = house.ports;
  const now = clock.now();
  const waiting = await notices.waiting(later(now, -claimMinutes), most, now);
  const mails = waiting.filter(({ channel }) => channel === 'mail');
  const sent = await Promise.all([
    sendMails(house, mails, now),
    ...[...waysOf(waiting).values()].map((way) => oneByOne(house, way)),
  ]);
  return sent.reduce((sum, one) => sum + one, 0);
}

/** What is not mail, by where it goes: one dead webhook makes nobody else wait. */
function waysOf(waiting: readonly Notice[]): Map<string, Notice[]> {
  const ways = new Map<string, Notice[]>();
  for (const notice of waiting) {
    if (notice.channel === 'mail' || notice.channel === 'feed') continue;
    const way = `${notice.person}/${notice.id.slice(notice.id.lastIndexOf('/') + 1)}`;
    ways.set(way, [...(ways.get(way) ?? []), notice]);
  }
  return ways;
}

/** A person's notices that belong into one letter go into one; all others are letters of their own. */
async function sendMails(house: House, mails: readonly Notice[], now: string): Promise<number> {
  let sent = 0;
  const gathered = new Set<string>();
  for (const notice of mails) {
    const { person } = notice;
    const same = person === null ? [] : mails.filter((one) => one.person === person);
    if (person === null || !house.composeDigest || !isGathered(same, now)) {
      sent += await oneByOne(house, [notice]);
      continue;
    }
    if (gathered.has(person)) continue;
    gathered.add(person);
    sent += await gather(house, person, same, (one, cause) => putBack(house, one, cause));
  }
  return sent;
}

async function oneByOne(house: House, notices: readonly Notice[]): Promise<number> {
  let sent = 0;
  for (const notice of notices) {
    if ((await sendNotice(house, notice)) === 'sent') sent++;
  }
  return sent;
}

/** A person's notices that were kept for a digest and may be sent by now, as one letter, for whoever was told of one of them. */
export async function sendDigest(house: House, notice: Notice): Promise<void> {
  const { notices, clock } = house.ports;
  if (notice.person === null || notice.channel !== 'mail' || !house.composeDigest) {
    await sendNotice(house, notice);
    return;
  }
  const now = clock.now();
  const kept = (await notices.ofPerson(notice.person)).notices.filter(
    ({ channel, state, notBefore }) =>
      channel === 'mail' && state === 'held' && (notBefore === null || notBefore <= now),
  );
  // The last page of a person's notices may end before this one.
  const told = kept.some(({ id }) => id === notice.id) ? kept : [...kept, notice];
  await gather(house, notice.person, told, (one, cause) => putBack(house, one, cause));
}

/** Claims, writes and sends one notice as it was just read. Throws only if the store can't be reached. */
export async function sendNotice(house: House, notice: Notice): Promise<Sending> {
  if (!(await house.ports.notices.claim(notice, house.ports.clock.now()))) return 'taken';
  try {
    return (await deliver(house, notice)) > 0 ? 'sent' : 'dropped';
  } catch (cause) {
    return putBack(house, notice, cause);
  }
}

/**
 * Back into the queue with a growing pause, until it has been tried for a day; what can't be delivered at all fails at once, for the player
 * to see.
 */
async function putBack(house: House, notice: Notice, cause: unknown): Promise<'again' | 'failed'> {
  const { notices, clock } = house.ports;
  const now = clock.now();
  house.note('notice.failed', {
    ...{ game: notice.game, n: notice.n, seat: notice.seat, kind: notice.kind, channel: notice.channel },
    cause: cause instanceof Error ? cause.name : 'unknown',
  });
  const why = `the ${notice.channel === 'mail' ? 'mail' : 'message'} could not be sent`;
  const last = later(notice.queuedAt, PATIENCE_MINUTES);
  const hopeless = cause instanceof Undeliverable || last <= now;
  // The last try of all comes when the patience ends, however long the pause would be by then.
  const again = later(now, backOff(notice.tries + 1));
  await notices.settle(notice.id, {
    ...(hopeless ? { state: 'failed' } : { state: 'queued', notBefore: again < last ? again : last }),
    at: now,
    why,
  });
  return hopeless ? 'failed' : 'again';
}
