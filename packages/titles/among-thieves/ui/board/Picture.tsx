import { Arrows } from './Arrows.tsx';
import type { BoardFacts } from './facts.ts';
import { Hand } from './Hand.tsx';
import { handHeight, handTop, panelSpots, width } from './layout.ts';
import { City, Places } from './Middle.tsx';
import { candle, night, rim, room, wood } from './palette.ts';
import { SeatPanel } from './SeatPanel.tsx';

/** The table in the back room of an inn: the City and the locations in the middle, the thieves around it, the looker below. */
export const Picture = ({ facts }: { facts: BoardFacts }) => {
  const spots = panelSpots[facts.panels.length] ?? [];
  const height = handTop + (facts.hand ? handHeight : 0);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      class="among-thieves-board"
      font-family="DejaVu Sans, Verdana, sans-serif"
    >
      <title>{facts.heading}</title>
      <desc>{facts.words}</desc>
      <rect x="0" y="0" width={width} height={height} fill={room} />
      <rect x="0" y="0" width={width} height="54" fill={night} />
      <text x="18" y="37" font-size="24" font-weight="bold" letter-spacing="3" fill={candle}>
        AMONG THIEVES
      </text>
      <text x={width - 18} y="36" text-anchor="end" font-size="22" fill="#ffffff">
        {facts.heading}
      </text>
      <ellipse cx="500" cy="455" rx="472" ry="378" fill={wood} stroke={rim} stroke-width="14" />
      <ellipse cx="500" cy="455" rx="380" ry="290" fill="none" stroke={rim} stroke-width="2" stroke-dasharray="2 14" />
      <City coins={facts.city} />
      <Places places={facts.places} deck={facts.deck} />
      {facts.panels.map((panel, i) => (
        <SeatPanel facts={panel} spot={spots[i]!} />
      ))}
      <Arrows arrows={facts.arrows} panels={facts.panels} spots={spots} />
      {facts.hand && <Hand hand={facts.hand} />}
    </svg>
  );
};
