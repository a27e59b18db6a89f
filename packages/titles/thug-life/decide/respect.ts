import type { Seat } from '#engine/title.ts';
import { softCap } from '../board.ts';
import type { EventOf } from '../model.ts';
import { FIGHT_RESPECT } from '../tables.ts';
import { happen, type Scene } from './scene.ts';

type Why = EventOf<'RespectChanged'>['why'];

/** Respect gained or lost; the last point can't come this way, and nobody falls below the floor (rules 8.1). */
export function changeRespect(scene: Scene, seat: Seat, delta: number, why: Why): void {
  const { bosses, config } = scene.state;
  const from = bosses[seat]!.respect;
  const to =
    delta >= 0
      ? Math.max(from, Math.min(softCap(scene.state), from + delta))
      : config.respectFloor === null
        ? from + delta
        : Math.max(config.respectFloor, from + delta);
  happen(scene, { type: 'RespectChanged', seat, from, to, delta, why });
}

/** The point of a won Hood Fight: at the soft cap it is the last one, and the game is over at once. */
export function gainHoodWin(scene: Scene, seat: Seat, attacked: boolean): void {
  const { bosses, config, retired } = scene.state;
  const from = bosses[seat]!.respect;
  const last =
    from === softCap(scene.state) && !retired.includes(seat) && (attacked || config.defenderCanTakeLastPoint);
  if (!last) {
    changeRespect(scene, seat, FIGHT_RESPECT, 'hoodFight');
    return;
  }
  const to = config.respectGoal;
  happen(scene, { type: 'RespectChanged', seat, from, to, delta: FIGHT_RESPECT, why: 'hoodFight' });
  endGame(scene, [seat], 'hoodFight');
}

export function endGame(scene: Scene, winners: readonly Seat[], reason: EventOf<'GameEnded'>['reason']): void {
  const { homieBox } = scene.state;
  happen(scene, { type: 'GameEnded', winners: [...winners], reason, homieBox: [...homieBox] });
}
