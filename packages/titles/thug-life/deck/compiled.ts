import house1 from './house-1.json' with { type: 'json' };
import type { Card, CardOf, Deck } from './schema.ts';

/** What the option `deck` holds, and with it every event, state and view: the id of a deck of the house, or a whole file. */
export type DeckRef = 'house-1' | Deck;

// The import has wider types than the file; a test parses it.
export const BUILT_IN: Readonly<Record<'house-1', Deck>> = { 'house-1': house1 as unknown as Deck };

/** A deck by number: `street[no]` and `drama[no]`, place 0 is empty. */
export interface Compiled {
  deck: Deck;
  street: readonly Exclude<Card, CardOf<'drama'>>[];
  drama: readonly CardOf<'drama'>[];
  /** Numbers in ascending order. */
  streetNos: readonly number[];
  dramaNos: readonly number[];
  byId: ReadonlyMap<string, Card>;
  /** Numbers of all Homies, ascending. */
  homieNos: readonly number[];
}

const compiled = new WeakMap<Deck, Compiled>();

/** The deck of a game, looked up by its reference. Files are compiled once for each object that holds them. */
export function deckOf(ref: DeckRef): Compiled {
  const deck = typeof ref === 'string' ? BUILT_IN[ref] : ref;
  const known = compiled.get(deck);
  if (known) return known;
  const made = compile(deck);
  compiled.set(deck, made);
  return made;
}

function compile(deck: Deck): Compiled {
  const street: Exclude<Card, CardOf<'drama'>>[] = [];
  const drama: CardOf<'drama'>[] = [];
  for (const card of deck.cards)
    for (const no of card.nos)
      if (card.type === 'drama') drama[no] = card;
      else street[no] = card;
  const numbers = (list: readonly unknown[]) => Object.keys(list).map(Number);
  const streetNos = numbers(street);
  return {
    deck,
    street,
    drama,
    streetNos,
    dramaNos: numbers(drama),
    byId: new Map(deck.cards.map((card) => [card.id, card])),
    homieNos: streetNos.filter((no) => street[no]!.type === 'homie'),
  };
}

/** As it is shown: the alias where there is one (our decision D58). */
export const shownName = (card: Card): string => card.alias ?? card.name;
