import type { Commit } from '#engine/commit.ts';
import type { Hash } from '#engine/hash.ts';
import type { Seat } from '#engine/title.ts';

export type GameId = string;
export type PersonId = string;
/** ISO 8601, UTC, milliseconds: `2026-03-01T18:00:00.000Z`. Sorts as text. */
export type Instant = string;

/** The truth. Written only here, never changed, never deleted. */
export interface EventStore {
  /** All commits of a game behind number `after` (default 0: all), read consistently; throws if n has a gap or `prev` does not fit. */
  read(game: GameId, after?: number): Promise<readonly Commit[]>;
  /**
   * Stores one commit if its number is free. `duplicate`: exactly this commit is stored already (the answer to an earlier try was
   * lost); `conflict`: another one has its number. Durable when it returns.
   */
  append(commit: Commit): Promise<'appended' | 'duplicate' | 'conflict'>;
  /** The seeds of a game's two luck chains; stored once, encrypted, before the first commit. */
  putSeeds(game: GameId, seeds: Seeds): Promise<void>;
  seeds(game: GameId): Promise<Seeds>;
}

/** 32 random bytes each, hex. `bots` drives the choices of bots, which must not be foreseeable from outside. */
export interface Seeds {
  open: Hash;
  closed: Hash;
  bots: Hash;
}

export interface Person {
  id: PersonId;
  /** Lower case. */
  email: string;
  name: string;
  /** IANA zone, or null while unknown (then UTC alone is shown). */
  zone: string | null;
  createdAt: Instant;
}

export interface People {
  byId(id: PersonId): Promise<Person | null>;
  byEmail(email: string): Promise<Person | null>;
  /** Finds the person of this address or makes one; two calls at once give the same person. */
  ensure(email: string, name: string): Promise<Person>;
  change(id: PersonId, to: { name?: string; zone?: string | null }): Promise<void>;
  /** The person and the way from the address to it are gone; whoever signs in with the address later is somebody new. */
  remove(id: PersonId): Promise<void>;
}

/** A six-digit code on its way to a mailbox; only its hash is kept. */
export interface SignInCode {
  email: string;
  codeHash: Hash;
  expiresAt: Instant;
  triesLeft: number;
}

export interface SignIns {
  put(code: SignInCode): Promise<void>;
  /** Takes one try and says what is left; null if there is no such code, it is expired or used up. Two calls at once take two tries. */
  take(email: string, now: Instant): Promise<SignInCode | null>;
  drop(email: string): Promise<void>;
}

/** A browser (cookie) or program (bearer token) that acts for a person. Only the token's hash is kept. */
export interface Session {
  tokenHash: Hash;
  person: PersonId;
  expiresAt: Instant;
}

export interface Sessions {
  open(session: Session): Promise<void>;
  find(tokenHash: Hash, now: Instant): Promise<Session | null>;
  close(tokenHash: Hash): Promise<void>;
}

/** What the house knows of a game beside its stream. */
export interface GameRecord {
  id: GameId;
  title: string;
  name: string;
  /** Null for a game that a visitor without account started. */
  organiser: PersonId | null;
  createdAt: Instant;
  seats: number;
  /** Nobody learns who sits where until the game is over: seats are known by colour alone. */
  anonymous?: boolean;
  /** Only who holds a seat (and the organiser, in the lobby) sees the game. */
  noSpectators?: boolean;
  /** A seat that nobody holds any more stands in the public list of seats in need of a boss. */
  listed?: boolean;
  /** Whom players may write to: anybody, only all at once, or nobody. Absent: anybody. */
  press?: PressRule;
}

export type PressRule = 'any' | 'public' | 'none';

/** What lists show; absolute values guarded by `n`, so that an older projection never overwrites a newer one. */
export interface GameSummary {
  id: GameId;
  n: number;
  status: GameStatus;
  /** "Month 3 of 12", in the title's words. */
  stage: string;
  /** Seats that are awaited now and have not answered. */
  awaited: readonly Seat[];
  dueAt: Instant | null;
  /** When the clock has to look at this game next; null: never. */
  wakeAt: Instant | null;
}

export type GameStatus = 'open' | 'running' | 'paused' | 'finished' | 'abandoned';

export interface GameIndex {
  put(record: GameRecord): Promise<void>;
  get(id: GameId): Promise<GameRecord | null>;
  summary(id: GameId): Promise<GameSummary | null>;
  /** Writes unless a summary with a higher n is there. */
  summarise(summary: GameSummary): Promise<void>;
  /** Games whose wakeAt is at or before `now`, earliest first. */
  due(now: Instant, limit: number): Promise<readonly GameId[]>;
  /** Every game, for the catch-up at the start of a local server and for `export`. */
  all(): AsyncIterable<GameRecord>;
  /** Games with a seat that anybody may take over, newest first; absolute: listing twice changes nothing. */
  seatsWanted(): Promise<readonly GameId[]>;
  wantSeats(game: GameId, wanted: boolean): Promise<void>;
  /** Notes that a game waits for a person until a deadline; null: it does not. Absolute. */
  waitFor(person: PersonId, game: GameId, dueAt: Instant | null): Promise<void>;
  /** Games that wait for a person, the most urgent first. */
  waitingFor(person: PersonId): Promise<readonly { game: GameId; dueAt: Instant }[]>;
  /** Games that a person organises or sits in, newest first. */
  ofPerson(
    person: PersonId,
    page?: { after?: string; limit?: number },
  ): Promise<{ games: readonly GameRecord[]; next: string | null }>;
}

/** Who holds a seat. Names and addresses live here and never in the stream. */
export interface Holder {
  game: GameId;
  seat: Seat;
  state: 'open' | 'invited' | 'accepted' | 'bot';
  /** Name of the bot (`heuristic`) or null. */
  bot: string | null;
  person: PersonId | null;
  /** What others see. */
  name: string;
  /** Where notices go; null for bots, open seats and visitors without account. */
  email: string | null;
  /** Stands in the link of an invitation; 26 characters of lower-case base32. Taking the seat needs it. */
  inviteToken: string;
  /** Stands in the link of this seat's mails and is a bearer token for it. */
  seatToken: string;
  /** Local part of the reply address: `reply+<token>@...`. */
  replyToken: string;
  /** Four digits beside the link in each mail: asked once in a browser that is new to the seat. */
  code: string;
  /** IANA zone of the holder, kept here so that a mail needs no second look-up. */
  zone: string | null;
  /** True: the holder wants no more mail about this game; one click turns it on again. */
  mailOff?: boolean;
  /** How often the seat has lost its holder: 0 for the first one. Press and notes belong to a seat and a tenure. */
  tenure?: number;
  /** When a browser showed the invitation to somebody; null: not yet, as far as we know. */
  seenAt?: Instant | null;
}

export interface Holders {
  /** Replaces a seat's record; `expect` guards it: the person (or null) who must hold it still. Answers false if somebody was faster. */
  put(holder: Holder, expect: { state: Holder['state']; person: PersonId | null } | 'none'): Promise<boolean>;
  of(game: GameId): Promise<readonly Holder[]>;
  byToken(kind: 'invite' | 'seat' | 'reply', token: string): Promise<Holder | null>;
}

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

/** Counts within a window, for limits on sign-in, invitations and mail. */
export interface Limits {
  /** Adds one to `key` and answers how many there are in the window that began when the first came. */
  hit(key: string, windowSeconds: number, now: Instant): Promise<number>;
}

/** A mail ready to be made into MIME. */
export interface Letter {
  /** Whoever gets the same key twice may drop the second: the notice's id, or a random one. */
  key: string;
  to: string;
  from: string;
  replyTo: string | null;
  subject: string;
  headers: Readonly<Record<string, string>>;
  text: string;
  html: string;
  pictures: readonly { cid: string; filename: string; png: Uint8Array }[];
}

/** Sends mail: local outbox, SMTP or SES. At least once; the local outbox exactly once per key. */
export interface Post {
  send(letter: Letter): Promise<{ messageId: string }>;
}

export interface Clock {
  now(): Instant;
}

/** Randomness for ids, salts, seeds and tokens; never for dice. */
export interface Random {
  bytes(length: number): Uint8Array;
}

/** When the clock has run: a gap in it is an outage. */
export interface Beats {
  last(): Promise<Instant | null>;
  /** Keeps the newest: a clock that is behind, or was set back, changes nothing. */
  beat(at: Instant): Promise<void>;
}

export interface Ports {
  events: EventStore;
  people: People;
  signIns: SignIns;
  sessions: Sessions;
  index: GameIndex;
  holders: Holders;
  notices: Notices;
  mailboxes: Mailboxes;
  settings: Settings;
  press: Press;
  notes: Notes;
  attendances: Attendances;
  limits: Limits;
  beats: Beats;
  clock: Clock;
  random: Random;
}
