import type { Child } from 'hono/jsx';
import type { Card, LocationCard } from '../../model.ts';
import { gold, goldRim } from './palette.ts';

/** What the cards do, drawn in a box of 48 x 48: hand in a purse, snare, chest, wrench, knife in the back. */
const pictures: Record<Card, (ink: string) => Child> = {
  steal: (ink) => (
    <g>
      <path d="M14 22 C6 30 5 44 15 46 H33 C43 44 42 30 34 22 Z" fill={ink} />
      <path d="M13 18 H35 L33 23 H15 Z" fill={ink} />
      <path d="M20 18 V4 H23.5 V12 H25 V2 H28.5 V18 Z" fill={ink} />
      <circle cx="24" cy="34" r="6.5" fill={gold} stroke={goldRim} stroke-width="1.5" />
    </g>
  ),
  trap: (ink) => (
    <g fill="none" stroke={ink} stroke-width="4" stroke-linejoin="round">
      <path d="M4 32 A20 20 0 0 1 44 32" />
      <path d="M6 27 L13 30 L15 20 L21 26 L24 15 L27 26 L33 20 L35 30 L42 27" stroke-width="3" />
      <path d="M3 36 H45" />
      <path d="M19 41 H29" stroke-width="5" />
    </g>
  ),
  heist: (ink) => (
    <g>
      <path d="M5 22 C5 8 12 6 24 6 C36 6 43 8 43 22 Z" fill={ink} />
      <rect x="5" y="25" width="38" height="19" rx="2" fill={ink} />
      <rect x="19" y="19" width="10" height="13" rx="2" fill={gold} stroke={goldRim} stroke-width="1.5" />
      <path d="M24 23 V28" stroke={goldRim} stroke-width="2.5" />
    </g>
  ),
  sabotage: (ink) => (
    <g transform="rotate(45 24 24)">
      <path d="M20 2 V11 L24 14 L28 11 V2 C35 5 36 15 29 19 V42 A5 5 0 0 1 19 42 V19 C12 15 13 5 20 2 Z" fill={ink} />
    </g>
  ),
  noHonor: (ink) => (
    <g transform="rotate(40 24 24)">
      <path d="M21 2 H27 V15 H21 Z" fill={ink} />
      <rect x="14" y="15" width="20" height="5" rx="2" fill={ink} />
      <path d="M20 22 H28 V38 L24 47 L20 38 Z" fill={ink} />
    </g>
  ),
};

export const CardIcon = ({
  card,
  x,
  y,
  size,
  ink,
}: {
  card: Card;
  x: number;
  y: number;
  size: number;
  ink: string;
}) => <g transform={`translate(${x} ${y}) scale(${size / 48})`}>{pictures[card](ink)}</g>;

export const Coin = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <circle cx={x} cy={y} r={r} fill={gold} stroke={goldRim} stroke-width={Math.max(1.2, r / 7)} />
);

/** What a location is, in a box of 60 x 60: bars, or its coins. */
export const LocationIcon = ({ card }: { card: LocationCard }) => {
  switch (card) {
    case 'prison':
      return (
        <g stroke="#3d4650" stroke-width="5" fill="none">
          <rect x="6" y="6" width="48" height="48" rx="3" />
          <path d="M18 6 V54 M30 6 V54 M42 6 V54" />
        </g>
      );
    case 'coin1':
      return <Coin x={30} y={30} r={17} />;
    case 'coin2':
      return (
        <g>
          <Coin x={17} y={30} r={14} />
          <Coin x={43} y={30} r={14} />
        </g>
      );
    case 'coin3':
      return (
        <g>
          <Coin x={30} y={17} r={13} />
          <Coin x={16} y={42} r={13} />
          <Coin x={44} y={42} r={13} />
        </g>
      );
  }
};

/** The torch of the first player, in a box of 30 x 54. */
export const Torch = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M15 1 C24 11 27 16 25 23 C24 28 20 30 15 30 C10 30 6 28 5 23 C3 16 12 13 15 1 Z" fill="#e8641b" />
    <path d="M15 13 C19 18 20 20 19 24 C18 27 12 27 11 24 C10 20 14 18 15 13 Z" fill="#ffe08a" />
    <path d="M9 31 H21 L18 53 H12 Z" fill="#7c4a22" stroke="#2a1a0d" stroke-width="1.5" />
  </g>
);

/** Seven coins or more, in a box of 40 x 22. */
export const Crown = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y} L${x + 9} ${y + 9} L${x + 20} ${y - 4} L${x + 31} ${y + 9} L${x + 40} ${y} L${x + 36} ${y + 20} H${x + 4} Z`}
    fill={gold}
    stroke={goldRim}
    stroke-width="2"
    stroke-linejoin="round"
  />
);

/** Caught by a prediction: handcuffs, in a box of 44 x 24. */
export const Handcuffs = ({ x, y }: { x: number; y: number }) => (
  <g fill="none" stroke="#30363d" stroke-width="4">
    <circle cx={x + 9} cy={y + 12} r="8" />
    <circle cx={x + 35} cy={y + 12} r="8" />
    <path d={`M${x + 17} ${y + 12} H${x + 27}`} stroke-dasharray="3 2" />
  </g>
);
