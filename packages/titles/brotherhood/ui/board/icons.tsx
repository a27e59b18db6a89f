import type { Child } from 'hono/jsx';

/** The pieces as they are drawn on the map, in a box of 24 x 24: house, gavel, hat, crosshair, ring. */
export type Piece = 'R' | 'P' | 'T' | 'H' | 'G';

const shapes: Record<Piece, (ink: string) => Child> = {
  R: (ink) => (
    <g fill={ink}>
      <path d="M12 2 L23 12 L20 12 L20 22 L14.5 22 L14.5 15 L9.5 15 L9.5 22 L4 22 L4 12 L1 12 Z" />
      <rect x="16.5" y="3" width="3" height="5" />
    </g>
  ),
  P: (ink) => (
    <g fill={ink}>
      <g transform="rotate(-40 11 9)">
        <rect x="5" y="4.5" width="11" height="8" />
        <rect x="3" y="3" width="2.6" height="11" rx="1" />
        <rect x="15.4" y="3" width="2.6" height="11" rx="1" />
        <rect x="9" y="12" width="3.2" height="12" rx="1.4" />
      </g>
      <rect x="1" y="20.5" width="12" height="2.8" rx="1" />
    </g>
  ),
  T: (ink) => (
    <g fill={ink}>
      <path d="M6 14 C6 6 7.5 4 9.5 4 C10.8 4 11.2 5 12 5 C12.8 5 13.2 4 14.5 4 C16.5 4 18 6 18 14 Z" />
      <path d="M1 15.5 C4 14 6 15.5 12 15.5 C18 15.5 20 14 23 15.5 C21 20.5 3 20.5 1 15.5 Z" />
    </g>
  ),
  H: (ink) => (
    <g fill="none" stroke={ink} stroke-width="2.6">
      <circle cx="12" cy="12" r="7.4" />
      <path d="M12 1 V8 M12 16 V23 M1 12 H8 M16 12 H23" />
      <circle cx="12" cy="12" r="1.4" fill={ink} stroke="none" />
    </g>
  ),
  G: (ink) => (
    <g>
      <circle cx="12" cy="15.5" r="6.6" fill="none" stroke={ink} stroke-width="2.8" />
      <path d="M7.5 2 H16.5 L19 5.2 L12 11 L5 5.2 Z" fill={ink} />
    </g>
  ),
};

/** One piece with its upper left corner at `x`, `y`, `size` units wide and high. */
export const PieceIcon = ({
  piece,
  x,
  y,
  size,
  ink,
}: {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  ink: string;
}) => <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{shapes[piece](ink)}</g>;

/** The magnifying glass over the district that the hearing looks into. */
export const MagnifyingGlass = ({ x, y, ink }: { x: number; y: number; ink: string }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M38 38 L56 56" stroke={ink} stroke-width="9" stroke-linecap="round" />
    <circle cx="24" cy="24" r="21" fill="#eaf6ff" stroke={ink} stroke-width="5" />
    <text x="24" y="30" text-anchor="middle" font-size="16" font-weight="bold" fill={ink}>
      FBI
    </text>
  </g>
);
