import type { Seat } from '#engine/title.ts';
import { turfWorks } from '../allowed.ts';
import { isForbidden, readyOf, rivals } from '../board.ts';
import type { CardNo, FightTarget, FightTerms, State } from '../model.ts';
import { defendersOf, kindOf, NOBODY, pickedShape, targetSeat } from '../shapes.ts';
import { sideStrength } from '../sides.ts';
import { hoodBonusOf } from '../strength.ts';
import { commitTerms } from './commits.ts';

/** Every Fight that can be picked now (rules 6): the targets, and what may go along. Not every combination, but its bounds. */
export function fightTerms(state: State, seat: Seat): FightTerms[] {
  const boss = state.bosses[seat]!;
  const [homies, rides, turf] = [readyOf(boss.homies), readyOf(boss.rides), readyOf(boss.turf)];
  if (boss.thugs.yard + homies.length === 0) return [];
  const usable = isForbidden(state, 'rideInFight') ? [] : rides;
  const driving = isForbidden(state, 'driveBy') ? [] : usable;
  const place = { in: 'fight', defending: false, againstBoss: true } as const;
  const onFoot = commitTerms(state, seat, boss.hand, { ...place, attackerRides: false });
  const riding = rides.length === 0 ? onFoot : commitTerms(state, seat, boss.hand, { ...place, attackerRides: true });
  return targets(state, seat).map((target): FightTerms => {
    const kind = kindOf(target);
    const rival = targetSeat(target);
    const own = kind === 'hood' ? driving : usable;
    return {
      target,
      kind,
      seat: rival,
      defenders: defendersOf(state, target),
      power: powerOf(state, seat, target),
      hood: kind === 'hood' ? hoodBonusOf(state, rival!) : 0,
      rides: own,
      turf: turf.length === 0 ? turf : turf.filter((no) => worksIn(state, no, kind, own.length > 0)),
      ...(own.length > 0 ? riding : onFoot),
    };
  });
}

/** Would it do anything, on foot or riding? */
function worksIn(state: State, no: CardNo, fight: FightTerms['kind'], rides: boolean): boolean {
  const works = (withRide: boolean) =>
    turfWorks(state, no, { in: 'fight', fight, driveBy: fight === 'hood' && withRide, role: 'attack', withRide });
  return works(false) || (rides && works(true));
}

/** Of the defenders as they stand, without die, hand and Hood: at home Thugs alone defend. */
function powerOf(state: State, seat: Seat, target: FightTarget): number {
  const defenders = defendersOf(state, target);
  // Thugs alone are worth one each.
  if (defenders && defenders.homies.length + defenders.rides.length === 0) return defenders.thugs;
  const { thugs, homies, bonus } = sideStrength(state, pickedShape(state, seat, target, NOBODY), 'defender');
  return thugs + homies.reduce((sum, { power }) => sum + power, 0) + bonus;
}

function targets(state: State, seat: Seat): FightTarget[] {
  const found: FightTarget[] = [];
  const hoods = !isForbidden(state, 'hoodFight');
  const streets = !isForbidden(state, 'streetFight');
  for (const rival of rivals(state.n, seat)) {
    const { thugs, homies } = state.bosses[rival]!;
    if (hoods && thugs.yard > 0) found.push({ hood: rival });
    if (streets && (thugs.streets > 0 || homies.some(({ burnt }) => burnt))) found.push({ street: rival });
  }
  if (state.cops.streets > 0) found.push('cops');
  return found;
}
