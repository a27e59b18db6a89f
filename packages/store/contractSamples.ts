import { randomBytes } from 'node:crypto';
import { type Commit, type Head, headOf, seal, type Told } from '#engine/commit.ts';
import type { GameRecord, Holder } from '#games/ports.ts';

// Things to store in tests. Names are unique, so that tests do not meet each other's.

export const freshId = (prefix: string): string => `${prefix}-${randomBytes(6).toString('hex')}`;

export const randomHex = (): string => randomBytes(32).toString('hex');

export const open = (note: string): Told => ({ event: { type: 'Noted', note } as Told['event'], audience: 'all' });

export const secret = (note: string, seat = 0): Told => ({ ...open(note), audience: [seat] });

export function commitAfter(game: string, prev: Head | null, told: readonly Told[] = [open('hello')]): Commit {
  const draft = {
    game,
    at: '2026-03-01T18:00:00.000Z',
    title: 'brotherhood@1',
    cmdId: freshId('cmd'),
    by: 'seat:0' as const,
    told,
    draws: prev ? '{"k":1}' : '',
  };
  return seal(draft, prev, randomHex);
}

/** `count` commits in a row, each with what `told` says for its number. */
export function commitsOf(game: string, count: number, told: (n: number) => readonly Told[]): Commit[] {
  const commits: Commit[] = [];
  let head: Head | null = null;
  for (let n = 1; n <= count; n++) {
    const commit = commitAfter(game, head, told(n));
    commits.push(commit);
    head = headOf(commit);
  }
  return commits;
}

export const gameRecord = (change: Partial<GameRecord> = {}): GameRecord => ({
  id: freshId('game'),
  title: 'brotherhood@1',
  name: 'Friday night ☂',
  organiser: null,
  createdAt: '2026-03-01T18:00:00.000Z',
  seats: 4,
  anonymous: false,
  noSpectators: true,
  listed: false,
  press: 'public',
  ...change,
});

export const holderOf = (game: string, change: Partial<Holder> = {}): Holder => ({
  game,
  seat: 0,
  state: 'open',
  bot: null,
  person: null,
  name: 'Émile',
  email: null,
  inviteToken: freshId('invite'),
  seatToken: freshId('seat'),
  replyToken: freshId('reply'),
  code: '0421',
  zone: null,
  mailOff: false,
  tenure: 2,
  seenAt: null,
  ...change,
});

/** As many as asked for, one after the other in small groups, as a server would see them. */
export async function inGroups<One>(
  all: readonly One[],
  doing: (one: One) => Promise<unknown>,
  size = 10,
): Promise<void> {
  for (let i = 0; i < all.length; i += size) await Promise.all(all.slice(i, i + size).map(doing));
}

export const times = <One>(count: number, make: (i: number) => One): One[] =>
  Array.from({ length: count }, (_, i) => make(i));
