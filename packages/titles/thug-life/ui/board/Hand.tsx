import { type DeckRef, deckOf, shownName } from '../../deck/compiled.ts';
import type { Card } from '../../deck/schema.ts';
import type { CardNo, View } from '../../model.ts';
import { CardIcon } from '../draw/CardIcon.tsx';
import { ink, lamp, typeColours } from '../draw/palette.ts';
import { fitting, linesOf, sorted, width } from './sizes.ts';

const CARD_WIDTH = 108;
const CARD_HEIGHT = 142;
const PER_ROW = 6;
const HEAD = 36;

export const handHeight = ({ own }: View): number =>
  own ? HEAD + Math.max(1, Math.ceil(own.hand.length / PER_ROW)) * (CARD_HEIGHT + 8) + 6 : 0;

/** The corner of a card: Difficulty, Power, seats of a Ride. */
export function figureOf(card: Card): string {
  switch (card.type) {
    case 'crime':
      return String(card.difficulty);
    case 'homie':
      return `+${card.power}`;
    case 'ride':
      return `${card.driveBy}/+${card.power}`;
    default:
      return '';
  }
}

const TYPE_WORDS: Readonly<Record<Card['type'], string>> = {
  caution: 'Caution',
  crime: 'Crime',
  weapon: 'Weapon',
  homie: 'Homie',
  ride: 'Ride',
  turf: 'Turf',
  drama: 'Drama',
};

const Face = ({ card, x, y }: { card: Card; x: number; y: number }) => {
  const { paper, ink: pen } = typeColours[card.type];
  const lines = linesOf(shownName(card), 11, 2);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={CARD_WIDTH} height={CARD_HEIGHT} rx="9" fill={paper} stroke={ink} stroke-width="2.5" />
      <text x="8" y="20" font-size="14.5" fill={pen}>
        {TYPE_WORDS[card.type]}
      </text>
      <text x={CARD_WIDTH - 7} y="22" text-anchor="end" font-size="18" font-weight="bold" fill={pen}>
        {figureOf(card)}
      </text>
      <CardIcon card={card} x={27} y={32} size={54} />
      {lines.map((text, i) => (
        <text
          x={CARD_WIDTH / 2}
          y={(lines.length === 1 ? 117 : 108) + i * 20}
          text-anchor="middle"
          font-size={fitting(text, 17, CARD_WIDTH - 8)}
          font-weight="bold"
          fill={pen}
        >
          {text}
        </text>
      ))}
    </g>
  );
};

const cardsOf = (ref: DeckRef, hand: readonly CardNo[]): Card[] =>
  sorted(ref, hand).flatMap((no) => deckOf(ref).street[no] ?? []);

/** The looker's cards, by type; their texts stand beside the board. */
export const Hand = ({ view, y }: { view: View; y: number }) => {
  if (!view.own) return null;
  const cards = cardsOf(view.config.deck, view.own.hand);
  const inRow = Math.min(PER_ROW, Math.max(1, cards.length));
  const left = (width - inRow * (CARD_WIDTH + 8) + 8) / 2;
  return (
    <g transform={`translate(0 ${y})`}>
      <text x={width / 2} y="25" text-anchor="middle" font-size="20" font-weight="bold" fill={lamp}>
        {cards.length === 0 ? 'Your hand is empty' : 'Your hand'}
      </text>
      {cards.map((card, i) => (
        <Face
          card={card}
          x={left + (i % PER_ROW) * (CARD_WIDTH + 8)}
          y={HEAD + Math.floor(i / PER_ROW) * (CARD_HEIGHT + 8)}
        />
      ))}
    </g>
  );
};
