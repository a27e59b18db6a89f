import type { State } from './model.ts';

/**
 * The state with some fields changed. Fields are copied by name: spreading an object of so many takes the engines of today ten times
 * as long, and a game is some hundred events.
 */
export const patch = (state: State, change: Partial<State>): State => Object.assign(copyOf(state), change);

const copyOf = (state: State): State => ({
  config: state.config,
  n: state.n,
  round: state.round,
  first: state.first,
  phase: state.phase,
  coins: state.coins,
  city: state.city,
  hand: state.hand,
  discard: state.discard,
  table: state.table,
  locations: state.locations,
  deck: state.deck,
  plans: state.plans,
  sealedDiscards: state.sealedDiscards,
  ready: state.ready,
  orders: state.orders,
  ordersFinal: state.ordersFinal,
  targets: state.targets,
  warrants: state.warrants,
  pass: state.pass,
  offset: state.offset,
  turn: state.turn,
  window: state.window,
  heistChoice: state.heistChoice,
  history: state.history,
  result: state.result,
});
