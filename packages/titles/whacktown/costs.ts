import { type Refusal, refuse } from '#engine/title.ts';
import type { CostPart } from './deck/effects.ts';
import type { HustleId, Payment, PerkId, Player } from './model.ts';
import { count, holdsAll } from './pile.ts';
import { cardList, counted, nameOf } from './wording.ts';

/** Hustle cards that a cost asks for. */
export function cardsIn(cost: readonly CostPart[]): number {
  let cards = 0;
  for (const part of cost) if (part.pay === 'cards') cards += part.n;
  return cards;
}

/** Why a player can't pay a cost, tested part by part in the printed order (rules 6); null: he can. */
export function costRefusal(player: Player, cost: readonly CostPart[]): Refusal | null {
  for (const part of cost) {
    switch (part.pay) {
      case 'money':
        if (player.money < part.n)
          return refuse('COST_MONEY', `This costs $${part.n}, you have $${player.money}.`, 'source');
        break;
      case 'health':
        if (player.health - part.n < 1)
          return refuse(
            'COST_HEALTH',
            `This costs ${part.n} health and must leave you 1, you have ${player.health}.`,
            'source',
          );
        break;
      case 'bones':
        if (player.bones < part.n)
          return refuse('COST_BONES', `This costs ${counted(part.n, 'bone')}, you have ${player.bones}.`, 'source');
        break;
      case 'cards':
        if (player.hand.length < part.n)
          return refuse(
            'COST_CARDS',
            `This costs ${counted(part.n, 'hustle card')}, you have ${player.hand.length} in hand.`,
            'source',
          );
        break;
      case 'thisPerk':
        break;
    }
  }
  return null;
}

/** Can the whole cost be paid? */
export const canPay = (player: Player, cost: readonly CostPart[]): boolean => costRefusal(player, cost) === null;

/** Are exactly `n` cards named, and are all in hand? `besides` is a card that is needed for something else. */
export function discardRefusal(
  hand: readonly HustleId[],
  n: number,
  named: readonly HustleId[],
  at: string,
  besides?: HustleId,
): Refusal | null {
  if (named.length !== n)
    return refuse('WRONG_COUNT', `Name ${counted(n, 'card')} to discard, you named ${named.length}.`, at);
  return notInHand(hand, besides === undefined ? named : [besides, ...named], at);
}

/** The first card that is named more often than it is in hand. */
export function notInHand(hand: readonly HustleId[], named: readonly HustleId[], at: string): Refusal | null {
  if (holdsAll(hand, named)) return null;
  const missing = named.find((card) => count(named, card) > count(hand, card))!;
  const have = count(hand, missing);
  const wanted = count(named, missing);
  return refuse(
    'NOT_IN_HAND',
    have === 0
      ? `${nameOf(missing)} is not in your hand; you have ${cardList(hand)}.`
      : `You need ${wanted} ${nameOf(missing)} for that and have ${have}; a card can't pay for itself.`,
    at,
  );
}

/** What is paid for a cost, with the cards chosen for it; `perk` is the card whose cost it is. */
export function paymentOf(cost: readonly CostPart[], cards: readonly HustleId[], perk: PerkId | null): Payment {
  const payment: Payment = {};
  if (cards.length > 0) payment.cards = [...cards];
  for (const part of cost) {
    if (part.pay === 'thisPerk') {
      if (perk !== null) payment.perk = perk;
    } else if (part.pay !== 'cards') payment[part.pay] = (payment[part.pay] ?? 0) + part.n;
  }
  return payment;
}
