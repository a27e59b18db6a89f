import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { deckAt, isSeat } from '../board.ts';
import type { CommandOf, State } from '../model.ts';
import { GROUND_RESPECT } from '../tables.ts';
import { counted, seatName } from '../wording.ts';
import { cardWords, readHand } from './cardRefs.ts';
import { drawCards } from './draws.ts';
import { changeActions, moveThugs } from './effects.ts';
import { checkForbidden } from './gang.ts';
import { changeRespect } from './respect.ts';
import { happen, type Scene } from './scene.ts';
import { beginMove, beginStreet } from './steps.ts';

/** Enough actions left for `n` units? */
export function checkActions(state: State, n: number): Refusal | null {
  const left = state.turn?.actionsLeft ?? 0;
  if (n <= left) return null;
  return refuse(
    'NO_ACTIONS',
    left === 0 ? 'You have no action left in this turn.' : `That takes ${counted(n, 'action')}, you have ${left} left.`,
    'n',
  );
}

function checkCount(n: number): Refusal | null {
  return Number.isInteger(n) && n >= 1 && n <= 9
    ? null
    : refuse('BAD_VALUE', `How often: a whole number from 1 to 9, not ${n}.`, 'n');
}

/** n Thugs from the Stash to the Yard. */
export function jumpIn(scene: Scene, seat: Seat, { n = 1 }: CommandOf<'JumpIn'>): Refusal | null {
  const { state } = scene;
  const { stash } = state.bosses[seat]!.thugs;
  const refusal = checkCount(n) ?? checkActions(state, n) ?? checkForbidden(state, 'jumpIn');
  if (refusal) return refusal;
  if (n > stash) return refuse('NO_STASH_THUG', `${counted(n, 'Thug')} can't jump in: ${stash} in your Stash.`, 'n');
  beginMove(scene, seat, false);
  beginStreet(scene, seat);
  changeActions(scene, seat, -n, 'jumpIn');
  moveThugs(scene, seat, n, 'stash', 'yard', 'jumpIn');
  return null;
}

const checkYard = (state: State, seat: Seat, n: number): Refusal | null => {
  const { yard } = state.bosses[seat]!.thugs;
  return n > yard
    ? refuse('NO_YARD_THUG', `That takes ${counted(n, 'Thug')} out of your Yard, and there are ${yard}.`, 'n')
    : null;
};

/** Each time a Thug goes to the Streets and a card is drawn, if there is one. */
export function hustle(scene: Scene, seat: Seat, { n = 1 }: CommandOf<'Hustle'>): Refusal | null {
  const { state } = scene;
  const refusal =
    checkCount(n) ?? checkActions(state, n) ?? checkForbidden(state, 'hustle') ?? checkYard(state, seat, n);
  if (refusal) return refusal;
  beginMove(scene, seat, true);
  beginStreet(scene, seat);
  changeActions(scene, seat, -n, 'hustle');
  moveThugs(scene, seat, n, 'yard', 'streets', 'hustle');
  drawCards(scene, seat, n, 'hustle');
  return null;
}

/** Each time a Thug goes to the Streets for a Dolla from there or out of the Stash of an empty Hood, whose Boss loses Respect. */
export function grind(scene: Scene, seat: Seat, { from = 'streets', n = 1 }: CommandOf<'Grind'>): Refusal | null {
  const { state } = scene;
  const refusal =
    checkCount(n) ??
    checkActions(state, n) ??
    checkForbidden(state, 'grind') ??
    checkYard(state, seat, n) ??
    checkGround(state, seat, from, n);
  if (refusal) return refusal;
  beginMove(scene, seat, false);
  beginStreet(scene, seat);
  changeActions(scene, seat, -n, 'grind');
  moveThugs(scene, seat, n, 'yard', 'streets', 'grind');
  happen(scene, { type: 'DollasMoved', from, to: seat, n, why: 'grind' });
  if (from !== 'streets') for (let k = 0; k < n; k++) changeRespect(scene, from, -GROUND_RESPECT, 'grind');
  return null;
}

function checkGround(state: State, seat: Seat, from: 'streets' | Seat, n: number): Refusal | null {
  if (from === 'streets') {
    const { dollasInStreets } = state;
    return n > dollasInStreets
      ? refuse('NO_DOLLA_THERE', `${counted(dollasInStreets, 'Dolla')} in the Streets, not ${n}.`, 'from')
      : null;
  }
  if (!isSeat(state.n, from))
    return refuse('BAD_VALUE', `There is no seat ${from}; this game has ${state.n}, counted from 0.`, 'from');
  if (from === seat) return refuse('SELF_TARGET', 'You cannot grind your own Hood.', 'from');
  const { thugs, dollas } = state.bosses[from]!;
  if (thugs.yard > 0)
    return refuse(
      'HOOD_NOT_EMPTY',
      `${seatName(from)} has ${counted(thugs.yard, 'Thug')} in the Yard: only an empty Hood can be ground.`,
      'from',
    );
  return n > dollas
    ? refuse('NO_DOLLA_THERE', `${seatName(from)} has ${counted(dollas, 'Dolla')} in the Stash, not ${n}.`, 'from')
    : null;
}

/** A Homie, Ride or Turf card from hand to the Hood, ready at once. */
export function upgrade(scene: Scene, seat: Seat, { card: ref }: CommandOf<'Upgrade'>): Refusal | null {
  const { state } = scene;
  const lazy = checkActions(state, 1);
  if (lazy) return lazy;
  const read = readHand(state, seat, [ref], 'card');
  if (isRefusal(read)) return read;
  const no = read[0]!;
  if (!['homie', 'ride', 'turf'].includes(deckAt(state).street[no]!.type))
    return refuse('NOT_AN_UPGRADE', `${cardWords(state, no)} is no Homie, Ride or Turf.`, 'card');
  beginMove(scene, seat, false);
  beginStreet(scene, seat);
  changeActions(scene, seat, -1, 'upgrade');
  happen(scene, { type: 'UpgradePlaced', seat, no });
  return null;
}
