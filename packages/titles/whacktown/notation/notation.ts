import type { Notation } from '#engine/title.ts';
import { legal } from '../legal.ts';
import type { Command, State } from '../model.ts';
import { view } from '../view.ts';
import { helpText } from './help.ts';
import { readLines } from './mail.ts';
import { printCommand } from './print.ts';

/** Turns by mail (rules 14). Lines that begin with `#`, `>` or `|` are skipped, text below a line of dashes is not read. */
export const notation: Notation<State, Command> = {
  parse: (state, seat, text) => readLines(view(state, seat), () => legal(state, seat), seat, text),
  print: printCommand,
  help: helpText,
};
