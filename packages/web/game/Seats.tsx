import type { Seat, SeatMark } from '#engine/title.ts';
import type { Holder } from '#games/ports.ts';
import { markOf, type Table } from './table.ts';

/** Outlines within a square of 24: a seat is known by shape and letter, the colour only helps. */
const OUTLINES: Readonly<Record<SeatMark['shape'], string>> = {
  circle: 'M12 1 A11 11 0 1 1 11.99 1 Z',
  triangle: 'M12 1 L23.5 22 H0.5 Z',
  square: 'M2 2 H22 V22 H2 Z',
  diamond: 'M12 0 L24 12 L12 24 L0 12 Z',
  pentagon: 'M12 0.5 L23.5 9 L19 22.5 H5 L0.5 9 Z',
  hexagon: 'M6 1.5 H18 L24 12 L18 22.5 H6 L0 12 Z',
};

/** The sign of a seat. Its name stands beside it, so it is silent for screen readers. */
export const SeatSign = ({ mark }: { mark: SeatMark }) => (
  <svg class="seat-sign" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    <path d={OUTLINES[mark.shape]} fill={mark.colour} />
    <text
      x="12"
      y={mark.shape === 'triangle' ? 20 : 16.5}
      text-anchor="middle"
      font-size="12"
      font-weight="bold"
      fill="#ffffff"
    >
      {mark.letter}
    </text>
  </svg>
);

/** Sign, colour name and who sits there. */
export const SeatName = ({ table, seat }: { table: Table; seat: Seat }) => {
  const mark = markOf(table, seat);
  const holder = table.holders.find((one) => one.seat === seat);
  return (
    <span class="seat-name">
      <SeatSign mark={mark} /> {mark.name}
      {holder?.name ? (
        <span class="faint">
          {' · '}
          <bdi>{holder.name}</bdi>
          {table.sitting.viewer === seat ? ' (you)' : ''}
        </span>
      ) : null}
    </span>
  );
};

const STATES: Readonly<Record<Holder['state'], string>> = {
  open: 'nobody yet',
  invited: 'invited, has not answered',
  accepted: 'accepted ✓',
  bot: 'a bot, always ready ✓',
};

/** Before the start: who sits where and who has accepted. */
export const Waiting = ({ table }: { table: Table }) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting">Waiting for players</h2>
    <p>The game begins when every seat is taken and the organiser starts it. You will get a mail then.</p>
    <ul class="plain-list">
      {table.holders.map((holder) => (
        <li>
          <SeatName table={table} seat={holder.seat} />: {STATES[holder.state]}
        </li>
      ))}
    </ul>
    <p>
      <a href={`/games/${table.record.id}/lobby`}>To the lobby</a>
    </p>
  </section>
);
