import { type Luck, seededLuck } from '#engine/luck.ts';
import { isRefusal, type Prompt, type Seat } from '#engine/title.ts';
import type { Chapter } from '#titles/furniture.ts';
import { deckOf } from '../deck/deck.ts';
import type { Effect } from '../deck/effects.ts';
import type { Deck } from '../deck/schema.ts';
import { type Event, type Legal, options, type State, type View } from '../model.ts';
import { title } from '../title.ts';

/** What one form is about. */
export interface Desk {
  view: View;
  legal: Legal;
  prompt: Prompt;
}

/** The desk of a seat that is asked something in this state. */
export function deskOf(state: State, seat: Seat): Desk {
  const prompt = title.prompts(state).find(({ seats }) => seats.includes(seat));
  if (!prompt) throw new Error(`seat ${seat} is asked nothing`);
  return { view: title.view(state, seat), legal: title.legal(state, seat), prompt };
}

export interface Played {
  chapters: Chapter<Event>[];
  /** After each chapter, the last one included. */
  states: State[];
}

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
  const game: Played = { chapters: [{ n: 1, at: AT, events: started }], states: [state] };
  const commit = (events: readonly Event[]) => {
    state = events.reduce<State>(title.evolve, state);
    game.chapters.push({ n: game.chapters.length + 1, at: AT, events });
    game.states.push(state);
  };
  for (let [prompt] = title.prompts(state); prompt && !wanted(state); [prompt] = title.prompts(state)) {
    const missing = prompt.seats.find((seat) => !prompt.ready.includes(seat));
    if (missing === undefined) commit(title.close(state, prompt, luck));
    else commit(answer(state, prompt, missing, luck));
  }
  return game;
}

const AT = '2030-01-01T00:00:00.000Z';

function answer(state: State, prompt: Prompt, seat: Seat, luck: Luck): readonly Event[] {
  const command = title.bots.random!(title.view(state, seat), title.legal(state, seat), prompt, luck);
  const events = title.decide(state, seat, command, luck);
  if (isRefusal(events)) throw new Error(events.say);
  return events;
}

/** The last state of such a game, or the first that is wanted. */
export const stateOf = (...game: Parameters<typeof played>): State => played(...game).states.at(-1)!;

/** The house's cards with questions that they do not ask: cards to pay with, cards to give up. */
const asking = (): Deck => {
  const deck: Deck = structuredClone(deckOf('house-1').deck);
  const give = (id: string, effects: Effect[]) => {
    for (const tile of deck.city.fixed) if (tile.id === id) tile.effects = effects;
  };
  give('diner', [{ op: 'may', cost: [{ pay: 'cards', n: 1 }], effects: [{ op: 'gain', res: 'health', n: 3 }] }]);
  give('newsstand', [
    { op: 'draw', n: 2 },
    { op: 'discard', n: 1 },
  ]);
  return { ...deck, set: 'asking' };
};

/** Games of every size, with and without open prevention, one with other cards: between them they ask all that can be asked. */
export const variety = (label: string): Played[] =>
  Array.from({ length: 9 }, (_, i) =>
    played(2 + (i % 3), `${label}${i}`, {
      ...(i % 2 === 0 ? { preventWindow: 'ask' } : {}),
      ...(i === 8 ? { cardSet: asking() } : {}),
    }),
  );

/** How often a usual question is looked at; rare ones always are. */
const EVERY = 6;
const USUAL: readonly string[] = ['move', 'hustle'];

/** Moments at which some seat of these games is asked something: all of the rare questions, and one in six of the usual ones. */
export const asked = (games: readonly Played[]): { state: State; seat: Seat; desk: Desk }[] =>
  games.flatMap(({ states }, game) =>
    states.flatMap((state, i) =>
      title
        .prompts(state)
        .filter(({ kind }) => !USUAL.includes(kind) || (i + game) % EVERY === 0)
        .flatMap(({ seats }) => seats.map((seat) => ({ state, seat, desk: deskOf(state, seat) }))),
    ),
  );
