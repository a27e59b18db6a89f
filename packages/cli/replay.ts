import type { Command } from 'commander';
import { type Commit, eventsOf, headOf } from '#engine/commit.ts';
import type { Viewer } from '#engine/title.ts';
import { evolveGame, unborn } from '#games/evolve.ts';
import { type ExportFile, exportFile } from '#games/export.ts';
import { roomOf } from '#games/house.ts';
import { isOver, logOf, viewOf } from '#games/look.ts';
import type { GameState } from '#games/model.ts';
import { rooms } from '#titles/registry.ts';
import { type ExitCode, FOUND_WELL, type Io, readJson, sentenceOf, Trouble } from './io.ts';
import { wholeNumber } from './wholeNumber.ts';

interface Flags {
  at?: number;
  seat?: number;
  token?: string;
  json?: true;
}

export function addReplay(program: Command, io: Io, end: (code: ExitCode) => void): void {
  program
    .command('replay')
    .summary('show the board of an export at any commit')
    .description(
      'Shows the board as it was right after a commit, and the log up to there, as a spectator or a seat saw it.',
    )
    .argument('<export>', 'a file, - for standard input, or the address of an export')
    .option('--at <n>', 'after commit n (default: the last one)', wholeNumber(0))
    .option('--seat <s>', 'as seat s saw it (0, 1, …); default: as a spectator', wholeNumber(0))
    .option('--token <token>', 'bearer token for an address')
    .option('--json', 'view and log as JSON')
    .action(async (place: string, flags: Flags) => {
      const moment = momentOf(readExport(await readJson(place, flags.token)), flags);
      io.out(flags.json ? JSON.stringify(moment) : describe(moment));
      end(FOUND_WELL);
    });
}

function readExport(json: unknown): ExportFile {
  const parsed = exportFile.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Trouble(`This is no export of a game: ${issue?.path.join('.') || 'the file'}: ${issue?.message}.`);
}

interface Moment {
  game: string;
  title: string;
  status: string;
  viewer: Viewer;
  /** The commit that is shown, and the last one there is. */
  at: number;
  last: number;
  head: string;
  board: readonly string[];
  view: unknown;
  log: readonly { n: number; at: string; text: string }[];
}

/** A game as it was after a commit, as far as the export's reader may know it. */
function momentOf(file: ExportFile, { at, seat }: Flags): Moment {
  const viewer: Viewer = seat ?? 'spectator';
  if (seat !== undefined && file.reader !== 'everybody' && file.reader !== seat)
    throw new Trouble(`This export was made for ${nameOf(file.reader)}; it does not hold what seat ${seat} saw.`);
  const last = file.commits.length;
  const n = at ?? last;
  if (n > last) throw new Trouble(`The export has ${last} commits; there is no commit ${n}.`);
  const commits = readable(file);
  const state = stateAfter(file.game, commits.slice(0, n));
  const room = rooms[state.title.split('@')[0] ?? ''];
  if (seat !== undefined && seat >= state.seats.length && n > 0)
    throw new Trouble(`There is no seat ${seat}; this game has ${state.seats.length}.`);
  const view = viewOf({ rooms }, state, viewer);
  // What was secret at that moment stays so in a replay, though the export may know it by now.
  const told = { state, commits: commits.slice(0, n), byCommand: new Map() };
  return {
    game: file.game,
    title: state.title,
    status: isOver(state) ? 'over' : state.status,
    viewer,
    at: n,
    last,
    head: state.head.hash,
    board: room && view !== null ? room.ui.boardText(view).split('\n') : [],
    view,
    log: logOf({ rooms }, told, viewer),
  };
}

/** Commits with what can be read of them; the hashes are the audit's business. */
const readable = (file: ExportFile): Commit[] =>
  file.commits.map(({ entries, ...header }) => ({
    ...header,
    game: file.game,
    // The format allows no other actors and no other beginning than these.
    by: header.by as Commit['by'],
    prev: header.prev as Commit['prev'],
    entries: entries.flatMap((entry) => ('leaf' in entry ? [] : [entry])),
  }));

/** Folds what can be read: where an answer is sealed, the state simply does not know it. */
function stateAfter(game: string, commits: readonly Commit[]): GameState {
  let state = unborn(game);
  try {
    for (const commit of commits) {
      const { title } = roomOf({ rooms }, commit.title);
      for (const { event } of eventsOf(commit.entries))
        state = evolveGame(state, event, title, commit.at || (state.changedAt ?? ''), commit.n);
      state = { ...state, head: headOf(commit), changedAt: commit.at || state.changedAt };
    }
    return state;
  } catch (cause) {
    throw new Trouble(`This export can't be replayed: ${sentenceOf(cause)}.`);
  }
}

const nameOf = (reader: ExportFile['reader']): string => (typeof reader === 'number' ? `seat ${reader}` : reader);

function describe(moment: Moment): string {
  const { viewer } = moment;
  return [
    `Game ${moment.game} (${moment.title}), ${moment.status}, after commit ${moment.at} of ${moment.last}, as ${typeof viewer === 'number' ? `seat ${viewer}` : 'a spectator'} saw it`,
    `Head #${moment.at} ${moment.head.slice(0, 12)}`,
    '',
    ...(moment.board.length ? moment.board : ['The game has not started yet: there is no board.']),
    '',
    ...moment.log.map((line) => `#${line.n} ${line.text}`),
  ].join('\n');
}
