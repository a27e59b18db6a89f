import type { Child } from 'hono/jsx';

/** Weapons, drawn in a box of 48 x 48. */
export const weaponIcons: Readonly<
  Record<'handgun' | 'longGun' | 'fastGun' | 'club' | 'bottle' | 'vest', (ink: string) => Child>
> = {
  handgun: (ink) => (
    <path
      d="M4 14 H42 V23 H27 C27 28 24 29 20 28 L17 42 H7 L11 24 H4 Z M21 23 V26 H24 V23 Z"
      fill={ink}
      fill-rule="evenodd"
    />
  ),
  longGun: (ink) => (
    <g transform="rotate(-28 24 24)">
      <path d="M-3 21 H52 V25 H26 L22 29 H8 L0 36 H-6 Z" fill={ink} />
      <path d="M26 28 H42" stroke={ink} stroke-width="3.4" />
    </g>
  ),
  fastGun: (ink) => <path d="M2 15 H46 V22 H32 V26 H29 L31 40 H24 L21 27 H17 L15 36 H7 L10 25 H2 Z" fill={ink} />,
  club: (ink) => (
    <g transform="rotate(45 24 24)">
      <path d="M20 -4 C22 -8 26 -8 28 -4 L26.5 30 V44 H21.5 V30 Z" fill={ink} />
      <rect x="19.5" y="44" width="9" height="4.5" rx="2" fill={ink} />
    </g>
  ),
  bottle: (ink) => (
    <g>
      <path d="M19 16 H29 V22 C35 25 36 28 36 33 V46 H12 V33 C12 28 13 25 19 22 Z" fill={ink} />
      <path d="M24 15 C17 11 22 6 23 1 C27 5 32 9 25 15 Z" fill="#ff8a1f" stroke={ink} stroke-width="1.2" />
    </g>
  ),
  vest: (ink) => (
    <g>
      <path d="M10 6 L17 4 C18 12 30 12 31 4 L38 6 C38 14 40 18 43 20 V44 H5 V20 C8 18 10 14 10 6 Z" fill={ink} />
      <path d="M24 14 V44 M12 27 H20 M28 27 H36" stroke="#ffffff" stroke-width="2.4" />
    </g>
  ),
};

/** Crimes by type. */
export const crimeIcons: Readonly<Record<'muscle' | 'tech' | 'drug', (ink: string) => Child>> = {
  muscle: (ink) => (
    <path
      d="M8 22 C8 12 14 10 17 13 C18 8 25 8 26 12 C28 8 34 9 34 13 C38 11 42 13 42 19 V31 C42 40 34 45 26 45 C16 45 8 40 8 31 Z M17 14 V22 M26 13 V22 M34 14 V22 M14 27 H30 C34 27 34 33 30 33 H24"
      fill={ink}
      stroke="#ffffff"
      stroke-width="1.8"
    />
  ),
  tech: (ink) => (
    <g>
      <path d="M15 4 V44 M24 4 V44 M33 4 V44 M4 15 H44 M4 24 H44 M4 33 H44" stroke={ink} stroke-width="3" />
      <rect x="10" y="10" width="28" height="28" rx="3" fill={ink} />
      <path d="M17 20 H26 V24 H17 V29 H31" fill="none" stroke="#ffffff" stroke-width="2.4" />
    </g>
  ),
  drug: (ink) => (
    <g>
      <path d="M19 4 H29 V18 L41 40 C42 44 40 46 37 46 H11 C8 46 6 44 7 40 L19 18 Z" fill={ink} />
      <path d="M13 36 L17 29 H31 L35 36 Z" fill="#ffffff" fill-opacity="0.8" />
      <path d="M16 4 H32" stroke={ink} stroke-width="4" />
    </g>
  ),
};

/** A warning for Cautions, a newspaper for Dramas. */
export const cautionIcon = (ink: string): Child => (
  <g>
    <path d="M24 3 L46 43 H2 Z" fill={ink} stroke={ink} stroke-width="3" stroke-linejoin="round" />
    <path d="M24 15 V29" stroke="#ffffff" stroke-width="5" stroke-linecap="round" />
    <circle cx="24" cy="36.5" r="3" fill="#ffffff" />
  </g>
);

export const dramaIcon = (ink: string): Child => (
  <g>
    <rect x="4" y="7" width="40" height="35" rx="2" fill="#ffffff" stroke={ink} stroke-width="2.8" />
    <path d="M9 15 H39" stroke={ink} stroke-width="5" />
    <rect x="9" y="22" width="13" height="14" fill={ink} />
    <path d="M26 23 H39 M26 29 H39 M26 35 H39" stroke={ink} stroke-width="2.6" />
  </g>
);
