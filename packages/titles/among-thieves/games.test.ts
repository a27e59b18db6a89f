import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { scriptedLuck, seededLuck } from '#engine/luck.ts';
import { isRefusal, type Viewer } from '#engine/title.ts';
import { fold, given, playRound, type Settings } from './among-thieves.fixtures.ts';
import { audience } from './audience.ts';
import { decide } from './decide/command.ts';
import { evolve } from './evolve.ts';
import { violations } from './invariants.ts';
import { beliefAbout } from './knowledge.ts';
import { commands, type Event, events, type State } from './model.ts';
import { fallback, prompts } from './prompts.ts';
import { type Game, randomGame } from './randomGames.fixture.ts';
import { view } from './view.ts';

const PACES = ['sealed', 'orders', 'live'] as const;

/** Games of every size and pace with all options in any combination. */
const settings: fc.Arbitrary<Settings> = fc.record({
  pace: fc.constantFrom(...PACES),
  discards: fc.constantFrom('hidden' as const, 'open' as const),
  recovery: fc.constantFrom('lastStaysOut' as const, 'all' as const),
  interruptFine: fc.boolean(),
  fines: fc.constantFrom('perCrime' as const, 'perCard' as const),
});
const game = fc.record({ settings, seats: fc.integer({ min: 3, max: 5 }), seed: fc.string({ maxLength: 8 }) });

/** The same games for all properties; each is played once. */
const games: Game[] = fc
  .sample(game, { numRuns: 90, seed: 2016 })
  .map((one) => randomGame(one.settings, one.seats, one.seed));

const broken = new Map<string, string[]>();
for (const { steps } of games)
  for (const { before, event, after } of steps)
    for (const violation of violations(before, event, after)) {
      const [number = ''] = violation.split(':');
      broken.set(number, [...(broken.get(number) ?? []), violation]);
    }

test.each([
  ['1', 'there are 31 coins, and nobody has fewer than none'],
  ['2', 'every seat has each of the five cards once'],
  ['3', 'all seats are in step, and hands have the size of the cycle'],
  ['4', 'there are ten location cards, and only heisters sit on them'],
  ['5', 'in the Reveal everybody has two cards, at its end face up'],
  ['6', 'No Honor lies face up before the Reveal, and is given up'],
  ['7', 'only a stopper turned on its own turn points'],
  ['8', 'who is interrupted pays only by option'],
  ['9', 'who is caught sits nowhere'],
  ['10', 'only the richer are replaced, and only without a free location'],
  ['11', 'the winner is richest alone, with 7 at least'],
])('invariant %s: %s', (number) => {
  expect(broken.get(number) ?? []).toEqual([]);
});

test('the invariants notice what is broken', () => {
  const { before, after, event } = games[0]!.steps.find((step) => step.event.type === 'TorchPassed')!;
  expect(violations(before, event, { ...after, city: after.city + 1, coins: [...after.coins] })).toHaveLength(1);
  expect(violations(before, event, { ...after, hand: after.hand.with(0, ['steal']) })).not.toEqual([]);
  expect(violations(before, event, { ...after, deck: { ...after.deck, prison: 9 } })).not.toEqual([]);
});

test('the random games meet everything that can happen', () => {
  const met = new Set(games.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
  expect(events.options.map((option) => option.shape.type.value).filter((type) => !met.has(type))).toEqual([]);
  const outcomes = new Set(games.flatMap(({ steps }) => steps.map(({ event }) => kindOf(event))));
  for (const kind of ['forgot', 'businessman', 'robbed', 'noRoom', 'declined', 'replaced', 'prediction', 'interrupt'])
    expect(outcomes).toContain(kind);
});

function kindOf(event: Event): string {
  if (event.type === 'BetrayalResolved') return event.outcome;
  if (event.type === 'HeistFailed') return event.reason;
  if (event.type === 'HeistPlaced') return event.replaced === null ? 'free' : 'replaced';
  return event.type === 'Caught' ? event.cause : '';
}

/** The events of each Reveal of all games. */
function* reveals(): Generator<Event[]> {
  for (const { steps } of games) {
    let round: Event[] = [];
    for (const { event } of steps) {
      round.push(event);
      if (event.type === 'RevealStarted') round = [];
      if (event.type === 'RevealEnded') yield round;
    }
  }
}

test('invariant 7: over a Reveal a stopper either interrupts once or points once', () => {
  for (const round of reveals())
    for (const event of round) {
      if (event.type === 'CardRevealed' && (event.card === 'trap' || event.card === 'sabotage')) {
        const points = round.filter(
          (one) => one.type === 'Pointed' && one.seat === event.seat && one.kind === event.card,
        );
        expect(points).toHaveLength(1);
      }
      if (event.type === 'Interrupted')
        expect(round.some((one) => one.type === 'Pointed' && one.seat === event.by && one.kind === event.kind)).toBe(
          false,
        );
    }
});

test('invariants 8 and 9: a crime is stopped once at most, and a stopped one pays nothing', () => {
  for (const round of reveals())
    for (const [i, event] of round.entries()) {
      if (event.type !== 'CardRevealed' || (event.card !== 'steal' && event.card !== 'heist')) continue;
      const next = round.slice(i + 1).findIndex(({ type }) => type === 'CardRevealed');
      const crime = round.slice(i + 1, next < 0 ? undefined : i + 1 + next).map(({ type }) => type);
      const outcome = crime.filter((type) =>
        ['Stole', 'HeistPlaced', 'HeistFailed', 'Caught', 'Interrupted'].includes(type),
      );
      expect([
        ['Stole'],
        ['HeistPlaced'],
        ['HeistFailed'],
        ['Caught'],
        ['Interrupted'],
        ['Interrupted', 'Caught'],
      ]).toContainEqual(outcome);
    }
});

test('invariant 12: whoever is awaited is asked for something, in the Reveal only in pace live', () => {
  for (const { rests } of games)
    for (const state of rests) {
      const [prompt, second] = prompts(state);
      expect(second).toBeUndefined();
      expect(prompt!.seats.length).toBeGreaterThan(0);
      if (state.phase === 'reveal') expect(state.config.pace).toBe('live');
      if (state.phase === 'orders') expect(state.config.pace).toBe('orders');
    }
});

test('prompts never have an id twice in a game', () => {
  for (const { rests } of games) {
    const ids = rests.map((state) => prompts(state)[0]!.id).filter((id, i, all) => id !== all[i - 1]);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

describe('invariants 13 and 14: the same orders give the same round in every pace', () => {
  const pairs = ['ST TR', 'TR ST', 'HE SA', 'SA HE', 'ST HE', 'HE ST', 'TR SA', 'NH HE', 'NH ST', 'SA ST', 'HE TR'];
  const round = fc.record({
    players: fc.integer({ min: 3, max: 5 }),
    picks: fc.array(
      fc.record({
        pair: fc.constantFrom(...pairs),
        target: fc.nat(),
        reactions: fc.constantFrom('', 't-', 's-', 't- s-', 't{A} s{B C}', 't{B} s{A}'),
        point: fc.constantFrom('', 'pt:C ps:A', 'pt:B'),
        place: fc.constantFrom('', 'loc:1', 'tk:never', 'tk{A}', 'tk{B C}'),
      }),
      { minLength: 5, maxLength: 5 },
    ),
    coins: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 5, maxLength: 5 }),
    interruptFine: fc.boolean(),
  });

  it('to the last coin', () => {
    fc.assert(
      fc.property(round, ({ players, picks, coins, interruptFine }) => {
        const plans = picks.slice(0, players).map((pick, seat) => planText(pick, seat, players));
        const told = PACES.map(
          (pace) =>
            playRound(given({ players, coins: coins.slice(0, players), config: { pace, interruptFine } }), plans).told,
        );
        expect(told[1]).toEqual(told[0]);
        expect(told[2]).toEqual(told[0]);
      }),
      { numRuns: 150, seed: 14 },
    );
  });

  const own = (text: string, seat: number) => {
    const letter = 'ABCDE'[seat]!;
    return text
      .split(/ (?![A-E]\})/)
      .filter((word) => (!word.includes('{') && !/^p[ts]:/.test(word) ? true : !word.slice(2).includes(letter)))
      .join(' ');
  };

  function planText(
    pick: { pair: string; target: number; reactions: string; point: string; place: string },
    seat: number,
    players: number,
  ): string {
    const target = 'ABCDE'[(seat + 1 + (pick.target % (players - 1))) % players]!;
    const words = [pick.reactions, pick.point, pick.place].map((text) => own(text, seat)).filter(Boolean);
    return [pick.pair.replace('NH', `NH>${target}`), ...words].join(' ');
  }
});

test('invariant 15: an event changes nothing in the view of somebody who may not read it', () => {
  for (const { steps, first } of games.slice(0, 45))
    for (const { before, event, after } of steps) {
      const readers = audience(event);
      if (!before || readers === 'all') continue;
      const viewers: Viewer[] = [...first.coins.keys(), 'spectator'];
      for (const viewer of viewers) {
        if (typeof viewer === 'number' && readers !== 'nobody' && readers.includes(viewer)) continue;
        const [was, is] = [view(before, viewer), view(after, viewer)].map((seen) => JSON.stringify(seen));
        expect(is, `${event.type} seen by ${viewer}`).toBe(was);
      }
    }
});

/** The same state with everything hidden from a viewer laid otherwise. */
function laidOtherwise(state: State, viewer: number): State {
  const hidden = (seat: number) => seat !== viewer;
  const hand: State['hand'] = [];
  const discard: State['discard'] = [];
  const table: State['table'] = [];
  for (const [seat, cards] of state.hand.entries()) {
    const down = state.table[seat]!.filter(({ faceUp }) => !faceUp).map(({ card }) => card);
    const pile = state.config.discards === 'open' ? [] : state.discard[seat]!;
    const pool = [...pile, ...cards, ...down].reverse();
    if (!hidden(seat)) {
      hand.push(cards);
      discard.push(state.discard[seat]!);
      table.push(state.table[seat]!);
      continue;
    }
    discard.push(state.config.discards === 'open' ? state.discard[seat]! : pool.splice(0, pile.length));
    hand.push(pool.splice(0, cards.length));
    const others = state.table[seat]!.map((one) => (one.faceUp ? one : { ...one, card: pool.pop()! }));
    table.push(others.reverse());
  }
  return {
    ...state,
    hand,
    discard,
    table,
    deck: { prison: 0, coin1: 0, coin2: 0, coin3: 0 },
    locations: state.locations.map((one) => (one.faceUp ? one : { ...one, card: 'coin3' })),
    plans: state.plans.map((plan, seat) => (hidden(seat) ? null : plan)),
    sealedDiscards: state.sealedDiscards.map((card, seat) => (hidden(seat) ? null : card)),
    orders: state.orders.map((orders, seat) => (hidden(seat) ? { ...orders, trap: [viewer] } : orders)),
    ordersFinal: state.ordersFinal.map((final, seat) => (hidden(seat) ? !final : final)),
    window: state.window && {
      ...state.window,
      answers: state.window.answers.map((answer, seat) => (hidden(seat) ? true : answer)),
    },
    heistChoice: state.heistChoice?.seat === viewer ? state.heistChoice : null,
  };
}

test('V1 to V5, V7: a view is the same however the hidden cards, plans, orders and answers are', () => {
  for (const { rests } of games)
    for (const state of rests)
      for (const viewer of state.coins.keys())
        expect(JSON.stringify(view(laidOtherwise(state, viewer), viewer))).toBe(JSON.stringify(view(state, viewer)));
});

test('V4 no view shows a card of the deck or of a location that is not resolved', () => {
  for (const { rests } of games.slice(0, 30))
    for (const state of rests) {
      const seen = view(state, 0);
      expect(seen.locations.every(({ card, faceUp }) => faceUp === (card !== null))).toBe(true);
      expect(seen.opened).toBeNull();
    }
});

test('V6 a spectator sees what a seat sees, less what is its own', () => {
  for (const { rests, last } of games)
    for (const state of [...rests, last])
      expect(view(state, 'spectator')).toEqual({ ...view(state, 1), viewer: 'spectator', own: null });
});

test('after the end everything is open', () => {
  for (const { last } of games)
    expect(view(last, 'spectator').opened).toEqual({
      hands: last.hand,
      discards: last.discard,
      locations: last.locations.map(({ card }) => card),
      deck: last.deck,
    });
});

test('invariant 16: the default is legal for every awaited seat of every state', () => {
  for (const { rests } of games)
    for (const state of rests)
      for (const prompt of prompts(state))
        for (const seat of prompt.seats.filter((one) => !prompt.ready.includes(one))) {
          const answer = decide(state, seat, fallback(state, prompt, seat), seededLuck('late'));
          expect(isRefusal(answer), JSON.stringify(answer)).toBe(false);
        }
});

test('invariant 17: replaying the events gives the same state, and what is stored comes back the same', () => {
  for (const { steps, last } of games) {
    const stored = JSON.parse(JSON.stringify(steps.map(({ event }) => event))) as Event[];
    expect(fold(null, stored)).toEqual(last);
    for (const event of stored) expect(events.parse(event)).toEqual(event);
  }
});

test('invariant 17: the same game twice gives the same events', () => {
  fc.assert(
    fc.property(game, (one) => {
      const [a, b] = [randomGame(one.settings, one.seats, one.seed), randomGame(one.settings, one.seats, one.seed)];
      expect(a.steps.map(({ event }) => event)).toEqual(b.steps.map(({ event }) => event));
    }),
    { numRuns: 10 },
  );
});

test('invariant 18: evolve and decide mutate no state they were given', () => {
  const freeze = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      Object.freeze(value);
      Object.values(value).forEach(freeze);
    }
    return value;
  };
  for (const { steps, last } of games.slice(0, 15)) {
    let state: State | null = null;
    for (const { event } of steps) state = freeze(evolve(state, freeze(event)));
    expect(state).toEqual(last);
  }
  for (const { rests } of games.slice(15, 25))
    for (const state of rests) {
      freeze(state);
      decide(state, 0, { type: 'Plan', cards: ['steal', 'steal'] }, scriptedLuck({}));
      decide(state, 0, { type: 'Orders', orders: {} }, scriptedLuck({}));
    }
});

test('an event that nobody knows changes nothing', () => {
  const state = given();
  expect(evolve(state, { type: 'Unheard' } as unknown as Event)).toBe(state);
});

test('what everybody can work out is never wrong, and never more than four ways', () => {
  const wrong: string[] = [];
  for (const { rests } of games)
    for (const state of rests) {
      if (state.phase !== 'plan') continue;
      for (const { seat, knowledge, history, discard } of view(state, 'spectator').seats) {
        const { ways } = beliefAbout(state.config, { history, discard });
        if (ways.length < 1 || ways.length > 4) wrong.push(`${ways.length} ways`);
        if (knowledge.noHonor === 'maybe') wrong.push('No Honor may be anywhere');
        const [hand, pile] = [state.hand[seat]!, state.discard[seat]!];
        // The last two cards bring the pile back, so then it is in hand already.
        if (hand.length > 0) wrong.push(...pile.filter((card) => knowledge[card] === 'hand'));
        wrong.push(...hand.filter((card) => knowledge[card] === 'out'));
      }
    }
  expect(wrong).toEqual([]);
});

test('players cannot send the house’s Default', () => {
  expect(commands.safeParse({ type: 'Default' }).success).toBe(false);
});
