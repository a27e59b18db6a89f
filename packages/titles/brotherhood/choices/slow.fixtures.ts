import { scriptedLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { given, type Played, type Position, type SeatGiven, send } from '../brotherhood.fixtures.ts';
import { decide } from '../decide/command.ts';
import { close } from '../decide/month.ts';
import { evolve } from '../evolve.ts';
import type { Command, Event, EventOf, SingleCommand, State } from '../model.ts';
import { prompts } from '../prompts.ts';

/** A position of month 3 in pace table (or another) whose board stays as it is: every seat's ledger keeps what it has. */
export function atTable(
  seats: readonly SeatGiven[],
  { config, ...position }: Position & { config?: object } = {},
): State {
  let state = given(
    seats.map((one) => ({ cash: 60000, ...one })),
    { ...position, config: { pace: 'table', ...config } },
  );
  for (const [seat] of state.seats.entries())
    if (state.seats[seat]!.status !== 'dead') state = send(state, seat, { type: 'Timeout' }).state;
  return state;
}

/** Plays on to the next prompt with exactly these outcomes. */
export function goOn(state: State, outcomes: Record<string, number> = {}): Played {
  const luck = scriptedLuck(outcomes);
  const events = close(state, prompts(state)[0]!, luck);
  if (luck.unused().length > 0) throw new Error(`never asked for: ${luck.unused().join(', ')}`);
  return {
    state: events.reduce(evolve, state),
    events,
    luck,
    of: <Type extends Event['type']>(type: Type) =>
      events.filter((event): event is EventOf<Type> => event.type === type),
  };
}

/** These seats answer, the others at the deadline; then play goes on. */
export function answer(
  state: State,
  answers: Readonly<Record<number, SingleCommand>>,
  outcomes: Record<string, number> = {},
): Played {
  let after = state;
  for (const seat of prompts(state)[0]!.seats) {
    const command: Command = answers[seat] ?? { type: 'Timeout' };
    const events = decide(after, seat, command, scriptedLuck({}));
    if (isRefusal(events)) throw new Error(`seat ${seat}: ${events.code}: ${events.say}`);
    after = events.reduce(evolve, after);
  }
  return goOn(after, outcomes);
}

/** A hearing in the Docks about nothing that matters there. */
export const QUIET = { 'm3/hearing/area': 6, 'm3/hearing/card1': 9 };
