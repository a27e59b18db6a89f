import type { Decks, Seat } from '#engine/title.ts';
import { isSeat } from './board.ts';
import { checkDeck } from './deck/check.ts';
import { BUILT_IN, deckOf } from './deck/compiled.ts';
import { type Deck, deckSchema } from './deck/schema.ts';
import { legal } from './legal.ts';
import type { CardNo, Legal, State } from './model.ts';

/** Groups that own the printed cards play with a file of them (rules 9). */
export const decks: Decks<State, Deck> = {
  option: 'deck',
  builtIn: BUILT_IN,
  schema: deckSchema,
  check: checkDeck,
  items: ({ cards }) => cards.map(({ id }) => id),
  usable,
  describe: ({ deckId, cards }) => ({ name: deckId, cards: cards.length }),
};

/**
 * Ids of cards this seat could use now: what may be played, placed, burnt, flipped or added, cards that can be armed or work by themselves,
 * Drama cards in play.
 */
function usable(state: State, seat: Seat): readonly string[] {
  if (state.phase === 'over' || !isSeat(state.n, seat)) return [];
  const { street, drama } = deckOf(state.config.deck);
  const terms = legal(state, seat);
  const ids = new Set(terms.armable);
  for (const no of numbersIn(terms)) ids.add(street[no]!.id);
  for (const no of state.dramaInPlay) ids.add(drama[no]!.id);
  // Upgrades that only go along, or are always on, are in use once they lie on a Hood.
  const { homies, rides, turf } = state.bosses[seat]!;
  for (const { no } of [...homies, ...rides, ...turf]) ids.add(street[no]!.id);
  return [...ids];
}

function numbersIn({ turn, defence, react }: Legal): readonly CardNo[] {
  return [
    ...(turn?.upgrades ?? []),
    ...(turn?.crimes ?? []).flatMap(({ no, weapons, cautions }) => [no, ...weapons, ...cautions]),
    ...(turn?.fights ?? []).flatMap(({ weapons, cautions }) => [...weapons, ...cautions]),
    ...[...(turn?.burns ?? []), ...(turn?.flips ?? []), ...(turn?.cautions ?? [])].map(({ no }) => no),
    ...(defence ? [...defence.weapons, ...defence.cautions] : []),
    ...(react?.cards ?? []).map(({ no }) => no),
  ];
}
