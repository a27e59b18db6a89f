import type { SeatMark } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import { Block, type BlockFacts, blockHeight, blockWidth } from './Block.tsx';
import { type Piece, PieceIcon } from './icons.tsx';
import { night, street } from './palette.ts';
import { Hotel, type HotelGuest, Jail, type Prisoners, stripHeight, stripWidth } from './Strips.tsx';

/** All that is drawn, with nothing left to work out. */
export interface BoardFacts {
  heading: string;
  /** The board in words, for those who hear it. */
  words: string;
  /** Six, in the order of the die: three above, three below. */
  blocks: readonly BlockFacts[];
  guests: readonly HotelGuest[];
  prisoners: readonly Prisoners[];
  seats: readonly { mark: SeatMark; dead: boolean; looking: boolean }[];
}

const width = 960;
const margin = 12;
const gap = 15;
const top = 50;
const stripTop = top + 2 * blockHeight + 2 * gap;
const legendTop = stripTop + stripHeight + 10;
const height = legendTop + 72;

const pieces: readonly [Piece, string, number][] = [
  ['R', 'R Revenue', 12],
  ['P', 'P Political', 182],
  ['T', 'T Thug', 362],
  ['H', 'H Hitman', 510],
  ['G', 'G Godfather', 676],
];

const Legend = ({ seats }: { seats: BoardFacts['seats'] }) => (
  <g transform={`translate(0 ${legendTop})`}>
    {seats.map(({ mark, dead, looking }, i) => (
      <g transform={`translate(${margin + i * 188} 0)`}>
        {looking && (
          <rect x="-6" y="-3" width="176" height="31" rx="15" fill="#3a4350" stroke="#ffffff" stroke-width="2" />
        )}
        <Mark mark={mark} x={14} y={12.5} r={11.5} dead={dead} />
        <text x="34" y="19" font-size="17.5" font-weight="bold" fill={dead ? '#9aa3ad' : '#ffffff'}>
          {`${mark.name}${dead ? ' † out' : looking ? ' (you)' : ''}`}
        </text>
      </g>
    ))}
    {pieces.map(([piece, text, x]) => (
      <g transform={`translate(${x} 37)`}>
        <PieceIcon piece={piece} x={4} y={0} size={21} ink="#ffffff" />
        <text x="34" y="17" font-size="17.5" fill="#ffffff">
          {text}
        </text>
      </g>
    ))}
  </g>
);

/** The map of Midland City: six districts with streets between them, the hotel out of town and the jail. */
export const Picture = ({ facts }: { facts: BoardFacts }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${width} ${height}`}
    role="img"
    class="brotherhood-board"
    font-family="DejaVu Sans, Verdana, sans-serif"
  >
    <title>{facts.heading}</title>
    <desc>{facts.words}</desc>
    <rect x="0" y="0" width={width} height={height} fill={night} />
    <text x={margin} y="34" font-size="24" font-weight="bold" letter-spacing="3" fill="#f4e3b2">
      MIDLAND CITY
    </text>
    <text x={width - margin} y="34" text-anchor="end" font-size="20" fill="#ffffff">
      {facts.heading}
    </text>
    <rect x="0" y={top - 6} width={width} height={stripTop - top - gap + 12} fill={street} />
    <path
      d={[
        ...[1, 2].map((i) => `M${margin + i * (blockWidth + gap) - gap / 2} ${top} V${stripTop - gap}`),
        `M${margin} ${top + blockHeight + gap / 2} H${width - margin}`,
      ].join(' ')}
      stroke="#e9d27c"
      stroke-width="2"
      stroke-dasharray="14 10"
    />
    {facts.blocks.map((block, i) => (
      <Block
        facts={block}
        x={margin + (i % 3) * (blockWidth + gap)}
        y={top + Math.floor(i / 3) * (blockHeight + gap)}
      />
    ))}
    <Hotel guests={facts.guests} x={margin} y={stripTop} />
    <Jail prisoners={facts.prisoners} x={width - margin - stripWidth} y={stripTop} />
    <Legend seats={facts.seats} />
  </svg>
);
