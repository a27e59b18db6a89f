import { shownName } from '../deck/compiled.ts';
import type { Card } from '../deck/schema.ts';
import { kindOf } from '../notation/cardLines.ts';
import { CardIcon } from './draw/CardIcon.tsx';

/** A card with its picture and all its text, as one holds it in the hand. */
export const CardFace = ({ card, copies = 1, note }: { card: Card; copies?: number; note?: string | undefined }) => (
  <li class={`thug-life-card thug-life-${card.type}`}>
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <CardIcon card={card} x={0} y={0} size={48} />
    </svg>
    <div>
      <strong>{`${shownName(card)}${copies > 1 ? ` ×${copies}` : ''}`}</strong>
      <small>{kindOf(card)}</small>
      <p>{card.text}</p>
      {card.tip !== '' && <p class="thug-life-tip">{card.tip}</p>}
      {note && <p class="thug-life-nag">{note}</p>}
    </div>
  </li>
);
