import { hashFields } from '#engine/hash.ts';
import type { DeckRef } from '../options.ts';
import type { Effect } from './effects.ts';
import house1 from './house-1.json' with { type: 'json' };
import type { Bomb, Deck, Face, Hustle, Location, Perk, Profile } from './schema.ts';

/** A kind of thing that does something, as events name it. */
export type SourceKind = 'location' | 'hustle' | 'profile' | 'perk' | 'die' | 'bomb';
export interface SourceRef {
  kind: SourceKind;
  id: string;
}

/**
 * Name of a list of effects in a deck: `location/casino`, of a movement bonus `perk/chainsaw/onMove`, of a list inside an effect
 * `location/casino/0.1` (effect 0, second option; of an `if` 0.0 is `then` and 0.1 `else`, of a `may` 0.0 what it pays for).
 */
export type ListKey = string;

/** A card file made ready for looking things up; nothing in it is ever changed. */
export interface Cards {
  deck: Deck;
  /** Of the file as text, so that two houses can see that they mean the same one. */
  hash(): string;
  locations: ReadonlyMap<string, Location>;
  profiles: ReadonlyMap<string, Profile>;
  hustles: ReadonlyMap<string, Hustle>;
  perks: ReadonlyMap<string, Perk>;
  bombs: ReadonlyMap<string, Bomb>;
  /** By number on the die, 1 to 6. */
  faces: ReadonlyMap<number, Face>;
  /** Kinds of hustle cards in the order of the file. */
  kinds: readonly string[];
  lists: ReadonlyMap<ListKey, readonly Effect[]>;
  /** What can prevent a loss, in the order of the default standing order (rules 8.5). */
  preventions: readonly string[];
}

// A test reads the file through the schema, so what is claimed here is so.
const HOUSE_1 = house1 as unknown as Deck;

/** Decks of the house by id, the default first. */
export const BUILT_IN: Readonly<Record<'house-1', Deck>> = { 'house-1': HOUSE_1 };

const made = new WeakMap<Deck, Cards>();
const builtIn = new Map<string, Cards>();

/** The cards that a game is played with. The reference is what options, State and View hold. */
export function deckOf(ref: DeckRef): Cards {
  let cards = typeof ref === 'string' ? builtIn.get(ref) : made.get(ref);
  if (cards) return cards;
  if (typeof ref === 'string') {
    cards = compile(BUILT_IN[ref]);
    builtIn.set(ref, cards);
  } else {
    cards = compile(ref);
    made.set(ref, cards);
  }
  return cards;
}

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

function compile(deck: Deck): Cards {
  let hash: string | undefined;
  return {
    deck,
    hash() {
      hash ??= hashFields('whacktown/cards/1', JSON.stringify(deck));
      return hash;
    },
    locations: byId([...deck.city.fixed, ...deck.locations]),
    profiles: byId(deck.profiles),
    hustles: byId(deck.hustles),
    perks: byId(deck.perks),
    bombs: byId(deck.bombs),
    faces: new Map(deck.dieFaces.map((face) => [face.face, face])),
    kinds: deck.hustles.map(({ id }) => id),
    lists: listsOf(deck),
    preventions: preventionsOf(deck),
  };
}

/** Those that cost something else than themselves first, then in the order of the file. */
function preventionsOf({ hustles, perks }: Deck): string[] {
  const [lasting, spent]: [string[], string[]] = [[], []];
  for (const { id, ability } of perks)
    if (ability.phase === 'prevent') (ability.cost.some(({ pay }) => pay === 'thisPerk') ? spent : lasting).push(id);
  const cards = hustles.flatMap(({ id, preparation }) => (preparation === 'prevent' ? [id] : []));
  return [...lasting, ...cards, ...spent];
}

function listsOf(deck: Deck): ReadonlyMap<ListKey, readonly Effect[]> {
  const lists = new Map<ListKey, readonly Effect[]>();
  const add = (key: ListKey, effects: readonly Effect[]) => {
    lists.set(key, effects);
    effects.forEach((effect, at) => {
      inner(effect).forEach((list, branch) => {
        add(innerKey(key, at, branch), list);
      });
    });
  };
  for (const { id, effects } of [...deck.city.fixed, ...deck.locations]) add(`location/${id}`, effects);
  for (const { id, effects } of deck.hustles) add(`hustle/${id}`, effects);
  for (const { id, effects } of deck.dieFaces) add(`die/${id}`, effects);
  for (const [kind, things] of [
    ['profile', deck.profiles],
    ['perk', deck.perks],
  ] as const)
    for (const { id, ability } of things) {
      if ('effects' in ability) add(`${kind}/${id}`, ability.effects);
      if ('onMove' in ability && ability.onMove) add(`${kind}/${id}/onMove`, ability.onMove.effects);
    }
  return lists;
}

/** Lists inside an effect, in the order in which keys count them. */
function inner(effect: Effect): readonly Effect[][] {
  switch (effect.op) {
    case 'choose':
      return effect.options.map(({ effects }) => effects);
    case 'may':
      return [effect.effects];
    case 'if':
      return [effect.then, effect.else ?? []];
    default:
      return [];
  }
}

export const innerKey = (list: ListKey, at: number, branch: number): ListKey => `${list}/${at}.${branch}`;

/** Whose list it is: `location/casino/0.1` is the location CASINO. */
export function sourceOf(list: ListKey): SourceRef {
  const [kind, id] = list.split('/');
  return { kind: kind as SourceKind, id: id ?? '' };
}
