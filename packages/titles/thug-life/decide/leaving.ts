import type { Seat } from '#engine/title.ts';
import { clockwise } from '../board.ts';
import type { State } from '../model.ts';
import { endGame } from './respect.ts';
import { happen, isOver, type Scene } from './scene.ts';

/** Seats that have not retired, in seat order. */
export const inPlay = ({ n, retired }: State): Seat[] => clockwise(n, 0).filter((seat) => !retired.includes(seat));

/** The seat leaves for good; the last one that is left has won (rules 10). */
export function leave(scene: Scene, seat: Seat): void {
  happen(scene, { type: 'SeatRetired', seat });
  const left = inPlay(scene.state);
  if (left.length === 1) endGame(scene, left, 'lastSeat');
}

/** What was said while somebody else was asked: new names, and who leaves. */
export function giveNotices(scene: Scene): void {
  for (const { seat, notice } of scene.state.bosses) {
    if (!notice || isOver(scene)) continue;
    if (notice.name !== null) happen(scene, { type: 'GangNamed', seat, name: notice.name });
    if (notice.leave) leave(scene, seat);
  }
}
