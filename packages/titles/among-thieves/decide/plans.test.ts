import { describe, expect, it, test } from 'vitest';
import { scriptedLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { awaited, given, plan, planAll, playRound, refusalOf, send, settle } from '../among-thieves.fixtures.ts';
import { audience } from '../audience.ts';
import { publicKnowledge } from '../knowledge.ts';
import { legal } from '../legal.ts';
import type { Card, State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { view } from '../view.ts';
import { decide } from './command.ts';
import { close } from './round.ts';

/** Round 2 after everybody has played these two cards; nobody interrupts. */
const after = (cards: string, config: Parameters<typeof given>[0] = {}): State =>
  playRound(
    given(config),
    [cards, 'SA TR t- s-', 'SA TR t- s-'].map((text) => `${text} t- s-`),
  ).state;

const hand = (state: State, seat = 0): string => state.hand[seat]!.join(' ');

/** The hand to plot from, whatever is still to be given up. */
const handsAfter = (state: State, seat = 0) => legal(state, seat).plan!.handAfter;

test('P1 the same card twice', () => {
  expect(refusalOf(given(), 'A', plan('ST ST'))).toMatchObject({ code: 'SAME_CARD_TWICE', at: 'cards' });
});

test('P2 No Honor without a target', () => {
  const refusal = refusalOf(given(), 'A', plan('NH ST'));
  expect(refusal.code).toBe('NEED_TARGET');
  expect(refusal.say).toContain('B, C');
});

test('P3 No Honor at oneself', () => {
  expect(refusalOf(given(), 'A', plan('NH>A ST')).code).toBe('TARGET_SELF');
});

test('P4 a target without No Honor', () => {
  expect(refusalOf(given(), 'A', { ...plan('ST TR'), target: 1 }).code).toBe('TARGET_WITHOUT_NO_HONOR');
});

test('P5 a discard in round 1', () => {
  expect(refusalOf(given(), 'A', plan('ST TR give:ST')).code).toBe('DISCARD_NOT_OWED');
});

test('P6 no discard in round 2', () => {
  const refusal = refusalOf(after('ST TR'), 'A', plan('HE SA'));
  expect(refusal.code).toBe('NEED_DISCARD');
  expect(refusal.say).toContain('Steal or Trap');
});

test('P7 a discard that was not played', () => {
  expect(refusalOf(after('ST TR'), 'A', plan('HE SA give:HE')).code).toBe('DISCARD_NOT_PLAYED');
});

test('P8 a card that has just been given up', () => {
  expect(refusalOf(after('ST TR'), 'A', plan('ST HE give:ST')).code).toBe('CARD_NOT_IN_HAND');
});

test('P9 a sealed plan: others see only that the seat is ready', () => {
  const before = after('ST TR');
  const { state, events } = send(before, 'A', plan('TR HE give:ST'));
  expect(events.map((event) => [event.type, audience(event)])).toEqual([
    ['PlanReady', 'all'],
    ['PlanSealed', [0]],
  ]);
  expect(view(state, 1)).toEqual({
    ...view(before, 1),
    seats: view(before, 1).seats.map((seat) => (seat.seat === 0 ? { ...seat, ready: true } : seat)),
  });
});

test('P10 another discard than the No Honor that was played', () => {
  expect(refusalOf(after('NH>B HE'), 'A', plan('ST TR give:HE')).code).toBe('DISCARD_FORCED');
});

test('P11 a forced discard is filled in', () => {
  const { of } = send(after('NH>B HE'), 'A', plan('HE ST'));
  expect(of('PlanSealed')[0]!.plan.discard).toBe('noHonor');
});

test('P12 a plan may be replaced while others are awaited', () => {
  const first = send(given(), 'A', plan('ST TR')).state;
  const { state, events } = send(first, 'A', plan('HE SA'));
  expect(events.map(({ type }) => type)).toEqual(['PlanSealed']);
  expect(state.plans[0]!.cards).toEqual(['heist', 'sabotage']);
  expect(awaited(state)).toBe('BC');
});

describe('P13 the last to plan plans again', () => {
  const closed = (pace: 'sealed' | 'orders') =>
    settle(planAll(given({ config: { pace } }), ['ST SA', 'ST TR', 'HE TR'])).state;

  it('in pace orders after the window has closed', () => {
    expect(refusalOf(closed('orders'), 'B', plan('HE SA')).code).toBe('WRONG_PHASE');
  });

  it('in pace sealed the round is over', () => {
    expect(refusalOf(closed('sealed'), 'B', { ...plan('HE SA'), round: 1 }).code).toBe('STALE_ROUND');
    expect(refusalOf(closed('sealed'), 'B', plan('HE SA')).code).toBe('NEED_DISCARD');
  });

  it('before the house has closed it', () => {
    const open = planAll(given(), ['ST SA', 'ST TR', 'HE TR']);
    expect(send(open, 'B', plan('HE SA')).state.plans[1]!.cards).toEqual(['heist', 'sabotage']);
  });
});

/** Everybody plays the cycle of vector P14: the states at the start of rounds 1 to 5. */
function cycle(recovery: 'lastStaysOut' | 'all' = 'lastStaysOut'): State[] {
  const plays = ['ST TR', 'HE TR give:ST', 'NH>B HE give:TR', 'SA HE'];
  const states = [given({ config: { recovery, pace: 'sealed' } })];
  for (const text of plays) {
    const now = states.at(-1)!;
    // Nobody is to win on the way.
    const poor = { ...now, coins: [1, 1, 1], city: 28 };
    states.push(
      playRound(
        poor,
        [0, 1, 2].map((seat) => `${text.replace('>B', seat === 1 ? '>C' : '>B')} t- s-`),
      ).state,
    );
  }
  return states;
}

describe('the hand cycle', () => {
  it('P14 comes back in round 5 without the card given up last', () => {
    const [, two, three, four, five] = cycle();
    expect(handsAfter(two!).steal).toEqual(['trap', 'heist', 'sabotage', 'noHonor']);
    expect(handsAfter(three!).trap).toEqual(['heist', 'sabotage', 'noHonor']);
    expect(handsAfter(four!).noHonor).toEqual(['heist', 'sabotage']);
    expect(four!.discard[0]).toEqual(['steal', 'trap']);
    expect(handsAfter(five!).heist).toEqual(['steal', 'trap', 'sabotage', 'noHonor']);
    const closed = settle(planAll(five!, Array(3).fill('ST SA give:HE'))).state;
    expect(closed.discard[0]).toEqual(['heist']);
  });

  it('P15 with recovery all everything comes back', () => {
    const five = cycle('all')[4]!;
    expect(handsAfter(five).heist).toEqual(['steal', 'trap', 'heist', 'sabotage', 'noHonor']);
    expect(settle(planAll(five, Array(3).fill('ST SA give:HE'))).state.discard[0]).toEqual([]);
  });

  it('P16 is public as far as it can be worked out', () => {
    const known = (state: State | undefined, where: string) =>
      Object.entries(publicKnowledge(state!, 0)).flatMap(([card, is]) => (is === where ? [card] : []));
    const [, two, three, four, five] = cycle();
    expect([known(two, 'hand'), known(two, 'maybe')]).toEqual([
      ['heist', 'sabotage', 'noHonor'],
      ['steal', 'trap'],
    ]);
    expect([known(three, 'hand'), known(three, 'out'), known(three, 'maybe')]).toEqual([
      ['sabotage', 'noHonor'],
      ['steal'],
      ['trap', 'heist'],
    ]);
    expect([known(four, 'hand'), known(four, 'out')]).toEqual([
      ['heist', 'sabotage'],
      ['steal', 'trap', 'noHonor'],
    ]);
    expect([known(five, 'hand'), known(five, 'maybe')]).toEqual([
      ['steal', 'trap', 'noHonor'],
      ['heist', 'sabotage'],
    ]);
  });
});

/** Start of round 4 where A has played No Honor in round 3 (or keeps it for round 4) and B has kept it. */
function roundFour(pace: 'sealed' | 'orders' | 'live'): State {
  const rounds = [
    ['ST TR', 'ST TR', 'ST TR'],
    ['HE TR give:ST', 'HE TR give:ST', 'HE TR give:ST'],
    ['NH>B HE give:TR', 'TR SA give:HE', 'NH>B SA give:HE'],
  ];
  let state = given({ config: { pace } });
  for (const plans of rounds) {
    const poor = { ...state, coins: [1, 1, 1], city: 28 };
    state = playRound(
      poor,
      plans.map((text) => `${text} t- s-`),
    ).state;
  }
  return state;
}

describe('a hand of two', () => {
  it.each(['orders', 'live'] as const)('P17 without No Honor is plotted by itself in pace %s', (pace) => {
    const state = roundFour(pace);
    expect(state.plans[0]).toMatchObject({
      discard: 'noHonor',
      cards: ['heist', 'sabotage'],
      by: 'forced',
      final: false,
    });
    expect(awaited(state)).toBe('B');
    expect(prompts(state)[0]!.seats).toEqual([0, 1, 2]);
    expect(view(state, 'spectator').seats.map(({ ready }) => ready)).toEqual([true, false, true]);
  });

  it('P17 is asked for in pace sealed, for the orders', () => {
    expect(awaited(roundFour('sealed'))).toBe('ABC');
  });

  it('P17 a plan made by itself may be replaced and its orders changed', () => {
    const state = roundFour('orders');
    expect(send(state, 'A', plan('SA HE')).state.plans[0]).toMatchObject({
      cards: ['sabotage', 'heist'],
      by: 'player',
    });
    const { state: ordered } = send(state, 'A', { type: 'Orders', orders: { first: 'sabotage' } });
    expect(ordered.plans[0]).toMatchObject({ orders: { first: 'sabotage' }, by: 'forced' });
  });

  it('P18 with No Honor: the deadline forgets to point, and it is the card that stays out', () => {
    const start = roundFour('orders');
    // B gives up Sabotage by default and keeps Trap and No Honor.
    const { state: planned, of } = send(start, 'B', { type: 'Default' });
    expect(of('PlanSealed')[0]!.plan).toMatchObject({
      discard: 'sabotage',
      cards: ['trap', 'noHonor'],
      target: null,
      orders: { trap: 'never', sabotage: 'never' },
      by: 'deadline',
    });
    let state = settle(planned).state;
    for (const seat of [0, 2]) state = send(state, seat, { type: 'Orders', orders: {} }).state;
    const five = settle(state).state;
    expect(handsAfter(five, 1)).toEqual({ noHonor: ['steal', 'trap', 'heist', 'sabotage'] });
    const closed = settle(planAll(five, ['ST TR give:HE', 'ST TR', 'ST SA give:TR'])).state;
    expect(closed.discard[1]).toEqual(['noHonor']);
  });
});

describe('the deadline', () => {
  it('P19 in round 1 plans Trap and Sabotage, final, and tells nobody before the Reveal has ended', () => {
    const others = planAll(given(), ['', 'ST SA', 'HE TR'].map((text) => text || null).with(0, 'ST TR'));
    const absent = { ...others, plans: others.plans.with(0, null), ready: others.ready.with(0, false) };
    const { state, of, events } = send(absent, 'A', { type: 'Default' });
    expect(of('PlanSealed')[0]!.plan).toMatchObject({
      cards: ['trap', 'sabotage'],
      orders: { trap: 'never', sabotage: 'never' },
      final: true,
      by: 'deadline',
    });
    expect(events.map(audience)).toEqual([[0]]);
    expect(view(state, 1)).toEqual(view(absent, 1));
    const ordering = settle(state);
    expect(awaited(ordering.state)).toBe('BC');
    expect(ordering.events.some((event) => 'absent' in event)).toBe(false);
    const answered = ['B', 'C'].reduce(
      (now, seat) => send(now, seat, { type: 'Orders', orders: {} }).state,
      ordering.state,
    );
    expect(settle(answered).of('RevealEnded')).toEqual([{ type: 'RevealEnded', absent: [0] }]);
  });

  it('P20 gives up the riskier card and plans the safest two', () => {
    const { of } = send(after('TR SA'), 'A', { type: 'Default' });
    expect(of('PlanSealed')[0]!.plan).toMatchObject({ discard: 'sabotage', cards: ['trap', 'steal'] });
  });

  it('is not awaited from who has answered', () => {
    const state = send(given(), 'A', plan('ST TR')).state;
    expect(refusalOf(state, 'A', { type: 'Default' }).code).toBe('NOT_AWAITED');
  });
});

describe('open discards', () => {
  const shown = () => playRound(given({ config: { discards: 'open' } }), ['ST TR t-', 'NH>A HE', 'SA TR t- s-']).state;

  it('P21 ask only who has a choice', () => {
    const state = shown();
    expect(state.phase).toBe('foolMe');
    expect(prompts(state)[0]).toMatchObject({ id: 'r1/discard', seats: [0, 2], ready: [] });
    expect(refusalOf(state, 'B', { type: 'Discard', card: 'noHonor' }).code).toBe('DISCARD_FORCED');
    expect(refusalOf(state, 'A', { type: 'Discard', card: 'heist' }).code).toBe('DISCARD_NOT_PLAYED');
  });

  it('are shown when all are there, then the next round begins', () => {
    const one = send(shown(), 'A', { type: 'Discard', card: 'steal' });
    expect(one.events.map((event) => [event.type, audience(event)])).toEqual([
      ['DiscardReady', 'all'],
      ['DiscardSealed', [0]],
    ]);
    const again = send(one.state, 'A', { type: 'Discard', card: 'trap' });
    expect(again.events.map(({ type }) => type)).toEqual(['DiscardSealed']);
    const late = send(again.state, 'C', { type: 'Default' });
    expect(late.events).toEqual([{ type: 'DiscardSealed', seat: 2, card: 'sabotage', auto: true }]);
    const { state, of } = settle(late.state);
    expect(of('DiscardsShown')[0]!.cards).toEqual(['trap', 'noHonor', 'sabotage']);
    expect(state).toMatchObject({ round: 2, phase: 'plan' });
    expect(hand(state)).toBe('steal heist sabotage noHonor');
    expect(view(state, 1).seats[0]!.discard).toEqual(['trap']);
    expect(refusalOf(state, 'A', plan('ST HE give:TR')).code).toBe('DISCARD_NOT_OWED');
    expect(publicKnowledge(state, 0)).toEqual({
      steal: 'hand',
      trap: 'out',
      heist: 'hand',
      sabotage: 'hand',
      noHonor: 'hand',
    });
  });
});

describe('plans that are refused', () => {
  it.each([
    ['UNKNOWN_CARD', { ...plan('ST TR'), cards: ['steal', 'dagger'] as Card[] }],
    ['UNKNOWN_CARD', { ...plan('ST TR'), discard: 'dagger' as Card }],
    ['NEED_TWO_CARDS', { ...plan('ST TR'), cards: ['steal'] as Card[] }],
    ['NEED_TWO_CARDS', { ...plan('ST TR'), cards: ['steal', 'trap', 'heist'] as Card[] }],
    ['TARGET_UNKNOWN', { ...plan('NH>B TR'), target: 3 }],
    ['TARGET_UNKNOWN', { ...plan('NH>B TR'), target: 0.5 }],
    ['STALE_ROUND', { ...plan('ST TR'), round: 2 }],
  ])('%s', (code, command) => {
    const state = given();
    const before = structuredClone(state);
    expect(refusalOf(state, 'A', command).code).toBe(code);
    expect(state).toEqual(before);
  });

  it('are refused for the first reason in the order of the rules', () => {
    const state = after('ST TR');
    const all = { ...plan('ST ST'), target: 0, orders: { trap: [] } };
    expect(refusalOf(state, 'A', { ...all, round: 1, discard: 'dagger' as Card }).code).toBe('STALE_ROUND');
    expect(refusalOf(state, 'A', { ...all, discard: 'dagger' as Card }).code).toBe('UNKNOWN_CARD');
    expect(refusalOf(state, 'A', all).code).toBe('NEED_DISCARD');
    expect(refusalOf(state, 'A', { ...all, discard: 'trap' }).code).toBe('SAME_CARD_TWICE');
    expect(refusalOf(state, 'A', { ...all, discard: 'trap', cards: ['trap', 'steal'] }).code).toBe('CARD_NOT_IN_HAND');
    expect(refusalOf(state, 'A', { ...all, discard: 'trap', cards: ['heist', 'steal'] }).code).toBe(
      'TARGET_WITHOUT_NO_HONOR',
    );
    expect(refusalOf(state, 'A', { ...all, discard: 'trap', cards: ['noHonor', 'steal'] }).code).toBe('TARGET_SELF');
  });

  it('from a seat that does not exist, and after the end', () => {
    expect(refusalOf(given(), 3, plan('ST TR')).code).toBe('BAD_SEAT');
    const over = playRound(given({ coins: [9, 1, 1] }), ['ST SA s-', 'TR SA t- s-', 'TR SA t- s-']).state;
    expect(over.phase).toBe('over');
    expect(refusalOf(over, 'A', plan('ST TR')).code).toBe('GAME_OVER');
    expect(prompts(over)).toEqual([]);
  });

  it('commands of another phase or pace', () => {
    for (const command of [
      { type: 'Discard', card: 'steal' },
      { type: 'Reveal', card: 'steal' },
      { type: 'React', play: false },
    ] as const)
      expect(refusalOf(given(), 'A', command).code).toBe('WRONG_PHASE');
  });
});

test('a prompt that is not complete cannot be closed', () => {
  const state = send(given(), 'A', plan('ST TR')).state;
  expect(() => close(state, prompts(state)[0]!, scriptedLuck({}))).toThrow('seats 1, 2 have not answered');
});

test('a plan says the same whoever of the others sends first', () => {
  const one = decide(given(), 0, plan('ST TR'), scriptedLuck({}));
  const other = decide(send(given(), 'B', plan('HE TR')).state, 0, plan('ST TR'), scriptedLuck({}));
  expect(isRefusal(one)).toBe(false);
  expect(other).toEqual(one);
});
