import { describe, expect, it } from 'vitest';
import { title } from '../title.ts';
import { deskOf, played, stateOf } from './desk.fixture.ts';
import { receipt } from './receipt.ts';

describe('a receipt', () => {
  it('tells every command of a game in plain lines', () => {
    const types = new Set<string>();
    for (const { commands, states, chapters } of [played(4, 'receipt'), played(3, 'receipt', { reactions: 'window' })])
      for (const [i, command] of commands.entries()) {
        if (!command) continue;
        types.add(command.type);
        // Whoever acted: the receipt reads the own view after it, here that of the active Boss before.
        const seat = states[i - 1]?.active ?? 0;
        const lines = receipt(command, title.view(states[i]!, seat), title.legal(states[i]!, seat));
        expect(lines.length, chapters[i]?.events[0]?.type).toBeGreaterThan(0);
        for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|\[object/);
      }
    expect(types.size).toBeGreaterThan(9);
  });

  it('names cards as they are shown, says what is sealed, what was on a condition and what is left', () => {
    const state = stateOf(3, 'fight', {}, ({ phase }) => phase === 'turn');
    const { view, legal } = deskOf(state, state.active!);
    expect(
      receipt(
        {
          type: 'PickFight',
          target: { hood: 1 },
          thugs: 2,
          homies: ['MEX'],
          weapons: ['SMG', 46],
          reroll: 'ask',
          ifCops: [],
          onlyIf: 'won',
        },
        view,
        legal,
      ),
    ).toEqual([
      'Only if the Fight or Crime before was won:',
      'A Fight with Red’s Hood: 2 Thugs and The Executioner.',
      'Sealed: SMG and Pistol.',
      'Roll again: you are asked.',
      'If Cops come: no card.',
      expect.stringMatching(/^Yard \d, Stash \d, Streets \d; Respect \d, 1 Dolla, \d cards; 3 actions left\.$/),
    ]);
  });

  it('reads standing orders back as sentences', () => {
    const state = stateOf(3, 'orders', {}, () => true);
    const { view, legal } = deskOf(state, 0);
    const lines = receipt({ type: 'SetOrders', orders: { reroll: 'never' } }, view, legal);
    expect(lines[0]).toContain('seen by nobody else');
    expect(lines).toContain('  I roll again whenever I would not win otherwise.');
  });
});
