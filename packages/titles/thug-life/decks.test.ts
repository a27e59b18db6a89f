import { describe, expect, test } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { BUILT_IN } from './deck/compiled.ts';
import { type Deck, deckSchema } from './deck/schema.ts';
import { decks } from './decks.ts';
import { violations } from './invariants.ts';
import { options } from './model.ts';
import { setup } from './setup.ts';
import { tell } from './tell.ts';
import { BLUE, cards, GREEN, given, of, play, RED, randomGame, refusalOf, told } from './thug-life.fixtures.ts';

const replaced = (changes: Readonly<Record<string, object>>): Deck =>
  deckSchema.parse({
    ...BUILT_IN['house-1'],
    deckId: 'our own',
    cards: BUILT_IN['house-1'].cards.map((card) => ({ ...card, ...changes[card.id] })),
  });

/** Every primitive, modifier and rule that the deck of the house does without. */
const own = replaced({
  WORD: {
    name: 'Our Word',
    effects: [
      { do: 'draw', who: 'each', n: 1 },
      { do: 'jumpIn', who: 'eachRival', n: 1 },
    ],
    cost: { dolla: 1 },
  },
  SECONDWIND: { asAction: true, cost: { discard: 'any' }, effects: [{ do: 'extraAction', n: 2 }] },
  AMBUSH: { when: 'crime.mine', mods: [{ mod: 'difficulty', n: -2 }], effects: [{ do: 'cops', n: 1 }] },
  SUCKER: { mods: [{ mod: 'noRides' }], needsRides: true, effects: [{ do: 'respect', who: 'target', n: -1 }] },
  BACKUP: {
    mods: [
      { mod: 'reinforce', n: 2 },
      { mod: 'save', n: 1 },
    ],
    effects: [{ do: 'takeCard', n: 1 }],
  },
  RADIO: { burn: [{ do: 'sendHome', kinds: ['homie', 'thug'], n: 2 }] },
  STORE: { flip: [{ do: 'recover', kind: 'crime', n: 2 }], cost: { yardThug: 1 } },
  CLINIC: { flip: [{ do: 'turnThug', n: 2 }], target: { kind: 'rival', has: 'yardThug', optional: true } },
  GROWHOUSE: {
    target: { kind: 'rival', has: 'turf' },
    reward: [
      { do: 'takeUpgrade', kind: 'turf', else: [{ do: 'dolla', n: 2 }] },
      { do: 'respect', who: 'target', n: -1 },
    ],
  },
  HEATWAVE: {
    rules: [
      { rule: 'forbid', what: 'weapons' },
      { rule: 'forbid', what: 'hustle' },
    ],
  },
  BLOCKPARTY: {
    phase: [{ do: 'discardRandom', who: 'mostYardThugs', n: 1 }],
    rules: [{ rule: 'forbid', what: 'jumpIn' }],
  },
  ODDJOBS: {
    rules: [
      { rule: 'forbid', what: 'hoodFight' },
      { rule: 'forbid', what: 'grind' },
    ],
  },
});

test('a deck of a group is checked, and every card of it can be used somewhere', () => {
  expect(decks.check(own)).toEqual([]);
  expect(decks.items(own)).toHaveLength(own.cards.length);
  const used = new Set<string>();
  for (let k = 0; k < 12; k++)
    for (const state of randomGame({ config: { deck: own, homiesInDeck: 16 }, seats: 4, seed: `own ${k}` }).rests)
      for (const { seat } of state.bosses) for (const id of decks.usable(state, seat)) used.add(id);
  expect(decks.items(own).filter((id) => !used.has(id))).toEqual([]);
});

test('games with it keep the rules, and their log knows its names', () => {
  const { steps } = randomGame({ config: { deck: own, reactions: 'window' }, seats: 5, seed: 'own names' });
  expect(steps.flatMap(({ before, event, after }) => violations(before, event, after))).toEqual([]);
  const place = steps.find(({ event }) => event.type === 'UpgradePlaced')!.event;
  expect(place).toHaveProperty('names');
  const { events } = play(given({ config: { deck: own }, green: { hand: ['WORD'] } }), told(), [
    GREEN,
    { type: 'PlayCaution', card: 'WORD' },
  ]);
  expect(tell(of(events, 'CautionPlayed')[0]!, RED)).toBe('Green plays Our Word.');
});

test('whatever file it is, it stands once in the first event', () => {
  const events = setup(options.parse({ deck: own }), 3, seededLuck('once'));
  if (isRefusal(events)) throw new Error(events.say);
  const [first, ...rest] = events.map((event) => JSON.stringify(event));
  expect(first).toContain('thug-life-deck/1');
  for (const event of rest) expect(event).not.toContain('thug-life-deck/1');
});

test('a deck that does not hold together starts no game', () => {
  const broken = { ...own, counts: { ...own.counts, weapon: 3 } };
  expect(setup(options.parse({ deck: broken }), 3, seededLuck('x'))).toMatchObject({ code: 'BAD_CONFIG', at: 'deck' });
  expect(options.safeParse({ deck: { ...own, cards: [] } }).success).toBe(false);
  expect(options.safeParse({ deck: 'house-2' }).success).toBe(false);
});

describe('what the deck of the house does without', () => {
  const config = { deck: own };

  test('a card that costs an action and another card', () => {
    const state = given({ config, green: { hand: ['SECONDWIND', 'BAT'] } });
    expect(refusalOf(state, GREEN, { type: 'PlayCaution', card: 'SECONDWIND' })?.code).toBe('COST_NOT_PAID');
    const { state: after } = play(state, told(), [GREEN, { type: 'PlayCaution', card: 'SECONDWIND', discard: 'BAT' }]);
    expect(after.turn?.actionsLeft).toBe(4);
    expect(after.discard).toEqual(cards(['BAT', 'SECONDWIND']));
    const tired = { ...state, turn: { ...state.turn!, actionsLeft: 0 } };
    expect(refusalOf(tired, GREEN, { type: 'PlayCaution', card: 'SECONDWIND', discard: 'BAT' })?.code).toBe(
      'NO_ACTIONS',
    );
  });

  test('a card into a Crime of one’s own', () => {
    const state = given({ config, green: { hand: ['SHIPMENT', 'AMBUSH'] } });
    const luck = told({ c1: '2', 'f1/cops': '1', 'f1/s0': '1' });
    const { events } = play(state, luck, [
      GREEN,
      { type: 'AttemptCrime', card: 'SHIPMENT', thugs: 3, cautions: ['AMBUSH'] },
    ]);
    expect(of(events, 'CrimeResolved')[0]).toMatchObject({ difficulty: 5, total: 5, success: true });
    expect(of(events, 'CopsMoved')).toMatchObject([{ n: 1, why: 'card' }]);
  });

  test('a third party stops the Rides of the Boss it hits', () => {
    const state = given({
      config,
      green: { rides: ['LOWRIDER'] },
      blue: { hand: ['SUCKER'], orders: { arms: [{ card: 'SUCKER', filter: { seats: [GREEN] } }] } },
    });
    const { events } = play(state, told({ 'f1/s0': '3', 'f1/s1': '1' }), [
      GREEN,
      { type: 'PickFight', target: { hood: RED }, thugs: 3, rides: ['LOWRIDER'] },
    ]);
    expect(of(events, 'RidesStopped')).toEqual([{ type: 'RidesStopped', side: 'attacker' }]);
    expect(of(events, 'FightResolved')[0]).toMatchObject({ driveBy: false, power: { attacker: 6, defender: 6 } });
    expect(of(events, 'RespectChanged')[0]).toMatchObject({ seat: GREEN, delta: -1, why: 'card' });
  });

  test('a reward with an `else`, and one that is meant for its target', () => {
    const crime = { type: 'AttemptCrime', card: 'GROWHOUSE', thugs: 3 } as const;
    const none = play(given({ config, green: { hand: ['GROWHOUSE'] } }), told({ c1: '5' }), [GREEN, crime]);
    expect(none.state.bosses[GREEN]!.dollas).toBe(3);
    const one = given({ config, green: { hand: ['GROWHOUSE'] }, blue: { turf: ['CLUB'] } });
    const { state } = play(one, told({ c1: '5' }), [GREEN, crime]);
    expect(state.bosses[GREEN]!.turf).toHaveLength(1);
  });

  test('Weapons, Hustle and the like can be forbidden', () => {
    const state = given({ config, drama: ['HEATWAVE', 'BLOCKPARTY', 'ODDJOBS'], green: { hand: ['BAT', 'CORNER'] } });
    const codes = [
      refusalOf(state, GREEN, { type: 'Hustle' }),
      refusalOf(state, GREEN, { type: 'JumpIn' }),
      refusalOf(state, GREEN, { type: 'Grind' }),
      refusalOf(state, GREEN, { type: 'PickFight', target: { hood: BLUE }, thugs: 1 }),
      refusalOf(state, GREEN, { type: 'AttemptCrime', card: 'CORNER', thugs: 1, weapons: ['BAT'] }),
    ].map((refusal) => refusal?.code);
    expect(new Set(codes)).toEqual(new Set(['FORBIDDEN_BY_CARD']));
  });
});
