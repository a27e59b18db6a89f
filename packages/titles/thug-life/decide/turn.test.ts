import { describe, expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { legal } from '../legal.ts';
import type { Command } from '../model.ts';
import { prompts } from '../prompts.ts';
import { BLUE, GREEN, given, no, of, play, RED, refusalOf, told } from '../thug-life.fixtures.ts';
import { view } from '../view.ts';
import { decide } from './command.ts';

const hood = (seat: number, more: object = {}): Command => ({
  type: 'PickFight',
  target: { hood: seat },
  thugs: 1,
  ...more,
});

describe('taking back', () => {
  const base = given({ green: { hand: ['MEX', 'RADIO', 'PISTOL'], homies: ['BOOKS'] } });

  test('goes action by action back to where the turn began', () => {
    const { state } = play(
      base,
      told(),
      [GREEN, { type: 'JumpIn', n: 2 }],
      [GREEN, { type: 'Upgrade', card: 'MEX' }],
      [GREEN, { type: 'BurnHomie', homie: 'BOOKS' }],
    );
    expect(view(state, RED).canTakeBack).toBe(true);
    const back: [number, Command] = [GREEN, { type: 'TakeBack' }];
    const { state: all } = play(state, told(), back, back, back);
    expect(all).toEqual(base);
    expect(refusalOf(all, GREEN, { type: 'TakeBack' })?.code).toBe('NOTHING_TO_TAKE_BACK');
  });

  test.each<[string, Command]>([
    ['a card is drawn', { type: 'Hustle' }],
    ['a Fight is picked', hood(RED)],
    ['something is taken', { type: 'PlayCaution', card: 'TRAITOR', target: RED }],
  ])('ends when %s', (_, command) => {
    const state = given({ green: { hand: ['TRAITOR'] }, red: { hand: ['PISTOL'] } });
    const { state: after } = play(state, told(), [GREEN, { type: 'JumpIn' }], [GREEN, command]);
    expect(after.back).toBeNull();
  });

  test('leaves what others have said in the meantime as it is', () => {
    const { state } = play(
      base,
      told(),
      [GREEN, { type: 'JumpIn' }],
      [RED, { type: 'SetOrders', orders: { reroll: 'never' } }],
      [GREEN, { type: 'NameGang', name: 'The Kites' }],
      [GREEN, { type: 'TakeBack' }],
    );
    expect(state.bosses[RED]!.orders.reroll).toBe('never');
    expect(state.bosses[GREEN]).toMatchObject({ gangName: 'The Kites', thugs: { yard: 3 } });
  });

  test('belongs to the Boss whose turn it is', () => {
    const { state } = play(base, told(), [GREEN, { type: 'JumpIn' }]);
    expect(refusalOf(state, RED, { type: 'TakeBack' })?.code).toBe('NOT_YOUR_TURN');
  });

  test('brings the Drama step back', () => {
    const before = given({
      drama: ['ODDJOBS'],
      state: { turn: { step: 'drama', actionsLeft: 3, offersUsed: [], outcome: null } },
    });
    const { state } = play(before, told(), [GREEN, { type: 'JumpIn' }]);
    expect(refusalOf(state, GREEN, { type: 'DramaOffer', drama: 'ODDJOBS' })?.code).toBe('DRAMA_STEP_OVER');
    const { state: back } = play(
      state,
      told(),
      [GREEN, { type: 'TakeBack' }],
      [GREEN, { type: 'DramaOffer', drama: 'ODDJOBS' }],
    );
    expect(back.bosses[GREEN]).toMatchObject({ dollas: 2, thugs: { yard: 2, streets: 1 } });
    expect(refusalOf(back, GREEN, { type: 'DramaOffer', drama: 6 })?.code).toBe('ALREADY_USED');
  });
});

describe('lines that ask how the last Fight or Crime ended', () => {
  const jump = (onlyIf: 'won' | 'lost' | 'called'): [number, Command] => [GREEN, { type: 'JumpIn', onlyIf }];

  test('are skipped where it ended otherwise, and nobody else hears of it', () => {
    const luck = told({ 'f1/s0': '3', 'f1/s1': '1' });
    const { events } = play(
      given({ red: { yard: 1, stash: 8 } }),
      luck,
      [GREEN, hood(RED, { thugs: 3 })],
      jump('lost'),
      jump('won'),
    );
    expect(of(events, 'LineSkipped')).toEqual([{ type: 'LineSkipped', seat: GREEN, onlyIf: 'lost' }]);
    expect(of(events, 'ActionsChanged').map(({ why }) => why)).toEqual(['fight', 'jumpIn']);
  });

  test('know Fights that were called off', () => {
    const { state } = play(
      given({ red: { hand: ['SIRENS'] } }),
      told(),
      [GREEN, hood(RED)],
      [RED, { type: 'Commit', cautions: ['SIRENS'] }],
    );
    expect(play(state, told(), jump('called')).state.bosses[GREEN]!.thugs.yard).toBe(3);
  });

  test('neither a double shield nor a Cop Fight that followed counts', () => {
    const luck = told({ 'f1/s0': 'S', 'f1/s1': 'S', 'f2/cops': 'K1', 'f2/s0': '3', 'f3/s1': '3' });
    const { state } = play(given({}), luck, [GREEN, hood(RED, { thugs: 3 })]);
    expect(state.turn?.outcome).toBeNull();
  });

  test('nobody left is a win over Cops that were picked', () => {
    const luck = told({ 'f1/s0': 'K1', 'f1/cops': 'K1' });
    const before = given({ state: { cops: { streets: 1, supply: 7 } } });
    const { state, events } = play(before, luck, [GREEN, { type: 'PickFight', target: 'cops', thugs: 1 }]);
    expect(of(events, 'RespectChanged')).toMatchObject([{ delta: 2, why: 'noFigures' }]);
    expect(state.turn?.outcome).toBe('won');
  });
});

describe('refusals say what would be right', () => {
  const state = given({
    drama: ['ODDJOBS'],
    green: { hand: ['SNITCH', 'FLATTIRE', 'TRAITOR'] },
    red: { yard: 0, stash: 9 },
    state: { turn: { step: 'drama', actionsLeft: 3, offersUsed: [], outcome: null } },
  });
  test.each<[string, Command]>([
    ['Offers now: Odd Jobs.', { type: 'DramaOffer', drama: 'BUYBACK' }],
    ['does not have a Thug in the Yard', { type: 'PlayCaution', card: 'TRAITOR', target: RED }],
    ['armed beforehand against a rival’s Crime', { type: 'PickFight', target: 'cops', thugs: 1, cautions: ['SNITCH'] }],
    [
      'added when a rival has picked a Fight with you and comes with a Ride',
      { type: 'PickFight', target: { hood: BLUE }, thugs: 1, cautions: ['FLATTIRE'] },
    ],
    ['its Respect (MINRESPECT)', { type: 'Arm', card: 'SNITCH', filter: { kinds: ['hood'] } }],
    ['Big Tiny is named twice', { type: 'SetOrders', orders: { kills: ['BIGTINY', 'BIGTINY'] } }],
  ])('%s', (words, command) => {
    expect(refusalOf(state, GREEN, command)?.say).toContain(words);
  });
});

describe('refusals come in the order of the rules', () => {
  const state = given({
    green: { hand: ['PISTOL', 'CORNER', 'BACKUP'], homies: ['*MEX', 'KEYS'], rides: ['LOWRIDER'], turf: ['CAFE'] },
    red: { yard: 0, stash: 9 },
  });
  const tired = { ...state, turn: { ...state.turn!, actionsLeft: 0 } };

  test.each<[string, Command]>([
    ['SELF_TARGET', hood(GREEN)],
    ['NO_TARGET', hood(RED)],
    ['NO_TARGET', { type: 'PickFight', target: { street: BLUE }, thugs: 1 }],
    ['BAD_VALUE', hood(7)],
    ['UNKNOWN_CARD', hood(BLUE, { homies: ['NOBODY'] })],
    ['NOT_YOURS', hood(BLUE, { homies: ['LOWRIDER'] })],
    ['BURNT_OUT', hood(BLUE, { homies: ['MEX'] })],
    ['NO_FIGURES', hood(BLUE, { thugs: 0 })],
    ['TOO_MANY_THUGS', hood(BLUE, { thugs: 4 })],
    ['DUPLICATE_CARD', hood(BLUE, { rides: ['LOWRIDER', 'LOWRIDER'] })],
    ['TURF_NO_EFFECT', hood(BLUE, { turf: ['CAFE'] })],
    ['NOT_IN_HAND', hood(BLUE, { weapons: ['SMG'] })],
    ['DUPLICATE_CARD', hood(BLUE, { weapons: ['PISTOL', 'PISTOL'] })],
    ['WEAPON_NOT_ALLOWED', hood(BLUE, { weapons: ['CORNER'] })],
    ['CAUTION_NOT_ALLOWED', hood(BLUE, { cautions: ['PISTOL'] })],
    ['CAUTION_NOT_ALLOWED', hood(BLUE, { ifCops: ['CORNER'] })],
    ['NOT_A_CRIME', { type: 'AttemptCrime', card: 'PISTOL', thugs: 1 }],
    ['BAD_TARGET', { type: 'AttemptCrime', card: 'CORNER', thugs: 1, target: GREEN }],
    ['NOT_AN_UPGRADE', { type: 'Upgrade', card: 'PISTOL' }],
    ['NO_STASH_THUG', { type: 'JumpIn', n: 3, ...{} }],
    ['NO_DOLLA_THERE', { type: 'Grind', from: RED, n: 2 }],
    ['NO_ABILITY', { type: 'BurnHomie', homie: 'KEYS' }],
    ['NO_ABILITY', { type: 'FlipTurf', turf: 'CAFE' }],
    ['NOT_A_CAUTION', { type: 'PlayCaution', card: 'PISTOL' }],
    ['WRONG_TIME', { type: 'PlayCaution', card: 'BACKUP' }],
    ['NO_OFFER', { type: 'DramaOffer', drama: 'ODDJOBS' }],
    ['BAD_VALUE', { type: 'JumpIn', n: 0 }],
    ['NOT_IN_HAND', { type: 'EndTurn', discard: ['SMG'] }],
    ['NOT_AWAITED', { type: 'Commit' }],
    ['NOT_AWAITED', { type: 'Reroll', yes: true }],
  ])('%s: %j', (code, command) => {
    const poor = code === 'NO_STASH_THUG' ? given({ green: { yard: 7, stash: 2 } }) : state;
    const refusal = refusalOf(poor, GREEN, command);
    expect(refusal?.code).toBe(code);
    expect(refusal?.say).toMatch(/[.]$/);
  });

  test('no action comes before everything else', () => {
    for (const command of [hood(GREEN), { type: 'Upgrade', card: 'X' }, { type: 'AttemptCrime', card: 'X' }] as const)
      expect(refusalOf(tired, GREEN, command)?.code).toBe('NO_ACTIONS');
  });

  test('a seat that is not there, not asked or whose game is over', () => {
    expect(refusalOf(state, 9, { type: 'EndTurn' })?.code).toBe('UNKNOWN_SEAT');
    expect(refusalOf(state, RED, { type: 'EndTurn' })?.code).toBe('NOT_YOUR_TURN');
    expect(refusalOf({ ...state, phase: 'over' }, GREEN, { type: 'EndTurn' })?.code).toBe('GAME_OVER');
  });
});

test('a card that forbids beats every permission', () => {
  const blackout = given({ drama: ['BLACKOUT'], green: { hand: ['ATM'] } });
  expect(refusalOf(blackout, GREEN, { type: 'AttemptCrime', card: 'ATM', thugs: 3 })?.code).toBe('FORBIDDEN_BY_CARD');
  expect(legal(blackout, GREEN).turn?.crimes).toEqual([]);
  const truce = given({ drama: ['TRUCE'], red: { yard: 2, streets: 1 } });
  expect(legal(truce, GREEN).turn?.fights.map(({ target }) => target)).toEqual([{ hood: RED }, { hood: BLUE }, 'cops']);
});

test('several units are all or nothing', () => {
  const { state, events } = play(given({}), told({ 'r1/t0/card1': no('BAT'), 'r1/t0/card2': no('SMG') }), [
    GREEN,
    { type: 'Hustle', n: 2 },
  ]);
  expect(state.bosses[GREEN]).toMatchObject({ hand: [no('SMG'), no('BAT')], thugs: { yard: 1, streets: 2 } });
  expect(of(events, 'CardsDrawn')).toMatchObject([{ count: 2, why: 'hustle' }]);
  expect(refusalOf(state, GREEN, { type: 'Hustle', n: 2 })?.code).toBe('NO_ACTIONS');
});

test('a turn is one prompt until something interrupts it', () => {
  const before = given({ red: { hand: ['BAT'] } });
  const { state } = play(before, told(), [GREEN, { type: 'JumpIn' }]);
  expect(prompts(state)).toEqual(prompts(before));
  expect(prompts(before)[0]).toMatchObject({ id: 'r1/t0/turn', kind: 'turn', seats: [GREEN], welcome: [RED, BLUE] });
  const { state: picked } = play(state, told(), [GREEN, hood(RED)]);
  expect(prompts(picked)[0]).toMatchObject({
    id: 'r1/t0/defend1',
    kind: 'defend',
    seats: [RED],
    welcome: [GREEN, BLUE],
  });
  const { state: fought } = play(picked, told(), [RED, { type: 'Commit' }]);
  expect(prompts(fought)[0]!.id).toBe('r1/t0/turn2');
});

test('no command of whatever kind breaks the rules', () => {
  const state = given({ green: { hand: ['PISTOL', 'CORNER'] }, red: { hand: ['BAT'] } });
  const odd: unknown[] = [-1, 1.5, Number.NaN, 1e9, 'x', ''];
  // Not of the schema in part: what gets here all the same is refused, too.
  for (const value of odd)
    for (const command of [
      { type: 'JumpIn', n: value },
      { type: 'Grind', from: value, n: value },
      { type: 'PickFight', target: { hood: value }, thugs: value, weapons: [value] },
      { type: 'AttemptCrime', card: value, thugs: value },
      { type: 'AttemptCrime', card: 'CORNER', thugs: 1, target: value, weapons: [value, value] },
      { type: 'EndTurn', discard: [value] },
      { type: 'Arm', card: value },
      { type: 'DramaOffer', drama: value },
    ])
      expect(isRefusal(decide(state, GREEN, command as Command, seededLuck('odd')))).toBe(true);
});
