import { deckAt } from '../board.ts';
import type { CardOf } from '../deck/schema.ts';
import type { CardNo, State } from '../model.ts';
import { cardWords } from './cardRefs.ts';

/** When a Caution is played, behind its name. */
export const TIMES: Readonly<Record<CardOf<'caution'>['when'], string>> = {
  turn: 'it is played in your own turn',
  'fight.mine': 'it is added to a Fight of your own',
  'fight.defend': 'it is added when a rival has picked a Fight with you',
  'crime.mine': 'it is added to a Crime of your own',
  'crime.rival': 'it is armed beforehand against a rival’s Crime',
  'fight.rival': 'it is armed beforehand for a Fight of others',
  'loss.cop': 'it works when the Cops have beaten you',
  taken: 'it works when a rival’s card would take something from you',
};

/** Why a card can't be played as a Caution here and now, and when it could. */
export function wrongTime(state: Pick<State, 'config'>, no: CardNo): string {
  const card = deckAt(state).street[no]!;
  const name = cardWords(state, no);
  if (card.type !== 'caution') return `${name} is no Caution.`;
  const crimes = card.onlyCrime ? ` (${card.onlyCrime.join(' or ')})` : '';
  return `${name} can't be played here and now: ${TIMES[card.when]}${crimes}${card.needsRides ? ' and comes with a Ride' : ''}.`;
}
