import { describe, expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal, type Viewer } from '#engine/title.ts';
import { audience } from './audience.ts';
import { decide } from './decide/command.ts';
import { withCards } from './evolve/hands.ts';
import { evolve } from './evolve.ts';
import { violations } from './invariants.ts';
import { legal } from './legal.ts';
import { type Boss, commands, type Event, events, type Options, type State } from './model.ts';
import { prompts } from './prompts.ts';
import { result } from './ranking.ts';
import { tell } from './tell.ts';
import { defaultAnswer, type Game, idleGame, randomGame } from './thug-life.fixtures.ts';
import { view } from './view.ts';

const CONFIGS: readonly Partial<Options>[] = [
  {},
  { reactions: 'window' },
  { reactions: 'window', sealWeapons: false, skipDefence: 'fast', hoodBonusAgainstCops: false },
  { driveByTakesDolla: true, defendersGoToStreets: true, oneFigurePerRide: false, timeoutTurn: 'pass' },
  { respectGoal: 5, respectFloor: null, defenderCanTakeLastPoint: false, maxRounds: 6 },
  { handSize: 6, actionsPerTurn: 5, copsAtStart: 0, homiesInDeck: 16, hoodBonus: 0 },
];

/** The same games for all properties; each is played once. */
const games: Game[] = CONFIGS.flatMap((config, i) =>
  [2, 3, 4, 5, 6].map((seats) =>
    randomGame({ config, seats, seed: `game ${i} ${seats}`, absent: seats === 4 ? 5 : 0 }),
  ),
);

const broken = games.flatMap(({ steps }) =>
  steps.flatMap(({ before, event, after }) => violations(before, event, after).map((what) => `${event.type}: ${what}`)),
);

test('invariants 1 to 4, 8, 10 and 11 hold after every event', () => {
  expect(broken).toEqual([]);
});

test('the invariants notice what is broken', () => {
  const { before, event, after } = games[0]!.steps.find((step) => step.event.type === 'RespectChanged')!;
  const seats = after.bosses.length - 1;
  const boss = after.bosses[seats]!;
  const other = (change: Partial<Boss>) => ({ ...after, bosses: after.bosses.with(seats, { ...boss, ...change }) });
  expect(violations(before, event, other({ thugs: { yard: 9, stash: 9, streets: 0 } }))).not.toEqual([]);
  expect(violations(before, event, other({ dollas: boss.dollas + 1 }))).not.toEqual([]);
  expect(violations(before, event, other({ hand: [] }))).not.toEqual([]);
  expect(violations(before, event, { ...after, streetDeck: [1, ...after.streetDeck] })).not.toEqual([]);
  expect(violations(before, event, { ...after, cops: { streets: 5, supply: 5 } })).not.toEqual([]);
});

test('invariant 4: exactly one winner by a Hood Fight has the last point', () => {
  const won = games.filter(({ state }) => state.result?.reason === 'hoodFight');
  expect(won.length).toBeGreaterThan(0);
  for (const { state } of won) {
    const goal = state.config.respectGoal;
    expect(state.bosses.filter(({ respect }) => respect >= goal).map(({ seat }) => seat)).toEqual(
      state.result!.winners,
    );
    expect(result(state)!.ranking[0]).toMatchObject({ seat: state.result!.winners[0], place: 1, score: goal });
  }
});

test('the random games meet everything that can happen', () => {
  const met = new Set(games.flatMap(({ steps }) => steps.map(({ event }) => event.type)));
  const all = events.options.map((option) => option.shape.type.value);
  const rare = ['RidesStopped', 'CopFightSkipped', 'LineSkipped', 'SeatRetired'];
  expect(all.filter((type) => !met.has(type) && !rare.includes(type))).toEqual([]);
});

test('every event is of its schema, plain JSON, and told in a sentence to all who may read it', () => {
  for (const { steps } of games.slice(0, 8))
    for (const { event } of steps) {
      expect(events.parse(JSON.parse(JSON.stringify(event)))).toEqual(event);
      const readers = audience(event);
      const viewers: Viewer[] = readers === 'all' ? ['spectator', 0] : readers === 'nobody' ? [] : [...readers];
      for (const viewer of viewers) expect(tell(event, viewer)).toMatch(/^$|^[A-Z0-9].*[.!]$/);
    }
});

test('invariant 7: the events alone give the state', () => {
  for (const { steps, state } of games)
    expect(steps.reduce<State | null>((now, { event }) => evolve(now, event), null)).toEqual(state);
});

describe('invariant 5', () => {
  test('while the game is not over somebody is awaited, and his default is accepted and changes something', () => {
    for (const { rests } of games)
      for (const state of rests.filter((_, i) => i % 5 === 0)) {
        const [prompt, second] = prompts(state);
        expect(second).toBeUndefined();
        const seat = prompt!.seats.find((one) => !prompt!.ready.includes(one));
        if (seat === undefined) continue;
        const answer = decide(state, seat, defaultAnswer(state, seat), seededLuck('late'));
        if (isRefusal(answer)) throw new Error(answer.say);
        expect(answer.length).toBeGreaterThan(1);
      }
  });

  test.each(CONFIGS.slice(0, 5))('a game that nobody plays ends (%j)', (config) => {
    expect(idleGame({ maxRounds: 7, ...config }, 4, 'idle').phase).toBe('over');
  });
});

test('prompts never have an id twice in a game, and labels of draws neither', () => {
  for (const { rests, labels } of games) {
    const ids = rests.map((state) => prompts(state)[0]!.id).filter((id, i, all) => id !== all[i - 1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test('the id of a turn stays the same while its Boss acts', () => {
  for (const { steps } of games.slice(0, 6)) {
    const { before, after } = steps.find(({ event }) => event.type === 'ActionsChanged' && event.why === 'jumpIn')!;
    expect(prompts(after)[0]!.id).toBe(prompts(before!)[0]!.id);
  }
});

test('invariant 9: what legal lists is accepted', () => {
  let listed = 0;
  for (const { rests } of games.slice(0, 12))
    for (const state of rests.filter((_, i) => i % 4 === 0)) {
      const { turn } = legal(state, state.active ?? 0);
      if (!turn || state.active === null) continue;
      const seat = state.active;
      const tries = [
        ...(turn.jumpIn ? [{ type: 'JumpIn', n: turn.jumpIn } as const] : []),
        ...(turn.hustle ? [{ type: 'Hustle', n: turn.hustle } as const] : []),
        ...turn.grind.map(({ from, most }) => ({ type: 'Grind', from, n: most }) as const),
        ...turn.upgrades.map((card) => ({ type: 'Upgrade', card }) as const),
        ...turn.burns.map(({ no, targets }) => ({ type: 'BurnHomie', homie: no, target: targets?.[0] }) as const),
        ...turn.flips.map(
          ({ no, targets, discards }) =>
            ({ type: 'FlipTurf', turf: no, target: targets?.[0], discard: discards?.[0] }) as const,
        ),
        ...turn.cautions.map(
          ({ no, targets, discards }) =>
            ({ type: 'PlayCaution', card: no, target: targets?.[0], discard: discards?.[0] }) as const,
        ),
        ...turn.offers.map(({ no, discards }) => ({ type: 'DramaOffer', drama: no, discard: discards?.[0] }) as const),
        ...turn.fights.flatMap(({ target, weapons, cautions, reinforcements }) => {
          const alone = { type: 'PickFight', target, thugs: turn.ready.thugs, homies: [...turn.ready.homies] } as const;
          const some = reinforcements > 0 ? cautions : [];
          return [alone, { ...alone, weapons: [...weapons] }, ...some.map((one) => ({ ...alone, cautions: [one] }))];
        }),
        ...turn.crimes.flatMap(({ no, rides, turf, weapons }) => [
          {
            type: 'AttemptCrime',
            card: no,
            thugs: turn.ready.thugs,
            homies: [...turn.ready.homies],
            rides: [...rides],
            turf: [...turf],
            weapons: [...weapons],
          } as const,
        ]),
        ...(turn.takeBack ? [{ type: 'TakeBack' } as const] : []),
      ];
      for (const command of tries) {
        const answer = decide(state, seat, commands.parse(command), seededLuck('legal'));
        if (isRefusal(answer)) throw new Error(`${JSON.stringify(command)}: ${answer.code} ${answer.say}`);
        listed += 1;
      }
    }
  expect(listed).toBeGreaterThan(1000);
});

describe('invariant 6: views do not leak', () => {
  const viewers = (n: number): Viewer[] => ['spectator', ...Array.from({ length: n }, (_, seat) => seat)];

  test('a secret event changes nothing for anybody outside its audience', () => {
    for (const { steps } of games.filter((_, i) => i % 3 === 0))
      for (const { before, event, after } of steps) {
        const readers = audience(event);
        if (readers === 'all' || !before) continue;
        for (const viewer of viewers(after.n)) {
          if (readers !== 'nobody' && viewer !== 'spectator' && readers.includes(viewer)) continue;
          expect(view(after, viewer)).toEqual(view(before, viewer));
        }
      }
  });

  test('with everything exchanged that a viewer may not know his view is the same', () => {
    for (const { rests } of games)
      for (const state of rests.filter((_, i) => i % 7 === 0))
        for (const viewer of viewers(state.n))
          expect(view(exchanged(state, viewer), viewer)).toEqual(view(state, viewer));
  });
});

/** All hidden cards dealt anew, other Bosses' orders, sealed answers and Commits replaced. */
function exchanged(state: State, viewer: Viewer): State {
  const hidden = [
    ...state.streetDeck,
    ...state.homieBox,
    ...state.bosses.flatMap(({ hand, seat }) => (seat === viewer ? [] : hand)),
  ].reverse();
  const next = (count: number) => hidden.splice(0, count);
  const bosses = state.bosses.map((boss) => {
    if (boss.seat === viewer) return boss;
    const hand = withCards([], next(boss.hand.length));
    const orders = { ...boss.orders, reroll: 'never' as const, autoArm: false, arms: [], kills: ['thug'] };
    return { ...boss, hand, orders };
  });
  const commit = { weapons: [1, 2], cautions: [3], reroll: 'never' as const, ifCops: [4] };
  const { pending } = state;
  const reacts = pending
    ? Object.fromEntries(
        Object.entries(pending.reacts).map(([seat, react]) =>
          Number(seat) === viewer ? [seat, react] : [seat, { no: 9, hit: 0, by: 'player' as const }],
        ),
      )
    : {};
  return {
    ...state,
    bosses,
    streetDeck: next(state.streetDeck.length),
    homieBox: next(state.homieBox.length),
    pending:
      pending?.type === 'fight'
        ? {
            ...pending,
            reacts,
            commits: {
              attacker: pending.attacker === viewer ? pending.commits.attacker : commit,
              defender: pending.defender === viewer ? pending.commits.defender : commit,
            },
            kills: {
              attacker: pending.attacker === viewer ? pending.kills.attacker : { thugs: 7, homies: [] },
              defender: pending.defender === viewer ? pending.kills.defender : { thugs: 7, homies: [] },
            },
          }
        : pending && { ...pending, reacts, commit: pending.by === viewer ? pending.commit : commit },
    copQueue: state.copQueue.map((call) =>
      call.boss === viewer ? call : { ...call, commit, ifCops: 'ask' as const, reroll: 'ask' as const },
    ),
  };
}

test('facts and contents come in pairs, whatever private orders say', () => {
  const pairs: readonly (readonly [Event['type'], Event['type']])[] = [
    ['CardsDrawn', 'CardsDrawnContent'],
    ['CommitSealed', 'CommitSealedContent'],
    ['CardTaken', 'CardTakenContent'],
  ];
  for (const { steps } of games)
    for (const [i, { event }] of steps.entries())
      for (const [fact, content] of pairs) if (event.type === fact) expect(steps[i + 1]!.event.type).toBe(content);
});

test('invariant 3: the deck has no order, every card of it is equally often drawn next', () => {
  const seen = new Map<number, number>();
  for (let k = 0; k < 400; k++) {
    const { steps } = firstDeal(`deal ${k}`);
    for (const one of steps) seen.set(one, (seen.get(one) ?? 0) + 1);
  }
  // 400 deals of 6 cards out of 86 (a Homie is in the deck nine times out of sixteen): 26 to be expected, 14 for a Homie.
  const counts = Array.from({ length: 93 }, (_, i) => seen.get(i + 1) ?? 0);
  const plain = counts.filter((_, i) => i < 58 || i > 73);
  expect(Math.min(...plain)).toBeGreaterThan(8);
  expect(Math.max(...plain)).toBeLessThan(56);
});

function firstDeal(seed: string): { steps: number[] } {
  const state = idleGame({ maxRounds: 1, handSize: 3 }, 2, seed);
  return { steps: [...state.bosses.flatMap(({ hand }) => hand)].slice(0, 6) };
}
