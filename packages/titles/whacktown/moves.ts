import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import {
  cardsOf,
  combined,
  counterOf,
  inCrimeScene,
  locationAt,
  modsOf,
  opponentOn,
  opponentsOf,
  preparationFor,
} from './board.ts';
import type { PutClass } from './deck/effects.ts';
import type { Location } from './deck/schema.ts';
import type { Cell, MoveTerms, PlaceTerms, Player, State } from './model.ts';
import { CELLS, isAdjacent, PUT_ORDER, rowOf, squareOf } from './tables.ts';
import { COUNTER_WORDS, placeName, seatName } from './wording.ts';

/** What a player's movement depends on besides the cell, looked up once for all cells. */
export interface Mover {
  player: Player;
  /** Living opponents, by the cell they stand on and in seat order. */
  others: readonly Player[];
  inside: boolean;
  /** Nothing keeps him out of the crime scene, or a SNEAK IN could be spent. */
  passesTape: boolean;
  canSneakIn: boolean;
  ignoresAdjacency: boolean;
  infoDiscount: number;
  combinedBonus: number;
  yellowTies: boolean;
}

export function moverOf(state: State, seat: Seat): Mover {
  const player = state.players[seat]!;
  const mods = modsOf(state, player);
  return {
    player,
    others: opponentsOf(state, seat),
    inside: inCrimeScene(state, player.location),
    passesTape: mods.ignoreCrimeScene > 0,
    canSneakIn: preparationFor(state, player, 'ignoreCrimeScene') !== undefined,
    ignoresAdjacency: mods.ignoreAdjacency > 0,
    infoDiscount: mods.infoDiscount,
    combinedBonus: mods.combinedBonus,
    yellowTies: mods.yellowTies > 0,
  };
}

/** How a player could enter a cell now, or the first reason why not, with numbers (rules 8.2). */
export function placeTerms(state: State, mover: Mover, to: Cell): PlaceTerms {
  const { player, others, inside, passesTape, canSneakIn } = mover;
  const from = player.location!;
  const location = locationAt(state, to);
  const no = (code: string, say: string): PlaceTerms => closed(to, refuse(code, say, 'to'));
  if (to === from)
    return no('SAME_LOCATION', `You are at ${placeName(location.name, to)}; a movement goes somewhere else.`);
  const other = others.find((one) => one.location === to);
  if (other)
    return no('OCCUPIED', `${seatName(other.seat)} is at ${placeName(location.name, to)}; one gang to a location.`);
  const taped = !inside && !passesTape && inCrimeScene(state, to);
  if (taped && !canSneakIn)
    return no(
      'CRIME_SCENE',
      `${placeName(location.name, to)} lies inside the crime scene (${squareOf(state.crimeScene!).join(', ')}) and you stand outside, at ${from}.`,
    );
  const fee = feeOf(state, mover, location, to);
  return typeof fee === 'number' ? { to, pays: fee, needsSneakIn: taped, refusal: null } : closed(to, fee);
}

const closed = (to: Cell, refusal: Refusal): PlaceTerms => ({ to, pays: 0, needsSneakIn: false, refusal });

/** What entering costs, once the requirement is met. */
function feeOf(state: State, mover: Mover, location: Location, to: Cell): number | Refusal {
  const { player, infoDiscount, combinedBonus, ignoresAdjacency } = mover;
  const { requirement } = location;
  const no = (code: string, say: string): Refusal => refuse(code, `${placeName(location.name, to)} ${say}`, 'to');
  switch (requirement.type) {
    case 'none':
      return 0;
    case 'info': {
      const need = Math.max(0, requirement.n - infoDiscount);
      const pays = Math.max(0, need - player.information);
      if (pays <= player.money) return pays;
      const less = infoDiscount > 0 ? ` (${requirement.n} less ${infoDiscount})` : '';
      return no('REQ_INFO', `needs ${need} information${less}, you have ${player.information} and $${player.money}.`);
    }
    case 'money':
      if (player.money >= requirement.n) return requirement.n;
      return no('REQ_MONEY', `costs $${requirement.n}, you have $${player.money}.`);
    case 'adjacent':
      if (ignoresAdjacency || isAdjacent(player.location!, to)) return 0;
      return no('REQ_ADJACENT', `can be entered only from beside it, and you are at ${player.location}.`);
    case 'combined': {
      if (combined(player) + combinedBonus >= requirement.n) return 0;
      const more = combinedBonus > 0 ? ` and ${combinedBonus} more by your abilities` : '';
      return no(
        'REQ_COMBINED',
        `needs ${requirement.n} health and armor together, you have ${combined(player)}${more}.`,
      );
    }
    default:
      return comparedFee(state, mover, requirement, no);
  }
}

type Compared = Exclude<Location['requirement'], { type: 'none' | 'info' | 'money' | 'adjacent' | 'combined' }>;

/** Requirements that look at a number of one's own and at the others; none of them costs anything. */
function comparedFee(
  state: State,
  { player, others, yellowTies }: Mover,
  requirement: Compared,
  no: (code: string, say: string) => Refusal,
): number | Refusal {
  if (requirement.type === 'topRowClear') {
    const { topRow } = cardsOf(state).deck.city;
    const there = others.find(({ location }) => location !== null && rowOf(location) === topRow);
    if (!there) return 0;
    return no('REQ_PURPLE', `needs a top row without opponents, and ${seatName(there.seat)} is at ${there.location}.`);
  }
  const { res } = requirement;
  const own = counterOf(player, res);
  const word = COUNTER_WORDS[res];
  const have = () =>
    `you have ${own} (${others.map((one) => `${seatName(one.seat)} ${counterOf(one, res)}`).join(', ')})`;
  switch (requirement.type) {
    case 'aheadOfAny': {
      const ahead = others.some((one) => own > counterOf(one, res) || (yellowTies && own === counterOf(one, res)));
      if (ahead) return 0;
      return no(
        'REQ_REPUTATION',
        `needs ${yellowTies ? 'at least as much' : 'more'} ${word} than some opponent: ${have()}.`,
      );
    }
    case 'exactly':
      if (own === requirement.n) return 0;
      return no('REQ_PURPLE', `needs exactly ${requirement.n} ${word}, you have ${own}.`);
    case 'atMost':
      if (own <= requirement.n) return 0;
      return no('REQ_PURPLE', `needs ${requirement.n} ${word} or less, you have ${own}.`);
    case 'behindAny':
      if (others.some((one) => counterOf(one, res) > own)) return 0;
      return no('REQ_PURPLE', `needs somebody with more ${word} than you: ${have()}.`);
    case 'behindAll':
      if (others.every((one) => counterOf(one, res) > own)) return 0;
      return no('REQ_PURPLE', `needs everybody else to have more ${word}: ${have()}.`);
  }
}

/** Every cell in reading order. */
export function placesOf(state: State, seat: Seat): PlaceTerms[] {
  const mover = moverOf(state, seat);
  return CELLS.map((cell) => placeTerms(state, mover, cell));
}

/** Everywhere a player may move now, in reading order. */
export const movesOf = (state: State, seat: Seat): MoveTerms[] => open(placesOf(state, seat));

export function open(places: readonly PlaceTerms[]): MoveTerms[] {
  const moves: MoveTerms[] = [];
  for (const { to, pays, needsSneakIn, refusal } of places) if (!refusal) moves.push({ to, pays, needsSneakIn });
  return moves;
}

/** The bottom row is looked at first: that is where there is nearly always a way. */
export function canMoveAnywhere(state: State, seat: Seat): boolean {
  const mover = moverOf(state, seat);
  return PUT_ORDER.some((cell) => placeTerms(state, mover, cell).refusal === null);
}

/** Where the house moves a gang at the deadline (rules 8.9). */
export function usualMove(state: State, moves: readonly MoveTerms[]): MoveTerms {
  const free = moves.filter(({ pays, needsSneakIn }) => pays === 0 && !needsSneakIn);
  for (const id of cardsOf(state).deck.specials.defaultMoves) {
    const found = free.find(({ to }) => state.cells[to] === id);
    if (found) return found;
  }
  if (free[0]) return free[0];
  const paying = moves.filter(({ needsSneakIn }) => !needsSneakIn);
  return paying.length > 0 ? paying.reduce((best, one) => (one.pays < best.pays ? one : best)) : moves[0]!;
}

/** Where a gang may be put, in the order in which the house would choose (rules 5, 8.3). */
export const putCells = (state: State, seat: Seat, to: PutClass): Cell[] =>
  PUT_ORDER.filter((cell) => putRefusal(state, seat, cell, to) === null);

/** Why a gang can't be put on a cell; null: it can. */
export function putRefusal(state: State, seat: Seat, cell: Cell, to: PutClass): Refusal | null {
  const player = state.players[seat]!;
  const location = locationAt(state, cell);
  const here = placeName(location.name, cell);
  if (cell === player.location)
    return refuse('SAME_LOCATION', `You are at ${here}; put your gang somewhere else.`, 'to');
  const other = opponentOn(state, cell, seat);
  if (other) return refuse('OCCUPIED', `${seatName(other.seat)} is at ${here}; one gang to a location.`, 'to');
  const no = (wanted: string) => refuse('PUT_NOT_ALLOWED', `${here} is not ${wanted}.`, 'to');
  switch (to) {
    case 'any':
      return null;
    case 'grey':
      return location.color === 'grey' ? null : no('a grey location');
    case 'topRow':
      return rowOf(cell) === cardsOf(state).deck.city.topRow ? null : no('in the top row');
    case 'adjacent':
      return isAdjacent(player.location!, cell) ? null : no(`beside ${player.location}, where you are`);
    case 'insideCrimeScene':
      return inCrimeScene(state, cell) ? null : no('inside the crime scene');
  }
}
