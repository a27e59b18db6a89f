import type { Seat } from '#engine/title.ts';
import { freeLocations, isFutile, richerLocations, warrantsOn } from '../board.ts';
import type { Crime, Kind, State } from '../model.ts';
import { FINE, STEAL_GAIN, STOPPED_BY, STOPS } from '../tables.ts';
import { firstToReact, openWindow } from './reactions.ts';
import { happen, type Scene } from './scene.ts';

/** A Steal or Heist has been shown: prediction first, then reactions, then it pays (rules 8.3). */
export function commit(scene: Scene, seat: Seat, crime: Crime): void {
  const by = warrantsOn(scene.state, seat, crime);
  if (by.length > 0) {
    caught(scene, seat, crime, 'prediction', by);
    return;
  }
  const { config } = scene.state;
  const kind = STOPPED_BY[crime];
  const open = config.interruptFine || !isFutile(scene.state, seat, crime);
  if (open && config.pace === 'live' && openWindow(scene, kind, seat)) return;
  const stopper = open && config.pace !== 'live' ? firstToReact(scene.state, kind, seat) : null;
  finishCrime(scene, seat, kind, stopper);
}

/** What becomes of a crime once it is known who stops it. */
export function finishCrime(scene: Scene, thief: Seat, kind: Kind, by: Seat | null): void {
  const crime = STOPS[kind];
  if (by !== null) {
    happen(scene, { type: 'Interrupted', kind, by, thief });
    if (scene.state.config.interruptFine) caught(scene, thief, crime, 'interrupt', [by]);
  } else if (crime === 'steal') {
    happen(scene, { type: 'Stole', seat: thief, amount: Math.min(STEAL_GAIN, scene.state.city) });
  } else {
    place(scene, thief);
  }
}

function caught(scene: Scene, seat: Seat, crime: Crime, cause: 'prediction' | 'interrupt', by: Seat[]): void {
  const { config, coins } = scene.state;
  const fine = FINE * (config.fines === 'perCard' ? by.length : 1);
  happen(scene, { type: 'Caught', seat, crime, cause, by, paid: Math.min(fine, coins[seat]!) });
}

/** Where a Heist goes that nobody stopped (rules 8.6). */
function place(scene: Scene, seat: Seat): void {
  const { state } = scene;
  const sealed = state.heistChoice;
  const free = freeLocations(state);
  if (free.length > 0) {
    const ranked = sealed ? [sealed.at] : state.orders[seat]!.locations;
    const location = ranked.find((one) => one !== null && free.includes(one)) ?? free[0]!;
    happen(scene, { type: 'HeistPlaced', seat, location, replaced: null });
    return;
  }
  const rich = richerLocations(state, seat);
  if (rich.length === 0) {
    happen(scene, { type: 'HeistFailed', seat, reason: 'noRoom' });
    return;
  }
  const location = sealed ? sealed.at : takeoverOf(state, seat, rich);
  if (location === null) happen(scene, { type: 'HeistFailed', seat, reason: 'declined' });
  else happen(scene, { type: 'HeistPlaced', seat, location, replaced: occupantOf(state, location) });
}

const occupantOf = ({ locations }: State, location: number): Seat | null => locations[location - 1]!.occupant;

/** The location taken from somebody richer by the orders, or null: none. */
function takeoverOf(state: State, seat: Seat, rich: readonly number[]): number | null {
  const { takeover } = state.orders[seat]!;
  if (takeover === 'never') return null;
  if (takeover === 'richest') return richestOf(state, rich);
  for (const from of takeover) {
    const location = rich.find((one) => occupantOf(state, one) === from);
    if (location !== undefined) return location;
  }
  return null;
}

/** The location with the richest occupant; the lowest number of equals. */
export const richestOf = (state: State, locations: readonly number[]): number =>
  locations.reduce((best, one) =>
    state.coins[occupantOf(state, one)!]! > state.coins[occupantOf(state, best)!]! ? one : best,
  );
