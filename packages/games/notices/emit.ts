import type { House } from '../house.ts';
import type { GameId, Holder, NoticeKind, NoticeSettings, Person, PersonId } from '../ports.ts';
import { later } from '../time.ts';
import { modeFor, nextDigest } from './choices.ts';
import { KINDS, SENT_CHANNELS, type SentChannel } from './kinds.ts';

/** Something that somebody is to be told. */
export interface Reason {
  /** Number of what it is about: a commit, a message, or the tenure of a seat. Two reasons of one number and person are one event. */
  n: number;
  seat: number;
  kind: NoticeKind;
  /** Only for kinds that are told to one person, whoever holds the seat by then; absent: who holds it now. */
  person?: PersonId;
  /** Tells several of one kind about one thing apart, such as reminders of one deadline. */
  mark?: string;
  /** To be told only if it is still true after so many minutes. */
  afterMinutes?: number;
}

/**
 * The one way to tell anybody anything: queues a notice for each channel the person wants to hear of it on. Repeatable: a notice is
 * made of what it is about, so it exists once. Of several reasons about one event and person the weightiest is told alone.
 */
export async function emit(house: House, game: GameId, reasons: readonly Reason[]): Promise<void> {
  if (reasons.length === 0) return;
  const holders = await house.ports.holders.of(game);
  const addressed = reasons.flatMap((reason) => {
    const person = addressee(holders, reason);
    return person === undefined ? [] : [{ ...reason, person }];
  });
  const settings = new Map<PersonId, Promise<Wanting>>();
  for (const reason of weightiest(addressed)) {
    const { person } = reason;
    if (person !== null && !settings.has(person)) settings.set(person, wishesOf(house, person));
    await queueAll(house, game, reason, person === null ? null : ((await settings.get(person)) ?? null));
  }
}

interface Addressed extends Omit<Reason, 'person'> {
  person: PersonId | null;
}

interface Wanting {
  settings: NoticeSettings;
  person: Person | null;
}

/** Undefined: nobody is there to be told. */
function addressee(holders: readonly Holder[], { seat, kind, person }: Reason): PersonId | null | undefined {
  const holder = holders.find((one) => one.seat === seat);
  if (KINDS[kind].to === 'person') return person ?? holder?.person ?? undefined;
  return holder && (holder.state === 'accepted' || holder.state === 'invited') ? holder.person : undefined;
}

function weightiest(reasons: readonly Addressed[]): readonly Addressed[] {
  const told = new Map<string, Addressed>();
  for (const reason of reasons) {
    const event = `${reason.n}/${reason.person ?? `seat ${reason.seat}`}/${scopeOf(reason.kind)}`;
    const known = told.get(event);
    if (!known || KINDS[reason.kind].rank < KINDS[known.kind].rank) told.set(event, reason);
  }
  return [...told.values()];
}

/** Numbers of commits, messages and tenures count separately. */
function scopeOf(kind: NoticeKind): string {
  if (kind === 'press') return 'message';
  return kind !== 'lost' && (KINDS[kind].to === 'person' || kind === 'invitation' || kind === 'welcome')
    ? kind
    : 'commit';
}

async function wishesOf({ ports }: House, id: PersonId): Promise<Wanting> {
  const [settings, person] = await Promise.all([ports.settings.of(id), ports.people.byId(id)]);
  return { settings, person };
}

async function queueAll(house: House, game: GameId, reason: Addressed, wanting: Wanting | null): Promise<void> {
  const { notices, clock } = house.ports;
  const queuedAt = clock.now();
  const { n, seat, kind, person, afterMinutes } = reason;
  const base = { game, n, seat, kind, person, queuedAt };
  const id = (channel: string) => noticeId(game, reason, channel);
  const waits = afterMinutes === undefined ? {} : { notBefore: later(queuedAt, afterMinutes) };
  for (const channel of SENT_CHANNELS) {
    const mode = wanting ? modeFor(wanting.settings, game, kind, channel) : channel === 'mail' ? 'now' : 'off';
    if (mode === 'off') continue;
    const held =
      mode === 'digest' && wanting
        ? {
            state: 'held' as const,
            notBefore: nextDigest(queuedAt, wanting.settings.digestHour, wanting.person?.zone ?? null),
          }
        : waits;
    for (const name of namesOf(channel, wanting?.settings ?? null))
      await notices.queue({ ...base, ...held, id: id(name), channel });
  }
  if (wanting?.settings.feedToken) await notices.queue({ ...base, id: id('feed'), channel: 'feed', state: 'sent' });
}

/** What a notice is known by: what it is about, and where it goes. */
export const noticeId = (
  game: GameId,
  { n, seat, kind, mark }: Pick<Reason, 'n' | 'seat' | 'kind' | 'mark'>,
  channel: string,
): string => `${game}/${n}/${seat}/${kind}${mark ? `-${mark}` : ''}/${channel}`;

/** A channel by its names in ids: each webhook is one of its own. */
function namesOf(channel: SentChannel, settings: NoticeSettings | null): readonly string[] {
  switch (channel) {
    case 'mail':
      return ['mail'];
    case 'push':
      return settings?.push.length ? ['push'] : [];
    case 'hook':
      return (settings?.hooks ?? []).flatMap((hook) => (hook.disabledAt === null ? [`hook-${hook.id}`] : []));
  }
}

/** The webhook that a notice is for. */
export const hookIn = (id: string): string => /\/hook-([^/]+)$/.exec(id)?.[1] ?? '';
