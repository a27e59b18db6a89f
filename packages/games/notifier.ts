import type { House } from './house.ts';
import { backOff } from './notices/courier.ts';
import { deliver } from './notices/deliver.ts';
import { gather, isGathered } from './notices/gather.ts';
import type { Notice } from './ports.ts';
import { later } from './time.ts';

/** A sender that has not reported after this long is taken for dead, and its notice is sent again. */
const CLAIM_MINUTES = 5;
const MOST_TRIES = 6;

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
    if (!(await house.ports.notices.claim(notice, house.ports.clock.now()))) continue;
    try {
      sent += await deliver(house, notice);
    } catch (cause) {
      await putBack(house, notice, cause);
    }
  }
  return sent;
}

/** Back into the queue with a growing pause, until it has been tried often enough. */
async function putBack(house: House, notice: Notice, cause: unknown): Promise<void> {
  const { notices, clock } = house.ports;
  const tries = notice.tries + 1;
  house.note('notice.failed', {
    ...{ game: notice.game, n: notice.n, seat: notice.seat, kind: notice.kind, channel: notice.channel },
    cause: cause instanceof Error ? cause.name : 'unknown',
  });
  const why = `the ${notice.channel === 'mail' ? 'mail' : 'message'} could not be sent`;
  await notices.settle(notice.id, {
    ...(tries < MOST_TRIES ? { state: 'queued', notBefore: later(clock.now(), backOff(tries)) } : { state: 'failed' }),
    at: clock.now(),
    why,
  });
}
