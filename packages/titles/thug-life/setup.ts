import type { Luck } from '#engine/luck.ts';
import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { oneOf } from './decide/draws.ts';
import { deal, openRound } from './decide/rounds.ts';
import { happen, openScene } from './decide/scene.ts';
import { checkDeck } from './deck/check.ts';
import { deckOf } from './deck/compiled.ts';
import { without } from './evolve/hands.ts';
import { evolve } from './evolve.ts';
import type { CardNo, Event, EventOf, Options } from './model.ts';
import { MARKS, MAX_PLAYERS, MIN_PLAYERS } from './tables.ts';

/**
 * The first events of a game (rules 4). Labels: `setup/homie1` ... draw the Homies of the deck, `setup/card1` ... the deal,
 * `setup/bigBoss` the first Big Boss; then the first round begins.
 */
export function setup(options: Options, n: number, luck: Luck): readonly Event[] | Refusal {
  const refusal = checkConfig(options, n);
  if (refusal) return refusal;
  const respect = options.startRespect ?? Math.min(n, options.respectGoal - 1);
  const begin: EventOf<'GameStarted'> = { type: 'GameStarted', config: options, n, respect };
  const scene = openScene(evolve(null, begin), luck);
  const { homieNos } = deckOf(options.deck);
  let left: readonly CardNo[] = homieNos;
  for (let k = 1; k <= options.homiesInDeck; k++) left = without(left, [oneOf(luck.secret, `setup/homie${k}`, left)]);
  happen(scene, { type: 'HomiesBoxed', nos: [...left] });
  deal(scene);
  openRound(scene, firstBigBoss(options, n, luck), 'setup');
  return [begin, ...scene.events];
}

function checkConfig(options: Options, n: number): Refusal | null {
  if (!Number.isInteger(n) || n < MIN_PLAYERS || n > MAX_PLAYERS)
    return refuse('BAD_PLAYER_COUNT', `Thug Life is for ${MIN_PLAYERS} to ${MAX_PLAYERS} Bosses, not ${n}.`, 'seats');
  const { respectGoal, startRespect, homiesInDeck, deck, firstBigBoss: first } = options;
  if (startRespect !== undefined && startRespect >= respectGoal)
    return refuse(
      'BAD_CONFIG',
      `With ${respectGoal} to win a game starts at ${respectGoal - 1} at most.`,
      'startRespect',
    );
  if (typeof deck !== 'string') {
    const [wrong] = checkDeck(deck);
    if (wrong) return refuse('BAD_CONFIG', `The deck: ${wrong.at ? `${wrong.at}: ` : ''}${wrong.say}`, 'deck');
  }
  const homies = deckOf(deck).homieNos.length;
  if (homiesInDeck > homies)
    return refuse('BAD_CONFIG', `This deck has ${homies} Homies, not ${homiesInDeck}.`, 'homiesInDeck');
  const seat = MARKS.findIndex(({ letter }) => letter === first);
  if (seat >= n) {
    const letters = MARKS.slice(0, n).map(({ letter }) => letter);
    return refuse(
      'BAD_CONFIG',
      `With ${n} Bosses the first can be ${letters.join(', ')}, not ${first}.`,
      'firstBigBoss',
    );
  }
  return null;
}

const firstBigBoss = ({ firstBigBoss: first }: Options, n: number, luck: Luck): Seat =>
  first === 'random' ? luck.int('setup/bigBoss', n) : MARKS.findIndex(({ letter }) => letter === first);
