import type { Viewer } from '#engine/title.ts';
import type { EventOf } from './model.ts';
import { cardList, counted, listed, nameOf, seatName, seatNames } from './wording.ts';

/** What somebody leaves behind. */
export function tellEstate(estate: EventOf<'PlayerWhacked'> | EventOf<'PlayerResigned'>): string {
  const { limbo, hand, preparations, perks, bomb, money, armor, damaged, bones, evidence } = estate;
  const cards = [...limbo, ...hand, ...preparations];
  const things = [
    ...(cards.length > 0 ? [`${cardList(cards)} to the discard pile`] : []),
    ...(perks.length > 0 ? [`${listed(perks.map(nameOf))} to the supply`] : []),
    ...(bomb === null ? [] : ['a BOMB to the supply']),
    ...(money > 0 ? [`$${money}`] : []),
    ...(armor + damaged > 0 ? [`${armor + damaged} armor`] : []),
    ...(bones > 0 ? [counted(bones, 'bone')] : []),
    ...(evidence > 0 ? [`${evidence} evidence`] : []),
  ];
  return things.length > 0 ? `What is left goes back: ${things.join(', ')}.` : 'Nothing is left.';
}

export function tellStanding({ seat, standing }: EventOf<'StandingSet'>, viewer: Viewer): string {
  const { mode, minLoss, order } = standing;
  const owner = seat === viewer ? 'Your' : `${seatName(seat)}’s`;
  const sources = order.map(nameOf).join(', ');
  switch (mode) {
    case 'never':
      return `${owner} standing order prevents no loss.`;
    case 'ask':
      return `${owner} standing order: ask. At the deadline losses from ${minLoss} on are prevented, in the order ${sources}.`;
    case 'auto':
      return `${owner} standing order prevents losses from ${minLoss} on, in the order ${sources}.`;
  }
}

export function tellEnd({ winners, reason, profiles }: EventOf<'GameEnded'>): string {
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  const names = seatNames(winners);
  switch (reason) {
    case 'lastAlive':
      return `${names} ${verb}: nobody else is left.`;
    case 'reputation':
      return `${names} ${verb} by reputation${profiles.length > 0 ? ` and as ${listed(profiles.map(nameOf))}` : ''}.`;
    case 'profile':
      return `${names} ${verb} as ${listed(profiles.map(nameOf))}.`;
    case 'roundLimit':
      return `The last round is over: ${names} ${verb} by reputation.`;
  }
}
