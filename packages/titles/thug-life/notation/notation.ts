import type { Notation } from '#engine/title.ts';
import type { Command, State } from '../model.ts';
import { helpText } from './help.ts';
import { readMail } from './mail.ts';
import { printCommand } from './print.ts';

/** Orders as people write them (rules 14). */
export const notation: Notation<State, Command> = {
  parse: (state, _seat, text) => readMail(state, text),
  print: printCommand,
  help: helpText,
};
