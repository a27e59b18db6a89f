import { acceptKey, acceptMark, atEnd, misread, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { BribeRule, FireRule, Shot, Standing, State, TakeRule, UseRule, Wish } from '../model.ts';
import { AREAS, type Area } from '../tables.ts';
import { acceptComma, type Cursor, nothingMore, readCount, readOther, unexpected } from './cursor.ts';
import { readOvertime } from './overtimeLine.ts';
import type { Verb } from './words.ts';

export const RULE_VERBS = ['USE', 'FIRE', 'TAKE', 'OT', 'FRIENDS', 'BRIBE'] as const satisfies readonly Verb[];
export type RuleVerb = (typeof RULE_VERBS)[number];

/**
 * Reads what stands behind the verb of an instruction into `into` (rules 14: `rule`); a later line about the same area replaces
 * an earlier one of the same mail. DEFAULT goes back to what the house does without a rule.
 */
export function readRule(verb: RuleVerb, cursor: Cursor, into: Standing, state: State, seat: Seat): Refusal | null {
  const refusal = readRuleBody(verb, cursor, into, state, seat);
  return refusal ?? nothingMore(cursor, 'the instruction');
}

function readRuleBody(verb: RuleVerb, cursor: Cursor, into: Standing, state: State, seat: Seat): Refusal | null {
  switch (verb) {
    case 'USE':
      into.use ??= {};
      return perArea(cursor, 'USE SB: YELLOW R', into.use, () => readUse(cursor, state, seat));
    case 'FIRE':
      into.fire ??= {};
      return perArea(cursor, 'FIRE SB: YELLOW', into.fire, () => readFire(cursor, state, seat));
    case 'TAKE':
      into.take ??= {};
      return perArea(cursor, 'TAKE SB: ALL', into.take, () => readTake(cursor, state, seat));
    case 'OT':
      into.ot ??= {};
      return readOvertime(cursor, into.ot, state, seat);
    case 'FRIENDS': {
      const friends = acceptKey(cursor, 'NONE') ? [] : readSeats(cursor, state, seat, ',');
      if (isRefusal(friends)) return friends;
      into.friends = friends;
      return null;
    }
    case 'BRIBE': {
      const bribe = readBribe(cursor);
      if (isRefusal(bribe)) return bribe;
      into.bribe = bribe;
      return null;
    }
  }
}

/** An area or ALL, a colon if one likes, and the rule. */
function perArea<Rule extends object>(
  cursor: Cursor,
  example: string,
  into: Partial<Record<Area | 'ALL', Rule | null>>,
  readOne: () => Rule | Refusal,
): Refusal | null {
  const word = next(cursor);
  const where = word.is === 'area' ? word.area : word.is === 'key' && word.key === 'ALL' ? 'ALL' : null;
  if (where === null || where === 'OUT')
    return unexpected(word, `one of ${AREAS.join(', ')} or ALL comes first: ${example}`);
  acceptMark(cursor, ':');
  const rule = acceptKey(cursor, 'DEFAULT') ? null : readOne();
  if (rule !== null && isRefusal(rule)) return rule;
  into[where] = rule;
  return null;
}

/** One or more other families, separated by `mark` or blanks. */
function readSeats(cursor: Cursor, state: State, seat: Seat, mark: string): Seat[] | Refusal {
  const seats: Seat[] = [];
  do {
    const other = readOther(cursor, state, seat);
    if (isRefusal(other)) return other;
    if (!seats.includes(other)) seats.push(other);
  } while (acceptMark(cursor, mark) || (mark === ',' && acceptComma(cursor)) || peek(cursor).is === 'seat');
  return seats;
}

function readUse(cursor: Cursor, state: State, seat: Seat): UseRule | Refusal {
  if (acceptKey(cursor, 'NONE')) return { wishes: [], auto: false };
  const wishes: Wish[] = [];
  do {
    if (acceptKey(cursor, 'AUTO')) return { wishes, auto: true };
    const n = peek(cursor).is === 'int' ? readCount(cursor, 'how many') : 1;
    if (isRefusal(n)) return n;
    const victim = readOther(cursor, state, seat);
    if (isRefusal(victim)) return victim;
    const word = next(cursor);
    if (word.is !== 'kind') return unexpected(word, 'behind the family comes R, T or P: USE SB: 2 YELLOW R, YELLOW T');
    if (word.kind === 'G' || word.kind === 'H')
      return misread('BAD_RULE', 'Influence reaches R, T and P only, never Hitmen and Godfathers.', word);
    wishes.push({ n, seat: victim, kind: word.kind });
  } while (acceptComma(cursor));
  return { wishes, auto: false };
}

function readFire(cursor: Cursor, state: State, seat: Seat): FireRule | Refusal {
  if (acceptKey(cursor, 'AUTO')) return { prefer: [] };
  const second = peek(cursor, 1);
  if (peek(cursor).is === 'seat' && (second.is === 'end' || (second.is === 'mark' && second.mark === '>'))) {
    const prefer = readSeats(cursor, state, seat, '>');
    return isRefusal(prefer) ? prefer : { prefer };
  }
  const shots: Shot[] = [];
  do {
    const shot = readShot(cursor, state, seat);
    if (isRefusal(shot)) return shot;
    shots.push(shot);
  } while (acceptComma(cursor));
  return { shots };
}

/** `2T YELLOW`, `H YELLOW` (all Hitmen left), `2 YELLOW`, `REST YELLOW` or `YELLOW` (all that are left). */
function readShot(cursor: Cursor, state: State, seat: Seat): Shot | Refusal {
  const shot: Omit<Shot, 'seat'> = {};
  if (!acceptKey(cursor, 'REST')) {
    if (peek(cursor).is === 'int') {
      const n = readCount(cursor, 'the number of men');
      if (isRefusal(n)) return n;
      shot.n = n;
    }
    const gun = peek(cursor);
    if (gun.is === 'kind') {
      if (gun.kind === 'R' || gun.kind === 'P') return misread('BAD_RULE', 'Only T, H and G can shoot.', gun);
      shot.kind = gun.kind;
      cursor.at++;
    }
  }
  const target = readOther(cursor, state, seat);
  return isRefusal(target) ? target : { ...shot, seat: target };
}

function readTake(cursor: Cursor, state: State, seat: Seat): TakeRule | Refusal {
  const amount = acceptKey(cursor, 'ALL', 'NONE');
  const max =
    amount === 'ALL' ? 'ALL' : amount === 'NONE' ? 0 : readCount(cursor, 'how many to take (or ALL, or NONE)', 0);
  if (isRefusal(max)) return max;
  const rule: TakeRule = { max };
  if (acceptKey(cursor, 'FROM')) {
    const from = readSeats(cursor, state, seat, '>');
    if (isRefusal(from)) return from;
    rule.from = from;
  }
  while (acceptComma(cursor));
  const word = peek(cursor);
  if (!acceptKey(cursor, 'RAZE')) return rule;
  if (!state.config.houseRules.revenueRaze)
    return misread('BAD_RULE', 'Burning Revenues down is house rule 2, which is off in this game.', word);
  const raze = acceptKey(cursor, 'ALL') ?? readCount(cursor, 'how many to raze (or ALL)', 0);
  if (isRefusal(raze)) return raze;
  return { ...rule, raze };
}

function readBribe(cursor: Cursor): BribeRule | null | Refusal {
  if (acceptKey(cursor, 'NONE', 'DEFAULT')) return null;
  const cards: number[] = [];
  const any = acceptKey(cursor, 'ANY') !== null;
  if (!any) {
    do {
      const word = peek(cursor);
      const card = readCount(cursor, 'the number of a card (or ANY, or NONE)');
      if (isRefusal(card)) return card;
      if (card > 9) return misread('BAD_RULE', 'Only cards 1 to 9 can be bribed away.', word);
      if (!cards.includes(card)) cards.push(card);
    } while (acceptComma(cursor));
  }
  const areas = readBribeAreas(cursor);
  return isRefusal(areas) ? areas : { cards: any ? 'ANY' : cards, areas };
}

function readBribeAreas(cursor: Cursor): BribeRule['areas'] | Refusal {
  if (!acceptKey(cursor, 'IN'))
    return atEnd(cursor) ? 'ANY' : unexpected(peek(cursor), 'BRIBE 2, 4 IN WE, SB is a pattern');
  if (acceptKey(cursor, 'ANY', 'ALL')) return 'ANY';
  const areas: Area[] = [];
  do {
    const word = next(cursor);
    if (word.is !== 'area' || word.area === 'OUT')
      return unexpected(word, `behind IN comes ANY or areas: ${AREAS.join(', ')}`);
    if (!areas.includes(word.area)) areas.push(word.area);
  } while (acceptComma(cursor));
  return areas;
}
