import type { Prompt, Seat } from '#engine/title.ts';
import { seatsInGame } from './board.ts';
import { isAsked } from './choices/terms.ts';
import type { Command, State } from './model.ts';
import { AREA_NAMES } from './tables.ts';
import { counted, seatName } from './wording.ts';

/** Who is awaited (rules 5.3); nobody when the game is over. There is one prompt at a time. */
export function prompts(state: State): readonly Prompt[] {
  const prompt = promptOf(state);
  return prompt ? [prompt] : [];
}

export function promptOf(state: State): Prompt | null {
  const { phase, month, asked } = state;
  switch (phase) {
    case 'finished':
      return null;
    case 'revenue':
      return { id: `m${month}/revenue`, kind: phase, ...everybody(state), label: `your gifts for month ${month}` };
    case 'planning':
      return { id: `m${month}/ledger`, kind: 'ledger', ...everybody(state), label: `your ledger for month ${month}` };
    default: {
      if (asked === null) throw new Error(`nothing is asked in the phase ${phase}`);
      const { prompt: id, kind, seats } = asked;
      return { id, kind, seats, ready: seats.filter((seat) => !isAwaited(state, seat)), label: labelOf(state) };
    }
  }
}

function everybody(state: State): Pick<Prompt, 'seats' | 'ready'> {
  const seats = seatsInGame(state);
  return { seats, ready: seats.filter((seat) => !isAwaited(state, seat)) };
}

/** Whether play waits for this seat, which has not answered. */
export function isAwaited(state: State, seat: Seat): boolean {
  const { revenueDone, ledgerIn } = state.seats[seat]!;
  if (state.phase === 'revenue') return !revenueDone;
  if (state.phase === 'planning') return !ledgerIn;
  return isAsked(state, seat) && !state.asked?.answered.includes(seat);
}

function labelOf({ phase, month, hearing, disputes, influence }: State): string {
  switch (phase) {
    case 'bribe':
      return `a bribe in ${hearing ? AREA_NAMES[hearing.area] : 'the hearing'}, month ${month}`;
    case 'sheet':
      return `your action sheet for month ${month}`;
    case 'influence':
      return `your influence in month ${month}, turn ${influence?.stage ?? 1}`;
    case 'targets':
      return `your targets in month ${month}`;
    case 'claims':
      return `your take-overs in month ${month}`;
    default: {
      const [dispute] = disputes;
      if (!dispute) return `overtime in month ${month}`;
      const { dead, revenues, area, round } = dispute;
      const about = dead === null ? counted(revenues, 'R') : `the empire of ${seatName(dead)}`;
      return `overtime in ${AREA_NAMES[area]} over ${about}, round ${round + 1}`;
    }
  }
}

/** At the deadline the house answers; `decide` knows with what. */
export const fallback = (_state: State, _prompt: Prompt, _seat: Seat): Command => ({ type: 'Timeout' });
