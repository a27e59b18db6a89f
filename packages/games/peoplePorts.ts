import type { Hash } from '#engine/hash.ts';
import type { Seat } from '#engine/title.ts';
import type { GameId, Instant, PersonId } from './ports.ts';

// What is told to people, and what they tell each other: the ports of notices, settings, press, notes and attendance.

export type NoticeKind =
  | 'invitation'
  | 'turn'
  | 'reminder'
  | 'time'
  | 'vote'
  | 'news'
  | 'receipt'
  | 'press'
  | 'welcome'
  | 'lost'
  | 'ended'
  | 'table'
  | 'unreachable'
  | 'channel';

/** `feed` is never sent: it is what the person's own feed shows. */
export type Channel = 'mail' | 'push' | 'hook' | 'feed';

/** `held`: for the digest; `bounced`: it was sent and came back, or its reader complained. */
export type NoticeState = 'queued' | 'held' | 'claimed' | 'sent' | 'dropped' | 'failed' | 'bounced';

/** One message to one person over one channel; its id is made of what it is about, so that it exists once. */
export interface Notice {
  /** `game/n/seat/kind/channel`; the channel of a webhook carries its id: `hook-abc`. */
  id: string;
  game: GameId;
  /** The commit it tells of; for press the message, for seats that change hands the tenure. */
  n: number;
  /** The seat it is about. */
  seat: Seat;
  kind: NoticeKind;
  channel: Channel;
  /** Whom it is for; null: a visitor without account. */
  person: PersonId | null;
  state: NoticeState;
  queuedAt: Instant;
  /** Not to be sent before: the hour of the digest, or the end of a back-off. */
  notBefore: Instant | null;
  /** When it was claimed, sent, dropped or failed. */
  at: Instant;
  tries: number;
  messageId: string | null;
  /** Why it was dropped or failed, without addresses or contents. */
  why: string | null;
}

export type QueuedNotice = Pick<Notice, 'id' | 'game' | 'n' | 'seat' | 'kind' | 'channel' | 'queuedAt'> &
  Partial<Pick<Notice, 'person' | 'notBefore'>> & { state?: 'queued' | 'held' | 'sent' };

export interface Notices {
  /** At most once per id: a second call changes nothing. */
  queue(notice: QueuedNotice): Promise<void>;
  get(id: string): Promise<Notice | null>;
  /**
   * Queued ones (and the held ones whose hour has come) that may be sent at `now`, and claimed ones whose claim is older than
   * `staleBefore` (their sender died), oldest first. Without `now` all that are queued, and none that are held.
   */
  waiting(staleBefore: Instant, limit: number, now?: Instant): Promise<readonly Notice[]>;
  /** True for exactly one of any number of callers. */
  claim(notice: Notice, now: Instant): Promise<boolean>;
  settle(
    id: string,
    to: {
      state: 'sent' | 'dropped' | 'failed' | 'queued' | 'bounced';
      at: Instant;
      messageId?: string | null;
      why?: string | null;
      notBefore?: Instant;
    },
  ): Promise<void>;
  ofGame(game: GameId): Promise<readonly Notice[]>;
  /** A person's own, newest first; `next` goes on. */
  ofPerson(
    person: PersonId,
    page?: { after?: string; limit?: number },
  ): Promise<{ notices: readonly Notice[]; next: string | null }>;
  /** Which notices went out as this message, and to the hash of which address; null: none of ours. */
  ofMessage(messageId: string): Promise<{ ids: readonly string[]; address: Hash } | null>;
  keepMessage(messageId: string, of: { ids: readonly string[]; address: Hash }, until: Instant): Promise<void>;
  /** Takes a person out of the ledger: what stays says only that something was sent for a seat. */
  forget(person: PersonId): Promise<void>;
}

/** A mailbox that mail must not go to, kept by the address's hash, so that no list of addresses arises. */
export interface Mailbox {
  address: Hash;
  stopped: 'bounce' | 'complaint';
  at: Instant;
}

export interface Mailboxes {
  of(address: Hash): Promise<Mailbox | null>;
  stop(mailbox: Mailbox): Promise<void>;
  clear(address: Hash): Promise<void>;
}

/** How a person wants to hear of a kind of thing over a channel. */
export type Mode = 'now' | 'digest' | 'off';

export interface Webhook {
  id: string;
  url: string;
  shape: 'discord' | 'slack' | 'json';
  /** Failures in a row. */
  fails: number;
  /** Nothing is sent before. */
  retryAt: Instant | null;
  /** Since when it has been off because it failed too often. */
  disabledAt: Instant | null;
}

/** What a browser gives when it allows push (Push API, PushSubscription). */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Keys are `kind/channel`. */
export type Choices = Readonly<Record<string, Mode>>;

/** A person's wishes and ways. */
export interface NoticeSettings {
  mailOff: boolean;
  /** Hour of the day, in the person's zone, at which digests go out. */
  digestHour: number;
  choices: Choices;
  /** What differs in single games. */
  games: Readonly<Record<GameId, Choices>>;
  hooks: readonly Webhook[];
  push: readonly PushSubscription[];
  /** Passes in links that need no sign-in; null: there is none. */
  feedToken: string | null;
  calendarToken: string | null;
  mailToken: string | null;
}

export type PassKind = 'feed' | 'calendar' | 'mail';

export interface Settings {
  of(person: PersonId): Promise<NoticeSettings>;
  /** `change` may run several times, when others write at the same moment. */
  change(person: PersonId, change: (now: NoticeSettings) => NoticeSettings): Promise<NoticeSettings>;
  /** Whose pass this is; null for one that was revoked. */
  byPass(kind: PassKind, token: string): Promise<PersonId | null>;
  forget(person: PersonId): Promise<void>;
}

/** Who wrote or may read: a seat in one tenure. */
export interface PressParty {
  seat: Seat;
  tenure: number;
}

/** A message between players. Not in the stream. */
export interface PressMessage {
  game: GameId;
  /** 1, 2, 3... in the order of a game; numbers may be missing. */
  n: number;
  at: Instant;
  from: PressParty;
  /** `all`: the table, also whoever joins it later. */
  to: 'all' | readonly PressParty[];
  text: string;
}

export interface Press {
  /** Stores a message once per author and `once`; `repeated`: it was there already. */
  add(message: Omit<PressMessage, 'n'>, once: string): Promise<{ n: number; repeated: boolean }>;
  get(game: GameId, n: number, reader: PressParty): Promise<PressMessage | null>;
  /** What a reader may see, newest first; `after` goes on behind a number. */
  read(
    game: GameId,
    reader: PressParty,
    page?: { after?: number; limit?: number },
  ): Promise<{ messages: readonly PressMessage[]; next: number | null }>;
  /** What a party has written and what it alone could read is gone. */
  forget(game: GameId, party: PressParty): Promise<void>;
}

/** A player's own notes on a game; nobody else reads them. */
export interface Notes {
  of(game: GameId, party: PressParty): Promise<string>;
  put(game: GameId, party: PressParty, text: string): Promise<void>;
}

/** How a person kept his deadlines in one game. */
export interface Attendance {
  game: GameId;
  asked: number;
  kept: number;
}

export interface Attendances {
  put(person: PersonId, one: Attendance): Promise<void>;
  /** Of the newest games. */
  of(person: PersonId): Promise<readonly Attendance[]>;
  forget(person: PersonId): Promise<void>;
}
