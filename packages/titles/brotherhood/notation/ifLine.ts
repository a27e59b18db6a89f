import { acceptKey, acceptMark, cursorOn, misread, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { Alternative, Branch, Condition, Standing, State } from '../model.ts';
import { AREAS } from '../tables.ts';
import { type Cursor, readCount, readOther, unexpected } from './cursor.ts';
import { RULE_VERBS, readRule } from './ruleLines.ts';
import type { Word } from './words.ts';

const EXAMPLE = 'IF YELLOW T IN SB: FIRE SB: YELLOW ELSE: TAKE SB: ALL';

/** `IF [n] YELLOW [T] [NOT] IN SB: rules [ELSE: rules]`, behind the IF (rules of the notation: `if`). */
export function readIf(cursor: Cursor, state: State, seat: Seat): Alternative | Refusal {
  const condition = readCondition(cursor, state, seat);
  if (isRefusal(condition)) return condition;
  acceptMark(cursor, ':');
  const words = rest(cursor);
  const at = words.findIndex((word) => word.is === 'key' && word.key === 'ELSE');
  const rules = readBranch(at < 0 ? words : words.slice(0, at), cursor, state, seat);
  if (isRefusal(rules)) return rules;
  if (at < 0) return { when: condition, rules, otherwise: {} };
  cursor.at = cursor.words.length - words.length + at + 1;
  const otherwise = readElse(cursor, state, seat);
  return isRefusal(otherwise) ? otherwise : { when: condition, rules, otherwise };
}

/** What stands behind ELSE, on the same line or on the next. */
export function readElse(cursor: Cursor, state: State, seat: Seat): Branch | Refusal {
  acceptMark(cursor, ':');
  return readBranch(rest(cursor), cursor, state, seat);
}

const rest = (cursor: Cursor): readonly Word[] => cursor.words.slice(cursor.at);

function readCondition(cursor: Cursor, state: State, seat: Seat): Condition | Refusal {
  const n = peek(cursor).is === 'int' ? readCount(cursor, 'how many') : 1;
  if (isRefusal(n)) return n;
  const other = readOther(cursor, state, seat);
  if (isRefusal(other)) return other;
  const piece = peek(cursor);
  if (piece.is === 'kind') cursor.at++;
  const not = acceptKey(cursor, 'NOT') !== null;
  if (!acceptKey(cursor, 'IN')) return unexpected(peek(cursor), `a condition is written ${EXAMPLE}`);
  const word = next(cursor);
  if (word.is !== 'area' || word.area === 'OUT')
    return unexpected(word, `behind IN comes one of ${AREAS.join(', ')}: ${EXAMPLE}`);
  return {
    seat: other,
    ...(n === 1 ? {} : { n }),
    ...(piece.is === 'kind' ? { kind: piece.kind } : {}),
    area: word.area,
    ...(not ? { not: true as const } : {}),
  };
}

/** Rules one behind the other; each begins with its verb, so that a comma may stand within and between them. */
function readBranch(words: readonly Word[], { line }: Cursor, state: State, seat: Seat): Branch | Refusal {
  const [first] = words;
  const starts = words.flatMap((word, i) => (isVerb(word) ? [i] : []));
  if (!first || starts[0] !== 0) return unexpected(first ?? end(line), `an instruction comes here: ${EXAMPLE}`);
  const branch: Standing = {};
  for (const [i, start] of starts.entries()) {
    const part = withoutSeparators(words.slice(start, starts[i + 1] ?? words.length));
    const cursor = cursorOn(part, line);
    const verb = acceptKey(cursor, ...RULE_VERBS);
    if (verb === null || verb === 'FRIENDS' || verb === 'BRIBE')
      return misread(
        'BAD_RULE',
        'IF chooses between USE, FIRE, TAKE and OT, and takes no IF within.',
        part[0] ?? first,
      );
    const refusal = readRule(verb, cursor, branch, state, seat);
    if (refusal) return refusal;
  }
  return branch;
}

const end = (line: number): Word => ({ is: 'end', text: 'the end of the line', line });

const isVerb = (word: Word): boolean =>
  word.is === 'key' && (word.key === 'IF' || RULE_VERBS.some((verb) => verb === word.key));

function withoutSeparators(words: readonly Word[]): readonly Word[] {
  const last = words[words.length - 1];
  const separates =
    last && ((last.is === 'mark' && '&;,'.includes(last.mark)) || (last.is === 'key' && last.key === 'AND'));
  return separates ? withoutSeparators(words.slice(0, -1)) : words;
}
