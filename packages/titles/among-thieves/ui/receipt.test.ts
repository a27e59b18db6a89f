import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import type { Command, State } from '../model.ts';
import { title } from '../title.ts';
import { stateOf } from './desk.fixture.ts';
import { receipt } from './receipt.ts';

/** The receipt as the seat gets it after its command was stored. */
function stored(state: State, seat: number, command: Command): readonly string[] {
  const events = title.decide(state, seat, command, seededLuck('receipt'));
  if (isRefusal(events)) throw new Error(events.say);
  const after = events.reduce<State>(title.evolve, state);
  return receipt(command, title.view(after, seat), title.legal(after, seat));
}

describe('a receipt', () => {
  const first = stateOf(4, 'receipt', {}, () => true);

  it('says cards, target and all orders in force', () => {
    const command: Command = {
      type: 'Plan',
      cards: ['noHonor', 'trap'],
      target: 2,
      orders: { trap: [1, 3], takeover: 'never' },
      round: 1,
    };
    expect(stored(first, 0, command)).toEqual([
      'Plan for round 1:',
      '  You lay down No Honor, then Trap.',
      '  No Honor points at Crow.',
      'Your orders for the Reveal:',
      '  Trap against a Steal of: only Badger or Dormouse.',
      '  Sabotage against a Heist of: anyone.',
      '  On your turn Trap points at: the richest.',
      '  On your turn Sabotage points at: the richest.',
      '  Your Heist prefers location: the lowest number.',
      '  If all are taken: you push nobody out.',
      'You are asked for them once more when all plans are in.',
    ]);
  });

  it('says that orders are final', () => {
    const lines = stored(first, 0, { type: 'Plan', cards: ['steal', 'trap'], final: true });
    expect(lines).toContain('Your orders for the Reveal, final:');
    expect(lines.join()).not.toContain('once more');
  });

  it('names the card that goes, also where there was no choice', () => {
    const state = stateOf(
      4,
      'receipt',
      {},
      ({ round, phase, table }) => phase === 'plan' && round === 2 && table[0]!.some(({ card }) => card === 'noHonor'),
    );
    const legal = title.legal(state, 0);
    const [cards] = legal.plan!.pairs.noHonor!;
    expect(stored(state, 0, { type: 'Plan', cards: [...cards!] })).toContain('  You give up No Honor.');
  });

  it('has only reactions in the live pace', () => {
    const live = stateOf(3, 'receipt', { pace: 'live' }, () => true);
    expect(stored(live, 0, { type: 'Plan', cards: ['steal', 'trap'], orders: { trap: 'never' } })).toEqual([
      'Plan for round 1:',
      '  You lay down Steal, then Trap.',
      'Your orders for the Reveal:',
      '  Trap against a Steal of: nobody.',
      '  Sabotage against a Heist of: you are asked.',
    ]);
  });
});
