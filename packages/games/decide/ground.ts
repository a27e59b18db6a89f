import type { Actor, Told } from '#engine/commit.ts';
import type { Luck } from '#engine/luck.ts';
import type { AnyTitle, Prompt, Seat } from '#engine/title.ts';
import type { Almanac } from '../almanac.ts';
import { evolveGame } from '../evolve.ts';
import type { GameState, HouseCommand, HouseEvent } from '../model.ts';
import type { Instant } from '../ports.ts';

/** Somebody asks something of a game at a moment. */
export interface Ask<Command extends HouseCommand = HouseCommand> {
  by: Actor;
  at: Instant;
  cmdId: string;
  command: Command;
}

/** Everything a decision may look at. */
export interface Ground {
  state: GameState;
  by: Actor;
  at: Instant;
  title: AnyTitle;
  luck: Luck;
  almanac: Almanac;
}

export type Command<Type extends HouseCommand['type']> = HouseCommand & { type: Type };

export const fact = (event: HouseEvent): Told => ({ event, audience: 'all' });

/** A fact that tells whether a seat has answered: where the rules hide that, it is the seat's own. */
export const factOf = (prompt: Prompt, seat: Seat, event: HouseEvent): Told => ({
  event,
  audience: prompt.quiet || prompt.discreet ? [seat] : 'all',
});

/** The state behind facts that are not stored yet. */
export const after = ({ state, title, at }: Pick<Ground, 'state' | 'title' | 'at'>, told: readonly Told[]): GameState =>
  told.reduce((one, { event }) => evolveGame(one, event, title, at, state.head.n + 1), state);

/** "Green", or "Seat 7" beyond the marks. */
export const nameOf = (title: AnyTitle, seat: Seat): string => title.marks[seat]?.name ?? `Seat ${seat}`;
