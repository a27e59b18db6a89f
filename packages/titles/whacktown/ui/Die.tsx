import { ink } from './board/palette.ts';

/** Where the pips of a face sit, in a box of 48 x 48. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[24, 24]],
  2: [
    [14, 14],
    [34, 34],
  ],
  3: [
    [13, 13],
    [24, 24],
    [35, 35],
  ],
  4: [
    [14, 14],
    [34, 14],
    [14, 34],
    [34, 34],
  ],
  5: [
    [13, 13],
    [35, 13],
    [24, 24],
    [13, 35],
    [35, 35],
  ],
  6: [
    [14, 12],
    [34, 12],
    [14, 24],
    [34, 24],
    [14, 36],
    [34, 36],
  ],
};

/** A red die as it fell. `away`: it was thrown away and does not count. */
export const Die = ({ face, name, away }: { face: number; name: string; away?: boolean }) => (
  <svg class="whacktown-die" viewBox="0 0 48 48" role="img" aria-label={`${name}, face ${face} of the red die`}>
    <rect x="3" y="3" width="42" height="42" rx="9" fill={away ? '#c9a3a5' : '#c81f26'} stroke={ink} stroke-width="2" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle cx={x} cy={y} r="4.2" fill="#ffffff" />
    ))}
    {away && <path d="M6 42 L42 6" stroke={ink} stroke-width="3.5" />}
  </svg>
);
