import { acceptKey, acceptMark, atEnd, misread, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { Ledger, State } from '../model.ts';
import { AREAS, type Area, KINDS, type Kind, type Men, type Place } from '../tables.ts';
import { type Cursor, readCount, unexpected } from './cursor.ts';
import type { Word } from './words.ts';

type Piece = { kind: Kind | 'G'; n: number; word: Word };

/** A ledger that grows line by line; the lines of one mail add up. */
export interface Draft {
  close: Partial<Record<Area, number>>;
  bail: Men;
  bailAll: boolean;
  buy: Partial<Record<Area, Partial<Record<Kind, number>>>>;
  godfather: Place | null;
  held: Area[];
  /** NOTHING or STAY, which stand alone. */
  alone: Word | null;
  /** Parts read so far. */
  parts: number;
}

export const emptyDraft = (): Draft => ({
  close: {},
  bail: { T: 0, H: 0 },
  bailAll: false,
  buy: {},
  godfather: null,
  held: [],
  alone: null,
  parts: 0,
});

/** Reads one ledger line into the draft (rules 14: `ledger`). */
export function readLedgerLine(cursor: Cursor, draft: Draft): Refusal | null {
  while (!atEnd(cursor)) {
    if (acceptSeparator(cursor)) continue;
    const first = peek(cursor);
    const refusal = readPart(cursor, draft) ?? (draft.alone && draft.parts > 0 ? notAlone(first, draft.alone) : null);
    if (refusal) return refusal;
    draft.parts++;
    if (!atEnd(cursor) && !acceptSeparator(cursor))
      return unexpected(peek(cursor), 'the groups of a ledger are separated by &');
  }
  return null;
}

const acceptSeparator = (cursor: Cursor): boolean => acceptMark(cursor, '&;,') || acceptKey(cursor, 'AND') !== null;

const notAlone = (word: Word, alone: Word): Refusal =>
  misread(
    'BAD_WORD',
    `${alone.text.toUpperCase()} stands alone: leave it out, or all other parts of the ledger.`,
    word,
  );

function readPart(cursor: Cursor, draft: Draft): Refusal | null {
  const first = peek(cursor);
  switch (acceptKey(cursor, 'NOTHING', 'STAY', 'CLOSE', 'BAIL', 'HOLD')) {
    case 'NOTHING':
    case 'STAY':
      draft.alone = first;
      return null;
    case 'CLOSE':
      return readClose(cursor, draft);
    case 'BAIL':
      return readBail(cursor, draft);
    case 'HOLD':
      return readHold(cursor, draft);
    case null:
      if (first.is === 'key') return unexpected(first, `${first.text.toUpperCase()} needs a line of its own`);
      return readPurchase(cursor, draft);
  }
}

function readHold(cursor: Cursor, draft: Draft): Refusal | null {
  acceptKey(cursor, 'ALL');
  const word = peek(cursor);
  if (word.is !== 'area') {
    draft.held.push(...AREAS);
    return null;
  }
  cursor.at++;
  if (word.area === 'OUT')
    return misread('BAD_WORD', 'Nobody can be hired Out-of-Town: HOLD names one of the six areas.', word);
  draft.held.push(word.area);
  return null;
}

function readBail(cursor: Cursor, draft: Draft): Refusal | null {
  if (acceptKey(cursor, 'ALL')) {
    draft.bailAll = true;
    return null;
  }
  const group = readGroup(cursor);
  if (isRefusal(group)) return group;
  const [area] = group.areas;
  if (area) return unexpected(area, 'BAIL names no area, prisoners go to the pool; hire them in a group of its own');
  if (group.pieces.length === 0) return unexpected(peek(cursor), 'BAIL says whom: BAIL 1T + 1H, or BAIL ALL');
  for (const { kind, n, word } of group.pieces) {
    if (kind !== 'T' && kind !== 'H')
      return misread('BAD_WORD', 'Only Thugs and Hitmen go to jail: BAIL 1T + 1H.', word);
    draft.bail[kind] += n;
  }
  return null;
}

function readClose(cursor: Cursor, draft: Draft): Refusal | null {
  const group = readAreaGroup(cursor);
  if (isRefusal(group)) return group;
  const wrong = group.pieces.find(({ kind }) => kind !== 'R');
  if (wrong)
    return misread('BAD_WORD', 'Only Revenues can be closed: CLOSE 1R: TD. Unlisted men go by themselves.', wrong.word);
  if (group.area === 'OUT') return onlyGodfatherOut(group.pieces[0]!.word);
  for (const { n } of group.pieces) draft.close[group.area] = (draft.close[group.area] ?? 0) + n;
  return null;
}

function readPurchase(cursor: Cursor, draft: Draft): Refusal | null {
  const group = readAreaGroup(cursor);
  if (isRefusal(group)) return group;
  for (const { kind, n, word } of group.pieces) {
    if (kind === 'G') {
      if (n > 1 || draft.godfather !== null)
        return misread('TWO_GODFATHERS', 'You have one Godfather: name him once, with one area.', word);
      draft.godfather = group.area;
    } else if (group.area === 'OUT') return onlyGodfatherOut(word);
    else {
      const there = draft.buy[group.area];
      draft.buy[group.area] = { ...there, [kind]: (there?.[kind] ?? 0) + n };
    }
  }
  return null;
}

const onlyGodfatherOut = (word: Word): Refusal =>
  misread(
    'OUT_ONLY_FOR_G',
    'Only the Godfather can be Out-of-Town: G: OUT. Name one of the six areas for the others.',
    word,
  );

/** A group with exactly one area and at least one piece. */
function readAreaGroup(cursor: Cursor): { pieces: Piece[]; area: Place } | Refusal {
  const first = peek(cursor);
  const group = readGroup(cursor);
  if (isRefusal(group)) return group;
  const [area, second] = group.areas;
  if (group.pieces.length === 0)
    return misread('NO_PIECE', 'This names no piece: write what goes there, like 2R: SB + T.', first);
  if (!area) {
    const [{ n, word }] = group.pieces as [Piece, ...Piece[]];
    const piece = { ...word, text: n === 1 ? word.text : `${n}${word.text}` };
    return misread('NO_AREA', 'This names no area: say where, like 2R: SB + T.', piece);
  }
  if (second)
    return misread(
      'TWO_AREAS',
      `One group, one area: put & between them, like 2R: ${area.text} & T: ${second.text}.`,
      second,
    );
  return { pieces: group.pieces, area: area.area };
}

type AreaWord = Extract<Word, { is: 'area' }>;

/** Pieces and areas in any order up to a separator, whatever they are. */
function readGroup(cursor: Cursor): { pieces: Piece[]; areas: AreaWord[] } | Refusal {
  const pieces: Piece[] = [];
  const areas: AreaWord[] = [];
  for (;;) {
    if (acceptMark(cursor, '+:@')) continue;
    const word = peek(cursor);
    if (word.is === 'kind') {
      pieces.push({ kind: word.kind, n: 1, word });
      cursor.at++;
    } else if (word.is === 'area') {
      areas.push(word);
      cursor.at++;
    } else if (word.is === 'int') {
      const piece = readCounted(cursor);
      if (isRefusal(piece)) return piece;
      pieces.push(piece);
    } else if (word.is === 'end' || isSeparator(word)) return { pieces, areas };
    else return unexpected(word, 'a ledger has pieces (G T H R P), areas (WE SB CC DT ES TD) and & between groups');
  }
}

const isSeparator = (word: Word): boolean =>
  (word.is === 'mark' && '&;,'.includes(word.mark)) || (word.is === 'key' && word.key === 'AND');

function readCounted(cursor: Cursor): Piece | Refusal {
  const number = peek(cursor);
  const n = readCount(cursor, 'the number of pieces');
  const word = peek(cursor);
  if (word.is === 'kind') {
    if (isRefusal(n)) return n;
    next(cursor);
    return { kind: word.kind, n, word };
  }
  let ahead = 0;
  for (let link = peek(cursor); link.is === 'mark' && '+:@'.includes(link.mark); link = peek(cursor, ahead)) ahead++;
  if (peek(cursor, ahead).is === 'area')
    return misread('COUNT_BEFORE_AREA', 'A number stands before its piece, not before an area: 5T: SB.', number);
  if (isRefusal(n)) return n;
  return unexpected(word, `the number ${number.text} needs a piece behind it (G T H R P)`);
}

/** The finished ledger: HOLD and BAIL ALL become what stands and sits there now. */
export function ledgerOf(draft: Draft, state: State, seat: Seat): Ledger {
  const { board, jail } = state.seats[seat]!;
  const buy: Ledger['buy'] = {};
  const close: Ledger['close'] = {};
  for (const area of AREAS) {
    const held = draft.held.includes(area);
    const counts: Partial<Record<Kind, number>> = {};
    for (const kind of KINDS) {
      const stays = held && (kind === 'T' || kind === 'H') ? board[area][kind] : 0;
      const n = stays + (draft.buy[area]?.[kind] ?? 0);
      if (n > 0) counts[kind] = n;
    }
    if (Object.keys(counts).length > 0) buy[area] = counts;
    if (draft.close[area]) close[area] = draft.close[area];
  }
  const bailed = draft.bailAll ? jail : { T: 0, H: 0 };
  return {
    close,
    bail: { T: bailed.T + draft.bail.T, H: bailed.H + draft.bail.H },
    buy,
    godfather: draft.godfather,
    stay: draft.alone?.is === 'key' && draft.alone.key === 'STAY',
  };
}
