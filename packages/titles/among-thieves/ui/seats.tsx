import type { Seat, SeatMark } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import { CARD_TABLE, type Card, MARKS } from '../tables.ts';
import { CardIcon } from './board/icons.tsx';
import { cardColours } from './board/palette.ts';

export const markOf = (seat: Seat): SeatMark => MARKS[seat] ?? MARKS[0]!;

export const cardCode = (card: Card): string => CARD_TABLE[card].code;

/** A seat's sign within a line of text; its name stands beside it, so it is hidden from those who listen. */
export const SeatSign = ({ seat }: { seat: Seat }) => (
  <svg
    class="among-thieves-mark"
    viewBox="-15 -15 30 30"
    aria-hidden="true"
    font-family="DejaVu Sans, Verdana, sans-serif"
  >
    <Mark mark={markOf(seat)} x={0} y={0} r={12} />
  </svg>
);

/** A card's picture within a line of text. */
export const CardSign = ({ card }: { card: Card }) => (
  <svg class="among-thieves-icon" viewBox="0 0 48 48" aria-hidden="true">
    <CardIcon card={card} x={0} y={0} size={48} ink={cardColours[card].ink} />
  </svg>
);
