import type { MailOutcome } from './inbox.ts';

/** What became of a mail in one sentence, for the outbox page. */
export function sayOutcome(outcome: MailOutcome): string {
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
