import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { stones } from '../../../test/stones.ts';
import { parseInWords, sayFinding } from './findings.ts';
import { deckInWords, MAX_DECK_KB, readDeck, refuseDeck } from './ownDeck.ts';

const effect = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('draw'), n: z.int().min(1) }),
  z.strictObject({ do: z.literal('take'), kind: z.enum(['ride', 'homie']) }),
]);
const homie = z.strictObject({
  type: z.literal('homie'),
  name: z.string().min(1).max(20),
  power: z.int().min(0).max(9),
  effects: z.array(effect).default([]),
});
const ride = z.strictObject({
  type: z.literal('ride'),
  name: z.string(),
  id: z.string().regex(/^[A-Z-]+$/, 'an id has capital letters and hyphens'),
  cost: z.union([z.int().positive(), z.strictObject({ dolla: z.int().min(1).max(5) })]).optional(),
});
const file = z.strictObject({
  schema: z.literal('cards/1'),
  counts: z.strictObject({ ride: z.int().min(0) }),
  dieFaces: z.array(z.string()).length(6),
  cards: z.array(z.discriminatedUnion('type', [homie, ride])).min(1),
});
const good = {
  schema: 'cards/1',
  counts: { ride: 1 },
  dieFaces: ['1', '2', '3', '4', '5', '6'],
  cards: [{ type: 'homie', name: 'PISTOL', power: 3 }],
};
const said = (value: unknown) => {
  const read = parseInWords(file, value);
  return 'findings' in read ? read.findings.map(sayFinding) : [];
};
const card = (more: object) => said({ ...good, cards: [{ type: 'homie', name: 'PISTOL', power: 3, ...more }] });

describe('a file by hand', () => {
  test('that is right has no findings', () => {
    expect(said(good)).toEqual([]);
  });

  test('hears card, field and what would be right', () => {
    expect(card({ power: 12 })).toEqual(['card 1 (PISTOL): power must be a whole number 0 to 9, not 12']);
    expect(card({ power: '3' })).toEqual(['card 1 (PISTOL): power must be a whole number 0 to 9, not "3"']);
    expect(card({ power: undefined })).toEqual([
      'card 1 (PISTOL): power must be a whole number 0 to 9, and is missing',
    ]);
    expect(card({ name: '' })).toEqual(['card 1: name must be a text of 1 to 20 characters, not ""']);
    expect(card({ name: 'x'.repeat(90) })[0]).toContain('name must be a text of 1 to 20 characters, not a text of 90');
  });

  test('hears where inside a card', () => {
    expect(
      card({
        effects: [
          { do: 'draw', n: 1 },
          { do: 'draw', n: 0 },
        ],
      }),
    ).toEqual(['card 1 (PISTOL), effect 2: n must be a whole number 1 or more, not 0']);
    expect(card({ effects: [{ do: 'take', kind: 'cash' }] })).toEqual([
      'card 1 (PISTOL), effect 1: kind must be one of "ride", "homie", not "cash"',
    ]);
    expect(card({ effects: [{ do: 'dance' }] })).toEqual([
      'card 1 (PISTOL), effect 1: do must be one of "draw", "take", not "dance"',
    ]);
    expect(card({ effects: 'draw' })).toEqual(['card 1 (PISTOL): effects must be a list, not "draw"']);
  });

  test('hears of words that are no fields, with those that are', () => {
    expect(card({ powr: 1 })).toEqual([
      'card 1 (PISTOL): there is no field "powr"; the fields are type, name, power, effects',
    ]);
    expect(said({ ...good, counts: { ride: 1, boat: 2 } })).toEqual([
      'there is no field "boat" in counts; the fields are ride',
    ]);
  });

  test('hears of lists, fixed words and things of the wrong kind', () => {
    expect(said({ ...good, cards: [] })).toEqual(['cards must be a list of 1 entries or more, not a list of 0']);
    expect(said({ ...good, dieFaces: ['1'] })).toEqual(['dieFaces must be a list of 6 entries, not a list of 1']);
    expect(said({ ...good, dieFaces: [1, '2', '3', '4', '5', '6'] })).toEqual(['die face 1: it must be a text, not 1']);
    expect(said({ ...good, schema: 'cards/2' })).toEqual(['schema must be "cards/1", not "cards/2"']);
    expect(said({ ...good, counts: undefined })).toEqual(['counts must be a group of fields in { }, and is missing']);
    expect(said([])).toEqual(['it must be a group of fields in { }, not a list of 0']);
    expect(said({ ...good, cards: [{ type: 'boat' }] })).toEqual([
      'card 1: type must be one of "homie", "ride", not "boat"',
    ]);
  });

  test('hears the own words of a schema where there are some, and all that a choice takes', () => {
    const rides = (more: object) => said({ ...good, cards: [{ type: 'ride', name: 'VAN', id: 'VAN', ...more }] });
    expect(rides({ id: 'van' })).toEqual(['card 1 (VAN): id: an id has capital letters and hyphens']);
    expect(rides({ cost: 'much' })).toEqual([
      'card 1 (VAN): cost must be a whole number 1 or more or a group of fields in { }, not "much"',
    ]);
    expect(rides({ cost: { dolla: 9 } })).toEqual(['card 1 (VAN): cost.dolla must be a whole number 1 to 5, not 9']);
  });

  test('hears all that is wrong at once', () => {
    expect(said({ ...good, counts: {}, cards: [{ type: 'homie', name: 'A', power: -1 }, 7] })).toEqual([
      'counts.ride must be a whole number 0 or more, and is missing',
      'card 1 (A): power must be a whole number 0 to 9, not -1',
      'card 2: it must be a group of fields in { }, not 7',
    ]);
  });
});

describe('a group’s own deck', () => {
  const decks = stones.decks!;
  const deck = {
    name: 'Ours',
    count: 2,
    stones: [
      { name: 'A', number: 1 },
      { name: 'B', number: 2 },
    ],
  };
  const findings = (json: unknown) => {
    const read = readDeck(decks, json);
    return 'findings' in read ? read.findings.map(sayFinding) : [];
  };

  test('is read with the defaults of its schema', () => {
    expect(readDeck(decks, deck)).toMatchObject({ deck: { stones: [{ needs: 0, count: 1 }, { name: 'B' }] } });
    expect(deckInWords(decks, decks.builtIn['house-2'])).toBe('own cards: 4 stones, 4 cards');
    expect(deckInWords({ ...decks, describe: undefined }, deck)).toBe('own cards');
  });

  test('must pass the check of its title', () => {
    expect(findings({ ...deck, count: 3 })).toEqual(['count: The stones are 2 together, not 3.']);
  });

  test('has a size limit and a depth limit', () => {
    const long = {
      ...deck,
      count: 300,
      stones: Array.from({ length: 300 }, (_, i) => ({ name: `S${i}`, number: 1, text: 'é'.repeat(300) })),
    };
    expect(findings(long)).toEqual([expect.stringMatching(/^the file has \d+ KB; a deck can have 128 KB$/)]);
    const read = readDeck(decks, long);
    expect('findings' in read && refuseDeck(decks, read.findings)).toMatchObject({ code: 'OVERSIZE', at: 'deck' });
    expect(MAX_DECK_KB).toBe(128);
    const deep = JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`);
    expect(findings({ ...deck, stones: deep })).toEqual(['the file nests groups and lists deeper than 32 levels']);
  });

  test('is refused in one sentence that ends before it is too long', () => {
    const many = { ...deck, stones: Array.from({ length: 9 }, () => ({ name: 'A', number: 10 })) };
    const read = readDeck(decks, many);
    const refusal = refuseDeck(decks, 'findings' in read ? read.findings : []);
    expect(refusal).toMatchObject({ code: 'BAD_DECK', at: 'deck' });
    expect(refusal.say).toContain('stone 5 (A): number must be a whole number 0 to 9, not 10; and 4 more');
    expect(refusal.say).not.toContain('stone 6');
  });
});
