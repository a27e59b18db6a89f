import type { Chapter } from '#titles/furniture.ts';
import type { Event, EventOf } from '../model.ts';
import { AREA_NAMES, type Area, type CardId } from '../tables.ts';
import { seatName, seatNames } from '../wording.ts';

/** "the East Side", but "City Central" and "Down Town" without an article. */
export const inArea = (area: Area): string =>
  area === 'CC' || area === 'DT' ? AREA_NAMES[area] : area === 'TD' ? 'the Docks' : `the ${AREA_NAMES[area]}`;

const cardHeadlines: Readonly<Record<CardId, (area: string) => string>> = {
  1: (area) => `Drinking clubs shut in ${area}`,
  2: (area) => `Crack house raided in ${area}`,
  3: (area) => `FBI sweeps ${area}`,
  4: (area) => `Dragnet in ${area}`,
  5: (area) => `Police harass ${area}`,
  6: (area) => `Petty inquiry in ${area}`,
  7: (area) => `Outcry over corruption in ${area}`,
  8: (area) => `Bought policemen unmasked in ${area}`,
  9: (area) => `Government bribe exposed in ${area}`,
};

const find = <Type extends Event['type']>(events: readonly Event[], type: Type): EventOf<Type> | undefined =>
  events.find((event): event is EventOf<Type> => event.type === type);

function ending(event: EventOf<'GameEnded'>): string {
  if (event.reason === 'nobodyLeft') return 'No family survives: Midland City breathes again';
  const verb = event.winners.length === 1 ? 'rules' : 'rule';
  return `${seatNames(event.winners)} ${verb} Midland City`;
}

/** The biggest news of a chapter in a few words, or null: the end, a dead boss, the hearing, bloodshed, a take-over. */
export function headline(chapter: Chapter<Event>): string | null {
  const { events } = chapter;
  const ended = find(events, 'GameEnded');
  if (ended) return ending(ended);
  const killed = find(events, 'GodfatherKilled');
  if (killed) return `${seatName(killed.seat)}’s Godfather falls in ${inArea(killed.area)}`;
  const card = find(events, 'CardResolved');
  if (card) return cardHeadlines[card.card]?.(inArea(card.area)) ?? `Grand Jury looks into ${inArea(card.area)}`;
  const shots = find(events, 'Volley');
  if (shots) return `Shots in ${inArea(shots.area)}`;
  const taken = find(events, 'RevenueTaken');
  if (taken) return `${seatName(taken.taker)} moves in on ${inArea(taken.area)}`;
  if (find(events, 'GetOutUsed')) return 'Jailbreak';
  if (find(events, 'LedgersRevealed'))
    return find(events, 'MonthEnded') ? 'A quiet month in Midland City' : 'The ledgers are opened';
  const influence = find(events, 'InfluenceUsed');
  if (influence) return `Politicians at work in ${inArea(influence.area)}`;
  return find(events, 'GameStarted') ? 'The families meet in Midland City' : null;
}
