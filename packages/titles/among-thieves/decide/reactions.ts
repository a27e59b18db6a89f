import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { eligibleFor, isFaceDown, others } from '../board.ts';
import type { Kind, State, Window } from '../model.ts';
import { cardName } from '../wording.ts';
import { happen, type Scene } from './scene.ts';

/** What a seat's order says to this crime, whether or not it holds the card; null: it wants to be asked (pace live). */
export function standingAnswer(state: State, seat: Seat, kind: Kind, thief: Seat): boolean | null {
  const order = state.orders[seat]![kind];
  if (order === 'ask') return null;
  const wanted = typeof order === 'string' ? order === 'any' : order.includes(thief);
  return wanted && isFaceDown(state, seat, kind);
}

/** By sealed orders: the first clockwise from the thief's left who stops him, or null (rules 8.3). */
export const firstToReact = (state: State, kind: Kind, thief: Seat): Seat | null =>
  others(state, thief).find((seat) => standingAnswer(state, seat, kind, thief) === true) ?? null;

/**
 * Pace live: everybody who could hold the stopper is asked at once, sealed (rules 8.4). False: nobody could.
 * Every eligible seat gets an event, with a standing order or without, so that their number tells nothing.
 */
export function openWindow(scene: Scene, kind: Kind, thief: Seat): boolean {
  const eligible = eligibleFor(scene.state, kind, thief);
  if (eligible.length === 0) return false;
  happen(scene, { type: 'WindowOpened', kind, thief, eligible });
  for (const seat of eligible)
    happen(scene, {
      type: 'ReactionSealed',
      seat,
      play: standingAnswer(scene.state, seat, kind, thief),
      auto: true,
    });
  return true;
}

/** The first yes clockwise from the thief's left; null: all said no; `pending`: somebody before the first yes has not answered. */
export function outcomeOf({ eligible, answers }: Window): Seat | null | 'pending' {
  for (const seat of eligible) {
    const answer = answers[seat];
    if (answer === null || answer === undefined) return 'pending';
    if (answer) return seat;
  }
  return null;
}

/** Pace live: the answer of an asked seat to the open window. */
export function react(scene: Scene, seat: Seat, play: boolean, auto: boolean): Refusal | null {
  const { window } = scene.state;
  if (!window) return refuse('NO_WINDOW', 'Nobody is being asked for a reaction just now.');
  const { kind, eligible, answers } = window;
  if (!eligible.includes(seat))
    return refuse(
      'NOT_ELIGIBLE',
      `Everybody can see that you have no ${cardName(kind)} to use now, so you are not asked.`,
    );
  if (answers[seat] !== null)
    return refuse('ALREADY_ANSWERED', 'You have answered this one already, and an answer stands.');
  if (play && !isFaceDown(scene.state, seat, kind))
    return refuse(
      'CARD_NOT_HELD',
      `You have no ${cardName(kind)} face down, so you can only answer no. Nobody else has seen this.`,
      'play',
    );
  happen(scene, { type: 'ReactionSealed', seat, play, auto });
  return null;
}
