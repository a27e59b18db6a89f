import type { House } from '#games/house.ts';
import { passTime } from '#games/passTime.ts';
import { answerMime } from '#mail/mime.ts';
import type { Outbox } from '#mail/outbox.ts';
import { type InboxConfig, receiveMail } from '#mail/read/inbox.ts';
import { sayOutcome } from '#mail/read/sayOutcome.ts';
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
      return sayOutcome(await receiveMail(house, inbox, answer.raw, answer, null));
    },
  };
}
