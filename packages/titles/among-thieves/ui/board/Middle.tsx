import { Mark } from '#titles/drawing/Mark.tsx';
import { COINS } from '../../tables.ts';
import type { PlaceFacts } from './facts.ts';
import { CardIcon, Coin, LocationIcon } from './icons.tsx';
import { middle } from './layout.ts';
import { candle, cardColours, gold, ink, night, paper } from './palette.ts';

const houseWidth = 33;
const houses = 8;

/** The City: a row of houses, and every coin that is still there in a window of its own. */
export const City = ({ coins }: { coins: number }) => (
  <g transform={`translate(${middle.x} ${middle.y})`}>
    <rect width={middle.width} height="136" rx="12" fill={night} stroke={candle} stroke-width="2" />
    <path d={skyline()} fill="#3a3046" />
    {Array.from({ length: COINS }, (_, i) => i).map((i) => {
      const x = 30 + (i % houses) * houseWidth;
      const y = 122 - Math.floor(i / houses) * 23;
      return i < coins ? (
        <Coin x={x} y={y} r={8.5} />
      ) : (
        <circle cx={x} cy={y} r="6" fill="none" stroke="#8d8398" stroke-width="1.3" />
      );
    })}
    <text x="306" y="42" text-anchor="middle" font-size="18" font-weight="bold" letter-spacing="1" fill={candle}>
      CITY
    </text>
    <text x="306" y="94" text-anchor="middle" font-size="42" font-weight="bold" fill={gold}>
      {coins}
    </text>
  </g>
);

function skyline(): string {
  const roofs = [34, 26, 38, 24, 34, 28, 40, 26];
  return `M12 134 ${roofs.map((roof, i) => `L${13 + i * houseWidth} ${roof} L${29.5 + i * houseWidth} ${roof - 13} L${46 + i * houseWidth} ${roof}`).join(' ')} V134 Z`;
}

const placeWidth = 80;
const placeHeight = 132;

/** A location: its number, its card where it is turned, and half over it the Heist of whoever sits there. */
const Place = ({ facts, x }: { facts: PlaceFacts; x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <rect
      width={placeWidth}
      height={placeHeight}
      rx="8"
      fill={facts.card === null ? '#5b4a2c' : paper}
      stroke={candle}
      stroke-width="2.5"
    />
    <circle cx="20" cy="20" r="15" fill={candle} stroke={ink} stroke-width="1.5" />
    <text x="20" y="27.5" text-anchor="middle" font-size="21" font-weight="bold" fill={ink}>
      {facts.number}
    </text>
    {facts.card === null ? (
      <text x="52" y="32" text-anchor="middle" font-size="30" font-weight="bold" fill={candle}>
        ?
      </text>
    ) : (
      <g
        transform={`translate(${facts.occupant ? 35 : 12} ${facts.occupant ? 6 : 50}) scale(${facts.occupant ? 0.7 : 0.95})`}
      >
        <LocationIcon card={facts.card} />
      </g>
    )}
    {facts.occupant ? (
      <g transform="translate(8 54)">
        <rect
          width="64"
          height="72"
          rx="6"
          fill={cardColours.heist.paper}
          stroke={facts.occupant.colour}
          stroke-width="4"
        />
        <CardIcon card="heist" x={7} y={6} size={24} ink={cardColours.heist.ink} />
        <text x="36" y="27" font-size="17" font-weight="bold" fill={cardColours.heist.ink}>
          HE
        </text>
        <Mark mark={facts.occupant} x={32} y={51} r={16} />
      </g>
    ) : (
      facts.card === null && (
        <text x={placeWidth / 2} y="96" text-anchor="middle" font-size="19" fill={candle}>
          free
        </text>
      )
    )}
  </g>
);

const Deck = ({ size, x }: { size: number; x: number }) => (
  <g transform={`translate(${x} 0)`}>
    {[8, 4, 0].map((shift) => (
      <rect x={shift} y={10 + shift} width="54" height="76" rx="6" fill="#5b4a2c" stroke={candle} stroke-width="1.5" />
    ))}
    <text x="27" y="58" text-anchor="middle" font-size="27" font-weight="bold" fill={candle}>
      {size}
    </text>
    <text x="31" y="118" text-anchor="middle" font-size="16" fill={candle}>
      deck
    </text>
  </g>
);

export const Places = ({ places, deck }: { places: readonly PlaceFacts[]; deck: number }) => {
  const gap = 10;
  const all = places.length * (placeWidth + gap) + 62;
  const start = middle.x + (middle.width - all) / 2;
  return (
    <g transform={`translate(${start} ${middle.y + 152})`}>
      {places.map((place, i) => (
        <Place facts={place} x={i * (placeWidth + gap)} />
      ))}
      <Deck size={deck} x={places.length * (placeWidth + gap)} />
    </g>
  );
};
