import { acceptKey, atEnd, misread, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { CardRef, CommandOf, FightTarget } from '../commands.ts';
import type { Reroll } from '../orders.ts';
import {
  type Cursor,
  cardNext,
  intNext,
  type Named,
  readCard,
  readCards,
  readCardsOrNone,
  readInt,
  readSeat,
  refsOf,
  seatNext,
  unreadable,
} from './cursor.ts';
import type { Word } from './words.ts';

/** Figures, Rides and cards of a line, sorted by what they are. */
interface Gang {
  thugs?: number;
  homies?: CardRef[];
  rides?: CardRef[];
  turf?: CardRef[];
  weapons?: CardRef[];
  cautions?: CardRef[];
  reroll?: Reroll;
  ifCops?: CardRef[] | 'ask';
  on?: { seat: Seat; word: Word };
}

/** The target of a Fight: HOOD or STREET and a Boss, or COPS. */
function readTarget(cursor: Cursor): FightTarget | Refusal {
  if (acceptKey(cursor, 'COPS')) return 'cops';
  const where = acceptKey(cursor, 'HOOD', 'STREET');
  if (!where) {
    const say = 'Say where: FIGHT HOOD RED, FIGHT STREET RED or FIGHT COPS';
    return seatNext(cursor)
      ? misread('UNREADABLE_LINE', `${say}.`, peek(cursor))
      : unreadable(cursor, peek(cursor), say);
  }
  const seat = readSeat(cursor);
  if (isRefusal(seat)) return seat;
  return where === 'HOOD' ? { hood: seat } : { street: seat };
}

/** What stands behind FIGHT. */
export function readFight(cursor: Cursor): CommandOf<'PickFight'> | Refusal {
  const target = readTarget(cursor);
  if (isRefusal(target)) return target;
  const gang = readGang(cursor, true);
  if (isRefusal(gang)) return gang;
  const { on, ...sent } = gang;
  if (on) return misread('UNREADABLE_LINE', 'A Fight has its target in front: FIGHT HOOD RED. Leave ON out.', on.word);
  return { type: 'PickFight', target, ...sent };
}

/** What stands behind CRIME. */
export function readCrime(cursor: Cursor): CommandOf<'AttemptCrime'> | Refusal {
  const named = readCard(cursor, 'a Crime card must be named here: CRIME CORNER WITH 3T');
  if (isRefusal(named)) return named;
  const gang = readGang(cursor, true);
  if (isRefusal(gang)) return gang;
  const { on, ...sent } = gang;
  return { type: 'AttemptCrime', card: named.ref, ...sent, ...(on ? { target: on.seat } : {}) };
}

/** What stands behind DEFEND: NONE, or what is added. */
export function readCommit(cursor: Cursor): CommandOf<'Commit'> | Refusal {
  if (acceptKey(cursor, 'NONE')) {
    if (atEnd(cursor)) return { type: 'Commit' };
    return unreadable(cursor, peek(cursor), 'DEFEND NONE ends here');
  }
  const gang = readGang(cursor, false);
  if (isRefusal(gang)) return gang;
  const { weapons, cautions, reroll, ifCops } = gang;
  return {
    type: 'Commit',
    ...(weapons ? { weapons } : {}),
    ...(cautions ? { cautions } : {}),
    ...(reroll ? { reroll } : {}),
    ...(ifCops ? { ifCops } : {}),
  };
}

/** Everything behind a target or a Crime card, or behind DEFEND (`attacks` false: no gang, no Rides, no Turf, no ON). */
function readGang(cursor: Cursor, attacks: boolean): Gang | Refusal {
  const gang: Gang = {};
  if (attacks) acceptKey(cursor, 'WITH');
  while (!atEnd(cursor)) {
    const refusal = readPart(cursor, gang, attacks);
    if (refusal) return refusal;
  }
  return gang;
}

const PARTS = 'WITH, IN, FLIP, USE, PLAY, ON, REROLL or COPS goes on';

function readPart(cursor: Cursor, gang: Gang, attacks: boolean): Refusal | null {
  const word = peek(cursor);
  if (attacks && intNext(cursor)) return readThugs(cursor, gang);
  if (attacks && cardNext(cursor)) return sortAll(cursor, gang, attacks);
  if (attacks && acceptKey(cursor, 'AND', 'WITH')) return null;
  if (attacks && acceptKey(cursor, 'IN', 'FLIP')) return sortAll(cursor, gang, attacks);
  if (acceptKey(cursor, 'USE', 'PLAY')) return sortAll(cursor, gang, attacks);
  if (acceptKey(cursor, 'AND')) return null;
  if (acceptKey(cursor, 'REROLL')) return readPolicy(cursor, gang);
  if (acceptKey(cursor, 'COPS')) return readIfCops(cursor, gang);
  if (attacks && acceptKey(cursor, 'ON')) {
    const seat = readSeat(cursor);
    if (isRefusal(seat)) return seat;
    gang.on = { seat, word };
    return null;
  }
  return unreadable(cursor, next(cursor), attacks ? PARTS : 'USE, PLAY, REROLL or COPS goes on, or NONE stands alone');
}

function readThugs(cursor: Cursor, gang: Gang): Refusal | null {
  const word = peek(cursor);
  const n = readInt(cursor, 'a number of Thugs is wanted');
  if (isRefusal(n)) return n;
  if (!acceptKey(cursor, 'THUG')) return unreadable(cursor, peek(cursor), 'a number is of Thugs: 3T or 3 THUGS');
  if (gang.thugs !== undefined) return misread('DUPLICATE_CARD', 'The Thugs of this line are counted already.', word);
  gang.thugs = n;
  return null;
}

function readPolicy(cursor: Cursor, gang: Gang): Refusal | null {
  const policy = acceptKey(cursor, 'IFLOSING', 'NEVER', 'ASK');
  if (!policy) return unreadable(cursor, peek(cursor), 'REROLL is followed by IFLOSING, NEVER or ASK');
  gang.reroll = POLICIES[policy];
  return null;
}

export const POLICIES = { IFLOSING: 'ifLosing', NEVER: 'never', ASK: 'ask' } as const;

function readIfCops(cursor: Cursor, gang: Gang): Refusal | null {
  if (acceptKey(cursor, 'ASK')) {
    gang.ifCops = 'ask';
    return null;
  }
  const cards = readCardsOrNone(cursor);
  if (isRefusal(cards)) return cards;
  gang.ifCops = refsOf(cards);
  return null;
}

/** Cards behind WITH, IN, FLIP, USE or PLAY: which list they belong to, their type tells. */
function sortAll(cursor: Cursor, gang: Gang, attacks: boolean): Refusal | null {
  const cards = readCards(cursor);
  if (isRefusal(cards)) return cards;
  for (const named of cards) {
    const refusal = sortOne(gang, named, attacks);
    if (refusal) return refusal;
  }
  return null;
}

const LISTS = { homie: 'homies', ride: 'rides', turf: 'turf', weapon: 'weapons', caution: 'cautions' } as const;

function sortOne(gang: Gang, { card, ref, word }: Named, attacks: boolean): Refusal | null {
  const { type, name } = card;
  if (type === 'crime' || type === 'drama')
    return misread(
      'UNREADABLE_LINE',
      `${name} is a ${type === 'crime' ? 'Crime' : 'Drama'}: it can’t be taken along.`,
      word,
    );
  if (!attacks && type !== 'weapon' && type !== 'caution')
    return misread('UNREADABLE_LINE', `${name} can’t be added here: only Weapons and Cautions of your hand can.`, word);
  const list = LISTS[type];
  gang[list] = [...(gang[list] ?? []), ref];
  return null;
}
