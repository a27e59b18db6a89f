import type { Seat } from '#engine/title.ts';
import {
  clockwise,
  faceDown,
  freeLocations,
  hasFaceDown,
  possibleTargets,
  richerLocations,
  warrantsOn,
} from '../board.ts';
import type { Card, Kind, RevealTerms, State } from '../model.ts';
import { isCrime, isStopper } from '../tables.ts';
import { commit } from './crimes.ts';
import { happen, type Scene } from './scene.ts';

/** What a seat does on its turn. `point`, `at` and `decline` only where they were chosen in pace live. */
export interface Turn {
  card: Card;
  point?: Seat;
  at?: number;
  decline?: true;
  /** Chosen by the house at the deadline. */
  auto: boolean;
}

/** Who is next to reveal a card, and the first or second time round; null: no card is face down any more (rules 8.2). */
export function nextTurn(state: State): { seat: Seat; pass: 1 | 2 } | null {
  const order = clockwise(state, state.first);
  for (let k = state.offset + 1; k < state.n; k++)
    if (hasFaceDown(state, order[k]!)) return { seat: order[k]!, pass: state.pass };
  if (state.pass === 2) return null;
  const seat = order.find((one) => hasFaceDown(state, one));
  return seat === undefined ? null : { seat, pass: 2 };
}

/** The card to reveal by the orders: the one ordered first, else the first-named that is face down (rules 8.3). */
export function cardByOrders(state: State, seat: Seat): Card {
  const down = faceDown(state, seat);
  const { first } = state.orders[seat]!;
  return first !== null && down.includes(first) ? first : down[0]!;
}

/** What there is to choose about one face-down card on the own turn. */
export function revealTerms(state: State, seat: Seat, card: Card): RevealTerms {
  const points = isStopper(card) ? possibleTargets(state, seat, card) : [];
  if (card !== 'heist' || warrantsOn(state, seat, card).length > 0) return { card, points, places: [], decline: false };
  const free = freeLocations(state);
  if (free.length > 0) return { card, points, places: free, decline: false };
  const rich = richerLocations(state, seat);
  return { card, points, places: rich, decline: rich.length > 0 };
}

/** A place has to be named: several are free, or none and somebody richer could be pushed out. */
export const needsPlace = ({ places, decline }: RevealTerms): boolean => places.length > 1 || decline;

/** The turn of a seat whose only face-down card leaves nothing to choose, in pace live; else null (rules 8.3). */
export function forcedTurn(state: State, seat: Seat): Turn | null {
  const [card, second] = faceDown(state, seat);
  if (card === undefined || second !== undefined) return null;
  const terms = revealTerms(state, seat, card);
  return terms.points.length > 1 || needsPlace(terms) ? null : { card, auto: false };
}

/** A seat turns one card and it takes effect, or waits for reactions (rules 8.3). */
export function takeTurn(scene: Scene, seat: Seat, pass: 1 | 2, turn: Turn): void {
  const { card } = turn;
  const terms = revealTerms(scene.state, seat, card);
  happen(scene, { type: 'CardRevealed', seat, card, pass, auto: turn.auto });
  if (isStopper(card)) point(scene, seat, card, turn.point);
  if (!isCrime(card)) return;
  // Before anybody reacts; nothing can change before the placement.
  if (scene.state.config.pace === 'live' && needsPlace(terms))
    happen(scene, { type: 'HeistChoiceSealed', seat, at: turn.at ?? null, decline: turn.decline ?? false });
  commit(scene, seat, card);
}

function point(scene: Scene, seat: Seat, kind: Kind, named: Seat | undefined): void {
  const possible = possibleTargets(scene.state, seat, kind);
  const ranked = scene.state.orders[seat]!.point[kind];
  const target = named ?? ranked.find((one) => possible.includes(one)) ?? richest(scene.state, possible);
  happen(scene, { type: 'Pointed', seat, kind, target });
}

/** Most coins first; of equals the first clockwise, as the list is. Null: nobody is possible. */
export function richest({ coins }: State, seats: readonly Seat[]): Seat | null {
  let best: Seat | null = null;
  for (const seat of seats) if (best === null || coins[seat]! > coins[best]!) best = seat;
  return best;
}
