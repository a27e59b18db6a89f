import { acceptKey, atEnd, misread, next, peek } from '#engine/cursor.ts';
import { isRefusal, type Refusal, type Seat } from '#engine/title.ts';
import type { Card } from '../tables.ts';
import { cardName } from '../wording.ts';
import { acceptSeparator, acceptTargetSign, type Cursor, nothingMore, readSeat, unreadable } from './cursor.ts';

export interface Plot {
  cards: Card[];
  target: Seat | null;
}

/** What stands behind PLOT: two cards, No Honor with its target (rules 14: `plot`). */
export function readPlot(cursor: Cursor, players: number): Plot | Refusal {
  const plot: Plot = { cards: [], target: null };
  while (plot.cards.length < 2) {
    if (plot.cards.length > 0) acceptSeparator(cursor);
    if (atEnd(cursor)) return misread('NEED_TWO_CARDS', tooFew(plot.cards.length), peek(cursor));
    const card = readCard(cursor);
    if (isRefusal(card)) return card;
    plot.cards.push(card);
    const refusal = readTarget(cursor, card, plot, players);
    if (refusal) return refusal;
  }
  const word = peek(cursor);
  if (word.is === 'card')
    return misread('NEED_TWO_CARDS', 'Two cards are laid down, not more: PLOT TRAP + STEAL.', word);
  return nothingMore(cursor, 'the plot') ?? plot;
}

const tooFew = (n: number): string =>
  `Two cards are laid down, ${n === 0 ? 'none is' : 'only one is'} named here: PLOT TRAP + STEAL.`;

/** A sign may be left out behind No Honor: no seat can mean anything else there. */
function readTarget(cursor: Cursor, card: Card, plot: Plot, players: number): Refusal | null {
  const sign = peek(cursor);
  const said = acceptTargetSign(cursor);
  if (!said && sign.is !== 'seat') return null;
  if (card !== 'noHonor')
    return misread(
      'TARGET_WITHOUT_NO_HONOR',
      `Only No Honor points at somebody when it is laid down; ${cardName(card)} does not.`,
      sign,
    );
  const seat = readSeat(cursor, players, 'TARGET_UNKNOWN');
  if (isRefusal(seat)) return seat;
  plot.target = seat;
  return null;
}

/** A card by name, beginning or code; behind PLOT and DISCARD a bare NO is No Honor. */
export function readCard(cursor: Cursor): Card | Refusal {
  if (acceptKey(cursor, 'NO')) return 'noHonor';
  const word = next(cursor);
  if (word.is === 'card') return word.card;
  if (word.is === 'end') return unreadable(word, 'a card must be named: STEAL, TRAP, HEIST, SABOTAGE or NO HONOR');
  const say =
    word.text.toUpperCase() === 'S'
      ? 'S may be STEAL or SABOTAGE: write two letters, ST or SA.'
      : 'There is no such card. There are STEAL, TRAP, HEIST, SABOTAGE and NO HONOR; two letters are enough.';
  return misread('UNKNOWN_CARD', say, word);
}
