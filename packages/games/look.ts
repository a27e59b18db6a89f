import { eventsOf, mayRead } from '#engine/commit.ts';
import { missing } from '#engine/prompt.ts';
import type { AnyEvent, Prompt, Seat, SeatMark, Viewer } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { type GameState, type HouseEvent, isHouseEvent, type OpenPrompt, type Parting } from './model.ts';
import { tellTime } from './tellTime.ts';
import { printDue } from './time.ts';

type Rooms = Pick<House, 'rooms'>;

/** A prompt with its time, as everybody may know it. */
export interface AskedPrompt extends Prompt, Pick<OpenPrompt, 'dueAt' | 'openedIn' | 'readySince'> {
  /** Seats that have not answered; empty where the rules hide it. */
  awaited: readonly Seat[];
}

/** What is asked now, with deadlines. */
export function promptsOf(rooms: Rooms, state: GameState): readonly AskedPrompt[] {
  if (state.inner === null || state.status !== 'running') return [];
  const { title } = roomOf(rooms, state.title);
  return title.prompts(state.inner).flatMap((prompt) => {
    const open = state.prompts[prompt.id];
    if (!open) return [];
    const { dueAt, openedIn, readySince } = open;
    const awaited = prompt.quiet ? [] : missing(prompt);
    return [{ ...prompt, dueAt, openedIn, readySince, awaited }];
  });
}

export const isOver = (state: GameState): boolean => state.status === 'finished' || state.status === 'abandoned';

/** What a viewer sees of the board; null before the start. */
export const viewOf = (rooms: Rooms, state: GameState, viewer: Viewer): unknown =>
  state.inner === null ? null : roomOf(rooms, state.title).title.view(state.inner, viewer);

/** What a seat may do now; null for spectators, before the start and after the end. */
export const legalOf = (rooms: Rooms, state: GameState, viewer: Viewer): unknown =>
  state.inner === null || viewer === 'spectator' || state.status !== 'running'
    ? null
    : roomOf(rooms, state.title).title.legal(state.inner, viewer);

/** The game told commit by commit, as far as the viewer may read it; after the end everything is open. */
export function chaptersOf(loaded: Loaded, viewer: Viewer): readonly Chapter<AnyEvent>[] {
  const over = isOver(loaded.state);
  return loaded.commits.map(({ n, at, entries }) => {
    const readable = entries.filter((entry) => over || mayRead(entry.audience, viewer));
    return { n, at, events: eventsOf(readable).map(({ event }) => event) };
  });
}

/** A chapter with the title's own events alone: what a title's reports, headlines and charts are made of. */
export const ofTitle = (chapter: Chapter<AnyEvent>): Chapter<AnyEvent> => ({
  ...chapter,
  events: chapter.events.filter((event) => !isHouseEvent(event)),
});

/** The game as its title tells it, without what the house noted in between. */
export const storyOf = (loaded: Loaded, viewer: Viewer): readonly Chapter<AnyEvent>[] =>
  chaptersOf(loaded, viewer).map(ofTitle);

export interface LogLine {
  n: number;
  at: string;
  text: string;
}

/** The log of a game in sentences, oldest first. */
export function logOf(rooms: Rooms, loaded: Loaded, viewer: Viewer): readonly LogLine[] {
  return chaptersOf(loaded, viewer).flatMap((chapter) => tellChapter(rooms, loaded.state, chapter, viewer));
}

export function tellChapter(
  rooms: Rooms,
  state: GameState,
  chapter: Chapter<AnyEvent>,
  viewer: Viewer,
): readonly LogLine[] {
  const { title } = roomOf(rooms, state.title);
  return chapter.events.flatMap((event) => {
    const text = isHouseEvent(event) ? tellHouse(event, title.marks) : title.tell(event, viewer);
    return text ? [{ n: chapter.n, at: chapter.at, text }] : [];
  });
}

/** House events in a sentence; empty for what only the audit needs. */
export function tellHouse(event: HouseEvent, marks: readonly SeatMark[]): string {
  const name = (seat: Seat) => marks[seat]?.name ?? `Seat ${seat}`;
  switch (event.type) {
    case 'game:Asked':
    case 'game:SecretDraws':
      return '';
    case 'game:Created':
      return `A table for ${event.seats} was laid; the dice were fixed (open ${event.anchors.open.slice(0, 12)}, closed ${event.anchors.closed.slice(0, 12)}).`;
    case 'game:SeatTaken':
      return `${name(event.seat)} sat down${event.bot ? ` (a bot, ${event.bot})` : ''} and cut the deck.`;
    case 'game:Started':
      return 'The game began.';
    case 'game:PromptOpened':
      return `Answers are due by ${printDue(event.dueAt, null)}.`;
    case 'game:Defaulted':
      return `${name(event.seat)} gave no answer in time; the house did the usual for ${name(event.seat)}.`;
    case 'game:PromptClosed':
      return event.because === 'deadline' ? 'The deadline has passed.' : '';
    case 'game:Ended':
      return event.result.say;
    case 'game:Abandoned':
      return `The game was abandoned: ${event.why}`;
    case 'game:SeatVacated':
      return `${name(event.seat)} lost its player${PARTINGS[event.because]}${event.keeper ? '; a bot keeps the seat' : ''}.`;
    case 'game:SeatTakenOver':
      return `Somebody else has taken over ${name(event.seat)}.`;
    default:
      return tellTime(event, name);
  }
}

const PARTINGS: Readonly<Record<Parting, string>> = {
  left: ', who left the game',
  removed: ': the organiser took the seat back',
  erased: ', whose account was deleted',
};
