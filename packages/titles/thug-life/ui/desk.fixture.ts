import { type Luck, seededLuck } from '#engine/luck.ts';
import { isRefusal, type Prompt, type Seat } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import { type Command, type Event, type Legal, options, type State, type View } from '../model.ts';
import { title } from '../title.ts';

/** What one form is about. */
export interface Desk {
  view: View;
  legal: Legal;
  prompt: Prompt;
}

/** The desk of a seat that is asked something in this state, or is welcome to say something. */
export function deskOf(state: State, seat: Seat): Desk {
  const prompt = title.prompts(state).find(({ seats, welcome = [] }) => [...seats, ...welcome].includes(seat));
  if (!prompt) throw new Error(`seat ${seat} is asked nothing`);
  return { view: title.view(state, seat), legal: title.legal(state, seat), prompt };
}

export interface Played {
  chapters: Chapter<Event>[];
  /** After each chapter, the last one included. */
  states: State[];
  /** What was sent, by chapter; null where the house closed a prompt. */
  commands: (Command | null)[];
}

const AT = '2030-01-01T00:00:00.000Z';

/** A game of random players, commit by commit: the whole of it, or to the first state that is wanted. */
export function played(
  seats: number,
  seed: string,
  chosen: object = {},
  wanted: (state: State) => boolean = () => false,
): Played {
  const luck = seededLuck(seed);
  const started = title.setup(options.parse(chosen), seats, luck);
  if (isRefusal(started)) throw new Error(started.say);
  let state = started.reduce<State | null>(title.evolve, null)!;
  const game: Played = { chapters: [{ n: 1, at: AT, events: started }], states: [state], commands: [null] };
  const commit = (events: readonly Event[], command: Command | null) => {
    state = events.reduce<State>(title.evolve, state);
    game.chapters.push({ n: game.chapters.length + 1, at: AT, events });
    game.states.push(state);
    game.commands.push(command);
  };
  for (let [prompt] = title.prompts(state); prompt && !wanted(state); [prompt] = title.prompts(state)) {
    const missing = prompt.seats.find((seat) => !prompt.ready.includes(seat));
    if (missing === undefined) commit(title.close(state, prompt, luck), null);
    else {
      const command = answer(state, prompt, missing, luck);
      const events = title.decide(state, missing, command, luck);
      if (isRefusal(events)) throw new Error(`${JSON.stringify(command)}: ${events.say}`);
      commit(events, command);
    }
  }
  return game;
}

const answer = (state: State, prompt: Prompt, seat: Seat, luck: Luck): Command =>
  title.bots.random!(title.view(state, seat), title.legal(state, seat), prompt, luck);

/** The last state of such a game, or the first that is wanted. */
export const stateOf = (...game: Parameters<typeof played>): State => played(...game).states.at(-1)!;
