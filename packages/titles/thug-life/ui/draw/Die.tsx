import { ink, lamp, policeLight } from './palette.ts';

interface DieProps {
  /** `1` to `6`, `K1` to `K3` (skulls), `S` (shield); null: not rolled yet. */
  face: string | null;
  die: 'fight' | 'crime';
  x: number;
  y: number;
  size?: number;
  /** Rolled again: this one counts no more. */
  struck?: boolean;
}

const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '1': [[0, 0]],
  '2': [
    [-9, -9],
    [9, 9],
  ],
  '3': [
    [-10, -10],
    [0, 0],
    [10, 10],
  ],
  '4': [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  '5': [
    [-10, -10],
    [10, -10],
    [0, 0],
    [-10, 10],
    [10, 10],
  ],
  '6': [
    [-9, -11],
    [9, -11],
    [-9, 0],
    [9, 0],
    [-9, 11],
    [9, 11],
  ],
};

const SKULLS: Readonly<Record<string, readonly number[]>> = { K1: [0], K2: [-9.5, 9.5], K3: [-12, 0, 12] };

const Skull = ({ x, size }: { x: number; size: number }) => (
  <g transform={`translate(${x} 0) scale(${size})`}>
    <path d="M-12 -3 C-12 -17 12 -17 12 -3 C12 2 9 4 7 6 V12 H-7 V6 C-9 4 -12 2 -12 -3 Z" fill="#ffffff" />
    <circle cx="-5" cy="-3" r="3.4" fill={ink} />
    <circle cx="5" cy="-3" r="3.4" fill={ink} />
    <path d="M0 1 L-2 5 H2 Z M-3 8 V12 M3 8 V12" fill={ink} stroke={ink} stroke-width="1.2" />
  </g>
);

/** A die: the Fight die is red, the Crime die black, and each says so by its rim: single or double. */
export const Die = ({ face, die, x, y, size = 1, struck }: DieProps) => {
  const skulls = SKULLS[face ?? ''];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} opacity={struck ? '0.55' : undefined}>
      <rect
        x="-21"
        y="-21"
        width="42"
        height="42"
        rx="8"
        fill={die === 'fight' ? '#a8201a' : '#101114'}
        stroke="#ffffff"
        stroke-width="2"
      />
      {die === 'crime' && (
        <rect x="-17" y="-17" width="34" height="34" rx="5" fill="none" stroke="#8b8f99" stroke-width="1.2" />
      )}
      {PIPS[face ?? '']?.map(([px, py]) => (
        <circle cx={px} cy={py} r="4" fill="#ffffff" />
      ))}
      {skulls?.map((sx) => (
        <Skull x={sx} size={skulls.length > 1 ? 0.72 : 1.05} />
      ))}
      {face === 'S' && (
        <path
          d="M0 -14 C4 -10 8 -10 12 -12 C14 0 10 10 0 15 C-10 10 -14 0 -12 -12 C-8 -10 -4 -10 0 -14 Z"
          fill="#16294f"
          stroke={policeLight}
          stroke-width="2.4"
        />
      )}
      {face === null && (
        <text x="0" y="8" text-anchor="middle" font-size="23" font-weight="bold" fill={lamp}>
          ?
        </text>
      )}
      {struck && <path d="M-24 24 L24 -24" stroke={lamp} stroke-width="4" />}
    </g>
  );
};
