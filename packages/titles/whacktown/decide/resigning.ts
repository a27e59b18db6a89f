import type { Seat } from '#engine/title.ts';
import { estateOf } from '../estate.ts';
import { canMoveAnywhere } from '../moves.ts';
import { resolveHit } from './hits.ts';
import { happen, type Scene } from './scene.ts';
import { goOn } from './turns.ts';
import { checkWins, lastAlive, reward } from './whacking.ts';

/** A seat gives up (rules 8.10): its things go, and whatever only waited for it goes on. */
export function resign(scene: Scene, seat: Seat): void {
  const before = scene.state;
  happen(scene, { type: 'PlayerResigned', seat, ...estateOf(before, seat) });
  scene.stack = [...scene.state.stack];
  scene.step = scene.state.step;
  if (lastAlive(scene) || before.phase === 'profileChoice') return;
  if (before.config.resignGivesReputation) reward(scene, 1);
  if (checkWins(scene)) return;
  const { hit, ask } = scene.state;
  if (ask) {
    goOnAsking(scene);
    return;
  }
  // The seat was the only one asked: in its own turn, or as the last one whose answer to a hit was awaited.
  if (hit) resolveHit(scene);
  goOn(scene);
}

/** Somebody else is being asked: nothing changes for him, unless he has nowhere left to move. */
function goOnAsking(scene: Scene): void {
  const { ask, active } = scene.state;
  if ((ask?.kind !== 'move' && ask?.kind !== 'extraMove') || canMoveAnywhere(scene.state, active!)) return;
  happen(scene, { type: 'MovementSkipped', seat: active!, additional: ask.kind === 'extraMove' });
  goOn(scene);
}
