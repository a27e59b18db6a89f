import { act } from './act.ts';
import type { House } from './house.ts';
import type { GameState } from './model.ts';
import type { Instant } from './ports.ts';
import { later } from './time.ts';

/** A table at which nobody has sat down or left for so long is cleared away. */
export const EXPIRY_DAYS = 30;

/** When a game that has not started is given up; null: it has, or is over. */
export const expiresAt = (state: GameState): Instant | null =>
  state.status === 'open' && state.changedAt !== null ? later(state.changedAt, EXPIRY_DAYS * 24 * 60) : null;

/** Gives up a table that nobody came to; who sits at it is told. */
export async function expire(house: House, state: GameState): Promise<boolean> {
  const at = expiresAt(state);
  if (at === null || at > house.ports.clock.now()) return false;
  const why = `it did not start, and nothing has happened at its table for ${EXPIRY_DAYS} days.`;
  await act(house, state.id, { by: 'clock', cmdId: 'expire', command: { type: 'Abandon', why } });
  return true;
}
