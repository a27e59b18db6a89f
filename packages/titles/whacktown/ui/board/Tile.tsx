import { Mark } from '#titles/drawing/Mark.tsx';
import type { TileFacts } from './facts.ts';
import { Glyphs } from './Glyphs.tsx';
import { glyphsOfLocation } from './glyphs.ts';
import { Icon } from './icons.tsx';
import { bandHeight, signsHeight, spotOf, stripHeight, tileHeight, tileWidth } from './layout.ts';
import { asphalt, chalk, ink, lamp, tints } from './palette.ts';
import { badgeOf } from './requirement.ts';
import { fitting, textWidth } from './text.ts';
import { nameLines } from './tileName.ts';

/** What is asked, in the upper right corner. */
const Badge = ({ facts }: { facts: TileFacts }) => {
  const badge = badgeOf(facts.location.requirement);
  if (!badge)
    return (
      <text x={tileWidth - 10} y="29" text-anchor="end" font-size="20" fill="#ffffff">
        open
      </text>
    );
  const letters = badge.text === '' ? 0 : textWidth(badge.text, 23, true) + 4;
  const wide = 34 + letters + 10;
  return (
    <g transform={`translate(${Math.round(tileWidth - wide - 5)} 4)`}>
      <rect width={wide} height="36" rx="18" fill="#ffffff" stroke={ink} stroke-width="2" />
      <Icon name={badge.icon} x={5} y={3} size={30} />
      <text x="38" y="27" font-size="23" font-weight="bold" fill={ink}>
        {badge.text}
      </text>
    </g>
  );
};

const Name = ({ name }: { name: string }) => {
  const lines = nameLines(name, tileWidth - 14, 24);
  const size = fitting(lines, tileWidth - 14, 24, true);
  return (
    <>
      {lines.map((line, i) => (
        <text
          x={tileWidth / 2}
          y={(lines.length === 1 ? 76 : 63) + i * 24}
          text-anchor="middle"
          font-size={size}
          font-weight="bold"
          fill="#ffffff"
        >
          {line}
        </text>
      ))}
    </>
  );
};

/** The line at the foot: who stands there, and whether the looker may go there. */
const Strip = ({ facts }: { facts: TileFacts }) => {
  const { reach, gangs } = facts;
  const top = bandHeight + signsHeight;
  const step = Math.min(42, (tileWidth - 10) / Math.max(1, gangs.length));
  const room = tileWidth - 12 - gangs.length * step;
  const fill = reach?.open ? '#13662a' : reach ? '#453d52' : asphalt;
  return (
    <g>
      <path
        d={`M0 ${top} H${tileWidth} V${tileHeight - 10} a10 10 0 0 1 -10 10 H10 a10 10 0 0 1 -10 -10 Z`}
        fill={fill}
      />
      {reach && room > 60 && (
        <text
          x="8"
          y={top + stripHeight - 13}
          font-size={fitting([reach.short], room, 22, true)}
          font-weight="bold"
          fill={reach.open ? '#ffffff' : '#e6dff0'}
        >
          {reach.short}
        </text>
      )}
      {gangs.map((mark, i) => (
        <g>
          {facts.activeMark === mark && (
            <circle
              cx={tileWidth - (gangs.length - i - 0.5) * step - 4}
              cy={top + stripHeight / 2}
              r="20.5"
              fill={lamp}
            />
          )}
          <Mark mark={mark} x={tileWidth - (gangs.length - i - 0.5) * step - 4} y={top + stripHeight / 2} r={16} />
        </g>
      ))}
    </g>
  );
};

/** A location: its cell, what it asks, its name, what it gives, tokens and gangs on it. */
export const Tile = ({ facts }: { facts: TileFacts }) => {
  const { cell, location, reach } = facts;
  const { x, y } = spotOf(cell);
  const tint = tints[location.color] ?? tints.grey!;
  return (
    <g transform={`translate(${Math.round(x * 10) / 10} ${y})`}>
      <title>{facts.words}</title>
      <rect
        width={tileWidth}
        height={tileHeight}
        rx="10"
        fill={tint.paper}
        stroke={reach?.open ? '#7dff9a' : '#000000'}
        stroke-width={reach?.open ? 6 : 2}
      />
      <path
        d={`M0 ${bandHeight} V10 a10 10 0 0 1 10 -10 H${tileWidth - 10} a10 10 0 0 1 10 10 V${bandHeight} Z`}
        fill={tint.band}
      />
      <text x="9" y="30" font-size="22" fill="#ffffff">
        {cell}
      </text>
      {facts.bone && <Icon name="bones" x={42} y={6} size={30} />}
      {facts.evidence && <Icon name="evidence" x={facts.bone ? 74 : 42} y={6} size={30} />}
      <Badge facts={facts} />
      <Name name={location.name} />
      <Glyphs
        glyphs={glyphsOfLocation(location)}
        x={8}
        y={bandHeight + 2}
        width={tileWidth - 16}
        height={signsHeight - 4}
      />
      <Strip facts={facts} />
      {location.color === 'grey' && <rect x="0" y={bandHeight - 3} width={tileWidth} height="3" fill={chalk} />}
    </g>
  );
};
