import type { Child } from 'hono/jsx';

/** A small number out of a name, always the same. */
export function hashOf(name: string): number {
  let hash = 7;
  for (let i = 0; i < name.length; i++) hash = (hash * 31 + name.charCodeAt(i)) % 100_003;
  return hash;
}

const hats: readonly ((ink: string) => Child)[] = [
  (ink) => <path d="M10 20 C10 8 38 8 38 20 H46 V23 H10 Z" fill={ink} />,
  (ink) => <path d="M12 22 C11 6 37 6 36 22 Z M11 19 H37 V24 H11 Z" fill={ink} />,
  (ink) => <path d="M4 20 H44 L36 17 L34 7 H14 L12 17 Z" fill={ink} />,
  (ink) => <path d="M12 24 C8 8 18 4 24 6 C32 3 40 10 36 24 L33 16 C27 18 20 17 16 14 Z" fill={ink} />,
  (ink) => (
    <path
      d="M11 26 C6 4 42 4 37 26 C36 34 38 36 40 40 H33 V20 C27 20 21 18 18 14 L15 21 V40 H8 C10 36 12 34 11 26 Z"
      fill={ink}
    />
  ),
];

const looks: readonly ((ink: string) => Child)[] = [
  (ink) => (
    <path d="M16 24 H22 V28 H16 Z M26 24 H32 V28 H26 Z M22 25.5 H26" fill={ink} stroke={ink} stroke-width="1.6" />
  ),
  (ink) => (
    <g fill={ink}>
      <circle cx="19" cy="26" r="2.1" />
      <circle cx="29" cy="26" r="2.1" />
    </g>
  ),
  (ink) => (
    <g fill={ink}>
      <circle cx="19" cy="26" r="2.1" />
      <path d="M25 22 H34 L31 30 H27 Z M14 18 L34 22" stroke={ink} stroke-width="1.4" />
    </g>
  ),
  (ink) => (
    <g fill="none" stroke={ink} stroke-width="1.8">
      <circle cx="19" cy="26" r="3.6" />
      <circle cx="29" cy="26" r="3.6" />
      <path d="M22.6 26 H25.4" />
    </g>
  ),
];

const chins: readonly ((ink: string) => Child)[] = [
  (ink) => <path d="M20 34 C22 36 26 36 28 34" fill="none" stroke={ink} stroke-width="2" />,
  (ink) => <path d="M15 31 C15 44 33 44 33 31 C29 34 19 34 15 31 Z" fill={ink} />,
  (ink) => <path d="M17 33 C20 29 28 29 31 33 C27 33 21 33 17 33 Z" fill={ink} />,
];

const pick = <T,>(list: readonly T[], n: number): T => list[n % list.length]!;

/** A Homie's portrait: hat, eyes and chin follow from the card's name, so that everybody knows him again. */
export function portrait(name: string, ink: string): Child {
  const hash = hashOf(name);
  return (
    <g>
      <path d="M5 48 C6 38 15 37 24 37 C33 37 42 38 43 48 Z" fill={ink} />
      <path d="M13 22 C13 12 35 12 35 22 V29 C35 42 13 42 13 29 Z" fill="#fff6ea" stroke={ink} stroke-width="1.8" />
      {pick(chins, Math.floor(hash / 3))(ink)}
      {pick(looks, Math.floor(hash / 7))(ink)}
      {pick(hats, Math.floor(hash / 13))(ink)}
    </g>
  );
}

/** A house of Turf: its awning follows from its name. */
export function house(name: string, ink: string): Child {
  const hash = hashOf(name);
  const roof = pick(
    ['M4 14 L24 4 L44 14 Z', 'M4 8 H44 V14 H4 Z', 'M4 14 V9 H14 V5 H34 V9 H44 V14 Z'],
    Math.floor(hash / 5),
  );
  const stripes = hash % 2 === 0;
  return (
    <g>
      <path d={roof} fill={ink} />
      <rect x="6" y="14" width="36" height="31" fill="#ffffff" stroke={ink} stroke-width="2.4" />
      <path d="M6 18 H42 L39 26 H9 Z" fill={ink} />
      {stripes && <path d="M15 18 V26 M24 18 V26 M33 18 V26" stroke="#ffffff" stroke-width="2.2" />}
      <rect x="27" y="29" width="10" height="16" fill={ink} />
      <rect x="11" y="30" width="12" height="9" fill="none" stroke={ink} stroke-width="2" />
    </g>
  );
}
