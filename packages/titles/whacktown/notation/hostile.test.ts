import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { legal } from '../legal.ts';
import { stateOf } from '../ui/desk.fixture.ts';
import { view } from '../view.ts';
import { LONGEST_MAIL, readLines } from './mail.ts';

const state = stateOf(4, 'notation', {}, ({ ask }) => ask?.kind === 'hustle');
const seat = state.active!;

function refused(text: string) {
  const read = readLines(view(state, seat), () => legal(state, seat), seat, text);
  if (!isRefusal(read)) throw new Error(`accepted: ${JSON.stringify(read)}`);
  return read;
}

describe('hostile mails', () => {
  it.each([
    ['letters', 'A'.repeat(LONGEST_MAIL)],
    ['blanks', `play${' '.repeat(LONGEST_MAIL - 8)}x - y`],
    ['separators', `play ${'- '.repeat(9000)}`],
    ['commas', `discard ${','.repeat(LONGEST_MAIL - 8)}`],
    ['ands', `discard ${'and '.repeat(4900)}`],
    ['lines', 'end\n'.repeat(4900)],
    ['prototype words', 'use constructor\nplay __proto__'],
    ['a lone surrogate', 'play \ud800'],
    ['a long name', `play ${'pizza'.repeat(3000)}`],
  ])('%s: a refusal, never an exception', (_, text) => {
    const refusal = refused(text);
    expect((refusal.at ?? '').length).toBeLessThan(100);
    expect(refusal.say.length).toBeLessThan(600);
  });

  it('too long a mail is not read at all', () => {
    expect(refused('end\n'.repeat(10_000)).code).toBe('TOO_LONG');
  });
});
