import type { Seat } from '#engine/title.ts';
import type { Boss, State } from './state.ts';

/**
 * The state with some fields changed. Fields are copied by name: spreading an object of so many takes the engines of today ten times
 * as long, and a game is some hundred events.
 */
export const patch = (state: State, change: Partial<State>): State => Object.assign(copyOf(state), change);

const copyOf = (state: State): State => ({
  config: state.config,
  n: state.n,
  round: state.round,
  phase: state.phase,
  asks: state.asks,
  bigBoss: state.bigBoss,
  active: state.active,
  turnIndex: state.turnIndex,
  turn: state.turn,
  bosses: state.bosses,
  cops: state.cops,
  dollasInStreets: state.dollasInStreets,
  streetDeck: state.streetDeck,
  deckSize: state.deckSize,
  discard: state.discard,
  playedInStreets: state.playedInStreets,
  removed: state.removed,
  homieBox: state.homieBox,
  dramaDeck: state.dramaDeck,
  dramaInPlay: state.dramaInPlay,
  dramaDiscard: state.dramaDiscard,
  pending: state.pending,
  copQueue: state.copQueue,
  moment: state.moment,
  retired: state.retired,
  result: state.result,
  back: state.back,
});

/** All Bosses, one of them with some fields changed. */
export const withBoss = (bosses: readonly Boss[], seat: Seat, change: Partial<Boss>): readonly Boss[] =>
  bosses.with(seat, { ...bosses[seat]!, ...change });

export const patchBoss = (state: State, seat: Seat, change: Partial<Boss>): State =>
  patch(state, { bosses: withBoss(state.bosses, seat, change) });
