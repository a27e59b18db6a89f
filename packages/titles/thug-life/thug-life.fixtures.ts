import { sitDown } from '#engine/driver.ts';
import { type Luck, scriptedLuck, seededLuck } from '#engine/luck.ts';
import { missing } from '#engine/prompt.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import { close, decide } from './decide/command.ts';
import { BUILT_IN, deckOf } from './deck/compiled.ts';
import type { Deck } from './deck/schema.ts';
import { withCards } from './evolve/hands.ts';
import { momentAt, started } from './evolve/start.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import {
  type Boss,
  type Command,
  DEFAULT_OPTIONS,
  DEFAULT_ORDERS,
  type Event,
  type EventOf,
  type Options,
  options,
  type StandingOrders,
  type State,
} from './model.ts';
import { fallback, prompts } from './prompts.ts';
import { title } from './title.ts';
import { view } from './view.ts';

export const [GREEN, RED, BLUE] = [0, 1, 2] as const;

/** Number of the first copy of a card of the house deck, or of a later one. */
export function no(id: string, copy = 0, deck: Deck = BUILT_IN['house-1']): number {
  const found = deck.cards.find((card) => card.id === id)?.nos[copy];
  if (found === undefined) throw new Error(`there is no copy ${copy} of ${id}`);
  return found;
}

/** Ids to numbers; the same id twice is two copies. */
export const cards = (ids: readonly string[], deck?: Deck): number[] =>
  ids.map((id, i) => no(id, ids.slice(0, i).filter((one) => one === id).length, deck));

export interface BossParts {
  hand?: readonly string[];
  yard?: number;
  stash?: number;
  streets?: number;
  respect?: number;
  dollas?: number;
  /** `*` before an id: burnt out. */
  homies?: readonly string[];
  rides?: readonly string[];
  turf?: readonly string[];
  orders?: Partial<StandingOrders>;
}

export interface Parts {
  config?: Partial<Options>;
  n?: number;
  green?: BossParts;
  red?: BossParts;
  blue?: BossParts;
  drama?: readonly string[];
  state?: Partial<State>;
}

/** The base state of the vectors (rules 12): Green's turn, three actions, 5 Respect each, empty hands, nothing in play. */
export function given({ config = {}, n = 3, green = {}, red = {}, blue = {}, drama = [], state = {} }: Parts): State {
  const all: Options = { ...DEFAULT_OPTIONS, ...config };
  const deck = deckOf(all.deck);
  const bare = started({ type: 'GameStarted', config: all, n, respect: 5 });
  const bosses = bare.bosses.map((boss, seat) => bossOf(boss, [green, red, blue][seat] ?? {}, deck.deck));
  const out = bosses.flatMap(({ hand, homies, rides, turf }) => [
    ...hand,
    ...[...homies, ...rides, ...turf].map((one) => one.no),
  ]);
  const inPlay = cards(drama, deck.deck);
  const streetDeck = deck.streetNos.filter((one) => !out.includes(one));
  return {
    ...bare,
    round: 1,
    active: GREEN,
    turn: { step: 'street', actionsLeft: 3, offersUsed: [], outcome: null },
    moment: momentAt('r1/t0'),
    bosses,
    streetDeck,
    deckSize: streetDeck.length,
    dramaInPlay: inPlay,
    dramaDeck: deck.dramaNos.filter((one) => !inPlay.includes(one)),
    ...state,
  };
}

function bossOf(boss: Boss, parts: BossParts, deck: Deck): Boss {
  const { yard = boss.thugs.yard, stash = boss.thugs.stash, streets = boss.thugs.streets } = parts;
  const hand = withCards([], cards(parts.hand ?? [], deck));
  const shelf = (ids: readonly string[] = []) =>
    ids.map((id) => ({ no: no(id.replace('*', ''), 0, deck), burnt: id.startsWith('*') })).sort((a, b) => a.no - b.no);
  return {
    ...boss,
    thugs: { yard, stash, streets },
    respect: parts.respect ?? boss.respect,
    dollas: parts.dollas ?? boss.dollas,
    hand,
    held: hand.length,
    homies: shelf(parts.homies),
    rides: shelf(parts.rides),
    turf: shelf(parts.turf),
    orders: { ...DEFAULT_ORDERS, ...parts.orders },
  };
}

const DICE: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, K1: 4, K2: 5, S: 6 };

/** Dice by their faces: `f1/s0` in the turn of the given state; other labels give what they say. What is not told is drawn by seed. */
export function told(outcomes: Readonly<Record<string, string | number>> = {}, moment = 'r1/t0'): Luck {
  const labels = Object.fromEntries(
    Object.entries(outcomes).map(([label, face]) => {
      const crime = /^c\d/.test(label);
      const value = typeof face === 'number' ? face : crime && face !== 'S' ? Number(face) : DICE[face]!;
      return [/^[fc]\d/.test(label) ? `${moment}/${label}` : label, value];
    }),
  );
  return scriptedLuck(labels, seededLuck('rest'));
}

export const fold = (state: State, events: readonly Event[]): State => events.reduce<State>(evolve, state);

export interface Done {
  state: State;
  events: readonly Event[];
}

/** Commands one after the other; every one has to be accepted. */
export function play(state: State, luck: Luck, ...moves: readonly (readonly [Seat, Command])[]): Done {
  let now = state;
  const all: Event[] = [];
  for (const [seat, command] of moves) {
    const events = decide(now, seat, command, luck);
    if (isRefusal(events)) throw new Error(`${command.type} of seat ${seat} is refused: ${events.code}: ${events.say}`);
    now = fold(now, events);
    all.push(...events);
  }
  return { state: now, events: all };
}

/** Why a command is not accepted; null: it is. */
export function refusalOf(state: State, seat: Seat, command: Command): Refusal | null {
  const events = decide(state, seat, command, seededLuck('refused'));
  return isRefusal(events) ? events : null;
}

/** What the house does when everybody has answered. */
export function closed(state: State, luck: Luck): Done {
  const [prompt] = prompts(state);
  if (!prompt) throw new Error('nobody is asked');
  const events = close(state, prompt, luck);
  return { state: fold(state, events), events };
}

export const of = <Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type>[] =>
  events.filter((event): event is EventOf<Type> => event.type === type);

export interface Step {
  before: State | null;
  event: Event;
  after: State;
}

export interface Game {
  steps: Step[];
  /** States between two commits, with whoever is asked. */
  rests: State[];
  labels: string[];
  state: State;
}

export interface Settings {
  config: Partial<Options>;
  seats: number;
  seed: string;
  /** One of so many answers is left to the deadline; 0: none. */
  absent?: number;
}

/** A whole game of random players, as the house plays it; the labels of all draws but the players' whims are noted. */
export function randomGame({ config, seats, seed, absent = 0 }: Settings): Game {
  const steps: Step[] = [];
  const rests: State[] = [];
  const labels: string[] = [];
  const luck = noting(seededLuck(seed), labels);
  const onEvent = (before: unknown, event: unknown, after: unknown) =>
    // The driver does not know the title's types.
    steps.push({ before: before as State | null, event: event as Event, after: after as State });
  const sitting = sitDown(title, options.parse(config), seats, luck, { onEvent });
  if (isRefusal(sitting)) throw new Error(sitting.say);
  for (let k = 0; ; k++) {
    const state = sitting.state() as State;
    const [prompt] = prompts(state);
    if (!prompt) return { steps, rests, labels, state };
    if (k > 20_000) throw new Error('the game does not end');
    rests.push(state);
    const [seat] = missing(prompt);
    if (seat === undefined || (absent > 0 && luck.int(`absent/${k}`, absent) === 0)) {
      sitting.close(prompt);
      continue;
    }
    const command = title.bots.random!(view(state, seat), legal(state, seat), prompt, luck);
    const answer = sitting.answer(seat, command);
    if (isRefusal(answer))
      throw new Error(`${seed}: ${JSON.stringify(command)} is refused: ${answer.code} ${answer.say}`);
  }
}

/** A game that nobody plays. */
export function idleGame(config: Partial<Options>, seats: number, seed: string): State {
  const sitting = sitDown(title, options.parse(config), seats, seededLuck(seed));
  if (isRefusal(sitting)) throw new Error(sitting.say);
  for (let k = 0; k < 5000; k++) {
    const [prompt] = sitting.prompts();
    if (!prompt) break;
    sitting.close(prompt);
  }
  return sitting.state() as State;
}

function noting(luck: Luck, labels: string[]): Luck {
  const wrap = (draws: Omit<Luck, 'secret'>): Omit<Luck, 'secret'> => {
    const note = (label: string) => {
      if (!label.startsWith('bot/') && !label.startsWith('absent/')) labels.push(label);
    };
    return {
      int: (label, sides) => {
        note(label);
        return draws.int(label, sides);
      },
      die: (label) => {
        note(label);
        return draws.die(label);
      },
      draw: (label, copies) => {
        note(label);
        return draws.draw(label, copies);
      },
    };
  };
  return { ...wrap(luck), secret: wrap(luck.secret) };
}

export const defaultAnswer = (state: State, seat: Seat): Command => fallback(state, prompts(state)[0]!, seat);
