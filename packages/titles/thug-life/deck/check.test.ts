import { describe, expect, test } from 'vitest';
import { checkDeck } from './check.ts';
import { BUILT_IN } from './compiled.ts';
import { type Card, type Deck, deckSchema } from './schema.ts';

const house: Deck = structuredClone(BUILT_IN['house-1']);

/** The house deck with one card changed. */
const changed = (id: string, change: object): Deck => ({
  ...house,
  // A broken card is what is wanted.
  cards: house.cards.map((card) => (card.id === id ? ({ ...card, ...change } as Card) : card)),
});

test('the deck of the house is of its form and whole', () => {
  expect(deckSchema.parse(house)).toEqual(house);
  expect(checkDeck(house)).toEqual([]);
  const count = (type: Card['type']) =>
    house.cards.filter((card) => card.type === type).reduce((sum, card) => sum + card.count, 0);
  expect([count('caution'), count('crime'), count('weapon'), count('homie'), count('ride'), count('turf')]).toEqual([
    19, 24, 15, 16, 9, 10,
  ]);
  expect(count('drama')).toBe(11);
});

const die = ['1', '2', '3', 'K1', 'K2', 'S'];

describe('a file that does not hold together is told where', () => {
  test.each<[string, Deck]>([
    ['dice.fight', { ...house, dice: { ...house.dice, fight: ['1', '2'] } }],
    ['dice.crime', { ...house, dice: { fight: house.dice.fight, crime: die as Deck['dice']['crime'] } }],
    [
      'BAT.id',
      { ...house, cards: [...house.cards, { ...house.cards.find(({ id }) => id === 'BAT')!, nos: [94], count: 1 }] },
    ],
    ['UNDERCOVER.nos', changed('SNITCH', { nos: [3, 5] })],
    ['cards', changed('PAWN', { nos: [95] })],
    ['SNITCH.count', changed('SNITCH', { count: 3 })],
    ['counts.turf', { ...house, counts: { ...house.counts, turf: 11 } }],
    ['BAT.name', changed('BAT', { name: 'Fight' })],
    ['BAT.alias', changed('BAT', { alias: '9 mm' })],
    ['TRAITOR.effects', changed('TRAITOR', { target: undefined })],
    ['WORD.effects', changed('WORD', { effects: [{ do: 'respect', who: 'target', n: -1 }] })],
    ['WORD.effects', changed('WORD', { effects: [{ do: 'protect' }] })],
    ['RACKET.reward', changed('RACKET', { target: undefined })],
    ['RADIO.burn', changed('RADIO', { burn: [{ do: 'keepGang' }] })],
    ['RADIO.burn', changed('RADIO', { burn: [{ do: 'takeCard', n: 1 }] })],
    ['GYM.commit', changed('GYM', { commit: [{ mod: 'hoodBonus', n: 1 }] })],
    ['CLUB.passive', changed('CLUB', { passive: [{ mod: 'power', n: 1 }] })],
    ['CLUB.flip', changed('CLUB', { passive: undefined })],
    ['GYM.cost', changed('GYM', { cost: { dolla: 1 } })],
    ['SMG.mods', changed('SMG', { mods: [{ mod: 'capacity', n: 1 }] })],
    ['SNITCH.mods', changed('SNITCH', { mods: [{ mod: 'reinforce', n: 1 }] })],
    ['PISTOL.mods', changed('PISTOL', { mods: [{ mod: 'noRides', side: 'enemy' }] })],
    ['FLATTIRE.mods', changed('FLATTIRE', { mods: [{ mod: 'noRides' }] })],
    ['CURFEW.rules', changed('CURFEW', { zone: undefined })],
    ['AMBUSH.zone', changed('AMBUSH', { zone: 'streets' })],
    ['AMBUSH.cancel', changed('AMBUSH', { when: 'fight.mine', cancel: true })],
    ['SNITCH.asAction', changed('SNITCH', { asAction: true })],
    ['BAIL.onlyCrime', changed('BAIL', { onlyCrime: ['tech'] })],
    ['BAIL.needsRides', changed('BAIL', { needsRides: true })],
    ['TAXES.endOfRound', changed('TAXES', { endOfRound: [{ do: 'takeDolla', n: 1 }] })],
    ['TAXES.endOfRound', changed('TAXES', { endOfRound: [{ do: 'dolla', who: 'richAtLeast', n: -1 }] })],
    ['NEWSCREW.rules', changed('NEWSCREW', { rules: [{ rule: 'crimeSuccess', effects: [{ do: 'protect' }] }] })],
  ])('%s', (at, deck) => {
    const found = checkDeck(deck);
    expect(found.map((refusal) => refusal.at)).toContain(at);
    for (const { code, say } of found) {
      expect(code).toBe('BAD_DECK');
      expect(say).toMatch(/[.]$/);
    }
  });
});

test.each<[string, unknown]>([
  ['an unknown field', { ...house, secret: 1 }],
  ['an unknown schema', { ...house, schema: 'thug-life-deck/9' }],
  ['an unknown primitive', changed('WORD', { effects: [{ do: 'dance', n: 1 }] })],
  ['an unknown modifier', changed('SMG', { mods: [{ mod: 'luck', n: 1 }] })],
  ['an unknown rule', changed('TRUCE', { rules: [{ rule: 'forbid', what: 'everything' }] })],
  ['an unknown trigger', changed('SNITCH', { when: 'always' })],
  ['a Homie without Power', changed('KEYS', { power: 0 })],
  ['a Ride without room', changed('VAN', { driveBy: 0 })],
  ['an id in small letters', changed('BAT', { id: 'bat' })],
])('%s is not of the form', (_, deck) => {
  expect(deckSchema.safeParse(deck).success).toBe(false);
});
