import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { menAt } from '../board.ts';
import { checkStanding } from '../decide/standing.ts';
import { ownersAt } from '../decide/taking.ts';
import type { ClaimTerms, State, TakeRule } from '../model.ts';
import { AREA_NAMES, AREAS, type Area } from '../tables.ts';
import { seatName } from '../wording.ts';

/** The areas in which a seat can take over Revenue as the board stands (rules 8.10). */
export function claimsOf(state: State, seat: Seat): ClaimTerms[] {
  const own = state.seats[seat]!;
  if (own.status !== 'alive') return [];
  return AREAS.flatMap((area) => {
    const men = menAt(own, area);
    const most = state.config.houseRules.revenueRaze ? men : Math.min(men, own.pool.R);
    const owners = ownersAt(state, area).map((s) => ({ seat: s, revenues: state.seats[s]!.board[area].R }));
    return most > 0 && owners.length > 0 ? [{ area, men, most, owners }] : [];
  });
}

/** Why these claims cannot be made, or null. */
export function checkClaims(state: State, seat: Seat, areas: Partial<Record<Area, TakeRule>>): Refusal | null {
  const open = claimsOf(state, seat).map(({ area }) => area);
  for (const area of AREAS) {
    const rule = areas[area];
    if (!rule) continue;
    for (const n of [rule.max, rule.raze])
      if (n !== undefined && n !== 'ALL' && !(Number.isInteger(n) && n >= 0 && n <= 99))
        return refuse('BAD_COUNT', `${n} is no number of Revenues in ${AREA_NAMES[area]}: 0 to 99, or ALL.`, area);
    if (!open.includes(area))
      return refuse('NO_SUCH_COUNTER', `There is nothing for you to take over in ${AREA_NAMES[area]}.`, area);
    const refusal = checkStanding(state, seat, { take: { [area]: rule } });
    if (refusal) return refusal;
    const none = rule.from?.find((owner) => state.seats[owner]!.board[area].R === 0);
    if (none !== undefined)
      return refuse('NO_SUCH_COUNTER', `${seatName(none)} has no Revenue in ${AREA_NAMES[area]}.`, area);
  }
  return null;
}
