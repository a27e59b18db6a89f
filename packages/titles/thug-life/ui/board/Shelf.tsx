import { type DeckRef, deckOf, shownName } from '../../deck/compiled.ts';
import type { Upgraded } from '../../model.ts';
import { CardIcon } from '../draw/CardIcon.tsx';
import { Ember } from '../draw/Figures.tsx';
import { faint, typeColours } from '../draw/palette.ts';
import { HEAD, SCENE } from './Home.tsx';
import { fitting } from './sizes.ts';

/** Height of an upgrade on its shelf. */
export const CHIP = 38;

/** Homies, Rides or Turf of a Hood, one under the other. */
export const Shelf = ({ deck, shelf, x }: { deck: DeckRef; shelf: readonly Upgraded[]; x: number }) => (
  <g transform={`translate(${x} ${HEAD + SCENE})`}>
    {shelf.map((one, i) => (
      <Chip deck={deck} upgraded={one} y={i * CHIP + 2} />
    ))}
  </g>
);

/** An upgrade: ready in its colours, burnt out dashed with a flame. */
const Chip = ({ deck, upgraded: { no, burnt }, y }: { deck: DeckRef; upgraded: Upgraded; y: number }) => {
  const card = deckOf(deck).street[no];
  if (!card) return null;
  const colours = typeColours[card.type];
  const figure =
    card.type === 'homie' ? String(card.power) : card.type === 'ride' ? `${card.driveBy}/+${card.power}` : '';
  const name = shownName(card);
  return (
    <g transform={`translate(0 ${y})`}>
      <rect
        width="212"
        height={CHIP - 5}
        rx="7"
        fill={burnt ? '#e9e3d6' : colours.paper}
        stroke={burnt ? faint : colours.ink}
        stroke-width="1.6"
        stroke-dasharray={burnt ? '5 4' : undefined}
      />
      <CardIcon card={card} x={4} y={2.5} size={28} ink={burnt ? '#8a8273' : colours.ink} />
      <text
        x="37"
        y="22"
        font-size={fitting(name, 16, burnt ? 150 : figure === '' ? 168 : 128)}
        font-weight="bold"
        fill={burnt ? faint : colours.ink}
      >
        {name}
      </text>
      {burnt ? (
        <Ember x={198} y={17} size={0.95} />
      ) : (
        <text x="205" y="22.5" text-anchor="end" font-size="16" font-weight="bold" fill={colours.ink}>
          {figure}
        </text>
      )}
    </g>
  );
};
