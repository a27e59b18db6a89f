import type { Decks, Seat } from '#engine/title.ts';
import { cardsOf } from './board.ts';
import { checkDeck } from './deck/check.ts';
import { BUILT_IN } from './deck/deck.ts';
import { type Deck, deckSchema } from './deck/schema.ts';
import { legal } from './legal.ts';
import type { State } from './model.ts';
import { usablePreventions } from './preventing.ts';

const named = (kind: string) => (thing: { name: string }) => `${kind} ${thing.name}`;

/**
 * How a group plays with its own cards. What must have a chance: every location to be entered, every hustle card and every ability that
 * has a cost to be used. (A preparation counts when it is laid.)
 */
export const decks: Decks<State, Deck> = {
  option: 'cardSet',
  builtIn: BUILT_IN,
  schema: deckSchema,
  check: checkDeck,
  items: (deck) => [
    ...[...deck.city.fixed, ...deck.locations].map(named('location')),
    ...deck.hustles.map(named('card')),
    ...deck.profiles.filter(({ ability }) => COSTLY.has(ability.phase)).map(named('profile')),
    ...deck.perks.filter(({ ability }) => COSTLY.has(ability.phase)).map(named('perk')),
  ],
  usable,
  describe: ({ set, locations, profiles, hustles, perks }) => ({
    name: set,
    cards: locations.length + profiles.length + hustles.length + perks.length,
  }),
};

const COSTLY: ReadonlySet<string> = new Set(['hustle', 'prevent']);

function usable(state: State, seat: Seat): string[] {
  const { locations, hustles, perks, profiles } = cardsOf(state);
  const player = state.players[seat];
  const { terms } = legal(state, seat);
  if (!player) return [];
  const found = usablePreventions(state, player)
    .flatMap((id) => perks.get(id) ?? [])
    .map(named('perk'));
  if (terms?.kind === 'move' || terms?.kind === 'extraMove')
    found.push(...terms.moves.map(({ to }) => named('location')(locations.get(state.cells[to])!)));
  if (terms?.kind === 'hustle') {
    for (const { card, refusal } of terms.cards) if (!refusal) found.push(named('card')(hustles.get(card)!));
    for (const { source, refusal } of terms.abilities)
      if (!refusal)
        found.push(
          source === 'profile' ? named('profile')(profiles.get(player.profile!)!) : named('perk')(perks.get(source)!),
        );
  }
  return found;
}
