import { type Commit, eventsOf } from '#engine/commit.ts';
import type { Seat } from '#engine/title.ts';
import { type HouseCommand, type HouseEvent, isHouseEvent } from './model.ts';

/** The house's own events of a commit, in order. */
export const houseEvents = (commit: Commit): HouseEvent[] =>
  eventsOf(commit.entries).flatMap(({ event }) => (isHouseEvent(event) ? [event] : []));

/** What was asked in a commit, and by whom; also of a quiet one, whose header does not say. */
export function askedIn(commit: Commit): { by: string; command: HouseCommand } | null {
  const asked = houseEvents(commit).find((event) => event.type === 'game:Asked');
  return asked ? { by: asked.by, command: asked.command } : null;
}

/** The move that made a commit, whoever asked for it; null: it is none. */
export function playIn(commit: Commit): (HouseCommand & { type: 'Play' }) | null {
  const command = askedIn(commit)?.command;
  return command?.type === 'Play' ? command : null;
}

/** A seat's own move: not what the house passed on for it. */
export function moveOf(commit: Commit): (HouseCommand & { type: 'Play' }) | null {
  const asked = askedIn(commit);
  return asked?.command.type === 'Play' && asked.by === `seat:${asked.command.seat}` ? asked.command : null;
}

/** Numbers of a seat's own moves behind commit `after`, in order. */
export const movesOf = (commits: readonly Commit[], seat: Seat, after = 0): number[] =>
  commits.slice(after).flatMap((commit) => (moveOf(commit)?.seat === seat ? [commit.n] : []));
