import type { Seat } from '#engine/title.ts';
import { menAt, rotaOf } from '../board.ts';
import type { FireRule, State } from '../model.ts';
import type { Area } from '../tables.ts';

export type Gun = 'T' | 'H' | 'G';
export const GUNS: readonly Gun[] = ['T', 'H', 'G'];

/** How many men of each kind a shooter points at each target. */
export type Aim = Record<Gun, Map<Seat, number>>;

/** What a seat can shoot with in an area; the boss with house rule 1 only. */
export function gunsOf(state: State, seat: Seat, area: Area): Record<Gun, number> {
  const own = state.seats[seat]!;
  const boss = state.config.houseRules.bossCombat && own.godfather === area ? 1 : 0;
  return { T: own.board[area].T, H: own.board[area].H, G: boss };
}

/**
 * Points all guns of a seat at targets (rules 8.8): allocations in their order, absent seats skipped; the rest at the first listed
 * seat that is present, else where `auto` says. Nobody may hold fire.
 */
export function aim(guns: Record<Gun, number>, targets: readonly Seat[], rule: FireRule, auto: () => Seat): Aim {
  const left = { ...guns };
  const pointed: Aim = { T: new Map(), H: new Map(), G: new Map() };
  const point = (kind: Gun, most: number, target: Seat): number => {
    const n = Math.min(most, left[kind]);
    if (n > 0) pointed[kind].set(target, (pointed[kind].get(target) ?? 0) + n);
    left[kind] -= n;
    return n;
  };
  for (const { n, kind, seat } of 'shots' in rule ? rule.shots : []) {
    if (!targets.includes(seat)) continue;
    let most = n ?? Number.POSITIVE_INFINITY;
    for (const gun of kind === undefined ? GUNS : [kind]) most -= point(gun, most, seat);
  }
  if (left.T + left.H + left.G === 0) return pointed;
  const listed = 'shots' in rule ? rule.shots.map(({ seat }) => seat) : rule.prefer;
  const [only] = targets;
  const rest =
    targets.length === 1 && only !== undefined ? only : (listed.find((seat) => targets.includes(seat)) ?? auto());
  for (const gun of GUNS) point(gun, left[gun], rest);
  return pointed;
}

/** Friends are spared while there is anybody else. */
function withoutFriends(targets: readonly Seat[], friends: readonly Seat[]): readonly Seat[] {
  const strangers = targets.filter((seat) => !friends.includes(seat));
  return strangers.length > 0 ? strangers : targets;
}

/** The best by several measures (more is better, the first difference counts); equal: the first of this month's order. */
export function bestBy(state: State, seats: readonly Seat[], measures: (seat: Seat) => readonly number[]): Seat {
  const order = rotaOf(state).filter((seat) => seats.includes(seat));
  return order.reduce((best, seat) => {
    const [mine, champion] = [measures(seat), measures(best)];
    const at = mine.findIndex((value, i) => value !== champion[i]);
    return at >= 0 && mine[at]! > champion[at]! ? seat : best;
  });
}

/** Where a seat without orders shoots in the month's fight: a badly guarded Godfather, the richest, the weakest. */
export function autoTarget(
  state: State,
  seat: Seat,
  area: Area,
  targets: readonly Seat[],
  friends: readonly Seat[],
): Seat {
  const strength = menAt(state.seats[seat]!, area);
  return bestBy(state, withoutFriends(targets, friends), (target) => {
    const other = state.seats[target]!;
    const bossInReach = other.godfather === area && menAt(other, area) <= strength;
    return [bossInReach ? 1 : 0, other.board[area].R, -menAt(other, area)];
  });
}

/** Where a seat without orders shoots in overtime: at the strongest. */
export const autoRival = (state: State, area: Area, rivals: readonly Seat[], friends: readonly Seat[]): Seat =>
  bestBy(state, withoutFriends(rivals, friends), (rival) => [menAt(state.seats[rival]!, area)]);
