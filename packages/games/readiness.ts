import type { AnyTitle, Prompt, Seat } from '#engine/title.ts';
import type { GameState, OpenPrompt } from './model.ts';

/** A player who has missed so many deadlines in a row that the others need not wait for him. */
export function isIdle({ seats, pace }: GameState, seat: Seat): boolean {
  const { bot = null, misses = 0 } = seats[seat] ?? {};
  return bot === null && pace.idleAfter !== null && misses >= pace.idleAfter;
}

/** A player who is there, as far as deadlines tell. */
export const isActive = (state: GameState, seat: Seat): boolean =>
  state.seats[seat]?.bot === null && !isIdle(state, seat);

const activeSeats = (state: GameState): Seat[] =>
  state.seats.flatMap((_, seat) => (isActive(state, seat) ? [seat] : []));

/** Seats of players who are there and still in the game: they vote. */
export function voters(state: GameState, title: AnyTitle): Seat[] {
  const inPlay = state.inner !== null && title.inPlay ? title.inPlay(state.inner) : null;
  return activeSeats(state).filter((seat) => inPlay?.includes(seat) ?? true);
}

/** Those whose answers the prompt waits for: all but players who have not been there for long. */
const waitedFor = (state: GameState, prompt: Prompt): Seat[] => prompt.seats.filter((seat) => !isIdle(state, seat));

/**
 * May a prompt be closed before its deadline? Yes when all who are waited for have answered and none has said "later". When nobody of
 * those who are asked is there, the deadline alone closes it: a game must not run away while its players are gone.
 */
export function allIn(state: GameState, prompt: Prompt, open: OpenPrompt): boolean {
  const seats = waitedFor(state, prompt);
  if (!seats.every((seat) => prompt.ready.includes(seat) && open.said[seat] !== 'later')) return false;
  if (seats.some((seat) => isActive(state, seat))) return true;
  const keptOnly = prompt.seats.some((seat) => state.seats[seat]?.kept);
  return prompt.seats.every((seat) => state.seats[seat]?.bot) && (!keptOnly || activeSeats(state).length > 0);
}

/** Does nobody of those who are waited for need time for a change of mind? Bots never do. */
export const noneWaits = (state: GameState, prompt: Prompt, open: OpenPrompt): boolean =>
  waitedFor(state, prompt).every((seat) => state.seats[seat]?.bot || open.said[seat] === 'now');

/** Players who have not answered and have grace left, with what is left: at the deadline they get it, once a prompt. */
export function graceOf(state: GameState, prompt: Prompt, open: OpenPrompt): { seat: Seat; minutes: number }[] {
  return prompt.seats.flatMap((seat) => {
    const minutes = state.pace.graceMinutes - (state.seats[seat]?.graceUsed ?? 0);
    const had = open.grace.some((one) => one.seat === seat);
    return prompt.ready.includes(seat) || had || minutes <= 0 || !isActive(state, seat) ? [] : [{ seat, minutes }];
  });
}
