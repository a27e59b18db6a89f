import { describe, expect, it } from 'vitest';
import { priceLedger } from '../decide/ledger.ts';
import { termsOf } from '../decide/terms.ts';
import { EMPTY_LEDGER, type LedgerInput, ledger as ledgerSchema } from '../model.ts';
import { position } from './position.fixture.ts';
import { bought, command, ledger, refused, three } from './reading.fixture.ts';

const rb2Ledger = ledgerSchema.parse({
  buy: { SB: { R: 2, T: 1 }, TD: { T: 2, H: 1 } },
  godfather: 'TD',
} satisfies LedgerInput);

const withThugsInSouthBank = position([{ board: { SB: { T: 2 } } }, {}, {}]);

describe('a ledger line', () => {
  it('RB2: is read as the rulebook writes it, 26,000 in all, 4,000 left', () => {
    const read = ledger('2R: SB + T           &          G: TD + 2T +H');
    expect(read).toEqual(rb2Ledger);
    expect(priceLedger(termsOf(three, 0), read)).toMatchObject({ total: 26000, balance: 4000 });
  });

  it.each([
    ['V54', '2r sb t & g td 2 t h'],
    ['V55', 'SB: 2R + T; TD: G + 2T + H'],
    ['V76 without blanks', '2R:SB+T&G:TD+2T+H'],
    ['V76 quoted-printable', '2R: SB + T =26 =\nG: TD + 2T +H=20'],
    ['V76 quoted-printable, DOS line ends', '2R: SB + T =26 =\r\nG: TD + 2T +H=20\r\n'],
    ['V76 entity', '2R: SB + T &amp; G: TD + 2T +H'],
    ['V76 no-break blanks', '2R:\u00a0SB\u00a0+\u00a0T\u00a0&\u00a0G:\u00a0TD\u00a0+\u00a02T\u00a0+H'],
    ['full-width', '２Ｒ： ＳＢ ＋ Ｔ ＆ Ｇ： ＴＤ ＋ ２Ｔ ＋Ｈ'],
    ['invisible characters', '2\u200bR: S\u00adB + T \u202e& G: TD\ufeff + 2T + H'],
    ['two lines', '2R: SB + T\nG: TD + 2T + H.'],
    ['bullets', '* 2R: SB + T\n• G: TD + 2T + H\n- '],
    ['multiplication signs', '2×R: SB + T and G: TD + 2 x T + 1xH'],
    ['long words', '2 rackets: South Bank + thug, Boss @ the docks 2 thugs hitman!'],
    ['several lines that add up', 'R SB\nR SB, T SB\nTD: G + T + H & T: TD'],
  ])('%s: means the same as RB2', (_, text) => {
    expect(ledger(text)).toEqual(rb2Ledger);
  });

  it.each([
    ['V56', '2R + T', 'NO_AREA', '2R'],
    ['V57', '2R: SB + T: TD', 'TWO_AREAS', 'TD'],
    ['V58', 'G: SB & G: TD', 'TWO_GODFATHERS', 'G'],
    ['V75', '2G: SB', 'TWO_GODFATHERS', 'G'],
    ['V75', 'G + T: SB & G: SB', 'TWO_GODFATHERS', 'G'],
    ['V74', '-2T: SB', 'BAD_COUNT', '-2T'],
    ['V74', '–2T: SB', 'BAD_COUNT', '-2T'],
    ['V74', '0T: SB', 'BAD_COUNT', '0'],
    ['V74', '100T: SB', 'BAD_COUNT', '100'],
    ['V77', '2RSB', 'GLUED_WORD', '2RSB'],
    ['V77', '2R: XX', 'BAD_WORD', 'XX'],
    ['V77', '5: SB', 'COUNT_BEFORE_AREA', '5'],
    ['V77', 'T: OUT', 'OUT_ONLY_FOR_G', 'T'],
    ['V77', 'SB', 'NO_PIECE', 'SB'],
    ['V77', '2R 3: SB', 'COUNT_BEFORE_AREA', '3'],
    ['V79', 'NOTHING & 1R: ES', 'BAD_WORD', '1'],
    ['glued without figures', 'GTD', 'GLUED_WORD', 'GTD'],
    ['glued backwards', 'T2: SB', 'GLUED_WORD', 'T2'],
    ['closing men', 'CLOSE T: SB', 'BAD_WORD', 'T'],
    ['bail with an area', 'BAIL 1T: SB', 'BAD_WORD', 'SB'],
    ['bail for Revenue', 'BAIL 2R', 'BAD_WORD', 'R'],
    ['nobody bailed', 'BAIL', 'BAD_WORD', 'the end of the line'],
    ['holding the meeting', 'HOLD OUT & 1R: ES', 'BAD_WORD', 'OUT'],
    ['a family in a ledger', '2R: SB + YELLOW', 'BAD_WORD', 'YELLOW'],
    ['a rule in a ledger', '2R: SB & FIRE SB: YELLOW', 'BAD_WORD', 'FIRE'],
    ['a dash that is nothing', '2-R: SB', 'BAD_WORD', '-'],
    ['a number at the end', 'T: SB + 2', 'BAD_WORD', 'the end of the line'],
    ['exile and more', 'STAY & HOLD', 'BAD_WORD', 'HOLD'],
  ])('%s: %s is refused with %s', (_, text, code, word) => {
    expect(refused(text)).toMatchObject({ code, at: `line 1: "${word}"` });
  });

  it('V75: a second Godfather is found on another line, too', () => {
    expect(refused('G: SB\n\nG: TD')).toMatchObject({ code: 'TWO_GODFATHERS', at: 'line 3: "G"' });
  });

  it('V59: takes long names and a comma between groups', () => {
    expect(ledger('2 Hitmen: The Docks, 1 Political: west end')).toEqual(bought({ TD: { H: 2 }, WE: { P: 1 } }));
  });

  it('V60: HOLD is what stands there now', () => {
    expect(ledger('HOLD & 1R: ES', withThugsInSouthBank)).toEqual(bought({ SB: { T: 2 }, ES: { R: 1 } }));
  });

  it('V73: Political Influence is one word', () => {
    expect(ledger('1 Political Influence: WE')).toEqual(bought({ WE: { P: 1 } }));
  });

  it.each(['2R - SB', '2R – SB', '2R: SB'])('V74: %s is a purchase, the dash a blank', (text) => {
    expect(ledger(text)).toEqual(bought({ SB: { R: 2 } }));
  });

  it.each(['2R: SB-T', '2R: SB–T'])('V74: %s has two pieces', (text) => {
    expect(ledger(text)).toEqual(bought({ SB: { R: 2, T: 1 } }));
  });

  it('V78: an area is held once, other groups add to it', () => {
    expect(ledger('HOLD & HOLD SB', withThugsInSouthBank)).toEqual(bought({ SB: { T: 2 } }));
    expect(ledger('HOLD SB & T: SB', withThugsInSouthBank)).toEqual(bought({ SB: { T: 3 } }));
  });

  it('V79: NOTHING is the empty ledger and excludes every other part', () => {
    expect(ledger('NOTHING')).toEqual(EMPTY_LEDGER);
    expect(refused('HOLD\nNOTHING').code).toBe('BAD_WORD');
    expect(refused('WITHDRAW\n1R: ES')).toMatchObject({ code: 'BAD_WORD', at: 'line 1: "WITHDRAW"' });
    expect(refused('1R: ES\nWITHDRAW').code).toBe('BAD_WORD');
    expect(command('WITHDRAW')).toEqual({ type: 'WithdrawLedger' });
  });

  it('V10, V11: CLOSE and BAIL are followed by purchases', () => {
    expect(ledger('CLOSE 1R: TD & 1R: ES')).toEqual(bought({ ES: { R: 1 } }, { close: { TD: 1 } }));
    expect(ledger('BAIL 1T & 2T: DT')).toEqual(bought({ DT: { T: 2 } }, { bail: { T: 1, H: 0 } }));
    const jailed = position([{ jail: { T: 2, H: 1 } }, {}, {}]);
    expect(ledger('BAIL ALL', jailed)).toEqual({ ...EMPTY_LEDGER, bail: { T: 2, H: 1 } });
  });

  it('knows Out-of-Town for the Godfather, and STAY', () => {
    expect(ledger('G: Out-of-Town')).toEqual({ ...EMPTY_LEDGER, godfather: 'OUT' });
    expect(ledger('STAY')).toEqual({ ...EMPTY_LEDGER, stay: true });
  });
});
