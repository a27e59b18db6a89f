import type { House } from './house.ts';
import { tellOrganiser } from './notices/deliver.ts';
import { hashToken } from './tokens.ts';

/** What a mail service reports. `bounce`: a hard one, the address will never take mail. */
export interface Feedback {
  kind: 'bounce' | 'complaint';
  address: string;
  /** Of the mail it is about, if that is known: then the ledger shows what became of it. */
  messageId: string | null;
}

/**
 * Stops mail to an address that bounces or complains, until its owner clears it, and shows in the ledger what became of the message.
 * Repeatable. For services that are trusted; what anybody could have sent goes through `reportedBounce`.
 */
export async function feedback(house: House, { kind, address, messageId }: Feedback): Promise<void> {
  const { mailboxes, notices, holders, index, clock, people } = house.ports;
  const email = address.trim().toLowerCase();
  const hash = hashToken(email);
  await mailboxes.stop({ address: hash, stopped: kind, at: clock.now() });
  house.note('mail.feedback', { kind });
  const sent = messageId === null ? null : await notices.ofMessage(messageId);
  const why = kind === 'bounce' ? 'the mail came back' : 'the reader complained about it';
  const ids = sent?.address === hash ? sent.ids : [];
  for (const id of ids) await notices.settle(id, { state: 'bounced', at: clock.now(), why });
  const games = new Set(ids.map((id) => id.slice(0, id.indexOf('/'))));
  const person = await people.byEmail(email);
  if (person)
    for (const game of (await index.ofPerson(person.id, { limit: 100 })).games) {
      const summary = await index.summary(game.id);
      if (summary?.status !== 'finished' && summary?.status !== 'abandoned') games.add(game.id);
    }
  for (const game of games) {
    const [record, seated] = await Promise.all([index.get(game), holders.of(game)]);
    const holder = seated.find((one) => one.email === email);
    if (record && holder) await tellOrganiser(house, { record, holder });
  }
}

/**
 * A bounce that came by mail, which anybody can write: believed only if it names a message that we have sent to that very address.
 * Answers whether it was.
 */
export async function reportedBounce(
  house: House,
  { address, messageIds }: { address: string; messageIds: readonly string[] },
): Promise<boolean> {
  const hash = hashToken(address.trim().toLowerCase());
  for (const messageId of messageIds.slice(0, 5)) {
    const sent = await house.ports.notices.ofMessage(messageId);
    if (sent?.address !== hash) continue;
    await feedback(house, { kind: 'bounce', address, messageId });
    return true;
  }
  return false;
}

/** The owner says that his mailbox works: mail goes there again. */
export const clearMailbox = (house: House, email: string): Promise<void> =>
  house.ports.mailboxes.clear(hashToken(email.toLowerCase()));
