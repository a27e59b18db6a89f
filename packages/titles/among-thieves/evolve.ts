import type { Seat } from '#engine/title.ts';
import { afterDiscard, inOrder, without } from './hand.ts';
import type { Card, Event, EventOf, LocationCard, Pair, State, TableCard } from './model.ts';
import { omittedOrders } from './omitted.ts';
import { patch } from './patch.ts';
import { CARDS, LOCATION_CARDS, LOCATION_TABLE, locationsFor } from './tables.ts';

/**
 * The state after one more event. Total and pure: outcomes are copied out of the event, nothing is judged. Only what changes is
 * copied, the rest is shared with the state before.
 */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'GameStarted') return started(event);
  if (state === null) throw new Error(`a game begins with GameStarted, not with ${event.type}`);
  switch (event.type) {
    case 'LocationsDealt':
      return locationsDealt(state, event);
    case 'RoundStarted':
      return roundStarted(state, event);
    case 'PlanReady':
    case 'DiscardReady':
      return patch(state, { ready: state.ready.with(event.seat, true) });
    case 'PlanSealed':
      return patch(state, { plans: state.plans.with(event.seat, event.plan) });
    case 'PlansClosed':
      return plansClosed(state);
    case 'NoHonorShown': {
      const targets = state.targets.with(event.seat, event.target);
      return patch(state, { targets, table: turned(state, event.seat, 'noHonor', 'dishonor') });
    }
    case 'OrdersOpened':
      return patch(state, { phase: 'orders' });
    case 'OrdersSealed':
      return ordersSealed(state, event);
    case 'RevealStarted':
      return patch(state, { phase: 'reveal', pass: 1, offset: -1 });
    case 'TurnStarted':
      return patch(state, { turn: event.seat });
    case 'CardRevealed':
      return patch(state, {
        pass: event.pass,
        offset: (event.seat - state.first + state.n) % state.n,
        turn: null,
        table: turned(state, event.seat, event.card, 'turn'),
      });
    case 'Pointed':
      if (event.target === null) return state;
      return patch(state, { warrants: [...state.warrants, { kind: event.kind, by: event.seat, on: event.target }] });
    case 'HeistChoiceSealed':
      return patch(state, { heistChoice: { seat: event.seat, at: event.at, decline: event.decline } });
    case 'WindowOpened': {
      const { kind, thief, eligible } = event;
      return patch(state, { window: { kind, thief, eligible, answers: Array(state.n).fill(null) } });
    }
    case 'ReactionSealed': {
      const { window } = state;
      if (!window) return state;
      return patch(state, { window: { ...window, answers: window.answers.with(event.seat, event.play) } });
    }
    case 'WindowClosed':
      return patch(state, { window: null });
    case 'Interrupted':
      return patch(state, { heistChoice: null, table: turned(state, event.by, event.kind, 'interrupt') });
    case 'Caught':
      return patch(state, { ...paid(state, event.seat, -event.paid), heistChoice: null });
    case 'Stole':
      return patch(state, paid(state, event.seat, event.amount));
    case 'HeistPlaced': {
      const i = event.location - 1;
      const locations = state.locations.with(i, { ...state.locations[i]!, occupant: event.seat });
      return patch(state, { locations, heistChoice: null });
    }
    case 'HeistFailed':
      return patch(state, { heistChoice: null });
    case 'RevealEnded':
      return patch(state, { history: state.history.map((rounds, seat) => [...rounds, pairOn(state.table[seat]!)]) });
    case 'HeistResolved': {
      const i = event.location - 1;
      const locations = state.locations.with(i, { ...state.locations[i]!, faceUp: true });
      return patch(state, { ...paid(state, event.seat, event.delta), locations });
    }
    case 'BetrayalResolved':
      return betrayed(state, event);
    case 'GameWon':
      return patch(state, { phase: 'over', result: { seat: event.seat, coins: event.coins } });
    case 'FoolMeOpened':
      return patch(state, { phase: 'foolMe', ready: Array(state.n).fill(false) });
    case 'DiscardSealed':
      return patch(state, { sealedDiscards: state.sealedDiscards.with(event.seat, event.card) });
    case 'DiscardsShown':
      return discardsShown(state, event);
    case 'LocationsRefilled':
      return locationsRefilled(state, event);
    case 'TorchPassed':
      return patch(state, { ...paid(state, event.to, event.coin), first: event.to });
    case 'OrdersClosed':
    case 'VictoryTied':
      return state;
    default:
      event satisfies never;
      // An event that does not fit changes nothing (rules 7).
      return state;
  }
}

function started({ config, n, first, coins, city }: EventOf<'GameStarted'>): State {
  const bySeat = <T>(make: () => T): T[] => Array.from({ length: n }, make);
  return {
    config,
    n,
    round: 0,
    first,
    phase: 'plan',
    coins,
    city,
    hand: bySeat(() => CARDS),
    discard: bySeat((): Card[] => []),
    table: bySeat(() => []),
    locations: Array.from({ length: locationsFor(n) }, () => ({ card: null, occupant: null, faceUp: false })),
    deck: Object.fromEntries(LOCATION_CARDS.map((card) => [card, LOCATION_TABLE[card].count])) as State['deck'],
    plans: bySeat(() => null),
    sealedDiscards: bySeat(() => null),
    ready: bySeat(() => false),
    orders: bySeat(() => omittedOrders(config.pace)),
    ordersFinal: bySeat(() => false),
    targets: bySeat(() => null),
    warrants: [],
    pass: 1,
    offset: -1,
    turn: null,
    window: null,
    heistChoice: null,
    history: bySeat(() => []),
    result: null,
  };
}

function roundStarted(state: State, { round }: EventOf<'RoundStarted'>): State {
  const { n, config } = state;
  return patch(state, {
    round,
    phase: 'plan',
    plans: Array(n).fill(null),
    sealedDiscards: Array(n).fill(null),
    ready: Array(n).fill(false),
    orders: Array(n).fill(omittedOrders(config.pace)),
    ordersFinal: Array(n).fill(false),
    targets: Array(n).fill(null),
    warrants: [],
    pass: 1,
    offset: -1,
  });
}

/** Discards are applied, the pairs are laid face down in the order in which they were named, the orders count. */
function plansClosed(state: State): State {
  const { recovery } = state.config;
  const hand = state.hand.slice();
  const discard = state.discard.slice();
  const table = state.table.slice();
  const orders = state.orders.slice();
  const ordersFinal = state.ordersFinal.slice();
  for (const [seat, plan] of state.plans.entries()) {
    if (!plan) continue;
    let cards = { hand: hand[seat]!, pile: discard[seat]! };
    if (plan.discard) cards = afterDiscard(cards, cardsOn(table[seat]!), plan.discard, recovery);
    hand[seat] = without(cards.hand, plan.cards);
    discard[seat] = cards.pile;
    table[seat] = plan.cards.map((card) => ({ card, faceUp: false, how: null }));
    orders[seat] = plan.orders;
    ordersFinal[seat] = plan.final;
  }
  return patch(state, { hand, discard, table, orders, ordersFinal, ready: Array(state.n).fill(false) });
}

function ordersSealed(state: State, { seat, orders, final }: EventOf<'OrdersSealed'>): State {
  if (state.phase !== 'plan')
    return patch(state, { orders: state.orders.with(seat, orders), ordersFinal: state.ordersFinal.with(seat, final) });
  const plan = state.plans[seat];
  return plan ? patch(state, { plans: state.plans.with(seat, { ...plan, orders, final }) }) : state;
}

const cardsOn = (table: readonly TableCard[]): Card[] => table.map(({ card }) => card);

function turned({ table }: State, seat: Seat, card: Card, how: TableCard['how']): State['table'] {
  const cards = table[seat]!.map((one) => (one.card === card ? { card, faceUp: true, how } : one));
  return table.with(seat, cards);
}

/** Coins from the City to a seat, or back (negative). */
const paid = ({ coins, city }: State, seat: Seat, amount: number): Pick<State, 'coins' | 'city'> => ({
  coins: amount === 0 ? coins : coins.with(seat, coins[seat]! + amount),
  city: city - amount,
});

function betrayed(state: State, { seat, target, outcome, amount }: EventOf<'BetrayalResolved'>): State {
  if (target === null || amount === 0) return state;
  const gain = outcome === 'robbed' ? amount : -amount;
  const coins = state.coins.slice();
  coins[seat]! += gain;
  coins[target]! -= gain;
  return patch(state, { coins });
}

function pairOn(table: readonly TableCard[]): Pair {
  const [a = 'steal', b = 'trap'] = inOrder(cardsOn(table));
  return [a, b];
}

function discardsShown(state: State, { cards }: EventOf<'DiscardsShown'>): State {
  const hand = state.hand.slice();
  const discard = state.discard.slice();
  for (const [seat, card] of cards.entries()) {
    const own = { hand: hand[seat]!, pile: discard[seat]! };
    const after = afterDiscard(own, cardsOn(state.table[seat]!), card, state.config.recovery);
    hand[seat] = after.hand;
    discard[seat] = after.pile;
  }
  return patch(state, { hand, discard, table: state.table.map(() => []) });
}

function locationsDealt(state: State, { slots, cards }: EventOf<'LocationsDealt'>): State {
  const deck = { ...state.deck };
  const locations = state.locations.slice();
  for (const [i, slot] of slots.entries()) {
    const card = cards[i]!;
    deck[card]--;
    locations[slot - 1] = { card, occupant: null, faceUp: false };
  }
  return patch(state, { deck, locations });
}

function locationsRefilled(state: State, { slots }: EventOf<'LocationsRefilled'>): State {
  const deck: Record<LocationCard, number> = { ...state.deck };
  const locations = state.locations.slice();
  for (const slot of slots) {
    const { card } = locations[slot - 1]!;
    if (card) deck[card]++;
    locations[slot - 1] = { card: null, occupant: null, faceUp: false };
  }
  return patch(state, { deck, locations });
}
