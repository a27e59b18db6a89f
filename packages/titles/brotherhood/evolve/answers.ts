import type { Seat } from '#engine/title.ts';
import { patch } from '../counters.ts';
import type { EventOf, Influence, State } from '../model.ts';
import { AREAS, type Area } from '../tables.ts';

export function influenceOrder({ areas }: EventOf<'InfluenceOrder'>): State['influence'] {
  const order: Partial<Record<Area, Seat[]>> = {};
  const deadlocked: Partial<Record<Area, Seat[]>> = {};
  for (const area of AREAS) {
    const one = areas[area];
    if (!one) continue;
    order[area] = one.order;
    deadlocked[area] = one.deadlocked;
  }
  return { stage: 0, order, deadlocked, turns: {}, reached: {} };
}

/** A new prompt forgets the answers to the last one of its kind; those of other kinds hold to the end of the month. */
export function answersAsked(state: State, { prompt, kind, seats, turns }: EventOf<'AnswersAsked'>): State {
  const influence = state.influence && turns ? nextStage(state.influence, turns) : state.influence;
  return {
    ...state,
    phase: kind,
    asked: { prompt, kind, seats, answered: [] },
    influence,
    seats: state.seats.map((seat) => {
      if (seat.answers[kind] === undefined) return seat;
      const { [kind]: _, ...answers } = seat.answers;
      return { ...seat, answers };
    }),
  };
}

function nextStage(influence: Influence, turns: Influence['turns']): Influence {
  const reached = { ...influence.reached };
  for (const area of AREAS) {
    const seat = turns[area];
    if (seat !== undefined) reached[area] = (influence.order[area]?.indexOf(seat) ?? -1) + 1;
  }
  return { ...influence, stage: influence.stage + 1, turns, reached };
}

export function answerWritten(state: State, { seat, answer }: EventOf<'AnswerWritten'>): State {
  const own = state.seats[seat]!;
  if (answer !== null) return patch(state, seat, { answers: { ...own.answers, [answer.to]: answer } });
  if (state.asked === null || own.answers[state.asked.kind] === undefined) return state;
  const { [state.asked.kind]: _, ...answers } = own.answers;
  return patch(state, seat, { answers });
}
