import type { SeatMark } from '#engine/title.ts';

const outlines: Record<SeatMark['shape'], string> = {
  circle: 'M-10 0 A10 10 0 0 1 10 0 A10 10 0 0 1 -10 0 Z',
  triangle: 'M0 -13 L13 10 L-13 10 Z',
  square: 'M-9.5 -9.5 H9.5 V9.5 H-9.5 Z',
  diamond: 'M0 -13 L13 0 L0 13 L-13 0 Z',
  pentagon: 'M0 -12 L12 -3 L7.5 10.5 L-7.5 10.5 L-12 -3 Z',
  hexagon: 'M-6 -10.5 H6 L12 0 L6 10.5 H-6 L-12 0 Z',
};

/** A seat's sign: its shape in its colour with its letter, centred on `x`, `y`, about 2 x `r` units wide. */
export const Mark = ({ mark, x, y, r, dead }: { mark: SeatMark; x: number; y: number; r: number; dead?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${r / 11})`} opacity={dead ? '0.45' : undefined}>
    <path d={outlines[mark.shape]} fill={mark.colour} stroke="#ffffff" stroke-width="1.6" stroke-linejoin="round" />
    <text
      x="0"
      y={mark.shape === 'triangle' ? 7.5 : 5}
      text-anchor="middle"
      font-size="13.5"
      font-weight="bold"
      fill="#ffffff"
    >
      {mark.letter}
    </text>
  </g>
);
