import type { Draws } from '#engine/luck.ts';
import type { Seat } from '#engine/title.ts';
import { without } from '../evolve/hands.ts';
import type { CardNo, EventOf } from '../model.ts';
import { happen, type Scene } from './scene.ts';

/** A card, once: tuples that draws of a whole deck need again and again. */
const ONCE: (readonly [no: CardNo, copies: number])[] = [];
const once = (no: CardNo): readonly [CardNo, number] => {
  ONCE[no] ??= [no, 1];
  return ONCE[no];
};

/** One of several cards, each equally likely; among one there is nothing to draw (rules 8.10). */
export const oneOf = (draws: Draws, label: string, nos: readonly CardNo[]): CardNo =>
  nos.length === 1 ? nos[0]! : draws.draw(label, nos.map(once));

/**
 * Cards off the Street deck into a hand, one at a time (rules 8.6): label `M/card1` ... A deck that is empty is made anew out of the
 * discard pile; if that is empty too, fewer are drawn.
 */
export function drawCards(scene: Scene, seat: Seat, count: number, why: EventOf<'CardsDrawn'>['why']): void {
  let left = count;
  while (left > 0) {
    const { streetDeck, discard, moment } = scene.state;
    if (streetDeck.length === 0) {
      if (discard.length === 0) return;
      happen(scene, { type: 'StreetDeckReshuffled', count: discard.length });
      continue;
    }
    const nos: CardNo[] = [];
    let deck = streetDeck;
    while (nos.length < left && deck.length > 0) {
      const no = oneOf(scene.luck.secret, `${moment.label}/card${moment.cards + nos.length + 1}`, deck);
      nos.push(no);
      deck = without(deck, [no]);
    }
    happen(scene, { type: 'CardsDrawn', seat, count: nos.length, why });
    happen(scene, { type: 'CardsDrawnContent', seat, nos });
    left -= nos.length;
  }
}

/** Up to the size of a hand, for whoever holds less. */
export function fillHand(scene: Scene, seat: Seat, why: 'draw' | 'shift'): void {
  drawCards(scene, seat, scene.state.config.handSize - scene.state.bosses[seat]!.held, why);
}
