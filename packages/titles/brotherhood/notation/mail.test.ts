import { describe, expect, it } from 'vitest';
import { EMPTY_LEDGER } from '../model.ts';
import { position } from './position.fixture.ts';
import { bought, command, ledger, refused, use } from './reading.fixture.ts';

describe('a mail', () => {
  it('is carried out as gifts, ledger, rules, jailbreak, whatever the order of its lines', () => {
    const text = ['JAILBREAK T FIRST', 'USE SB: YELLOW R', 'ONCE FIRE ALL: YELLOW', '1R: ES', 'GIVE 2,000 TO #2'];
    expect(command(text.join('\n'))).toEqual({
      type: 'Batch',
      commands: [
        { type: 'GiveMoney', to: 1, amount: 2000 },
        { type: 'SubmitLedger', ledger: bought({ ES: { R: 1 } }) },
        { type: 'SetStanding', standing: { use: { SB: use([[1, 1, 'R']]) } }, once: false },
        { type: 'SetStanding', standing: { fire: { ALL: { prefer: [1] } } }, once: true },
        { type: 'UseGetOut', first: 'T' },
      ],
    });
  });

  it('V62: the jailbreak comes behind the ledger, although its line is first', () => {
    const jailed = position([{ jail: { T: 2, H: 0 }, tokens: { getOut: 1, bribe: 0 } }, {}, {}]);
    expect(command('JAILBREAK\nBAIL 2T & 3T: DT', jailed)).toMatchObject({
      commands: [{ type: 'SubmitLedger' }, { type: 'UseGetOut', first: 'H' }],
    });
    expect(refused('JAILBREAK\nJAILBREAK', jailed).code).toBe('BAD_WORD');
  });

  it('V63: a gift and a new ledger make one batch', () => {
    expect(command('GIVE 5000 TO YELLOW\n1R: ES')).toMatchObject({
      commands: [{ type: 'GiveMoney', to: 1, amount: 5000 }, { type: 'SubmitLedger' }],
    });
  });

  it('V69: rules of one mail are one instruction, in any order of lines', () => {
    const rule = { use: { ALL: use([]), SB: use([[1, 1, 'T']]) } };
    const wanted = { type: 'SetStanding', standing: rule, once: false };
    expect(command('USE SB: YELLOW T\nUSE ALL: NONE')).toEqual(wanted);
    expect(command('USE ALL: NONE\nUSE SB: YELLOW T')).toEqual(wanted);
  });

  it('carries the month it names, and is refused in another one', () => {
    expect(command('MONTH 3\nHOLD')).toEqual({ type: 'SubmitLedger', ledger: EMPTY_LEDGER, month: 3 });
    expect(refused('MONTH 4\nHOLD')).toMatchObject({ code: 'WRONG_MONTH', at: 'line 1: "MONTH 4"' });
  });

  it('reads the example of the rules whole', () => {
    const month6 = position([{ board: { SB: { T: 2 } }, jail: { T: 1, H: 0 } }, {}, {}, {}], { month: 6 });
    const read = command(
      `MONTH 6
GIVE 2000 TO ORANGE
BAIL 1T
HOLD & 1R: DT + T & G: DT
USE SB: 2 YELLOW R, YELLOW T
FIRE ALL: YELLOW > VIOLET
OT ALL: SHARE YIELD AT 1
FRIENDS ORANGE`,
      month6,
    );
    expect(read).toEqual({
      type: 'Batch',
      month: 6,
      commands: [
        { type: 'GiveMoney', to: 2, amount: 2000 },
        {
          type: 'SubmitLedger',
          ledger: bought({ SB: { T: 2 }, DT: { R: 1, T: 1 } }, { godfather: 'DT', bail: { T: 1, H: 0 } }),
        },
        {
          type: 'SetStanding',
          once: false,
          standing: {
            friends: [2],
            use: {
              SB: use([
                [2, 1, 'R'],
                [1, 1, 'T'],
              ]),
            },
            fire: { ALL: { prefer: [1, 3] } },
            ot: { ALL: { stance: 'SHARE', yieldAt: 1 } },
          },
        },
      ],
    });
  });

  it('skips remarks, quotations, examples with a bar, and all below a line of dashes', () => {
    expect(ledger('# 3R: TD\n> 2R: SB\n| HOLD & 9T: WE\n&gt; 1R: WE\n\n1R: ES\n--\nTom, 0171 555 1234')).toEqual(
      bought({ ES: { R: 1 } }),
    );
    expect(refused('| HOLD').code).toBe('NO_ORDERS');
    expect(refused('').code).toBe('NO_ORDERS');
  });

  it.each([
    ['3000', 3000],
    ['3,000', 3000],
    ['$3000', 3000],
    ['$ 3,000', 3000],
    ['3k', 3000],
    ['1', 1],
  ])('GIVE %s is an amount', (amount, dollars) => {
    expect(command(`give ${amount} to o`)).toEqual({ type: 'GiveMoney', to: 2, amount: dollars });
  });

  it.each([
    ['GIVE 3.5k TO YELLOW', 'BAD_AMOUNT'],
    ['GIVE 0 TO YELLOW', 'BAD_AMOUNT'],
    ['GIVE -5 TO YELLOW', 'BAD_AMOUNT'],
    ['GIVE all TO YELLOW', 'BAD_AMOUNT'],
    ['GIVE 3000 TO GREEN', 'BAD_SEAT'],
    ['GIVE 3000 TO VIOLET', 'BAD_SEAT'],
    ['GIVE 3000 TO #0', 'BAD_SEAT'],
    ['GIVE YELLOW 3000', 'BAD_WORD'],
    ['GIVE 3000 TO YELLOW NOW', 'BAD_WORD'],
    ['JAILBREAK T', 'BAD_WORD'],
    ['ONCE 2R: SB', 'BAD_WORD'],
  ])('%s is refused with %s', (text, code) => {
    expect(refused(text).code).toBe(code);
  });
});
