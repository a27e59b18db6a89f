import type { Commit } from '#engine/commit.ts';
import type { EventStore, GameId } from '#games/ports.ts';
import { commitItem, commitOf, seedsItem, seedsOf } from './commitItem.ts';
import type { Item } from './expressions.ts';
import { itemBytes, MAX_ITEM_BYTES } from './itemSize.ts';
import { commitKey, seedsKey } from './keys.ts';
import type { Sealer } from './sealer.ts';
import type { Streams } from './streams.ts';

/** What is stored of a game is not what was stored: a bug or a broken disk, never a player's fault. */
export class BrokenStream extends Error {
  readonly game: GameId;
  readonly n: number;

  constructor(game: GameId, n: number, what: string, cause?: unknown) {
    super(`The stream of game ${game} is broken at commit ${n}: ${what}`, { cause });
    this.name = 'BrokenStream';
    this.game = game;
    this.n = n;
  }
}

/** The truth: one item a commit, written once under its number. */
export function eventStore(streams: Streams, sealer: Sealer): EventStore {
  return {
    async append(commit) {
      if (!Number.isSafeInteger(commit.n) || commit.n < 1) {
        throw new RangeError(`Commits are numbered 1, 2, 3...; game ${commit.game} has one with number ${commit.n}.`);
      }
      const item = commitItem(commit, sealer);
      refuseOversize(commit, item);
      if (await streams.put(item)) return 'appended';
      // dynalite does not give back what made the condition fail, so it is read.
      const stored = await streams.get(commitKey(commit.game, commit.n));
      if (!stored) throw new BrokenStream(commit.game, commit.n, 'its number is taken, but nothing can be read there.');
      return stored.hash?.S === commit.hash ? 'duplicate' : 'conflict';
    },

    async read(game, after = 0) {
      const items = await streams.after(game, after);
      const commits: Commit[] = [];
      for (const item of items) {
        const n = after + commits.length + 1;
        if (Number(item.sk?.N) !== n) {
          throw new BrokenStream(game, n, `it is missing, but number ${item.sk?.N} is there.`);
        }
        commits.push(fitting(game, n, readable(game, n, item, sealer), commits.at(-1)));
      }
      return commits;
    },

    async putSeeds(game, seeds) {
      if (await streams.put(seedsItem(game, seeds, sealer))) return;
      const stored = await this.seeds(game);
      const same = stored.open === seeds.open && stored.closed === seeds.closed && stored.bots === seeds.bots;
      // The same ones: the answer to an earlier try was lost. Others would change dice that are fixed already.
      if (!same) throw new Error(`Game ${game} has its seeds already; they are never replaced.`);
    },

    async seeds(game) {
      const item = await streams.get(seedsKey(game));
      if (!item) throw new Error(`Game ${game} has no seeds.`);
      return seedsOf(game, item, sealer);
    },
  };
}

function refuseOversize(commit: Commit, item: Item): void {
  const bytes = itemBytes(item);
  if (bytes <= MAX_ITEM_BYTES) return;
  const kb = Math.ceil(bytes / 1024);
  throw new RangeError(
    `Commit ${commit.n} of game ${commit.game} has ${kb} KB; one commit can hold ${MAX_ITEM_BYTES / 1024} KB.`,
  );
}

function readable(game: GameId, n: number, item: Item, sealer: Sealer): Commit {
  try {
    return commitOf(item, sealer);
  } catch (cause) {
    throw new BrokenStream(game, n, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

/** The first commit has none before it; what the first one of a later part fits to, only the caller knows. */
function fitting(game: GameId, n: number, commit: Commit, before: Commit | undefined): Commit {
  const prev = before?.hash ?? (n === 1 ? '' : commit.prev);
  if (commit.prev !== prev) throw new BrokenStream(game, n, 'its "prev" is not the hash of the commit before.');
  return commit;
}
