import type { Command } from '../model.ts';
import { nameOf } from '../wording.ts';

const cards = (list: readonly string[]): string => list.map(nameOf).join(', ');

/** ` discard PLAN B, SCOOTER`, or nothing. */
const giving = (list: readonly string[] | undefined): string =>
  list && list.length > 0 ? ` discard ${cards(list)}` : '';

const source = (id: string): string => (id === 'profile' || id === 'none' ? id : nameOf(id));

/** A command as its seat would write it, in its first form with cells and full names (rules 14). */
export function printCommand(command: Command): string {
  switch (command.type) {
    case 'ChooseProfile':
      return `profile ${nameOf(command.profile)}`;
    case 'Move':
      return `move ${command.to}${command.sneakIn ? ' sneak' : ''}`;
    case 'DeclineMove':
      return 'stay';
    case 'Choose':
      return `choose ${command.option}`;
    case 'May':
      return command.accept ? `yes${giving(command.discard)}` : 'no';
    case 'CrimeScene':
      return `crime ${command.anchor}`;
    case 'Put':
      return `put ${command.to}`;
    case 'Discard':
      return `discard ${cards(command.cards)}`;
    case 'Recover':
      return `take ${command.cards.length > 0 ? cards(command.cards) : 'nothing'}`;
    case 'Play':
      return `play ${nameOf(command.card)}${giving(command.discard)}`;
    case 'Ability':
      return `use ${source(command.source)}${giving(command.discard)}`;
    case 'EndTurn':
      return 'end';
    case 'Reroll':
      return `reroll ${source(command.with)}`;
    case 'KeepDie':
      return 'keep';
    case 'Prevent':
      return `prevent ${source(command.source)}`;
    case 'SetStanding':
      return `standing ${command.mode} ${command.minLoss} order ${cards(command.order)}`;
    case 'TakeBack':
      return 'undo';
    case 'Resign':
      return 'resign';
    case 'Default':
      return '# the deadline has passed: the house answers';
  }
}
