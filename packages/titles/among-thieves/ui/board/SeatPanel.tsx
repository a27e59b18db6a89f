import { Mark } from '#titles/drawing/Mark.tsx';
import type { Whereabouts } from '../../model.ts';
import { cardCode } from '../seats.tsx';
import { CardBack, CardFace, CardGap, cardHeight, cardWidth } from './ActionCard.tsx';
import type { FaceUpCard, PanelFacts } from './facts.ts';
import { Coin, Crown, Handcuffs, Torch } from './icons.tsx';
import { panelHeight, panelWidth, type Spot } from './layout.ts';
import { blood, candle, chalk, faint, gold, ink, night, paper } from './palette.ts';

const Head = ({ facts }: { facts: PanelFacts }) => (
  <g>
    <Mark mark={facts.mark} x={30} y={31} r={19} />
    <text x="56" y="34" font-size="24" font-weight="bold" fill={ink}>
      {facts.mark.name}
    </text>
    <text
      x="56"
      y="54"
      font-size="16"
      font-weight={facts.active ? 'bold' : undefined}
      fill={facts.active ? '#a01217' : faint}
    >
      {[facts.you ? 'you' : '', facts.note].filter((word) => word !== '').join(' · ')}
    </text>
    {facts.first && <Torch x={198} y={5} />}
    <Purse facts={facts} />
  </g>
);

/** The coins: from 5 on a ring says that they are worth two to a betrayer, from 7 on a crown that they may win. */
const Purse = ({ facts }: { facts: PanelFacts }) => (
  <g>
    {facts.rich && (
      <circle cx="263" cy="34" r="29" fill="none" stroke={blood} stroke-width="4" stroke-dasharray="9 4" />
    )}
    <Coin x={263} y={34} r={23} />
    <text x="263" y="44" text-anchor="middle" font-size="29" font-weight="bold" fill={ink}>
      {facts.coins}
    </text>
    {(facts.fortune || facts.winner) && <Crown x={243} y={-8} />}
  </g>
);

const Shown = ({ facts, x }: { facts: FaceUpCard; x: number }) => (
  <g transform={`translate(${x} 68)`} opacity={facts.past ? '0.55' : undefined}>
    <CardFace card={facts.card} x={0} y={0} />
    {facts.reaction && <Band text="reacted" fill="#10375c" />}
    {facts.caught && (
      <g>
        <Band text="caught" fill="#a01217" />
        <rect x="14" y="58" width="52" height="28" rx="6" fill="#ffffff" />
        <Handcuffs x={18} y={60} />
      </g>
    )}
    {facts.at && (
      <g>
        <rect x="3" y="82" width="74" height="27" rx="7" fill="#ffffff" stroke={blood} stroke-width="2.5" />
        <path d="M20 95 H33 M28 89 L34 95 L28 101" fill="none" stroke="#a01217" stroke-width="3" />
        <Mark mark={facts.at} x={51} y={95} r={10.5} />
      </g>
    )}
  </g>
);

const Band = ({ text, fill }: { text: string; fill: string }) => (
  <g>
    <rect x="2" y="36" width={cardWidth - 4} height="21" fill={fill} />
    <text x={cardWidth / 2} y="52" text-anchor="middle" font-size="15" font-weight="bold" fill="#ffffff">
      {text}
    </text>
  </g>
);

const Stack = ({ y, count, text, dark }: { y: number; count: number; text: string; dark?: boolean }) => (
  <g transform={`translate(186 ${y})`}>
    <rect width="30" height="40" rx="4" fill={dark ? '#837767' : '#3b2a4d'} stroke={ink} stroke-width="1.5" />
    <text x="15" y="28" text-anchor="middle" font-size="21" font-weight="bold" fill={dark ? '#ffffff' : candle}>
      {count}
    </text>
    <text x="37" y="26" font-size="16" fill={ink}>
      {text}
    </text>
  </g>
);

/** What everybody knows of a seat's five cards: has it (light), has given it up (struck out), or one of both (?). */
const Known = ({ facts }: { facts: PanelFacts }) => (
  <g transform="translate(10 188)">
    {facts.known.map(({ card, where }, i) => (
      <g transform={`translate(${i * 56.5} 0)`}>
        <rect
          width="52"
          height="28"
          rx="6"
          fill={fills[where]}
          stroke={where === 'hand' ? ink : faint}
          stroke-width="2"
          stroke-dasharray={where === 'maybe' ? '4 4' : undefined}
        />
        <text
          x={where === 'maybe' ? 21 : 26}
          y="20.5"
          text-anchor="middle"
          font-size="17"
          font-weight={where === 'out' ? undefined : 'bold'}
          fill={where === 'out' ? '#5d5347' : ink}
        >
          {cardCode(card)}
        </text>
        {where === 'maybe' && (
          <text x="42" y="20.5" text-anchor="middle" font-size="17" font-weight="bold" fill="#a01217">
            ?
          </text>
        )}
        {where === 'out' && <path d="M7 14 H45" stroke="#a01217" stroke-width="2.5" />}
      </g>
    ))}
  </g>
);

const fills: Readonly<Record<Whereabouts, string>> = { hand: '#ffffff', maybe: paper, out: '#d5cabb' };

/** A seat at the table: name and coins, its two cards, hand and pile, and what is known of its cards. */
export const SeatPanel = ({ facts, spot }: { facts: PanelFacts; spot: Spot }) => {
  const shown = facts.faceUp.length;
  const empty = Math.max(0, 2 - shown - facts.faceDown);
  const at = (i: number) => 12 + i * (cardWidth + 6);
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <rect
        width={panelWidth}
        height={panelHeight}
        rx="14"
        fill={facts.you ? paper : chalk}
        stroke={facts.active || facts.winner ? gold : facts.mark.colour}
        stroke-width={facts.active || facts.winner ? 8 : 5}
      />
      <Head facts={facts} />
      {facts.faceUp.map((card, i) => (
        <Shown facts={card} x={at(i)} />
      ))}
      {Array.from({ length: facts.faceDown }, (_, i) => (
        <CardBack x={at(shown + i)} y={68} />
      ))}
      {Array.from({ length: empty }, (_, i) => (
        <CardGap x={at(shown + facts.faceDown + i)} y={68} />
      ))}
      <Stack y={70} count={facts.handSize} text="in hand" />
      <Stack y={70 + cardHeight - 50} count={facts.discardSize} text="given up" dark />
      {facts.pile !== null && facts.pile.length > 0 && (
        <text x="186" y="184" font-size="13.5" font-weight="bold" fill={night}>
          {facts.pile.map(cardCode).join(' ')}
        </text>
      )}
      <Known facts={facts} />
    </g>
  );
};
