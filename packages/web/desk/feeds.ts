import { Feed } from 'feed';
import ical from 'ical-generator';
import type { House } from '#games/house.ts';
import { contextOf } from '#games/notices/deliver.ts';
import { wordsOf } from '#games/notices/words.ts';
import type { Person } from '#games/ports.ts';

/** Characters that XML 1.0 can't hold, also not escaped, and marks that turn the direction of what follows. */
const UNFIT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand in XML.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const plain = (text: string): string => text.replace(UNFIT, '');

/** A person's notices as Atom (RFC 4287), written from the games as they are now: what is not true any more is left out. */
export async function atomOf(house: House, person: Person, baseUrl: string, token: string): Promise<string> {
  const { notices } = await house.ports.notices.ofPerson(person.id, { limit: 60 });
  const feed = new Feed({
    id: `${baseUrl}/feed/${token}`,
    title: 'Consigliere: at your tables',
    link: `${baseUrl}/my`,
    feedLinks: { atom: `${baseUrl}/feed/${token}` },
    updated: new Date(notices[0]?.queuedAt ?? person.createdAt),
    generator: 'Consigliere',
  });
  for (const notice of notices.filter(({ channel }) => channel === 'feed')) {
    // A game that can't be read must not take the others out of the feed.
    const context = await contextOf(house, notice).catch(() => 'unreadable');
    const words = typeof context === 'string' ? null : wordsOf(context, person.zone);
    if (!words) continue;
    feed.addItem({
      id: `${baseUrl}/notices/${encodeURIComponent(notice.id)}`,
      title: plain(words.title),
      link: baseUrl + words.path,
      date: new Date(notice.queuedAt),
      description: plain(words.say),
    });
  }
  return feed.atom1();
}

/** The deadlines of a person's games that wait for him, as a calendar (RFC 5545). */
export async function calendarOf(house: House, person: Person, baseUrl: string): Promise<string> {
  const calendar = ical({ name: 'Consigliere deadlines', prodId: '//Consigliere//Deadlines//EN', ttl: 3600 });
  for (const { game, dueAt } of await house.ports.index.waitingFor(person.id)) {
    const [record, summary] = await Promise.all([house.ports.index.get(game), house.ports.index.summary(game)]);
    if (!record || summary?.status !== 'running') continue;
    calendar.createEvent({
      id: `${game}@consigliere`,
      start: new Date(dueAt),
      end: new Date(dueAt),
      stamp: new Date(house.ports.clock.now()),
      summary: plain(`${record.name}: ${summary.stage}`),
      url: `${baseUrl}/games/${game}`,
    });
  }
  return calendar.toString();
}
