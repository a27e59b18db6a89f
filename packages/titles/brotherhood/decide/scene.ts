import type { Luck } from '#engine/luck.ts';
import { evolve } from '../evolve.ts';
import type { Event, State } from '../model.ts';
import { type Answers, answersInForce } from './answers.ts';

/** A stretch of play that is being decided: the state so far, what has happened since it began, chance, and who answers questions. */
export interface Scene {
  state: State;
  readonly events: Event[];
  readonly luck: Luck;
  readonly answers: Answers;
}

export const openScene = (state: State, luck: Luck, answers: Answers = answersInForce): Scene => ({
  state,
  events: [],
  luck,
  answers,
});

/** Something happens: it is written down and the state follows. */
export function happen(scene: Scene, event: Event): void {
  scene.events.push(event);
  scene.state = evolve(scene.state, event);
}
