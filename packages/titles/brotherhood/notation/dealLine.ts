import { acceptKey, acceptMark, misread, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal } from '#engine/title.ts';
import type { Split, State } from '../model.ts';
import { AREAS, KINDS } from '../tables.ts';
import { type Cursor, nothingMore, readCount, readSeat, unexpected } from './cursor.ts';

type Share = Split[number];

const nothing = (seat: number): Share => ({
  seat,
  board: {},
  pool: { R: 0, P: 0, T: 0, H: 0 },
  jail: { T: 0, H: 0 },
  tokens: { getOut: 0, bribe: 0 },
});

/** `DEAL BLUE: 2R SB + POOL 4R + JAIL T & ORANGE: REST` (rules 14: `deal`). */
export function readDeal(cursor: Cursor, state: State): Split | Refusal {
  const split: Share[] = [];
  let rest: Share | null = null;
  do {
    const seat = readSeat(cursor, state);
    if (isRefusal(seat)) return seat;
    acceptMark(cursor, ':');
    const share = nothing(seat);
    const word = peek(cursor);
    if (acceptKey(cursor, 'REST')) {
      if (rest) return misread('BAD_SPLIT', 'Only one family can have the rest.', word);
      rest = share;
    } else {
      const refusal = readLots(cursor, share);
      if (refusal) return refusal;
    }
    split.push(share);
  } while (acceptMark(cursor, '&;') || acceptKey(cursor, 'AND'));
  const refusal = nothingMore(cursor, 'the deal') ?? (rest && giveRest(rest, split, state, cursor));
  return refusal ?? split;
}

function readLots(cursor: Cursor, share: Share): Refusal | null {
  if (acceptKey(cursor, 'NOTHING')) return null;
  do {
    const refusal = readLot(cursor, share);
    if (refusal) return refusal;
  } while (acceptMark(cursor, '+'));
  return null;
}

function readLot(cursor: Cursor, share: Share): Refusal | null {
  if (acceptKey(cursor, 'TOKEN')) {
    const token = acceptKey(cursor, 'BRIBE', 'GETOUT');
    if (!token) return unexpected(next(cursor), 'TOKEN BRIBE or TOKEN GETOUT');
    share.tokens[token === 'BRIBE' ? 'bribe' : 'getOut']++;
    return null;
  }
  const place = acceptKey(cursor, 'POOL', 'JAIL');
  const n = peek(cursor).is === 'int' ? readCount(cursor, 'how many') : 1;
  if (isRefusal(n)) return n;
  const word = next(cursor);
  if (word.is !== 'kind' || word.kind === 'G')
    return unexpected(word, 'a lot is 2R SB, POOL 4R, JAIL T or TOKEN BRIBE');
  const { kind } = word;
  if (place === 'POOL') share.pool[kind] += n;
  else if (place === 'JAIL') {
    if (kind !== 'T' && kind !== 'H') return unexpected(word, 'only T and H sit in jail');
    share.jail[kind] += n;
  } else {
    const area = next(cursor);
    if (area.is !== 'area' || area.area === 'OUT') return unexpected(area, `behind the piece comes its area: 2R SB`);
    const there = share.board[area.area];
    share.board[area.area] = { ...there, [kind]: (there?.[kind] ?? 0) + n };
  }
  return null;
}

/** REST is what the fallen boss leaves and the other shares do not name. */
function giveRest(rest: Share, split: readonly Share[], state: State, cursor: Cursor): Refusal | null {
  const dead = state.disputes[0]?.dead ?? null;
  if (dead === null)
    return misread('BAD_SPLIT', 'REST has a meaning only while an empire is in dispute.', peek(cursor));
  const { board, pool, jail, tokens } = state.seats[dead]!;
  const left = (all: number, named: (share: Share) => number | undefined) =>
    Math.max(0, all - split.reduce((sum, share) => sum + (named(share) ?? 0), 0));
  for (const area of AREAS) {
    const there: NonNullable<Share['board'][typeof area]> = {};
    for (const kind of KINDS) {
      const n = left(board[area][kind], (share) => share.board[area]?.[kind]);
      if (n > 0) there[kind] = n;
    }
    if (Object.keys(there).length > 0) rest.board[area] = there;
  }
  for (const kind of KINDS) rest.pool[kind] = left(pool[kind], (share) => share.pool[kind]);
  rest.jail = { T: left(jail.T, (s) => s.jail.T), H: left(jail.H, (s) => s.jail.H) };
  rest.tokens = {
    getOut: left(tokens.getOut, (s) => s.tokens.getOut),
    bribe: left(tokens.bribe, (s) => s.tokens.bribe),
  };
  return null;
}
