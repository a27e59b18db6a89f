import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { commands } from '../model.ts';
import { LONGEST_MAIL } from './mail.ts';
import { parse } from './reading.fixture.ts';

describe('hostile mails', () => {
  const filled = (unit: string, end = '') => unit.repeat((LONGEST_MAIL - end.length) / unit.length) + end;
  const junk: [string, string][] = [
    ['letters', filled('A')],
    ['glued codes', filled('TD', 'X')],
    ['figures', filled('7')],
    ['dots', filled('.', 'x')],
    ['equals signs', filled('=')],
    ['blanks', `T${filled(' ', 'T SB')}`.slice(1)],
    ['separators', filled('2R:SB&')],
    ['lines', filled('1T: SB\n')],
    ['dashes', filled('-', 'T')],
    ['bytes that are no text', filled('=FF=FE=00=C3=28')],
    ['ampersands', filled('&amp;')],
    ['ligatures that grow', filled('\ufdfa')],
    ['control characters', Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('2R: SB')],
    ['lone surrogates', '\ud800 2R: SB \udfff'],
    ['right to left', '\u202e2R: SB\u202c \u2067T: TD\u2069'],
    ['emoji', '🔫 2R: SB 💰 1️⃣T: TD'],
    ['other figures', '٢R: SB'],
    ['prototype words', '__proto__ constructor 1T: toString'],
  ];

  it.each(junk)('%s: an answer, never an exception', (_, text) => {
    const mail = parse(text);
    if (isRefusal(mail)) expect((mail.at ?? '').length).toBeLessThan(100);
    else expect(commands.safeParse(mail.command).success).toBe(true);
  });

  it('a megabyte is not read at all', () => {
    expect(parse('1T: SB\n'.repeat(140_000))).toMatchObject({ code: 'TOO_LONG' });
  });

  it('whatever is written, the answer is a refusal or a command of the schema', () => {
    const word = fc.constantFrom(
      ...'2R SB + T & G : TD USE FIRE TAKE OT ALL YELLOW > , REST 3 -2 NONE AUTO BRIBE IN GIVE TO 3k ONCE HOLD BAIL CLOSE x = # | * DEAL POOL MONTH DONE'.split(
        ' ',
      ),
      '\n',
      '\u200b',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word, { maxLength: 25 }).map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (mail) => {
        const read = parse(mail);
        if (!isRefusal(read)) expect(commands.safeParse(read.command).success, mail).toBe(true);
      }),
      { numRuns: 1500 },
    );
  });
});
