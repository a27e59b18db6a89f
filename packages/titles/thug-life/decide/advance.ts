import { callCops } from './cops.ts';
import { playCrime } from './crime.ts';
import { playFight } from './fight.ts';
import { endTurn } from './rounds.ts';
import { happen, isOver, type Scene } from './scene.ts';

/** Plays on until somebody is awaited or the game is over (rules 5.1). */
export function advance(scene: Scene): void {
  while (step(scene));
}

function step(scene: Scene): boolean {
  const { asks, pending, copQueue, phase } = scene.state;
  if (isOver(scene)) return false;
  if (asks.length > 0) {
    if (asks.some(({ answered }) => !answered)) return false;
    happen(scene, { type: 'WindowClosed', phase });
    return true;
  }
  if (pending) return pending.type === 'fight' ? playFight(scene) : playCrime(scene);
  if (copQueue.length > 0) return callCops(scene);
  passForWhoLeft(scene);
  return false;
}

/** Who left in the middle of his own Fight or Crime has nobody to end his turn (rules 10). */
function passForWhoLeft(scene: Scene): void {
  const { active, turn, retired } = scene.state;
  if (turn && active !== null && retired.includes(active)) endTurn(scene, active, []);
}
