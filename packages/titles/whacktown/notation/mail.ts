import { cleanLines } from '#engine/mailText.ts';
import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { Legal, PlayerCommand, View } from '../model.ts';
import { exampleOf } from './example.ts';
import { PROSE, spokenIn, unreadable } from './line.ts';
import { type Reading, readCommand } from './read.ts';

/** Whole turns with many words around them have some hundred characters; beyond this nobody wrote it by hand. */
export const LONGEST_MAIL = 20_000;
/** More lines than anybody has cards. */
const MOST_COMMANDS = 60;

export interface Mail {
  command: PlayerCommand;
  /** The further lines, each a command of its own: what the first one brings may change what they meet. */
  then?: readonly PlayerCommand[];
  prose: readonly string[];
}

/** What somebody wrote, line by line. If one line that is no prose can't be read, nothing is (rules 5, 14). */
export function readLines(view: View, legal: () => Legal, seat: Seat, text: string): Mail | Refusal {
  if (text.length > LONGEST_MAIL)
    return refuse('TOO_LONG', `This has ${text.length} characters: send the commands alone, at most ${LONGEST_MAIL}.`);
  const reading: Reading = { view, seat, ahead: [], example: () => exampleOf(view, legal()) };
  const prose: string[] = [];
  const commands: PlayerCommand[] = [];
  for (const { n, text: line } of cleanLines(text)) {
    const spoken = spokenIn(line, n);
    if (spoken === PROSE) {
      prose.push(line);
      continue;
    }
    const command = spoken === null ? unreadable(n, line, reading.example()) : readCommand(reading, spoken);
    if (isRefusal(command)) return command;
    commands.push(command);
  }
  const [command, ...others] = commands;
  if (!command) return nothingRead(prose, reading.example());
  if (commands.length > MOST_COMMANDS)
    return refuse('TOO_LONG', `These are ${commands.length} commands; no turn has more than ${MOST_COMMANDS}.`);
  // biome-ignore lint/suspicious/noThenProperty: the contract's word for the lines that follow; nobody awaits a mail.
  return { command, ...(others.length > 0 ? { then: others } : {}), prose };
}

function nothingRead(prose: readonly string[], example: string): Refusal {
  const [first] = prose;
  const read =
    first === undefined
      ? ''
      : ` What was read as a remark: "${first.slice(0, 60)}"${prose.length > 1 ? ' and more' : ''}.`;
  return refuse('NO_ORDERS', `There is no command in this. Write one a line, such as: ${example}${read}`);
}
