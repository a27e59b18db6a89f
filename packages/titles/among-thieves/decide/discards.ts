import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { tableCards } from '../board.ts';
import { discardsOf } from '../hand.ts';
import type { Card, State } from '../model.ts';
import { cardName, cardNames } from '../wording.ts';
import { happen, type Scene } from './scene.ts';

/** The first discard of a round is a fact for all, which card only for its seat; a replacement shows nothing to others. */
export function discardReady(scene: Scene, seat: Seat, card: Card, auto: boolean): void {
  if (!scene.state.ready[seat]) happen(scene, { type: 'DiscardReady', seat });
  happen(scene, { type: 'DiscardSealed', seat, card, auto });
}

/** A discard named in a plan or by itself: one of the two cards played, and No Honor if it is among them. */
export function checkDiscard(pair: readonly Card[], card: Card, at: string): Refusal | null {
  if (!pair.includes(card))
    return refuse(
      'DISCARD_NOT_PLAYED',
      `You did not play ${cardName(card)} last: give up ${cardNames(discardsOf(pair), 'or')}.`,
      at,
    );
  if (!discardsOf(pair).includes(card))
    return refuse('DISCARD_FORCED', `You played No Honor, so it is No Honor that goes, not ${cardName(card)}.`, at);
  return null;
}

export function discard(scene: Scene, seat: Seat, card: Card): Refusal | null {
  const pair = tableCards(scene.state, seat);
  const refusal = checkDiscard(pair, card, 'card');
  if (refusal) return refusal;
  if (pair.includes('noHonor'))
    return refuse('DISCARD_FORCED', 'You played No Honor: it goes by itself, there is nothing to choose.', 'card');
  discardReady(scene, seat, card, false);
  return null;
}

/** At the deadline the riskiest card goes (rules 5.5). */
const GIVEN_UP_FIRST: readonly Card[] = ['noHonor', 'heist', 'steal', 'sabotage', 'trap'];

export const defaultDiscard = (state: State, seat: Seat): Card => {
  const pair = tableCards(state, seat);
  return GIVEN_UP_FIRST.find((card) => pair.includes(card))!;
};
