import { describe, expect, it } from 'vitest';
import { EMPTY_LEDGER } from '../model.ts';
import { notation } from './notation.ts';
import { position } from './position.fixture.ts';
import { command, parse, refused, three } from './reading.fixture.ts';

const carried = (text: string) => {
  const read = command(`NOTHING\n${text}`);
  if (read.type !== 'SubmitLedger') throw new Error(`${read.type} instead of a ledger`);
  return read.alternatives;
};

describe('IF', () => {
  it('chooses between rules, ELSE on the same line or on the next', () => {
    const wanted = [
      {
        when: { seat: 1, area: 'WE' },
        rules: { fire: { WE: { prefer: [1, 2] } }, take: { WE: { max: 0 } } },
        otherwise: { fire: { ALL: { prefer: [2] } } },
      },
    ];
    const then = 'IF YELLOW IN WE: FIRE WE: YELLOW > ORANGE & TAKE WE: NONE';
    expect(carried(`${then} ELSE: FIRE ALL: ORANGE`)).toEqual(wanted);
    expect(carried(`${then}; else fire all: orange`)).toEqual(wanted);
    expect(carried(`${then}\nELSE: FIRE ALL: ORANGE`)).toEqual(wanted);
    expect(carried('if y in the west end fire we: y > o, take we: none, else fire all: o.')).toEqual(wanted);
  });

  it.each([
    ['IF YELLOW IN SB: OT ALL: YIELD', { seat: 1, area: 'SB' }],
    ['IF YELLOW T IN SB: OT ALL: YIELD', { seat: 1, kind: 'T', area: 'SB' }],
    ['IF 3 YELLOW THUGS IN SB: OT ALL: YIELD', { seat: 1, n: 3, kind: 'T', area: 'SB' }],
    ['IF 2 YELLOW IN SB: OT ALL: YIELD', { seat: 1, n: 2, area: 'SB' }],
    ['IF YELLOW GODFATHER NOT IN SB: OT ALL: YIELD', { seat: 1, kind: 'G', area: 'SB', not: true }],
  ])('%s: the condition', (text, condition) => {
    expect(carried(text)).toMatchObject([
      { when: condition, rules: { ot: { ALL: { stance: 'YIELD' } } }, otherwise: {} },
    ]);
  });

  it('keeps commas within a rule and between rules apart', () => {
    expect(
      carried('IF YELLOW IN SB: USE SB: 2 YELLOW R, YELLOW T, AUTO, FIRE SB: 2T YELLOW, REST ORANGE'),
    ).toMatchObject([
      {
        rules: {
          use: {
            SB: {
              wishes: [
                { n: 2, seat: 1, kind: 'R' },
                { n: 1, seat: 1, kind: 'T' },
              ],
              auto: true,
            },
          },
          fire: { SB: { shots: [{ n: 2, kind: 'T', seat: 1 }, { seat: 2 }] } },
        },
      },
    ]);
  });

  it('alone goes with the ledger that is in; without one it is refused', () => {
    const stored = { ...EMPTY_LEDGER, buy: { SB: { T: 1 } } };
    const withLedger = position([{ ledger: stored, ledgerIn: true }, {}, {}]);
    expect(command('IF YELLOW IN SB: TAKE SB: 1', withLedger)).toMatchObject({ type: 'SubmitLedger', ledger: stored });
    expect(refused('IF YELLOW IN SB: TAKE SB: 1').code).toBe('NO_LEDGER');
  });

  it.each([
    ['IF BLUE IN SB: TAKE SB: 1', 'BAD_RULE', 'BLUE'],
    ['IF VIOLET IN SB: TAKE SB: 1', 'BAD_SEAT', 'VIOLET'],
    ['IF YELLOW IN OUT: TAKE SB: 1', 'BAD_WORD', 'OUT'],
    ['IF YELLOW: TAKE SB: 1', 'BAD_WORD', ':'],
    ['IF YELLOW IN SB', 'BAD_WORD', 'the end of the line'],
    ['IF YELLOW IN SB: 2R: SB', 'BAD_WORD', '2'],
    ['IF YELLOW IN SB: FRIENDS ORANGE', 'BAD_RULE', 'FRIENDS'],
    ['IF YELLOW IN SB: TAKE SB: 1 IF ORANGE IN SB: TAKE SB: 2', 'BAD_RULE', 'IF'],
    ['IF YELLOW IN SB: TAKE SB: 1 ELSE: TAKE SB: 2 ELSE: TAKE SB: 3', 'BAD_WORD', 'ELSE'],
    ['IF 0 YELLOW IN SB: TAKE SB: 1', 'BAD_COUNT', '0'],
    ['IF YELLOW IN SB: ELSE: TAKE SB: 1', 'BAD_WORD', 'the end of the line'],
    ['ELSE: TAKE SB: 1', 'BAD_WORD', 'ELSE'],
  ])('%s is refused with %s', (text, code, word) => {
    expect(refused(`NOTHING\n${text}`)).toMatchObject({ code, at: `line 2: "${word}"` });
  });

  it('an ELSE with another order before it belongs to nothing', () => {
    expect(refused('NOTHING\nIF YELLOW IN SB: TAKE SB: 1\nFIRE ALL: AUTO\nELSE: TAKE SB: 2').code).toBe('BAD_WORD');
  });

  it('leaves English alone that begins with if', () => {
    expect(parse('HOLD\nIf you want peace, say so.\nElse somebody will see.', three)).toMatchObject({
      command: { type: 'SubmitLedger' },
      prose: ['If you want peace, say so', 'Else somebody will see'],
    });
  });

  it('prints the condition and its ELSE as two lines that are read back', () => {
    const text = 'NOTHING\nIF 2 YELLOW T NOT IN SB: FIRE SB: YELLOW; TAKE ALL: 1\nELSE: OT BOSS: FIGHT';
    expect(notation.print(command(text))).toBe(text);
  });
});
