import type { View } from '../model.ts';
import { AREA_NAMES, AREAS, type Area, KINDS } from '../tables.ts';
import { dollars, seatName } from '../wording.ts';
import { heading, investigated, isThere, revenuesIn, ruler } from './board/facts.ts';

const WIDTH = 72;

/** Breaks a line between its items; lines that follow are indented. */
export function wrap(head: string, items: readonly string[], width = WIDTH): string[] {
  const lines = [head];
  for (const [i, item] of items.entries()) {
    const piece = i < items.length - 1 ? `${item},` : item;
    const last = lines[lines.length - 1]!;
    if (last.length + 1 + piece.length <= width) lines[lines.length - 1] = `${last} ${piece}`;
    else lines.push(`   ${piece}`);
  }
  return lines;
}

const cell = (n: number) => (n > 0 ? String(n) : '.').padStart(4);

function areaLines(view: View, area: Area): string[] {
  const controller = ruler(view, area);
  const notes = [
    controller === null ? '' : `${seatName(controller)} controls`,
    view.saturated[area] ? 'over limit: 1/2' : '',
    view.cleanup[area] === undefined ? '' : 'clean-up: 1/2',
    investigated(view) === area ? 'FBI' : '',
  ].filter((note) => note !== '');
  const { income, limit } = view.config.table[area];
  const head = `${area} ${AREA_NAMES[area].padEnd(13)}${dollars(income).padStart(8)}  ${revenuesIn(view, area)}/${limit}`;
  return [
    ...wrap(notes.length > 0 ? `${head} ` : head, notes),
    ...view.seats
      .filter((seat) => isThere(seat, area))
      .map((seat) => {
        const counts = KINDS.map((kind) => cell(seat.board[area][kind])).join('');
        return `   ${seatName(seat.seat).padEnd(8)}${counts}${seat.godfather === area ? '   G' : ''}`;
      }),
  ];
}

/** The board as plain text of at most 72 columns: counts per area and seat, hotel, jail, pools. */
export function boardText(view: View): string {
  const guests = view.seats
    .filter((seat) => seat.godfather === 'OUT')
    .map((seat) => `${seatName(seat.seat)}${seat.support > 0 ? ` with ${seat.support}T` : ''}`);
  const jailed = view.seats
    .filter((seat) => seat.jail.T + seat.jail.H > 0)
    .map((seat) => `${seatName(seat.seat)} ${seat.jail.T}T ${seat.jail.H}H`);
  const dead = view.seats
    .filter((seat) => seat.status === 'dead')
    .map((seat) => `${seatName(seat.seat)} (month ${seat.outMonth})`);
  return [
    ...wrap('Midland City.', heading(view).split(' · ')),
    `           ${KINDS.map((kind) => kind.padStart(4)).join('')}   G`,
    ...AREAS.flatMap((area) => areaLines(view, area)),
    ...wrap('Out of town:', guests.length > 0 ? guests : ['no Godfather']),
    ...wrap('Jail:', jailed.length > 0 ? jailed : ['empty']),
    ...(dead.length > 0 ? wrap('Out of the game:', dead) : []),
    'In the pool:',
    ...view.seats
      .filter((seat) => seat.status !== 'dead')
      .map(
        (seat) =>
          `   ${seatName(seat.seat).padEnd(8)}${KINDS.map((kind) => cell(seat.pool[kind])).join('')}${
            seat.cash === null ? '' : `   cash ${dollars(seat.cash)}`
          }`,
      ),
  ].join('\n');
}
