import * as z from 'zod';
import { type Refusal, refuse, type Title } from '#engine/title.ts';

/**
 * The smallest title with a deck that a group may replace: in each round everybody lays one stone of the deck in the open, then a die is
 * rolled; whose stone has its number scores. A stone may need points before it can be laid. It is for tests of decks.
 */
const stone = z.strictObject({
  name: z.string().min(1).max(40),
  number: z.int().min(0).max(9),
  needs: z.int().min(0).max(99).default(0),
  count: z.int().min(1).max(500).default(1),
  text: z.string().max(2000).optional(),
});
const deckSchema = z.strictObject({
  title: z.literal('stones').optional(),
  name: z.string().min(1).max(60),
  count: z.int(),
  stones: z.array(stone).min(1).max(300),
});
export type Deck = z.infer<typeof deckSchema>;

const options = z.strictObject({
  rounds: z.int().min(1).max(50).default(5).meta({ title: 'Rounds' }),
  deck: z
    .union([z.enum(['house-1', 'house-2']), deckSchema])
    .default('house-1')
    .meta({ title: 'Stones', description: 'Which stones you play with.', file: true }),
});
const commands = z.strictObject({ type: z.literal('Lay'), stone: z.string() });
const events = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Began'), rounds: z.int(), seats: z.int(), deck: deckSchema }),
  z.strictObject({ type: z.literal('Laid'), seat: z.int(), stone: z.string() }),
  z.strictObject({ type: z.literal('Rolled'), die: z.int() }),
]);
type Event = z.infer<typeof events>;
type Command = z.infer<typeof commands>;

interface Stones {
  deck: Deck;
  rounds: number;
  round: number;
  laid: readonly (string | null)[];
  scores: readonly number[];
}

const numbered = (n: number): Deck => ({
  title: 'stones',
  name: `${n} stones`,
  count: n,
  stones: Array.from({ length: n }, (_, i) => ({ name: `STONE ${i + 1}`, number: i + 1, needs: 0, count: 1 })),
});
const builtIn = { 'house-1': numbered(6), 'house-2': numbered(4) };

function check({ count, stones }: Deck): Refusal[] {
  const sum = stones.reduce((all, one) => all + one.count, 0);
  const twice = stones.filter(({ name }, i) => stones.findIndex((other) => other.name === name) < i);
  return [
    ...(sum === count ? [] : [refuse('BAD_COUNTS', `The stones are ${sum} together, not ${count}.`, 'count')]),
    ...twice.map(({ name }) => refuse('NAME_TWICE', 'Another stone has this name.', `stone (${name}), name`)),
  ];
}

const usable = ({ deck, scores }: Stones, seat: number): string[] =>
  deck.stones.filter(({ needs }) => needs <= (scores[seat] ?? 0)).map(({ name }) => name);

export const stones: Title<Stones, Command, Event, z.infer<typeof options>, unknown, readonly string[]> = {
  name: 'stones',
  major: 1,
  label: 'Stones',
  blurb: 'Lay the stone that the die will show.',
  length: 'a minute',
  seats: [2, 4],
  marks: ['A', 'B', 'C', 'D'].map((letter) => ({ name: letter, letter, shape: 'circle', colour: '#333333' })),
  options,
  commands,
  events,
  setup: ({ rounds, deck }, seats) =>
    typeof deck !== 'string' && deck.count < seats
      ? refuse('TOO_FEW', `${seats} players need ${seats} stones; there are ${deck.count}.`)
      : [{ type: 'Began', rounds, seats, deck: typeof deck === 'string' ? builtIn[deck] : deck }],
  decide: (state, seat, { stone }) =>
    usable(state, seat).includes(stone)
      ? [{ type: 'Laid', seat, stone }]
      : refuse('NOT_USABLE', `You can't lay ${stone}.`),
  close: ({ round }, _prompt, luck) => [{ type: 'Rolled', die: luck.die(`r${round}/die`) }],
  evolve(state, event) {
    if (event.type === 'Began' || state === null) {
      if (event.type !== 'Began') throw new Error('the first event is Began');
      const { deck, rounds, seats } = event;
      return { deck, rounds, round: 1, laid: Array(seats).fill(null), scores: Array(seats).fill(0) };
    }
    if (event.type === 'Laid')
      return { ...state, laid: state.laid.map((one, seat) => (seat === event.seat ? event.stone : one)) };
    const hit = (name: string | null) => state.deck.stones.some((one) => one.name === name && one.number === event.die);
    return {
      ...state,
      round: state.round + 1,
      laid: state.laid.map(() => null),
      scores: state.scores.map((score, seat) => score + (hit(state.laid[seat] ?? null) ? 1 : 0)),
    };
  },
  prompts: ({ round, rounds, laid }) =>
    round > rounds
      ? []
      : [
          {
            id: `r${round}/lay`,
            kind: 'lay',
            seats: laid.map((_, seat) => seat),
            ready: laid.flatMap((one, seat) => (one === null ? [] : [seat])),
            label: `your stone for round ${round}`,
          },
        ],
  fallback: (state, _prompt, seat) => ({ type: 'Lay', stone: usable(state, seat)[0]! }),
  legal: usable,
  audience: () => 'all',
  view: ({ round, scores, laid }) => ({ round, scores, laid }),
  tell: (event) => (event.type === 'Rolled' ? `The die shows ${event.die}.` : 'A stone lies there.'),
  notation: {
    parse: (_state, _seat, text) => ({ command: { type: 'Lay', stone: text.trim() }, prose: [] }),
    print: ({ stone }) => stone,
    help: () => 'STONE 1',
  },
  bots: {
    lucky: (_view, can, _prompt, luck) => ({ type: 'Lay', stone: can[luck.int('whim', can.length)]! }),
    first: (_view, can) => ({ type: 'Lay', stone: can[0]! }),
  },
  result(state) {
    if (state.round <= state.rounds) return null;
    const best = Math.max(...state.scores);
    const winners = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
    const ranking = state.scores.map((score, seat) => ({ seat, score, place: score === best ? 1 : 2 }));
    return { winners, ranking, say: `Won with ${best}.` };
  },
  decks: {
    option: 'deck',
    builtIn,
    schema: deckSchema,
    check,
    items: (deck: Deck) => deck.stones.map(({ name }) => name),
    usable,
    describe: ({ name, count }) => ({ name, cards: count }),
  },
};
