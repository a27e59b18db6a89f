import { describe, expect, test } from 'vitest';
import { audience } from '../audience.ts';
import { legal } from '../legal.ts';
import type { Command, Filter, OrdersSent, StandingOrders } from '../model.ts';
import { prompts } from '../prompts.ts';
import { BLUE, closed, GREEN, given, no, of, play, RED, refusalOf, told } from '../thug-life.fixtures.ts';
import { inPlay } from './leaving.ts';

describe('standing orders', () => {
  test('change what is sent and nothing else, single fields of defence and cops too', () => {
    const { state, events } = play(
      given({}),
      told(),
      [RED, { type: 'SetOrders', orders: { defence: { mode: 'auto', weapons: 'all' }, kills: ['thug', 'mex'] } }],
      [RED, { type: 'SetOrders', orders: { defence: { max: 3 }, bigBossTie: [2, 0] } }],
    );
    expect(state.bosses[RED]!.orders).toMatchObject({
      defence: { mode: 'auto', weapons: 'all', max: 3, maxCautions: 1 },
      kills: ['thug', 'MEX'],
      bigBossTie: [2, 0],
      reroll: 'ifLosing',
    });
    expect(events.map(audience)).toEqual([[RED], [RED]]);
  });

  test.each<[string, OrdersSent]>([
    ['BAD_VALUE', { defence: { max: -1 } }],
    ['BAD_VALUE', { cops: { max: 1.5 } }],
    ['UNKNOWN_CARD', { defence: { keep: ['NOTHING'] } }],
    ['BAD_VALUE', { defence: { order: ['AMBUSH'] } }],
    ['BAD_VALUE', { defence: { cautions: ['AMBUSH', 'AMBUSH'] } }],
    ['BAD_VALUE', { kills: ['thug', 'thug'] }],
    ['BAD_VALUE', { kills: ['PISTOL'] }],
    ['BAD_VALUE', { bigBossTie: [0, 9] }],
  ])('%s: %j', (code, orders) => {
    expect(refusalOf(given({}), RED, { type: 'SetOrders', orders })?.code).toBe(code);
  });

  test('do not answer a prompt that is open', () => {
    const { state } = play(
      given({ red: { hand: ['PISTOL'] } }),
      told(),
      [GREEN, { type: 'PickFight', target: { hood: RED }, thugs: 1 }],
      [RED, { type: 'SetOrders', orders: { defence: { mode: 'auto', weapons: 'all' } } }],
    );
    expect(prompts(state)[0]).toMatchObject({ kind: 'defend', ready: [] });
    const { events } = play(state, told({ 'f1/s0': '1', 'f1/s1': '1' }), [RED, { type: 'Default' }]);
    expect(of(events, 'CommitsRevealed')[0]!.shown[1]!.weapons).toEqual([no('PISTOL')]);
  });
});

type Wish = Partial<StandingOrders['defence']>;

describe('the automatic defence', () => {
  const defend = (defence: Wish, hand: string[], more: object = {}) => {
    const own = given({}).bosses[RED]!.orders.defence;
    const orders: Partial<StandingOrders> = { defence: { ...own, mode: 'auto', ...defence } };
    const state = given({ green: { yard: 9, stash: 0, rides: ['LIMO'] }, red: { hand, orders }, ...more });
    const luck = told({ 'f1/s0': '1', 'f1/s1': '1' });
    const rides = 'rides' in more ? { rides: ['LIMO'] } : {};
    const { events } = play(state, luck, [GREEN, { type: 'PickFight', target: { hood: RED }, thugs: 5, ...rides }]);
    const { weapons, cautions } = of(events, 'CommitsRevealed')[0]!.shown[1]!;
    return [...weapons, ...cautions];
  };

  test('takes all that are allowed and not kept, by worth, at most so many', () => {
    expect(defend({ weapons: 'all' }, ['PISTOL', 'SMG', 'RIFLE'])).toEqual([no('SMG'), no('RIFLE')]);
    expect(defend({ weapons: 'all', keep: ['SMG'] }, ['PISTOL', 'SMG', 'RIFLE'])).toEqual([no('RIFLE'), no('PISTOL')]);
    expect(defend({ weapons: 'all', order: ['PISTOL'] }, ['PISTOL', 'SMG', 'RIFLE'])).toEqual([
      no('PISTOL'),
      no('SMG'),
    ]);
  });

  test('adds listed Cautions first and counts them', () => {
    const wants: Wish = { weapons: 'match', cautions: ['FLATTIRE', 'AMBUSH', 'BACKUP'], maxCautions: 2 };
    expect(defend(wants, ['AMBUSH', 'BACKUP', 'PISTOL', 'SMG'])).toEqual([no('AMBUSH'), no('BACKUP')]);
    expect(defend({ ...wants, maxCautions: 0 }, ['AMBUSH', 'PISTOL'])).toEqual([]);
  });

  test('stops Rides where that is listed, and then the Hood counts again', () => {
    const wants: Wish = { weapons: 'match', cautions: ['FLATTIRE'] };
    expect(defend(wants, ['FLATTIRE', 'PISTOL'], { rides: true })).toEqual([no('FLATTIRE')]);
    expect(defend({ weapons: 'match' }, ['FLATTIRE', 'PISTOL'], { rides: true })).toEqual([no('PISTOL')]);
  });
});

describe('arms', () => {
  const holds = given({ red: { hand: ['SNITCH', 'BAIL', 'PISTOL', 'SUCKER', 'UNTOUCHABLE'] } });
  const arm = (card: string, filter: Filter = {}): Command => ({ type: 'Arm', card, filter });

  test.each<[string, Command]>([
    ['NOT_ARMABLE', arm('PISTOL')],
    ['NOT_ARMABLE', arm('AMBUSH')],
    ['NOT_IN_HAND', arm('UNDERCOVER')],
    ['UNKNOWN_CARD', arm('NOTHING')],
    ['BAD_VALUE', arm('SNITCH', { kinds: ['hood'] })],
    ['BAD_VALUE', arm('SUCKER', { crimes: ['tech'] })],
    ['BAD_VALUE', arm('BAIL', { seats: 'any' })],
    ['BAD_VALUE', arm('SNITCH', { seats: [RED] })],
    ['BAD_VALUE', arm('SNITCH', { minRespect: -2 })],
    ['NOT_ARMED', { type: 'Disarm', card: 'SNITCH' }],
  ])('%s: %j', (code, command) => {
    expect(refusalOf(holds, RED, command)?.code).toBe(code);
  });

  test('are kept in order, and armed again a card comes last', () => {
    const { state } = play(
      holds,
      told(),
      [RED, arm('SNITCH')],
      [RED, arm('SUCKER', { seats: 'leader' })],
      [RED, arm('SNITCH', { minRespect: 2 })],
    );
    expect(state.bosses[RED]!.orders.arms).toEqual([
      { card: 'SUCKER', filter: { seats: 'leader' } },
      { card: 'SNITCH', filter: { minRespect: 2 } },
    ]);
    const { state: less } = play(state, told(), [RED, { type: 'Disarm', card: 'SUCKER' }]);
    expect(less.bosses[RED]!.orders.arms.map(({ card }) => card)).toEqual(['SNITCH']);
  });

  test('lapse with the last copy of their card, without an event', () => {
    const before = given({ green: { hand: ['SNITCH', 'BAT'], orders: { arms: [{ card: 'SNITCH', filter: {} }] } } });
    const { state, events } = play(before, told(), [GREEN, { type: 'EndTurn', discard: ['SNITCH'] }]);
    expect(state.bosses[GREEN]!.orders.arms).toEqual([]);
    expect(of(events, 'Disarmed')).toEqual([]);
  });

  test('at most one card a seat and trigger, all chosen before any works, clockwise from the active Boss', () => {
    const armed = {
      arms: [
        { card: 'SNITCH', filter: {} },
        { card: 'UNDERCOVER', filter: {} },
      ],
    };
    const state = given({
      green: { hand: ['CORNER'] },
      red: { hand: ['SNITCH', 'UNDERCOVER'], orders: armed },
      blue: { hand: ['UNDERCOVER'], orders: armed },
    });
    const mine = { ...state, bosses: state.bosses.with(BLUE, { ...state.bosses[BLUE]!, hand: [no('UNDERCOVER', 1)] }) };
    const { events } = play(mine, told({ c1: '5', 'f1/cops': '1', 'f1/s0': '1' }), [
      GREEN,
      { type: 'AttemptCrime', card: 'CORNER', thugs: 3 },
    ]);
    expect(of(events, 'ReactionPlayed').map(({ seat, no: one }) => [seat, one])).toEqual([
      [RED, no('SNITCH')],
      [BLUE, no('UNDERCOVER', 1)],
    ]);
    expect(of(events, 'CrimeResolved')[0]).toMatchObject({ difficulty: 8, success: true });
  });

  test('some count as armed by themselves, unless that is switched off', () => {
    const play2 = (autoArm: boolean) =>
      play(given({ green: { homies: ['COLLECTOR'] }, red: { hand: ['UNTOUCHABLE'], orders: { autoArm } } }), told(), [
        GREEN,
        { type: 'BurnHomie', homie: 'COLLECTOR', target: RED },
      ]).state.bosses[RED]!.dollas;
    expect([play2(true), play2(false)]).toEqual([1, 0]);
  });

  test('an arm of its own with a filter goes before counting as armed', () => {
    const arms = [{ card: 'UNTOUCHABLE', filter: { takes: ['ride' as const] } }];
    const { state } = play(
      given({ green: { homies: ['COLLECTOR'] }, red: { hand: ['UNTOUCHABLE'], orders: { arms } } }),
      told(),
      [GREEN, { type: 'BurnHomie', homie: 'COLLECTOR', target: RED }],
    );
    expect(state.bosses[RED]).toMatchObject({ dollas: 0, held: 1 });
  });

  test('legal names what can be armed', () => {
    expect(legal(holds, RED).armable).toEqual(['SNITCH', 'SUCKER', 'BAIL', 'UNTOUCHABLE']);
    expect(legal(holds, GREEN).commands).not.toContain('Arm');
  });
});

describe('names and leaving', () => {
  test('are told at once, whoever is asked, and stay said when the active Boss takes something back', () => {
    const { state, events } = play(
      given({}),
      told(),
      [GREEN, { type: 'NameGang', name: '  The   Kites ' }],
      [GREEN, { type: 'JumpIn' }],
      [BLUE, { type: 'NameGang', name: 'Owls' }],
      [BLUE, { type: 'Retire' }],
      [GREEN, { type: 'TakeBack' }],
    );
    expect(of(events, 'GangNamed')).toEqual([
      { type: 'GangNamed', seat: GREEN, name: 'The Kites' },
      { type: 'GangNamed', seat: BLUE, name: 'Owls' },
    ]);
    expect(events.flatMap((event) => (event.type === 'SeatRetired' ? [audience(event)] : []))).toEqual(['all']);
    expect(state.bosses[GREEN]!.thugs.stash).toBe(6);
    expect(state).toMatchObject({ active: GREEN, retired: [BLUE] });
    expect(state.bosses[BLUE]!.gangName).toBe('Owls');
    expect(refusalOf(state, RED, { type: 'NameGang', name: ' ' })?.code).toBe('BAD_VALUE');
    expect(refusalOf(state, RED, { type: 'NameGang', name: 'x'.repeat(31) })?.code).toBe('BAD_VALUE');
  });

  test('who leaves in his turn passes, and his later turns are passed for him', () => {
    const { state, events } = play(given({}), told(), [GREEN, { type: 'Retire' }]);
    expect(state).toMatchObject({ active: RED, retired: [GREEN] });
    expect(of(events, 'DefaultApplied')).toMatchObject([{ seat: GREEN, prompt: 'turn' }]);
    expect(of(events, 'ThugsMoved')).toEqual([]);
    expect(inPlay(state)).toEqual([RED, BLUE]);
    expect(refusalOf(state, GREEN, { type: 'NameGang', name: 'Ghosts' })?.code).toBe('NOT_AWAITED');
    const { state: round2 } = play(state, told(), [RED, { type: 'EndTurn' }], [BLUE, { type: 'EndTurn' }]);
    expect(round2).toMatchObject({ round: 2, active: RED });
  });

  test('who leaves in the middle of his own Crime has his turn ended after it', () => {
    const before = given({ green: { hand: ['SMG', 'GROWHOUSE'], orders: { reroll: 'ask' } } });
    const { state, events } = play(
      before,
      told({ c1: '5', 'c1/re1': '5' }),
      [GREEN, { type: 'AttemptCrime', card: 'GROWHOUSE', thugs: 1, weapons: ['SMG'] }],
      [GREEN, { type: 'Retire' }],
    );
    expect(of(events, 'CrimeResolved')[0]!.success).toBe(true);
    expect(state).toMatchObject({ active: RED, phase: 'turn', retired: [GREEN] });
  });

  test('who leaves while a rival is asked about his Fight has his turn ended after it', () => {
    const before = given({ red: { hand: ['PISTOL'] } });
    const { state } = play(
      before,
      told({ 'f1/s0': '1', 'f1/s1': '1' }),
      [GREEN, { type: 'PickFight', target: { hood: RED }, thugs: 1 }],
      [GREEN, { type: 'Retire' }],
      [RED, { type: 'Commit' }],
    );
    expect(state).toMatchObject({ active: RED, phase: 'turn', pending: null, retired: [GREEN] });
    expect(prompts(state)[0]).toMatchObject({ kind: 'turn', seats: [RED] });
  });

  test('who leaves while he is to defend is defended by his orders', () => {
    const before = given({
      red: { hand: ['PISTOL'], orders: { defence: { ...given({}).bosses[RED]!.orders.defence, weapons: 'all' } } },
    });
    const luck = told({ 'f1/s0': '1', 'f1/s1': '1' });
    const { events } = play(
      before,
      luck,
      [GREEN, { type: 'PickFight', target: { hood: RED }, thugs: 1 }],
      [RED, { type: 'Retire' }],
    );
    expect(of(events, 'CommitsRevealed')[0]!.shown[1]!.weapons).toEqual([no('PISTOL')]);
    expect(of(events, 'FightResolved')[0]!.winner).toBe(RED);
  });

  test('when all but one have left the last one wins', () => {
    const { state } = play(given({}), told(), [BLUE, { type: 'Retire' }], [RED, { type: 'Retire' }]);
    expect(state).toMatchObject({ phase: 'over', result: { winners: [GREEN], reason: 'lastSeat' } });
  });

  test('in a window of several the one who leaves is answered for, and the others are awaited', () => {
    const before = given({ config: { reactions: 'window' }, red: { hand: ['PISTOL'] }, blue: { hand: ['BAT'] } });
    const luck = told({ 'f1/s0': '1', 'f1/s1': '1' });
    const { state } = play(
      before,
      luck,
      [GREEN, { type: 'PickFight', target: { hood: RED }, thugs: 1 }],
      [BLUE, { type: 'Retire' }],
    );
    expect(prompts(state)[0]).toMatchObject({ seats: [RED, BLUE], ready: [BLUE] });
    const { state: both } = play(state, luck, [RED, { type: 'Commit' }]);
    expect(closed(both, luck).state.phase).toBe('turn');
  });
});
