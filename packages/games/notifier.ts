import { type House, roomOf } from './house.ts';
import { loadGame } from './load.ts';
import type { Notice } from './ports.ts';
import { later } from './time.ts';

/** A sender that has not reported after this long is taken for dead, and its notice is sent again. */
const CLAIM_MINUTES = 5;
const MOST_TRIES = 6;

/**
 * Sends what is queued: each notice is claimed by exactly one sender, written from the game as it is now, sent, and marked. A crash
 * between sending and marking sends again after the claim has run out: at least once, and exactly once where the post knows the
 * letter's key (the local outbox does). One notice that can't be sent doesn't stop the others.
 */
export async function sendWaiting(house: House, most = 200, claimMinutes = CLAIM_MINUTES): Promise<number> {
  const { notices, clock } = house.ports;
  const staleBefore = later(clock.now(), -claimMinutes);
  let sent = 0;
  for (const notice of await notices.waiting(staleBefore, most)) {
    if (!(await notices.claim(notice, clock.now()))) continue;
    try {
      sent += await deliver(house, notice);
    } catch (cause) {
      const again = notice.tries + 1 < MOST_TRIES;
      house.note('notice.failed', {
        game: notice.game,
        n: notice.n,
        seat: notice.seat,
        kind: notice.kind,
        cause: nameOf(cause),
      });
      await notices.settle(notice.id, {
        state: again ? 'queued' : 'failed',
        at: clock.now(),
        why: 'the mail could not be sent',
      });
    }
  }
  return sent;
}

async function deliver(house: House, notice: Notice): Promise<0 | 1> {
  const { notices, clock, holders, index } = house.ports;
  const drop = async (why: string) => {
    await notices.settle(notice.id, { state: 'dropped', at: clock.now(), why });
    return 0 as const;
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
  return 1;
}

const nameOf = (cause: unknown): string => (cause instanceof Error ? cause.name : 'unknown');
