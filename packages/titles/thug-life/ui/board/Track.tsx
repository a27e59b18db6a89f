import { Mark } from '#titles/drawing/Mark.tsx';
import type { View } from '../../model.ts';
import { Crown, Lock } from '../draw/Figures.tsx';
import { asphalt, gold, ink, kerb, lamp } from '../draw/palette.ts';
import { markOf } from '../seats.tsx';
import { inner, margin } from './sizes.ts';

const TOKEN = 24;
const NUMBERS = 34;

function layout({ bosses, config }: View) {
  const respects = bosses.map(({ respect }) => respect);
  const first = Math.min(0, ...respects);
  const cells = config.respectGoal - first + 1;
  const cell = inner / cells;
  const perRow = Math.max(1, Math.floor(cell / TOKEN));
  const at = (value: number) => bosses.filter(({ respect }) => respect === value);
  const rows = Math.max(1, ...respects.map((value) => Math.ceil(at(value).length / perRow)));
  return { first, cells, cell, perRow, rows, at };
}

export const trackHeight = (view: View): number => NUMBERS + layout(view).rows * (TOKEN + 2) + 12;

/** The Respect track: 0 to the goal, a token for each Boss. The last field has a crown, and a lock that opens one point before. */
export const Track = ({ view, y }: { view: View; y: number }) => {
  const { first, cells, cell, perRow, at } = layout(view);
  const { respectGoal } = view.config;
  const near = view.bosses.some(({ respect }) => respect >= respectGoal - 1);
  const every = cells > 16 ? 5 : 1;
  return (
    <g transform={`translate(${margin} ${y})`}>
      <rect width={inner} height={trackHeight(view) - 8} rx="10" fill={asphalt} stroke={kerb} stroke-width="2" />
      {Array.from({ length: cells }, (_, i) => first + i).map((value) => {
        const x = (value - first) * cell;
        const last = value === respectGoal;
        return (
          <g transform={`translate(${Math.round(x * 10) / 10} 0)`}>
            {value > first && <path d={`M0 6 V${trackHeight(view) - 14}`} stroke={kerb} stroke-width="1.2" />}
            {last ? (
              <g>
                <rect
                  x="2"
                  y="3"
                  width={cell - 4}
                  height={trackHeight(view) - 14}
                  rx="8"
                  fill="#4a3a10"
                  stroke={gold}
                  stroke-width="2"
                />
                <Crown x={cell / 2} y={16} size={cell > 34 ? 0.8 : 0.6} />
                {cell > 34 && (
                  <g>
                    <text x={cell / 2 - 8} y={46} text-anchor="middle" font-size="18" font-weight="bold" fill={lamp}>
                      {value}
                    </text>
                    <g transform={`translate(${cell / 2 + 14} 36) scale(0.8)`}>
                      <Lock x={0} y={0} open={near} />
                    </g>
                  </g>
                )}
              </g>
            ) : (
              value % every === 0 && (
                <text
                  x={cell / 2}
                  y={25}
                  text-anchor="middle"
                  font-size={cell > 30 ? 20 : 15}
                  font-weight="bold"
                  fill="#ffffff"
                >
                  {value}
                </text>
              )
            )}
            {at(value).map(({ seat }, i) => {
              const row = Math.floor(i / perRow);
              const inRow = Math.min(perRow, at(value).length - row * perRow);
              return (
                <Mark
                  mark={markOf(seat)}
                  x={Math.round((cell / 2 + ((i % perRow) - (inRow - 1) / 2) * TOKEN) * 10) / 10}
                  y={NUMBERS + 12 + row * (TOKEN + 2)}
                  r={10.5}
                />
              );
            })}
          </g>
        );
      })}
      <rect width={inner} height={trackHeight(view) - 8} rx="10" fill="none" stroke={ink} stroke-width="1" />
    </g>
  );
};
