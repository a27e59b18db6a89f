import type { BossView } from '../../model.ts';
import { DOLLAS_A_RESPECT } from '../../tables.ts';
import { Dolla, Thug } from '../draw/Figures.tsx';
import { grass, ink, line, red, shed } from '../draw/palette.ts';
import { markOf } from '../seats.tsx';

/** Where Yard and Stash begin below the upper rim of a Hood, and how high they are. */
export const HEAD = 54;
export const SCENE = 86;

/** In front: Thugs who are in play. An empty Yard is outlined. */
export const Yard = ({ boss }: { boss: BossView }) => {
  const empty = boss.thugs.yard === 0;
  return (
    <g transform={`translate(36 ${HEAD})`}>
      <rect
        width="352"
        height={SCENE - 6}
        rx="8"
        fill={empty ? '#fff1ee' : grass}
        stroke={empty ? red : '#9bb07a'}
        stroke-width={empty ? 4 : 1.5}
        stroke-dasharray={empty ? '9 6' : undefined}
      />
      <text x="344" y="19" text-anchor="end" font-size="15" font-weight="bold" fill={empty ? red : '#48592c'}>
        {empty ? 'YARD EMPTY' : 'YARD'}
      </text>
      {Array.from({ length: boss.thugs.yard }, (_, i) => (
        <Thug mark={markOf(boss.seat)} x={22 + i * 38} y={SCENE - 12} size={1.05} />
      ))}
    </g>
  );
};

/** Behind a fence: Thugs who are not in play, and the Dollas in heaps of three, each worth a Respect a round. */
export const Stash = ({ boss }: { boss: BossView }) => {
  const shown = Math.min(boss.dollas, 12);
  return (
    <g transform={`translate(396 ${HEAD})`}>
      <rect width="292" height={SCENE - 6} rx="8" fill={shed} stroke={line} stroke-width="1.5" />
      {Array.from({ length: boss.thugs.stash }, (_, i) => (
        <Thug mark={markOf(boss.seat)} x={18 + i * 23} y={44} size={0.66} pale />
      ))}
      <path d="M4 46 H288 M4 38 H288" stroke="#8b7a5c" stroke-width="2.4" />
      {Array.from({ length: 19 }, (_, i) => (
        <path d={`M${10 + i * 15} 49 V34`} stroke="#8b7a5c" stroke-width="3" />
      ))}
      <text x="284" y="19" text-anchor="end" font-size="15" font-weight="bold" fill="#5d4c2c">
        {`STASH ${boss.thugs.stash}`}
      </text>
      {Array.from({ length: shown }, (_, i) => (
        <Dolla x={16 + i * 16 + Math.floor(i / DOLLAS_A_RESPECT) * 12} y={64} r={11} />
      ))}
      <text x="284" y="71" text-anchor="end" font-size="20" font-weight="bold" fill={ink}>
        {`${boss.dollas} $`}
      </text>
    </g>
  );
};
