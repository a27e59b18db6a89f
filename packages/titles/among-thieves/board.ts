import type { Seat } from '#engine/title.ts';
import type { State } from './model.ts';
import { type Card, type Crime, type Kind, MAX_PLAYERS, STOPPED_BY, STOPS } from './tables.ts';

// What is never stored because it can be read off the table (rules 3).

const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MAX_PLAYERS + 1 }, (_, n) =>
  Array.from({ length: n }, (_, from) => Array.from({ length: n }, (_, i) => (from + i) % n)),
);
const OTHERS = CLOCKWISE.map((bySeat) => bySeat.map((seats) => seats.slice(1)));

/** All seats, from this one clockwise. */
export const clockwise = ({ n }: { n: number }, from: Seat): readonly Seat[] => CLOCKWISE[n]![from]!;

/** The other seats, from the left of this one. */
export const others = ({ n }: { n: number }, seat: Seat): readonly Seat[] => OTHERS[n]![seat]!;

/** Numbers of the locations: 1 to players - 2. */
export const locationNumbers = ({ locations }: { locations: readonly unknown[] }): number[] =>
  locations.map((_, i) => i + 1);

/** The seat's face-down cards in the order in which they were named. */
export const faceDown = ({ table }: State, seat: Seat): Card[] =>
  table[seat]!.filter(({ faceUp }) => !faceUp).map(({ card }) => card);

export const hasFaceDown = ({ table }: State, seat: Seat): boolean => table[seat]!.some(({ faceUp }) => !faceUp);

export const isFaceUp = ({ table }: State, seat: Seat, card: Card): boolean =>
  table[seat]!.some((one) => one.card === card && one.faceUp);

export const isFaceDown = ({ table }: State, seat: Seat, card: Card): boolean =>
  table[seat]!.some((one) => one.card === card && !one.faceUp);

export const hasPlayed = ({ table }: State, seat: Seat, card: Card): boolean =>
  table[seat]!.some((one) => one.card === card);

/** Exactly Trap and Sabotage: no thief (rules 8.7). */
export const isBusinessman = (state: State, seat: Seat): boolean =>
  hasPlayed(state, seat, 'trap') && hasPlayed(state, seat, 'sabotage');

/** Whom a stopper may point at on its owner's turn: the crime is not face up there and may still come (rules 8.3, D11). */
export const possibleTargets = (state: State, seat: Seat, kind: Kind): Seat[] =>
  others(state, seat).filter((other) => !isFaceUp(state, other, STOPS[kind]) && hasFaceDown(state, other));

/** Who could hold the stopper, by what everybody knows: these are asked (rules 8.4). */
export const eligibleFor = (state: State, kind: Kind, thief: Seat): Seat[] =>
  others(state, thief).filter(
    (seat) =>
      hasFaceDown(state, seat) &&
      !isFaceUp(state, seat, kind) &&
      !(state.config.discards === 'open' && state.discard[seat]!.includes(kind)),
  );

/** Numbers of the locations where nobody sits. */
export function freeLocations({ locations }: State): number[] {
  const free: number[] = [];
  for (let i = 0; i < locations.length; i++) if (locations[i]!.occupant === null) free.push(i + 1);
  return free;
}

/** Numbers of the locations whose occupant has more coins than this seat, right now. */
export function richerLocations({ locations, coins }: State, seat: Seat): number[] {
  const rich: number[] = [];
  for (let i = 0; i < locations.length; i++) {
    const { occupant } = locations[i]!;
    if (occupant !== null && coins[occupant]! > coins[seat]!) rich.push(i + 1);
  }
  return rich;
}

/** The crime could not pay anyway, so there is nothing to prevent (rules 8.3, D16). */
export const isFutile = (state: State, seat: Seat, crime: Crime): boolean =>
  crime === 'steal' ? state.city === 0 : freeLocations(state).length === 0 && richerLocations(state, seat).length === 0;

/** Who has predicted this crime of this seat, in the order of pointing. */
export function warrantsOn({ warrants }: State, seat: Seat, crime: Crime): Seat[] {
  const by: Seat[] = [];
  for (const one of warrants) if (one.on === seat && one.kind === STOPPED_BY[crime]) by.push(one.by);
  return by;
}

/** With hidden discards the card given up travels with the next plan, from round 2 on (rules 5.1). */
export const owesDiscard = ({ config, round }: State): boolean => config.discards === 'hidden' && round >= 2;

/** Last round's two cards of a seat (or this round's, once they are laid). */
export const tableCards = ({ table }: State, seat: Seat): Card[] => table[seat]!.map(({ card }) => card);
