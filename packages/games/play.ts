import { linesIn } from '#engine/lines.ts';
import { maySend } from '#engine/prompt.ts';
import { type AnyCommand, isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { act } from './act.ts';
import { playIn } from './asked.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { checkLines, lineId, nextLine } from './lines.ts';
import { loadGame, stateAt } from './load.ts';
import { promptsOf } from './look.ts';
import type { GameState, OfLines, Said } from './model.ts';
import { emit } from './notices/emit.ts';
import type { GameId } from './ports.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { settle } from './settle.ts';
import { keepsTheWord } from './word.ts';

/** Orders as a person writes them, or commands as a program or a form sends them. */
export type Answer = { orders: string } | { command: AnyCommand } | { commands: readonly AnyCommand[] };

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
  /** The sender writes to the player himself where not all lines were done; else the house sends a receipt of those that were. */
  answered?: true;
}

/** What has become of the lines of a move. */
export interface Played {
  /** Receipts of those that were carried out, in order: one at least. What was taken for prose is on the last. */
  done: readonly Receipt[];
  /** Number of the last one's commit, also where a receipt must not show it. */
  last: number;
  /** Null: all were carried out. */
  stopped: Stop | null;
  /** The word is with the seat still: it is asked for more by what it has done itself. */
  keepsTheWord: boolean;
  /** Nothing of it was new. */
  repeated: boolean;
}

/** The line that was not carried out, and those behind it that were not tried; as understood. */
export interface Stop {
  orders: string;
  refusal: Refusal;
  untried: readonly string[];
}

/**
 * A move of a seat: parse, then decide and store line by line until one is refused or others are awaited, tell, and let the house do what
 * follows (bots, reveal). Each line is a commit of its own, stored durably when this answers; the same move given again counts once and
 * goes on where an earlier try broke off. A refusal has changed nothing.
 */
export async function playLines(house: House, game: GameId, move: Move): Promise<Played | Refusal> {
  let loaded = await loadGame(house, game);
  if (!loaded) return refuse('UNKNOWN_GAME', 'There is no such game.');
  const plan = planned(loaded, move) ?? understand(house, loaded, move);
  if (isRefusal(plan)) return plan;
  const { seat, say } = move;
  const { commands, prose } = plan;
  const by = `seat:${seat}` as const;
  const numbers: number[] = [];
  let prompt = plan.prompt;
  let refusal: Refusal | null = null;
  let repeated = true;
  let { state: before } = loaded;
  for (const [i, command] of commands.entries()) {
    const cmdId = lineId(move.cmdId, i);
    if (i > 0 && !loaded.byCommand.has(`${by}/${cmdId}`)) {
      const next = await nextLine(house, game, loaded, { seat, prompt, n: numbers.at(-1)! });
      loaded = next.loaded;
      // The same move on another way may have been faster.
      if (isRefusal(next.to) && !loaded.byCommand.has(`${by}/${cmdId}`)) {
        refusal = next.to;
        break;
      }
      if (!isRefusal(next.to)) prompt = next.to;
    }
    const lines = ofLines(commands, i);
    const play = { type: 'Play' as const, seat, prompt, command, ...(say ? { say } : {}), ...(lines ? { lines } : {}) };
    before = loaded.state;
    const made = await act(house, game, { by, cmdId, command: play }, loaded);
    if (isRefusal(made)) {
      if (i === 0) return made;
      refusal = made;
      break;
    }
    loaded = made.loaded;
    prompt = playIn(made.commit)?.prompt ?? prompt;
    numbers.push(made.commit.n);
    repeated &&= made.repeated;
  }
  const last = numbers.at(-1)!;
  const keeps = stillAsked(house, loaded, last, before);
  if (refusal && !keeps && !repeated && !move.answered) await emit(house, game, [{ n: last, seat, kind: 'receipt' }]);
  const { print } = roomOf(house, loaded.state.title).title.notation;
  const left = commands.slice(numbers.length).map((command) => print(command));
  const known = loaded;
  const played: Played = {
    done: numbers.map((n) => receiptOf(house, known, n, { prose: n === last ? prose : [], repeated })),
    last,
    stopped: refusal ? { orders: left[0]!, refusal, untried: left.slice(1) } : null,
    keepsTheWord: keeps,
    repeated,
  };
  if (!repeated) await settle(house, game, loaded, 'afterwards');
  return played;
}

/** A move of one line, or the last receipt of one that has several. */
export async function play(house: House, game: GameId, move: Move): Promise<Receipt | Refusal> {
  const played = await playLines(house, game, move);
  return isRefusal(played) ? played : played.done.at(-1)!;
}

interface Plan {
  commands: readonly AnyCommand[];
  prompt: string;
  prose: readonly string[];
}

/** What was understood when this move came for the first time; the game has gone on since, and other things may be legal now. */
function planned(loaded: Loaded, { seat, cmdId }: Move): Plan | null {
  const n = loaded.byCommand.get(`seat:${seat}/${cmdId}`);
  const first = n === undefined ? null : playIn(loaded.commits[n - 1]!);
  return first && { commands: [first.command, ...(first.lines?.rest ?? [])], prompt: first.prompt, prose: [] };
}

function understand(house: House, loaded: Loaded, move: Move): Plan | Refusal {
  const { state } = loaded;
  const { answer, seat } = move;
  const prompt = promptFor(house, loaded, move);
  if (isRefusal(prompt)) return prompt;
  const read = 'orders' in answer ? parse(house, loaded, seat, answer.orders) : { ...answer, prose: [] };
  if (isRefusal(read)) return read;
  const commands = 'commands' in read ? read.commands : linesIn(read);
  return checkLines(house, state, commands) ?? { commands, prompt, prose: read.prose };
}

function parse(house: House, { state }: Loaded, seat: Seat, orders: string) {
  if (state.inner === null)
    return refuse('NOT_STARTED', 'The game has not started yet; you will get a mail when it does.');
  return roomOf(house, state.title).title.notation.parse(state.inner, seat, orders);
}

function promptFor(house: House, { state }: Loaded, { seat, prompt }: Move): string | Refusal {
  if (typeof prompt === 'string') return prompt;
  const open = promptsOf(house, state);
  const mine = open.filter((one) => one.seats.includes(seat));
  const found = prompt === null ? mine[0] : mine.find((one) => one.openedIn === prompt.openedIn);
  if (found) return found.id;
  // Nobody asks him, but he may send something (standing orders), whichever mail he replies to.
  if (!mine[0]) return open.find((one) => maySend(one, seat))?.id ?? '';
  return refuse(
    'PROMPT_CLOSED',
    `What you answer is closed. You are asked for ${mine[0].label} now: answer the newest mail.`,
    'prompt',
  );
}

/** What a line's command says of the others; a move of one line says nothing. */
function ofLines(commands: readonly AnyCommand[], i: number): OfLines | null {
  if (commands.length === 1) return null;
  return { at: i + 1, of: commands.length, ...(i === 0 ? { rest: commands.slice(1) } : {}) };
}

/** `known`: the state in which the move was decided, unless somebody else came in between. */
function stillAsked(house: House, loaded: Loaded, n: number, known: GameState): boolean {
  const play = playIn(loaded.commits[n - 1]!);
  const before = known.head.n === n - 1 ? known : stateAt(house, loaded, n - 1);
  return play !== null && keepsTheWord(house, before, n, play, stateAt(house, loaded, n));
}
