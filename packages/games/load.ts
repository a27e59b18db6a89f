import type { Commit } from '#engine/commit.ts';
import { applyCommit, originOf, unborn } from './evolve.ts';
import { enter, type House, type Loaded, roomOf } from './house.ts';
import type { GameState } from './model.ts';
import type { GameId } from './ports.ts';

/** Games kept folded in memory; a folded game with its commits is about 200 KB. */
const MOST_CACHED = 48;

/** The game as it is stored now (a consistent read), or null if there is none. */
export async function loadGame(
  house: Pick<House, 'cache' | 'rooms' | 'doors' | 'ports'>,
  id: GameId,
): Promise<Loaded | null> {
  const known = house.cache.get(id);
  const fresh = await house.ports.events.read(id, known?.state.head.n ?? 0);
  if (!known && fresh.length === 0) return null;
  if (fresh[0]) await enter(house, fresh[0].title);
  const loaded = fresh.length
    ? extend(house, known ?? { state: unborn(id), commits: [], byCommand: new Map() }, fresh)
    : known!;
  remember(house, loaded);
  return loaded;
}

/** A loaded game and the commits that came since. */
export function extend(house: Pick<House, 'rooms'>, loaded: Loaded, fresh: readonly Commit[]): Loaded {
  let state = loaded.state;
  const byCommand = new Map(loaded.byCommand);
  for (const commit of fresh) {
    if (commit.n !== state.head.n + 1 || commit.prev !== state.head.hash)
      throw new Error(`game ${state.id}: commit ${commit.n} does not follow ${state.head.n}`);
    state = applyCommit(state, commit, roomOf(house, commit.title).title);
    const { by, cmdId } = originOf(commit);
    byCommand.set(`${by}/${cmdId}`, commit.n);
  }
  return { state, commits: [...loaded.commits, ...fresh], byCommand };
}

/** Keeps the newest version of the games used last. */
export function remember(house: Pick<House, 'cache'>, loaded: Loaded): void {
  const { id } = loaded.state;
  const known = house.cache.get(id);
  const newest = known && known.state.head.n > loaded.state.head.n ? known : loaded;
  house.cache.delete(id);
  house.cache.set(id, newest);
  if (house.cache.size > MOST_CACHED) house.cache.delete(house.cache.keys().next().value!);
}

/**
 * The game as it may be shown to anybody: without the quiet commits of a prompt that is still open. The state is the present one
 * (a seat sees its own quiet answer in its view); head, commits and all that is made of them stop before.
 */
export const asShown = (loaded: Loaded): Loaded =>
  loaded.state.shown.n === loaded.state.head.n
    ? loaded
    : {
        ...loaded,
        state: { ...loaded.state, head: loaded.state.shown },
        commits: loaded.commits.slice(0, loaded.state.shown.n),
      };

/** For everything that is shown to people. */
export async function loadShown(house: House, id: GameId): Promise<Loaded | null> {
  const loaded = await loadGame(house, id);
  return loaded && asShown(loaded);
}

/** The state right after commit n (0: before the first). */
export function stateAt(house: Pick<House, 'rooms'>, loaded: Pick<Loaded, 'commits' | 'state'>, n: number): GameState {
  if (n >= loaded.state.head.n) return loaded.state;
  let state = unborn(loaded.state.id);
  for (const commit of loaded.commits.slice(0, n))
    state = applyCommit(state, commit, roomOf(house, commit.title).title);
  return state;
}
