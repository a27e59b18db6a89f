import type { Compiled } from '../deck/compiled.ts';
import type { Mod } from '../deck/schema.ts';
import { type Context, sumOf } from '../strength.ts';

/** What one card gives a side, in numbers. */
export interface Gifts {
  /** Of a Homie: what is lost when he dies. */
  printed: number;
  /** Power beside that. */
  power: number;
  kill: number;
  save: number;
  reroll: number;
  /** Room in Rides. */
  room: number;
}

const known = new WeakMap<Compiled, Map<number, Gifts>>();
const KINDS = ['hood', 'street', 'cop'] as const;
const CRIMES = ['tech', 'muscle', 'drug'] as const;

/** A number for each context there is. */
function indexOf(context: Context): number {
  const ride = context.withRide ? 1 : 0;
  if (context.in === 'crime') return 24 + CRIMES.indexOf(context.crime) * 2 + ride;
  const flags = (context.driveBy ? 4 : 0) + (context.role === 'attack' ? 2 : 0) + ride;
  return KINDS.indexOf(context.fight) * 8 + flags;
}

/** The gifts of a Street card, looked up: a bot asks for the same ones all the time. */
export function giftsOf(deck: Compiled, no: number, context: Context): Gifts {
  let cards = known.get(deck);
  if (!cards) {
    cards = new Map();
    known.set(deck, cards);
  }
  const key = no * 32 + indexOf(context);
  const found = cards.get(key);
  if (found) return found;
  const card = deck.street[no]!;
  const mods: readonly Mod[] =
    card.type === 'crime' ? [] : card.type === 'turf' ? (card.commit ?? []) : (card.mods ?? []);
  const sum = (kind: Parameters<typeof sumOf>[1]) => sumOf(mods, kind, context);
  const gifts: Gifts = {
    printed: card.type === 'homie' ? card.power : 0,
    power: sum('power') + (card.type === 'ride' ? card.power : 0) + sum('reinforce'),
    kill: sum('kill'),
    save: sum('save'),
    reroll: sum('reroll'),
    room: sum('capacity') + (card.type === 'ride' ? card.driveBy : 0),
  };
  cards.set(key, gifts);
  return gifts;
}

/** How much a Weapon helps, roughly in Power. */
export const worthOf = ({ power, kill, save, reroll }: Gifts): number => power + 2 * kill + save + 2 * reroll;
