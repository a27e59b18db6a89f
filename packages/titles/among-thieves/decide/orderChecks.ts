import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { locationNumbers, others } from '../board.ts';
import type { Card, Kind, OrdersSent, Reaction, State, Takeover } from '../model.ts';
import { cardName, cardNames, seatLetters } from '../wording.ts';

/** The first thing that is wrong with orders for these two cards (rules 6). */
export function checkOrders(state: State, seat: Seat, sent: OrdersSent, cards: readonly Card[]): Refusal | null {
  return (
    checkLive(state, sent) ??
    checkFirst(sent.first, cards) ??
    checkAsk(state, sent) ??
    checkReaction(state, seat, 'trap', sent.trap) ??
    checkReaction(state, seat, 'sabotage', sent.sabotage) ??
    checkPoint(state, seat, 'trap', sent.point?.trap) ??
    checkPoint(state, seat, 'sabotage', sent.point?.sabotage) ??
    checkLocations(state, sent.locations) ??
    checkTakeover(state, seat, sent.takeover)
  );
}

function checkLive({ config }: State, { first, point, locations, takeover }: OrdersSent): Refusal | null {
  if (config.pace !== 'live') return null;
  const at = Object.entries({ first, point, locations, takeover }).find(([, value]) => value !== undefined)?.[0];
  if (at === undefined) return null;
  return refuse(
    'LIVE_REACTIONS_ONLY',
    'In pace live you are asked on your turn; beforehand you can order only when to use Trap and Sabotage.',
    `orders.${at}`,
  );
}

function checkFirst(first: Card | null | undefined, cards: readonly Card[]): Refusal | null {
  if (first === undefined || first === null || (first !== 'noHonor' && cards.includes(first))) return null;
  const may = cards.filter((card) => card !== 'noHonor');
  return refuse(
    'FIRST_NOT_YOURS',
    `Reveal first can be ${cardNames(may, 'or')}, a card of your plan that lies face down, or left open.`,
    'orders.first',
  );
}

function checkAsk({ config }: State, sent: OrdersSent): Refusal | null {
  if (config.pace === 'live') return null;
  const kind = (['trap', 'sabotage'] as const).find((one) => sent[one] === 'ask');
  if (!kind) return null;
  return refuse(
    'ASK_NOT_ALLOWED',
    `Nobody is asked during the Reveal in pace ${config.pace}: order any, never, or the thieves whom your ${cardName(kind)} is for.`,
    `orders.${kind}`,
  );
}

/** Distinct seats, none of them the own one. */
function areOthers(state: State, seat: Seat, list: readonly number[]): boolean {
  const may = others(state, seat);
  return new Set(list).size === list.length && list.every((one) => may.includes(one));
}

function checkReaction(state: State, seat: Seat, kind: Kind, sent: Reaction | undefined): Refusal | null {
  if (sent === undefined || typeof sent === 'string') return null;
  if (sent.length > 0 && areOthers(state, seat, sent)) return null;
  return refuse(
    'BAD_REACTION',
    `${cardName(kind)} is for any, never, or some of the other players, each named once: ${seatLetters(others(state, seat))}.`,
    `orders.${kind}`,
  );
}

function checkPoint(state: State, seat: Seat, kind: Kind, sent: readonly number[] | undefined): Refusal | null {
  if (sent === undefined || areOthers(state, seat, sent)) return null;
  return refuse(
    'BAD_POINT',
    `A ranking of whom to point at names other players, each once: ${seatLetters(others(state, seat))}; leave it empty for the richest.`,
    `orders.point.${kind}`,
  );
}

function checkLocations(state: State, sent: readonly number[] | undefined): Refusal | null {
  const may = locationNumbers(state);
  if (sent === undefined || (new Set(sent).size === sent.length && sent.every((one) => may.includes(one)))) return null;
  const all =
    may.length === 1
      ? 'There is 1 location, number 1'
      : `There are ${may.length} locations, numbers 1 to ${may.length}`;
  return refuse('BAD_LOCATION', `${all}; name each at most once.`, 'orders.locations');
}

function checkTakeover(state: State, seat: Seat, sent: Takeover | undefined): Refusal | null {
  if (sent === undefined || typeof sent === 'string') return null;
  if (sent.length > 0 && areOthers(state, seat, sent)) return null;
  return refuse(
    'BAD_TAKEOVER',
    `Take a location from the richest, never, or from some of the other players, each named once: ${seatLetters(others(state, seat))}.`,
    'orders.takeover',
  );
}
