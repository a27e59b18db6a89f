import { ink } from './palette.ts';

const pen = { stroke: ink, 'stroke-width': '2.2', 'stroke-linejoin': 'round' } as const;

/** The signs of the built-in perks, each in a box of 48 x 48: the same on the card and on the location that gives it. */
const signs: Readonly<Record<string, () => unknown>> = {
  rufus: () => (
    <>
      <path d="M9 9 L17 14 H31 L39 9 L41 24 C41 36 33 42 24 42 C15 42 7 36 7 24 Z" fill="#b9793c" {...pen} />
      <circle cx="17" cy="23" r="3" fill={ink} />
      <circle cx="31" cy="23" r="3" fill={ink} />
      <path d="M19 30 H29 L24 36 Z" fill={ink} />
    </>
  ),
  tank: () => (
    <>
      <path d="M14 19 L17 11 H31 L34 19 Z" fill="#6f7f4d" {...pen} />
      <path d="M31 14 H47" stroke={ink} stroke-width="4" />
      <rect x="4" y="19" width="38" height="10" fill="#8b9c62" {...pen} />
      <rect x="2" y="28" width="42" height="12" rx="6" fill="#4a5535" {...pen} />
      {[10, 19, 28, 37].map((x) => (
        <circle cx={x} cy="34" r="3" fill="#d7dcc6" />
      ))}
    </>
  ),
  skateboard: () => (
    <>
      <path d="M2 18 C8 24 40 24 46 18" fill="none" stroke="#c2410c" stroke-width="7" stroke-linecap="round" />
      <circle cx="14" cy="33" r="6" fill="#f3e2b8" {...pen} />
      <circle cx="34" cy="33" r="6" fill="#f3e2b8" {...pen} />
    </>
  ),
  'hunting-rifle': () => (
    <>
      <path d="M3 40 L13 27 L20 30 L12 43 Z" fill="#8a4b1d" {...pen} />
      <path d="M14 30 L44 8" stroke={ink} stroke-width="5" />
      <path d="M22 19 L33 11" stroke="#6d7780" stroke-width="6" />
    </>
  ),
  chainsaw: () => (
    <>
      <rect x="2" y="18" width="20" height="18" rx="4" fill="#e8590c" {...pen} />
      <path d="M6 18 C6 8 18 8 18 18" fill="none" stroke={ink} stroke-width="4" />
      <rect
        x="22"
        y="21"
        width="24"
        height="11"
        rx="5"
        fill="#cfd6dc"
        stroke={ink}
        stroke-width="3"
        stroke-dasharray="4 2"
      />
    </>
  ),
  'getaway-car': () => (
    <>
      <path d="M3 32 V25 L11 23 L17 13 H32 L39 23 L46 26 V32 Z" fill="#1c7ed6" {...pen} />
      <path d="M19 16 L15 23 H24 V16 Z M27 16 V23 H35 L31 16 Z" fill="#e7f5ff" />
      <circle cx="13" cy="34" r="6" fill={ink} />
      <circle cx="36" cy="34" r="6" fill={ink} />
    </>
  ),
  'police-scanner': () => (
    <>
      <path d="M33 16 V2" stroke={ink} stroke-width="3.5" />
      <rect x="9" y="14" width="30" height="31" rx="4" fill="#364fc7" {...pen} />
      <rect x="14" y="19" width="20" height="8" fill="#b2f2bb" />
      <path d="M14 33 H34 M14 39 H34" stroke="#ffffff" stroke-width="3" />
    </>
  ),
  medkit: () => (
    <>
      <path d="M16 13 V7 H32 V13" fill="none" stroke={ink} stroke-width="4" />
      <rect x="4" y="13" width="40" height="30" rx="4" fill="#ffffff" {...pen} />
      <path d="M20 18 H28 V24 H34 V32 H28 V38 H20 V32 H14 V24 H20 Z" fill="#d9262c" />
    </>
  ),
  'welding-torch': () => (
    <>
      <path d="M6 44 L22 26" stroke="#5b5563" stroke-width="8" stroke-linecap="round" />
      <path d="M21 27 C14 14 33 14 33 2 C45 12 44 30 30 34 C25 35 22 31 21 27 Z" fill="#ff7b1a" {...pen} />
      <path d="M27 28 C24 21 33 20 34 13 C39 20 37 28 31 30 Z" fill="#ffe066" />
    </>
  ),
  'gold-chain': () => (
    <>
      <path
        d="M7 4 C5 24 14 33 24 34 C34 33 43 24 41 4"
        fill="none"
        stroke="#e0a100"
        stroke-width="6"
        stroke-dasharray="7 3"
      />
      <circle cx="24" cy="37" r="9" fill="#f6b40e" {...pen} />
      <text x="24" y="42.5" text-anchor="middle" font-size="15" font-weight="bold" fill={ink}>
        W
      </text>
    </>
  ),
  'fake-id': () => (
    <>
      <rect x="2" y="10" width="44" height="29" rx="4" fill="#fff3bf" {...pen} />
      <circle cx="14" cy="21" r="5" fill="#b9793c" />
      <path d="M6 35 C7 27 21 27 22 35 Z" fill="#5c7cfa" />
      <path d="M27 19 H41 M27 26 H41 M27 33 H36" stroke={ink} stroke-width="3" />
    </>
  ),
  'boom-box': () => (
    <>
      <path d="M11 14 V5 H37 V14" fill="none" stroke={ink} stroke-width="3.5" />
      <rect x="2" y="13" width="44" height="29" rx="4" fill="#868e96" {...pen} />
      <circle cx="13" cy="29" r="8" fill={ink} />
      <circle cx="35" cy="29" r="8" fill={ink} />
      <circle cx="13" cy="29" r="3" fill="#ffd54a" />
      <circle cx="35" cy="29" r="3" fill="#ffd54a" />
      <rect x="18" y="17" width="12" height="5" fill="#ffd54a" />
    </>
  ),
};

/** First letters of a name: the sign of a perk that a group has made itself. */
const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);

/** A perk's sign with its upper left corner at `x`, `y`. */
export const PerkSign = ({
  id,
  name,
  x,
  y,
  size,
}: {
  id: string;
  name: string;
  x: number;
  y: number;
  size: number;
}) => {
  const Sign = Object.hasOwn(signs, id) ? signs[id] : undefined;
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 48})`}>
      {Sign ? (
        Sign()
      ) : (
        <>
          <rect x="3" y="8" width="42" height="32" rx="8" fill="#ffd54a" {...pen} />
          <text x="24" y="32" text-anchor="middle" font-size="22" font-weight="bold" fill={ink}>
            {initials(name)}
          </text>
        </>
      )}
    </g>
  );
};
