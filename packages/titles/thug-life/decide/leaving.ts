import type { Seat } from '#engine/title.ts';
import { clockwise } from '../board.ts';
import type { State } from '../model.ts';
import { endGame } from './respect.ts';
import { happen, type Scene } from './scene.ts';

/** Seats that have not retired, in seat order. */
export const inPlay = ({ n, retired }: State): Seat[] => clockwise(n, 0).filter((seat) => !retired.includes(seat));

/** The seat leaves for good; the last one that is left has won (rules 10). */
export function leave(scene: Scene, seat: Seat): void {
  happen(scene, { type: 'SeatRetired', seat });
  const left = inPlay(scene.state);
  if (left.length === 1) endGame(scene, left, 'lastSeat');
}
