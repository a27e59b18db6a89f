import { belongingsOf, linesOf } from './Belongings.tsx';
import { City } from './City.tsx';
import { Fame } from './Fame.tsx';
import type { BoardFacts, PanelFacts } from './facts.ts';
import { GangBoard } from './GangBoard.tsx';
import { HandRow, handHeight } from './HandRow.tsx';
import {
  belongingsLine,
  boardHeight,
  boardsTop,
  boardWidth,
  headHeight,
  margin,
  supplyHeight,
  supplyTop,
  width,
} from './layout.ts';
import { asphalt, chalk, lamp, night } from './palette.ts';
import { fitting } from './text.ts';

/** The town by night: the street of fame, the city, the gangs' boards, and for a player his hand. */
export const Picture = ({ facts }: { facts: BoardFacts }) => {
  const rows = rowsOf(facts.panels);
  const handTop = rows.reduce((top, { height }) => top + height + 12, boardsTop);
  const height = Math.ceil(handTop + (facts.hand ? handHeight(facts.hand.length) : 0) + 6);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      class="whacktown-board"
      font-family="DejaVu Sans, Verdana, sans-serif"
    >
      <title>{`Whacktown, ${facts.heading}`}</title>
      <desc>{facts.words}</desc>
      <rect width={width} height={height} fill={night} />
      <Skyline />
      <text x={margin + 4} y="41" font-size="32" font-weight="bold" letter-spacing="5" fill={lamp}>
        WHACKTOWN
      </text>
      <text
        x={width - margin - 4}
        y="39"
        text-anchor="end"
        font-size={fitting([facts.heading], 560, 25, true)}
        font-weight="bold"
        fill="#ffffff"
      >
        {facts.heading}
      </text>
      <Fame
        win={facts.win}
        places={facts.panels.flatMap(({ mark, seat }) =>
          seat.status === 'alive' ? [{ mark, at: seat.reputation }] : [],
        )}
      />
      <City tiles={facts.tiles} crimeScene={facts.crimeScene} />
      <g transform={`translate(${margin} ${supplyTop})`}>
        <rect width={width - 2 * margin} height={supplyHeight} rx="8" fill={asphalt} />
        <text x="14" y="31" font-size={fitting([facts.supply], width - 48, 22)} fill={chalk}>
          {facts.supply}
        </text>
      </g>
      {rows.map(({ panels, top, height }) =>
        panels.map((panel, i) => (
          <GangBoard facts={panel} x={margin + i * (boardWidth + 12)} y={top} height={height} />
        )),
      )}
      {facts.hand && <HandRow hand={facts.hand} top={handTop} />}
    </svg>
  );
};

/** Roofs behind the title. */
const Skyline = () => (
  <path
    d={`M0 ${headHeight} V34 H60 V20 H110 V42 H170 V14 H230 V36 H300 V24 H350 V44 H420 V18 H470 V30 H540 V10 H590 V40 H660 V22 H730 V36 H790 V16 H850 V42 H910 V26 H960 V38 H1000 V${headHeight} Z`}
    fill="#241d31"
  />
);

/** Two boards side by side, as high as the one that needs more. */
function rowsOf(panels: readonly PanelFacts[]): { panels: readonly PanelFacts[]; top: number; height: number }[] {
  const rows: { panels: readonly PanelFacts[]; top: number; height: number }[] = [];
  let top = boardsTop;
  for (let i = 0; i < panels.length; i += 2) {
    const pair = panels.slice(i, i + 2);
    const height = boardHeight + Math.max(...pair.map((panel) => linesOf(belongingsOf(panel)))) * belongingsLine;
    rows.push({ panels: pair, top, height });
    top += height + 12;
  }
  return rows;
}
