import type { Seat } from '#engine/title.ts';
import { happen, type Scene } from './scene.ts';

/** The first command of the Street step ends the Drama step for good (rules 5.4). */
export function beginStreet(scene: Scene, seat: Seat): void {
  if (scene.state.turn?.step === 'drama') happen(scene, { type: 'StreetPhaseStarted', seat });
}

/** Marks where a command began, so that it can be taken back, unless it draws or takes something. */
export const beginMove = (scene: Scene, seat: Seat, final: boolean): void =>
  happen(scene, { type: 'MoveBegan', seat, final });
