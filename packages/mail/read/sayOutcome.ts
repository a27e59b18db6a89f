import type { MailOutcome } from './inbox.ts';

/** What became of a mail in one sentence, for the outbox page. */
export function sayOutcome(done: MailOutcome): string {
  switch (done.outcome) {
    case 'played':
      return done.receipt.repeated
        ? 'These orders had been counted already.'
        : done.stopped
          ? `Counted up to ${oneLine(done.receipt.orders)}. Not done: ${oneLine(done.stopped.orders)}: ${done.stopped.refusal.say} The answer is in the outbox.`
          : `Counted: ${oneLine(done.receipt.orders)}. A receipt is in the outbox.`;
    case 'refused':
      return `Not counted: ${done.refusal.say} The answer is in the outbox.`;
    case 'press':
      return done.messages === 1 ? 'Sent on as press.' : `Sent on as press: ${done.messages} messages.`;
    case 'draft':
      return 'Not counted: it came from another address than the seat’s. A mail asks the player to confirm it.';
    case 'ignored':
      return `Not counted and not answered, because a machine wrote it (${done.why}).`;
    case 'unknown':
      return 'Not counted: no seat has the address it was sent to.';
    default:
      return done satisfies never;
  }
}

const oneLine = (orders: string): string => orders.replace(/\n/g, ' / ');
