import { asSeen, partyOf } from '../anonymity.ts';
import { type House, type LetterContext, roomOf } from '../house.ts';
import { loadGame } from '../load.ts';
import type { Holder, Letter, Notice } from '../ports.ts';
import { later } from '../time.ts';
import { hashToken } from '../tokens.ts';
import { modeFor } from './choices.ts';
import { afterCall, type Handed } from './courier.ts';
import { emit, hookIn, noticeId } from './emit.ts';
import { KINDS } from './kinds.ts';
import { needless } from './needless.ts';
import { wordsOf } from './words.ts';

/** How long a bounce can come in and still be known. */
const BOUNCE_DAYS = 60;

/**
 * Hands one claimed notice over to its channel, if it is still true and still wanted, and marks it. Answers whether a message went
 * out. Throws where another try may go better.
 */
export async function deliver(house: House, notice: Notice): Promise<0 | 1> {
  const context = await contextOf(house, notice);
  if (typeof context === 'string') return drop(house, notice, context);
  const unwanted = await reasonNotTo(house, context);
  if (unwanted) return drop(house, notice, unwanted);
  switch (notice.channel) {
    case 'mail':
      return mail(house, context);
    case 'push':
      return push(house, context);
    case 'hook':
      return hook(house, context);
    case 'feed':
      return drop(house, notice, 'a feed is read, not sent');
    default:
      return notice.channel satisfies never;
  }
}

export async function drop(house: House, notice: Notice, why: string): Promise<0> {
  await house.ports.notices.settle(notice.id, { state: 'dropped', at: house.ports.clock.now(), why });
  return 0;
}

/** Everything a notice is written from, as it is now; a text: why there is nobody to tell or nothing to tell of. */
export async function contextOf(house: House, notice: Notice): Promise<LetterContext | string> {
  const { holders: seats, index, people } = house.ports;
  const [record, loaded, seated, reader] = await Promise.all([
    index.get(notice.game),
    loadGame(house, notice.game),
    seats.of(notice.game),
    notice.person === null ? null : people.byId(notice.person),
  ]);
  const holder = seated.find((one) => one.seat === notice.seat);
  if (!record || !loaded || !holder) return 'the game or the seat is gone';
  if (notice.person !== null && !reader) return 'the account is gone';
  if (KINDS[notice.kind].to === 'holder' && holder.person !== notice.person) return 'somebody else holds the seat now';
  const message = notice.kind === 'press' ? await house.ports.press.get(notice.game, notice.n, partyOf(holder)) : null;
  if (notice.kind === 'press' && !message) return 'the message is gone';
  const holders = asSeen(record, loaded.state, seated, holder.seat);
  return { notice, record, loaded, holder, holders, room: roomOf(house, loaded.state.title), reader, message };
}

/** Why this message must not go out, by the reader's own will or his mailbox; null: it may. */
export async function reasonNotTo(house: House, context: LetterContext): Promise<string | null> {
  const { notice, reader } = context;
  const idle = await needless(house, context);
  if (idle) return idle;
  const settings = reader && (await house.ports.settings.of(reader.id));
  if (notice.channel !== 'mail') {
    const off =
      settings && notice.channel !== 'feed' && modeFor(settings, notice.game, notice.kind, notice.channel) === 'off';
    return off ? 'the player has turned this off' : null;
  }
  const address = addressOf(context);
  if (!address) return 'nobody at this seat gets mail';
  if (turnedOff(context)) return 'the holder has turned mail off';
  if (settings?.mailOff && notice.kind !== 'lost') return 'the player has turned all mail off';
  if (settings && modeFor(settings, notice.game, notice.kind, 'mail') === 'off')
    return 'the player has turned this off';
  const stopped = await house.ports.mailboxes.of(hashToken(address));
  if (!stopped) return null;
  await tellOrganiser(house, context);
  return stopped.stopped === 'bounce'
    ? 'mail to this address came back before'
    : 'the reader complained about mail before';
}

/** A seat whose mails were turned off: for its holder, and for all but what concerns him alone. */
const turnedOff = ({ notice, holder }: LetterContext): boolean =>
  KINDS[notice.kind].to === 'holder' && holder.mailOff === true;

export const addressOf = ({ notice, holder, reader }: LetterContext): string | null =>
  KINDS[notice.kind].to === 'person' ? (reader?.email ?? null) : holder.email;

/** That a seat can't be reached, to whoever organises its table; once a tenure. */
export async function tellOrganiser(
  house: House,
  { record, holder }: { record: LetterContext['record']; holder: Holder },
): Promise<void> {
  if (record.organiser === null || record.organiser === holder.person) return;
  await emit(house, record.id, [
    { n: holder.tenure ?? 0, seat: holder.seat, kind: 'unreachable', person: record.organiser },
  ]);
}

async function mail(house: House, context: LetterContext): Promise<0 | 1> {
  const { notice } = context;
  const letter = await house.compose(context);
  if (!letter) return drop(house, notice, 'not true any more');
  // Whatever the letter says: it goes to whom the notice is for.
  await post(house, { ...letter, to: addressOf(context) ?? letter.to }, [notice]);
  return 1;
}

/**
 * Sends a letter that tells of these notices, and marks them at once: a process that ends in between sends again. Only then is kept what a
 * bounce is recognised by; if that can't be, the letter is sent all the same.
 */
export async function post(house: House, letter: Letter, told: readonly Notice[]): Promise<void> {
  const { messageId } = await house.post.send(letter);
  await entered(
    house,
    letter,
    messageId,
    told.map(({ id }) => id),
  );
}

/**
 * Sends the answer to a player's mail, which is the receipt of his commit `n` as well, and enters it as that: nothing tells it a second
 * time. Answers whether it went out now, and not before.
 */
export async function postAnswer(house: House, letter: Letter, holder: Holder, n: number): Promise<boolean> {
  const { notices, clock } = house.ports;
  const { game, seat, person } = holder;
  const about = { n, seat, kind: 'receipt' as const };
  const id = noticeId(game, about, 'mail');
  if ((await notices.get(id))?.state === 'sent') return false;
  const { messageId } = await house.post.send(letter);
  await notices.queue({ id, game, ...about, channel: 'mail', person, queuedAt: clock.now(), state: 'sent' });
  await entered(house, letter, messageId, [id]);
  return true;
}

async function entered(house: House, letter: Letter, messageId: string, ids: readonly string[]): Promise<void> {
  const { notices, clock } = house.ports;
  const now = clock.now();
  for (const id of ids) await notices.settle(id, { state: 'sent', at: now, messageId, why: null });
  const of = { ids, address: hashToken(letter.to) };
  await notices.keepMessage(messageId, of, later(now, BOUNCE_DAYS * 24 * 60)).catch((cause: unknown) => {
    house.note('message.unkept', { messageId, cause: cause instanceof Error ? cause.name : 'unknown' });
  });
}

async function push(house: House, context: LetterContext): Promise<0 | 1> {
  const { notice, reader } = context;
  const { settings, notices, clock } = house.ports;
  const words = wordsOf(context, reader?.zone ?? null);
  if (!reader || !house.couriers.push) return drop(house, notice, 'there is no way to push');
  if (!words) return drop(house, notice, 'not true any more');
  const { push: browsers } = await settings.of(reader.id);
  const handed = await Promise.all(
    browsers.map(async (browser) => ({ browser, came: await house.couriers.push!.send(browser, words) })),
  );
  const gone = handed.filter(({ came }) => came === 'gone').map(({ browser }) => browser.endpoint);
  if (gone.length)
    await settings.change(reader.id, (now) => ({
      ...now,
      push: now.push.filter(({ endpoint }) => !gone.includes(endpoint)),
    }));
  if (handed.some(({ came }) => came === 'sent')) {
    await notices.settle(notice.id, { state: 'sent', at: clock.now(), why: null });
    return 1;
  }
  if (handed.every(({ came }) => came === 'gone')) return drop(house, notice, 'no browser listens any more');
  throw new PushFailed();
}

class PushFailed extends Error {
  override name = 'PushFailed';
}

async function hook(house: House, context: LetterContext): Promise<0 | 1> {
  const { notice, reader } = context;
  const { settings, notices, clock } = house.ports;
  const wished = reader && (await settings.of(reader.id)).hooks.find(({ id }) => id === hookIn(notice.id));
  if (!reader || !wished || !house.couriers.hook) return drop(house, notice, 'the webhook is gone');
  if (wished.disabledAt !== null) return drop(house, notice, 'the webhook is turned off');
  const now = clock.now();
  if (wished.retryAt !== null && wished.retryAt > now) {
    await notices.settle(notice.id, { state: 'queued', at: now, notBefore: wished.retryAt, why: 'the webhook failed' });
    return 0;
  }
  const words = wordsOf(context, reader.zone);
  if (!words) return drop(house, notice, 'not true any more');
  const handed: Handed = await house.couriers.hook.send(wished, words);
  const retryAt = (minutes: number) => later(now, minutes);
  const after = await settings.change(reader.id, (old) =>
    handed === 'sent' && wished.fails === 0 ? old : afterCall(wished.id, handed, { now, retryAt })(old),
  );
  if (handed === 'sent') {
    await notices.settle(notice.id, { state: 'sent', at: now, why: null });
    return 1;
  }
  const failed = after.hooks.find(({ id }) => id === wished.id);
  if (failed?.disabledAt)
    await emit(house, notice.game, [{ n: notice.n, seat: notice.seat, kind: 'channel', person: reader.id }]);
  if (failed?.retryAt) {
    await notices.settle(notice.id, {
      ...{ state: 'queued', at: now, notBefore: failed.retryAt, why: 'the webhook failed' },
    });
    return 0;
  }
  await notices.settle(notice.id, { state: 'failed', at: now, why: 'the webhook failed too often and was turned off' });
  return 0;
}
