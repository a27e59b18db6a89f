import type { Commit } from '#engine/commit.ts';
import { wayOn } from '#engine/lines.ts';
import { type AnyCommand, isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { act } from './act.ts';
import { askedIn, houseEvents, movesOf } from './asked.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { loadGame } from './load.ts';
import type { GameState, OpenPrompt } from './model.ts';
import type { GameId } from './ports.ts';
import { noneWaits } from './readiness.ts';
import { closableAt, printDue } from './time.ts';

/** More lines than a turn has. */
export const MOST_LINES = 40;

/** The id of a line's own commit: the first has that of the whole. */
export const lineId = (cmdId: string, i: number): string => (i === 0 ? cmdId : `${cmdId}/${i + 1}`);

/** What several lines have to be before the first is given: not too many, and each of a shape that the title knows. */
export function checkLines(
  house: Pick<House, 'rooms'>,
  state: GameState,
  commands: readonly AnyCommand[],
): Refusal | null {
  if (commands.length === 0) return refuse('NO_ORDERS', 'There are no orders in it.');
  if (commands.length > MOST_LINES)
    return refuse('TOO_MANY_LINES', `At most ${MOST_LINES} lines can be sent at once, these are ${commands.length}.`);
  if (commands.length === 1) return null;
  const { title } = roomOf(house, state.title);
  for (const [i, command] of commands.entries()) {
    const issue = title.commands.safeParse(command).error?.issues[0];
    if (!issue) continue;
    const at = ['commands', i, ...issue.path].join('.');
    return refuse('BAD_SHAPE', `Command ${i + 1} has not the shape it needs: ${at}: ${issue.message}.`, at);
  }
  return null;
}

/** A line that has been carried out. */
export interface Done {
  seat: Seat;
  /** The prompt that it answered. */
  prompt: string;
  /** Number of its commit. */
  n: number;
}

/**
 * Where the line behind `done` goes. The game is read anew where something had to be closed first. A line is given only as long as
 * nobody else, and not the seat itself from elsewhere, has had a part in the game since: it was meant for what followed from the one before.
 */
export async function nextLine(
  house: House,
  game: GameId,
  known: Loaded,
  done: Done,
): Promise<{ loaded: Loaded; to: string | Refusal }> {
  let loaded = known;
  for (;;) {
    const { state, commits } = loaded;
    if (movesOf(commits, done.seat, done.n).length)
      return { loaded, to: refuse('MOVED_ON', 'You have sent other orders since; this line was left.') };
    const open = roomOf(house, state.title)
      .title.prompts(state.inner)
      .filter(({ id }) => state.prompts[id]);
    const way = wayOn(open, done.seat, done.prompt, ({ id }) => state.prompts[id]!.readySince !== null);
    if (isRefusal(way)) return { loaded, to: way };
    if ('to' in way) {
      const { openedIn } = state.prompts[way.to]!;
      if (commits.slice(done.n, openedIn).every(isAllIn)) return { loaded, to: way.to };
      return {
        loaded,
        to: refuse('TURN_PASSED', 'Others have moved since; this line was left. Look at what you are asked for now.'),
      };
    }
    const closed = await closeNow(house, game, loaded, state.prompts[way.close]!, done);
    if (isRefusal(closed)) return { loaded, to: closed };
    loaded = closed;
  }
}

/** Did this commit only close what had been answered, or say that this may be done? */
function isAllIn(commit: Commit): boolean {
  const type = askedIn(commit)?.command.type;
  return (
    type === 'Ready' ||
    (type === 'Close' &&
      houseEvents(commit).some((event) => event.type === 'game:PromptClosed' && event.because === 'all in'))
  );
}

/**
 * Closes a question that all have answered. Who sends lines that follow has no need of time for a change of mind; if another has, the
 * lines can't go on.
 */
async function closeNow(
  house: House,
  game: GameId,
  loaded: Loaded,
  open: OpenPrompt,
  { seat, n }: Done,
): Promise<Loaded | Refusal> {
  const { state } = loaded;
  if (closableAt(state, open) > house.ports.clock.now()) {
    const prompt = roomOf(house, state.title)
      .title.prompts(state.inner)
      .find(({ id }) => id === open.id)!;
    const waived: OpenPrompt = { ...open, said: { ...open.said, [seat]: 'now' } };
    if (open.noWait || !noneWaits(state, prompt, waived))
      return refuse(
        'TURN_PASSED',
        `${prompt.label} can be changed until ${printDue(closableAt(state, open), null)}. Send this line when you are asked again.`,
      );
    const command = { type: 'Ready' as const, seat, prompt: open.id, say: 'now' as const };
    const said = await act(house, game, { by: `seat:${seat}`, cmdId: `go-on-${n}`, command }, loaded);
    return isRefusal(said) ? said : said.loaded;
  }
  const closing = {
    by: 'clock' as const,
    cmdId: `close-${open.id}`,
    command: { type: 'Close' as const, prompt: open.id },
  };
  const closed = await act(house, game, closing, loaded);
  if (!isRefusal(closed)) return closed.loaded;
  // Another process was faster.
  const fresh = closed.code === 'PROMPT_CLOSED' ? await loadGame(house, game) : null;
  return fresh ?? closed;
}
