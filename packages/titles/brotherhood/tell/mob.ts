import type { EventOf, Lot, Stance } from '../model.ts';
import { AREA_NAMES, AREAS } from '../tables.ts';
import { counted, listed, seatName, seatNames } from '../wording.ts';
import { pieces, some } from './pieces.ts';

export function stanceTold(stance: Stance): string {
  if (typeof stance === 'object') return 'offers a deal';
  if (typeof stance === 'number') return `demands ${counted(stance, 'R')}`;
  return { FIGHT: 'wants it all', SHARE: 'would share', YIELD: 'gives way' }[stance];
}

export function tellKilled({
  seat,
  area,
  shooters,
  outcome,
  killer,
  hits,
  survivors,
}: EventOf<'GodfatherKilled'>): string {
  const dead = `The Godfather of ${seatName(seat)} dies in ${AREA_NAMES[area]}, shot at by ${listed(
    shooters.map((s) => `${seatName(s)} (${hits.find((h) => h.seat === s)?.hits ?? 0} hits)`),
  )}.`;
  if (outcome === 'dispute') return `${dead} ${seatNames(survivors)} still stand there and both want the empire.`;
  if (outcome === 'none' || killer === null) return `${dead} Nobody can claim the empire.`;
  return `${dead} The empire falls to ${seatName(killer)}.`;
}

export function tellDispute({ kind, area, claimants, dead, revenues }: EventOf<'DisputeOpened'>): string {
  const about =
    kind === 'empire' && dead !== null
      ? `the empire of ${seatName(dead)}`
      : `${counted(revenues, 'R')} that nobody guards`;
  return `${seatNames(claimants)} disagree about ${about} in ${AREA_NAMES[area]}: overtime.`;
}

export function tellSettled({ kind, area, dead, estate, shares }: EventOf<'DisputeSettled'>): string {
  if (kind === 'revenue') {
    const got = shares.filter(({ n }) => n > 0).map(({ seat, n }) => `${seatName(seat)} gets ${counted(n, 'R')}`);
    return `The quarrel in ${AREA_NAMES[area]} is settled: ${got.length === 0 ? 'nobody takes anything' : listed(got)}.`;
  }
  const empire = `The empire of ${dead === null ? 'the fallen boss' : seatName(dead)}`;
  if (estate === null || estate.kind === 'none') return `${empire} falls apart, nobody gets it.`;
  if (estate.kind === 'all') return `${empire} goes to ${seatName(estate.to)}.`;
  if (estate.kind === 'deal')
    return `${empire} is divided as ${seatNames(estate.split.map((share) => share.seat))} have agreed.`;
  return `${empire} is shared by ${seatNames(estate.order)}, most men first.`;
}

export function tellEstate({ seat, heir, parcels, vanished }: EventOf<'EstateSettled'>): string {
  const got = parcels.map((parcel) => `${seatName(parcel.seat)} gets ${tellLot(parcel)}`);
  const lost = tellLot(vanished);
  const parts = [...got, ...(lost === 'nothing' ? [] : [`${lost} vanish${got.length > 0 ? ' besides' : ''}`])];
  return `${seatName(seat)}'s estate${heir === null ? '' : `, to ${seatName(heir)}`}: ${parts.length === 0 ? 'nothing was left' : listed(parts)}.`;
}

export function tellLot({ board, pool, jail, tokens }: Lot): string {
  const parts = AREAS.flatMap((area) => {
    const counts = board[area];
    return counts && some(counts) ? [`${pieces(counts)} in ${AREA_NAMES[area]}`] : [];
  });
  if (some(pool)) parts.push(`${pieces(pool)} from the pool`);
  if (some(jail)) parts.push(`${pieces(jail)} in jail`);
  const held = tokens.getOut + tokens.bribe;
  if (held > 0) parts.push(`${held} ${held === 1 ? 'token' : 'tokens'}`);
  return parts.length === 0 ? 'nothing' : parts.join('; ');
}

export function tellReplaced({ seat, victor, returned, replaced, withdrawn }: EventOf<'EstateReplaced'>): string {
  const onMap = (counts: typeof replaced) =>
    AREAS.flatMap((area) => {
      const there = counts[area];
      return there && some(there) ? [`${pieces(there)} in ${AREA_NAMES[area]}`] : [];
    });
  const [out, back] = [onMap(replaced), onMap(withdrawn)];
  const parts: string[] = [];
  if (victor !== null && some(returned)) parts.push(`${pieces(returned)} of ${seatName(victor)} rise from the dead`);
  if (victor !== null && out.length > 0) parts.push(`${seatName(victor)} replaces ${out.join('; ')}`);
  if (back.length > 0) parts.push(`${back.join('; ')} go back to ${seatName(seat)}'s pool`);
  return `${seatName(seat)} is broken: ${parts.length === 0 ? 'there was nothing on the map' : listed(parts)}.`;
}
