import { CardFace, cardHeight, cardWidth } from './ActionCard.tsx';
import type { HandFacts } from './facts.ts';
import { handTop, width } from './layout.ts';
import { candle } from './palette.ts';

const step = 150;

/** The looker's five cards, always in the same five places. */
export const Hand = ({ hand }: { hand: readonly HandFacts[] }) => (
  <g transform={`translate(0 ${handTop})`}>
    <text x="24" y="52" font-size="20" font-weight="bold" fill={candle}>
      <tspan x="24">Your</tspan>
      <tspan x="24" dy="26">
        five
      </tspan>
      <tspan x="24" dy="26">
        cards
      </tspan>
    </text>
    {hand.map(({ card, where, note }, i) => {
      const x = (width - 4 * step - cardWidth) / 2 + i * step + 30;
      return (
        <g>
          <CardFace card={card} x={x} y={8} dim={where !== 'hand'} />
          <text
            x={x + cardWidth / 2}
            y={cardHeight + 34}
            text-anchor="middle"
            font-size="17"
            font-weight={where === 'hand' ? 'bold' : undefined}
            fill={where === 'hand' ? '#ffffff' : candle}
          >
            {note}
          </text>
        </g>
      );
    })}
  </g>
);
