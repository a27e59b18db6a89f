import { Mark } from '#titles/drawing/Mark.tsx';
import { type DeckRef, deckOf, shownName } from '../../deck/compiled.ts';
import type { View } from '../../model.ts';
import { COPS } from '../../tables.ts';
import { CardIcon } from '../draw/CardIcon.tsx';
import { Cop, Dolla } from '../draw/Figures.tsx';
import { asphalt, chalk, ink, kerb, lamp, night, typeColours } from '../draw/palette.ts';
import { shiftForecast } from '../now.ts';
import { markOf } from '../seats.tsx';
import { Gang, placed, ROW } from './BurntOut.tsx';
import { fitting, inner, linesOf, margin } from './sizes.ts';

const DRAMAS = 76;
const THINGS = 70;

const rowsOf = (view: View): number => (placed(view).at(-1)?.row ?? -1) + 1;
const cautionsHeight = ({ playedInStreets }: View): number => Math.ceil(playedInStreets.length / 3) * 42;

export const streetsHeight = (view: View): number =>
  26 + DRAMAS + THINGS + cautionsHeight(view) + (rowsOf(view) > 0 ? rowsOf(view) * ROW : 36) + 22;

/** The Streets: Dramas, Cops, Dollas, piles, cards that lie there, and everybody who is burnt out. */
export const Streets = ({ view, y }: { view: View; y: number }) => {
  const height = streetsHeight(view) - 8;
  const gangs = placed(view);
  const gangsAt = 22 + DRAMAS + THINGS + cautionsHeight(view);
  return (
    <g transform={`translate(${margin} ${y})`}>
      <rect width={inner} height={height} rx="14" fill={asphalt} />
      <Crossing height={height} />
      {view.dramaInPlay.length === 0 && (
        <text x={inner / 2} y="58" text-anchor="middle" font-size="18" fill={chalk}>
          No Drama in play
        </text>
      )}
      {view.dramaInPlay.map((no, i) => (
        <DramaCard deck={view.config.deck} no={no} x={10 + i * 229} />
      ))}
      <Things view={view} y={22 + DRAMAS} />
      {view.playedInStreets.map(({ no, by }, i) => (
        <g transform={`translate(${10 + (i % 3) * 229} ${22 + DRAMAS + THINGS + Math.floor(i / 3) * 42})`}>
          <StreetCaution deck={view.config.deck} no={no} />
          <Mark mark={markOf(by)} x={206} y={17} r={11} />
        </g>
      ))}
      {gangs.length === 0 && (
        <text x={inner / 2} y={gangsAt + 20} text-anchor="middle" font-size="18" fill={chalk}>
          Nobody is burnt out
        </text>
      )}
      {gangs.map(({ gang, x, row, width }) => (
        <Gang deck={view.config.deck} gang={gang} x={x} y={gangsAt + row * ROW} width={width} />
      ))}
    </g>
  );
};

/** Kerbs at the corners and the white lines of a street crossing from above. */
const Crossing = ({ height }: { height: number }) => (
  <g>
    <path
      d={`M0 14 Q0 0 14 0 H${inner - 14} Q${inner} 0 ${inner} 14 V${height - 14} Q${inner} ${height} ${inner - 14} ${height} H14 Q0 ${height} 0 ${height - 14} Z`}
      fill="none"
      stroke={kerb}
      stroke-width="6"
    />
    <path d={`M178 ${height - 10} H${inner - 178}`} stroke="#565a66" stroke-width="4" stroke-dasharray="24 20" />
    {Array.from({ length: 7 }, (_, i) => (
      <rect x={14 + i * 22} y={height - 15} width="12" height="9" fill="#565a66" />
    ))}
    {Array.from({ length: 7 }, (_, i) => (
      <rect x={inner - 26 - i * 22} y={height - 15} width="12" height="9" fill="#565a66" />
    ))}
  </g>
);

const DramaCard = ({ deck, no, x }: { deck: DeckRef; no: number; x: number }) => {
  const card = deckOf(deck).drama[no];
  if (!card) return null;
  const lines = linesOf(shownName(card), 13, 2);
  return (
    <g transform={`translate(${x} 14)`}>
      <rect width="222" height={DRAMAS - 10} rx="8" fill={typeColours.drama.paper} stroke={ink} stroke-width="2" />
      <CardIcon card={card} x={8} y={9} size={48} />
      {lines.map((text, i) => (
        <text
          x="66"
          y={lines.length === 1 ? 40 : 30 + i * 22}
          font-size={fitting(text, 19, 150)}
          font-weight="bold"
          fill={typeColours.drama.ink}
        >
          {text}
        </text>
      ))}
    </g>
  );
};

const StreetCaution = ({ deck, no }: { deck: DeckRef; no: number }) => {
  const card = deckOf(deck).street[no];
  if (!card) return null;
  return (
    <g>
      <rect
        width="222"
        height="35"
        rx="7"
        fill={typeColours.caution.paper}
        stroke={typeColours.caution.ink}
        stroke-width="2"
      />
      <CardIcon card={card} x={5} y={4} size={27} />
      <text
        x="40"
        y="24"
        font-size={fitting(shownName(card), 17, 150)}
        font-weight="bold"
        fill={typeColours.caution.ink}
      >
        {shownName(card)}
      </text>
    </g>
  );
};

/** Cops in a row of eight, Dollas, deck and discard pile, and the lamps that announce a shift change. */
const Things = ({ view, y }: { view: View; y: number }) => {
  const { emptyYards, noCops } = shiftForecast(view);
  const due = emptyYards.length > 0 || noCops;
  return (
    <g transform={`translate(0 ${y})`}>
      {Array.from({ length: COPS }, (_, i) => (
        <Cop x={34 + i * 42} y={30} size={0.98} out={i >= view.cops.streets} />
      ))}
      <Dolla x={390} y={30} r={21} />
      <text x="418" y="40" font-size="28" font-weight="bold" fill="#ffffff">
        {view.dollasInStreets}
      </text>
      <Pile x={474} n={view.deckSize} text="deck" fill="#3f4658" />
      <Pile x={546} n={view.discard.length} text="used" fill="#6b4636" />
      <g transform="translate(648 30)">
        <circle cy="-8" r="15" fill={due ? lamp : night} stroke={due ? '#ffffff' : kerb} stroke-width="2.5" />
        <path d="M-6 -8 A6 6 0 1 1 0 -2 M-4 -5 L0 -2 L-3 2" fill="none" stroke={due ? ink : kerb} stroke-width="2.4" />
        <text y="25" text-anchor="middle" font-size="15" fill={due ? lamp : chalk}>
          {due ? 'shift due' : 'no shift'}
        </text>
      </g>
    </g>
  );
};

const Pile = ({ x, n, text, fill }: { x: number; n: number; text: string; fill: string }) => (
  <g transform={`translate(${x} 6)`}>
    <rect x="6" y="6" width="42" height="40" rx="5" fill={fill} stroke="#ffffff" stroke-width="1.2" />
    <rect x="2" y="2" width="42" height="40" rx="5" fill={fill} stroke="#ffffff" stroke-width="1.6" />
    <text x="23" y="31" text-anchor="middle" font-size="22" font-weight="bold" fill="#ffffff">
      {n}
    </text>
    <text x="25" y="61" text-anchor="middle" font-size="15" fill={chalk}>
      {text}
    </text>
  </g>
);
