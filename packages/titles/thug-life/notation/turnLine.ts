import { acceptKey, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { CardRef, CommandOf } from '../commands.ts';
import {
  type Cursor,
  intNext,
  readCard,
  readCards,
  readInt,
  readSeat,
  refsOf,
  seatNext,
  unreadable,
} from './cursor.ts';

type Times = CommandOf<'JumpIn' | 'Hustle'>;

/** JUMP or HUSTLE with the number of Thugs, if it is said. */
export function readTimes(cursor: Cursor, type: Times['type']): Times | Refusal {
  if (type === 'JumpIn') acceptKey(cursor, 'IN');
  if (!intNext(cursor)) return { type };
  const n = readInt(cursor, 'a number of Thugs is wanted');
  if (isRefusal(n)) return n;
  acceptKey(cursor, 'THUG');
  return { type, n };
}

/** `GRIND 2 FROM STREETS`, `GRIND FROM RED`. */
export function readGrind(cursor: Cursor): CommandOf<'Grind'> | Refusal {
  const grind: CommandOf<'Grind'> = { type: 'Grind' };
  if (intNext(cursor)) {
    const n = readInt(cursor, 'a number of Dollas is wanted');
    if (isRefusal(n)) return n;
    grind.n = n;
  }
  const from = acceptKey(cursor, 'FROM') !== null;
  if (acceptKey(cursor, 'STREET')) grind.from = 'streets';
  else if (seatNext(cursor)) {
    const seat = readSeat(cursor);
    if (isRefusal(seat)) return seat;
    grind.from = seat;
  } else if (from) return unreadable(cursor, peek(cursor), 'GRIND FROM is followed by STREETS or a Boss');
  return grind;
}

interface Aim {
  target?: Seat;
  discard?: CardRef;
}

/** `ON boss` and `DISCARD card`, in any order, each at most once. */
function readAim(cursor: Cursor): Aim | Refusal {
  const aim: Aim = {};
  for (;;) {
    if (aim.target === undefined && acceptKey(cursor, 'ON')) {
      const seat = readSeat(cursor);
      if (isRefusal(seat)) return seat;
      aim.target = seat;
    } else if (aim.discard === undefined && acceptKey(cursor, 'DISCARD')) {
      const named = readCard(cursor);
      if (isRefusal(named)) return named;
      aim.discard = named.ref;
    } else return aim;
  }
}

export function readBurn(cursor: Cursor): CommandOf<'BurnHomie'> | Refusal {
  const named = readCard(cursor, 'a Homie must be named here: BURN BOOKS');
  if (isRefusal(named)) return named;
  const aim = readAim(cursor);
  if (isRefusal(aim)) return aim;
  if (aim.discard !== undefined)
    return unreadable(cursor, peek(cursor), 'burning a Homie costs no card: leave DISCARD out');
  return { type: 'BurnHomie', homie: named.ref, ...aim };
}

export function readFlip(cursor: Cursor): CommandOf<'FlipTurf'> | Refusal {
  const named = readCard(cursor, 'a Turf must be named here: FLIP STORE');
  if (isRefusal(named)) return named;
  const aim = readAim(cursor);
  return isRefusal(aim) ? aim : { type: 'FlipTurf', turf: named.ref, ...aim };
}

export function readPlay(cursor: Cursor): CommandOf<'PlayCaution'> | Refusal {
  const named = readCard(cursor, 'a Caution must be named here: PLAY WORD');
  if (isRefusal(named)) return named;
  const aim = readAim(cursor);
  return isRefusal(aim) ? aim : { type: 'PlayCaution', card: named.ref, ...aim };
}

/** A Drama's offer; behind DRAMA a number is that of a Drama card. */
export function readOffer(cursor: Cursor): CommandOf<'DramaOffer'> | Refusal {
  const named = readCard(cursor, 'a Drama card must be named here: DRAMA ODDJOBS', 'drama');
  if (isRefusal(named)) return named;
  const offer: CommandOf<'DramaOffer'> = { type: 'DramaOffer', drama: named.ref };
  if (!acceptKey(cursor, 'DISCARD')) return offer;
  const discard = readCard(cursor);
  return isRefusal(discard) ? discard : { ...offer, discard: discard.ref };
}

export function readEnd(cursor: Cursor): CommandOf<'EndTurn'> | Refusal {
  if (!acceptKey(cursor, 'DISCARD')) return { type: 'EndTurn' };
  if (acceptKey(cursor, 'NONE')) return { type: 'EndTurn', discard: [] };
  const cards = readCards(cursor, 'the cards to be discarded must be named here');
  return isRefusal(cards) ? cards : { type: 'EndTurn', discard: refsOf(cards) };
}
