import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { guarded, menAt } from '../board.ts';
import { GUNS, gunsOf } from '../decide/aim.ts';
import type { SingleCommand, State, TargetTerms } from '../model.ts';
import { AREA_NAMES, AREAS, type Area } from '../tables.ts';
import { counted, seatName, seatNames } from '../wording.ts';

/** The seats that fight in an area (rules 8.8), or none where nobody has a gun or an enemy. */
export function fightersAt(state: State, area: Area): Seat[] {
  const fighters = state.seats.flatMap((seat, s) => (guarded(seat, area) ? [s] : []));
  const armed = fighters.some((seat) => menAt(state.seats[seat]!, area) > 0);
  return armed && fighters.length > 1 ? fighters : [];
}

function fightOf(state: State, seat: Seat, area: Area): TargetTerms | null {
  const fighters = fightersAt(state, area);
  const guns = gunsOf(state, seat, area);
  if (!fighters.includes(seat) || guns.T + guns.H + guns.G === 0) return null;
  const targets = fighters
    .filter((other) => other !== seat)
    .map((other) => {
      const own = state.seats[other]!;
      return { seat: other, men: menAt(own, area), boss: own.godfather === area, revenues: own.board[area].R };
    });
  return { area, guns, targets };
}

/** The fights in which a seat's guns will shoot. */
export function fightsOf(state: State, seat: Seat): TargetTerms[] {
  return AREAS.flatMap((area) => fightOf(state, seat, area) ?? []);
}

/** Those in which they have a choice of targets. */
export const targetsOf = (state: State, seat: Seat): TargetTerms[] =>
  fightsOf(state, seat).filter(({ targets }) => targets.length > 1);

type Aims = NonNullable<Extract<SingleCommand, { type: 'SubmitTargets' }>['areas'][Area]>;

/** Why this is no complete aim of all guns in each area named, or null. */
export function checkTargets(state: State, seat: Seat, areas: Partial<Record<Area, Aims>>): Refusal | null {
  for (const area of AREAS) {
    const aims = areas[area];
    if (!aims) continue;
    const fight = fightOf(state, seat, area);
    if (!fight) return refuse('BAD_TARGET', `None of yours has anybody to shoot at in ${AREA_NAMES[area]}.`, area);
    const refusal = checkAims(fight, aims);
    if (refusal) return refusal;
  }
  return null;
}

function checkAims({ area, guns, targets }: TargetTerms, aims: Aims): Refusal | null {
  const name = AREA_NAMES[area];
  const stranger = aims.find(({ target }) => !targets.some(({ seat }) => seat === target));
  if (stranger)
    return refuse(
      'BAD_TARGET',
      `${seatName(stranger.target)} is no target in ${name}; there are ${seatNames(targets.map(({ seat }) => seat))}.`,
      area,
    );
  for (const kind of GUNS) {
    const aimed = aims.filter((aim) => aim.kind === kind);
    const n = aimed.reduce((sum, aim) => sum + aim.n, 0);
    if (n !== guns[kind] || aimed.some((aim) => !Number.isInteger(aim.n) || aim.n < 1))
      return refuse(
        'TARGET_COUNT',
        `Every gun needs one target: you have ${counted(guns[kind], kind)} in ${name}, ${n} ${n === 1 ? 'is' : 'are'} aimed.`,
        area,
      );
  }
  return null;
}
