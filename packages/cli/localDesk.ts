import type { House } from '#games/house.ts';
import { passTime } from '#games/passTime.ts';
import { answerMime } from '#mail/mime.ts';
import type { Outbox } from '#mail/outbox.ts';
import { type InboxConfig, type MailOutcome, receiveMail } from '#mail/read/inbox.ts';
import type { Local } from '#web/web.ts';
import type { MovedClock } from './movedClock.ts';

/** What only a server on one's own machine has: everybody's mails, and a way to answer them without a mail program. */
export function localDesk(house: House, inbox: InboxConfig, outbox: Outbox, clock: MovedClock): Local {
  const receive: Local['receive'] = (raw, envelope) => receiveMail(house, inbox, raw, envelope, null);
  return {
    outbox,
    receive,
    async passTime(minutes) {
      await passTime(house, minutes, clock.set);
      await clock.keep();
    },
    async reply(mail, text) {
      if (!mail.replyTo) return 'This mail takes no answers.';
      // The same way as any mail: what is tried here is what a mail program does.
      const answer = await answerMime(mail, text, house.ports.clock.now());
      return sentenceFor(await receiveMail(house, inbox, answer.raw, answer, null));
    },
  };
}

function sentenceFor(outcome: MailOutcome): string {
  switch (outcome.outcome) {
    case 'played':
      return outcome.receipt.repeated
        ? 'This answer had been counted before; once is enough.'
        : outcome.stopped
          ? `Stored up to ${outcome.receipt.orders}. Not done: ${outcome.stopped.orders}: ${outcome.stopped.refusal.say}`
          : `Stored${outcome.receipt.n === null ? ' quietly' : ` as commit #${outcome.receipt.n}`}: ${outcome.receipt.orders}`;
    case 'refused':
      return `Refused, nothing was changed. ${outcome.refusal.say}`;
    case 'press':
      return `Sent on as press: ${outcome.messages === 1 ? 'one message' : `${outcome.messages} messages`}.`;
    case 'draft':
      return 'Kept as a draft, because it came from another address than the seat’s: the player was asked to confirm it on the page.';
    case 'ignored':
      return `Set aside as automatic mail (${outcome.why}); machines get no answer.`;
    case 'unknown':
      return 'No seat has this reply address.';
    default:
      return outcome satisfies never;
  }
}
