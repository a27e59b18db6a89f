import type { Seat } from '#engine/title.ts';
import { cardsOf, combined, isAlive } from '../../board.ts';
import type { View } from '../../model.ts';
import { seatName } from '../../wording.ts';
import { bombOf } from '../board/facts.ts';

/** Bombs that lie open, as everybody can work them out: "Yellow’s bomb, ARMED: 6 in round 4". */
export const bombsInWords = (view: View): string[] =>
  view.seats.flatMap((seat) => {
    const words = bombOf(view, seat);
    return words === null ? [] : [`${seatName(seat.seat)}’s bomb is ${words}.`];
  });

/** What armed bombs of others will cost a seat before its own next turn, against what it has (rules 16, first look). */
export function knownDanger(view: View, me: Seat): { loss: number; stands: number } {
  const living = view.seats.filter(isAlive);
  const size = living.length === 2 ? '2' : living.length === 3 ? '3' : '4';
  let loss = 0;
  // Everybody else has exactly one turn before mine; who plays just now has had the start of his.
  for (const { seat, bomb } of living)
    if (seat !== me && seat !== view.active && bomb?.side === 'ARMED')
      loss += cardsOf(view).bombs.get(bomb.id)?.damage[size] ?? 0;
  return { loss, stands: combined(view.seats[me]!) };
}
