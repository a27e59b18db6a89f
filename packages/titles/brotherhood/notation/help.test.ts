import { describe, expect, it } from 'vitest';
import { checkLedger, priceLedger } from '../decide/ledger.ts';
import { termsOf } from '../decide/terms.ts';
import { notation } from './notation.ts';
import { position } from './position.fixture.ts';
import { command, ledger, refused, three } from './reading.fixture.ts';

describe('help', () => {
  const busy = position(
    [
      {
        cash: 9000,
        board: { SB: { R: 2, T: 1 } },
        godfather: 'SB',
        leftMeeting: true,
        jail: { T: 1, H: 0 },
        standing: { friends: [2] },
      },
      { board: { WE: { R: 1 } } },
      {},
    ],
    { control: { WE: 1, SB: 0, CC: null, DT: null, ES: null, TD: null } },
  );

  it('shows the seat its money, its prices and who doubles them', () => {
    const text = notation.help(busy, 0);
    expect(text).toContain('$9,000');
    expect(text).toMatch(/WE West End .*20,000 .*22,000 .*doubled: Yellow/);
    expect(text).toContain('| FRIENDS ORANGE');
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  });

  it('has an example that costs what it says and can be sent as it stands', () => {
    for (const state of [busy, three, position([{ cash: 0 }, {}]), position([{ cash: 500 }, {}], { month: 5 })]) {
      const lines = notation.help(state, 0).split('\n');
      const at = lines.findIndex((line) => line.startsWith('This one would cost you'));
      const orders = lines[at + 2]!.slice(2);
      const read = ledger(orders, state);
      expect(checkLedger(termsOf(state, 0), read)).toBeNull();
      const total = priceLedger(termsOf(state, 0), read).total;
      expect(lines[at]!.replaceAll(',', '')).toContain(`$${total} `);
    }
  });

  it('comes back unread as no order: every example has a bar', () => {
    for (const state of [busy, three]) {
      const examples = notation
        .help(state, 0)
        .split('\n')
        .filter((line) => line.startsWith('|'));
      expect(examples.length).toBeGreaterThan(8);
      expect(refused(examples.join('\n'), state).code).toBe('NO_ORDERS');
    }
  });

  it('becomes orders when the bars are taken away, remarks and all', () => {
    const rules = notation
      .help(three, 0)
      .split('\n')
      .filter((line) => /^\| (USE|FIRE|TAKE|OT|FRIENDS|BRIBE|GIVE|HOLD)/.test(line));
    expect(command(rules.map((line) => line.slice(2)).join('\n'))).toMatchObject({
      type: 'Batch',
      commands: [{ type: 'GiveMoney' }, { type: 'SubmitLedger' }, { type: 'SetStanding', standing: { friends: [1] } }],
    });
  });

  it('tells an exile and a dead seat what is theirs', () => {
    expect(notation.help(position([{ status: 'exiled' }, {}]), 0)).toContain('| STAY');
    expect(notation.help(position([{ status: 'dead' }, {}]), 0)).toContain('No orders');
  });

  it('has no line longer than 80 characters', () => {
    for (const line of notation.help(busy, 0).split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
