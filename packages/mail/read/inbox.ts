import { createHash } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { asSeen } from '#games/anonymity.ts';
import { reportedBounce } from '#games/feedback.ts';
import { type House, roomOf } from '#games/house.ts';
import { asShown, loadGame } from '#games/load.ts';
import { postAnswer } from '#games/notices/deliver.ts';
import { sendWaiting } from '#games/notifier.ts';
import { type Played, playLines } from '#games/play.ts';
import type { Holder } from '#games/ports.ts';
import { sendPress } from '#games/press.ts';
import type { Receipt } from '#games/receipt.ts';
import { keepAside } from '../asides.ts';
import type { MailConfig } from '../config.ts';
import type { InboxConfig } from '../inboxConfig.ts';
import { type AnsweredMail, draftLetter, refusalLetter } from '../letters/answers.ts';
import type { Desk } from '../letters/desk.ts';
import { readReplyAddress } from '../replyAddress.ts';
import { automaticReason } from './automatic.ts';
import { readBounce } from './bounce.ts';
import { type Incoming, readMessage } from './message.ts';
import { type MailedPress, takePress } from './pressMail.ts';
import { refusedLines } from './refusedLines.ts';
import { takeWord } from './word.ts';

export { INBOX_DEFAULTS, type InboxConfig } from '../inboxConfig.ts';

/** Who handed a mail over to whom; `from` is empty for bounces. */
export interface Envelope {
  from: string;
  to: readonly string[];
}

/** What became of a mail. Everything but `ignored` and `unknown` has been answered where there is an address to answer to. */
export type MailOutcome =
  /** `receipt`: of the last line that was carried out; `stopped`: the line at which it stopped, null if all were. */
  | { outcome: 'played'; receipt: Receipt; stopped: Played['stopped'] }
  | { outcome: 'refused'; refusal: Refusal }
  /** Press alone, to so many messages' readers; there were no orders in it. */
  | { outcome: 'press'; messages: number }
  /** Written from elsewhere: the holder was asked to confirm it on the page. */
  | { outcome: 'draft' }
  /** A machine wrote it: no answer, on purpose. */
  | { outcome: 'ignored'; why: string }
  /** No seat has this address. */
  | { outcome: 'unknown' };

/**
 * Takes one raw mail, as SMTP, SES or the outbox page hands it over. Counted once, however often it comes. `verified`: what the
 * receiving service says of the sender (SPF, DKIM, DMARC), null where nobody has checked. When it answers, all is stored; if it throws
 * nothing is lost as long as the caller brings the mail again.
 */
export async function receiveMail(
  house: House,
  config: InboxConfig,
  raw: Uint8Array,
  envelope: Envelope,
  verified: boolean | null,
): Promise<MailOutcome> {
  const bounced = envelope.from === '' || envelope.from === '<>' ? readBounce(raw) : null;
  if (bounced && (await reportedBounce(house, bounced))) return { outcome: 'ignored', why: 'bounce' };
  const mail = raw.length > config.maxBytes ? null : await readMessage(raw).catch(() => null);
  const addressed = await seatOf(house, config, [...envelope.to, ...(mail?.to ?? [])]);
  if (!addressed) {
    house.note('mail.unknown');
    return { outcome: 'unknown' };
  }
  const { holder, openedIn } = addressed;
  const note = (event: string, more: Record<string, string> = {}) =>
    house.note(event, { game: holder.game, seat: holder.seat, ...more });
  const automatic = mail ? automaticReason(mail, envelope.from) : envelope.from === '' ? 'bounce' : null;
  if (automatic) {
    note('mail.ignored', { why: automatic });
    return { outcome: 'ignored', why: automatic };
  }
  const desk = await deskOf(house, config, holder);
  if (!desk) return { outcome: 'unknown' };
  const id = idOf(raw, mail);
  const answered: AnsweredMail = { key: `answer/${id}`, messageId: mail?.messageId ?? null, wrote: mail?.own ?? '' };
  const no = async (refusal: Refusal, { orders = '', silently = false } = {}): Promise<MailOutcome> => {
    note('mail.refused', { code: refusal.code });
    if (holder.email && !silently)
      await house.post.send(refusalLetter(desk, answered, refusal, refusedLines(desk, orders, refusal)));
    return { outcome: 'refused', refusal };
  };
  const hits = await house.ports.limits.hit(`mail/${holder.game}/${holder.seat}`, 3600, house.ports.clock.now());
  if (hits > config.mailsAnHour)
    return no(
      refuse(
        'TOO_MANY',
        `More than ${config.mailsAnHour} mails came for your seat within an hour; send it again later, or use the page.`,
      ),
      // One answer is enough to tell; more would feed whoever sends them.
      { silently: hits > config.mailsAnHour + 1 },
    );
  if (!mail) return no(unreadable(raw.length, config));
  if (verified === false || holder.email === null || mail.from !== holder.email) {
    note('mail.draft');
    if (holder.email && !holder.mailOff && answered.wrote !== '')
      await house.post.send(draftLetter(desk, answered, mail.from));
    return { outcome: 'draft' };
  }
  if (answered.wrote === '') return no(nothingWritten(mail));
  const { press, orders: unpressed } = takePress(answered.wrote, desk.room.title.marks);
  const { say, orders } = takeWord(unpressed);
  const wrong = await deliverPress(house, desk, press, id);
  if (wrong) return no(wrong);
  if (press.length && orders === '' && say === null) {
    note('mail.press');
    await sendWaiting(house);
    return { outcome: 'press', messages: press.length };
  }
  if (orders === '') return no(wordAlone);
  const prompt = openedIn === null ? null : { openedIn };
  const move = {
    ...{ seat: holder.seat, prompt, cmdId: id, answer: { orders }, answered: true as const },
    ...(say ? { say } : {}),
  };
  const played = await playLines(house, holder.game, move);
  if (isRefusal(played)) return no(played, { orders });
  const { stopped } = played;
  const receipt = played.done.at(-1)!;
  const prose = [...receipt.prose, ...mail.barred];
  note(stopped ? 'mail.stopped' : 'mail.played', stopped ? { code: stopped.refusal.code } : {});
  if (stopped || played.keepsTheWord) {
    const now = await deskOf(house, config, holder);
    // With a board in it; most mails need none, and the function that takes them in is to start fast.
    const { linesLetter } = await import('../letters/lines.ts');
    if (now) await postAnswer(house, await linesLetter(now, answered, played, prose), holder, played.last);
  } else keepAside(receipt.leaf, prose);
  await sendWaiting(house);
  return { outcome: 'played', receipt, stopped };
}

/** Sends the press of a mail; what is wrong with a part of it, before any of it goes out. The same mail sends it once. */
async function deliverPress(
  house: House,
  { record, holder, room }: Desk,
  press: readonly MailedPress[],
  id: string,
): Promise<Refusal | null> {
  const stray = press.find(({ unknown }) => unknown !== null);
  if (stray)
    return refuse(
      'UNKNOWN_READER',
      `“${stray.unknown}” sits nowhere at this table. Press begins with PRESS and a colour, such as PRESS ${room.title.marks[0]?.name.toUpperCase()}: or with PRESS ALL:. The colours are ${room.title.marks
        .slice(0, record.seats)
        .map(({ name }) => name)
        .join(', ')}.`,
    );
  for (const [i, { to, text }] of press.entries()) {
    const sent = await sendPress(house, record, holder, { to, text, once: `${id}-${i}` });
    if (isRefusal(sent)) return sent;
  }
  return null;
}

/** The seat that one of the addresses belongs to: the first that is known. */
export async function seatOf(
  house: House,
  config: Pick<MailConfig, 'playDomain'>,
  addresses: readonly string[],
): Promise<{ holder: Holder; openedIn: number | null } | null> {
  for (const address of new Set(addresses)) {
    const read = readReplyAddress(config, address);
    const holder = read && (await house.ports.holders.byToken('reply', read.token));
    if (holder) return { holder, openedIn: read.openedIn };
  }
  return null;
}

async function deskOf(house: House, config: MailConfig, holder: Holder): Promise<Desk | null> {
  const { index, holders } = house.ports;
  const [record, loaded, seated] = await Promise.all([
    index.get(holder.game),
    loadGame(house, holder.game),
    holders.of(holder.game),
  ]);
  if (!record || !loaded) return null;
  return {
    config,
    record,
    loaded: asShown(loaded),
    holder,
    holders: asSeen(record, loaded.state, seated, holder.seat),
    room: roomOf(house, loaded.state.title),
    to: holder.email ?? '',
    note: house.note,
  };
}

/** The same mail has the same id: by its Message-ID with its sender, or by its bytes if it has none. */
const idOf = (raw: Uint8Array, mail: Incoming | null): string => {
  const hash = createHash('sha256');
  if (mail?.messageId) hash.update(`id\0${mail.from ?? ''}\0${mail.messageId}`);
  else hash.update('raw\0').update(raw);
  return `mail-${hash.digest('hex').slice(0, 32)}`;
};

const unreadable = (bytes: number, { maxBytes }: InboxConfig): Refusal =>
  bytes > maxBytes
    ? refuse(
        'TOO_LARGE',
        `Your mail has ${Math.ceil(bytes / 1024)} KB, at most ${Math.floor(maxBytes / 1024)} KB are read: leave out attachments, pictures and the old mail, or write plain text.`,
      )
    : refuse('UNREADABLE', 'Your mail could not be taken apart: it is damaged. Send it again, best as plain text.');

const wordAlone = refuse(
  'WORD_ALONE',
  'Whether you are ready is said together with orders: write them once more with that line beside them. The orders you have sent stand as they are.',
);

const nothingWritten = ({ barred }: Incoming): Refusal =>
  refuse(
    'EMPTY_MAIL',
    barred.length > 0
      ? 'There are no orders of yours in this mail. Lines that begin with | are examples and not read: write yours without the bar, above the line "Write your orders above this line".'
      : 'There are no orders of yours in this mail. Write them above the line "Write your orders above this line", not below it.',
  );
