import type { Seat } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import { markOf } from './board/facts.ts';
import type { IconName } from './board/iconNames.ts';
import { Icon } from './board/icons.tsx';
import { PerkSign } from './board/perkSigns.tsx';

/** A seat's sign within a line of text; its name stands beside it, so it is hidden from those who listen. */
export const SeatSign = ({ seat }: { seat: Seat }) => (
  <svg class="whacktown-mark" viewBox="-15 -15 30 30" aria-hidden="true" font-family="DejaVu Sans, Verdana, sans-serif">
    <Mark mark={markOf(seat)} x={0} y={0} r={12} />
  </svg>
);

/** A small picture within a line of text. */
export const Sign = ({ name }: { name: IconName }) => (
  <svg class="whacktown-icon" viewBox="0 0 48 48" aria-hidden="true">
    <Icon name={name} x={0} y={0} size={48} />
  </svg>
);

export const PerkIcon = ({ id, name }: { id: string; name: string }) => (
  <svg class="whacktown-icon" viewBox="0 0 48 48" aria-hidden="true">
    <PerkSign id={id} name={name} x={0} y={0} size={48} />
  </svg>
);
