import { Mark } from '#titles/drawing/Mark.tsx';
import { type DeckRef, deckOf } from '../deck/compiled.ts';
import type { Fighter, Group } from '../model.ts';
import { fighterName } from '../wording.ts';
import { CardIcon, StandIn } from './draw/CardIcon.tsx';
import { Cop, Thug } from './draw/Figures.tsx';
import { lamp, typeColours } from './draw/palette.ts';
import type { Shown } from './report/scene.ts';
import { markOf } from './seats.tsx';

interface PartyProps {
  deck: DeckRef | null;
  who: Fighter | null;
  /** Null for the Cops, or where it is not known. */
  group: Group | null;
  cops: number;
  table: readonly Shown[];
  note: string;
  x: number;
  room: number;
}

const builtIn = ({ homies, rides, turf }: Group): Shown[] => [
  ...homies.map((no): Shown => ({ no, type: 'homie' })),
  ...rides.map((no): Shown => ({ no, type: 'ride' })),
  ...turf.map((no): Shown => ({ no, type: 'turf' })),
];

/** One side: its name, its Figures, and below what it brought along. */
export const Party = ({ deck, who, group, cops, table, note, x, room }: PartyProps) => {
  if (who === null) return null;
  const cards = [...(group ? builtIn(group) : []), ...table];
  const figures = who === 'cops' ? cops : (group?.thugs ?? 0);
  const step = Math.min(36, (room - 34) / Math.max(1, figures - 1));
  const cardStep = Math.min(50, (room - 46) / Math.max(1, cards.length - 1));
  return (
    <g transform={`translate(${x} 0)`}>
      {who === 'cops' ? <Cop x={16} y={58} size={0.7} /> : <Mark mark={markOf(who)} x={16} y={58} r={13} />}
      <text x="38" y="65" font-size="20" font-weight="bold" fill="#ffffff">
        {who === 'cops' ? 'the Cops' : fighterName(who)}
        {note !== '' && (
          <tspan dx="10" font-size="16" font-weight="normal" fill={lamp}>
            {note}
          </tspan>
        )}
      </text>
      {Array.from({ length: figures }, (_, i) =>
        who === 'cops' ? (
          <Cop x={18 + Math.round(i * step)} y={106} size={0.8} />
        ) : (
          <Thug mark={markOf(who)} x={20 + Math.round(i * step)} y={132} size={0.95} />
        ),
      )}
      {cards.map((shown, i) => (
        <Taken deck={deck} shown={shown} x={Math.round(i * cardStep)} />
      ))}
    </g>
  );
};

const Taken = ({ deck, shown: { no, type }, x }: { deck: DeckRef | null; shown: Shown; x: number }) => {
  const card = deck === null ? undefined : deckOf(deck).street[no];
  return (
    <g transform={`translate(${x} 140)`}>
      <rect
        width="46"
        height="46"
        rx="6"
        fill={typeColours[type].paper}
        stroke={typeColours[type].ink}
        stroke-width="1.6"
      />
      {card ? (
        <CardIcon card={card} x={4} y={4} size={38} />
      ) : (
        <StandIn type={type} name={String(no)} x={4} y={4} size={38} />
      )}
    </g>
  );
};
