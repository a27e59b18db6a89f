import { type Head, headOf, leafOf } from '#engine/commit.ts';
import type { Hash } from '#engine/hash.ts';
import type { Seat } from '#engine/title.ts';
import { playIn } from './asked.ts';
import { originOf } from './evolve.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { stateAt } from './load.ts';
import type { GameId } from './ports.ts';

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

/** The receipt of a stored move, made again from the stream at any time. */
export function receiptOf(
  house: Pick<House, 'rooms'>,
  loaded: Loaded,
  n: number,
  also: { prose: readonly string[]; repeated: boolean } = { prose: [], repeated: false },
): Receipt {
  const commit = loaded.commits[n - 1];
  const play = commit && playIn(commit);
  if (!play) throw new Error(`commit ${n} of ${loaded.state.id} is no move`);
  const { seat, prompt, command } = play;
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
