import { describe, expect, it } from 'vitest';
import { isRefusal } from '#engine/title.ts';
import { title } from '../title.ts';
import { played } from '../ui/desk.fixture.ts';
import { helpText } from './help.ts';

const games = [
  played(3, 'help'),
  played(5, 'help', { pace: 'sealed' }),
  played(4, 'help', { pace: 'live', discards: 'open' }),
];
const asked = games.flatMap(({ states }) =>
  states.flatMap((state) =>
    title.prompts(state).flatMap(({ kind, seats }) => seats.map((seat) => ({ state, seat, kind }))),
  ),
);

/** The example blocks of a help text, without their bars. */
function examples(text: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    if (!line.startsWith('| ')) open = false;
    else if (open) blocks[blocks.length - 1] += `\n${line.slice(2)}`;
    else {
      blocks.push(line.slice(2));
      open = true;
    }
  }
  return blocks;
}

describe('the help in a mail', () => {
  it('is asked for in all kinds of prompts', () => {
    expect([...new Set(asked.map(({ kind }) => kind))].sort()).toEqual([
      'discard',
      'orders',
      'plan',
      'react',
      'reveal',
    ]);
  });

  it('keeps within 72 columns', () => {
    for (const { state, seat } of asked)
      for (const line of helpText(state, seat).split('\n')) expect(line.length, line).toBeLessThanOrEqual(72);
  });

  it('has examples that are orders once the bar is taken away, the first of them accepted as it stands', () => {
    for (const { state, seat, kind } of asked) {
      const all = examples(helpText(state, seat));
      for (const example of all) expect(title.notation.parse(state, seat, example), example).toHaveProperty('command');
      const first = title.notation.parse(state, seat, all[0]!);
      if (isRefusal(first)) throw new Error(first.say);
      // A holder may say yes; the example says so to everybody, as nobody may learn from it who holds the card.
      if (kind !== 'react')
        expect(isRefusal(title.decide(state, seat, first.command, { int: () => 0 } as never)), all[0]).toBe(false);
    }
  });

  it('reads the same for those who hold a stopper and those who do not, but for the list of their own cards', () => {
    const withoutCards = (text: string) =>
      text.split('\n').filter((line) => !/^(In your hand|Your hand|Your two cards|Given up|Round)/.test(line)).length;
    const windows = asked.filter(({ state, seat }) => title.legal(state, seat).react !== null);
    expect(new Set(windows.map(({ state, seat }) => withoutCards(helpText(state, seat)))).size).toBe(1);
    expect(new Set(windows.map(({ state, seat }) => title.legal(state, seat).react?.yes)).size).toBe(2);
  });

  it('is read back as no order at all', () => {
    for (const { state, seat } of asked.slice(0, 60)) {
      const examplesAlone = helpText(state, seat)
        .split('\n')
        .filter((line) => line.startsWith('|'));
      expect(title.notation.parse(state, seat, examplesAlone.join('\n'))).toMatchObject({ code: 'NO_ORDERS' });
    }
  });
});
