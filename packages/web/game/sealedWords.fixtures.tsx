import * as z from 'zod';
import { refuse, type Seat, type Title, type Viewer } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';
import type { TitleUi } from '#titles/furniture.ts';

// The smallest title with everything that pages have to handle: secret words, a die in the open, two rounds, an end. A word is free
// text, so that a test can look for it byte by byte where it must not be.

const command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Write'), word: z.string() }),
  z.strictObject({ type: z.literal('TakeBack') }),
]);
type Command = z.infer<typeof command>;

type Options = { quiet: boolean };

type Event =
  | { type: 'Laid'; seats: number; quiet: boolean }
  | { type: 'WordIn'; seat: Seat }
  | { type: 'WordWritten'; seat: Seat; word: string }
  | { type: 'WordTakenBack'; seat: Seat }
  | { type: 'Revealed'; round: number; words: string[]; dice: number[] };

interface State {
  /** Not even who has written is told before the reveal. */
  quiet: boolean;
  round: number;
  words: (string | null)[];
  points: number[][];
}

interface View {
  viewer: Viewer;
  round: number;
  /** Null where the rules hide it. */
  in: boolean[] | null;
  own: string | null;
  points: number[];
}

interface Legal {
  most: number;
}

const ROUNDS = 2;
const MOST = 40;
const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

function write(word: string, seat: Seat, quiet: boolean): Event[] | ReturnType<typeof refuse> {
  if (word.length > MOST)
    return refuse('TOO_LONG', `A word has at most ${MOST} letters, this one has ${word.length}.`, 'word');
  const written: Event = { type: 'WordWritten', seat, word };
  return quiet ? [written] : [{ type: 'WordIn', seat }, written];
}

function evolve(state: State | null, event: Event): State {
  if (event.type === 'Laid' || state === null) {
    const seats = event.type === 'Laid' ? event.seats : 0;
    return {
      quiet: event.type === 'Laid' && event.quiet,
      round: 1,
      words: Array(seats).fill(null),
      points: Array.from({ length: seats }, () => []),
    };
  }
  const withWord = (seat: Seat, word: string | null) => ({ ...state, words: state.words.with(seat, word) });
  switch (event.type) {
    case 'WordIn':
      return state;
    case 'WordWritten':
      return withWord(event.seat, event.word);
    case 'WordTakenBack':
      return withWord(event.seat, null);
    case 'Revealed':
      return {
        ...state,
        round: state.round + 1,
        words: state.words.map(() => null),
        points: state.points.map((own, seat) => [...own, event.dice[seat] ?? 0]),
      };
    default:
      return event satisfies never;
  }
}

export const sealedWords: Title<State, Command, Event, Options, View, Legal> = {
  name: 'words',
  major: 1,
  label: 'Sealed Words',
  blurb: 'Write a word; dice decide.',
  length: 'two rounds',
  seats: [2, 3],
  marks: [
    { name: 'Red', letter: 'R', shape: 'circle', colour: '#a01217' },
    { name: 'Blue', letter: 'B', shape: 'square', colour: '#1f4fa0' },
    { name: 'Green', letter: 'G', shape: 'triangle', colour: '#22593a' },
  ],
  options: z.strictObject({ quiet: z.boolean().default(false) }),
  commands: command,
  events: z.custom<Event>(),
  setup: ({ quiet }, seats) => [{ type: 'Laid', seats, quiet }],
  decide: (state, seat, asked) => {
    if (asked.type === 'Write') return write(asked.word, seat, state.quiet);
    if (state.words[seat] === null) return refuse('NO_WORD', 'You have no word in that could be taken back.');
    return [{ type: 'WordTakenBack', seat }];
  },
  close: (state, _prompt, luck) => {
    const dice = state.words.map((_, seat) => luck.die(`r${state.round}/seat${seat}`));
    return [{ type: 'Revealed', round: state.round, words: state.words.map((word) => word ?? ''), dice }];
  },
  evolve,
  prompts: (state) =>
    state.round > ROUNDS
      ? []
      : [
          {
            id: `r${state.round}/word`,
            kind: 'word',
            seats: state.words.map((_, seat) => seat),
            ready: state.words.flatMap((word, seat) => (word === null ? [] : [seat])),
            label: `your word for round ${state.round}`,
            quiet: state.quiet,
          },
        ],
  fallback: () => ({ type: 'Write', word: '' }),
  legal: () => ({ most: MOST }),
  audience: (event) => (event.type === 'WordWritten' || event.type === 'WordTakenBack' ? [event.seat] : 'all'),
  view: (state, viewer) => ({
    viewer,
    round: state.round,
    in: state.quiet ? null : state.words.map((word) => word !== null),
    own: viewer === 'spectator' ? null : (state.words[viewer] ?? null),
    points: state.points.map(sum),
  }),
  tell: (event) => {
    switch (event.type) {
      case 'Laid':
        return 'Paper and pencils are on the table.';
      case 'WordIn':
        return `Seat ${event.seat} has written.`;
      case 'WordWritten':
        return `The word is ${event.word}.`;
      case 'WordTakenBack':
        return `Seat ${event.seat} has taken the word back.`;
      case 'Revealed':
        return `The words were ${event.words.join(', ')}; the dice ${event.dice.join(', ')}.`;
      default:
        return event satisfies never;
    }
  },
  notation: {
    parse: (_state, _seat, text) =>
      text.trim() === 'WITHDRAW'
        ? { command: { type: 'TakeBack' }, prose: [] }
        : { command: { type: 'Write', word: text.trim() }, prose: [] },
    print: (asked) => (asked.type === 'Write' ? asked.word : 'WITHDRAW'),
    help: () => 'Write one word.',
  },
  bots: { echo: (view) => ({ type: 'Write', word: `echo${view.round}` }) },
  result: (state) => {
    if (state.round <= ROUNDS) return null;
    const ranking = state.points
      .map((points, seat) => ({ seat, place: 1, score: sum(points) }))
      .sort((a, b) => b.score - a.score)
      .map((rank, i) => ({ ...rank, place: i + 1 }));
    return { winners: [ranking[0]!.seat], ranking, say: `Seat ${ranking[0]!.seat} wins.` };
  },
};

const ui: TitleUi<View, Legal, Command, Event> = {
  Board: ({ view }) => (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" role="img" aria-label={`Round ${view.round}`}>
      <rect width="200" height="100" fill="#ffffff" />
      <text x="10" y="50">
        Round {view.round}
      </text>
    </svg>
  ),
  boardText: (view) => `Round ${view.round}`,
  Glance: ({ view }) => <p>{view.own === null ? 'No word of yours is in.' : `Your word: ${view.own}`}</p>,
  Orders: ({ view, fields, refusal }) => (
    <p>
      <label>
        Word <input type="text" name="word" value={fields?.word ?? view.own ?? ''} />
      </label>
      <label>
        Or as in a mail <textarea name="orders">{fields?.orders ?? ''}</textarea>
      </label>
      {refusal ? <strong role="alert">{refusal.say}</strong> : null}
    </p>
  ),
  read: ({ word = '', orders = '' }) => {
    const text = orders || word;
    return text === '' ? refuse('NO_WORD', 'Write a word of 1 to 40 letters.', 'word') : { type: 'Write', word: text };
  },
  receipt: (asked) => [asked.type === 'Write' ? `Your word: ${asked.word}` : 'Your word was taken back'],
  Report: ({ chapter, viewer }) => {
    const revealed = chapter.events.find((event) => event.type === 'Revealed');
    return revealed ? <p>{sealedWords.tell(revealed, viewer)}</p> : null;
  },
  reportText: () => [],
  headline: (chapter) => (chapter.events.some((event) => event.type === 'Revealed') ? 'The words are out' : null),
  chart: (chapters) => {
    const rounds = chapters.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'Revealed' ? [event] : [])),
    );
    return {
      title: 'Dice by round',
      x: rounds.map(({ round }) => String(round)),
      series: (rounds[0]?.dice ?? []).map((_, seat) => ({
        name: sealedWords.marks[seat]?.name ?? '',
        colour: sealedWords.marks[seat]?.colour ?? '',
        values: rounds.map(({ dice }) => dice[seat] ?? 0),
      })),
    };
  },
  rules: async () => '',
  css: '',
};

export const sealedWordsRoom: Room = { title: sealedWords, ui };
