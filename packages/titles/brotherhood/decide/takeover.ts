import { AREAS } from '../tables.ts';
import { settleDisputes } from './overtime.ts';
import { happen, type Scene } from './scene.ts';
import { takeRevenue, unguarded, wanted } from './taking.ts';

/**
 * Unguarded Revenue goes to those whose men are there, one for each man; too many wishes make a dispute (rules 8.10). False: answers
 * in that dispute are awaited; with them it is `resumed` there, and goes on with the next area.
 */
export function takeOver(scene: Scene, resumed = false): boolean {
  if (resumed && !settleDisputes(scene, true)) return false;
  const { takenOver } = scene.state;
  for (const area of AREAS.slice(takenOver === null ? 0 : AREAS.indexOf(takenOver) + 1)) {
    const { state } = scene;
    const revenues = unguarded(state, area);
    if (revenues === 0) continue;
    const claimants = state.seats.flatMap((seat, s) =>
      seat.status === 'alive' && wanted(scene, s, area) > 0 ? [s] : [],
    );
    if (claimants.length === 0) continue;
    const wants = claimants.map((seat) => ({ seat, n: wanted(scene, seat, area) }));
    const sum = wants.reduce((all, { n }) => all + n, 0);
    if (claimants.length === 1 || sum <= revenues) {
      takeRevenue(
        scene,
        area,
        wants.map(({ seat, n }) => ({ seat, n: Math.min(n, revenues) })),
      );
      continue;
    }
    const dispute = state.disputesOpened + 1;
    happen(scene, { type: 'DisputeOpened', dispute, kind: 'revenue', area, claimants, dead: null, revenues, hits: [] });
    if (!settleDisputes(scene)) return false;
  }
  return true;
}
