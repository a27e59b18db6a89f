import { describe, expect, test } from 'vitest';
import { options } from '../options.ts';
import { wildDeck } from '../whacktown.fixtures.ts';
import { checkDeck } from './check.ts';
import { BUILT_IN, deckOf } from './deck.ts';
import { type Deck, deckFile, deckSchema } from './schema.ts';

const house = BUILT_IN['house-1'];

describe('the cards of the house', () => {
  test('keep the form and every check', () => {
    expect(deckSchema.parse(house)).toEqual(house);
    expect(checkDeck(house)).toEqual([]);
  });

  test('are 76 tiles, 23 profiles, 57 hustle cards, 12 perks and 4 bombs', () => {
    expect(house.locations).toHaveLength(76);
    expect(house.profiles.map(({ turnOrder }) => turnOrder)).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
    expect(house.hustles.reduce((sum, { count }) => sum + count, 0)).toBe(57);
    expect(house.perks).toHaveLength(12);
    expect(house.bombs).toHaveLength(4);
    const colours = ['green', 'pink', 'blue', 'yellow', 'purple'];
    expect(colours.map((colour) => house.locations.filter(({ color }) => color === colour).length)).toEqual([
      24, 16, 14, 14, 8,
    ]);
  });

  // A change of a figure would change stored games: it needs a file of its own name.
  test('are the file that stored games mean', () => {
    expect(deckOf('house-1').hash()).toBe('fd5ab98ce7dd1e550ba2596f17b6acc6b87e67775459e90bf62aee34335e047a');
  });

  test('prevent with RUFUS first, then LAY LOW, then TANK', () => {
    expect(deckOf('house-1').preventions).toEqual(['rufus', 'lay-low', 'tank']);
  });
});

test('a file that uses the whole vocabulary is fine', () => {
  const wild = wildDeck();
  expect(deckFile.parse(JSON.parse(JSON.stringify(wild)))).toEqual(wild);
  expect(checkDeck(wild)).toEqual([]);
});

test('a whole file is an option', () => {
  expect(options.parse({ cardSet: JSON.parse(JSON.stringify(house)) }).cardSet).toEqual(house);
  expect(options.parse({}).cardSet).toBe('house-1');
  expect(options.safeParse({ cardSet: 'house-7' }).success).toBe(false);
});

/** The house's file with one thing spoilt. */
function spoilt(spoil: (deck: Deck) => void): Deck {
  const deck = structuredClone(house);
  spoil(deck);
  return deck;
}
const location = (deck: Deck, id: string) => deck.locations.find((one) => one.id === id)!;
const perk = (deck: Deck, id: string) => deck.perks.find((one) => one.id === id)!;

test.each<[string, (deck: Deck) => void, string, string]>([
  ['a count that differs', (deck) => deck.locations.pop(), 'BAD_COUNT', 'counts.locations'],
  ['a copy too many', (deck) => deck.hustles[0]!.count++, 'BAD_COUNT', 'counts.hustles'],
  ['an id used twice', (deck) => Object.assign(deck.hustles[0]!, { id: 'ambush' }), 'DUPLICATE_ID', 'ambush.id'],
  [
    'two names that are read alike',
    (deck) => Object.assign(deck.hustles[0]!, { name: 'Gear-Up' }),
    'DUPLICATE_NAME',
    'gear-up.name',
  ],
  ['two equal numbers', (deck) => deck.profiles[1]!.turnOrder--, 'SAME_TURN_ORDER', 'courier.turnOrder'],
  [
    'nobody alive at the start',
    (deck) => Object.assign(deck.profiles[0]!.start, { health: 0 }),
    'NO_HEALTH',
    'paperboy.start.health',
  ],
  [
    'a perk without its location',
    (deck) => Object.assign(perk(deck, 'tank'), { location: 'nowhere' }),
    'UNKNOWN_ID',
    'tank.location',
  ],
  [
    'a location that forgets its perk',
    (deck) => delete location(deck, 'army-surplus').perk,
    'BAD_PERK',
    'tank.location',
  ],
  [
    'a perk that is not there',
    (deck) => Object.assign(location(deck, 'yacht'), { effects: [{ op: 'perk', id: 'boat' }] }),
    'UNKNOWN_ID',
    'yacht.effects',
  ],
  [
    'dice that never rest',
    (deck) => {
      for (const face of deck.dieFaces) face.effects = [{ op: 'bomb' }];
    },
    'BAD_DIE',
    'dieFaces',
  ],
  [
    'dice that roll on for ever',
    (deck) => {
      for (const face of deck.dieFaces) face.effects = [{ op: 'die', n: 1 }];
    },
    'BAD_DIE',
    'dieFaces',
  ],
  [
    'a die that brings more dice than it settles',
    (deck) => Object.assign(deck.dieFaces[5]!, { effects: [{ op: 'die', n: 5 }] }),
    'BAD_DIE',
    'dieFaces',
  ],
  [
    'dice that roll on under a condition',
    (deck) => {
      const cond = { self: 'health', cmp: '>=', n: 1 } as const;
      // biome-ignore lint/suspicious/noThenProperty: the word of card files.
      for (const face of deck.dieFaces) face.effects = [{ op: 'if', cond, then: [{ op: 'die', n: 1 }] }];
    },
    'BAD_DIE',
    'dieFaces',
  ],
  ['a face missing', (deck) => Object.assign(deck.dieFaces[0]!, { face: 2 }), 'BAD_DIE', 'dieFaces.1'],
  [
    'a preparation that does something',
    (deck) => Object.assign(deck.hustles[1]!, { effects: [{ op: 'bomb' }] }),
    'BAD_PREPARATION',
    'plan-b.effects',
  ],
  [
    'an unknown special',
    (deck) => Object.assign(deck.specials, { boneLocation: 'kennel' }),
    'UNKNOWN_ID',
    'specials.boneLocation',
  ],
  [
    'an unknown default move',
    (deck) => deck.specials.defaultMoves.push('kennel'),
    'UNKNOWN_ID',
    'specials.defaultMoves',
  ],
  ['too few bones', (deck) => Object.assign(deck.counts, { bones: 14 }), 'TOO_FEW_TOKENS', 'city.boneRows'],
  [
    'too little evidence',
    (deck) => Object.assign(deck.counts, { evidence: 7 }),
    'TOO_FEW_TOKENS',
    'constants.evidencePlaced',
  ],
  [
    'too few bombs',
    (deck) => {
      deck.bombs.pop();
      deck.counts.bombs = 3;
    },
    'TOO_FEW_BOMBS',
    'counts.bombs',
  ],
  ['a cell taken twice', (deck) => Object.assign(deck.city.fixed[1]!, { cell: 'B4' }), 'SAME_CELL', 'newsstand.cell'],
  ['a free cell too many', (deck) => deck.city.fixed.pop(), 'BAD_CITY', 'city.fixed'],
  [
    'a prevention for nothing',
    (deck) => Object.assign(perk(deck, 'tank'), { ability: { phase: 'prevent', cost: [] } }),
    'BAD_COST',
    'tank.ability',
  ],
  [
    'a prevention that tells about a hand',
    (deck) => Object.assign(perk(deck, 'tank'), { ability: { phase: 'prevent', cost: [{ pay: 'cards', n: 1 }] } }),
    'BAD_COST',
    'tank.ability',
  ],
  [
    'a profile that gives itself back',
    (deck) =>
      Object.assign(deck.profiles[2]!, { ability: { phase: 'hustle', cost: [{ pay: 'thisPerk' }], effects: [] } }),
    'BAD_COST',
    'street-artist.ability',
  ],
  [
    'a profile that prevents',
    (deck) => Object.assign(deck.profiles[2]!, { ability: { phase: 'prevent', cost: [{ pay: 'money', n: 1 }] } }),
    'BAD_PHASE',
    'street-artist.ability',
  ],
])('is refused with %s, by card and field', (_, spoil, code, at) => {
  expect(checkDeck(spoilt(spoil))).toContainEqual(expect.objectContaining({ code, at }));
});

test.each<[string, (deck: Deck) => void, RegExp]>([
  [
    'an unknown word',
    (deck) => Object.assign(location(deck, 'yacht'), { effects: [{ op: 'sail' }] }),
    /no effect of this name/,
  ],
  ['an unknown field', (deck) => Object.assign(location(deck, 'yacht'), { sails: 2 }), /sails/],
  [
    'an unknown counter',
    (deck) => Object.assign(location(deck, 'yacht'), { effects: [{ op: 'gain', res: 'rep', n: { per: 'boats' } }] }),
    /per: counter/,
  ],
  [
    'a requirement that is none',
    (deck) => Object.assign(location(deck, 'yacht'), { requirement: { type: 'rich' } }),
    /a requirement is/,
  ],
  ['another format', (deck) => Object.assign(deck, { schema: 'whacktown-cards/2' }), /whacktown-cards\/1/],
])('the form refuses %s in words', (_, spoil, say) => {
  const { error } = deckSchema.safeParse(spoilt(spoil));
  expect(JSON.stringify(error?.issues)).toMatch(say);
});

test('a file that nests without end is refused at once', () => {
  let effects: unknown[] = [{ op: 'bomb' }];
  for (let i = 0; i < 5000; i++) effects = [{ op: 'may', cost: [], effects }];
  const deck = spoilt(() => {});
  Object.assign(location(deck, 'yacht'), { effects });
  expect(deckFile.safeParse(deck).error?.issues[0]?.message).toMatch(/too deeply/);
});
