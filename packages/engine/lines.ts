import { isAsked, maySend } from './prompt.ts';
import { type AnyCommand, type Prompt, type Refusal, refuse, type Seat } from './title.ts';

/** What `Notation.parse` and `TitleUi.read` may give: one command, or several that follow one another. */
export const linesIn = (parsed: { command: AnyCommand; then?: readonly AnyCommand[] }): readonly AnyCommand[] => [
  parsed.command,
  ...(parsed.then ?? []),
];

/** Where the next of a seat's lines goes; `close`: its prompt has to be closed before that can be said. */
export type Way = { to: string } | { close: string } | Refusal;

/**
 * Where the next line of a seat goes when one has been carried out that answered the prompt `last`: to the same one while the seat is
 * still asked (or only welcome) there, else to the first that asks it. `isIn`: may a prompt be closed as far as the others are concerned?
 * A refusal: the line can't be tried now, because others are awaited.
 */
export function wayOn(prompts: readonly Prompt[], seat: Seat, last: string, isIn: (prompt: Prompt) => boolean): Way {
  const same = prompts.find(({ id }) => id === last);
  const goesOn = same && (isAsked(same, seat) || (!same.seats.includes(seat) && maySend(same, seat)));
  const next = goesOn ? same : prompts.find((prompt) => isAsked(prompt, seat));
  if (next) return { to: next.id };
  if (!prompts.length) return refuse('GAME_OVER', 'The game is over; this line was left.');
  const mine = prompts.filter((prompt) => prompt.seats.includes(seat));
  const closing = mine.find(isIn);
  if (closing) return { close: closing.id };
  return mine[0]
    ? refuse('TURN_PASSED', `${mine[0].label} waits for the others now. Send this line when you are asked again.`)
    : refuse('TURN_PASSED', 'It is the others’ turn now. Send this line when you are asked again.');
}
