import type { OpenDraws } from '#engine/chain.ts';
import { type Commit, eventsOf, headOf } from '#engine/commit.ts';
import type { AnyEvent, AnyTitle } from '#engine/title.ts';
import { type GameState, type HouseEvent, isHouseEvent, type OpenPrompt } from './model.ts';

/** One event on a game: house events change the game around the title, all others go to the title. */
export function evolveGame(state: GameState, event: AnyEvent, title: AnyTitle, at: string, n: number): GameState {
  return isHouseEvent(event) ? evolveHouse(state, event, at, n) : { ...state, inner: title.evolve(state.inner, event) };
}

/** The state before a game's first event; only its id is known. */
export const unborn = (id: string): GameState => ({
  id,
  title: '',
  options: null,
  pace: { turnMinutes: 0, changeOfMindMinutes: 0 },
  status: 'open',
  seats: [],
  prompts: {},
  inner: null,
  luck: { anchors: { open: '', closed: '', length: 0 }, salt: '', open: 0, closed: 0 },
  startedAt: null,
  result: null,
  changedAt: null,
  head: { n: 0, hash: '' },
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
        pace: event.pace,
        seats: Array.from({ length: event.seats }, () => ({ taken: false, bot: null, cut: '' })),
        luck: { anchors: event.anchors, salt: '', open: 0, closed: 0 },
      };
    case 'game:SeatTaken': {
      const seats = [...state.seats];
      seats[event.seat] = { taken: true, bot: event.bot, cut: event.cut };
      return { ...state, seats };
    }
    case 'game:Started':
      return { ...state, status: 'running', startedAt: at, luck: { ...state.luck, salt: event.salt } };
    case 'game:PromptOpened': {
      const opened: OpenPrompt = {
        id: event.prompt,
        kind: event.kind,
        openedIn: n,
        dueAt: event.dueAt,
        readySince: null,
      };
      return { ...state, prompts: { ...state.prompts, [event.prompt]: opened } };
    }
    case 'game:Defaulted':
      return state;
    case 'game:PromptClosed': {
      const { [event.prompt]: _closed, ...others } = state.prompts;
      return { ...state, prompts: others };
    }
    case 'game:SecretDraws':
      return { ...state, luck: { ...state.luck, closed: event.k } };
    case 'game:Ended':
      return { ...state, status: 'finished', result: event.result };
    case 'game:Abandoned':
      return { ...state, status: 'abandoned', prompts: {} };
    default:
      return event satisfies never;
  }
}

/** One whole commit on a game: its events, its draws, its head, and since when its prompts have had all answers. */
export function applyCommit(before: GameState, commit: Commit, title: AnyTitle): GameState {
  let state = before;
  for (const { event } of eventsOf(commit.entries)) state = evolveGame(state, event, title, commit.at, commit.n);
  return sealState(state, commit, title);
}

/** What a commit changes beside its events. */
export function sealState(state: GameState, commit: Commit, title: AnyTitle): GameState {
  const draws: OpenDraws | null = commit.draws ? JSON.parse(commit.draws) : null;
  return {
    ...state,
    prompts: withReadiness(state, title, commit.at),
    luck: draws ? { ...state.luck, open: draws.k } : state.luck,
    changedAt: commit.at,
    head: headOf(commit),
  };
}

function withReadiness(state: GameState, title: AnyTitle, at: string): GameState['prompts'] {
  if (state.inner === null || Object.keys(state.prompts).length === 0) return state.prompts;
  const prompts = { ...state.prompts };
  for (const prompt of title.prompts(state.inner)) {
    const open = prompts[prompt.id];
    if (!open) continue;
    const ready = prompt.ready.length === prompt.seats.length;
    prompts[prompt.id] = { ...open, readySince: ready ? (open.readySince ?? at) : null };
  }
  return prompts;
}
