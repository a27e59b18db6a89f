import { raw } from 'hono/html';
import * as z from 'zod';
import { isRefusal, type Refusal, refuse, type Seat, type Title, type Viewer } from '#engine/title.ts';
import type { Room } from '#titles/doors.ts';

/** A game small enough to see through: each round everybody bids pennies in secret, the highest bid takes them all. */
export interface Pennies {
  rounds: number;
  round: number;
  purse: number[];
  bids: (number | null)[];
  last: { round: number; bids: number[]; winner: Seat } | null;
}
type Bid = { type: 'Bid'; pennies: number };
type Event =
  | { type: 'Began'; rounds: number; seats: number }
  | { type: 'BidMade'; seat: Seat; pennies: number }
  | { type: 'RoundTold'; round: number; bids: number[]; winner: Seat };
interface View {
  viewer: Viewer;
  round: number;
  purse: (number | null)[];
  bid: number | null;
}

const bid = z.strictObject({ type: z.literal('Bid'), pennies: z.int() });
const MARKS = [
  { name: 'Yellow', letter: 'Y', shape: 'circle', colour: '#8a6d00' },
  { name: 'Blue', letter: 'B', shape: 'square', colour: '#1f4e9e' },
  { name: 'Green', letter: 'G', shape: 'diamond', colour: '#1c6b34' },
] as const;

function parse(state: Pennies, seat: Seat, text: string): { command: Bid; prose: string[] } | Refusal {
  const prose: string[] = [];
  let command: Bid | null = null;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.normalize('NFKC').trim();
    if (line === '' || /^[#>|]/.test(line)) continue;
    const [, pennies] = /^BID (-?\d+)$/i.exec(line) ?? [];
    if (pennies !== undefined) command = { type: 'Bid', pennies: Number(pennies) };
    else if (/\d|\bBID\b/i.test(line))
      return refuse(
        'BAD_WORD',
        `An order here is BID and a number from 0 to ${state.purse[seat]}.`,
        `line ${i + 1}: "${line}"`,
      );
    else prose.push(line);
  }
  return command ? { command, prose } : refuse('NO_ORDERS', 'There is no BID in this mail.');
}

export const pennies: Title<Pennies, Bid, Event, { rounds: number }, View, { most: number }> = {
  name: 'pennies',
  major: 1,
  label: 'Pennies',
  blurb: 'Bid in secret, take it all.',
  length: 'A few rounds.',
  seats: [2, 3],
  marks: MARKS,
  options: z.object({ rounds: z.int().default(2) }),
  commands: bid,
  events: z.custom<Event>(),
  setup: ({ rounds }, seats) => [{ type: 'Began', rounds, seats }],
  decide: (state, seat, { pennies: n }) => {
    const most = state.purse[seat]!;
    return n >= 0 && n <= most
      ? [{ type: 'BidMade', seat, pennies: n }]
      : refuse('TOO_MUCH', `You bid ${n} pennies and have ${most}.`, 'pennies');
  },
  close: (state) => {
    const bids = state.bids.map((one) => one ?? 0);
    return [{ type: 'RoundTold', round: state.round, bids, winner: bids.indexOf(Math.max(...bids)) }];
  },
  evolve: (state, event) => {
    if (event.type === 'Began') {
      const purse = Array.from({ length: event.seats }, (_, seat) => 700 + seat);
      return { rounds: event.rounds, round: 1, purse, bids: purse.map(() => null), last: null };
    }
    if (!state) throw new Error('no game yet');
    if (event.type === 'BidMade')
      return { ...state, bids: state.bids.map((one, seat) => (seat === event.seat ? event.pennies : one)) };
    const pot = event.bids.reduce((a, b) => a + b, 0);
    const purse = state.purse.map((own, seat) => own - event.bids[seat]! + (seat === event.winner ? pot : 0));
    const { type: _, ...last } = event;
    return { ...state, round: state.round + 1, purse, bids: purse.map(() => null), last };
  },
  prompts: (state) =>
    state.round > state.rounds
      ? []
      : [
          {
            id: `r${state.round}/bid`,
            kind: 'bid',
            seats: state.purse.map((_, seat) => seat),
            ready: state.bids.flatMap((one, seat) => (one === null ? [] : [seat])),
            label: `your bid for round ${state.round}`,
          },
        ],
  fallback: () => ({ type: 'Bid', pennies: 0 }),
  legal: (state, seat) => ({ most: state.purse[seat]! }),
  audience: (event) => (event.type === 'BidMade' ? [event.seat] : 'all'),
  view: (state, viewer) => ({
    viewer,
    round: state.round,
    purse: state.purse.map((own, seat) => (seat === viewer || state.round > state.rounds ? own : null)),
    bid: viewer === 'spectator' ? null : state.bids[viewer]!,
  }),
  tell: (event) => (event.type === 'RoundTold' ? `${MARKS[event.winner]!.name} took round ${event.round}.` : ''),
  notation: {
    parse,
    print: ({ pennies: n }) => `BID ${n}`,
    help: (state, seat) =>
      `BID followed by a number from 0 to ${state.purse[seat]}, for example\nBID ${state.purse[seat]}`,
  },
  bots: { zero: () => ({ type: 'Bid', pennies: 0 }) },
  result: (state) => {
    if (state.round <= state.rounds) return null;
    const order = state.purse.map((score, seat) => ({ seat, score })).sort((a, b) => b.score - a.score);
    const ranking = order.map(({ seat, score }, i) => ({ seat, score, place: i + 1 }));
    return { winners: [order[0]!.seat], ranking, say: `${MARKS[order[0]!.seat]!.name} has the most pennies.` };
  },
};

const told = (events: readonly unknown[]) =>
  (events as readonly Event[]).find((event): event is Event & { type: 'RoundTold' } => event.type === 'RoundTold');

export const penniesRoom: Room = {
  title: pennies,
  ui: {
    Board: ({ view }: { view: View }) =>
      raw(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><text x="9" y="50">Round ${view.round}</text></svg>`,
      ),
    boardText: (view: View) =>
      [
        `ROUND ${view.round}`,
        ...view.purse.map((own, seat) => `${MARKS[seat]!.name.padEnd(8)}${own === null ? '?' : `${own} pennies`}`),
      ].join('\n'),
    Glance: () => null,
    Orders: () => null,
    read: (fields) => {
      const read = bid.safeParse({ type: 'Bid', pennies: Number(fields.pennies) });
      return read.success ? read.data : refuse('BAD_SHAPE', 'Not a bid.');
    },
    receipt: (command: Bid, _view: View, legal: { most: number }) => [
      `${command.pennies} pennies of ${legal.most}: ${legal.most - command.pennies} are left.`,
    ],
    Report: () => null,
    reportText: ({ events }) => {
      const round = told(events);
      return round
        ? [`Round ${round.round}: bids ${round.bids.join(', ')}; ${MARKS[round.winner]!.name} took them.`]
        : [];
    },
    headline: ({ events }) => {
      const round = told(events);
      return round ? `${MARKS[round.winner]!.name} takes it` : null;
    },
    chart: (chapters) => {
      const rounds = chapters.flatMap(({ events }) => told(events) ?? []);
      return {
        title: 'Bids',
        x: rounds.map(({ round }) => String(round)),
        series: rounds.length
          ? rounds[0]!.bids.map((_, seat) => ({
              name: MARKS[seat]!.name,
              colour: MARKS[seat]!.colour,
              values: rounds.map(({ bids }) => bids[seat]!),
            }))
          : [],
      };
    },
    rules: async () => '',
    css: '',
  },
};

/** For tests: the answer, or the test fails with the refusal's words. */
export function expectDone<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Error(`${answer.code}: ${answer.say}`);
  return answer;
}
