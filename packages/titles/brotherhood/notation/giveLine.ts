import { cursorOn } from '#engine/cursor.ts';
import type { Line } from '#engine/mailText.ts';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { SingleCommand, State } from '../model.ts';
import { nothingMore, readSeat } from './cursor.ts';
import { wordsOf } from './words.ts';

/** `GIVE 3000 TO ORANGE`; the amount may be 3000, 3,000, $3000 or 3k. It is read from the text because of its comma. */
export function readGive(line: Line, state: State): SingleCommand | Refusal {
  const at = (text: string) => `line ${line.n}: "${text.slice(0, 40)}"`;
  const rest = line.text.slice('GIVE'.length).trim();
  const to = / TO /i.exec(rest);
  if (!to) return refuse('BAD_WORD', 'A gift says how much and TO whom: GIVE 2000 TO YELLOW.', at(line.text));
  const written = rest.slice(0, to.index);
  const amount = amountOf(written);
  if (amount === null)
    return refuse('BAD_AMOUNT', 'An amount is written 3000, 3,000, $3000 or 3k, in whole dollars.', at(written));
  const cursor = cursorOn(wordsOf({ n: line.n, text: rest.slice(to.index + to[0].length) }), line.n);
  const seat = readSeat(cursor, state);
  if (isRefusal(seat)) return seat;
  return nothingMore(cursor, 'the gift') ?? { type: 'GiveMoney', to: seat, amount };
}

function amountOf(written: string): number | null {
  const text = written.replace(/[ $]/g, '').toUpperCase();
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2}|\d{1,6}K)$/.test(text)) return null;
  const amount = text.endsWith('K') ? Number(text.slice(0, -1)) * 1000 : Number(text.replaceAll(',', ''));
  return amount >= 1 ? amount : null;
}
