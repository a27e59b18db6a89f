import { type Luck, scriptedLuck, seededLuck } from '#engine/luck.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import { whimOf } from '#engine/whim.ts';
import { close, decide } from './decide/command.ts';
import { BUILT_IN } from './deck/deck.ts';
import type { Ability, Effect } from './deck/effects.ts';
import type { Deck } from './deck/schema.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { type Cell, type Command, type Event, type Options, options, type Player, type State } from './model.ts';
import { prompts } from './prompts.ts';
import { random } from './randomBot.ts';
import { setup } from './setup.ts';
import { COLUMNS } from './tables.ts';
import { view } from './view.ts';

export interface Game {
  /** Every event with the states around it. */
  steps: { before: State | null; event: Event; after: State }[];
  /** Every state in which somebody was asked. */
  rests: State[];
  last: State;
  /** Labels of all draws but the bots' whims. */
  labels: string[];
}

/** Luck that remembers its labels. */
function listening(luck: Luck, labels: string[]): Luck {
  const draws = (of: Luck | Luck['secret']): Luck['secret'] => ({
    int(label, n) {
      labels.push(label);
      return of.int(label, n);
    },
    die(label) {
      labels.push(label);
      return of.die(label);
    },
    draw(label, copies) {
      labels.push(label);
      return of.draw(label, copies);
    },
  });
  return { ...draws(luck), secret: draws(luck.secret) };
}

/** A game of random players who also change their standing orders now and then, and sometimes give up. */
export function randomGame(settings: Partial<Options>, seats: number, seed: string): Game {
  const labels: string[] = [];
  const luck = listening(seededLuck(seed), labels);
  const whims = seededLuck(`whims/${seed}`);
  const steps: Game['steps'] = [];
  const rests: State[] = [];
  let now: State | null = null;
  const fold = (events: readonly Event[] | Refusal): State => {
    if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
    for (const event of events) {
      const before: State | null = now;
      now = evolve(now, event);
      steps.push({ before, event, after: now });
    }
    return now!;
  };
  let state = fold(setup(options.parse(settings), seats, luck));
  for (let [prompt] = prompts(state); prompt; [prompt] = prompts(state)) {
    rests.push(state);
    const whim = whimOf(whims, `${rests.length}`);
    const restless = whim.int(seats);
    if (whim.int(25) === 0 && legal(state, restless).standing) {
      const mode = whim.pick(['auto', 'ask', 'ask', 'never'] as const);
      const order = [...legal(state, restless).standing!.sources].reverse();
      state = fold(decide(state, restless, { type: 'SetStanding', mode, minLoss: 1 + whim.int(6), order }, luck));
    }
    if (whim.int(400) === 0 && legal(state, restless).standing) {
      state = fold(decide(state, restless, { type: 'Resign' }, luck));
      continue;
    }
    const [actor] = prompt.seats;
    if (whim.int(6) === 0 && legal(state, actor!).commands.includes('TakeBack')) {
      state = fold(decide(state, actor!, { type: 'TakeBack' }, luck));
      continue;
    }
    const seat = prompt.seats.find((one) => !prompt.ready.includes(one));
    if (seat === undefined) state = fold(close(state, prompt, luck));
    else {
      const command = random(view(state, seat), legal(state, seat), prompt, seededLuck(`${seed}/${rests.length}`));
      state = fold(decide(state, seat, command, luck));
    }
  }
  return { steps, rests, last: state, labels };
}

export const fold = (state: State | null, events: readonly Event[]): State =>
  events.reduce<State | null>(evolve, state)!;

/** Grid G of rules 12, a row a line. */
export const GRID_G = [
  'metal-concert soup-kitchen noodle-bar rooftop lan-party',
  'hitman laboratory street-gang graffiti-wall book-signing',
  'hippie-commune farmers-market vigilantes ocean-drive emergency-ward',
  'diner newsstand back-alley pawn-shop workshop',
];

export const grid = (rows: readonly string[] = GRID_G): State['cells'] =>
  Object.fromEntries(
    rows.flatMap((row, y) => row.split(' ').map((id, x) => [`${COLUMNS[x]}${y + 1}`, id])),
  ) as State['cells'];

/** The active player's movement phase on grid G; players stand in the bottom row unless they say otherwise. */
export function given(players: readonly Partial<Player>[], more: Partial<State> = {}): State {
  const first = setup(options.parse({}), players.length, seededLuck('given'));
  if (isRefusal(first)) throw new Error(first.say);
  const state = fold(null, first);
  const bottom: readonly Cell[] = ['A4', 'B4', 'D4', 'E4'];
  return {
    ...state,
    phase: 'turn',
    step: 'move',
    cells: grid(),
    turnOrder: players.map((_, seat) => seat),
    active: 0,
    turnNo: 5,
    round: 2,
    ask: { kind: 'move', no: 1, seats: [0] },
    asked: { move: 1 },
    players: state.players.map((player, seat) => ({
      ...player,
      location: bottom[seat]!,
      health: 5,
      ...players[seat],
    })),
    ...more,
  };
}

/** Sends one command with luck that is told; a refusal is an error. */
export function send(state: State, seat: Seat, command: Command, labels: Record<string, string | number> = {}): State {
  const events = decide(state, seat, command, scriptedLuck(labels, seededLuck('whatever is drawn')));
  if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
  return fold(state, events);
}

/** Sends a command that is to be refused. */
export function refusalOf(state: State, seat: Seat, command: Command): Refusal {
  const answer = decide(state, seat, command, scriptedLuck({}));
  if (!isRefusal(answer)) throw new Error(`${command.type} was accepted`);
  return answer;
}

/**
 * A file that uses every word of the vocabulary, those too that the house's own cards leave out: the house's deck with other effects
 * on some cards.
 */
export function wildDeck(): Deck {
  const deck = structuredClone(BUILT_IN['house-1']);
  deck.set = 'wild';
  const effects: Record<string, Effect[]> = {
    diner: [{ op: 'gain', res: 'health', n: { per: 'cards', div: 2, max: 3 } }],
    newsstand: [
      { op: 'lose', res: 'info', n: 1 },
      { op: 'recover', n: 2 },
      { op: 'discard', n: 2 },
    ],
    'back-alley': [
      { op: 'die', n: 2 },
      { op: 'put', to: 'insideCrimeScene' },
    ],
    'pawn-shop': [
      { op: 'may', cost: [], effects: [{ op: 'put', to: 'adjacent' }] },
      { op: 'oppLose', res: 'gang', n: 1 },
      { op: 'oppDiscard', n: 2 },
    ],
    workshop: [
      {
        op: 'if',
        cond: { inCrimeScene: true },
        // biome-ignore lint/suspicious/noThenProperty: the word of card files.
        then: [{ op: 'lose', res: 'health', n: 1 }],
        else: [{ op: 'crimeScene' }],
      },
      { op: 'put', to: 'grey' },
    ],
    'street-gang': [
      {
        op: 'choose',
        options: [
          { label: 'up', effects: [{ op: 'put', to: 'topRow' }] },
          { label: 'on', effects: [{ op: 'move' }] },
          { label: 'out', effects: [{ op: 'lose', res: 'money', n: { per: 'gang' } }] },
        ],
      },
    ],
    scooter: [{ op: 'hit', n: { per: 'rep', times: 3, div: 2, max: 4 }, scope: 'outsideCrimeScene' }],
    pizza: [
      { op: 'repair', n: { per: 'gang' } },
      { op: 'showdown', res: 'cards', fewer: 0, same: 1, more: 2 },
    ],
  };
  for (const card of [...deck.city.fixed, ...deck.hustles]) card.effects = effects[card.id] ?? card.effects;
  const abilities: Record<string, Ability> = {
    chef: {
      phase: 'hustle',
      cost: [
        { pay: 'health', n: 1 },
        { pay: 'cards', n: 1 },
      ],
      effects: [{ op: 'move' }],
    },
    hacker: {
      phase: 'chill',
      effects: [
        {
          op: 'if',
          cond: { vsAll: 'info', cmp: '>=' },
          // biome-ignore lint/suspicious/noThenProperty: the word of card files.
          then: [{ op: 'may', cost: [{ pay: 'cards', n: 1 }], effects: [{ op: 'steal', res: 'gang', n: 1 }] }],
        },
      ],
    },
    granny: { phase: 'win', cond: { vsAll: 'combined', cmp: '>' } },
    veteran: { phase: 'start', effects: [{ op: 'die', n: 1 }] },
    tank: { phase: 'prevent', cost: [{ pay: 'money', n: 1 }] },
    medkit: {
      phase: 'start',
      effects: [{ op: 'may', cost: [{ pay: 'thisPerk' }], effects: [{ op: 'gain', res: 'health', n: 5 }] }],
    },
    'boom-box': { phase: 'dice', mods: [{ mod: 'reroll' }] },
    'hunting-rifle': { phase: 'hustle', cost: [{ pay: 'thisPerk' }], effects: [{ op: 'hit', n: 3 }] },
  };
  for (const card of [...deck.profiles, ...deck.perks]) card.ability = abilities[card.id] ?? card.ability;
  return deck;
}
