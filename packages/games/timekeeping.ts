import type { Actor } from '#engine/commit.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import { act } from './act.ts';
import type { House, Loaded } from './house.ts';
import type { HouseCommand } from './model.ts';
import type { GameId } from './ports.ts';
import { project } from './projector.ts';
import { settle } from './settle.ts';

/** What seats and organisers may ask about time. */
export type TimeCommand = HouseCommand & {
  type: 'Ready' | 'SetAbsence' | 'DropAbsence' | 'Return' | 'Vote' | 'Pause' | 'Resume';
};

/** Stores it, tells whom it concerns, and lets the game go on from there. A refusal has changed nothing. */
export async function keepTime(
  house: House,
  game: GameId,
  by: Actor,
  cmdId: string,
  command: TimeCommand,
): Promise<Loaded | Refusal> {
  const done = await act(house, game, { by, cmdId, command });
  if (isRefusal(done)) return done;
  await project(house, done.loaded);
  return (await settle(house, game)) ?? done.loaded;
}
