import type { Seat } from '#engine/title.ts';
import { guarded, menAt, rotaOf } from '../board.ts';
import type { State } from '../model.ts';
import type { Area } from '../tables.ts';
import { bestBy } from './aim.ts';
import { happen, type Scene } from './scene.ts';

/** Seats with Revenue and nobody to guard it; by option a Political of their own is guard enough. */
export function ownersAt(state: State, area: Area): Seat[] {
  return state.seats.flatMap((seat, s) => {
    const { R, P } = seat.board[area];
    const protectedByP = state.config.politicsGuardsRevenue && P > 0;
    return R > 0 && !guarded(seat, area) && !protectedByP ? [s] : [];
  });
}

export const unguarded = (state: State, area: Area): number =>
  ownersAt(state, area).reduce((sum, seat) => sum + state.seats[seat]!.board[area].R, 0);

const atMost = (n: number | 'ALL' | undefined): number => (n === 'ALL' ? Number.POSITIVE_INFINITY : (n ?? 0));

/** How many Revenues a seat can and will take: one a man, a counter of its own for each that it does not raze, its rule. */
export function wanted({ state, answers }: Scene, seat: Seat, area: Area): number {
  const { max, raze } = answers.take(state, seat, area);
  const own = state.seats[seat]!;
  return Math.min(menAt(own, area), own.pool.R + atMost(raze), atMost(max));
}

/** Everybody takes, in this month's order; who razes does so with the last ones he picks. */
export function takeRevenue(scene: Scene, area: Area, shares: readonly { seat: Seat; n: number }[]): void {
  for (const seat of rotaOf(scene.state)) {
    const share = shares.find((one) => one.seat === seat)?.n ?? 0;
    const razed = Math.min(share, atMost(scene.answers.take(scene.state, seat, area).raze));
    pick(scene, area, seat, share - razed, 'RevenueTaken');
    pick(scene, area, seat, razed, 'RevenueRazed');
  }
}

function pick(scene: Scene, area: Area, taker: Seat, n: number, type: 'RevenueTaken' | 'RevenueRazed'): void {
  for (let left = n; left > 0; ) {
    const owner = ownerToTakeFrom(scene, area, taker);
    if (owner === null) return;
    const run = runFrom(scene, area, taker, owner, left);
    happen(scene, { type, area, taker, owner, n: run });
    left -= run;
  }
}

/** Owners named in the rule in that order, then strangers, then friends; in a group the one with most Revenue left there. */
function ownerToTakeFrom(scene: Scene, area: Area, taker: Seat): Seat | null {
  const { state, answers } = scene;
  const owners = ownersAt(state, area);
  if (owners.length === 0) return null;
  const named = answers.take(state, taker, area).from?.find((seat) => owners.includes(seat));
  if (named !== undefined) return named;
  const friends = answers.friends(state, taker);
  const strangers = owners.filter((seat) => !friends.includes(seat));
  return bestBy(state, strangers.length > 0 ? strangers : owners, (seat) => [state.seats[seat]!.board[area].R]);
}

/** How many in a row come from the same owner: all he has if he is the only choice, else one by one. */
function runFrom(scene: Scene, area: Area, taker: Seat, owner: Seat, left: number): number {
  const owners = ownersAt(scene.state, area);
  const { from } = scene.answers.take(scene.state, taker, area);
  const alone = owners.length === 1 || from?.find((seat) => owners.includes(seat)) === owner;
  return alone ? Math.min(left, scene.state.seats[owner]!.board[area].R) : 1;
}
