import type { Command, Legal, View } from '../model.ts';
import { cardName, seatName } from '../wording.ts';
import { cardsInWords, ordersInWords } from './orders/inWords.ts';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** The orders in force after the command; `view` is the seat's own after it was stored. */
function ordersInForce({ own, config, phase }: View): string[] {
  if (!own?.orders) return [];
  const { trap, sabotage } = own.orders;
  const lines = ordersInWords(config.pace === 'live' ? { trap, sabotage } : own.orders);
  const waits = phase === 'plan' && config.pace === 'orders' && !own.ordersFinal;
  return [
    own.ordersFinal && config.pace === 'orders' ? 'Your orders for the Reveal, final:' : 'Your orders for the Reveal:',
    ...indented(lines),
    ...(waits ? ['You are asked for them once more when all plans are in.'] : []),
  ];
}

/** A stored command as its owner reads it on a receipt: the cards, whom they mean, and all orders in force, as plain lines. */
export function receipt(command: Command, view: View, _legal: Legal): readonly string[] {
  switch (command.type) {
    case 'Plan': {
      const discard = view.own?.plan?.discard ?? command.discard ?? null;
      return [
        `Plan for round ${command.round ?? view.round}:`,
        ...(discard === null ? [] : [`  You give up ${cardName(discard)}.`]),
        `  You lay down ${cardsInWords(command.cards)}.`,
        ...(command.target === undefined ? [] : [`  No Honor points at ${seatName(command.target)}.`]),
        ...ordersInForce(view),
      ];
    }
    case 'Orders':
      return ordersInForce(view);
    case 'Discard':
      return [`You give up ${cardName(command.card)}; the other card comes back to your hand.`];
    case 'Reveal': {
      const { card, point, at, decline } = command;
      const aim = point === undefined ? '' : `, pointing at ${seatName(point)}`;
      const place = decline ? ', leaving everybody in place' : at === undefined ? '' : ` at location ${at}`;
      return [`You turn ${cardName(card)}${aim}${place}.`];
    }
    case 'React':
      return [command.play ? 'Your answer is yes, if it comes to you.' : 'Your answer is no.'];
    case 'Default':
      return ['The deadline has passed; the house has answered for you.'];
  }
}
