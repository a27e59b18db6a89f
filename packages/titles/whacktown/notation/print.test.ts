import { describe, expect, it } from 'vitest';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { type Command, commands } from '../model.ts';
import { title } from '../title.ts';
import { asked, variety } from '../ui/desk.fixture.ts';
import { exampleCommand } from './example.ts';
import { notation } from './notation.ts';
import { printCommand } from './print.ts';

/** Everything that bots and examples would send in whole games, with the state in which they would. */
const sent = asked(variety('print')).flatMap(({ state, seat, desk: { view, legal, prompt } }) => {
  const luck = seededLuck(`${prompt.id}/${seat}`);
  const all: Command[] = [title.bots.random!(view, legal, prompt, luck), exampleCommand(view, legal)];
  return all.map((command) => ({ state, seat, command }));
});

describe('printing and reading', () => {
  it('undo each other for every command of random games', () => {
    for (const { state, seat, command } of sent) {
      const text = printCommand(command);
      expect(notation.parse(state, seat, text), text).toEqual({ command, prose: [] });
    }
    expect(new Set(sent.map(({ command }) => command.type)).size).toBeGreaterThanOrEqual(14);
  });

  it('write a command in its first form, with cells and full names', () => {
    const lines: [Command, string][] = [
      [{ type: 'Move', to: 'C3', sneakIn: true }, 'move C3 sneak'],
      [{ type: 'Play', card: 'pizza', discard: ['plan-b', 'scooter'] }, 'play PIZZA discard PLAN B, SCOOTER'],
      [{ type: 'Ability', source: 'profile', discard: ['duct-tape'] }, 'use profile discard DUCT TAPE'],
      [{ type: 'ChooseProfile', profile: 'vip' }, 'profile V.I.P.'],
      [{ type: 'Recover', cards: [] }, 'take nothing'],
      [
        { type: 'SetStanding', mode: 'auto', minLoss: 2, order: ['lay-low', 'rufus', 'tank'] },
        'standing auto 2 order LAY LOW, RUFUS, TANK',
      ],
      [{ type: 'May', accept: true, discard: ['pizza'] }, 'yes discard PIZZA'],
    ];
    for (const [command, text] of lines) expect(printCommand(command)).toBe(text);
  });

  it('print what is no line of a player as a remark', () => {
    expect(printCommand({ type: 'Default' })).toMatch(/^#/);
  });

  it('give only commands of the schema', () => {
    for (const { state, seat, command } of sent) {
      const read = notation.parse(state, seat, printCommand(command));
      if (isRefusal(read)) throw new Error(read.say);
      expect(commands.safeParse(read.command).success).toBe(true);
    }
  });
});
