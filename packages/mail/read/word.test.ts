import { expect, test } from 'vitest';
import { takeWord } from './word.ts';

test.each([
  ['NOT READY YET', 'later'],
  ['Not ready.', 'later'],
  ['not yet ready', 'later'],
  ['I’m not ready yet!', 'later'],
  ['Ready now', 'now'],
  ['I am ready now.', 'now'],
])('“%s” on a line of its own is the word on the orders beside it', (line, say) => {
  expect(takeWord(`2R: SB\n  ${line}  \nHOLD`)).toEqual({ say, orders: '2R: SB\n\nHOLD' });
});

test.each(['I am not ready to give you the Docks', 'not ready yet, but soon', 'ready', 'Are you ready now?'])(
  '“%s” is none',
  (line) => {
    expect(takeWord(line)).toEqual({ say: null, orders: line });
  },
);

test('of several the last one counts', () => {
  expect(takeWord('not ready\nready now').say).toBe('now');
});
