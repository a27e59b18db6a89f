import type { View } from '../../model.ts';
import { lamp, night } from '../draw/palette.ts';
import { heading, nowInWords } from '../now.ts';
import { Action, actionHeight } from './Action.tsx';
import { Hand, handHeight } from './Hand.tsx';
import { Hood, hoodHeight } from './Hood.tsx';
import { Streets, streetsHeight } from './Streets.tsx';
import { fitting, width } from './sizes.ts';
import { Track, trackHeight } from './Track.tsx';
import { boardInWords } from './words.ts';

const HEAD = 78;

/** The whole table, one under the other: Respect, the Streets, what is going on, the Hoods (the looker's last), his hand. */
export const Picture = ({ view }: { view: View }) => {
  const start = view.viewer === 'spectator' ? 0 : (view.viewer + 1) % view.n;
  const bosses = view.bosses.map((_, i) => view.bosses[(start + i) % view.n]!);
  const streetsAt = HEAD + trackHeight(view);
  const actionAt = streetsAt + streetsHeight(view);
  let y = actionAt + actionHeight(view);
  const hoods = bosses.map((boss) => {
    const at = y;
    y += hoodHeight(boss);
    return { boss, at };
  });
  const height = y + handHeight(view) + 4;
  const now = nowInWords(view);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      class="thug-life-board"
      font-family="DejaVu Sans, Verdana, sans-serif"
    >
      <title>{heading(view)}</title>
      <desc>{boardInWords(view)}</desc>
      <rect x="0" y="0" width={width} height={height} fill={night} />
      <Skyline />
      <text x="16" y="40" font-size="31" font-weight="bold" font-style="italic" letter-spacing="2" fill={lamp}>
        THUG LIFE
      </text>
      <text
        x={width - 16}
        y="37"
        text-anchor="end"
        font-size={fitting(heading(view), 22, 430)}
        font-weight="bold"
        fill="#ffffff"
      >
        {heading(view)}
      </text>
      <text x="16" y="66" font-size={fitting(now, 18, width - 32)} fill="#ffffff">
        {now}
      </text>
      <Track view={view} y={HEAD} />
      <Streets view={view} y={streetsAt} />
      <Action view={view} y={actionAt} />
      {hoods.map(({ boss, at }) => (
        <Hood view={view} boss={boss} y={at} />
      ))}
      <Hand view={view} y={y} />
    </svg>
  );
};

/** Roofs against the night sky, behind the heading. */
const Skyline = () => (
  <path
    d="M0 78 V52 H40 V30 H78 V46 H120 V20 H150 V40 H196 V54 H236 V26 H270 V14 H300 V44 H348 V32 H388 V56 H430 V22 H470 V38 H512 V50 H552 V18 H588 V34 H630 V48 H668 V28 H720 V78 Z"
    fill="#23262f"
  />
);
