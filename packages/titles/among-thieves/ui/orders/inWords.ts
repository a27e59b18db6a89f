import type { Card, Orders, OrdersSent, Reaction } from '../../model.ts';
import { cardName, seatName, seatNames } from '../../wording.ts';

const against = (reaction: Reaction): string => {
  if (reaction === 'any') return 'anyone';
  if (reaction === 'never') return 'nobody';
  return reaction === 'ask' ? 'you are asked' : `only ${seatNames(reaction, 'or')}`;
};

const ranked = (words: readonly string[]): string => words.join(', then ');

const pointing = (seats: readonly number[]): string =>
  seats.length === 0 ? 'the richest' : `${ranked(seats.map(seatName))}, else the richest`;

/** Orders as sentences, one for each that is there. */
export function ordersInWords({ first, trap, sabotage, point, locations, takeover }: OrdersSent): string[] {
  const lines: string[] = [];
  if (first) lines.push(`First you turn ${cardName(first)}.`);
  if (trap !== undefined) lines.push(`Trap against a Steal of: ${against(trap)}.`);
  if (sabotage !== undefined) lines.push(`Sabotage against a Heist of: ${against(sabotage)}.`);
  for (const kind of ['trap', 'sabotage'] as const) {
    const seats = point?.[kind];
    if (seats) lines.push(`On your turn ${cardName(kind)} points at: ${pointing(seats)}.`);
  }
  if (locations)
    lines.push(
      `Your Heist prefers location: ${locations.length === 0 ? 'the lowest number' : ranked(locations.map(String))}.`,
    );
  if (takeover !== undefined) lines.push(`If all are taken: ${pushing(takeover)}.`);
  return lines;
}

function pushing(takeover: Orders['takeover']): string {
  if (takeover === 'richest') return 'you push out the richest who has more than you';
  if (takeover === 'never') return 'you push nobody out';
  return `you push out only ${ranked(takeover.map(seatName))}`;
}

/** Two cards in the order in which they are named. */
export const cardsInWords = (cards: readonly Card[]): string => ranked(cards.map(cardName));
