import type { Seat, SeatMark } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import type { Card } from '../deck/schema.ts';
import type { BossView } from '../model.ts';
import { MARKS } from '../tables.ts';
import { CardIcon } from './draw/CardIcon.tsx';

/** Who has not named his gang goes by its colour. */
export const hasOwnName = ({ seat, gangName }: BossView): boolean =>
  gangName !== markOf(seat).name && gangName !== `Gang ${markOf(seat).name}`;

/** `Gang Red`, or `Red: Bloody Marys`. */
export const gangTitle = (boss: BossView): string =>
  hasOwnName(boss) ? `${markOf(boss.seat).name}: ${boss.gangName}` : `Gang ${markOf(boss.seat).name}`;

export const markOf = (seat: Seat): SeatMark => MARKS[seat] ?? MARKS[0]!;

/** A seat's sign within a line of text; its name stands beside it, so it is hidden from those who listen. */
export const SeatSign = ({ seat }: { seat: Seat }) => (
  <svg class="thug-life-mark" viewBox="-15 -15 30 30" aria-hidden="true" font-family="DejaVu Sans, Verdana, sans-serif">
    <Mark mark={markOf(seat)} x={0} y={0} r={12} />
  </svg>
);

/** A card's picture within a line of text. */
export const CardSign = ({ card }: { card: Card }) => (
  <svg class="thug-life-icon" viewBox="0 0 48 48" aria-hidden="true">
    <CardIcon card={card} x={0} y={0} size={48} />
  </svg>
);
