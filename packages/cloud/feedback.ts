import type { SNSEvent } from 'aws-lambda';
import * as z from 'zod';
import { feedback } from '#games/feedback.ts';
import type { House } from '#games/house.ts';
import type { Holders, Notice } from '#games/ports.ts';
import { keyIn } from '#mail/sesTags.ts';

const tagged = z.object({
  messageId: z.string(),
  timestamp: z.iso.datetime({ offset: true }),
  tags: z.record(z.string(), z.array(z.string())).optional(),
});

const recipients = z.array(z.object({ emailAddress: z.string() })).default([]);

/** What SES publishes about a mail, as far as the ledger keeps it. */
const told = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('Delivery'), mail: tagged }),
  z.object({
    eventType: z.literal('Bounce'),
    mail: tagged,
    bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: tagged,
    complaint: z.object({ complainedRecipients: recipients }).default({ complainedRecipients: [] }),
  }),
  z.object({ eventType: z.literal('Reject'), mail: tagged }),
]);
type Told = z.infer<typeof told>;

/**
 * Bounces, complaints and deliveries -> ledger, where the player sees whether his mail went out, and mailboxes that get no more mail.
 * Absolute: twice is as good as once. `house` has the ledger itself as notices.
 */
export async function keepFeedback(house: House, { Records }: SNSEvent): Promise<void> {
  for (const { Sns } of Records) {
    const parsed = told.safeParse(JSON.parse(Sns.Message));
    const id = parsed.success ? keyIn(parsed.data.mail.tags) : null;
    const notice = id?.split('/').length === 5 ? await house.ports.notices.get(id) : null;
    if (!parsed.success) continue;
    if (notice) await keep(house, notice, parsed.data);
    const { messageId } = parsed.data.mail;
    for (const { kind, address } of stopped(parsed.data)) await feedback(house, { kind, address, messageId });
  }
}

/** Mailboxes that must get nothing any more, also from letters that tell of several notices or of none. */
function stopped(event: Told): { kind: 'bounce' | 'complaint'; address: string }[] {
  if (event.eventType === 'Complaint')
    return event.complaint.complainedRecipients.map(({ emailAddress }) => ({
      kind: 'complaint',
      address: emailAddress,
    }));
  if (event.eventType !== 'Bounce' || event.bounce.bounceType !== 'Permanent') return [];
  return event.bounce.bouncedRecipients.map(({ emailAddress }) => ({ kind: 'bounce', address: emailAddress }));
}

async function keep({ ports, note }: House, notice: Notice, event: Told): Promise<void> {
  const { messageId } = event.mail;
  const at = new Date(event.mail.timestamp).toISOString();
  const fail = (why: string) => ports.notices.settle(notice.id, { state: 'failed', at, messageId, why });
  const { game, seat } = notice;
  switch (event.eventType) {
    case 'Delivery':
      // A sender that died before it could say so; a bounce that came first stands.
      if (notice.state === 'queued' || notice.state === 'claimed')
        await ports.notices.settle(notice.id, { state: 'sent', at, messageId });
      return;
    case 'Bounce':
      // Others (a full mailbox, a server that is away) may still be delivered.
      if (event.bounce.bounceType !== 'Permanent') return;
      note('mail.bounced', { game, seat });
      return fail('the mailbox refused it');
    case 'Complaint':
      note('mail.complaint', { game, seat });
      await turnOff(ports.holders, notice);
      return fail('the recipient reported it as unwanted; mail about this game is off');
    case 'Reject':
      note('mail.rejected', { game, seat });
      return fail('the mail service rejected it');
    default:
      return event satisfies never;
  }
}

/** Whoever calls our mail spam gets no more of it, as SES demands; one click on the game's page turns it on again. */
async function turnOff(holders: Holders, { game, seat }: Notice): Promise<void> {
  const holder = (await holders.of(game)).find((one) => one.seat === seat);
  if (holder && !holder.mailOff)
    await holders.put({ ...holder, mailOff: true }, { state: holder.state, person: holder.person });
}
