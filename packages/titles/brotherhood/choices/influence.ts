import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { InfluenceTerms, SingleCommand, State } from '../model.ts';
import { AREA_NAMES, AREAS, type Area, INFLUENCE_COST } from '../tables.ts';
import { counted, seatName } from '../wording.ts';

/** What a seat could do with its Politicals in an area now; null when there is nothing it may touch. */
export function influenceAt(state: State, seat: Seat, area: Area): InfluenceTerms | null {
  const { board } = state.seats[seat]!;
  const budget = board[area].P;
  const victims = state.seats.flatMap((other, victim) =>
    victim === seat
      ? []
      : (['R', 'T', 'P'] as const).flatMap((kind) => {
          const n = other.board[area][kind];
          const cost = INFLUENCE_COST[kind];
          return n > 0 && budget >= cost && (kind !== 'P' || budget > n) ? [{ seat: victim, kind, n, cost }] : [];
        }),
  );
  return victims.length === 0 ? null : { area, budget, victims };
}

/** The areas in which it is a seat's turn now (pace table). */
export function influenceNow(state: State, seat: Seat): InfluenceTerms[] {
  return AREAS.flatMap((area) => {
    const terms = state.influence?.turns[area] === seat ? influenceAt(state, seat, area) : null;
    return terms ? [terms] : [];
  });
}

/** The areas in which a seat's Politicals will act this month if it wishes (pace sheet): as the order stands, before anybody has acted. */
export function influenceAhead(state: State, seat: Seat): InfluenceTerms[] {
  return AREAS.flatMap((area) => {
    const terms = state.influence?.order[area]?.includes(seat) ? influenceAt(state, seat, area) : null;
    return terms ? [terms] : [];
  });
}

type Acts = NonNullable<Extract<SingleCommand, { type: 'SubmitInfluence' }>['areas'][Area]>;

/** Why these acts cannot be done in this order, or null. Nobody else acts in the area meanwhile, so they are played through. */
export function checkInfluence(state: State, seat: Seat, areas: Partial<Record<Area, Acts>>): Refusal | null {
  for (const area of AREAS) {
    const acts = areas[area];
    const refusal = acts && (checkTurn(state, seat, area) ?? checkActs(state, seat, area, acts));
    if (refusal) return refusal;
  }
  return null;
}

function checkTurn({ influence, blockedInfluence }: State, seat: Seat, area: Area): Refusal | null {
  const name = AREA_NAMES[area];
  if (influence?.deadlocked[area]?.includes(seat))
    return refuse('DEADLOCKED', `Somebody has as many Politicals as you in ${name}: neither acts this month.`, area);
  if (blockedInfluence === area)
    return refuse('BLOCKED', `The Grand Jury lets nobody use influence in ${name} this month.`, area);
  if (influence?.turns[area] === seat) return null;
  return refuse('NOT_AWAITED', `It is not your turn in ${name}: leave it out.`, area);
}

const KIND_OF = { arrest: 'T', close: 'R', politic: 'P' } as const;

function checkActs(state: State, seat: Seat, area: Area, acts: Acts): Refusal | null {
  const left = state.seats.map(({ board }) => ({ ...board[area] }));
  const strength = left[seat]!.P;
  let budget = strength;
  for (const { act, victim } of acts) {
    const kind = KIND_OF[act];
    const name = AREA_NAMES[area];
    if (victim === seat) return refuse('OWN_COUNTER', 'Influence is used against others, not against yourself.', area);
    const there = left[victim]?.[kind] ?? 0;
    if (there < 1) {
      const whose = left[victim] ? seatName(victim) : `seat ${victim}`;
      return refuse('NO_SUCH_COUNTER', `${whose} has no ${counted(1, kind).slice(2)} (left) in ${name}.`, area);
    }
    if (kind === 'P' && strength <= there)
      return refuse(
        'NOT_MORE_INFLUENCE',
        `You have ${counted(strength, 'P')} in ${name}, ${seatName(victim)} ${there}: you need more than that to remove one.`,
        area,
      );
    if (INFLUENCE_COST[kind] > budget)
      return refuse(
        'INFLUENCE_BUDGET',
        `That costs ${INFLUENCE_COST[kind]}, ${budget} of your ${strength} points in ${name} are left.`,
        area,
      );
    budget -= INFLUENCE_COST[kind];
    left[victim]![kind]--;
  }
  return null;
}
