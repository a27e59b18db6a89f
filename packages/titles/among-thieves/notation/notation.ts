import type { Notation } from '#engine/title.ts';
import type { Command, State } from '../model.ts';
import { helpText } from './help.ts';
import { readMail } from './mail.ts';
import { printCommand } from './print.ts';

/** Orders by mail (rules 14). Lines that begin with `#`, `>` or `|` are skipped, text below a line of dashes is not read. */
export const notation: Notation<State, Command> = {
  parse: readMail,
  print: printCommand,
  help: helpText,
};
