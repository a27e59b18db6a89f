import type { Seat } from '#engine/title.ts';
import { cardsOf, opponentsAfter } from '../board.ts';
import type { EventOf, HustleId } from '../model.ts';
import { copiesOf, without } from '../pile.ts';
import { happen, type Scene } from './scene.ts';

/** `setup`, or `t12`: the first part of the labels of draws (rules 8.12). */
const moment = ({ state }: Scene): string => (state.turnNo === 0 ? 'setup' : `t${state.turnNo}`);

/** Draws hustle cards (rules 8.1): the number is public, the cards are the seat's own. */
export function drawCards(scene: Scene, seat: Seat, n: number, reason: EventOf<'CardsDrawn'>['reason']): void {
  let left = n;
  while (left > 0) {
    const cards = drawUpTo(scene, seat, left);
    if (cards.length > 0) {
      happen(scene, { type: 'CardsDrawn', seat, n: cards.length, reason });
      happen(scene, { type: 'CardsReceived', seat, cards });
    }
    left -= cards.length;
    const pile = scene.state.discard.length;
    if (left === 0 || pile === 0) return;
    happen(scene, { type: 'DeckReshuffled', n: pile });
  }
}

/** So many cards of the deck, or all of it if it has fewer. */
function drawUpTo(scene: Scene, seat: Seat, n: number): HustleId[] {
  const { state, luck } = scene;
  const left = cardsOf(state).kinds.map((kind): [HustleId, number] => [kind, state.deck[kind] ?? 0]);
  let size = left.reduce((sum, [, copies]) => sum + copies, 0);
  const drawn = state.draws.cards[seat]!;
  const cards: HustleId[] = [];
  for (let k = 1; k <= n && size > 0; k++, size--) {
    const card = luck.secret.draw(`${moment(scene)}/seat${seat}/card${drawn + k}`, left);
    left.find(([kind]) => kind === card)![1] -= 1;
    cards.push(card);
  }
  return cards;
}

/** Each opponent loses random cards of the hand (rules 9.1); who has none is passed over. */
export function discardRandomly(scene: Scene, attacker: Seat, n: number): void {
  for (const { seat } of opponentsAfter(scene.state, attacker)) {
    const { state, luck } = scene;
    const before = state.draws.discards[seat]!;
    let hand = state.players[seat]!.hand;
    const cards: HustleId[] = [];
    while (cards.length < n && hand.length > 0) {
      const label = `${moment(scene)}/seat${seat}/discard${before + cards.length + 1}`;
      const card = luck.secret.draw(label, copiesOf(cardsOf(state).kinds, hand));
      hand = without(hand, [card]);
      cards.push(card);
    }
    if (cards.length > 0) happen(scene, { type: 'CardsDiscarded', seat, cards, reason: 'random' });
  }
}
