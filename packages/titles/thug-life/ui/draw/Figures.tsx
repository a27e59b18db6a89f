import type { SeatMark } from '#engine/title.ts';
import { gold, goldRim, ink, police, policeLight } from './palette.ts';

interface ThugProps {
  mark: SeatMark;
  x: number;
  /** Where the base stands. */
  y: number;
  /** 1 is about 34 units wide and 54 high. */
  size?: number;
  /** In the Stash: there, but not in play. */
  pale?: boolean;
  /** In the Streets until the shift changes. */
  burnt?: boolean;
}

/** A Thug: a hooded figure on a base, the gang's letter on the chest. */
export const Thug = ({ mark, x, y, size = 1, pale, burnt }: ThugProps) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} opacity={pale ? '0.5' : undefined}>
    <ellipse cx="0" cy="-2" rx="16" ry="4.5" fill="#00000055" />
    <path
      d="M-15 -3 C-16 -19 -12 -27 -6 -30 C-12 -36 -10 -53 0 -54 C10 -53 12 -36 6 -30 C12 -27 16 -19 15 -3 Z"
      fill={mark.colour}
      stroke={ink}
      stroke-width="1.6"
      stroke-linejoin="round"
    />
    <path d="M-7 -41 C-7 -49 7 -49 7 -41 C7 -34 -7 -34 -7 -41 Z" fill="#15120f" />
    <circle cx="-2.8" cy="-41.5" r="1.5" fill="#ffffff" />
    <circle cx="2.8" cy="-41.5" r="1.5" fill="#ffffff" />
    <text x="0" y="-10" text-anchor="middle" font-size="17" font-weight="bold" fill="#ffffff">
      {mark.letter}
    </text>
    {burnt && <Ember x={13} y={-46} />}
  </g>
);

/** A small flame: burnt out until the shift changes. */
export const Ember = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M0 10 C-8 8 -8 -1 -3 -5 C-3 -2 -1 -1 0 -1 C-1 -6 1 -10 4 -12 C4 -7 9 -4 8 3 C7 8 4 10 0 10 Z"
      fill="#ff9a2e"
      stroke="#7d3300"
      stroke-width="1.4"
    />
    <path d="M1 9 C-3 7 -2 3 1 1 C2 4 5 5 4 8 Z" fill="#ffe27a" />
  </g>
);

/** A Cop as his badge; `out`: in the supply. */
export const Cop = ({ x, y, size = 1, out }: { x: number; y: number; size?: number; out?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path
      d="M0 -21 C6 -16 12 -16 17 -18 C20 -2 15 14 0 22 C-15 14 -20 -2 -17 -18 C-12 -16 -6 -16 0 -21 Z"
      fill={out ? 'none' : police}
      stroke={out ? '#7d879c' : policeLight}
      stroke-width={out ? 1.6 : 2.2}
      stroke-dasharray={out ? '4 4' : undefined}
    />
    {!out && (
      <path
        d="M0 -12 L3.4 -4.2 L12 -3.6 L5.4 2 L7.6 10.4 L0 5.8 L-7.6 10.4 L-5.4 2 L-12 -3.6 L-3.4 -4.2 Z"
        fill={gold}
        stroke={goldRim}
        stroke-width="1"
      />
    )}
  </g>
);

/** A Dolla. */
export const Dolla = ({ x, y, r = 12 }: { x: number; y: number; r?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 12})`}>
    <circle r="11" fill={gold} stroke={goldRim} stroke-width="2" />
    <circle r="7.8" fill="none" stroke={goldRim} stroke-width="0.9" />
    <text x="0" y="5.2" text-anchor="middle" font-size="14" font-weight="bold" fill={goldRim}>
      $
    </text>
  </g>
);

/** Respect: a star. */
export const Star = ({ x, y, r = 12, fill = gold }: { x: number; y: number; r?: number; fill?: string }) => (
  <path
    transform={`translate(${x} ${y}) scale(${r / 12})`}
    d="M0 -12 L3.4 -4.2 L12 -3.6 L5.4 2 L7.6 10.4 L0 5.8 L-7.6 10.4 L-5.4 2 L-12 -3.6 L-3.4 -4.2 Z"
    fill={fill}
    stroke={goldRim}
    stroke-width="1.4"
    stroke-linejoin="round"
  />
);

export const Crown = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M-13 8 L-15 -8 L-7 -1 L0 -12 L7 -1 L15 -8 L13 8 Z"
    fill={gold}
    stroke={goldRim}
    stroke-width="1.8"
    stroke-linejoin="round"
  />
);

export const Lock = ({ x, y, open }: { x: number; y: number; open?: boolean }) => (
  <g transform={`translate(${x} ${y})`}>
    <path
      d={open ? 'M-5 0 V-6 C-5 -13 5 -13 5 -7' : 'M-5 0 V-5 C-5 -12 5 -12 5 -5 V0'}
      fill="none"
      stroke="#ffffff"
      stroke-width="2.6"
    />
    <rect
      x="-8"
      y="-1"
      width="16"
      height="12"
      rx="2"
      fill={open ? '#8fd08f' : gold}
      stroke={goldRim}
      stroke-width="1.4"
    />
  </g>
);
