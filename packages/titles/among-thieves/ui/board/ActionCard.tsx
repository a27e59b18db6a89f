import type { Card } from '../../model.ts';
import { cardName } from '../../wording.ts';
import { cardCode } from '../seats.tsx';
import { CardIcon } from './icons.tsx';
import { candle, cardColours, faint, ink } from './palette.ts';

export const cardWidth = 80;
export const cardHeight = 112;

/** A card from the front: code, picture, name. `dim`: it is not there, only its place. */
export const CardFace = ({ card, x, y, dim }: { card: Card; x: number; y: number; dim?: boolean }) => {
  const colours = cardColours[card];
  const pen = dim ? faint : colours.ink;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={cardWidth}
        height={cardHeight}
        rx="8"
        fill={dim ? '#cfc7ba' : colours.paper}
        stroke={dim ? faint : ink}
        stroke-width="2"
        stroke-dasharray={dim ? '6 5' : undefined}
      />
      <text x="9" y="26" font-size="22" font-weight="bold" fill={dim ? '#4d443a' : pen}>
        {cardCode(card)}
      </text>
      <CardIcon card={card} x={18} y={34} size={44} ink={pen} />
      <text
        x={cardWidth / 2}
        y="102"
        text-anchor="middle"
        font-size="13.5"
        font-weight="bold"
        fill={dim ? '#4d443a' : pen}
      >
        {cardName(card)}
      </text>
    </g>
  );
};

/** A card from behind: a mask. */
export const CardBack = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width={cardWidth} height={cardHeight} rx="8" fill="#3b2a4d" stroke={candle} stroke-width="2.5" />
    <rect x="7" y="7" width={cardWidth - 14} height={cardHeight - 14} rx="5" fill="none" stroke="#8e76a8" />
    <path d="M16 50 C26 42 34 46 40 50 C46 46 54 42 64 50 C64 66 52 70 40 60 C28 70 16 66 16 50 Z" fill={candle} />
    <circle cx="29" cy="55" r="4.5" fill="#3b2a4d" />
    <circle cx="51" cy="55" r="4.5" fill="#3b2a4d" />
  </g>
);

/** Where a card would lie. */
export const CardGap = ({ x, y }: { x: number; y: number }) => (
  <rect
    x={x}
    y={y}
    width={cardWidth}
    height={cardHeight}
    rx="8"
    fill="none"
    stroke="#8f8374"
    stroke-width="2"
    stroke-dasharray="6 6"
  />
);
