import { type ScriptedLuck, scriptedLuck, seededLuck } from '#engine/luck.ts';
import { onceEach } from '#engine/onceEach.fixture.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import { controlOf, noCounts, onMap } from './board.ts';
import { decide } from './decide/command.ts';
import { close } from './decide/month.ts';
import { openScene, type Scene } from './decide/scene.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import {
  type Command,
  EMPTY_LEDGER,
  type Event,
  type EventOf,
  type Ledger,
  type LedgerInput,
  options,
  type SeatState,
  type Standing,
  type State,
} from './model.ts';
import { fallback, prompts } from './prompts.ts';
import { random } from './randomBot.ts';
import { setup } from './setup.ts';
import { AREAS, type Area, KINDS, type Kind, type Men, type Place } from './tables.ts';
import { view } from './view.ts';

/** One seat of a position: `{ SB: 'R2 T1', boss: 'TD', cash: 9000 }`. Pools follow from the set, less what is named here. */
export type SeatGiven = Partial<Record<Area, string>> & {
  cash?: number;
  boss?: Place;
  jail?: Partial<Men>;
  grave?: Partial<Men>;
  /** Smaller than what would be left: the rest is gone. */
  pool?: Partial<Record<Kind, number>>;
  tokens?: { getOut?: number; bribe?: number };
  standing?: Standing;
  status?: SeatState['status'];
  support?: number;
};

export interface Position {
  month?: number;
  config?: Parameters<typeof options.parse>[0];
  /** Take control from the board, as the start of a month would; otherwise nobody controls anything. */
  controlled?: boolean;
}

/** A state in planning, with these seats in the order Blue, Yellow, Orange, Violet, Slate; month 3 unless said otherwise. */
export function given(
  seats: readonly SeatGiven[],
  { month = 3, config = {}, controlled = false }: Position = {},
): State {
  const first = setup(options.parse(config), seats.length, scriptedLuck({}));
  if (isRefusal(first)) throw new Error(first.say);
  let state = first.reduce<State | null>(evolve, null)!;
  state = { ...state, month, seats: seats.map((one, s) => seatGiven(state.seats[s]!, one, month)) };
  return controlled ? { ...state, control: controlOf(state) } : state;
}

function seatGiven(fresh: SeatState, one: SeatGiven, month: number): SeatState {
  const board = { ...fresh.board };
  for (const area of AREAS) board[area] = countsIn(one[area] ?? '');
  const cash = one.cash ?? fresh.cash;
  const jail = { T: 0, H: 0, ...one.jail };
  const grave = { T: 0, H: 0, ...one.grave };
  const support = one.support ?? 0;
  const seat: SeatState = {
    ...fresh,
    board,
    cash,
    jail,
    grave,
    support,
    status: one.status ?? 'alive',
    godfather: one.boss ?? 'OUT',
    leftMeeting: (one.boss ?? 'OUT') !== 'OUT' || one.status === 'exiled',
    tokens: { getOut: 0, bribe: 0, ...one.tokens },
    standing: one.standing ?? {},
    books: [{ month, start: cash, income: 0, giftsNet: 0, expenses: 0, other: 0, end: cash }],
  };
  const pool = { ...fresh.pool };
  for (const kind of KINDS) pool[kind] -= onMap(seat, kind);
  for (const kind of ['T', 'H'] as const) pool[kind] -= jail[kind] + grave[kind];
  pool.T -= support;
  const gone = noCounts();
  for (const kind of KINDS) {
    const named = one.pool?.[kind];
    if (named === undefined) continue;
    gone[kind] = pool[kind] - named;
    pool[kind] = named;
  }
  return { ...seat, pool, gone };
}

/** `R2 T1` -> two Revenues, one Thug. */
function countsIn(text: string): Record<Kind, number> {
  const counts = noCounts();
  for (const word of text.split(' ').filter(Boolean)) counts[word[0] as Kind] = Number(word.slice(1) || 1);
  return counts;
}

export const ledgerOf = (input: LedgerInput = {}): Ledger => ({
  ...EMPTY_LEDGER,
  ...input,
  bail: { T: 0, H: 0, ...input.bail },
});

/** Dice of one kind of men, numbered from 1: `dice('m3/mob/ES/seat0/thug', [2, 4])`. */
export const dice = (label: string, faces: readonly number[]): Record<string, number> =>
  Object.fromEntries(faces.map((face, i) => [`${label}${i + 1}`, face]));

export interface Played {
  state: State;
  events: readonly Event[];
  luck: ScriptedLuck;
  /** All events of one type. */
  of<Type extends Event['type']>(type: Type): EventOf<Type>[];
}

const played = (state: State, events: readonly Event[], luck: ScriptedLuck): Played => ({
  state,
  events,
  luck,
  of: <Type extends Event['type']>(type: Type) => events.filter((event): event is EventOf<Type> => event.type === type),
});

/** Plays single steps of a month on a position, with exactly these outcomes: a missing one and an unused one are errors. */
export function play(
  state: State,
  outcomes: Record<string, number>,
  ...steps: readonly ((scene: Scene) => void)[]
): Played {
  const luck = scriptedLuck(outcomes);
  const scene = openScene(state, luck);
  for (const step of steps) step(scene);
  if (luck.unused().length > 0) throw new Error(`never asked for: ${luck.unused().join(', ')}`);
  return played(scene.state, scene.events, luck);
}

/** Sends one command; a refusal is an error. */
export function send(state: State, seat: number, command: Command, outcomes: Record<string, number> = {}): Played {
  const luck = scriptedLuck(outcomes);
  const events = decide(state, seat, command, luck);
  if (isRefusal(events)) throw new Error(`${events.code}: ${events.say}`);
  return played(events.reduce(evolve, state), events, luck);
}

/** Sends a command that is to be refused. */
export function refusalOf(state: State, seat: number, command: Command): Refusal {
  const answer = decide(state, seat, command, scriptedLuck({}));
  if (!isRefusal(answer)) throw new Error(`${command.type} was accepted`);
  return answer;
}

/** Everybody who has no ledger in sends an empty one (or the house's), then the month is closed. */
export function closeMonth(state: State, outcomes: Record<string, number>): Played {
  const luck = scriptedLuck(outcomes);
  let before = state;
  const [prompt] = prompts(state);
  for (const seat of prompt?.seats ?? []) {
    if (prompt?.ready.includes(seat)) continue;
    const events = decide(before, seat, { type: 'Timeout' }, luck);
    if (isRefusal(events)) throw new Error(events.say);
    before = events.reduce(evolve, before);
  }
  const events = close(before, prompts(before)[0]!, luck);
  if (luck.unused().length > 0) throw new Error(`never asked for: ${luck.unused().join(', ')}`);
  return played(events.reduce(evolve, before), events, luck);
}

/** More prompts than a month of random players can have. */
const MOST_PROMPTS = 100;

/** What happened in a whole game that random players played, with the state before and after every event. */
export interface Game {
  first: State;
  last: State;
  steps: readonly { before: State | null; event: Event; after: State }[];
  promptKinds: ReadonlySet<string>;
}

/**
 * Random players (and, for about every fourth answer, nobody at all) play a game to its end. Throws when a label is drawn twice,
 * a random player is refused, or the game does not end.
 */
export function randomGame(settings: Parameters<typeof options.parse>[0], seats: number, seed: string): Game {
  const luck = onceEach(seededLuck(seed));
  const whim = seededLuck(`${seed}/whim`);
  const config = options.parse(settings);
  const steps: { before: State | null; event: Event; after: State }[] = [];
  let state: State | null = null;
  const follow = (events: readonly Event[] | Refusal, who: string): State => {
    if (isRefusal(events)) throw new Error(`${who}: ${events.code} ${events.say}`);
    for (const event of events) {
      const after = evolve(state, event);
      steps.push({ before: state, event, after });
      state = after;
    }
    return state!;
  };
  const first = follow(setup(config, seats, luck), 'setup');
  let now = first;
  const promptKinds = new Set<string>();
  for (let closes = 0; now.phase !== 'finished'; closes++) {
    const [prompt] = prompts(now);
    if (!prompt || closes > MOST_PROMPTS * config.months)
      throw new Error(`${now.phase} of month ${now.month} leads nowhere`);
    promptKinds.add(prompt.kind);
    for (const seat of prompt.seats) {
      // A second answer now and then: replacing must be as legal as answering.
      for (let answers = whim.int('answers', 4) === 0 ? 2 : 1; answers > 0; answers--) {
        const asked = prompts(now)[0]!;
        const late = whim.int('late', 4) === 0 && !asked.ready.includes(seat);
        const answer: Command = late
          ? fallback(now, asked, seat)
          : random(view(now, seat), legal(now, seat), asked, whim);
        now = follow(decide(now, seat, answer, luck), `${asked.id}, seat ${seat}, ${JSON.stringify(answer)}`);
      }
    }
    now = follow(close(now, prompts(now)[0]!, luck), prompt.id);
  }
  return { first, last: now, steps, promptKinds };
}
