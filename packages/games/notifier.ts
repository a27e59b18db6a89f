import { type House, roomOf } from './house.ts';
import { loadGame } from './load.ts';
import type { Notice } from './ports.ts';
import { later } from './time.ts';
import { Undeliverable } from './undeliverable.ts';

/** A sender that has not reported after this long is taken for dead, and its notice is sent again. */
export const CLAIM_MINUTES = 5;
/** Tries at the pace of whoever sends; further ones come when the claim has run out. */
const QUICK_TRIES = 6;
/** A post that takes nothing for so long leaves the notice as failed, for the player to see. */
const PATIENCE_MINUTES = 24 * 60;

/** What became of one notice. `again`: not sent now, and still to be sent; `taken`: another sender has it, or it is settled. */
export type Sending = 'sent' | 'dropped' | 'failed' | 'again' | 'taken';

/**
 * Sends what is queued: each notice is claimed by exactly one sender, written from the game as it is now, sent, and marked. A crash
 * between sending and marking sends again after the claim has run out: at least once, and exactly once where the post knows the
 * letter's key (the local outbox does). One notice that can't be sent doesn't stop the others.
 */
export async function sendWaiting(house: House, most = 200): Promise<number> {
  const { notices, clock } = house.ports;
  const staleBefore = later(clock.now(), -CLAIM_MINUTES);
  let sent = 0;
  for (const notice of await notices.waiting(staleBefore, most)) {
    if ((await sendNotice(house, notice)) === 'sent') sent++;
  }
  return sent;
}

/** Claims, writes and sends one notice as it was just read. Throws only if the store can't be reached. */
export async function sendNotice(house: House, notice: Notice): Promise<Sending> {
  const { notices, clock } = house.ports;
  if (!(await notices.claim(notice, clock.now()))) return 'taken';
  try {
    return await deliver(house, notice);
  } catch (cause) {
    const { game, n, seat, kind } = notice;
    house.note('notice.failed', { game, n, seat, kind, cause: nameOf(cause) });
    const why = 'the mail could not be sent';
    if (cause instanceof Undeliverable || later(notice.queuedAt, PATIENCE_MINUTES) <= clock.now()) {
      await notices.settle(notice.id, { state: 'failed', at: clock.now(), why });
      return 'failed';
    }
    // Otherwise the claim stays, and the next try comes when it has run out.
    if (notice.tries + 1 < QUICK_TRIES) await notices.settle(notice.id, { state: 'queued', at: clock.now(), why });
    return 'again';
  }
}

async function deliver(house: House, notice: Notice): Promise<'sent' | 'dropped'> {
  const { notices, clock, holders, index } = house.ports;
  const drop = async (why: string) => {
    await notices.settle(notice.id, { state: 'dropped', at: clock.now(), why });
    return 'dropped' as const;
  };
  const [record, loaded, seated] = await Promise.all([
    index.get(notice.game),
    loadGame(house, notice.game),
    holders.of(notice.game),
  ]);
  const holder = seated.find((one) => one.seat === notice.seat);
  if (!record || !loaded || !holder) return drop('the game or the seat is gone');
  if (!holder.email) return drop('nobody at this seat gets mail');
  if (holder.mailOff) return drop('the holder has turned mail off');
  const room = roomOf(house, loaded.state.title);
  const letter = await house.compose({ notice, record, loaded, holder, holders: seated, room });
  if (!letter) return drop('not true any more');
  const { messageId } = await house.post.send(letter);
  await notices.settle(notice.id, { state: 'sent', at: clock.now(), messageId });
  return 'sent';
}

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown');
