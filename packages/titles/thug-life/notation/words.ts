import type { Line } from '#engine/mailText.ts';
import type { Seat } from '#engine/title.ts';
import { type DeckRef, deckOf } from '../deck/compiled.ts';
import type { Card, Deck } from '../deck/schema.ts';
import { MARKS } from '../tables.ts';
import { KEYS, KEYS_IN_TWO, type Key } from './keys.ts';

/** What reading needs of a game; a state and a view both have it. */
export interface Scene {
  config: { deck: DeckRef };
  n: number;
}

/** What a word means; `seat` beside a key where one letter is both: `B` is BURN, or Blue. */
export type Term =
  | { is: 'key'; key: Key; seat?: Seat }
  | { is: 'card'; card: Card }
  | { is: 'seat'; seat: Seat }
  | { is: 'int'; n: number }
  | { is: 'no'; no: number }
  | { is: 'mark'; mark: string }
  | { is: 'unknown' }
  | { is: 'end' };
export type Word = Term & { text: string; line: number };

/** A name of a card has at most so many words. */
const LONGEST_NAME = 8;

const squeezed = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const names = new WeakMap<Deck, ReadonlyMap<string, Card>>();

/** Cards by id, name and alias, without blanks and punctuation. */
export function namesOf(ref: DeckRef): ReadonlyMap<string, Card> {
  const { deck } = deckOf(ref);
  const known = names.get(deck);
  if (known) return known;
  const made = new Map<string, Card>();
  for (const card of deck.cards)
    for (const name of [card.alias, card.name, card.id]) if (name) made.set(squeezed(name), card);
  names.set(deck, made);
  return made;
}

/** A Boss by name or its beginning, if that is the only such name. */
function seatOf(token: string, n: number): Seat | undefined {
  const seats = MARKS.slice(0, n).flatMap(({ name }, seat) => (name.toUpperCase().startsWith(token) ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

/** The words of a line, the longest name of a card first. Never fails: what is no word of the notation is `unknown`. */
export function wordsOf({ n: line, text }: Line, scene: Scene): Word[] {
  const cards = namesOf(scene.config.deck);
  const tokens = scan(text);
  const words: Word[] = [];
  for (let i = 0; i < tokens.length; ) {
    const { term, length } = termAt(tokens, i, cards, scene.n);
    words.push({ ...term, text: tokens.slice(i, i + length).join(' '), line });
    i += length;
  }
  return words;
}

function termAt(
  tokens: readonly string[],
  at: number,
  cards: ReadonlyMap<string, Card>,
  n: number,
): { term: Term; length: number } {
  const first = tokens[at]!.toUpperCase();
  if (/^#\d+$/.test(first)) return { term: { is: 'no', no: Number(first.slice(1)) }, length: 1 };
  // A card that is spelt in single letters is nobody's order: `B AT` is none of BAT.
  for (let length = first.length > 1 ? LONGEST_NAME : 1; length > 0; length--) {
    const card = cards.get(
      tokens
        .slice(at, at + length)
        .join('')
        .toUpperCase(),
    );
    if (card && at + length <= tokens.length) return { term: { is: 'card', card }, length };
  }
  const inTwo = KEYS_IN_TWO.get(`${first} ${tokens[at + 1]?.toUpperCase()}`);
  if (inTwo) return { term: { is: 'key', key: inTwo }, length: 2 };
  if (/^\d+$/.test(first)) return { term: { is: 'int', n: Number(first) }, length: 1 };
  const seat = seatOf(first, n);
  const key = KEYS.get(first);
  if (key) return { term: seat === undefined ? { is: 'key', key } : { is: 'key', key, seat }, length: 1 };
  return { term: seat === undefined ? { is: 'unknown' } : { is: 'seat', seat }, length: 1 };
}

/**
 * Letters stay together, and so do figures; apostrophes vanish, all else is a blank but `#` before a number. A `#` before anything else
 * begins a remark.
 */
function scan(text: string): string[] {
  const said = text.replace(/#(?!\d).*$/u, '').replace(/['’]/g, '');
  return [...said.matchAll(/#\d+|\d+|[\p{L}\p{M}]+/gu)].map(([token]) => token);
}
