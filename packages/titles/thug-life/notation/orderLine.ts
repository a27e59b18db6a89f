import { acceptKey, atEnd, misread, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import type { CommandOf } from '../commands.ts';
import type { HowMany, OrdersSent } from '../orders.ts';
import { type Cursor, cardNext, idsOf, readCard, readCardsOrNone, readInt, readSeats, unreadable } from './cursor.ts';
import { POLICIES } from './gangLine.ts';

/** What stands behind ORDER: one part of the standing orders, or several one after the other. */
export function readOrder(cursor: Cursor): CommandOf<'SetOrders'> | Refusal {
  const orders: OrdersSent = {};
  // Nothing said, nothing changed.
  if (acceptKey(cursor, 'NONE')) return { type: 'SetOrders', orders };
  do {
    const refusal = readPart(cursor, orders);
    if (refusal) return refusal;
  } while (!atEnd(cursor));
  return { type: 'SetOrders', orders };
}

function readPart(cursor: Cursor, orders: OrdersSent): Refusal | null {
  const part = acceptKey(cursor, 'DEFENCE', 'COPS', 'REROLL', 'KILLS', 'TIE', 'AUTOARM', 'AUTOPASS');
  switch (part) {
    case 'DEFENCE':
      return readDefence(cursor, orders);
    case 'COPS': {
      const how = readHow(cursor);
      const max = acceptKey(cursor, 'MAX') ? readInt(cursor, 'MAX is followed by a number') : undefined;
      if (isRefusal(max)) return max;
      orders.cops = { ...orders.cops, ...how, ...(max === undefined ? {} : { max }) };
      return Object.keys(orders.cops).length > 0 ? null : unreadable(cursor, peek(cursor), HOW);
    }
    case 'REROLL': {
      const policy = acceptKey(cursor, 'IFLOSING', 'NEVER', 'ASK');
      if (!policy) return unreadable(cursor, peek(cursor), 'ORDER REROLL is followed by IFLOSING, NEVER or ASK');
      orders.reroll = POLICIES[policy];
      return null;
    }
    case 'KILLS':
      return readKills(cursor, orders);
    case 'TIE':
      return readTie(cursor, orders);
    case 'AUTOARM':
    case 'AUTOPASS': {
      const to = acceptKey(cursor, 'ON', 'OFF');
      if (!to) return unreadable(cursor, peek(cursor), `ORDER ${part} is followed by ON or OFF`);
      orders[part === 'AUTOARM' ? 'autoArm' : 'autoPass'] = to === 'ON';
      return null;
    }
    case null:
      return unreadable(
        cursor,
        peek(cursor),
        'ORDER is followed by DEFENCE, COPS, REROLL, KILLS, TIE, AUTOARM or AUTOPASS',
      );
  }
}

const HOW = 'ASK or AUTO is wanted, and NONE, MATCH or ALL';
const MANY: Readonly<Record<'NONE' | 'MATCH' | 'ALL', HowMany>> = { NONE: 'none', MATCH: 'match', ALL: 'all' };

function readHow(cursor: Cursor): { mode?: 'ask' | 'auto'; weapons?: HowMany } {
  const mode = acceptKey(cursor, 'ASK', 'AUTO');
  const many = acceptKey(cursor, 'NONE', 'MATCH', 'ALL');
  return { ...(mode ? { mode: mode === 'ASK' ? 'ask' : 'auto' } : {}), ...(many ? { weapons: MANY[many] } : {}) };
}

const OPTIONS = ['MAX', 'MAXCAUTIONS', 'KEEP', 'FIRST', 'CAUTIONS'] as const;
const LISTS = { KEEP: 'keep', FIRST: 'order', CAUTIONS: 'cautions' } as const;

function readDefence(cursor: Cursor, orders: OrdersSent): Refusal | null {
  const defence: NonNullable<OrdersSent['defence']> = { ...orders.defence, ...readHow(cursor) };
  for (let key = acceptKey(cursor, ...OPTIONS); key !== null; key = acceptKey(cursor, ...OPTIONS)) {
    if (key === 'MAX' || key === 'MAXCAUTIONS') {
      const n = readInt(cursor, `${key} is followed by a number`);
      if (isRefusal(n)) return n;
      defence[key === 'MAX' ? 'max' : 'maxCautions'] = n;
    } else {
      const cards = readCardsOrNone(cursor);
      if (isRefusal(cards)) return cards;
      defence[LISTS[key]] = idsOf(cards);
    }
  }
  orders.defence = defence;
  return Object.keys(defence).length > 0 ? null : unreadable(cursor, peek(cursor), HOW);
}

function readKills(cursor: Cursor, orders: OrdersSent): Refusal | null {
  const word = acceptKey(cursor, 'THUGSFIRST', 'HOMIESFIRST', 'ASK', 'NONE');
  if (word === 'NONE') orders.kills = [];
  else if (word) orders.kills = ({ THUGSFIRST: 'thugsFirst', HOMIESFIRST: 'homiesFirst', ASK: 'ask' } as const)[word];
  else {
    const kills: string[] = [];
    for (;;) {
      if (acceptKey(cursor, 'THUG')) kills.push('thug');
      else if (cardNext(cursor)) {
        const named = readCard(cursor);
        if (isRefusal(named)) return named;
        if (named.card.type !== 'homie')
          return misread('BAD_VALUE', `${named.card.name} is no Homie; only Figures can be killed.`, named.word);
        kills.push(named.card.id);
      } else break;
      acceptKey(cursor, 'AND');
    }
    if (kills.length === 0)
      return unreadable(
        cursor,
        peek(cursor),
        'ORDER KILLS is followed by THUGSFIRST, HOMIESFIRST, ASK, or THUGS and Homies in order',
      );
    orders.kills = kills;
  }
  return null;
}

function readTie(cursor: Cursor, orders: OrdersSent): Refusal | null {
  const word = acceptKey(cursor, 'SELF', 'ASK', 'NONE');
  if (word) {
    orders.bigBossTie = word === 'SELF' ? 'self' : word === 'ASK' ? 'ask' : [];
    return null;
  }
  const seats = readSeats(cursor);
  if (isRefusal(seats)) return seats;
  orders.bigBossTie = seats;
  return null;
}
