import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../deck/compiled.ts';
import type { Deck } from '../deck/schema.ts';
import { legal } from '../legal.ts';
import type { Command, Options, StandingOrders, State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { BLUE, closed, GREEN, given, no, of, play, RED, refusalOf, told } from '../thug-life.fixtures.ts';
import { view } from '../view.ts';
import { close } from './command.ts';

const WINDOW: Partial<Options> = { reactions: 'window' };
const pick = (more: object = {}): [number, Command] => [
  GREEN,
  { type: 'PickFight', target: { hood: RED }, thugs: 3, ...more },
];

test('V37 while a Fight waits nobody else sees a sealed card, not even their number', () => {
  const before = given({ green: { hand: ['SMG', 'PISTOL'] }, red: { hand: ['BAT'] } });
  const { state } = play(before, told(), pick({ weapons: ['SMG', 'PISTOL'] }));
  const bare = play(before, told(), pick()).state;
  for (const viewer of [RED, BLUE, 'spectator'] as const) {
    expect(view(state, viewer)).toEqual(view(bare, viewer));
    expect(view(state, viewer).bosses[GREEN]!.held).toBe(2);
  }
  expect(view(state, GREEN).own?.commit?.weapons).toEqual([no('SMG'), no('PISTOL')]);
});

test('open Weapons are seen by all before the defender answers, Cautions are not', () => {
  const before = given({ config: { sealWeapons: false }, green: { hand: ['SMG', 'BACKUP'] }, red: { hand: ['BAT'] } });
  const { state } = play(before, told(), pick({ weapons: ['SMG'], cautions: ['BACKUP'] }));
  expect(view(state, BLUE).pending).toMatchObject({ openWeapons: [no('SMG')], table: { attacker: [] } });
  expect(legal(state, RED).defence?.power).toEqual({ attacker: 4, defender: 5 });
});

describe('who is asked to defend', () => {
  test('only by option a defender without a useful card is passed over', () => {
    const luck = told({ 'f1/s0': '1', 'f1/s1': '1' });
    const phase = (skipDefence: Options['skipDefence'], card: string) =>
      play(given({ config: { skipDefence }, red: { hand: [card] } }), luck, pick()).state.phase;
    expect(phase('public', 'CORNER')).toBe('fight.commit');
    expect(
      play(given({ config: { skipDefence: 'fast' }, red: { hand: ['CORNER'] } }), told(), pick()).state.phase,
    ).toBe('turn');
    expect(play(given({ config: { skipDefence: 'fast' }, red: { hand: ['BAT'] } }), told(), pick()).state.phase).toBe(
      'fight.commit',
    );
  });

  test('a refused answer has changed nothing', () => {
    const { state } = play(
      given({ red: { hand: ['BACKUP', 'FLATTIRE', 'CURFEW'], stash: 0, yard: 9 } }),
      told(),
      pick(),
    );
    const commit = (...cautions: string[]) => refusalOf(state, RED, { type: 'Commit', cautions })?.code;
    expect([commit('BACKUP'), commit('FLATTIRE'), commit('CURFEW'), commit('AMBUSH')]).toEqual([
      'NO_STASH_THUG',
      'CAUTION_NOT_ALLOWED',
      'CAUTION_NOT_ALLOWED',
      'NOT_IN_HAND',
    ]);
  });
});

describe('a window of several', () => {
  const before = given({
    config: WINDOW,
    green: { hand: ['SMG'], respect: 9 },
    red: { hand: ['PISTOL', 'BAT'] },
    blue: { hand: ['SUCKER', 'VEST'] },
  });
  const luck = () => told({ 'f1/s0': '3', 'f1/s1': '1' });

  test('an answer may be replaced while others are awaited, and others see nothing of that', () => {
    const { state } = play(before, luck(), pick(), [RED, { type: 'Commit', weapons: ['PISTOL'] }]);
    const { state: again, events } = play(state, luck(), [RED, { type: 'Commit', weapons: ['BAT'] }]);
    expect(events.map(({ type }) => type)).toEqual(['CommitSealedContent']);
    for (const viewer of [GREEN, BLUE, 'spectator'] as const) expect(view(again, viewer)).toEqual(view(state, viewer));
    expect(view(again, RED).own?.commit?.weapons).toEqual([no('BAT')]);
  });

  test('is closed by the house, not by the last answer', () => {
    const { state } = play(before, luck(), pick(), [RED, { type: 'Commit' }], [BLUE, { type: 'React', card: null }]);
    expect(state.phase).toBe('fight.commit');
    expect(prompts(state)[0]).toMatchObject({ kind: 'defend', seats: [RED, BLUE], ready: [RED, BLUE] });
    const { events } = closed(state, luck());
    expect(of(events, 'ReactionPlayed')).toEqual([]);
    expect(of(events, 'FightResolved')[0]!.power).toEqual({ attacker: 6, defender: 6 });
  });

  test('cannot be closed while an answer is missing, and a prompt that is not open any more closes to nothing', () => {
    const { state } = play(before, luck(), pick(), [RED, { type: 'Commit' }]);
    expect(() => close(state, prompts(state)[0]!, luck())).toThrow('have not answered');
    expect(close(state, prompts(before)[0]!, luck())).toEqual([]);
  });

  test('a card hits whom it names, else the Boss with more Respect', () => {
    const react = (command: object) =>
      closed(
        play(before, luck(), pick(), [RED, { type: 'Commit' }], [BLUE, { type: 'React', card: 'SUCKER', ...command }])
          .state,
        luck(),
      ).events;
    expect(of(react({}), 'FightResolved')[0]!.power).toEqual({ attacker: 4, defender: 6 });
    expect(of(react({ hit: RED }), 'FightResolved')[0]!.power).toEqual({ attacker: 6, defender: 4 });
    const { state } = play(before, luck(), pick());
    expect(refusalOf(state, BLUE, { type: 'React', card: 'SUCKER', hit: BLUE })?.code).toBe('BAD_TARGET');
    expect(refusalOf(state, BLUE, { type: 'React', card: 'VEST' })?.code).toBe('CAUTION_NOT_ALLOWED');
    expect(refusalOf(state, RED, { type: 'React', card: null })?.code).toBe('NOT_AWAITED');
    expect(legal(state, BLUE).react?.cards).toEqual([{ no: no('SUCKER'), hits: [GREEN, RED] }]);
  });

  test('a pass takes the place of the arms; who does not answer, or never wants to be asked, has them', () => {
    const armed = (orders: Partial<StandingOrders>): State =>
      given({
        config: WINDOW,
        red: { hand: ['PISTOL'] },
        blue: { hand: ['SUCKER'], orders: { arms: [{ card: 'SUCKER', filter: { seats: [GREEN] } }], ...orders } },
      });
    const passed = closed(
      play(armed({}), luck(), pick(), [RED, { type: 'Commit' }], [BLUE, { type: 'React', card: null }]).state,
      luck(),
    );
    expect(of(passed.events, 'ReactionPlayed')).toEqual([]);
    const late = closed(
      play(armed({}), luck(), pick(), [RED, { type: 'Commit' }], [BLUE, { type: 'Default' }]).state,
      luck(),
    );
    expect(of(late.events, 'ReactionPlayed')).toMatchObject([{ seat: BLUE, on: GREEN }]);
    const { state, events } = play(armed({ autoPass: true }), luck(), pick(), [RED, { type: 'Commit' }]);
    expect(state.phase).toBe('turn');
    expect(of(events, 'ReactionPlayed')).toMatchObject([{ seat: BLUE, on: GREEN }]);
  });

  test('a Crime and a picked Cop Fight have one of their own; Weapons stay sealed until it closes', () => {
    const crime = given({ config: WINDOW, green: { hand: ['CORNER', 'BAT'] }, blue: { hand: ['SNITCH'] } });
    const { state } = play(crime, told(), [
      GREEN,
      { type: 'AttemptCrime', card: 'CORNER', thugs: 3, weapons: ['BAT'] },
    ]);
    expect(state).toMatchObject({ phase: 'crime.react', asks: [{ seat: BLUE, prompt: 'react' }] });
    expect(view(state, RED).pending).toMatchObject({ revealed: false, table: [no('CORNER')] });
    const { events } = play(state, told({ c1: '5' }), [BLUE, { type: 'React', card: 'SNITCH' }]);
    expect(of(events, 'CrimeResolved')[0]).toMatchObject({ difficulty: 6, total: 9, success: true });
    const cops = play(given({ config: WINDOW, blue: { hand: ['SUCKER'] } }), told(), [
      GREEN,
      { type: 'PickFight', target: 'cops', thugs: 3 },
    ]);
    expect(cops.state).toMatchObject({ phase: 'fight.commit', asks: [{ seat: BLUE, prompt: 'react' }] });
  });
});

describe('the Cops after two shields', () => {
  const dice = { 'f1/s0': 'S', 'f1/s1': 'S' };
  const before = given({ green: { hand: ['PISTOL', 'BAT'] }, red: { hand: ['SMG', 'BACKUP'] } });

  test('both Bosses are asked at once, sealed; the attacker fights first', () => {
    const { state } = play(before, told(dice), pick({ weapons: ['BAT'] }), [RED, { type: 'Commit' }]);
    expect(state).toMatchObject({ phase: 'cops.commit', copQueue: [{ boss: GREEN }, { boss: RED }] });
    expect(prompts(state)[0]).toMatchObject({ id: 'r1/t0/copCommit2', seats: [GREEN, RED], ready: [] });
    expect(legal(state, RED).defence).toMatchObject({
      for: 'cops',
      power: { attacker: 4, defender: 5 },
      weapons: [no('SMG')],
    });
    const luck = told({ 'f2/cops': 'K1', 'f2/s0': '3', 'f3/s1': '1', 'f3/cops': '1' });
    const both = play(
      state,
      luck,
      [RED, { type: 'Commit', weapons: ['SMG'], cautions: ['BACKUP'] }],
      [GREEN, { type: 'Commit', weapons: ['PISTOL'] }],
    );
    const { events, state: after } = closed(both.state, luck);
    expect(of(events, 'FightResolved').map(({ defender, power }) => [defender, power.defender])).toEqual([[GREEN, 7]]);
    // The Cops are gone, and Red's cards are in his hand again, unseen.
    expect(of(events, 'CopFightSkipped')).toEqual([{ type: 'CopFightSkipped', boss: RED }]);
    expect(after.bosses[RED]!.hand).toEqual([no('BACKUP'), no('SMG')]);
    expect(JSON.stringify(events.filter((event) => event.type !== 'CommitSealedContent'))).not.toContain(
      `${no('SMG')}`,
    );
  });

  test('a list named beforehand is used, what is no longer held is skipped', () => {
    const luck = told({ ...dice, 'f2/cops': '1', 'f2/s0': '1' });
    const red = given({ green: { hand: ['PISTOL', 'BAT'] } });
    const { events } = play(red, luck, pick({ weapons: ['BAT'], ifCops: ['BAT', 'PISTOL'] }));
    expect(of(events, 'CommitsRevealed')[1]!.shown).toEqual([{ seat: GREEN, weapons: [no('PISTOL')], cautions: [] }]);
    const none = play(red, told(dice), pick({ ifCops: [] }));
    expect(of(none.events, 'Asked')).toEqual([]);
  });

  test('an order for Cops answers, unless the Commit wants to be asked', () => {
    const cops = { cops: { mode: 'auto', weapons: 'match', max: 1 } as const };
    const auto = given({ green: { hand: ['PISTOL', 'BAT'], orders: cops } });
    const luck = told({ ...dice, 'f2/cops': '1', 'f2/s0': '1' });
    expect(of(play(auto, luck, pick()).events, 'CommitsRevealed')[1]!.shown[0]!.weapons).toEqual([no('PISTOL')]);
    expect(play(auto, told(dice), pick({ ifCops: 'ask' })).state.phase).toBe('cops.commit');
  });
});

test('Kills on both sides are asked for at once and sealed', () => {
  const orders = { kills: 'ask' } as const;
  const before = given({
    green: { homies: ['BIGTINY'], orders },
    red: { yard: 1, streets: 2, homies: ['*DOC'], orders, hand: [] },
  });
  const fight: [number, Command] = [
    GREEN,
    { type: 'PickFight', target: { street: RED }, thugs: 1, homies: ['BIGTINY'] },
  ];
  const { state } = play(before, told({ 'f1/s0': 'K2', 'f1/s1': 'K1' }), fight);
  // Doc Stitches cancels both of Red's.
  expect(prompts(state)[0]).toMatchObject({ kind: 'chooseKills', seats: [GREEN] });
  expect(refusalOf(state, GREEN, { type: 'ChooseKills', homies: ['DOC'] })?.code).toBe('NOT_YOURS');
  const two = given({
    green: { homies: ['BIGTINY'], orders },
    red: { yard: 1, streets: 2, homies: ['*LUCKY'], orders: { ...orders, reroll: 'never' } },
  });
  const asked = play(two, told({ 'f1/s0': 'K2', 'f1/s1': 'K1' }), fight).state;
  expect(prompts(asked)[0]).toMatchObject({ kind: 'chooseKills', seats: [GREEN, RED], ready: [] });
  const sealed = play(asked, told(), [GREEN, { type: 'ChooseKills', thugs: 1 }]).state;
  expect(view(sealed, RED)).toEqual({ ...view(asked, RED), asks: view(sealed, RED).asks });
  const { events } = closed(
    play(sealed, told(), [RED, { type: 'ChooseKills', thugs: 1, homies: ['LUCKY'] }]).state,
    told(),
  );
  expect(of(events, 'FightResolved')[0]).toMatchObject({ winner: GREEN, power: { attacker: 4, defender: 1 } });
});

test('a re-roll may be asked for again after the other side has rolled', () => {
  const ask = { reroll: 'ask' } as const;
  const before = given({
    green: { hand: ['SMG'], orders: ask },
    red: { yard: 2, hand: ['SMG'], orders: ask, stash: 7 },
  });
  const cards = { ...before, bosses: before.bosses.with(RED, { ...before.bosses[RED]!, hand: [no('SMG', 1)] }) };
  const { state } = play(cards, told({ 'f1/s0': '1', 'f1/s1': '2' }), pick({ weapons: ['SMG'] }), [
    RED,
    { type: 'Commit', weapons: ['SMG'] },
  ]);
  expect(state.asks).toMatchObject([{ seat: GREEN, prompt: 'reroll' }]);
  expect(legal(state, GREEN).reroll).toMatchObject({ own: 5, other: 7, losing: true, left: 1 });
  const { state: kept } = play(state, told(), [GREEN, { type: 'Reroll', yes: false }]);
  expect(kept.asks).toMatchObject([{ seat: RED, prompt: 'reroll' }]);
  const { state: again } = play(kept, told({ 'f1/s1/re1': '1' }), [RED, { type: 'Reroll', yes: true }]);
  expect(again.asks).toMatchObject([{ seat: GREEN, prompt: 'reroll' }]);
});

test('a card sealed for the second of two Cop Fights and lost in the first is not shown', () => {
  const house = BUILT_IN['house-1'];
  const deck: Deck = {
    ...house,
    deckId: 'our own',
    cards: house.cards.map((card) =>
      card.id === 'SUCKER' && card.type === 'caution'
        ? { ...card, effects: [{ do: 'discardRandom', who: 'eachRival', n: 1 }] }
        : card,
    ),
  };
  const before = given({
    config: { deck },
    red: { hand: ['PISTOL'], orders: { cops: { mode: 'auto', weapons: 'all', max: 1 } } },
    blue: { hand: ['SUCKER'], orders: { arms: [{ card: 'SUCKER', filter: { kinds: ['cop'] } }] } },
  });
  const dice = { 'f1/s0': 'S', 'f1/s1': 'S', 'f2/cops': '3', 'f2/s0': '1', 'f3/cops': '1', 'f3/s1': '1' };
  const { state, events } = play(before, told(dice), pick(), [RED, { type: 'Commit' }]);
  expect(of(events, 'CardsDiscarded')).toMatchObject([{ seat: RED, nos: [no('PISTOL')], why: 'random' }]);
  expect(of(events, 'CommitsRevealed').map(({ shown }) => shown.map(({ seat, weapons }) => [seat, weapons]))).toEqual([
    [
      [GREEN, []],
      [RED, []],
    ],
    [[GREEN, []]],
    [[RED, []]],
  ]);
  expect(state.bosses[RED]).toMatchObject({ hand: [], held: 0 });
  expect(state.discard.filter((one) => one === no('PISTOL'))).toHaveLength(1);
});
