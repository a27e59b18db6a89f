import type { OpenDraws } from '#engine/chain.ts';
import { type Actor, type Commit, eventsOf, headOf } from '#engine/commit.ts';
import type { AnyEvent, AnyTitle, Seat } from '#engine/title.ts';
import { evolveSeats } from './evolveSeats.ts';
import { evolveTime } from './evolveTime.ts';
import { emptySeat, type GameState, type HouseEvent, isHouseEvent, type OpenPrompt } from './model.ts';
import { rhythmOf } from './pace.ts';
import type { Instant } from './ports.ts';
import { allIn, noneWaits } from './readiness.ts';

/** One event on a game: house events change the game around the title, all others go to the title. */
export function evolveGame(state: GameState, event: AnyEvent, title: AnyTitle, at: string, n: number): GameState {
  return isHouseEvent(event) ? evolveHouse(state, event, at, n) : { ...state, inner: title.evolve(state.inner, event) };
}

/** The state before a game's first event; only its id is known. */
export const unborn = (id: string): GameState => ({
  id,
  title: '',
  options: null,
  pace: rhythmOf({ turnMinutes: 0, changeOfMindMinutes: 0 }),
  anonymous: false,
  status: 'open',
  seats: [],
  prompts: {},
  paused: null,
  motions: {},
  inner: null,
  luck: { anchors: { open: '', closed: '', length: 0 }, salt: '', open: 0, closed: 0 },
  startedAt: null,
  result: null,
  changedAt: null,
  head: { n: 0, hash: '' },
  shown: { n: 0, hash: '' },
});

function evolveHouse(state: GameState, event: HouseEvent, at: string, n: number): GameState {
  switch (event.type) {
    case 'game:Asked':
      return state;
    case 'game:Created':
      return {
        ...state,
        title: event.title,
        options: event.options,
        pace: rhythmOf(event.pace),
        anonymous: event.anonymous === true,
        seats: Array.from({ length: event.seats }, () => emptySeat),
        luck: { anchors: event.anchors, salt: '', open: 0, closed: 0 },
      };
    case 'game:SeatTaken': {
      const seats = [...state.seats];
      seats[event.seat] = {
        ...emptySeat,
        tenure: state.seats[event.seat]?.tenure ?? 0,
        ...{ taken: true, bot: event.bot, cut: event.cut },
      };
      return { ...state, seats };
    }
    case 'game:Started':
      return { ...state, status: 'running', startedAt: at, luck: { ...state.luck, salt: event.salt } };
    case 'game:PromptOpened': {
      const opened: OpenPrompt = {
        id: event.prompt,
        kind: event.kind,
        openedIn: n,
        openedAt: at,
        dueAt: event.dueAt,
        plainDueAt: event.dueAt,
        moves: 0,
        hushed: false,
        said: {},
        grace: [],
        readySince: null,
        noWait: false,
      };
      return { ...state, prompts: { ...state.prompts, [event.prompt]: opened } };
    }
    case 'game:Defaulted':
      return {
        ...state,
        seats: state.seats.map((seat, i) =>
          i === event.seat && seat.bot === null ? { ...seat, misses: seat.misses + 1 } : seat,
        ),
      };
    case 'game:PromptClosed': {
      const { [event.prompt]: _closed, ...others } = state.prompts;
      return { ...state, prompts: others };
    }
    case 'game:SecretDraws':
      return { ...state, luck: { ...state.luck, closed: event.k } };
    case 'game:Ended':
      return { ...state, status: 'finished', result: event.result, paused: null, motions: {} };
    case 'game:Abandoned':
      return { ...state, status: 'abandoned', prompts: {}, paused: null, motions: {} };
    case 'game:SeatVacated':
    case 'game:SeatTakenOver':
      return evolveSeats(state, event);
    default:
      return evolveTime(state, event, at);
  }
}

/** One whole commit on a game: its events, its draws, its head, and since when its prompts have had all answers. */
export function applyCommit(before: GameState, commit: Commit, title: AnyTitle): GameState {
  let state = before;
  const { at } = originOf(commit);
  for (const { event } of eventsOf(commit.entries)) state = evolveGame(state, event, title, at, commit.n);
  return sealState(state, commit, title);
}

/** Who asked for a commit, when, under which id, and for which prompt if a seat answered one. */
export interface Origin {
  by: Actor;
  at: Instant;
  cmdId: string;
  prompt: string | null;
  /** The seat that has answered a prompt itself. */
  answers: Seat | null;
}

/** From the header, or for a quiet commit from inside its secret entry (which must be readable). */
export function originOf(commit: Commit): Origin {
  const asked = eventsOf(commit.entries).find(({ event }) => event.type === 'game:Asked')?.event;
  if (!asked || !isHouseEvent(asked) || asked.type !== 'game:Asked')
    throw new Error(`commit ${commit.n} of ${commit.game} does not say what was asked`);
  const { at, cmdId } = asked.quietly ?? commit;
  const { by, command } = asked;
  const answers = command.type === 'Play' && by === `seat:${command.seat}` ? command.seat : null;
  return { by, at, cmdId, prompt: 'prompt' in command ? command.prompt : null, answers };
}

/** What a commit changes beside its events. */
export function sealState(state: GameState, commit: Commit, title: AnyTitle): GameState {
  const draws: OpenDraws | null = commit.draws ? JSON.parse(commit.draws) : null;
  const { at, prompt, answers } = originOf(commit);
  const answered = prompt === null ? undefined : state.prompts[prompt];
  const hushed = commit.by === 'quiet' && answered ? { [answered.id]: { ...answered, hushed: true } } : {};
  // Whoever answers is there again.
  const seats = state.seats.map((one, i) => (i === answers ? { ...one, misses: 0, idleSince: null } : one));
  const prompts = withReadiness({ ...state, seats, prompts: { ...state.prompts, ...hushed } }, title, at);
  const head = headOf(commit);
  return {
    ...state,
    seats,
    prompts,
    luck: draws ? { ...state.luck, open: draws.k } : state.luck,
    changedAt: at,
    head,
    shown: Object.values(prompts).some((one) => one.hushed) ? state.shown : head,
  };
}

function withReadiness(state: GameState, title: AnyTitle, at: string): GameState['prompts'] {
  if (state.inner === null || Object.keys(state.prompts).length === 0) return state.prompts;
  const prompts = { ...state.prompts };
  for (const prompt of title.prompts(state.inner)) {
    const open = prompts[prompt.id];
    if (!open) continue;
    const ready = allIn(state, prompt, open);
    const readySince = ready ? (open.readySince ?? at) : null;
    prompts[prompt.id] = { ...open, readySince, noWait: ready && noneWaits(state, prompt, open) };
  }
  return prompts;
}
