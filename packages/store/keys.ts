import { createHash } from 'node:crypto';
import type { Hash } from '#engine/hash.ts';
import type { Seat } from '#engine/title.ts';
import type { GameId, GameRecord, Instant, PassKind, PersonId, PressParty } from '#games/ports.ts';

/** Place of a row in the Views table. */
export type Key = { pk: string; sk: string };

/** Place of an item in the Events table. */
export interface StreamKey {
  pk: GameId;
  sk: number;
}

// Every key of both tables is built here and nowhere else. docs/keys.md says who writes and who reads each of them, and a test
// holds that page against this file and its users.

export const commitKey = (game: GameId, n: number): StreamKey => ({ pk: game, sk: n });
/** Commits begin with 1, so that number 0 is free for what belongs to the stream and is no commit. */
export const seedsKey = (game: GameId): StreamKey => ({ pk: game, sk: 0 });

export const personKey = (id: PersonId): Key => ({ pk: `PERSON#${id}`, sk: 'PERSON' });
export const emailKey = (email: string): Key => ({ pk: `EMAIL#${short(email.toLowerCase())}`, sk: 'PERSON' });
export const personGameKey = (person: PersonId, game: Pick<GameRecord, 'id' | 'createdAt'>): Key => ({
  pk: `PERSON#${person}`,
  sk: `GAME#${game.createdAt}#${game.id}`,
});
export const signInKey = (email: string): Key => ({ pk: `SIGNIN#${short(email.toLowerCase())}`, sk: 'SIGNIN' });
export const sessionKey = (tokenHash: Hash): Key => ({ pk: `SESSION#${short(tokenHash)}`, sk: 'SESSION' });
/** All records stand in one partition, so that "every game" is a query and not a scan over everything else. */
export const recordKey = (game: GameId): Key => ({ pk: 'GAMES', sk: `GAME#${short(game)}` });
export const summaryKey = (game: GameId): Key => ({ pk: `GAME#${short(game)}`, sk: 'SUMMARY' });
export const seatKey = (game: GameId, seat: Seat): Key => ({ pk: `GAME#${short(game)}`, sk: `SEAT#${pad(seat, 2)}` });
export const tokenKey = (kind: 'invite' | 'seat' | 'reply', token: string): Key => ({
  pk: `TOKEN#${kind}#${short(token)}`,
  sk: 'TOKEN',
});
/** From the id of a notice, `game/n/seat/kind/channel`; padded, so that the notices of a game sort as they arose. */
export function noticeKey(id: string): Key {
  const [game, n, seat, kind, channel, ...more] = id.split('/');
  if (!game || !n || !seat || !kind || !channel || more.length) {
    throw new Error(`"${id}" is not the id of a notice: it needs the form game/n/seat/kind/channel.`);
  }
  return { pk: `GAME#${short(game)}`, sk: `NOTICE#${pad(n, 6)}#${pad(seat, 2)}#${kind}#${channel}` };
}
/** In the order in which they were queued. */
export const personNoticeKey = (person: PersonId, queuedAt: Instant, id: string): Key => ({
  pk: `PERSON#${person}`,
  sk: `NOTICE#${queuedAt}#${short(id)}`,
});
export const messageKey = (messageId: string): Key => ({ pk: `MESSAGE#${short(messageId)}`, sk: 'MESSAGE' });
export const mailboxKey = (address: Hash): Key => ({ pk: `MAILBOX#${short(address)}`, sk: 'MAILBOX' });
export const wishesKey = (person: PersonId): Key => ({ pk: `PERSON#${person}`, sk: 'WISHES' });
export const passKey = (kind: PassKind, token: string): Key => ({ pk: `PASS#${kind}#${short(token)}`, sk: 'PASS' });
export const attendanceKey = (person: PersonId, game: GameId): Key => ({
  pk: `PERSON#${person}`,
  sk: `ATTENDED#${short(game)}`,
});
export const waitsKey = (person: PersonId, game: GameId): Key => ({
  pk: `PERSON#${person}`,
  sk: `WAITS#${short(game)}`,
});
export const wantedKey = (game: GameId): Key => ({ pk: 'WANTED', sk: `GAME#${short(game)}` });

/** A party is a seat in one tenure: `03.1`. What is for all stands in a box of its own. */
const boxOf = (to: 'all' | PressParty): string => (to === 'all' ? 'ALL' : `${pad(to.seat, 2)}.${to.tenure}`);
export const pressKey = (game: GameId, to: 'all' | PressParty, n: number): Key => ({
  pk: `PRESS#${short(game)}`,
  sk: `BOX#${boxOf(to)}#${pad(n, 7)}`,
});
export const pressCountKey = (game: GameId): Key => ({ pk: `PRESS#${short(game)}`, sk: 'COUNT' });
export const pressOnceKey = (game: GameId, by: PressParty, once: string): Key => ({
  pk: `PRESS#${short(game)}`,
  sk: `ONCE#${boxOf(by)}#${short(once)}`,
});
export const notesKey = (game: GameId, by: PressParty): Key => ({
  pk: `GAME#${short(game)}`,
  sk: `NOTES#${boxOf(by)}`,
});
export const beatKey = (): Key => ({ pk: 'CLOCK', sk: 'BEAT' });
export const limitKey = (key: string): Key => ({ pk: `LIMIT#${short(key)}`, sk: 'LIMIT' });

/** What the rows of a kind have in common when several stand in one partition. */
export const prefixes = {
  games: 'GAME#',
  seats: 'SEAT#',
  notices: 'NOTICE#',
  attended: 'ATTENDED#',
  waits: 'WAITS#',
} as const;
/** All of a party's box. */
export const boxPrefix = (to: 'all' | PressParty): string => `BOX#${boxOf(to)}#`;
/** Where the once-marks of an author begin. */
export const oncePrefix = (by: PressParty): string => `ONCE#${boxOf(by)}#`;

/** Hash keys of the sparse indexes: a row is in an index only while it has these attributes. */
export const shards = { due: 'DUE', queued: 'QUEUED', held: 'HELD', claimed: 'CLAIMED' } as const;

const pad = (part: string | number, digits: number): string => String(part).padStart(digits, '0');

/** Keys have at most 2,048 (sort keys 1,024) bytes; what a stranger sends as an address or token may be longer. */
export const short = (part: string): string =>
  Buffer.byteLength(part) <= 600 ? part : `sha256:${createHash('sha256').update(part).digest('hex')}`;
