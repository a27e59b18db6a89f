import type { Seat } from '#engine/title.ts';
import type { AnswerTerms, State } from '../model.ts';
import { claimsOf } from './claims.ts';
import { influenceAhead, influenceNow } from './influence.ts';
import { overtimeOf } from './overtime.ts';
import { fightsOf, targetsOf } from './targets.ts';

/** Whether play waits for this seat's answer to a prompt after the reveal (it may have one in that it can replace). */
export const isAsked = ({ asked, phase }: State, seat: Seat): boolean =>
  asked !== null && asked.kind === phase && asked.seats.includes(seat);

/** What a seat may answer to the open prompt; null when it is not asked. */
export function answerTerms(state: State, seat: Seat): AnswerTerms | null {
  if (!isAsked(state, seat)) return null;
  switch (state.asked?.kind) {
    case 'bribe': {
      const { hearing, seats } = state;
      if (hearing === null || hearing.card === null) return null;
      return { kind: 'bribe', card: hearing.card, area: hearing.area, tokens: seats[seat]!.tokens.bribe };
    }
    case 'sheet':
      return { kind: 'sheet', influence: influenceAhead(state, seat), fights: fightsOf(state, seat) };
    case 'influence':
      return { kind: 'influence', areas: influenceNow(state, seat) };
    case 'targets':
      return { kind: 'targets', areas: targetsOf(state, seat) };
    case 'claims':
      return { kind: 'claims', areas: claimsOf(state, seat) };
    case 'overtime': {
      const terms = overtimeOf(state, seat);
      return terms && { kind: 'overtime', terms };
    }
    case undefined:
      return null;
  }
}
