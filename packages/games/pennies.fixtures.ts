import * as z from 'zod';
import { isRefusal, type Prompt, type Refusal, refuse, type Seat, type Title } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';
import type { TitleUi } from '#titles/furniture.ts';

/**
 * The smallest title with everything a house has to handle: secret simultaneous answers, open dice, secret draws, a default and an end.
 * Each round everybody holds 0 to 3 pennies in his fist; a die is rolled; fists are opened; who held as many as the die says modulo 4
 * scores. After `rounds` the most points win. At the start everybody draws a secret lucky number.
 */
interface PenniesState {
  n: number;
  rounds: number;
  /** Nobody may know who has closed his fist. */
  quiet: boolean;
  round: number;
  fists: (number | null)[];
  points: number[];
  lucky: number[];
  over: boolean;
}
type PenniesCommand = { type: 'Hold'; pennies: number } | { type: 'OpenHand' };
type PenniesEvent =
  | { type: 'Dealt'; n: number; rounds: number; quiet: boolean }
  | { type: 'LuckyDrawn'; seat: Seat; number: number }
  | { type: 'FistClosed'; seat: Seat }
  | { type: 'FistFilled'; seat: Seat; pennies: number }
  | { type: 'FistOpened'; seat: Seat }
  | { type: 'Rolled'; die: number; fists: number[] }
  | { type: 'Over' };

const options = z.object({
  rounds: z.int().min(1).max(9).default(2).meta({ title: 'Rounds', description: 'How many rounds.' }),
  quiet: z.boolean().default(false),
});
type PenniesOptions = z.infer<typeof options>;

const seatsOf = (n: number) => Array.from({ length: n }, (_, i) => i);

export const pennies: Title<PenniesState, PenniesCommand, PenniesEvent, PenniesOptions, unknown, unknown> = {
  name: 'pennies',
  major: 1,
  label: 'Pennies',
  blurb: 'Guess the die.',
  length: 'minutes',
  seats: [1, 5],
  marks: ['Blue', 'Yellow', 'Orange', 'Violet', 'Slate'].map((name) => ({
    name,
    letter: name[0]!,
    shape: 'circle' as const,
    colour: '#333333',
  })),
  options,
  commands: z.union([
    z.strictObject({ type: z.literal('Hold'), pennies: z.number() }),
    z.strictObject({ type: z.literal('OpenHand') }),
  ]),
  events: z.custom<PenniesEvent>(),
  setup: ({ rounds, quiet }, n, luck) => [
    { type: 'Dealt', n, rounds, quiet },
    ...seatsOf(n).map(
      (seat): PenniesEvent => ({
        type: 'LuckyDrawn',
        seat,
        number: luck.secret.int(`setup/lucky/seat${seat}`, 1000),
      }),
    ),
  ],
  decide(state, seat, command) {
    if (command.type === 'OpenHand')
      return state.fists[seat] === null
        ? refuse('NO_FIST', 'Your hand is open already.')
        : [{ type: 'FistOpened', seat }];
    if (!Number.isInteger(command.pennies) || command.pennies < 0 || command.pennies > 3)
      return refuse('BAD_COUNT', `You can hold 0 to 3 pennies, not ${command.pennies}.`, 'pennies');
    const filled: PenniesEvent = { type: 'FistFilled', seat, pennies: command.pennies };
    return state.fists[seat] === null && !state.quiet ? [{ type: 'FistClosed', seat }, filled] : [filled];
  },
  close(state, _prompt, luck) {
    const die = luck.die(`r${state.round}/die`);
    const rolled: PenniesEvent = { type: 'Rolled', die, fists: state.fists.map((fist) => fist ?? 0) };
    return state.round === state.rounds ? [rolled, { type: 'Over' }] : [rolled];
  },
  evolve(state, event) {
    if (event.type === 'Dealt') {
      const zeros = seatsOf(event.n).map(() => 0);
      return {
        n: event.n,
        rounds: event.rounds,
        quiet: event.quiet,
        round: 1,
        fists: zeros.map(() => null),
        points: zeros,
        lucky: zeros,
        over: false,
      };
    }
    const before = state!;
    const set = <T>(list: T[], at: number, value: T) => list.map((one, i) => (i === at ? value : one));
    switch (event.type) {
      case 'LuckyDrawn':
        return { ...before, lucky: set(before.lucky, event.seat, event.number) };
      case 'FistClosed':
        return { ...before, fists: set(before.fists, event.seat, 0) };
      case 'FistFilled':
        return { ...before, fists: set(before.fists, event.seat, event.pennies) };
      case 'FistOpened':
        return { ...before, fists: set(before.fists, event.seat, null) };
      case 'Rolled': {
        const points = before.points.map((p, i) => p + (event.fists[i] === event.die % 4 ? 1 : 0));
        return { ...before, points, fists: before.fists.map(() => null), round: before.round + 1 };
      }
      case 'Over':
        return { ...before, over: true };
    }
  },
  prompts(state): Prompt[] {
    if (state.over) return [];
    const seats = seatsOf(state.n);
    const ready = seats.filter((seat) => state.fists[seat] !== null);
    return [
      {
        id: `r${state.round}/fist`,
        kind: 'fist',
        seats,
        ready,
        label: `your fist for round ${state.round}`,
        quiet: state.quiet,
      },
    ];
  },
  fallback: () => ({ type: 'Hold', pennies: 0 }),
  legal: (state, seat) => ({ most: 3, held: state.fists[seat] }),
  audience: (event) => (event.type === 'LuckyDrawn' || event.type === 'FistFilled' ? [event.seat] : 'all'),
  view: (state, viewer) => ({
    round: state.round,
    points: state.points,
    closed: state.quiet ? null : state.fists.map((fist) => fist !== null),
    mine: viewer === 'spectator' ? null : { fist: state.fists[viewer], lucky: state.lucky[viewer] },
  }),
  tell: (event) => JSON.stringify(event),
  notation: {
    parse(_state, _seat, text) {
      const lines = text.split('\n').map((line) => line.trim());
      const order = lines.find((line) => /\d/.test(line));
      if (!order) return refuse('NO_ORDERS', 'Write how many pennies you hold: HOLD 2.');
      const found = /^HOLD (\d+)$/i.exec(order);
      const prose = lines.filter((line) => line && line !== order);
      return found
        ? { command: { type: 'Hold', pennies: Number(found[1]) }, prose }
        : refuse('BAD_WORD', `"${order}" is no order; write HOLD 2.`, `line ${lines.indexOf(order) + 1}`);
    },
    print: (command) => (command.type === 'Hold' ? `HOLD ${command.pennies}` : 'OPEN'),
    help: () => '| HOLD 2',
  },
  bots: {
    heuristic: (_view, _legal, _prompt, luck) => ({ type: 'Hold', pennies: luck.int('fist', 4) }),
    broken: () => ({ type: 'Hold', pennies: 99 }),
  },
  result(state) {
    if (!state.over) return null;
    const best = Math.max(...state.points);
    const winners = seatsOf(state.n).filter((seat) => state.points[seat] === best);
    const ranking = seatsOf(state.n)
      .map((seat) => ({
        seat,
        place: state.points.filter((p) => p > state.points[seat]!).length + 1,
        score: state.points[seat]!,
      }))
      .sort((a, b) => a.place - b.place);
    return { winners, ranking, say: `Seat ${winners.join(' and ')} won with ${best}.` };
  },
};

const ui: TitleUi<unknown, unknown, PenniesCommand, PenniesEvent> = {
  Board: () => null,
  boardText: () => 'a table with pennies',
  Glance: () => null,
  Orders: () => null,
  read(fields) {
    const pennies = Number(fields.pennies);
    return Number.isNaN(pennies) ? refuse('BAD_COUNT', 'How many pennies?', 'pennies') : { type: 'Hold', pennies };
  },
  receipt: (command) => [pennies.notation.print(command)],
  Report: () => null,
  reportText: ({ events }) => events.map((event) => pennies.tell(event, 'spectator')),
  headline: () => null,
  chart: () => ({ title: '', x: [], series: [] }),
  rules: async () => '# Pennies',
  css: '',
};

export const penniesRoom: Room = { title: pennies, ui };

/** For tests that must not get a refusal. */
export function granted<T>(answer: T): Exclude<T, Refusal> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}: ${answer.say}`);
  return answer as Exclude<T, Refusal>;
}
