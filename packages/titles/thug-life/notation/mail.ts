import { cursorOn } from '#engine/cursor.ts';
import { cleanLines } from '#engine/mailText.ts';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { PlayerCommand } from '../commands.ts';
import { readLine } from './lines.ts';
import { isInitial, isProse } from './prose.ts';
import { type Scene, wordsOf } from './words.ts';

/** A whole turn with every free ability is some thirty short lines; beyond this nobody wrote it by hand. */
export const LONGEST_MAIL = 20_000;
export const MOST_LINES = 60;

export interface Read {
  command: PlayerCommand;
  /** The lines behind the first one: each is played as a command of its own, in order (rules 5.9). */
  then: readonly PlayerCommand[];
  prose: readonly string[];
}

/** What a mail says, line by line. All of it is read before anything is played: the first line that can't be read refuses it. */
export function readMail(scene: Scene, text: string): Read | Refusal {
  if (text.length > LONGEST_MAIL)
    return refuse('TOO_LONG', `This has ${text.length} characters: send the orders alone, in at most ${LONGEST_MAIL}.`);
  const commands: PlayerCommand[] = [];
  const prose: string[] = [];
  let ordered = 0;
  for (const line of cleanLines(text)) {
    const words = wordsOf(line, scene);
    // A letter behind a greeting or behind a blank line is a signature.
    const signed = isInitial(line) && line.n !== 1 && line.n !== ordered + 1;
    if (signed || isProse(line, words)) {
      prose.push(line.text);
      continue;
    }
    ordered = line.n;
    const read = readLine({ ...cursorOn(words, line.n), scene }, line.text);
    if (isRefusal(read)) return read;
    commands.push(...read);
    if (commands.length > MOST_LINES)
      return refuse('TOO_LONG', `These are more than ${MOST_LINES} orders: send what comes first, and the rest later.`);
  }
  const [command, ...then] = commands;
  if (!command)
    return refuse(
      'NO_ORDERS',
      prose.length > 0
        ? 'No line of this begins with a word of the notation, so nothing was done. An order is, for example: JUMP IN 2.'
        : 'There is nothing in this but blank lines; an order is, for example: JUMP IN 2.',
    );
  return { command, then, prose };
}
