import type { Seat } from '#engine/title.ts';
import { isAlive } from '../../board.ts';
import type { PlaceTerms, Player, State, View } from '../../model.ts';
import { placesOf } from '../../moves.ts';

/**
 * The table as the viewer sees it, in the form in which the rules ask about movement; what is hidden is empty there. Where a gang may go
 * depends on nothing hidden (rules 8.2).
 */
function seenTable(view: View): State {
  return {
    ...view,
    players: view.seats.map((seat) => ({
      ...seat,
      dealt: [],
      profileRevealed: seat.profile !== null,
      hand: [],
      coming: seat.handSize,
      standing: { mode: 'never', minLoss: 1, order: [] },
    })),
    deck: {},
    hit: null,
    asked: {},
    back: [],
    takenBack: 0,
    draws: { dice: 0, cards: [], discards: [] },
  };
}

/** A seat as the rules count it; of its hand only the number is there. */
export const seenPlayer = (view: View, seat: Seat): Player => seenTable(view).players[seat]!;

/** How a living gang could enter each cell now, in reading order, or why not; empty before the first turn and after the last. */
export function reachOf(view: View, seat: Seat): readonly PlaceTerms[] {
  const table = seenTable(view);
  const player = table.players[seat];
  if (view.phase !== 'turn' || !player || !isAlive(player) || player.location === null) return [];
  return placesOf(table, seat);
}
