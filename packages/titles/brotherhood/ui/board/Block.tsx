import type { SeatMark } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import type { Area, Kind } from '../../model.ts';
import { MagnifyingGlass, PieceIcon } from './icons.tsx';
import { alarm, card, cardInk, faint, palettes } from './palette.ts';
import { Skyline } from './skyline.tsx';

const KINDS = ['R', 'P', 'T', 'H'] as const satisfies readonly Kind[];

/** What one district shows; worked out by `facts.ts`. */
export interface BlockFacts {
  area: Area;
  name: string;
  income: number;
  /** The looking seat's own prices; null for those who buy nothing. */
  prices: Record<Kind, number> | null;
  /** The seat whose control doubles those prices, or null. */
  doubledBy: SeatMark | null;
  limit: number;
  /** One entry per Revenue on the block, in seat order. */
  revenue: readonly SeatMark[];
  rows: readonly { mark: SeatMark; counts: Record<Kind, number>; godfather: boolean }[];
  controller: SeatMark | null;
  saturated: boolean;
  cleanUp: boolean;
  investigated: boolean;
}

export const blockWidth = 302;
export const blockHeight = 332;

const columns: Record<Kind | 'G', number> = { R: 66, P: 119, T: 172, H: 225, G: 272 };

/** 10000 -> "10k", 2500 -> "2.5k", 1234 -> "1234". */
export const short = (dollars: number): string =>
  dollars > 0 && dollars % 100 === 0 ? `${dollars / 1000}k` : `${dollars}`;

const Head = ({ facts }: { facts: BlockFacts }) => {
  const { ink, ground } = palettes[facts.area];
  return (
    <g>
      <circle cx="32" cy="31" r="22" fill={ink} />
      <text x="32" y="38" text-anchor="middle" font-size="19" font-weight="bold" fill={ground}>
        {facts.area}
      </text>
      <text x="62" y="28" font-size="21" font-weight="bold" fill={ink}>
        {facts.name}
      </text>
      <text x="62" y="49" font-size="16" fill={ink}>
        {`pays $${facts.income.toLocaleString('en-US')}`}
      </text>
    </g>
  );
};

const Slots = ({ facts }: { facts: BlockFacts }) => {
  const step = 26;
  const framed = Math.min(facts.limit, 8);
  const frame = framed * step + 8;
  const room = Math.max(0, Math.floor((blockWidth - 20 - frame - 44) / step));
  const inside = facts.revenue.slice(0, framed);
  const over = facts.revenue.slice(facts.limit, facts.limit + room);
  const more = facts.revenue.length - facts.limit - over.length;
  return (
    <g transform="translate(10 135)">
      <rect x="0" y="0" width={frame} height="32" rx="16" fill={card} stroke={cardInk} stroke-width="2" />
      {Array.from({ length: framed }, (_, i) => i).map((i) => {
        const owner = inside[i];
        return owner ? (
          <Mark mark={owner} x={17 + i * step} y={16} r={10.5} />
        ) : (
          <circle
            cx={17 + i * step}
            cy="16"
            r="8"
            fill="none"
            stroke={faint}
            stroke-width="1.5"
            stroke-dasharray="3 3"
          />
        );
      })}
      {(over.length > 0 || more > 0) && (
        <rect
          x={frame + 3}
          y="0"
          width={over.length * step + (more > 0 ? 44 : 4)}
          height="32"
          rx="6"
          fill="#ffe1dc"
          stroke={alarm}
          stroke-width="2.5"
        />
      )}
      {over.map((owner, i) => (
        <Mark mark={owner} x={frame + 18 + i * step} y={16} r={10.5} />
      ))}
      {more > 0 && (
        <text
          x={frame + 24 + over.length * step}
          y="22"
          text-anchor="middle"
          font-size="17"
          font-weight="bold"
          fill={alarm}
        >
          {`+${more}`}
        </text>
      )}
    </g>
  );
};

const Stamp = ({ x, y, width, text, ink }: { x: number; y: number; width: number; text: string; ink: string }) => (
  <g transform={`translate(${x} ${y}) rotate(-9)`}>
    <rect x="0" y="0" width={width} height="30" rx="4" fill={card} fill-opacity="0.92" stroke={ink} stroke-width="3" />
    <text x={width / 2} y="22" text-anchor="middle" font-size="18" font-weight="bold" fill={ink}>
      {text}
    </text>
  </g>
);

const Table = ({ facts }: { facts: BlockFacts }) => (
  <g transform="translate(0 173)">
    <rect x="7" y="0" width={blockWidth - 14} height={blockHeight - 180} rx="5" fill={card} />
    {([...KINDS, 'G'] as const).map((piece) => (
      <PieceIcon piece={piece} x={columns[piece] - 9} y={3} size={18} ink={cardInk} />
    ))}
    {facts.prices &&
      KINDS.map((kind) => (
        <text
          x={columns[kind]}
          y="37"
          text-anchor="middle"
          font-size="15.5"
          font-weight={facts.doubledBy ? 'bold' : undefined}
          fill={facts.doubledBy ? alarm : faint}
        >
          {short(facts.prices?.[kind] ?? 0)}
        </text>
      ))}
    {facts.prices && (
      <text
        x="25"
        y="37"
        text-anchor="middle"
        font-size="15.5"
        font-weight="bold"
        fill={facts.doubledBy ? alarm : faint}
      >
        {facts.doubledBy ? '×2' : '$'}
      </text>
    )}
    <path d={`M12 42 H${blockWidth - 12}`} stroke={faint} stroke-width="1" />
    {facts.rows.map((row, i) => (
      <g transform={`translate(0 ${43 + i * 21.5})`}>
        {i % 2 === 1 && <rect x="7" y="0" width={blockWidth - 14} height="21.5" fill="#f1ead8" />}
        <Mark mark={row.mark} x={25} y={10.7} r={9.8} />
        {KINDS.map((kind) => (
          <text
            x={columns[kind]}
            y="17.5"
            text-anchor="middle"
            font-size={row.counts[kind] > 0 ? 19 : 15}
            font-weight={row.counts[kind] > 0 ? 'bold' : undefined}
            fill={row.counts[kind] > 0 ? cardInk : '#b9b09d'}
          >
            {row.counts[kind] > 0 ? row.counts[kind] : '·'}
          </text>
        ))}
        {row.godfather && <PieceIcon piece="G" x={columns.G - 10} y={0.7} size={20} ink={row.mark.colour} />}
      </g>
    ))}
    {facts.rows.length === 0 && (
      <text x={blockWidth / 2} y="90" text-anchor="middle" font-size="16" font-style="italic" fill={faint}>
        nobody here
      </text>
    )}
  </g>
);

const Control = ({ mark }: { mark: SeatMark }) => (
  <g>
    <rect
      x="0"
      y="0"
      width={blockWidth}
      height={blockHeight}
      rx="10"
      fill="none"
      stroke={mark.colour}
      stroke-width="9"
    />
    <rect
      x="4.5"
      y="4.5"
      width={blockWidth - 9}
      height={blockHeight - 9}
      rx="7"
      fill="none"
      stroke="#ffffff"
      stroke-width="1.5"
    />
    <rect x="190" y="37" width="108" height="25" rx="12.5" fill="#ffffff" stroke={mark.colour} stroke-width="2.5" />
    <Mark mark={mark} x={206} y={49.5} r={9.5} />
    <text x="220" y="55" font-size="15" font-weight="bold" fill={cardInk}>
      controls
    </text>
  </g>
);

export const Block = ({ facts, x, y }: { facts: BlockFacts; x: number; y: number }) => {
  const { ground, sky } = palettes[facts.area];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="0" y="0" width={blockWidth} height={blockHeight} rx="10" fill={ground} />
      <rect x="0" y="58" width={blockWidth} height="71" fill={sky} />
      <Skyline area={facts.area} x={0} y={55} />
      <Head facts={facts} />
      <Slots facts={facts} />
      <Table facts={facts} />
      {facts.controller && <Control mark={facts.controller} />}
      {facts.saturated && <Stamp x={14} y={86} width={54} text="½" ink={alarm} />}
      {facts.cleanUp && <Stamp x={84} y={88} width={136} text="CLEAN-UP ½" ink="#0b5a63" />}
      {facts.investigated && <MagnifyingGlass x={232} y={66} ink={'#1d3f72'} />}
    </g>
  );
};
