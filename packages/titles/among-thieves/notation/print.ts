import type { Seat } from '#engine/title.ts';
import type { Command, OrdersSent } from '../model.ts';
import type { Card } from '../tables.ts';
import { seatLetter } from '../wording.ts';

const word = (card: Card): string => (card === 'noHonor' ? 'NO HONOR' : card.toUpperCase());

const letters = (seats: readonly Seat[]): string => seats.map(seatLetter).join(' ');

/** The orders that are there, a line each, in the order of the form. */
export function printOrders({ first, trap, sabotage, point, locations, takeover }: OrdersSent): string[] {
  const lines: string[] = [];
  const reactions = [
    ['TRAP', trap],
    ['SABOTAGE', sabotage],
  ] as const;
  for (const [stopper, reaction] of reactions)
    if (reaction !== undefined)
      lines.push(`${stopper} ${typeof reaction === 'string' ? reaction.toUpperCase() : letters(reaction)}`);
  if (first !== undefined) lines.push(`FIRST ${first === null ? 'ANY' : word(first)}`);
  for (const kind of ['trap', 'sabotage'] as const) {
    const seats = point?.[kind];
    if (seats) lines.push(`POINT ${word(kind)} ${seats.length === 0 ? 'RICHEST' : letters(seats)}`);
  }
  if (locations) lines.push(`PLACES ${locations.length === 0 ? 'ANY' : locations.join(' ')}`);
  if (takeover !== undefined)
    lines.push(`TAKEOVER ${typeof takeover === 'string' ? takeover.toUpperCase() : letters(takeover)}`);
  return lines;
}

/** The orders of a command as its seat would write them: exactly the fields it has (rules 14). */
export function printCommand(command: Command): string {
  const lines = command.round === undefined ? [] : [`ROUND ${command.round}`];
  switch (command.type) {
    case 'Plan': {
      const { discard, cards, target, orders, final } = command;
      if (discard !== undefined) lines.push(`DISCARD ${word(discard)}`);
      const aim = target === undefined ? '' : ` ON ${seatLetter(target)}`;
      lines.push(`PLOT ${cards.map((card) => `${word(card)}${card === 'noHonor' ? aim : ''}`).join(' + ')}`);
      lines.push(...printOrders(orders ?? {}), ...(final ? ['FINAL'] : []));
      break;
    }
    case 'Orders': {
      const said = printOrders(command.orders);
      lines.push(...said, ...(command.final || said.length === 0 ? ['FINAL'] : []));
      break;
    }
    case 'Discard':
      lines.push(`DISCARD ${word(command.card)}`);
      break;
    case 'Reveal': {
      const { card, point, at, decline } = command;
      const aim = point === undefined ? '' : ` ON ${seatLetter(point)}`;
      lines.push(`REVEAL ${word(card)}${aim}${at === undefined ? '' : ` LOC ${at}`}${decline ? ' DECLINE' : ''}`);
      break;
    }
    case 'React':
      lines.push(`REACT ${command.play ? 'YES' : 'NO'}`);
      break;
    case 'Default':
      lines.push('# the deadline has passed: the house answers');
      break;
  }
  return lines.join('\n');
}
