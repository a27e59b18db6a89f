import { deckAt, isForbidden, type Table } from './board.ts';
import type { Having, Mod } from './deck/schema.ts';
import type { CardNo, Group } from './model.ts';
import { type Context, holds, sumOf } from './strength.ts';

// Which cards may be added to a Fight or Crime (rules 5.6, 6); forms, refusals, bots and the house's own answers read it.

/** Where a seat adds cards. */
export type Place =
  | { in: 'fight'; defending: boolean; againstBoss: boolean; attackerRides: boolean }
  | { in: 'crime'; crime: 'tech' | 'muscle' | 'drug' };

export function mayAddWeapon(table: Table, no: CardNo, place: Place): boolean {
  const card = deckAt(table).street[no]!;
  return card.type === 'weapon' && card.use.includes(place.in) && !(place.in === 'crime' && place.crime === 'tech');
}

export function mayAddCaution(table: Table, no: CardNo, place: Place): boolean {
  const card = deckAt(table).street[no]!;
  if (card.type !== 'caution') return false;
  if (place.in === 'crime')
    return card.when === 'crime.mine' && (card.onlyCrime === undefined || card.onlyCrime.includes(place.crime));
  if (card.needsRides && !place.attackerRides) return false;
  return card.when === 'fight.mine' || (card.when === 'fight.defend' && place.defending && place.againstBoss);
}

export const weaponsFor = (table: Table, hand: readonly CardNo[], place: Place): CardNo[] =>
  isForbidden(table, 'weapons') ? [] : hand.filter((no) => mayAddWeapon(table, no, place));

export const cautionsFor = (table: Table, hand: readonly CardNo[], place: Place): CardNo[] =>
  hand.filter((no) => mayAddCaution(table, no, place));

/** How many Thugs these cards call in from the Stash. */
export function reinforcementsOf(table: Table, cards: readonly CardNo[], context: Context): number {
  let sum = 0;
  for (const no of cards) {
    const card = deckAt(table).street[no]!;
    if (card.type === 'caution') sum += sumOf(card.mods, 'reinforce', context);
  }
  return Math.max(0, sum);
}

/** Room in a group's Rides for Figures (rules 8.2): of Homies and Rides only. */
export function capacityOf(table: Table, { homies, rides }: Pick<Group, 'homies' | 'rides'>, context: Context): number {
  let room = 0;
  for (const no of [...homies, ...rides]) {
    const card = deckAt(table).street[no]!;
    if (card.type === 'ride') room += card.driveBy + sumOf(card.mods, 'capacity', context);
    else if (card.type === 'homie') room += sumOf(card.mods, 'capacity', context);
  }
  return room;
}

/** Would this Turf do anything, turned face down with such a Fight or Crime? */
export function turfWorks(table: Table, no: CardNo, context: Context): boolean {
  const card = deckAt(table).street[no]!;
  return (
    card.type === 'turf' &&
    (card.commit ?? []).some((mod: Mod) => ('if' in mod && holds(mod.if, context)) || !('if' in mod))
  );
}

/** What a thing is called in a sentence. */
export const HAVING_WORDS: Readonly<Record<Having, string>> = {
  yardThug: 'a Thug in the Yard',
  homie: 'a Homie',
  ride: 'a Ride',
  turf: 'Turf',
  dolla: 'a Dolla',
  card: 'a card in hand',
};
