import type { SeatMark } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import { Icon } from './icons.tsx';
import { fameHeight, fameTop, margin, width } from './layout.ts';
import { asphalt, chalk, lamp } from './palette.ts';

/** The street of fame: reputation from 0 to the figure that wins, and who stands where. */
export const Fame = ({ win, places }: { win: number; places: readonly { mark: SeatMark; at: number }[] }) => {
  const left = 68;
  const step = (width - margin - left) / (win + 1);
  return (
    <g transform={`translate(0 ${fameTop})`}>
      <Icon name="rep" x={margin} y={12} size={50} />
      {Array.from({ length: win + 1 }, (_, at) => at).map((at) => {
        const here = places.filter((place) => place.at === at || (at === win && place.at > win));
        return (
          <g transform={`translate(${Math.round(left + at * step)} 0)`}>
            <rect
              x="0"
              y="0"
              width={Math.round(step) - 6}
              height={fameHeight}
              rx="8"
              fill={at === win ? lamp : asphalt}
              stroke={at === win ? '#ffffff' : '#6d6379'}
              stroke-width="2"
            />
            <text
              x={(step - 6) / 2}
              y="25"
              text-anchor="middle"
              font-size="22"
              font-weight="bold"
              fill={at === win ? '#1b1720' : chalk}
            >
              {at === win ? `${at} ♛` : at}
            </text>
            {here.map(({ mark }, i) => {
              const { x, y, r } = spotIn(i, here.length, step - 6);
              return <Mark mark={mark} x={x} y={y} r={r} />;
            })}
          </g>
        );
      })}
    </g>
  );
};

/** Up to two trackers stand side by side; more of them in two rows. */
function spotIn(i: number, count: number, wide: number): { x: number; y: number; r: number } {
  if (count <= 2) return { x: (wide * (i + 0.5)) / count, y: 51, r: 15 };
  return { x: wide * (i % 2 === 0 ? 0.3 : 0.7), y: i < 2 ? 39 : 61, r: 9.5 };
}
