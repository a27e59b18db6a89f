import { type DeckRef, deckOf, shownName } from './deck/compiled.ts';
import type { Event } from './model.ts';

type Names = Readonly<Record<string, string>>;

/** Keys of events under which numbers of Street cards stand, wherever they are. */
const STREET_KEYS: ReadonlySet<string> = new Set([
  'no',
  'nos',
  'homies',
  'rides',
  'turf',
  'weapons',
  'cautions',
  'fallen',
  'ifCops',
]);
/** In these `no` is the number of a Drama card. */
const OF_DRAMA: ReadonlySet<Event['type']> = new Set(['DramaRevealed', 'DramaDiscarded', 'OfferTaken']);

/** The event with the names of its cards, if the deck is not one of the house: its readers may not have the file. */
export function withNames(event: Event, ref: DeckRef): Event {
  if (typeof ref === 'string') return event;
  const { street, drama } = deckOf(ref);
  const names: Record<string, string> = {};
  const add = (key: string, no: number, dramatic: boolean) => {
    const card = dramatic ? drama[no] : street[no];
    if (card) names[key] = shownName(card);
  };
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'number') {
      const dramatic = key === 'drama' || (key === 'no' && OF_DRAMA.has(event.type));
      if (dramatic) add(`D${value}`, value, true);
      else if (STREET_KEYS.has(key)) add(`${value}`, value, false);
    } else if (Array.isArray(value)) for (const one of value) walk(one, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, name);
  };
  if (event.type === 'GameStarted') return event;
  walk(event, '');
  // Events that speak of cards have the field, and only they get here with a name.
  return Object.keys(names).length > 0 ? ({ ...event, names } as Event) : event;
}

/** Only events that speak of cards have the field. */
const namesOf = (event: { names?: Names }): Names | undefined => event.names;

/** A card in an event, as it is shown. */
export function nameIn(event: object, no: number): string {
  const card = deckOf('house-1').street[no];
  return namesOf(event)?.[no] ?? (card ? shownName(card) : `card ${no}`);
}

export function dramaIn(event: object, no: number): string {
  const card = deckOf('house-1').drama[no];
  return namesOf(event)?.[`D${no}`] ?? (card ? shownName(card) : `Drama ${no}`);
}
