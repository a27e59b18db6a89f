import type { Hustle } from '../../deck/schema.ts';
import { handCard, margin } from './layout.ts';
import { chalk, ink, lamp } from './palette.ts';
import { fitting, leading, set } from './text.ts';
import { nameLines } from './tileName.ts';

/** A hustle card: cost in the corner, name, what it does. */
export const HustleCard = ({ card, x, y }: { card: Hustle; x: number; y: number }) => {
  const { width, height } = handCard;
  const name = nameLines(card.name, width - 64, 22);
  const { size, lines } = set(card.text, [20, 18, 16, 14], width - 16, height - 64);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx="9"
        fill={card.preparation ? '#e2f0ff' : '#fff3d6'}
        stroke={ink}
        stroke-width="2"
      />
      {name.map((line, i) => (
        <text
          x="9"
          y={(name.length === 1 ? 32 : 24) + i * 21}
          font-size={fitting(name, width - 64, 22, true)}
          font-weight="bold"
          fill={ink}
        >
          {line}
        </text>
      ))}
      <circle cx={width - 23} cy="24" r="18" fill={ink} />
      <text x={width - 23} y="33" text-anchor="middle" font-size="25" font-weight="bold" fill={lamp}>
        {card.cost}
      </text>
      <path d={`M8 56 H${width - 8}`} stroke={ink} stroke-width="1.5" />
      {lines.map((line, i) => (
        <text x="9" y={60 + (i + 0.9) * size * leading} font-size={size} fill={ink}>
          {line}
        </text>
      ))}
    </g>
  );
};

export const handHeight = (cards: number): number =>
  44 + Math.max(1, Math.ceil(cards / handCard.perRow)) * (handCard.height + handCard.gap);

/** The looker's own hand. */
export const HandRow = ({ hand, top }: { hand: readonly Hustle[]; top: number }) => (
  <g transform={`translate(0 ${top})`}>
    <text x={margin + 4} y="28" font-size="24" font-weight="bold" fill={lamp}>
      {hand.length === 0 ? 'Your hand is empty' : 'Your hand'}
    </text>
    {hand.length > 0 && (
      <text x="990" y="28" text-anchor="end" font-size="20" fill={chalk}>
        the figure is how many other cards it costs
      </text>
    )}
    {hand.map((card, i) => (
      <HustleCard
        card={card}
        x={margin + (i % handCard.perRow) * (handCard.width + handCard.gap)}
        y={42 + Math.floor(i / handCard.perRow) * (handCard.height + handCard.gap)}
      />
    ))}
  </g>
);
