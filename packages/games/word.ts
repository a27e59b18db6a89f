import type { Commit } from '#engine/commit.ts';
import { isAsked } from '#engine/prompt.ts';
import type { Seat } from '#engine/title.ts';
import { askedIn, houseEvents, moveOf, movesOf, playIn } from './asked.ts';
import { applyCommit, unborn } from './evolve.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { promptsOf } from './look.ts';
import type { GameState, HouseCommand } from './model.ts';

// Who has the word: a turn of several moves is one turn, and is told to the one who makes it as one.

/**
 * Whoever makes a move sees what follows from it, on the page, in the API's answer or in the answer to his mail. Only if he has done
 * nothing more for so many minutes is he taken for gone, and told what he is asked for.
 */
export const GONE_AFTER_MINUTES = 30;

type Rooms = Pick<House, 'rooms'>;
type Play = HouseCommand & { type: 'Play' };

/** Does move `n` leave the word with its seat: by a question that it opened, or by one that takes several moves? */
export function keepsTheWord(
  rooms: Rooms,
  before: GameState,
  n: number,
  { seat, prompt }: Pick<Play, 'seat' | 'prompt'>,
  after: GameState,
): boolean {
  const asked = (state: GameState) => promptsOf(rooms, state).filter((one) => isAsked(one, seat));
  const now = asked(after);
  if (now.some(({ openedIn }) => openedIn === n)) return true;
  return now.some(({ id }) => id === prompt) && asked(before).some(({ id }) => id === prompt);
}

/** Do lines follow that were sent with this move? */
export const linesFollow = ({ lines }: Pick<Play, 'lines'>): boolean => lines !== undefined && lines.at < lines.of;

/**
 * The seat whose own doing a commit is: its move, or the closing of a question that it alone has answered. What opens there is no
 * news to it. Null: others had a part in it, or a deadline.
 */
export function ownDoing(commits: readonly Commit[], n: number): Seat | null {
  const commit = commits[n - 1];
  const move = commit && moveOf(commit);
  if (move) return move.seat;
  const closing = commit && askedIn(commit)?.command;
  if (closing?.type !== 'Close') return null;
  if (!houseEvents(commit!).some((event) => event.type === 'game:PromptClosed' && event.because === 'all in'))
    return null;
  const seats = new Set<Seat>();
  for (let i = n - 2; i >= 0; i--) {
    const earlier = commits[i]!;
    const command = askedIn(earlier)?.command;
    if (command?.type === 'Default' && command.prompt === closing.prompt) return null;
    const play = playIn(earlier);
    if (play?.prompt === closing.prompt) seats.add(play.seat);
    if (houseEvents(earlier).some((event) => event.type === 'game:PromptOpened' && event.prompt === closing.prompt))
      break;
  }
  return seats.size === 1 ? [...seats][0]! : null;
}

/** Numbers of the moves that make one turn with move `n`, which is the last of them; oldest first. */
export function turnUpTo(rooms: Rooms, loaded: Loaded, n: number): readonly number[] {
  const seat = moveOf(loaded.commits[n - 1]!)?.seat;
  if (seat === undefined) return [n];
  let turn: number[] = [];
  let goesOn: (next: Play) => boolean = () => false;
  let state = unborn(loaded.state.id);
  for (const commit of loaded.commits.slice(0, n)) {
    const after = applyCommit(state, commit, roomOf(rooms, commit.title).title);
    const move = moveOf(commit);
    if (move && move.seat === seat) {
      turn = goesOn(move) ? [...turn, commit.n] : [commit.n];
      const kept = keepsTheWord(rooms, state, commit.n, move, after);
      goesOn = (next) => kept || (next.lines !== undefined && move.lines?.at === next.lines.at - 1);
    }
    state = after;
  }
  return turn;
}

/** Has the seat gone on since, so that a later receipt tells of move `n` as well? */
export function isTurnedOver(rooms: Rooms, loaded: Loaded, n: number): boolean {
  const seat = moveOf(loaded.commits[n - 1]!)?.seat;
  const [next] = seat === undefined ? [] : movesOf(loaded.commits, seat, n);
  return next !== undefined && turnUpTo(rooms, loaded, next).includes(n);
}
