import type { Prompt, Seat } from '#engine/title.ts';
import { clockwise, hasPlayed } from './board.ts';
import { outcomeOf } from './decide/reactions.ts';
import type { Command, State } from './model.ts';
import { STOPS } from './tables.ts';
import { cardName, seatName } from './wording.ts';

/**
 * Who is awaited (rules 5.2, 6). Orders and reaction windows are quiet: not even who has answered is known. Whose plan the house made is
 * told at the end of the Reveal (5.5). Nobody is asked when the game is over.
 */
export function prompts(state: State): readonly Prompt[] {
  const { phase, round } = state;
  switch (phase) {
    case 'plan':
      return [
        {
          id: `r${round}/plan`,
          kind: 'plan',
          seats: everybody(state),
          ready: seatsWhere(state.plans, (plan) => plan !== null),
          label: `your plan for round ${round}`,
          discreet: true,
        },
      ];
    case 'orders':
      return [
        {
          id: `r${round}/orders`,
          kind: 'orders',
          seats: everybody(state),
          ready: seatsWhere(state.ordersFinal, (final) => final),
          label: `your orders for the Reveal of round ${round}`,
          quiet: true,
        },
      ];
    case 'reveal':
      return reactionOrTurn(state);
    case 'foolMe': {
      const seats = everybody(state).filter((seat) => !hasPlayed(state, seat, 'noHonor'));
      return [
        {
          id: `r${round}/discard`,
          kind: 'discard',
          seats,
          ready: seats.filter((seat) => state.sealedDiscards[seat] !== null),
          label: `the card you give up after round ${round}`,
        },
      ];
    }
    case 'over':
      return [];
  }
}

/** Standing reactions may be changed at any time of a live Reveal (rules 6). */
const others = (state: State, asked: readonly Seat[]): readonly Seat[] =>
  everybody(state).filter((seat) => !asked.includes(seat));

const everybody = (state: State): readonly Seat[] => clockwise(state, 0);

function seatsWhere<T>(list: readonly T[], holds: (one: T) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < list.length; seat++) if (holds(list[seat]!)) seats.push(seat);
  return seats;
}

function reactionOrTurn(state: State): readonly Prompt[] {
  const { round, window, turn } = state;
  if (window) {
    const { kind, thief, eligible, answers } = window;
    const seats = [...eligible].sort((a, b) => a - b);
    // The first yes settles it: whoever comes after it need not answer any more.
    const settled = outcomeOf(window) !== 'pending';
    return [
      {
        id: `r${round}/window/${state.pass}/seat${thief}`,
        kind: 'react',
        seats,
        ready: settled ? seats : seats.filter((seat) => answers[seat] !== null),
        welcome: others(state, seats),
        label: `whether you stop ${seatName(thief)}'s ${cardName(STOPS[kind])}`,
        quiet: true,
      },
    ];
  }
  if (turn === null) return [];
  return [
    {
      id: `r${round}/turn/${turnPass(state, turn)}/seat${turn}`,
      kind: 'reveal',
      seats: [turn],
      ready: [],
      welcome: others(state, [turn]),
      label: `your turn in the Reveal of round ${round}`,
    },
  ];
}

/** First or second time round, for the seat that is asked but has not turned its card yet. */
const turnPass = (state: State, turn: Seat): 1 | 2 =>
  state.pass === 1 && (turn - state.first + state.n) % state.n > state.offset ? 1 : 2;

/** At the deadline the house answers; `decide` knows with what. */
export const fallback = (_state: State, _prompt: Prompt, _seat: Seat): Command => ({ type: 'Default' });
