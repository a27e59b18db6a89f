import type { EventOf, State } from '../model.ts';
import { patch } from '../patch.ts';
import { momentAt } from './start.ts';

export function turnStarted(state: State, { seat, actions, step }: EventOf<'TurnStarted'>): State {
  return patch(state, {
    phase: 'turn',
    active: seat,
    turnIndex: (seat - state.bigBoss + state.n) % state.n,
    turn: { step, actionsLeft: actions, offersUsed: [], outcome: null },
    moment: momentAt(`r${state.round}/t${seat}`),
    back: null,
  });
}

export function turnEnded(state: State, { last }: EventOf<'TurnEnded'>): State {
  return patch(state, {
    active: null,
    turn: null,
    moment: last ? momentAt(`r${state.round}/end`) : state.moment,
    back: null,
  });
}
