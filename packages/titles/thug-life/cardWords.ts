import { type DeckRef, deckOf, shownName } from './deck/compiled.ts';
import type { CardNo } from './state.ts';

/** A Street card by its number, as it is shown. */
export function cardName(ref: DeckRef, no: CardNo): string {
  const card = deckOf(ref).street[no];
  return card ? shownName(card) : `card ${no}`;
}

export function dramaName(ref: DeckRef, no: number): string {
  const card = deckOf(ref).drama[no];
  return card ? shownName(card) : `Drama ${no}`;
}

/** A design by its id, as it is shown. */
export function nameOfId(ref: DeckRef, id: string): string {
  const card = deckOf(ref).byId.get(id);
  return card ? shownName(card) : id;
}
