import { describe, expect, it, test } from 'vitest';
import { awaited, given, ordersOf, plan, planAll, refusalOf, send, settle, toldOf } from '../among-thieves.fixtures.ts';
import { audience } from '../audience.ts';
import type { OrdersSent, State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { view } from '../view.ts';

const order = (words: string, final?: boolean) => ({
  type: 'Orders' as const,
  orders: ordersOf(words.split(' ').filter(Boolean)),
  final,
});

/** Phase orders of a first round. */
const ordering = (plans: string[], position: Parameters<typeof given>[0] = {}): State =>
  settle(planAll(given(position), plans)).state;

test('P22 when all plans are final no orders are asked for and the round runs through', () => {
  const { state, events } = settle(planAll(given(), ['ST SA final', 'ST TR final', 'HE TR final']));
  expect(events.some(({ type }) => type === 'OrdersOpened')).toBe(false);
  expect(events.at(-1)!.type).toBe('RoundStarted');
  expect(state).toMatchObject({ round: 2, phase: 'plan' });
});

test('P23 who has not made them final is awaited, and nobody is named', () => {
  const { state, events } = settle(planAll(given(), ['ST SA', 'NH>A TR final', 'HE TR']));
  expect(events.map(({ type }) => type)).toEqual(['PlansClosed', 'NoHonorShown', 'OrdersOpened']);
  expect(awaited(state)).toBe('AC');
  const [prompt] = prompts(state);
  expect(prompt).toMatchObject({ id: 'r1/orders', kind: 'orders', quiet: true, seats: [0, 1, 2] });
  expect(view(state, 'spectator').seats.every(({ ready }) => !ready)).toBe(true);
});

test('P24 at the deadline the orders of the plan stand, and others never see whether they were sent', () => {
  const state = ordering(['ST SA', 'ST TR final', 'HE TR t{B} loc:1']);
  const answered = send(state, 'A', order('')).state;
  const { state: late, events, of } = send(answered, 'C', { type: 'Default' });
  expect(of('OrdersSealed')).toEqual([
    { type: 'OrdersSealed', seat: 2, orders: state.plans[2]!.orders, final: true, auto: true },
  ]);
  expect(events.map(audience)).toEqual([[2]]);
  expect(view(late, 0)).toEqual(view(answered, 0));
  expect(settle(late).state.round).toBe(2);
});

describe('P25 the card ordered first', () => {
  const first = (plans: string[]) => toldOf(settle(send(ordering(plans), 'A', order('first:TR')).state).events);

  it('is turned first', () => {
    expect(first(['ST TR', 'SA HE final', 'SA HE final']).filter((line) => /^A (ST|TR)$/.test(line))).toEqual([
      'A TR',
      'A ST',
    ]);
  });

  it('is passed over when it was used as a reaction before', () => {
    const state = ordering(['ST TR', 'HE SA final', 'SA ST final'], { config: { firstPlayer: 'C' } });
    // C turns Sabotage first: let it be the Steal.
    const changed = send(state, 'C', order('first:ST')).state;
    const told = toldOf(settle(send(changed, 'A', order('first:TR')).state).events);
    expect(told.slice(0, 3)).toEqual(['C ST', 'A stops C', 'A ST']);
  });
});

test('P26 a first card that was not plotted', () => {
  const refusal = refusalOf(ordering(['ST TR', 'SA HE', 'SA HE']), 'A', order('first:HE'));
  expect(refusal).toMatchObject({ code: 'FIRST_NOT_YOURS', at: 'orders.first' });
  expect(refusal.say).toContain('Steal or Trap');
});

test('No Honor is no card to turn first', () => {
  expect(refusalOf(ordering(['NH>B TR', 'SA HE', 'SA HE']), 'A', order('first:NH')).code).toBe('FIRST_NOT_YOURS');
});

test('P27 ask outside pace live', () => {
  expect(refusalOf(ordering(['ST TR', 'SA HE', 'SA HE']), 'A', { type: 'Orders', orders: { trap: 'ask' } }).code).toBe(
    'ASK_NOT_ALLOWED',
  );
});

test('P28 orders for cards that are not held are accepted and do nothing', () => {
  const state = ordering(['ST HE', 'SA TR t- s- final', 'ST TR t- final']);
  const { state: ordered } = send(state, 'A', order('t{C} ps:B'));
  expect(toldOf(settle(ordered).events)).toEqual(toldOf(settle(send(state, 'A', order('')).state).events));
});

test('P29 a location that is not there', () => {
  const state = ordering(['ST TR', 'SA HE', 'SA HE', 'SA HE'], { players: 4 });
  const refusal = refusalOf(state, 'A', order('loc:1,3'));
  expect(refusal.code).toBe('BAD_LOCATION');
  expect(refusal.say).toContain('2 locations');
});

test('P30 a plan in phase orders', () => {
  expect(refusalOf(ordering(['ST TR', 'SA HE', 'SA HE']), 'A', plan('HE TR')).code).toBe('WRONG_PHASE');
});

test('P31 an empty list of thieves is refused, an empty ranking is the richest', () => {
  const state = ordering(['ST TR pt:C', 'SA HE', 'SA HE']);
  expect(refusalOf(state, 'A', { type: 'Orders', orders: { trap: [] } }).code).toBe('BAD_REACTION');
  const { state: ordered } = send(state, 'A', { type: 'Orders', orders: { point: { trap: [] } } });
  expect(ordered.orders[0]!.point.trap).toEqual([]);
});

describe('orders that are refused', () => {
  it.each<[string, OrdersSent]>([
    ['BAD_REACTION', { sabotage: [0] }],
    ['BAD_REACTION', { trap: [1, 1] }],
    ['BAD_REACTION', { trap: [3] }],
    ['BAD_POINT', { point: { trap: [0, 1] } }],
    ['BAD_POINT', { point: { sabotage: [1, 1] } }],
    ['BAD_LOCATION', { locations: [0] }],
    ['BAD_LOCATION', { locations: [1, 1] }],
    ['BAD_TAKEOVER', { takeover: [] }],
    ['BAD_TAKEOVER', { takeover: [0] }],
  ])('%s %j', (code, orders) => {
    expect(refusalOf(ordering(['ST TR', 'SA HE', 'SA HE']), 'A', { type: 'Orders', orders }).code).toBe(code);
    expect(refusalOf(given(), 'A', { ...plan('ST TR'), orders }).code).toBe(code);
  });

  it('before the own plan', () => {
    expect(refusalOf(given(), 'A', order('t-')).code).toBe('NO_PLAN_YET');
  });

  it('in pace live, but for reactions', () => {
    const state = given({ config: { pace: 'live' } });
    expect(refusalOf(state, 'A', { ...plan('ST TR'), orders: { first: 'trap' } }).code).toBe('LIVE_REACTIONS_ONLY');
    expect(
      send(state, 'A', { ...plan('ST TR'), orders: { trap: 'ask', sabotage: [1] }, final: true }).state.plans[0],
    ).toMatchObject({ final: false, orders: { trap: 'ask', sabotage: [1] } });
  });
});

describe('orders in phase plan', () => {
  it('change only what they name in the sealed plan', () => {
    const state = send(given(), 'A', plan('ST TR t{C} pt:C final')).state;
    const { state: after, events } = send(state, 'A', order('ps:B t-'));
    expect(events.map(({ type }) => type)).toEqual(['OrdersSealed']);
    expect(after.plans[0]).toMatchObject({
      cards: ['steal', 'trap'],
      orders: { trap: 'never', sabotage: 'any', point: { trap: [2], sabotage: [1] } },
      final: true,
    });
    expect(send(after, 'A', order('', false)).state.plans[0]!.final).toBe(false);
  });

  it('go with the plan that replaces another', () => {
    const state = send(given(), 'A', plan('ST TR t{C} pt:C final')).state;
    expect(send(state, 'A', plan('ST TR')).state.plans[0]).toMatchObject({
      orders: { trap: 'any', point: { trap: [] } },
      final: false,
    });
  });

  it('are always final in pace sealed', () => {
    const state = send(given({ config: { pace: 'sealed' } }), 'A', plan('ST TR')).state;
    expect(send(state, 'A', order('t-', false)).state.plans[0]).toMatchObject({
      final: true,
      orders: { trap: 'never' },
    });
  });
});

test('orders in phase orders are final, and may be sent again until the window closes', () => {
  const state = ordering(['ST TR final', 'SA HE', 'SA HE final']);
  const again = send(state, 'A', order('t-')).state;
  expect(again.orders[0]!.trap).toBe('never');
  const { state: last } = send(again, 'B', order('', false));
  expect(awaited(last)).toBe('');
  expect(send(last, 'B', order('s-')).state.orders[1]!.sabotage).toBe('never');
});
