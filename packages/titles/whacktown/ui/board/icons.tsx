import type { IconName } from './iconNames.ts';
import { blood, ink, lamp } from './palette.ts';

const outline = { stroke: ink, 'stroke-width': '2.2', 'stroke-linejoin': 'round' } as const;

const Heart = () => (
  <path d="M24 42 C4 28 4 8 15 7 C20 7 23 11 24 14 C25 11 28 7 33 7 C44 8 44 28 24 42 Z" fill="#d9262c" {...outline} />
);
const SHIELD = 'M24 4 L41 9 V22 C41 33 34 40 24 45 C14 40 7 33 7 22 V9 Z';

/** The pictures, each in a box of 48 x 48. */
const pictures: Readonly<Record<IconName, () => unknown>> = {
  health: Heart,
  armor: () => (
    <>
      <path d={SHIELD} fill="#7d97ad" {...outline} />
      <path d="M24 4 V45 C14 40 7 33 7 22 V9 Z" fill="#a9bfd0" />
      <path d={SHIELD} fill="none" {...outline} />
    </>
  ),
  damaged: () => (
    <>
      <path d={SHIELD} fill="#c9c4bd" {...outline} stroke-dasharray="5 3" />
      <path d="M26 6 L19 19 L29 25 L21 43" fill="none" stroke={blood} stroke-width="4" />
    </>
  ),
  combined: () => (
    <>
      <path d={SHIELD} fill="#a9bfd0" {...outline} />
      <g transform="translate(12 12) scale(0.5)">
        <Heart />
      </g>
    </>
  ),
  info: () => (
    <>
      <path d="M3 24 C12 8 36 8 45 24 C36 40 12 40 3 24 Z" fill="#ffffff" {...outline} />
      <circle cx="24" cy="24" r="9.5" fill="#0f7a8a" stroke={ink} stroke-width="2" />
      <circle cx="24" cy="24" r="4" fill={ink} />
      <circle cx="27.5" cy="20.5" r="2.2" fill="#ffffff" />
    </>
  ),
  money: () => (
    <>
      <circle cx="24" cy="24" r="19" fill="#2f9e44" {...outline} />
      <circle cx="24" cy="24" r="14.5" fill="none" stroke="#ffffff" stroke-width="1.6" />
      <text x="24" y="33" text-anchor="middle" font-size="26" font-weight="bold" fill="#ffffff">
        $
      </text>
    </>
  ),
  gang: () => (
    <>
      <path d="M7 45 C7 31 15 27 24 27 C33 27 41 31 41 45 Z" fill="#6b4a2b" {...outline} />
      <circle cx="24" cy="18" r="9.5" fill="#f0c9a0" {...outline} />
      <path d="M11 15 H38 L34 11 C33 5 15 5 14 11 Z" fill={ink} />
      <path d="M18 19 H30" stroke={ink} stroke-width="3.4" />
    </>
  ),
  rep: () => (
    <path d="M24 4 L30 18 L45 19 L33 28.5 L37 44 L24 35.5 L11 44 L15 28.5 L3 19 L18 18 Z" fill="#f6b40e" {...outline} />
  ),
  cards: () => (
    <>
      <rect x="8" y="9" width="22" height="32" rx="3" fill="#c9822f" transform="rotate(-12 19 25)" {...outline} />
      <rect x="17" y="7" width="23" height="34" rx="3" fill="#fff3d6" {...outline} />
      <path d="M22 15 H35 M22 21 H35 M22 27 H30" stroke={ink} stroke-width="2.4" />
    </>
  ),
  discard: () => (
    <>
      <rect x="11" y="5" width="26" height="38" rx="3" fill="#fff3d6" {...outline} />
      <path d="M15 12 L33 36 M33 12 L15 36" stroke={blood} stroke-width="5" stroke-linecap="round" />
    </>
  ),
  recover: () => (
    <>
      <rect x="11" y="17" width="26" height="27" rx="3" fill="#fff3d6" {...outline} />
      <path d="M24 34 V12" stroke="#1d6b2c" stroke-width="6" />
      <path d="M13 16 L24 3 L35 16 Z" fill="#1d6b2c" />
    </>
  ),
  bones: () => (
    <path
      d="M14 28 L29 13 C27 6 36 3 38 9 C45 10 43 19 35 19 L20 34 C22 42 12 45 10 38 C3 37 6 27 14 28 Z"
      fill="#fffaf0"
      {...outline}
    />
  ),
  evidence: () => (
    <>
      <path d="M30 30 L43 43" stroke={ink} stroke-width="7" stroke-linecap="round" />
      <circle cx="20" cy="20" r="15" fill="#e7f3f6" {...outline} />
      <path
        d="M13 27 C11 16 17 11 21 11 C27 11 30 17 28 27 M17 29 C16 20 18 16 21 16 C24 16 25 21 24 30 M21 21 V31"
        fill="none"
        stroke="#7a3b10"
        stroke-width="2"
      />
    </>
  ),
  die: () => (
    <>
      <rect x="6" y="6" width="36" height="36" rx="8" fill="#c81f26" {...outline} />
      <path
        d="M15 15 h0 M33 15 h0 M24 24 h0 M15 33 h0 M33 33 h0"
        stroke="#ffffff"
        stroke-width="8"
        stroke-linecap="round"
      />
    </>
  ),
  bomb: () => (
    <>
      <circle cx="21" cy="29" r="15.5" fill={ink} stroke="#000000" stroke-width="1.5" />
      <path d="M30 17 C34 9 38 9 40 12" fill="none" stroke="#8a6a3a" stroke-width="3.5" />
      <path
        d="M40 3 L42 9 L47 8 L43.5 12.5 L47 17 L41.5 15.5 L38 20 L37.5 14.5 L33 12 L38 9.5 Z"
        fill="#ff9c1a"
        stroke="#8f1f17"
        stroke-width="1.2"
      />
      <path d="M12 26 C13 21 16 19 19 18.5" fill="none" stroke="#ffffff" stroke-width="3" stroke-linecap="round" />
    </>
  ),
  hit: () => (
    <>
      <path
        d="M24 1 L29 13 L40 6 L36 18 L47 22 L36 28 L42 40 L30 35 L25 47 L20 35 L7 42 L12 29 L1 24 L13 19 L7 7 L19 13 Z"
        fill="#ffb31a"
        stroke={blood}
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <circle cx="24" cy="24" r="8.5" fill={blood} />
    </>
  ),
  repair: () => (
    <path
      d="M41 12 L33 20 L28 15 L36 7 C29 4 22 9 23 17 L6 34 C3 38 9 45 14 42 L31 25 C39 26 44 19 41 12 Z"
      fill="#b7c3cc"
      {...outline}
    />
  ),
  crimeScene: () => (
    <>
      <rect x="7" y="7" width="34" height="34" fill="none" stroke={ink} stroke-width="11" />
      <rect x="7" y="7" width="34" height="34" fill="none" stroke={lamp} stroke-width="8" stroke-dasharray="7 5" />
    </>
  ),
  move: () => <path d="M4 18 H24 V7 L45 24 L24 41 V30 H4 Z" fill="#1d6b2c" {...outline} />,
  put: () => (
    <>
      <path d="M8 37 C8 14 24 6 35 15" fill="none" stroke={ink} stroke-width="5" stroke-dasharray="6 4" />
      <path d="M25 18 L43 7 L42 28 Z" fill={ink} />
      <circle cx="9" cy="39" r="6" fill={ink} />
    </>
  ),
  adjacent: () => (
    <path
      d="M24 2 L32 11 H27 V21 H37 V16 L46 24 L37 32 V27 H27 V37 H32 L24 46 L16 37 H21 V27 H11 V32 L2 24 L11 16 V21 H21 V11 H16 Z"
      fill="#a82a6b"
      stroke={ink}
      stroke-width="1.6"
    />
  ),
  topRow: () => (
    <>
      {[2, 14, 26, 38].map((x) => (
        <rect x={x} y="6" width="8" height="12" fill="#5e3596" stroke={ink} stroke-width="1.4" />
      ))}
      <path d="M6 24 L42 44 M42 24 L6 44" stroke={blood} stroke-width="4.5" />
    </>
  ),
};

/** A small picture with its upper left corner at `x`, `y`. */
export const Icon = ({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) => {
  const Picture = pictures[name];
  return <g transform={`translate(${x} ${y}) scale(${size / 48})`}>{Picture()}</g>;
};
