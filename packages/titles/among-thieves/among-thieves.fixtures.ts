import { type ScriptedLuck, scriptedLuck, seededLuck } from '#engine/luck.ts';
import { isRefusal, type Prompt, type Refusal, type Seat } from '#engine/title.ts';
import { decide } from './decide/command.ts';
import { close } from './decide/round.ts';
import { cardByOrders, needsPlace, revealTerms, richest } from './decide/turns.ts';
import { evolve } from './evolve.ts';
import { without } from './hand.ts';
import {
  type Card,
  type Command,
  type CommandOf,
  type Event,
  type EventOf,
  type LocationCard,
  type Options,
  type Orders,
  type OrdersSent,
  options,
  type State,
} from './model.ts';
import { omittedOrders, withSent } from './omitted.ts';
import { prompts } from './prompts.ts';
import { setup } from './setup.ts';
import { CARD_TABLE, CARDS, COINS, isStopper, LOCATION_CARDS, LOCATION_TABLE } from './tables.ts';

export type Settings = Partial<Options>;

export interface Position {
  players?: number;
  config?: Settings;
  /** The City has the rest of the 31. */
  coins?: readonly number[];
  /** What lies on the locations; the deck has the rest. */
  locations?: readonly LocationCard[];
  /** With open discards: the hands of this round; the rest is in the piles. */
  hands?: readonly string[];
  round?: number;
}

/** A state in phase plan, first player A unless the config says otherwise. */
export function given({ players = 3, config = {}, coins, locations, hands, round = 1 }: Position = {}): State {
  const first = setup(options.parse({ firstPlayer: 'A', ...config }), players, seededLuck('given'));
  if (isRefusal(first)) throw new Error(`${first.code}: ${first.say}`);
  let state = fold(null, first);
  state = { ...state, round };
  if (coins) state = { ...state, coins: [...coins], city: COINS - coins.reduce((sum, one) => sum + one, 0) };
  if (locations) {
    const deck = Object.fromEntries(LOCATION_CARDS.map((card) => [card, LOCATION_TABLE[card].count])) as State['deck'];
    for (const card of locations) deck[card]--;
    state = { ...state, deck, locations: locations.map((card) => ({ card, occupant: null, faceUp: false })) };
  }
  if (hands) {
    const hand = hands.map((text) => text.split(' ').map(cardOf));
    state = { ...state, hand, discard: hand.map((cards) => without(CARDS, cards)) };
  }
  return state;
}

export const fold = (state: State | null, events: readonly Event[]): State =>
  events.reduce<State | null>(evolve, state)!;

export const seatOf = (letter: string): Seat => letter.charCodeAt(0) - 65;
const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);
const seatsIn = (text: string): Seat[] => [...text].filter((sign) => /[A-E]/.test(sign)).map(seatOf);

export function cardOf(code: string): Card {
  const card = CARDS.find((one) => CARD_TABLE[one].code === code);
  if (!card) throw new Error(`no card ${code}`);
  return card;
}

/** `NH>B HE t- s{A C} pt:C ps:A loc:2,1 tk:never tk{A} first:TR give:ST final` -> a plan, as the rules' vectors write it. */
export function plan(text: string): CommandOf<'Plan'> {
  const [a = '', b = '', ...rest] = text.replace(/\{[^}]*\}/g, (list) => list.replace(/ /g, '')).split(' ');
  const target = /NH>([A-E])/.exec(text)?.[1];
  const given = rest.find((word) => word.startsWith('give:'));
  return {
    type: 'Plan',
    cards: [a, b].map((word) => cardOf(word.slice(0, 2))),
    ...(target ? { target: seatOf(target) } : {}),
    ...(given ? { discard: cardOf(given.slice(5)) } : {}),
    ...(rest.includes('final') ? { final: true } : {}),
    orders: ordersOf(rest),
  };
}

export function ordersOf(words: readonly string[]): OrdersSent {
  const sent: OrdersSent = {};
  for (const word of words) {
    const kind = word.startsWith('t') && !word.startsWith('tk') ? 'trap' : 'sabotage';
    if (/^[ts]-$/.test(word)) sent[kind] = 'never';
    else if (/^[ts]\{/.test(word)) sent[kind] = seatsIn(word);
    else if (/^p[ts]:/.test(word))
      sent.point = { ...sent.point, [word[1] === 't' ? 'trap' : 'sabotage']: seatsIn(word) };
    else if (word.startsWith('loc:')) sent.locations = word.slice(4).split(',').map(Number);
    else if (word === 'tk:never') sent.takeover = 'never';
    else if (word.startsWith('tk{')) sent.takeover = seatsIn(word);
    else if (word.startsWith('first:')) sent.first = cardOf(word.slice(6));
    else if (!word.startsWith('give:') && word !== 'final') throw new Error(`no order ${word}`);
  }
  return sent;
}

export interface Played {
  state: State;
  events: readonly Event[];
  luck: ScriptedLuck;
  of<Type extends Event['type']>(type: Type): EventOf<Type>[];
}

export const played = (state: State, events: readonly Event[], luck: ScriptedLuck = scriptedLuck({})): Played => ({
  state,
  events,
  luck,
  of: <Type extends Event['type']>(type: Type) => events.filter((event): event is EventOf<Type> => event.type === type),
});

const anyLuck = (labels: Record<string, string | number> = {}): ScriptedLuck =>
  scriptedLuck(labels, seededLuck('whatever is drawn'));

/** Sends one command; a refusal is an error. */
export function send(state: State, seat: Seat | string, command: Command): Played {
  const luck = anyLuck();
  const events = decide(state, typeof seat === 'string' ? seatOf(seat) : seat, command, luck);
  if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
  return played(fold(state, events), events, luck);
}

/** Sends a command that is to be refused. */
export function refusalOf(state: State, seat: Seat | string, command: Command): Refusal {
  const answer = decide(state, typeof seat === 'string' ? seatOf(seat) : seat, command, anyLuck());
  if (!isRefusal(answer)) throw new Error(`${command.type} was accepted`);
  return answer;
}

/** Closes every prompt that all have answered, as the house does. */
export function settle(state: State, labels: Record<string, string | number> = {}): Played {
  const luck = anyLuck(labels);
  const all: Event[] = [];
  let now = state;
  for (let prompt = closable(now); prompt; prompt = closable(now)) {
    const events = close(now, prompt, luck);
    all.push(...events);
    now = fold(now, events);
  }
  return played(now, all, luck);
}

const closable = (state: State): Prompt | undefined =>
  prompts(state).find(({ seats, ready }) => ready.length === seats.length);

/** Who is awaited now, as letters: `AC`. */
export const awaited = (state: State): string =>
  prompts(state)
    .flatMap(({ seats, ready }) => seats.filter((seat) => !ready.includes(seat)))
    .map(letterOf)
    .join('');

/** All seats plan (by seat, null: the deadline makes the plan), and nothing more. */
export function planAll(state: State, plans: readonly (string | null)[]): State {
  return plans.reduce<State>((now, text, seat) => {
    if (closable(now) === undefined && prompts(now)[0]?.ready.includes(seat)) return now;
    return send(now, seat, text === null ? { type: 'Default' } : plan(text)).state;
  }, state);
}

/**
 * A whole round with these plans, everything final; in pace live every turn is answered as the orders say. `paid` is the state right
 * after Betrayal.
 */
export function playRound(before: State, texts: readonly (string | null)[]): Played & { paid: State; told: string[] } {
  const { pace } = before.config;
  const orders = texts.map((text) => withSent(omittedOrders('sealed'), text ? (plan(text).orders ?? {}) : NEVER));
  const all: Event[] = [];
  let now = before;
  const follow = (events: readonly Event[] | Refusal) => {
    if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
    all.push(...events);
    now = fold(now, events);
  };
  for (const [seat, text] of texts.entries()) {
    // Hands of two that leave no choice have been plotted by themselves.
    if (now.phase !== 'plan') break;
    const { trap, sabotage } = orders[seat]!;
    const sent = text && pace !== 'live' ? plan(text).orders : { trap, sabotage };
    const answer: Command = text ? { ...plan(text), orders: sent, final: true } : { type: 'Default' };
    follow(decide(now, seat, answer, anyLuck()));
  }
  const { round } = before;
  while (now.round === round && now.phase !== 'over') {
    const closing = closable(now);
    if (closing) follow(close(now, closing, anyLuck()));
    else if (now.phase === 'orders')
      follow(decide(now, now.ordersFinal.indexOf(false), { type: 'Default' }, anyLuck()));
    else if (now.turn !== null) follow(decide(now, now.turn, liveTurn(now, now.turn, orders[now.turn]!), anyLuck()));
    else break;
  }
  const torch = all.findIndex(({ type }) => AFTER_BETRAYAL.includes(type));
  return { ...played(now, all), paid: fold(before, torch < 0 ? all : all.slice(0, torch)), told: toldOf(all) };
}

const NEVER: OrdersSent = { trap: 'never', sabotage: 'never' };
const AFTER_BETRAYAL: readonly Event['type'][] = ['VictoryTied', 'LocationsRefilled', 'TorchPassed', 'FoolMeOpened'];

/** The answer to a turn of pace live that does what these orders would do. */
export function liveTurn(state: State, seat: Seat, orders: Orders): CommandOf<'Reveal'> {
  const wanted = cardByOrders({ ...state, orders: state.orders.with(seat, orders) }, seat);
  const terms = revealTerms(state, seat, wanted);
  const { card, points, places, decline } = terms;
  if (isStopper(card) && points.length > 1)
    return {
      type: 'Reveal',
      card,
      point: orders.point[card].find((one) => points.includes(one)) ?? richest(state, points)!,
    };
  if (!needsPlace(terms)) return { type: 'Reveal', card };
  if (!decline) return { type: 'Reveal', card, at: orders.locations.find((one) => places.includes(one)) ?? places[0]! };
  const { takeover } = orders;
  const occupant = (place: number) => state.locations[place - 1]!.occupant!;
  const at =
    takeover === 'richest'
      ? [...places].sort((a, b) => state.coins[occupant(b)]! - state.coins[occupant(a)]! || a - b)[0]
      : takeover === 'never'
        ? undefined
        : takeover.map((from) => places.find((place) => occupant(place) === from)).find((place) => place !== undefined);
  return at === undefined ? { type: 'Reveal', card, decline: true } : { type: 'Reveal', card, at };
}

/** What happened in public, a short line each; what only pace live has is left out. */
export const toldOf = (events: readonly Event[]): string[] => events.flatMap((event) => told(event) ?? []);

function told(event: Event): string | null {
  switch (event.type) {
    case 'NoHonorShown':
      return `${letterOf(event.seat)} NH>${event.target === null ? 'nobody' : letterOf(event.target)}`;
    case 'CardRevealed':
      return `${letterOf(event.seat)} ${CARD_TABLE[event.card].code}`;
    case 'Pointed':
      return `${letterOf(event.seat)} points ${event.target === null ? 'nobody' : letterOf(event.target)}`;
    case 'Interrupted':
      return `${letterOf(event.by)} stops ${letterOf(event.thief)}`;
    case 'Caught':
      return `${letterOf(event.seat)} ${event.cause === 'interrupt' ? 'fined' : 'caught'} by ${event.by.map(letterOf).join('')} pays ${event.paid}`;
    case 'Stole':
      return `${letterOf(event.seat)} steals ${event.amount}`;
    case 'HeistPlaced':
      return `${letterOf(event.seat)} at ${event.location}${event.replaced === null ? '' : ` from ${letterOf(event.replaced)}`}`;
    case 'HeistFailed':
      return `${letterOf(event.seat)} ${event.reason}`;
    case 'HeistResolved':
      return `${letterOf(event.seat)} ${event.card} ${event.delta}`;
    case 'BetrayalResolved':
      return `${letterOf(event.seat)} ${event.outcome}${event.target === null ? '' : ` ${letterOf(event.target)}`} ${event.amount}`;
    case 'GameWon':
      return `${letterOf(event.seat)} wins with ${event.coins}`;
    case 'VictoryTied':
      return `${event.seats.map(letterOf).join('')} tie at ${event.coins}`;
    default:
      return null;
  }
}
