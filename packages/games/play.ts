import { eventsOf, type Head, headOf, leafOf } from '#engine/commit.ts';
import type { Hash } from '#engine/hash.ts';
import { type AnyCommand, isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { act } from './act.ts';
import { originOf } from './evolve.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { loadGame, stateAt } from './load.ts';
import { promptsOf } from './look.ts';
import { isHouseEvent, type Said } from './model.ts';
import type { GameId } from './ports.ts';
import { settle } from './settle.ts';

/** Orders as a person writes them, or a command as a program sends it. */
export type Answer = { orders: string } | { command: AnyCommand };

export interface Move {
  seat: Seat;
  /**
   * What is answered: the prompt's id; or the commit that opened it (a mail's reply address carries that number); or null for
   * the only one that is open for this seat.
   */
  prompt: string | { openedIn: number } | null;
  cmdId: string;
  answer: Answer;
  /** What the seat says of it; without, it is ready. */
  say?: Said;
}

/** What a player holds in his hand after a move: it proves what he sent and when. */
export interface Receipt {
  game: GameId;
  seat: Seat;
  prompt: string;
  /** Number of its commit; null for a quiet one, whose number would tell how many have answered before. */
  n: number | null;
  at: string;
  /** The orders as understood, in the title's notation. */
  orders: string;
  /** Each order with its price, total, balance, warnings. */
  lines: readonly string[];
  /** Lines of the text that were taken for prose. */
  prose: readonly string[];
  /** SHA-256 leaf of `sealed` with `salt`; it is in the commit that everybody sees. */
  leaf: Hash;
  salt: string;
  sealed: string;
  /** For a quiet answer: the number of the newest commit that everybody sees, and the hash of its own. */
  head: Head;
  /** The same command id had been counted before. */
  repeated: boolean;
}

/**
 * A move of a seat: parse, decide, store, tell, and let the house do what follows (bots, reveal). Stored durably when it answers with
 * a receipt; a refusal has changed nothing.
 */
export async function play(house: House, game: GameId, move: Move): Promise<Receipt | Refusal> {
  const loaded = await loadGame(house, game);
  if (!loaded) return refuse('UNKNOWN_GAME', 'There is no such game.');
  const earlier = loaded.byCommand.get(`seat:${move.seat}/${move.cmdId}`);
  if (earlier !== undefined) return receiptOf(house, loaded, earlier, { prose: [], repeated: true });
  const prompt = promptFor(house, loaded, move);
  if (isRefusal(prompt)) return prompt;
  const understood = understand(house, loaded, move);
  if (isRefusal(understood)) return understood;
  const { seat, say } = move;
  const command = { type: 'Play' as const, seat, prompt, command: understood.command, ...(say ? { say } : {}) };
  const done = await act(house, game, { by: `seat:${move.seat}`, cmdId: move.cmdId, command }, loaded);
  if (isRefusal(done)) return done;
  const receipt = receiptOf(house, done.loaded, done.commit.n, { prose: understood.prose, repeated: done.repeated });
  await settle(house, game, done.loaded, 'afterwards');
  return receipt;
}

function promptFor(house: House, { state }: Loaded, { seat, prompt }: Move): string | Refusal {
  if (typeof prompt === 'string') return prompt;
  const mine = promptsOf(house, state).filter((one) => one.seats.includes(seat));
  const found = prompt === null ? mine[0] : mine.find((one) => one.openedIn === prompt.openedIn);
  if (found) return found.id;
  if (state.status !== 'running' || !mine[0]) return '';
  return refuse(
    'PROMPT_CLOSED',
    `What you answer is closed. You are asked for ${mine[0].label} now: answer the newest mail.`,
    'prompt',
  );
}

function understand(
  house: House,
  { state }: Loaded,
  move: Move,
): { command: AnyCommand; prose: readonly string[] } | Refusal {
  if ('command' in move.answer) return { command: move.answer.command, prose: [] };
  if (state.inner === null)
    return refuse('NOT_STARTED', 'The game has not started yet; you will get a mail when it does.');
  return roomOf(house, state.title).title.notation.parse(state.inner, move.seat, move.answer.orders);
}

/** The receipt of a stored move, made again from the stream at any time. */
export function receiptOf(
  house: Pick<House, 'rooms'>,
  loaded: Loaded,
  n: number,
  also: { prose: readonly string[]; repeated: boolean } = { prose: [], repeated: false },
): Receipt {
  const commit = loaded.commits[n - 1];
  const asked = commit && eventsOf(commit.entries).find(({ event }) => event.type === 'game:Asked')?.event;
  if (!commit || !asked || !isHouseEvent(asked) || asked.type !== 'game:Asked' || asked.command.type !== 'Play')
    throw new Error(`commit ${n} of ${loaded.state.id} is no move`);
  const { seat, prompt, command } = asked.command;
  const { title, ui } = roomOf(house, commit.title);
  const state = stateAt(house, loaded, n);
  const { inner } = state;
  const quiet = commit.by === 'quiet';
  const entry = commit.entries.find(
    (one) => Array.isArray(one.audience) && one.audience.length === 1 && one.audience[0] === seat,
  );
  if (!entry) throw new Error(`commit ${n} of ${loaded.state.id} has no entry for seat ${seat}`);
  return {
    game: loaded.state.id,
    seat,
    prompt,
    n: quiet ? null : n,
    at: originOf(commit).at,
    orders: title.notation.print(command),
    lines: ui.receipt(command, title.view(inner, seat), title.legal(inner, seat)),
    ...also,
    leaf: leafOf(entry),
    salt: entry.salt,
    sealed: entry.text,
    head: quiet ? { n: state.shown.n, hash: commit.hash } : headOf(commit),
  };
}
