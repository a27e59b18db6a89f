import type { Luck } from '#engine/luck.ts';
import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { locationNumbers } from './board.ts';
import { deal } from './decide/cleanup.ts';
import { happen, openScene } from './decide/scene.ts';
import { evolve } from './evolve.ts';
import { handSize } from './hand.ts';
import type { Event, EventOf, Options } from './model.ts';
import { COINS, FIRST_PLAYER_COIN, MARKS, MAX_PLAYERS, MIN_PLAYERS, STARTING_COINS } from './tables.ts';

/** The first events of a game (rules 4). The label `setup/first` draws the first player, `setup/location1` ... the locations. */
export function setup(options: Options, n: number, luck: Luck): readonly Event[] | Refusal {
  if (!Number.isInteger(n) || n < MIN_PLAYERS || n > MAX_PLAYERS)
    return refuse(
      'BAD_PLAYER_COUNT',
      `Among Thieves is for ${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${n}: with two there would be no location to heist.`,
      'seats',
    );
  const first = firstPlayer(options, n, luck);
  if (typeof first !== 'number') return first;
  const coins = Array.from({ length: n }, (_, seat) => STARTING_COINS + (seat === first ? FIRST_PLAYER_COIN : 0));
  const city = COINS - coins.reduce((sum, one) => sum + one, 0);
  const begin: EventOf<'GameStarted'> = { type: 'GameStarted', config: options, n, first, coins, city };
  const scene = openScene(evolve(null, begin), luck);
  deal(scene, locationNumbers(scene.state), 'setup');
  happen(scene, { type: 'RoundStarted', round: 1, handSize: handSize(1, options.recovery) });
  return [begin, ...scene.events];
}

function firstPlayer({ firstPlayer: named }: Options, n: number, luck: Luck): Seat | Refusal {
  if (named === 'random') return luck.int('setup/first', n);
  const seat = MARKS.findIndex(({ letter }) => letter === named);
  if (seat < n) return seat;
  const last = MARKS[n - 1]!.letter;
  return refuse(
    'BAD_SEAT',
    `Seat ${named} cannot be first: with ${n} players the seats are A to ${last}.`,
    'firstPlayer',
  );
}
