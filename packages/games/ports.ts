import type { Commit } from '#engine/commit.ts';
import type { Hash } from '#engine/hash.ts';
import type { Seat } from '#engine/title.ts';
import type { Attendances, Mailboxes, Notes, Notices, Press, Settings } from './peoplePorts.ts';

export type * from './peoplePorts.ts';

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
