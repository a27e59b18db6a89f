import type { Seat, Viewer } from '#engine/title.ts';
import { inOrder } from './hand.ts';
import { publicKnowledge } from './knowledge.ts';
import type { Location, Opened, OwnView, SeatView, State, TableCard, View } from './model.ts';
import { LOCATION_DECK } from './tables.ts';

/** What a viewer may see (rules 3), picked field by field: the open table, and for a seat its own cards and sealed answers. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    config: state.config,
    n: state.n,
    round: state.round,
    first: state.first,
    phase: state.phase,
    pass: state.pass,
    city: state.city,
    seats: state.coins.map((_, seat) => seatView(state, seat)),
    locations: state.locations.map(
      ({ card, occupant, faceUp }): Location => ({
        card: faceUp ? card : null,
        occupant,
        faceUp,
      }),
    ),
    // As it lies between two moves: new locations are dealt before anybody can look.
    deckSize: LOCATION_DECK - state.locations.length,
    warrants: state.warrants,
    turn: state.turn,
    window: state.window && { kind: state.window.kind, thief: state.window.thief, eligible: state.window.eligible },
    result: state.result,
    own: viewer === 'spectator' || viewer >= state.n ? null : ownView(state, viewer),
    opened: state.phase === 'over' ? opened(state) : null,
  };
}

function seatView(state: State, seat: Seat): SeatView {
  const table = state.table[seat]!;
  return {
    seat,
    coins: state.coins[seat]!,
    handSize: state.hand[seat]!.length,
    discardSize: state.discard[seat]!.length,
    discard: state.config.discards === 'open' ? state.discard[seat]! : null,
    faceUp: faceUpOf(table),
    faceDown: table.filter(({ faceUp }) => !faceUp).length,
    ready: state.ready[seat]!,
    target: state.targets[seat]!,
    history: state.history[seat]!,
    knowledge: publicKnowledge(state, seat),
  };
}

/** Not by slot: the slots follow the secret order of naming. */
function faceUpOf(table: readonly TableCard[]): TableCard[] {
  const up = table.filter(({ faceUp }) => faceUp);
  return inOrder(up.map(({ card }) => card)).map((card) => up.find((one) => one.card === card)!);
}

function ownView(state: State, seat: Seat): OwnView {
  const planning = state.phase === 'plan';
  const plan = planning ? state.plans[seat]! : null;
  const { window, heistChoice } = state;
  return {
    hand: state.hand[seat]!,
    discard: state.discard[seat]!,
    table: state.table[seat]!,
    plan,
    sealedDiscard: state.sealedDiscards[seat]!,
    orders: planning ? (plan?.orders ?? null) : state.orders[seat]!,
    ordersFinal: planning ? (plan?.final ?? false) : state.ordersFinal[seat]!,
    answer: window?.answers[seat] ?? null,
    heistChoice: heistChoice?.seat === seat ? { at: heistChoice.at, decline: heistChoice.decline } : null,
  };
}

const opened = ({ hand, discard, locations, deck }: State): Opened => ({
  hands: hand,
  discards: discard,
  locations: locations.map(({ card }) => card),
  deck,
});
