import type { EventOf } from '../model.ts';
import { AREA_NAMES, AREAS } from '../tables.ts';
import { counted, listed, seatName, seatNames } from '../wording.ts';
import { cardName } from './pieces.ts';

export function tellCard({ card, area, checks, changes, cleanup, blocked, ignored }: EventOf<'CardResolved'>): string {
  const where = `"${cardName(card)}" in ${AREA_NAMES[area]}`;
  if (ignored) return `${where} is shelved: there is at most one family to complain about.`;
  if (cleanup !== null) return `${where}: Revenues there earn half in month ${cleanup}.`;
  if (blocked) return `${where}: no politician there lifts a finger this month.`;
  const dice = checks.map(({ seat, kind, die }) => `${seatName(seat)} ${kind} ${die}`);
  const rolled = dice.length === 0 ? '' : ` Dice: ${dice.join(', ')}.`;
  const lost = changes
    .filter(({ n }) => n > 0)
    .map(
      ({ seat, kind, n, to }) =>
        `${seatName(seat)} loses ${counted(n, kind)} ${to === 'jail' ? 'to jail' : 'to the pool'}`,
    );
  return `${where}: ${lost.length === 0 ? 'nobody is touched' : listed(lost)}.${rolled}`;
}

export function tellInfluenceOrder({ areas, blocked }: EventOf<'InfluenceOrder'>): string {
  const parts = AREAS.flatMap((area) => {
    const at = areas[area];
    if (!at) return [];
    const acting = at.order.length === 0 ? [] : [`${seatNames(at.order)} may act in ${AREA_NAMES[area]}`];
    const stuck =
      at.deadlocked.length === 0 ? [] : [`${seatNames(at.deadlocked)} are deadlocked in ${AREA_NAMES[area]}`];
    return [...acting, ...stuck];
  });
  if (blocked !== null) parts.push(`${AREA_NAMES[blocked]} is under the jury's eye, nobody acts there`);
  return parts.length === 0 ? 'No politician has anything to say this month.' : `Influence: ${listed(parts)}.`;
}

export function tellInfluence({ area, seat, act, victim, cost }: EventOf<'InfluenceUsed'>): string {
  const deed = {
    arrest: `has a Thug of ${seatName(victim)} arrested`,
    close: `has a Revenue of ${seatName(victim)} closed`,
    politic: `topples a Political of ${seatName(victim)}`,
  }[act];
  return `${seatName(seat)} ${deed} in ${AREA_NAMES[area]} (${cost} ${cost === 1 ? 'point' : 'points'} of influence).`;
}
