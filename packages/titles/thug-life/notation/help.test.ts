import { describe, expect, it } from 'vitest';
import { noLuck } from '#engine/luck.ts';
import { isRefusal, type Seat } from '#engine/title.ts';
import { BUILT_IN } from '../deck/compiled.ts';
import type { State } from '../model.ts';
import { title } from '../title.ts';
import { played, stateOf } from '../ui/desk.fixture.ts';
import { helpText } from './help.ts';
import { readMail } from './mail.ts';
import { printCommand } from './print.ts';

const games = [played(4, 'help'), played(3, 'help', { reactions: 'window', sealWeapons: false })];
const asked: { state: State; seat: Seat }[] = games.flatMap(({ states }) =>
  states.flatMap((state) => title.prompts(state).flatMap(({ seats }) => seats.map((seat) => ({ state, seat })))),
);

/** Without what means the same as if it were not there. */
function lean(value: object): object {
  const empty = (one: unknown) =>
    one === undefined || (typeof one === 'object' && one !== null && Object.keys(one).length === 0);
  return Object.fromEntries(Object.entries(value).filter(([key, one]) => key === 'ifCops' || !empty(one)));
}

describe('the help of a mail', () => {
  it('has lines of at most 72 characters at every moment of a game', () => {
    for (const { states } of games)
      for (const state of states)
        for (const seat of [0, 2])
          for (const line of helpText(state, seat).split('\n')) expect(line.length, line).toBeLessThanOrEqual(72);
  });

  it('has only examples that are read, and that the rules accept at once', () => {
    let examples = 0;
    for (const { state, seat } of asked.filter((_, i) => i % 4 === 0))
      for (const line of helpText(state, seat).split('\n')) {
        if (!line.startsWith('| ') || line.includes('IF LOST')) continue;
        const read = readMail(state, line.slice(2));
        if (isRefusal(read)) throw new Error(`${line}: ${read.say}`);
        examples++;
        // Where luck is asked for, the command was accepted.
        try {
          const events = title.decide(state, seat, read.command, noLuck);
          if (isRefusal(events)) throw new Error(`refused: ${line}: ${events.say}`);
        } catch (cause) {
          if (String(cause).includes('refused:')) throw cause;
        }
      }
    expect(examples).toBeGreaterThan(300);
  });

  it('shows the text of every card in hand once, and none of anybody else’s', () => {
    const state = stateOf(3, 'texts', {}, ({ round }) => round === 2);
    const help = helpText(state, 1);
    for (const card of BUILT_IN['house-1'].cards) {
      const mine = state.bosses[1]!.hand.some((no) => card.type !== 'drama' && card.nos.includes(no));
      const hidden = state.bosses.some(
        ({ seat, hand }) => seat !== 1 && hand.some((no) => card.type !== 'drama' && card.nos.includes(no)),
      );
      if (mine) expect(help.split(`[${card.id}]`)).toHaveLength(2);
      else if (hidden) expect(help).not.toContain(`[${card.id}]`);
    }
  });

  it('tells everybody how a gang is named and how a game is left', () => {
    const state = stateOf(3, 'texts', {}, ({ round }) => round === 2);
    for (const seat of [0, 1, 2]) expect(helpText(state, seat)).toMatch(/NAME The Sharks[^|]*RETIRE/);
  });

  it('says nothing but that it is over when it is over', () => {
    expect(helpText(played(2, 'over').states.at(-1)!, 0)).toContain('over');
  });
});

it('every command of a game is printed as it is read', () => {
  let count = 0;
  for (const { commands, states } of games)
    for (const [i, command] of commands.entries()) {
      if (!command) continue;
      const read = readMail(states[i]!, printCommand(command));
      if (isRefusal(read)) throw new Error(`${printCommand(command)}: ${read.say}`);
      expect(lean(read.command)).toEqual(lean(command));
      count++;
    }
  expect(count).toBeGreaterThan(200);
});
