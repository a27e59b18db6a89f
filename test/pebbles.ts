import * as z from 'zod';
import { refuse, type Title } from '#engine/title.ts';

/**
 * The smallest title with secret simultaneous orders and a die: everybody hides 0 to 3 pebbles; whoever hid as many as the die shows
 * scores. It is for tests of what every title shares, and for benchmarks.
 */
export interface Pebbles {
  rounds: number;
  round: number;
  hidden: readonly (number | null)[];
  scores: readonly number[];
}

const options = z.strictObject({ rounds: z.int().min(1).max(1000).default(3) });
const commands = z.strictObject({ type: z.literal('Hide'), n: z.number() });
const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Began'), rounds: z.int(), seats: z.int() }),
  z.strictObject({ type: z.literal('Hid'), seat: z.int(), n: z.int() }),
  z.strictObject({ type: z.literal('Shown'), die: z.int(), hidden: z.array(z.int()), scorers: z.array(z.int()) }),
]);
export type Event = z.infer<typeof events>;
type Command = z.infer<typeof commands>;

export interface View {
  round: number;
  scores: readonly number[];
  own: number | null;
}

export const pebbles: Title<Pebbles, Command, Event, z.infer<typeof options>, View, { most: number }> = {
  name: 'pebbles',
  major: 1,
  label: 'Pebbles',
  blurb: 'Hide as many as the die will show.',
  length: 'a minute',
  seats: [1, 6],
  marks: ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => ({ name: letter, letter, shape: 'circle', colour: '#333333' })),
  options,
  commands,
  events,
  setup: ({ rounds }, seats) =>
    rounds > 900 ? refuse('BAD_CONFIG', 'No more than 900 rounds.') : [{ type: 'Began', rounds, seats }],
  decide(state, seat, { n }) {
    if (!Number.isInteger(n) || n < 0 || n > 3)
      return refuse('BAD_COUNT', `You can hide 0 to 3 pebbles, not ${n}.`, 'n');
    if (state.hidden[seat] === undefined) return refuse('UNKNOWN_SEAT', `There is no seat ${seat}.`);
    return [{ type: 'Hid', seat, n }];
  },
  close(state, _prompt, luck) {
    const die = luck.die(`r${state.round}/die`);
    const hidden = state.hidden.map((n) => n ?? 0);
    return [{ type: 'Shown', die, hidden, scorers: hidden.flatMap((n, seat) => (n === die ? [seat] : [])) }];
  },
  evolve(state, event) {
    if (event.type === 'Began' || state === null) {
      const [rounds, seats] = event.type === 'Began' ? [event.rounds, event.seats] : [0, 0];
      return { rounds, round: 1, hidden: Array(seats).fill(null), scores: Array(seats).fill(0) };
    }
    if (event.type === 'Hid')
      return { ...state, hidden: state.hidden.map((n, seat) => (seat === event.seat ? event.n : n)) };
    return {
      ...state,
      round: state.round + 1,
      hidden: state.hidden.map(() => null),
      scores: state.scores.map((score, seat) => score + (event.scorers.includes(seat) ? 1 : 0)),
    };
  },
  prompts: ({ round, rounds, hidden }) =>
    round > rounds
      ? []
      : [
          {
            id: `r${round}/hide`,
            kind: 'hide',
            seats: hidden.map((_, seat) => seat),
            ready: hidden.flatMap((n, seat) => (n === null ? [] : [seat])),
            label: `your pebbles for round ${round}`,
          },
        ],
  fallback: () => ({ type: 'Hide', n: 0 }),
  legal: () => ({ most: 3 }),
  audience: (event) => (event.type === 'Hid' ? [event.seat] : 'all'),
  view: ({ round, scores, hidden }, viewer) => ({
    round,
    scores,
    own: viewer === 'spectator' ? null : (hidden[viewer] ?? null),
  }),
  tell: (event) =>
    event.type === 'Shown' ? `The die shows ${event.die}.` : event.type === 'Hid' ? 'You hid pebbles.' : 'Pebbles out.',
  notation: {
    parse(_state, _seat, text) {
      const found = /^hide (\d+)$/i.exec(text.trim());
      return found
        ? { command: { type: 'Hide', n: Number(found[1]) }, prose: [] }
        : refuse('BAD_WORD', 'Write: hide 2');
    },
    print: ({ n }) => `hide ${n}`,
    help: () => 'hide 2',
  },
  bots: {
    lucky: (_view, { most }, _prompt, luck) => ({ type: 'Hide', n: 1 + luck.int('whim', most) }),
    lazy: () => ({ type: 'Hide', n: 0 }),
    cheat: () => ({ type: 'Hide', n: 99 }),
  },
  result(state) {
    if (state.round <= state.rounds) return null;
    const best = Math.max(...state.scores);
    const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    const ranking = state.scores
      .map((score, seat) => ({ seat, score, place: 1 + state.scores.filter((other) => other > score).length }))
      .sort((a, b) => a.place - b.place);
    return { winners, ranking, say: `Won with ${best}.` };
  },
};
