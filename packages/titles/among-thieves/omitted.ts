import type { Config } from './options.ts';
import type { Orders, OrdersSent } from './orders.ts';

const plain = (reaction: 'any' | 'never' | 'ask'): Orders => ({
  first: null,
  trap: reaction,
  sabotage: reaction,
  point: { trap: [], sabotage: [] },
  locations: [],
  takeover: 'richest',
});

const LIVE = plain('ask');
const SEALED = plain('any');

/** What orders are where nothing is said (rules 8.5). */
export const omittedOrders = (pace: Config['pace']): Orders => (pace === 'live' ? LIVE : SEALED);

/** What the house orders for a seat that has sent no plan: silence never plays a reaction (rules 5.5). */
export const absentOrders: Orders = plain('never');

/** The orders `present` with what was sent on top (rules 6). */
export function withSent(present: Orders, sent: OrdersSent): Orders {
  const { first, trap, sabotage, point, locations, takeover } = sent;
  return {
    first: first === undefined ? present.first : first,
    trap: trap ?? present.trap,
    sabotage: sabotage ?? present.sabotage,
    point: { trap: point?.trap ?? present.point.trap, sabotage: point?.sabotage ?? present.point.sabotage },
    locations: locations ?? present.locations,
    takeover: takeover ?? present.takeover,
  };
}
