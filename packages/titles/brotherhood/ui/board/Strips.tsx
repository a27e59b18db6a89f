import type { SeatMark } from '#engine/title.ts';
import { Mark } from '#titles/drawing/Mark.tsx';
import { PieceIcon } from './icons.tsx';
import { cardInk, faint } from './palette.ts';

export interface HotelGuest {
  mark: SeatMark;
  godfather: boolean;
  /** House rule 3: Thugs gathering around an exiled boss. */
  support: number;
}

export interface Prisoners {
  mark: SeatMark;
  T: number;
  H: number;
}

export const stripWidth = 462;
export const stripHeight = 124;

const slot = (i: number) => 112 + i * 70;

const Empty = ({ text, ink }: { text: string; ink: string }) => (
  <text x={(112 + stripWidth) / 2} y="72" text-anchor="middle" font-size="16" font-style="italic" fill={ink}>
    {text}
  </text>
);

/** OUT-OF-TOWN: the hotel of the big meeting, and of exiled bosses. */
export const Hotel = ({ guests, x, y }: { guests: readonly HotelGuest[]; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="0" y="0" width={stripWidth} height={stripHeight} rx="10" fill="#e9dcc4" />
    <path d="M0 104 H462 V114 A10 10 0 0 1 452 124 H10 A10 10 0 0 1 0 114 Z" fill="#8f9c62" />
    <path d="M14 108 V48 H92 V108 Z M10 42 H96 V50 H10 Z M40 42 V32 H66 V42 Z" fill="#7b3f2d" />
    {[0, 1, 2, 3].flatMap((column) =>
      [56, 72].map((top) => <rect x={20 + column * 18} y={top} width="11" height="10" fill="#ffe7a3" />),
    )}
    <path d="M44 108 V90 A9 9 0 0 1 62 90 V108 Z" fill="#3a1d14" />
    <text x="14" y="24" font-size="18" font-weight="bold" fill={cardInk}>
      OUT OF TOWN
    </text>
    {guests.length === 0 && <Empty text="no boss at the hotel" ink="#5d5038" />}
    {guests.map((guest, i) => (
      <g transform={`translate(${slot(i)} 34)`}>
        <rect x="0" y="0" width="64" height="64" rx="8" fill="#fffaf0" stroke={guest.mark.colour} stroke-width="2.5" />
        <Mark mark={guest.mark} x={19} y={20} r={12} />
        {guest.godfather && <PieceIcon piece="G" x={36} y={7} size={24} ink={guest.mark.colour} />}
        {guest.support > 0 && (
          <g>
            <PieceIcon piece="T" x={8} y={38} size={22} ink={cardInk} />
            <text x="36" y="57" font-size="19" font-weight="bold" fill={cardInk}>
              {guest.support}
            </text>
          </g>
        )}
        {guest.support === 0 && (
          <text x="32" y="56" text-anchor="middle" font-size="15" fill={faint}>
            boss
          </text>
        )}
      </g>
    ))}
  </g>
);

/** The jail: prisoners of each seat behind bars. */
export const Jail = ({ prisoners, x, y }: { prisoners: readonly Prisoners[]; x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="0" y="0" width={stripWidth} height={stripHeight} rx="10" fill="#59616b" />
    <path d="M12 34 H96 V112 H12 Z" fill="#2a2f36" />
    <path d="M12 34 H96 M12 112 H96 M12 72 H96" stroke="#b8c0c9" stroke-width="5" />
    <path
      d="M18 34 V112 M34 34 V112 M50 34 V112 M66 34 V112 M82 34 V112"
      stroke="#b8c0c9"
      stroke-width="4"
      transform="translate(4 0)"
    />
    <rect x="60" y="64" width="20" height="18" rx="3" fill="#d6a93c" />
    <circle cx="70" cy="72" r="3" fill="#2a2f36" />
    <text x="14" y="24" font-size="18" font-weight="bold" fill="#ffffff">
      JAIL
    </text>
    {prisoners.length === 0 && <Empty text="the cells are empty" ink="#ffffff" />}
    {prisoners.map((cell, i) => (
      <g transform={`translate(${slot(i)} 22)`}>
        <rect x="0" y="0" width="64" height="90" rx="8" fill="#fffaf0" stroke={cell.mark.colour} stroke-width="2.5" />
        <Mark mark={cell.mark} x={32} y={18} r={12} />
        {(['T', 'H'] as const).map((kind, line) => (
          <g transform={`translate(8 ${34 + line * 27})`}>
            <PieceIcon piece={kind} x={0} y={0} size={22} ink={cell[kind] > 0 ? cardInk : '#b9b09d'} />
            <text x="29" y="18" font-size="19" font-weight="bold" fill={cell[kind] > 0 ? cardInk : '#b9b09d'}>
              {cell[kind]}
            </text>
          </g>
        ))}
      </g>
    ))}
  </g>
);
