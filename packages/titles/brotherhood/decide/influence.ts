import type { Seat } from '#engine/title.ts';
import { rotaOf } from '../board.ts';
import type { EventOf, State } from '../model.ts';
import { AREAS, type Area, INFLUENCE_COST } from '../tables.ts';
import { askInfluence } from './asking.ts';
import { happen, type Scene } from './scene.ts';

type Order = EventOf<'InfluenceOrder'>['areas'];

const ACT_ON = { T: 'arrest', R: 'close', P: 'politic' } as const;
type Victim = keyof typeof ACT_ON;

/** Fixes who acts where (rules 8.7), before anybody is asked and before anybody acts. */
export function orderInfluence(scene: Scene): void {
  const areas = influenceOrder(scene.state);
  if (Object.keys(areas).length > 0)
    happen(scene, { type: 'InfluenceOrder', areas, blocked: scene.state.blockedInfluence });
}

/**
 * Political Influence in all areas: the strongest first, seats of equal strength block each other for the month. At the table a
 * stage at a time in all areas at once, which comes to the same, for no area depends on another. False: answers are awaited.
 */
export function useInfluence(scene: Scene, resumed = false): boolean {
  const { influence, config } = scene.state;
  if (config.pace !== 'table') {
    for (const area of AREAS) for (const seat of influence?.order[area] ?? []) takeTurn(scene, area, seat);
    return true;
  }
  for (const area of resumed ? AREAS : []) {
    const seat = influence?.turns[area];
    if (seat !== undefined) takeTurn(scene, area, seat);
  }
  return !askInfluence(scene);
}

/** Who acts where: a snapshot for the whole month, taken before anybody has acted. */
function influenceOrder(state: State): Order {
  const areas: Order = {};
  for (const area of AREAS) {
    if (area === state.blockedInfluence) continue;
    const strength = state.seats.map((seat) => seat.board[area].P);
    const holders = strength.flatMap((n, seat) => (n > 0 ? [seat] : []));
    if (holders.length === 0) continue;
    const tied = (seat: Seat) => holders.some((other) => other !== seat && strength[other] === strength[seat]);
    areas[area] = {
      order: holders.filter((seat) => !tied(seat)).sort((a, b) => strength[b]! - strength[a]!),
      deadlocked: holders.filter(tied),
    };
  }
  return areas;
}

/** A seat spends what influence it has left here on its wishes, in their order, then on its own judgement if it said AUTO. */
function takeTurn(scene: Scene, area: Area, seat: Seat): void {
  let budget = scene.state.seats[seat]!.board[area].P;
  const act = (kind: Victim, victim: Seat): boolean => {
    const cost = INFLUENCE_COST[kind];
    if (cost > budget || !touchable(scene.state, area, seat, kind, victim)) return false;
    happen(scene, { type: 'InfluenceUsed', area, seat, act: ACT_ON[kind], victim, cost });
    budget -= cost;
    return true;
  };
  const { wishes, auto } = scene.answers.use(scene.state, seat, area);
  for (const { n, seat: victim, kind } of wishes) for (let unit = 0; unit < n; unit++) if (!act(kind, victim)) break;
  if (!auto) return;
  const friends = scene.answers.friends(scene.state, seat);
  for (const kind of ['R', 'T'] as const)
    for (let victim = richest(scene.state, area, seat, kind, friends); victim !== null; ) {
      if (!act(kind, victim)) return;
      victim = richest(scene.state, area, seat, kind, friends);
    }
}

/** A counter of another seat is there; a Political only falls to somebody who has more of them than its owner. */
function touchable(state: State, area: Area, seat: Seat, kind: Victim, victim: Seat): boolean {
  const theirs = state.seats[victim]?.board[area][kind] ?? 0;
  if (victim === seat || theirs < 1) return false;
  return kind !== 'P' || state.seats[seat]!.board[area].P > theirs;
}

/** The seat, no friend, with most of a kind in the area; equal: the first of this month's order. */
function richest(state: State, area: Area, seat: Seat, kind: 'R' | 'T', friends: readonly Seat[]): Seat | null {
  let best: Seat | null = null;
  for (const other of rotaOf(state)) {
    if (other === seat || friends.includes(other)) continue;
    const theirs = state.seats[other]!.board[area][kind];
    if (theirs > (best === null ? 0 : state.seats[best]!.board[area][kind])) best = other;
  }
  return best;
}
