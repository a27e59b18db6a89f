import { type Hash, hashFields } from './hash.ts';
import type { AnyEvent, Audience, Viewer } from './title.ts';

/**
 * What one group of readers may read of a commit, as the very text that is hashed and stored. A commit has at most one entry per
 * audience, so that not even the number of secret events shows (docs/decisions, "One leaf per audience").
 *
 * `text` is JSON: for audience `all` an array of events; for any other an array of `[after, event]`, where `after` counts the public
 * events of the commit that come before it.
 */
export interface Entry {
  audience: Audience;
  text: string;
  /** 32 random bytes, hex: without it a short secret could be guessed from its leaf. */
  salt: string;
}

/** One accepted command with all its facts: the unit of storage. */
export interface Commit {
  game: string;
  /** 1, 2, 3... without gaps. */
  n: number;
  /** ISO 8601, UTC, milliseconds; empty in a quiet commit. */
  at: string;
  /** `brotherhood@1` */
  title: string;
  cmdId: string;
  by: Actor | 'quiet';
  entries: readonly Entry[];
  /** Open draws of this commit as JSON text of `OpenDraws`, or empty. */
  draws: string;
  /** Hash of the commit before; empty for the first. */
  prev: Hash | '';
  hash: Hash;
}

/** Who asked: `seat:0`, the host (organiser or house) or the clock. */
export type Actor = `seat:${number}` | 'host' | 'clock';

/**
 * What the header of a quiet commit says instead of actor, time and command id, which are inside its secret entry: where the rules
 * hide even who has answered, a commit must not say it (design 5).
 */
export const QUIET = { by: 'quiet', at: '', cmdId: '' } as const;

export interface Head {
  n: number;
  hash: Hash;
}

export const headOf = (commit: Commit): Head => ({ n: commit.n, hash: commit.hash });

/** The head as it stands at the foot of pages and mails: `#12 3f9a0c21b7d4`. */
export const printHead = (head: Head): string => `#${head.n} ${head.hash.slice(0, 12)}`;

export const leafOf = (entry: { text: string; salt: string }): Hash =>
  hashFields('consigliere/leaf/1', entry.salt, entry.text);

/** What the hash of a commit covers, with leaves in place of texts. */
export interface Sealed extends Omit<Commit, 'entries' | 'hash'> {
  leaves: readonly Hash[];
}

export const hashOf = (commit: Sealed): Hash =>
  hashFields(
    'consigliere/commit/1',
    commit.prev,
    commit.game,
    String(commit.n),
    commit.at,
    commit.title,
    commit.cmdId,
    commit.by,
    String(commit.leaves.length),
    ...commit.leaves,
    commit.draws,
  );

/** An event with who may read it. */
export interface Told<Event extends AnyEvent = AnyEvent> {
  event: Event;
  audience: Audience;
}

/** Events in order -> entries, one per audience, public first. `salt` gives 32 fresh random bytes as hex. */
export function entriesOf(told: readonly Told[], salt: () => string): Entry[] {
  const open: AnyEvent[] = [];
  const sealed = new Map<string, { audience: Audience; lines: [after: number, event: AnyEvent][] }>();
  for (const { event, audience } of told) {
    if (audience === 'all') {
      open.push(event);
      continue;
    }
    const key = String(audience);
    const group = sealed.get(key) ?? { audience, lines: [] };
    group.lines.push([open.length, event]);
    sealed.set(key, group);
  }
  const entries: Entry[] = open.length ? [{ audience: 'all', text: JSON.stringify(open), salt: salt() }] : [];
  for (const { audience, lines } of sealed.values())
    entries.push({ audience, text: JSON.stringify(lines), salt: salt() });
  return entries;
}

/**
 * Entries -> their events in order, each with its audience. Entries that the reader may not see are simply left out of `entries`;
 * what remains keeps its order.
 */
export function eventsOf(entries: readonly { audience: Audience; text: string }[]): Told[] {
  const open = entries.find((entry) => entry.audience === 'all');
  const told: { after: number; told: Told }[] = [];
  const events: AnyEvent[] = open ? JSON.parse(open.text) : [];
  events.forEach((event, i) => {
    told.push({ after: i + 1, told: { event, audience: 'all' } });
  });
  for (const { audience, text } of entries) {
    if (audience === 'all') continue;
    const lines: [number, AnyEvent][] = JSON.parse(text);
    // A secret line with after = k stands behind the k-th public event: half a step later keeps a stable sort right.
    for (const [after, event] of lines) told.push({ after: after + 0.5, told: { event, audience } });
  }
  return told.sort((a, b) => a.after - b.after).map((one) => one.told);
}

/** May this viewer read it before the game is over? */
export const mayRead = (audience: Audience, viewer: Viewer): boolean =>
  audience === 'all' || (audience !== 'nobody' && viewer !== 'spectator' && audience.includes(viewer));

/** What is needed to make a commit besides its events. */
export interface Draft {
  game: string;
  at: string;
  title: string;
  cmdId: string;
  by: Actor | 'quiet';
  told: readonly Told[];
  draws: string;
}

/** Seals a draft behind `prev` (null: it is the first). */
export function seal(draft: Draft, prev: Head | null, salt: () => string): Commit {
  const { told, ...header } = draft;
  const entries = entriesOf(told, salt);
  const before = { ...header, n: (prev?.n ?? 0) + 1, prev: prev?.hash ?? ('' as const) };
  return { ...before, entries, hash: hashOf({ ...before, leaves: entries.map(leafOf) }) };
}
