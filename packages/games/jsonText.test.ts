import { expect, test } from 'vitest';
import { parseJson } from './jsonText.ts';

test.each([
  ['{"a":1,\n "b":[1,2,],\n "c":3}', 'line 2, column 11'],
  ['{"a":1,\n "b":2,\n}', 'line 3, column 1'],
  ['{"a":1\n "b":2}', 'line 2, column 2'],
  ["{'a':1}", 'line 1, column 2'],
  ['{"a":x}', 'line 1, column 6'],
  ['{"a":01}', 'line 1, column 7'],
  ['{"a":"line\nend"}', 'line 1, column 6'],
  ['[1,2', 'line 1, column 5'],
  ['{"a":[1}', 'line 1, column 8'],
  ['[1] // cards', 'line 1, column 5'],
  ['', 'line 1, column 1'],
])('%j breaks at %s', (text, breaks) => {
  expect(parseJson(text)).toEqual({ breaks });
});

test('what is JSON is read, with or without the mark that some editors write first', () => {
  const json = { a: [1, -2.5e3, 'x"\\\u0041é', true, null, {}], b: { c: [] } };
  expect(parseJson(`\uFEFF${JSON.stringify(json, null, 2)}`)).toEqual({ json });
});
