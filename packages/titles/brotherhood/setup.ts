import type { Luck } from '#engine/luck.ts';
import { type Refusal, refuse } from '#engine/title.ts';
import { beginMonth } from './decide/month.ts';
import { openScene } from './decide/scene.ts';
import { evolve } from './evolve.ts';
import type { Config, Event, EventOf, Options } from './model.ts';
import { CARD_IDS, MARKS } from './tables.ts';

/** The first events of a game (rules 4): every seat with the starting cash, everything in the pool, the Godfathers away. */
export function setup(options: Options, n: number, luck: Luck): readonly Event[] | Refusal {
  if (!Number.isInteger(n) || n < 2 || n > MARKS.length)
    return refuse('BAD_CONFIG', `The Brotherhood is for 2 to ${MARKS.length} seats, not ${n}.`, 'seats');
  const config = configOf(options);
  if (Object.values(config.deck).every((copies) => copies === 0))
    return refuse(
      'BAD_CONFIG',
      'The Grand Jury deck has no card at all: put at least one copy of one card in.',
      'deck',
    );
  const seats = MARKS.slice(0, n).map(({ name }) => ({ colour: name }));
  const first: EventOf<'GameStarted'> = { type: 'GameStarted', config, seats };
  const scene = openScene(evolve(null, first), luck);
  beginMonth(scene, 1);
  return [first, ...scene.events];
}

/** The preset of optional cards adds card 11 and the shuffling, unless either was settled by name (rules 2.5). */
function configOf({ deck, tokenCardsShuffle, ...options }: Options): Config {
  const copies: Record<string, number | undefined> = deck;
  return {
    ...options,
    tokenCardsShuffle: tokenCardsShuffle ?? options.optionalCards,
    deck: Object.fromEntries(CARD_IDS.map((id) => [id, copies[id] ?? (id === 11 && options.optionalCards ? 1 : 0)])),
  };
}
