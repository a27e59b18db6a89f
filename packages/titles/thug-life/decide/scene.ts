import type { Luck } from '#engine/luck.ts';
import { withNames } from '../cardNames.ts';
import { evolve } from '../evolve.ts';
import type { Event, State } from '../model.ts';

/** A stretch of play that is being decided: the state so far, what has happened since it began, and chance. */
export interface Scene {
  state: State;
  readonly events: Event[];
  readonly luck: Luck;
}

export const openScene = (state: State, luck: Luck): Scene => ({ state, events: [], luck });

/** Something happens: it is written down and the state follows. */
export function happen(scene: Scene, event: Event): void {
  const told = withNames(event, scene.state.config.deck);
  scene.events.push(told);
  scene.state = evolve(scene.state, told);
}

export const isOver = ({ state }: Scene): boolean => state.phase === 'over';
