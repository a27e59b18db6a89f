import { expect, test } from 'vitest';
import * as z from 'zod';
import { isGroup, type OptionPart, optionFields, optionsInWords, readOptions } from './optionFields.ts';

const schema = z.strictObject({
  pace: z.enum(['post', 'table']).default('post').meta({ title: 'Pace', description: 'How.' }),
  months: z.int().min(1).max(60).default(12).meta({ title: 'Months' }),
  bribe: z.boolean().default(true).meta({ title: 'Bribe' }),
  shuffle: z.boolean().optional().meta({ title: 'Shuffle' }),
  deck: z.strictObject({ 1: z.int().optional(), 2: z.int().optional() }).default({ 1: 3 }).meta({ title: 'Deck' }),
  house: z
    .strictObject({ boss: z.boolean().default(false).meta({ title: 'Boss' }) })
    .prefault({})
    .meta({ title: 'House' }),
});
const parts = optionFields(schema);

/** What a browser sends for a form that nobody has touched. */
const untouched = (list: readonly OptionPart[]): Record<string, string> =>
  Object.assign(
    {},
    ...list.map((part) =>
      isGroup(part)
        ? untouched(part.parts)
        : part.kind === 'yes' && part.value !== 'true'
          ? {}
          : { [`option.${part.path}`]: part.value },
    ),
  );

test('an untouched form gives the defaults of the schema', () => {
  expect(schema.parse(readOptions(parts, untouched(parts)))).toEqual(schema.parse({}));
});

test('each kind of option has its kind of field, with bounds and words', () => {
  expect(parts[0]).toMatchObject({ kind: 'choice', choices: ['post', 'table'], value: 'post', description: 'How.' });
  expect(parts[1]).toMatchObject({ kind: 'whole', min: 1, max: 60, value: '12' });
  expect(parts.slice(2, 4)).toMatchObject([
    { kind: 'yes', value: 'true' },
    { kind: 'maybe', value: '' },
  ]);
  expect(parts[4]).toMatchObject({ title: 'Deck', parts: [{ value: '3', min: null }, { value: '' }] });
});

test('a form is read as it was filled in, and what is no number goes to the schema as it is', () => {
  const fields = {
    'option.pace': 'table',
    'option.months': 'many',
    'option.shuffle': 'false',
    'option.deck.2': '4',
    'option.house.boss': 'true',
  };
  expect(readOptions(parts, fields)).toEqual({
    pace: 'table',
    months: 'many',
    bribe: false,
    shuffle: false,
    deck: { 2: 4 },
    house: { boss: true },
  });
});

test('only what differs from the usual is told in words', () => {
  expect(optionsInWords(parts, schema.parse({}), String)).toEqual([]);
  expect(optionsInWords(parts, schema.parse({ months: 6, house: { boss: true } }), String)).toEqual([
    'Months: 6',
    'House: Boss: yes',
  ]);
});
