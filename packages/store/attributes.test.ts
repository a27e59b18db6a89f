import { expect, test } from 'vitest';
import { flag, oneOf, orNull, seats, shape, text, whole } from './attributes.ts';

interface Thing {
  name: string;
  count: number;
  end: string | null;
  colour: 'red' | 'blue';
  seats: readonly number[];
  loud?: boolean;
}

const thing = shape<Thing>('thing', {
  name: text,
  count: whole,
  end: orNull(text),
  colour: oneOf('red', 'blue'),
  seats,
  loud: flag,
});

const full: Thing = { name: '', count: 0, end: null, colour: 'blue', seats: [], loud: false };

test('what is null or false is not stored, and comes back', () => {
  const stored = thing.write(full);
  expect(Object.keys(stored).toSorted()).toEqual(['colour', 'count', 'name', 'seats']);
  expect(thing.read(stored)).toEqual(full);
  const other: Thing = { name: 'x', count: -3, end: '', colour: 'red', seats: [0, 11], loud: true };
  expect(thing.read(thing.write(other))).toEqual(other);
});

test.each([
  ['name', 7],
  ['count', '7'],
  ['end', 7],
  ['colour', 'green'],
  ['seats', 7],
])('a row whose "%s" is %j is damaged, and the error names both', (name, value) => {
  const row = { pk: 'P', sk: 'S', ...thing.write(full), [name]: value };
  expect(() => thing.read(row)).toThrow(`The stored thing P / S is damaged: its "${name}" is missing or unreadable.`);
});

test('a row that lacks what must be there is damaged', () => {
  expect(() => thing.read({ pk: 'P', sk: 'S' })).toThrow('its "name" is missing');
});
