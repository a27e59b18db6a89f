import { acceptKey, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import type { CommandOf } from '../model.ts';
import { acceptTargetSign, type Cursor, nothingMore, readSeat, unreadable } from './cursor.ts';
import { readCard } from './plotLine.ts';

/** What stands behind REVEAL: the card, whom it points at, where the Heist goes (rules 14: `reveal`). */
export function readReveal(cursor: Cursor, players: number): CommandOf<'Reveal'> | Refusal {
  const card = readCard(cursor);
  if (isRefusal(card)) return card;
  const reveal: CommandOf<'Reveal'> = { type: 'Reveal', card };
  if (acceptTargetSign(cursor) || peek(cursor).is === 'seat') {
    const point = readSeat(cursor, players, 'BAD_POINT');
    if (isRefusal(point)) return point;
    reveal.point = point;
  }
  if (acceptKey(cursor, 'DECLINE')) reveal.decline = true;
  else if (acceptKey(cursor, 'PLACES')) {
    const word = next(cursor);
    if (word.is !== 'int' || word.n > 99) return unreadable(word, 'the number of a location: REVEAL HEIST LOC 2');
    reveal.at = word.n;
  }
  return nothingMore(cursor, 'REVEAL') ?? reveal;
}
