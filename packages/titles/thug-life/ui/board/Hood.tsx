import { Mark } from '#titles/drawing/Mark.tsx';
import type { BossView, Upgraded, View } from '../../model.ts';
import { Crown, Star } from '../draw/Figures.tsx';
import { faint, gold, ink, paper, red } from '../draw/palette.ts';
import { awaited } from '../now.ts';
import { gangTitle, markOf } from '../seats.tsx';
import { HEAD, SCENE, Stash, Yard } from './Home.tsx';
import { CHIP, Shelf } from './Shelf.tsx';
import { fitting, inner, margin } from './sizes.ts';

const shelvesOf = ({ homies, rides, turf }: BossView): (readonly Upgraded[])[] => [homies, rides, turf];

export function hoodHeight(boss: BossView): number {
  const most = Math.max(...shelvesOf(boss).map(({ length }) => length));
  return HEAD + SCENE + most * CHIP + (most > 0 ? 8 : 0) + 16;
}

/** A Boss' Hood: name, Respect and hand above; Yard and Stash; three shelves of upgrades. */
export const Hood = ({ view, boss, y }: { view: View; boss: BossView; y: number }) => {
  const mark = markOf(boss.seat);
  const asked = awaited(view).includes(boss.seat);
  const winner = view.result?.winners.includes(boss.seat) ?? false;
  return (
    <g transform={`translate(${margin} ${y})`}>
      <rect
        width={inner}
        height={hoodHeight(boss) - 8}
        rx="14"
        fill={paper}
        stroke={asked || winner ? gold : mark.colour}
        stroke-width={asked || winner ? 7 : 4}
        opacity={boss.retired ? '0.6' : undefined}
      />
      <path
        d={`M4 14 Q4 4 14 4 H26 V${hoodHeight(boss) - 12} H14 Q4 ${hoodHeight(boss) - 12} 4 ${hoodHeight(boss) - 22} Z`}
        fill={mark.colour}
      />
      <Head view={view} boss={boss} />
      <Yard boss={boss} />
      <Stash boss={boss} />
      {shelvesOf(boss).map((shelf, i) => (
        <Shelf deck={view.config.deck} shelf={shelf} x={36 + i * 220} />
      ))}
    </g>
  );
};

const noteOf = (view: View, { seat, retired }: BossView): string =>
  [
    view.viewer === seat ? 'you' : '',
    view.bigBoss === seat ? 'Big Boss' : '',
    retired ? 'has left' : awaited(view).includes(seat) ? (view.phase === 'turn' ? 'plays' : 'is asked') : '',
  ]
    .filter(Boolean)
    .join(' · ');

const Head = ({ view, boss }: { view: View; boss: BossView }) => {
  const mark = markOf(boss.seat);
  const named = gangTitle(boss);
  return (
    <g>
      <Mark mark={mark} x={52} y={31} r={18} />
      <text x="80" y={30} font-size={fitting(named, 24, 350)} font-weight="bold" fill={ink}>
        {named}
      </text>
      <text
        x="80"
        y={49}
        font-size="16"
        fill={asked(view, boss) ? red : faint}
        font-weight={asked(view, boss) ? 'bold' : undefined}
      >
        {noteOf(view, boss)}
      </text>
      {view.bigBoss === boss.seat && <Crown x={462} y={31} size={1.15} />}
      <Star x={516} y={31} r={17} />
      <text x="540" y="40" font-size="28" font-weight="bold" fill={ink}>
        {boss.respect}
      </text>
      <Cards x={606} n={boss.held} />
    </g>
  );
};

const asked = (view: View, { seat }: BossView): boolean => awaited(view).includes(seat);

/** How many cards a Boss holds. */
const Cards = ({ x, n }: { x: number; n: number }) => (
  <g transform={`translate(${x} 12)`}>
    <rect
      x="12"
      y="0"
      width="25"
      height="36"
      rx="4"
      fill="#3b3f4a"
      stroke="#ffffff"
      stroke-width="1.6"
      transform="rotate(8 24 18)"
    />
    <rect
      x="4"
      y="2"
      width="25"
      height="36"
      rx="4"
      fill="#23262e"
      stroke="#ffffff"
      stroke-width="1.6"
      transform="rotate(-6 16 20)"
    />
    <text x="47" y="29" font-size="26" font-weight="bold" fill={ink}>
      {n}
    </text>
  </g>
);
