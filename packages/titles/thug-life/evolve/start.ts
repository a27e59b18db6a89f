import { deckOf } from '../deck/compiled.ts';
import type { Boss, EventOf, State } from '../model.ts';
import { DEFAULT_ORDERS } from '../model.ts';
import { COPS, DOLLAS, MARKS, START_DOLLAS, START_YARD, THUGS } from '../tables.ts';

/** Nobody has cards yet, all lie in the decks; how many Homies stay in the box everybody knows. */
export function started({ config, n, respect }: EventOf<'GameStarted'>): State {
  const deck = deckOf(config.deck);
  const bosses = Array.from(
    { length: n },
    (_, seat): Boss => ({
      seat,
      gangName: `Gang ${MARKS[seat]?.name ?? seat + 1}`,
      respect,
      dollas: START_DOLLAS,
      thugs: { yard: START_YARD, stash: THUGS - START_YARD, streets: 0 },
      hand: [],
      held: 0,
      homies: [],
      rides: [],
      turf: [],
      orders: DEFAULT_ORDERS,
    }),
  );
  return {
    config,
    n,
    round: 0,
    phase: 'turn',
    asks: [],
    bigBoss: 0,
    active: null,
    turnIndex: 0,
    turn: null,
    bosses,
    cops: { streets: config.copsAtStart, supply: COPS - config.copsAtStart },
    dollasInStreets: DOLLAS - n * START_DOLLAS,
    streetDeck: deck.streetNos,
    deckSize: deck.streetNos.length - (deck.homieNos.length - config.homiesInDeck),
    discard: [],
    playedInStreets: [],
    removed: [],
    homieBox: [],
    dramaDeck: deck.dramaNos,
    dramaInPlay: [],
    dramaDiscard: [],
    pending: null,
    copQueue: [],
    moment: momentAt('setup'),
    retired: [],
    result: null,
    back: null,
  };
}

/** A new stretch of play: its draws are counted from one. */
export const momentAt = (label: string): State['moment'] => ({
  label,
  cards: 0,
  takes: 0,
  fights: 0,
  crimes: 0,
  asks: 0,
});
