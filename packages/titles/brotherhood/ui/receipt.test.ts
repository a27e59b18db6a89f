import { describe, expect, it } from 'vitest';
import type { Ledger } from '../model.ts';
import { crowded, deskOf } from './desk.fixture.ts';
import { receipt } from './receipt.ts';

const { view, legal } = deskOf(crowded);
const ledger: Ledger = {
  close: { TD: 1 },
  bail: { T: 1, H: 0 },
  buy: { WE: { P: 1 }, SB: { R: 1, T: 2 } },
  godfather: 'SB',
  stay: false,
};

describe('a receipt', () => {
  it('names each price, total and balance', () => {
    const lines = receipt({ type: 'SubmitLedger', ledger }, view, legal);
    expect(lines.slice(0, 8)).toEqual([
      'Ledger for month 7:',
      '  The Docks: close 1 Revenue, nothing is paid back',
      '  Bail for 1 Thug at $2,000',
      '  West End: 1 Political at $22,000 (×2, Yellow controls)',
      '  South Bank: the Godfather, free',
      '  South Bank: 1 Revenue at $8,000',
      '  South Bank: 2 Thugs at $2,000 = $4,000',
      '  Total $36,000 of $60,000, balance $24,000',
    ]);
  });

  it('warns of idle influence, crowded areas and unguarded rackets', () => {
    const lines = receipt({ type: 'SubmitLedger', ledger }, view, legal).join('\n');
    expect(lines).toContain('West End: 1 Political will do nothing without a USE rule.');
    expect(lines).toContain('South Bank: with this ledger 5 Revenues stand where 3 live well; all earn half.');
    expect(lines).toContain('Down Town: 4 Revenues without a guard');
    expect(lines).not.toContain('Godfather stands there without guards');
    const alone = { ...ledger, buy: {}, godfather: null };
    expect(receipt({ type: 'SubmitLedger', ledger: alone }, view, legal).join('\n')).toContain(
      'Down Town: the Godfather stands there without guards.',
    );
  });

  it('does not warn of influence that has its rule, this month’s before the standing one', () => {
    const use = { wishes: [], auto: true };
    const own = {
      ledger: null,
      standing: { use: { ALL: use } },
      sheet: null,
      alternatives: [],
      chosen: null,
      answers: {},
    };
    const ruled = receipt({ type: 'SubmitLedger', ledger }, { ...view, own }, legal).join('\n');
    expect(ruled).not.toContain('will do nothing');
    expect(ruled).toContain('Influence everywhere: close what the strongest there has most of');
    const hidden = { ...own, sheet: { use: { WE: null } } };
    expect(receipt({ type: 'SubmitLedger', ledger }, { ...view, own: hidden }, legal).join('\n')).toContain(
      'West End: 1 Political will do nothing',
    );
  });

  it('tells every part of a batch in plain words', () => {
    const lines = receipt(
      {
        type: 'Batch',
        commands: [
          { type: 'GiveMoney', to: 2, amount: 3000 },
          { type: 'SetStanding', once: false, standing: { take: { SB: { max: 2, from: [1] } }, friends: [3] } },
          { type: 'UseGetOut', first: 'H' },
        ],
      },
      view,
      legal,
    );
    expect(lines).toContain('Gift: $3,000 to Orange, paid at once.');
    expect(lines).toContain('  Take over in South Bank: at most 2, first from Yellow');
    expect(lines).toContain('  Friends, to be spared: Violet');
    expect(lines).toContain('Jailbreak: a get-out token is used, Hitmen try first.');
  });
});
