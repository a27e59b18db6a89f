import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Viewer } from '#engine/title.ts';
import { audience } from './audience.ts';
import { type Game, randomGame } from './brotherhood.fixtures.ts';
import { evolve } from './evolve.ts';
import { violations } from './invariants.ts';
import { commands, type Event, events, type options, type State } from './model.ts';
import { prompts } from './prompts.ts';
import { view } from './view.ts';

type Settings = Parameters<typeof options.parse>[0];

/** Games of every size with all options and house rules in any combination. */
const settings: fc.Arbitrary<Settings> = fc.record({
  pace: fc.constantFrom('post' as const, 'sheet' as const, 'table' as const),
  months: fc.integer({ min: 1, max: 12 }),
  meetingMonths: fc.integer({ min: 0, max: 5 }),
  startCash: fc.constantFrom(0, 7001, 20000, 90000),
  dealWindow: fc.constantFrom('merged' as const, 'separate' as const),
  giftsInMonthOne: fc.boolean(),
  cashVisibility: fc.constantFrom('public' as const, 'own' as const),
  optionalCards: fc.boolean(),
  tokenCardDrawAgain: fc.boolean(),
  reshuffle: fc.constantFrom('whenEmpty' as const, 'everyMonth' as const),
  deck: fc.constantFrom({ 4: 1 }, { 10: 1, 11: 2 }, { 2: 2, 6: 1, 9: 1, 10: 3, 11: 3 }, undefined),
  politicsGuardsRevenue: fc.boolean(),
  houseRules: fc.record({ bossCombat: fc.boolean(), revenueRaze: fc.boolean(), bossElimination: fc.boolean() }),
  finalRevenue: fc.boolean(),
  tieBreak: fc.constantFrom('shared' as const, 'income' as const),
  deadlineLedger: fc.constantFrom('hold' as const, 'empty' as const),
  set: fc.constantFrom(undefined, { R: 3, P: 12, T: 5, H: 1 }),
});

const game = fc.record({ settings, seats: fc.integer({ min: 2, max: 5 }), seed: fc.string({ maxLength: 8 }) });

/** The same games for all properties; each is played once. */
const games: Game[] = fc
  .sample(game, { numRuns: 90, seed: 1931 })
  .map((one) => randomGame(one.settings, one.seats, one.seed));

/** All events of one type over all games, with the state before them. */
function* all<Type extends Event['type']>(
  type: Type,
): Generator<{ before: State; event: Extract<Event, { type: Type }> }> {
  for (const { steps } of games)
    for (const { before, event } of steps)
      if (before && event.type === type) yield { before, event: event as Extract<Event, { type: Type }> };
}

const broken = new Map<string, string[]>();
for (const { steps } of games)
  for (const { before, event, after } of steps)
    for (const violation of violations(before, event, after)) {
      const [number = ''] = violation.split(':');
      broken.set(number, [...(broken.get(number) ?? []), violation]);
    }

test.each([
  ['1', 'counters and cards are kept'],
  ['2', 'nothing is negative and the books balance'],
  ['3', 'money moves only by income, expenses, deaths and fines'],
  ['4', 'a Godfather who came to town stays in town'],
  ['5', 'the living have a Godfather, the dead have nothing'],
  ['6', 'men do not multiply between placements'],
  ['9', 'losses are hits, in their order'],
  ['10', 'a Revenue a man, out of the taker’s pool'],
  ['11', 'influence is used by those whose turn it is'],
  ['13', 'by post nobody is asked after the reveal'],
  ['14', 'a game ends within its months'],
])('invariant %s: %s', (number) => {
  expect(broken.get(number) ?? []).toEqual([]);
});

test('the random games meet everything that can happen', () => {
  const met = new Set(games.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
  const known = events.options.map((option) => option.shape.type.value);
  // Random mails bring a new ledger rather than withdraw one.
  expect(known.filter((type) => !met.has(type))).toEqual(['LedgerWithdrawn']);
  expect(new Set(games.map(({ last }) => last.month)).size).toBeGreaterThan(5);
});

test('invariant 4: after the meeting only exiles are Out-of-Town when a month’s hearing begins', () => {
  for (const { before } of all('AreaInvestigated'))
    for (const { godfather, status } of before.seats)
      if (before.month > before.config.meetingMonths) expect(godfather === 'OUT' && status !== 'exiled').toBe(false);
});

test('invariant 7: an event changes nothing in the view of somebody who may not read it', () => {
  for (const { steps, first } of games.slice(0, 25))
    for (const { before, event, after } of steps) {
      const readers = audience(event);
      if (!before || readers === 'all') continue;
      const viewers: Viewer[] = [...first.seats.keys(), 'spectator'];
      for (const viewer of viewers) {
        if (typeof viewer === 'number' && readers !== 'nobody' && readers.includes(viewer)) continue;
        expect(view(after, viewer), `${event.type} seen by ${viewer}`).toEqual(view(before, viewer));
      }
    }
});

test('invariant 7: a view holds no ledger, no rules and no answer of another seat', () => {
  const secret = new Set(['ledger', 'alternatives', 'standing', 'sheet', 'chosen', 'answers']);
  for (const { steps } of games.slice(0, 10))
    for (const { after } of steps) {
      const { own, ...rest } = view(after, 0);
      expect(rest.seats.flatMap((seat) => Object.keys(seat)).filter((key) => secret.has(key))).toEqual([]);
      expect(own === null).toBe(after.seats[0]!.status === 'dead');
    }
});

test('invariant 10: over a month nobody takes more in an area than he has men there', () => {
  for (const { steps } of games) {
    const taken = new Map<string, number>();
    for (const { event, after } of steps) {
      if (event.type !== 'RevenueTaken' && event.type !== 'RevenueRazed') continue;
      const key = `${after.month}/${event.area}/${event.taker}`;
      taken.set(key, (taken.get(key) ?? 0) + event.n);
      const { T, H } = after.seats[event.taker]!.board[event.area];
      expect(taken.get(key)).toBeLessThanOrEqual(T + H);
    }
  }
});

test('invariant 11: over a month nobody uses more influence in an area than he has there', () => {
  for (const { steps } of games) {
    const spent = new Map<string, number>();
    for (const { before, event } of steps) {
      if (event.type !== 'InfluenceUsed' || !before) continue;
      const key = `${before.month}/${event.area}/${event.seat}`;
      spent.set(key, (spent.get(key) ?? 0) + event.cost);
      expect(spent.get(key)).toBeLessThanOrEqual(before.seats[event.seat]!.board[event.area].P);
    }
  }
});

test('invariant 12: replaying the events gives the same state, and what is stored comes back the same', () => {
  for (const { steps, last } of games) {
    const stored = JSON.parse(JSON.stringify(steps.map(({ event }) => event))) as Event[];
    expect(stored.reduce<State | null>(evolve, null)).toEqual(last);
    for (const event of stored) expect(events.parse(event)).toEqual(event);
  }
});

test('invariant 12: the same game twice gives the same events', () => {
  fc.assert(
    fc.property(game, (one) => {
      const [a, b] = [randomGame(one.settings, one.seats, one.seed), randomGame(one.settings, one.seats, one.seed)];
      expect(a.steps.map(({ event }) => event)).toEqual(b.steps.map(({ event }) => event));
    }),
    { numRuns: 10 },
  );
});

const ASKED_IN = {
  post: [],
  sheet: ['sheet'],
  table: ['bribe', 'influence', 'targets', 'claims', 'overtime'],
} as const;

test('invariants 8 and 13: a pace asks for its own prompts only, and every game comes to its end', () => {
  const met = new Set<string>();
  for (const { promptKinds, first, last } of games) {
    const { dealWindow, pace } = first.config;
    const allowed: string[] = ['ledger', ...(dealWindow === 'separate' ? ['revenue'] : []), ...ASKED_IN[pace]];
    expect([...promptKinds].filter((kind) => !allowed.includes(kind))).toEqual([]);
    expect(last.result).not.toBeNull();
    for (const kind of promptKinds) met.add(`${pace} ${kind}`);
  }
  for (const pace of ['post', 'sheet', 'table'] as const)
    for (const kind of ['ledger', 'revenue', ...ASKED_IN[pace]]) expect(met).toContain(`${pace} ${kind}`);
});

test('no prompt comes twice in a game, and only those who have not answered are awaited', () => {
  for (const { steps } of games) {
    const asked = steps.flatMap(({ event }) => (event.type === 'AnswersAsked' ? [event.prompt] : []));
    expect(new Set(asked).size).toBe(asked.length);
    for (const { after, event } of steps)
      if (event.type === 'AnswersAsked')
        expect(prompts(after)[0]).toMatchObject({ id: event.prompt, seats: event.seats, ready: [] });
  }
});

test('evolve mutates no state it was given', () => {
  const freeze = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      Object.freeze(value);
      Object.values(value).forEach(freeze);
    }
    return value;
  };
  for (const { steps, last } of games.slice(0, 10)) {
    let state: State | null = null;
    for (const { event } of steps) state = freeze(evolve(state, freeze(event)));
    expect(state).toEqual(last);
  }
});

test('players cannot send the house’s Timeout', () => {
  expect(commands.safeParse({ type: 'Timeout' }).success).toBe(false);
});
