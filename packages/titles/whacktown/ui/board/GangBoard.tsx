import { Mark } from '#titles/drawing/Mark.tsx';
import { Belongings, belongingsOf } from './Belongings.tsx';
import type { PanelFacts } from './facts.ts';
import type { IconName } from './iconNames.ts';
import { Icon } from './icons.tsx';
import { belongingsTop, boardWidth } from './layout.ts';
import { blood, chalk, faint, ink, lamp } from './palette.ts';
import { fitting, leading, set } from './text.ts';

const CELLS = 20;
const left = 58;
const barWidth = 320;
const step = barWidth / CELLS;

interface Run {
  n: number;
  fill: string;
  /** Drawn in every space beside the colour. */
  letter: string;
}

/** A track of 20 spaces; the thick line is where the tracker is turned to its +10 side. */
const Track = ({ y, icon, runs, say, spaces = CELLS }: TrackProps) => {
  const letters = runs.flatMap(({ n, fill, letter }) => Array.from({ length: n }, () => ({ fill, letter })));
  return (
    <g transform={`translate(0 ${y})`}>
      <Icon name={icon} x={14} y={0} size={36} />
      <rect x={left} y="4" width={spaces * step - 2} height="28" rx="3" fill="#ffffff" stroke="#b3abbc" />
      <path
        d={Array.from({ length: spaces - 1 }, (_, i) => `M${left + (i + 1) * step - 1} 4 V32`).join(' ')}
        stroke="#b3abbc"
        stroke-width="1.2"
      />
      {letters.slice(0, spaces).map(({ fill, letter }, i) => (
        <g transform={`translate(${left + i * step} 4)`}>
          <rect width={step - 2} height="28" rx="3" fill={fill} stroke={ink} stroke-width="1.2" />
          <text x={step / 2 - 1} y="20" text-anchor="middle" font-size="14" font-weight="bold" fill="#ffffff">
            {letter}
          </text>
        </g>
      ))}
      {spaces > 10 && <path d={`M${left + 10 * step - 1} 0 V36`} stroke={ink} stroke-width="3.5" />}
      <text
        x={boardWidth - 12}
        y="28"
        text-anchor="end"
        font-size={fitting([say], boardWidth - left - spaces * step - 18, 26, true)}
        font-weight="bold"
        fill={ink}
      >
        {say}
      </text>
    </g>
  );
};

interface TrackProps {
  y: number;
  icon: IconName;
  runs: readonly Run[];
  say: string;
  spaces?: number;
}

const Head = ({ facts }: { facts: PanelFacts }) => {
  const { seat, mark, profile } = facts;
  const title = `${mark.name}${facts.you ? ' (you)' : ''}`;
  return (
    <g>
      <Mark mark={mark} x={32} y={32} r={20} dead={seat.status !== 'alive'} />
      <text x="58" y="32" font-size="26" font-weight="bold" fill={ink}>
        {title}
      </text>
      <text x="58" y="58" font-size={fitting([profileLine(facts)], boardWidth - 230, 22)} fill={profile ? ink : faint}>
        {profileLine(facts)}
      </text>
      <g transform={`translate(${boardWidth - 158} 0)`}>
        <Icon name="rep" x={0} y={14} size={40} />
        <text x="43" y="46" font-size="30" font-weight="bold" fill={ink}>
          {seat.reputation}
        </text>
        <Icon name="cards" x={80} y={16} size={36} />
        <text x="118" y="46" font-size="30" font-weight="bold" fill={ink}>
          {seat.handSize}
        </text>
      </g>
    </g>
  );
};

const profileLine = ({ profile }: PanelFacts): string =>
  profile ? `${profile.name} · turn order ${profile.turnOrder}` : 'profile still sealed';

/** A gang's own board: who, tracks with money and armor beside the trackers, damaged armor, profile, bomb, perks, preparations. */
export const GangBoard = ({ facts, x, y, height }: { facts: PanelFacts; x: number; y: number; height: number }) => {
  const { seat, mark, profile } = facts;
  const out = seat.status !== 'alive';
  const { size, lines } = set(profile?.text ?? '', [20, 18, 16], boardWidth - 28, 56);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={boardWidth}
        height={height}
        rx="12"
        fill={out ? '#cfcad4' : chalk}
        stroke={facts.active ? lamp : mark.colour}
        stroke-width={facts.active ? 8 : 5}
      />
      <Head facts={facts} />
      <Track
        y={70}
        icon="gang"
        spaces={10}
        runs={[{ n: seat.gang, fill: '#6b4a2b', letter: '♟' }]}
        say={`${seat.gang} in the gang`}
      />
      <Track
        y={110}
        icon="info"
        runs={[
          { n: seat.information, fill: '#0f7a8a', letter: 'i' },
          { n: seat.money, fill: '#2f7d32', letter: '$' },
        ]}
        say={`${seat.information}+$${seat.money}`}
      />
      <Track
        y={150}
        icon="combined"
        runs={[
          { n: seat.health, fill: '#c3222a', letter: '♥' },
          { n: seat.armor, fill: '#51697d', letter: '◆' },
        ]}
        say={out ? 'out' : `${seat.health}+${seat.armor}=${seat.health + seat.armor}`}
      />
      <g transform="translate(0 190)">
        <Icon name="damaged" x={16} y={0} size={32} />
        <text x={left} y="24" font-size="20" fill={ink}>
          {seat.damagedArmor === 0 ? 'no damaged armor' : `${seat.damagedArmor} damaged armor`}
        </text>
        <text x={boardWidth - 12} y="24" text-anchor="end" font-size="22" font-weight="bold" fill={blood}>
          {facts.note}
        </text>
      </g>
      {lines.map((line, i) => (
        <text x="14" y={224 + (i + 0.9) * size * leading} font-size={size} fill={ink}>
          {line}
        </text>
      ))}
      <Belongings items={belongingsOf(facts)} top={belongingsTop} />
    </g>
  );
};
