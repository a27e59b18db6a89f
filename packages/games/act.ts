import { bytesToHex } from '@noble/hashes/utils.js';
import { chainLuck, linksOf, saltOf } from '#engine/chain.ts';
import { type Actor, type Commit, seal, type Told } from '#engine/commit.ts';
import type { Hash } from '#engine/hash.ts';
import { noLuck } from '#engine/luck.ts';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { zoneAlmanac } from './almanac.ts';
import { decideGame, headerOf } from './decide.ts';
import { unborn } from './evolve.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { extend, loadGame, remember } from './load.ts';
import type { GameState, HouseCommand } from './model.ts';
import type { GameId, Instant } from './ports.ts';

export interface Request {
  by: Actor;
  /** Chosen by whoever asks; the same one twice counts once. */
  cmdId: string;
  command: HouseCommand;
}

/** The commit a request made; `repeated` if an earlier try had made it. `loaded` is the game right after reading or writing it. */
export interface Done {
  commit: Commit;
  loaded: Loaded;
  repeated: boolean;
}

/** More collisions in a row than a table of people can cause. */
const MOST_TRIES = 60;

/**
 * Load, decide, append; when somebody else was faster, again from the start: nobody is shut out by another's haste.
 * Durable when it answers. Does not tell anybody; `settle` and `project` do. `known`, a game just read, saves reading it again: if it is out
 * of date, the condition of the append says so.
 */
export async function act(house: House, id: GameId, request: Request, known?: Loaded): Promise<Done | Refusal> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const loaded = tries === 0 && known ? known : await loadGame(house, id);
    if (!loaded && request.command.type !== 'Create') return refuse('UNKNOWN_GAME', 'There is no such game.');
    const earlier = loaded?.byCommand.get(`${request.by}/${request.cmdId}`);
    if (loaded && earlier !== undefined) return { commit: loaded.commits[earlier - 1]!, loaded, repeated: true };
    const before = loaded ?? { state: unborn(id), commits: [], byCommand: new Map() };
    const commit = await draft(house, before.state, request);
    if (isRefusal(commit)) return commit;
    const answer = await house.ports.events.append(commit);
    if (answer === 'conflict') continue;
    const after = extend(house, before, [commit]);
    remember(house, after);
    return { commit, loaded: after, repeated: answer === 'duplicate' };
  }
  return refuse('BUSY', 'Too many people act in this game at this very moment; please send it again.');
}

async function draft(house: House, state: GameState, request: Request): Promise<Commit | Refusal> {
  const { by, cmdId, command } = request;
  const titleAtMajor = command.type === 'Create' ? command.title : state.title;
  const { title } = roomOf(house, titleAtMajor);
  const at = notBefore(house.ports.clock.now(), state.changedAt);
  const { luck, drawn } = await luckOf(house, state);
  const facts = decideGame(state, { by, at, cmdId, command }, title, luck, zoneAlmanac());
  if (isRefusal(facts)) return facts;
  const { open, secret } = drawn();
  const told: Told[] = secret
    ? [...facts, { event: { type: 'game:SecretDraws', ...secret }, audience: 'nobody' }]
    : [...facts];
  const salt = () => bytesToHex(house.ports.random.bytes(32));
  const header = headerOf(state, title, { by, at, cmdId, command });
  const body = { game: state.id, title: titleAtMajor, ...header, told, draws: open ? JSON.stringify(open) : '' };
  return seal(body, state.head.n ? state.head : null, salt);
}

/** A clock that was set back does not make a commit older than the one before it. */
const notBefore = (now: Instant, last: Instant | null): Instant => (last !== null && last > now ? last : now);

/** Seeds and, once something is drawn, links of the games that acted last. */
const chains = new Map<GameId, { open: () => Hash[]; closed: () => Hash[] }>();
const MOST_CHAINS = 32;

async function luckOf(house: House, state: GameState): Promise<ReturnType<typeof chainLuck>> {
  if (!state.luck.anchors.length) return { luck: noLuck, drawn: () => ({ open: null, secret: null }) };
  let links = chains.get(state.id);
  if (!links) {
    const seeds = await house.ports.events.seeds(state.id);
    links = { open: once(() => linksOf(seeds.open)), closed: once(() => linksOf(seeds.closed)) };
    chains.set(state.id, links);
    if (chains.size > MOST_CHAINS) chains.delete(chains.keys().next().value!);
  }
  const { open, closed } = links;
  return chainLuck({
    // The start itself may draw (hands are dealt), when everybody has cut but no event has said so yet.
    salt: state.luck.salt || saltOf(state.seats.map((seat) => seat.cut)),
    open: { used: state.luck.open, link: (k) => linkAt(open(), k) },
    closed: { used: state.luck.closed, link: (k) => linkAt(closed(), k) },
  });
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function linkAt(links: readonly Hash[], k: number): Hash {
  const link = links[k];
  if (!link) throw new Error(`a game has used up its ${links.length - 1} links of luck`);
  return link;
}
