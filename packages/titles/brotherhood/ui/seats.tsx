import type { Seat, SeatMark } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import { MARKS } from '../tables.ts';
import { type Piece, PieceIcon } from './board/icons.tsx';

export const markOf = (seat: Seat): SeatMark => MARKS[seat] ?? MARKS[0]!;

/** A seat's sign within a line of text; its name stands beside it, so it is hidden from those who listen. */
export const SeatSign = ({ seat, dead }: { seat: Seat; dead?: boolean }) => (
  <svg
    class="brotherhood-mark"
    viewBox="-15 -15 30 30"
    aria-hidden="true"
    font-family="DejaVu Sans, Verdana, sans-serif"
  >
    <Mark mark={markOf(seat)} x={0} y={0} r={12} dead={dead} />
  </svg>
);

/** A piece within a line of text. */
export const PieceSign = ({ piece }: { piece: Piece }) => (
  <svg class="brotherhood-icon" viewBox="0 0 24 24" aria-hidden="true">
    <PieceIcon piece={piece} x={0} y={0} size={24} ink="#221c14" />
  </svg>
);
