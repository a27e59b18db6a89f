import { acceptKey, atEnd, next } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { OrdersSent } from '../model.ts';
import { isStopper, type Kind } from '../tables.ts';
import { acceptSeparator, type Cursor, nothingMore, readSeat, unreadable } from './cursor.ts';

/** One line of orders as it changes what is sent, and of which sort it is: two of a sort in a mail are refused. */
export interface OrderLine {
  sort: string;
  orders: OrdersSent;
}

/** What stands behind a stopper: `TRAP ANY`, `TRAP NEVER`, `TRAP C D` (rules 14: `react-order`). */
export function readReaction(cursor: Cursor, kind: Kind, players: number): OrderLine | Refusal {
  const word = acceptKey(cursor, 'ANY', 'NEVER', 'ASK');
  const reaction = word ? reactionOf[word] : readSeats(cursor, players, 'BAD_REACTION');
  if (isRefusal(reaction)) return reaction;
  return nothingMore(cursor, 'the order') ?? { sort: kind, orders: { [kind]: reaction } };
}

const reactionOf = { ANY: 'any', NEVER: 'never', ASK: 'ask' } as const;

/** `FIRST SABOTAGE`, `FIRST ANY`. */
export function readFirst(cursor: Cursor): OrderLine | Refusal {
  if (acceptKey(cursor, 'ANY')) return nothingMore(cursor, 'the order') ?? { sort: 'FIRST', orders: { first: null } };
  const word = next(cursor);
  if (word.is !== 'card') return unreadable(word, 'the card to turn first, or ANY: FIRST TRAP');
  return nothingMore(cursor, 'the order') ?? { sort: 'FIRST', orders: { first: word.card } };
}

/** `POINT TRAP C D`, `POINT SABOTAGE RICHEST`. */
export function readPoint(cursor: Cursor, players: number): OrderLine | Refusal {
  const word = next(cursor);
  if (word.is !== 'card' || !isStopper(word.card))
    return unreadable(word, 'the card that points comes first: POINT TRAP C D, POINT SABOTAGE RICHEST');
  const seats = acceptKey(cursor, 'RICHEST') ? [] : readSeats(cursor, players, 'BAD_POINT');
  if (isRefusal(seats)) return seats;
  return nothingMore(cursor, 'the order') ?? { sort: `POINT ${word.card}`, orders: { point: { [word.card]: seats } } };
}

/** `PLACES 2 1`, `PLACES ANY`. */
export function readPlaces(cursor: Cursor): OrderLine | Refusal {
  const locations: number[] = [];
  if (!acceptKey(cursor, 'ANY'))
    do {
      const word = next(cursor);
      if (word.is !== 'int' || word.n > 99)
        return unreadable(word, 'the numbers of locations, the best first: PLACES 2 1, or PLACES ANY');
      locations.push(word.n);
    } while (acceptSeparator(cursor) || !atEnd(cursor));
  return nothingMore(cursor, 'the order') ?? { sort: 'PLACES', orders: { locations } };
}

/** `TAKEOVER RICHEST`, `TAKEOVER NEVER`, `TAKEOVER A C`. */
export function readTakeover(cursor: Cursor, players: number): OrderLine | Refusal {
  const word = acceptKey(cursor, 'RICHEST', 'NEVER');
  const takeover = word ? takeoverOf[word] : readSeats(cursor, players, 'BAD_TAKEOVER');
  if (isRefusal(takeover)) return takeover;
  return nothingMore(cursor, 'the order') ?? { sort: 'TAKEOVER', orders: { takeover } };
}

const takeoverOf = { RICHEST: 'richest', NEVER: 'never' } as const;

/** One or more players; that they are different and others is for the rules to say. */
function readSeats(cursor: Cursor, players: number, code: string): Seat[] | Refusal {
  const seats: Seat[] = [];
  do {
    const seat = readSeat(cursor, players, code);
    if (isRefusal(seat)) return seat;
    seats.push(seat);
  } while (acceptSeparator(cursor) || !atEnd(cursor));
  return seats;
}
