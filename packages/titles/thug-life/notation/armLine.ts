import { acceptKey, atEnd, next } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { CommandOf } from '../commands.ts';
import type { Filter } from '../orders.ts';
import { type Cursor, readCard, readInt, readKeys, readSeats, unreadable } from './cursor.ts';

const NUMBERS = {
  MINRESPECT: 'minRespect',
  MINDIFFICULTY: 'minDifficulty',
  MINBOSS: 'minBossRespect',
  MINFIGURES: 'minFigures',
} as const;
const CRIMES = { TECH: 'tech', MUSCLE: 'muscle', DRUG: 'drug' } as const;
const KINDS = { HOOD: 'hood', STREET: 'street', COPS: 'cop' } as const;
const TAKEN = { THUG: 'thug', DOLLA: 'dolla', CARD: 'card', HOMIE: 'homie', RIDE: 'ride', TURF: 'turf' } as const;

const keysOf = <T extends object>(table: T): (keyof T)[] => Object.keys(table) as (keyof T)[];

/** What stands behind ARM: the card, who and what it is meant for. */
export function readArm(cursor: Cursor): CommandOf<'Arm'> | Refusal {
  const named = readCard(cursor, 'a card of your hand must be named here: ARM SNITCH ON LEADER');
  if (isRefusal(named)) return named;
  const filter: Filter = {};
  while (!atEnd(cursor)) {
    const refusal = readFilter(cursor, filter);
    if (refusal) return refusal;
  }
  return { type: 'Arm', card: named.ref, ...(Object.keys(filter).length > 0 ? { filter } : {}) };
}

function readFilter(cursor: Cursor, filter: Filter): Refusal | null {
  const number = acceptKey(cursor, ...keysOf(NUMBERS));
  if (number) {
    const n = readInt(cursor, `${number} is followed by a number`);
    if (isRefusal(n)) return n;
    filter[NUMBERS[number]] = n;
    return null;
  }
  switch (acceptKey(cursor, 'ON', 'CRIMES', 'KINDS', 'TAKES')) {
    case 'ON': {
      const seats = readWhom(cursor);
      if (isRefusal(seats)) return seats;
      filter.seats = seats;
      return null;
    }
    case 'CRIMES': {
      const keys = readKeys(cursor, keysOf(CRIMES));
      if (isRefusal(keys)) return keys;
      filter.crimes = keys.map((key) => CRIMES[key]);
      return null;
    }
    case 'KINDS': {
      const keys = readKeys(cursor, keysOf(KINDS));
      if (isRefusal(keys)) return keys;
      filter.kinds = keys.map((key) => KINDS[key]);
      return null;
    }
    case 'TAKES': {
      const keys = readKeys(cursor, keysOf(TAKEN));
      if (isRefusal(keys)) return keys;
      filter.takes = keys.map((key) => TAKEN[key]);
      return null;
    }
    default:
      return unreadable(cursor, next(cursor), `ON, CRIMES, KINDS, TAKES, ${keysOf(NUMBERS).join(', ')} may follow`);
  }
}

function readWhom(cursor: Cursor): Seat[] | 'any' | 'leader' | Refusal {
  const word = acceptKey(cursor, 'ANY', 'LEADER', 'NONE');
  if (word === 'NONE') return [];
  if (word) return word === 'ANY' ? 'any' : 'leader';
  return readSeats(cursor);
}
