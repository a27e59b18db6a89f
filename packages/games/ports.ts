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
}

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
}

export interface Holders {
  /** Replaces a seat's record; `expect` guards it: the person (or null) who must hold it still. Answers false if somebody was faster. */
  put(holder: Holder, expect: { state: Holder['state']; person: PersonId | null } | 'none'): Promise<boolean>;
  of(game: GameId): Promise<readonly Holder[]>;
  byToken(kind: 'invite' | 'seat' | 'reply', token: string): Promise<Holder | null>;
}

export type NoticeKind = 'invitation' | 'turn' | 'news' | 'receipt' | 'ended';

/** One message to one seat over one channel; its id is made of what it is about, so that it exists once. */
export interface Notice {
  /** `game/n/seat/kind/channel` */
  id: string;
  game: GameId;
  /** The commit it tells of. */
  n: number;
  seat: Seat;
  kind: NoticeKind;
  channel: 'mail';
  state: 'queued' | 'claimed' | 'sent' | 'dropped' | 'failed';
  queuedAt: Instant;
  /** When it was claimed, sent, dropped or failed. */
  at: Instant;
  tries: number;
  messageId: string | null;
  /** Why it was dropped or failed, without addresses or contents. */
  why: string | null;
}

export interface Notices {
  /** At most once per id: a second call changes nothing. */
  queue(notice: Pick<Notice, 'id' | 'game' | 'n' | 'seat' | 'kind' | 'channel' | 'queuedAt'>): Promise<void>;
  /** Queued ones, and claimed ones whose claim is older than `staleBefore` (their sender died), oldest first. */
  waiting(staleBefore: Instant, limit: number): Promise<readonly Notice[]>;
  /** True for exactly one of any number of callers. */
  claim(notice: Notice, now: Instant): Promise<boolean>;
  settle(
    id: string,
    to: {
      state: 'sent' | 'dropped' | 'failed' | 'queued';
      at: Instant;
      messageId?: string | null;
      why?: string | null;
    },
  ): Promise<void>;
  ofGame(game: GameId): Promise<readonly Notice[]>;
  get(id: string): Promise<Notice | null>;
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

/**
 * Sends mail: local outbox, SMTP or SES. At least once; the local outbox exactly once per key. Throws `Undeliverable` for a letter that
 * no later try can deliver, any other error for one that a later try may.
 */
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

export interface Ports {
  events: EventStore;
  people: People;
  signIns: SignIns;
  sessions: Sessions;
  index: GameIndex;
  holders: Holders;
  notices: Notices;
  limits: Limits;
  clock: Clock;
  random: Random;
}
