import type { Seat, Viewer } from '#engine/title.ts';
import type { EventOf } from '../model.ts';
import { printStanding } from '../notation/printRules.ts';
import { AREA_NAMES, AREAS, type Place } from '../tables.ts';
import { counted, dollars, listed, seatName } from '../wording.ts';
import { pieces, some } from './pieces.ts';

export const owner = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'Your' : `${seatName(seat)}'s`);

export function tellMonth({ month, control }: EventOf<'MonthBegan'>): string {
  const held = AREAS.flatMap((area) => {
    const seat = control[area] ?? null;
    return seat === null ? [] : [`${seatName(seat)} controls ${AREA_NAMES[area]}`];
  });
  return `Month ${month} begins. ${held.length === 0 ? 'Nobody controls anything yet.' : `${listed(held)}.`}`;
}

export function tellIncome({ seat, amount, areas, exile, final }: EventOf<'IncomePaid'>): string {
  const parts = AREAS.flatMap((area) => {
    const paid = areas[area];
    if (!paid || paid.R === 0) return [];
    const why = [paid.doubled && 'controlled', paid.saturated && 'overcrowded', paid.cleanup && 'cleaned up'].filter(
      Boolean,
    );
    return [`${dollars(paid.amount)} from ${AREA_NAMES[area]}${why.length > 0 ? ` (${why.join(', ')})` : ''}`];
  });
  if (exile > 0) parts.push(`${dollars(exile)} in exile`);
  const when = final ? 'One last time, ' : '';
  if (parts.length === 0) return `${when}${seatName(seat)} collects nothing.`;
  return `${when}${seatName(seat)} collects ${dollars(amount)}: ${listed(parts)}.`;
}

export function tellStanding({ seat, given, once }: EventOf<'StandingSet'>, viewer: Viewer): string {
  const rules = printStanding(given);
  const which = once ? 'instructions for this month' : 'standing instructions';
  return `${owner(seat, viewer)} ${which}: ${rules.length === 0 ? 'nothing new' : rules.join('; ')}.`;
}

export function tellGetOut({ seat, roll, tried }: EventOf<'GetOutUsed'>): string {
  const men = tried.map(
    ({ kind, die, freed }) => `${kind === 'H' ? 'Hitman' : 'Thug'} ${die}, ${freed ? 'free' : 'stays'}`,
  );
  return `${seatName(seat)}'s lawyers roll a ${roll} and try for ${tried.length}: ${listed(men)}.`;
}

export function tellPlaced(event: EventOf<'Placed'>): string {
  const { seat, closed, bailed, fired, hired, bought, godfather, expenses, endBalance } = event;
  const deeds: string[] = [];
  for (const area of AREAS) if (closed[area]) deeds.push(`closes ${counted(closed[area], 'R')} in ${AREA_NAMES[area]}`);
  if (some(bailed)) deeds.push(`bails out ${pieces(bailed)}`);
  for (const area of AREAS) {
    const all = { ...bought[area], ...hired[area] };
    if (some(all)) deeds.push(`puts ${pieces(all)} into ${AREA_NAMES[area]}`);
  }
  if (some(fired)) deeds.push(`dismisses ${pieces(fired)}`);
  if (godfather !== null) deeds.push(godfatherTo(godfather));
  const left = endBalance === null ? '' : `, ${dollars(endBalance)} left`;
  return `${seatName(seat)} ${deeds.length === 0 ? 'does nothing at all' : listed(deeds)} (${dollars(expenses)} spent${left}).`;
}

const godfatherTo = (place: Place): string =>
  place === 'OUT' ? 'leaves the Godfather at the meeting' : `sends the Godfather to ${AREA_NAMES[place]}`;

export function tellSupport({ seat, die, thugsFromGrave, thugsFromPool }: EventOf<'SupportRolled'>): string {
  const came = thugsFromGrave + thugsFromPool;
  const whence = thugsFromGrave > 0 ? ', thought dead' : '';
  return `${seatName(seat)} waits in exile and rolls a ${die}: ${came === 0 ? 'nobody comes' : `${counted(came, 'T')}${whence} ${came === 1 ? 'joins' : 'join'} him`}.`;
}
