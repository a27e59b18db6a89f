import { Mark } from '#titles/drawing/Mark.tsx';
import { type DeckRef, deckOf } from '../../deck/compiled.ts';
import type { View } from '../../model.ts';
import { CardIcon } from '../draw/CardIcon.tsx';
import { Ember, Thug } from '../draw/Figures.tsx';
import { typeColours } from '../draw/palette.ts';
import { markOf } from '../seats.tsx';
import { type BurntGang, burntGangs, inner } from './sizes.ts';

/** Height of a row of burnt-out gangs. */
export const ROW = 84;

interface Placed {
  gang: BurntGang;
  x: number;
  row: number;
  width: number;
}

const gangWidth = ({ thugs, homies, rides }: BurntGang): number =>
  44 + Math.max(0, thugs * 30 + homies.length * 44 + rides.length * 52) + 10;

/** Burnt-out gangs side by side, as many in a row as there is room for. */
export function placed(view: View): Placed[] {
  const list: Placed[] = [];
  let x = 10;
  let row = 0;
  for (const gang of burntGangs(view)) {
    const wide = Math.min(inner - 20, gangWidth(gang));
    if (x + wide > inner - 10 && x > 10) {
      x = 10;
      row++;
    }
    list.push({ gang, x, row, width: wide });
    x += wide + 10;
  }
  return list;
}

/** A gang in the Streets: its sign, Thugs, Homies with their Power, Rides. */
export const Gang = ({
  deck,
  gang,
  x,
  y,
  width,
}: {
  deck: DeckRef;
  gang: BurntGang;
  x: number;
  y: number;
  width: number;
}) => {
  const mark = markOf(gang.boss.seat);
  const { street } = deckOf(deck);
  const cards = [...gang.homies.map((no) => ({ no, step: 44 })), ...gang.rides.map((no) => ({ no, step: 52 }))];
  const scale = Math.min(1, (width - 10) / (gangWidth(gang) - 10));
  let at = 44 + gang.thugs * 30;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={ROW - 8} rx="10" fill="#3a3d47" stroke={mark.colour} stroke-width="3" />
      <g transform={`scale(${Math.round(scale * 100) / 100})`}>
        <Mark mark={mark} x={24} y={25} r={14} />
        <Ember x={24} y={58} size={0.9} />
        {Array.from({ length: gang.thugs }, (_, i) => (
          <Thug mark={mark} x={60 + i * 30} y={70} size={0.98} />
        ))}
        {cards.map(({ no, step }) => {
          const card = street[no];
          const here = at;
          at += step;
          if (!card) return null;
          return (
            <g transform={`translate(${here} 16)`}>
              <rect
                width={step - 4}
                height="50"
                rx="6"
                fill={typeColours[card.type].paper}
                stroke={typeColours[card.type].ink}
                stroke-width="1.5"
              />
              <CardIcon card={card} x={(step - 4 - 36) / 2} y={5} size={36} />
            </g>
          );
        })}
      </g>
    </g>
  );
};
