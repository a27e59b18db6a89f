import type { Luck } from '#engine/luck.ts';
import type { Seat } from '#engine/title.ts';
import { evolve } from '../evolve.ts';
import type { Ask, AskKind, Event, Job, Player, State, Step } from '../model.ts';

/** A stretch of play that is being decided: the state so far, what has happened since it began, what is still to do, and chance. */
export interface Scene {
  state: State;
  readonly events: Event[];
  readonly luck: Luck;
  /** What is left of the turn; the last one comes first. Written down by `Asked`. */
  stack: Job[];
  step: Step | null;
  /** The question with which the stretch ends, once there is one. */
  ask: Ask | null;
  /** The question of the hustle phase with which the stretch began: it stays open through the phase, under its one deadline. */
  readonly hustle: { turnNo: number; no: number } | null;
}

export const openScene = (state: State, luck: Luck): Scene => ({
  state,
  events: [],
  luck,
  stack: [...state.stack],
  step: state.step,
  ask: null,
  hustle: state.ask?.kind === 'hustle' ? { turnNo: state.turnNo, no: state.ask.no } : null,
});

/** Something happens: it is written down and the state follows. */
export function happen(scene: Scene, event: Event): void {
  scene.events.push(event);
  scene.state = evolve(scene.state, event);
}

/** The player whose turn it is. */
export const activePlayer = ({ state }: Scene): Player => state.players[state.active!]!;

type Details<Kind extends AskKind> = Omit<Extract<Ask, { kind: Kind }>, 'kind' | 'no' | 'seats'>;

/** The stretch ends with a question. */
export function askFor<Kind extends AskKind>(
  scene: Scene,
  kind: Kind,
  seats: readonly Seat[],
  details: Details<Kind>,
): void {
  const { state, hustle } = scene;
  const no = kind === 'hustle' && hustle?.turnNo === state.turnNo ? hustle.no : (state.asked[kind] ?? 0) + 1;
  // The parts of one kind of question, put together.
  scene.ask = { kind, no, seats: [...seats], ...details } as unknown as Ask;
}
