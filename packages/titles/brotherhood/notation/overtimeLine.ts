import { acceptKey, acceptMark, misread, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { OvertimeRule, Standing, State } from '../model.ts';
import { AREAS } from '../tables.ts';
import { type Cursor, readCount, readOther, unexpected } from './cursor.ts';
import type { Word } from './words.ts';

/** `OT SB: SHARE YIELD AT 1 AT ORANGE`, `OT ALL: 2`, `OT BOSS: FIGHT` (rules 14: `ot`). */
export function readOvertime(
  cursor: Cursor,
  into: NonNullable<Standing['ot']>,
  state: State,
  seat: Seat,
): Refusal | null {
  const word = next(cursor);
  const where =
    word.is === 'area' ? word.area : word.is === 'kind' && word.kind === 'G' ? 'BOSS' : isAll(word) ? 'ALL' : null;
  if (where === null || where === 'OUT')
    return unexpected(word, `one of ${AREAS.join(', ')}, ALL or BOSS comes first: OT ALL: SHARE`);
  acceptMark(cursor, ':');
  const rule = acceptKey(cursor, 'DEFAULT') ? null : readStance(cursor, where === 'BOSS', state, seat);
  if (rule !== null && isRefusal(rule)) return rule;
  into[where] = rule;
  return null;
}

const isAll = (word: ReturnType<typeof next<Word>>): boolean => word.is === 'key' && word.key === 'ALL';

function readStance(cursor: Cursor, boss: boolean, state: State, seat: Seat): OvertimeRule | Refusal {
  const first = peek(cursor);
  const named = acceptKey(cursor, 'FIGHT', 'SHARE', 'YIELD');
  if (named === 'YIELD' && isAt(cursor) && peek(cursor, 1).is === 'int')
    return misread(
      'BAD_WORD',
      'YIELD AT needs a stance before it: SHARE YIELD AT 1, or FIGHT YIELD AT 1.',
      peek(cursor),
    );
  if (!named && boss && first.is === 'int')
    return misread('BAD_RULE', 'An empire cannot be claimed by number: OT BOSS is FIGHT, SHARE or YIELD.', first);
  const stance = named ?? readCount(cursor, 'the stance is FIGHT, SHARE, YIELD or a number of Revenues; a number');
  if (isRefusal(stance)) return stance;
  const rule: OvertimeRule = { stance };
  if (acceptKey(cursor, 'YIELD')) {
    if (!acceptKey(cursor, 'AT')) return unexpected(peek(cursor), 'YIELD AT and a number of men');
    const yieldAt = readCount(cursor, 'YIELD AT', 0);
    if (isRefusal(yieldAt)) return yieldAt;
    rule.yieldAt = yieldAt;
  }
  if (acceptKey(cursor, 'AT')) {
    const target = readOther(cursor, state, seat);
    if (isRefusal(target)) return target;
    rule.target = target;
  }
  return rule;
}

const isAt = (cursor: Cursor): boolean => {
  const word = peek(cursor);
  return word.is === 'key' && word.key === 'AT';
};
