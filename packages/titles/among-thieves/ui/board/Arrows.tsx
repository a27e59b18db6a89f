import type { ArrowFacts, PanelFacts } from './facts.ts';
import { CardIcon } from './icons.tsx';
import { center, edge, round, type Spot } from './layout.ts';
import { blood, cardColours } from './palette.ts';

interface Drawn {
  path: string;
  head: string;
  /** Where the sign sits, and how big. */
  at: Spot;
  r: number;
}

/** A line from panel to panel that bends to its left, so that the way there and the way back are two. */
function bend(from: Spot, to: Spot, lane: number): Drawn {
  const a = edge(from, center(to), 2);
  const b = edge(to, center(from), 10);
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.max(1, Math.hypot(dx, dy));
  // Neighbours sit close: their arrow is nearly straight, and its sign is small.
  const out = Math.min(26, length / 5) + lane * 34;
  const mid = { x: (a.x + b.x) / 2 + (dy / length) * out, y: (a.y + b.y) / 2 - (dx / length) * out };
  const ux = (b.x - mid.x) / Math.max(1, Math.hypot(b.x - mid.x, b.y - mid.y));
  const uy = (b.y - mid.y) / Math.max(1, Math.hypot(b.x - mid.x, b.y - mid.y));
  const wing = (side: 1 | -1) => `L${round(b.x - ux * 20 - uy * 11 * side)} ${round(b.y - uy * 20 + ux * 11 * side)}`;
  return {
    path: `M${a.x} ${a.y} Q${round(mid.x)} ${round(mid.y)} ${round(b.x - ux * 12)} ${round(b.y - uy * 12)}`,
    head: `M${b.x} ${b.y} ${wing(1)} ${wing(-1)} Z`,
    at: along(a, mid, b, 0.3),
    r: length < 120 ? 15 : 19,
  };
}

/** A point of the curve, `t` from 0 (its start) to 1. */
const along = (a: Spot, mid: Spot, b: Spot, t: number): Spot => ({
  x: round(a.x * (1 - t) ** 2 + 2 * mid.x * t * (1 - t) + b.x * t ** 2),
  y: round(a.y * (1 - t) ** 2 + 2 * mid.y * t * (1 - t) + b.y * t ** 2),
});

const Arrow = ({ facts, drawn }: { facts: ArrowFacts; drawn: Drawn }) => {
  const ink = facts.sign === 'noHonor' ? blood : facts.fate === 'missed' ? '#9d968c' : '#d8e6f2';
  return (
    <g>
      <path d={drawn.path} fill="none" stroke="#191512" stroke-width="9" stroke-opacity="0.5" />
      <path
        d={drawn.path}
        fill="none"
        stroke={ink}
        stroke-width={facts.fate === 'missed' ? 3 : 5}
        stroke-dasharray={facts.sign === 'noHonor' || facts.fate === 'hit' ? undefined : '12 8'}
      />
      <path d={drawn.head} fill={ink} stroke="#191512" stroke-width="1.5" />
      <g transform={`translate(${drawn.at.x} ${drawn.at.y}) scale(${round(drawn.r / 19)})`}>
        <circle r="19" fill={cardColours[facts.sign].paper} stroke={ink} stroke-width="4" />
        <CardIcon card={facts.sign} x={-12} y={-12} size={24} ink={cardColours[facts.sign].ink} />
        {facts.fate === 'missed' && <path d="M-14 -14 L14 14" stroke="#a01217" stroke-width="5" />}
      </g>
    </g>
  );
};

/** Whom No Honor, Trap and Sabotage point at: red and whole, grey and dashed, struck out when it missed, whole when it caught. */
export const Arrows = ({
  arrows,
  panels,
  spots,
}: {
  arrows: readonly ArrowFacts[];
  panels: readonly PanelFacts[];
  spots: readonly Spot[];
}) => {
  const spotOf = (seat: number): Spot => spots[panels.findIndex((panel) => panel.seat === seat)]!;
  return (
    <g>
      {arrows.map((arrow, i) => {
        const lane = arrows.slice(0, i).filter(({ from, to }) => from === arrow.from && to === arrow.to).length;
        return <Arrow facts={arrow} drawn={bend(spotOf(arrow.from), spotOf(arrow.to), lane)} />;
      })}
    </g>
  );
};
