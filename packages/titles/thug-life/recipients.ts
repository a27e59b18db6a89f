import type { Seat } from '#engine/title.ts';
import { clockwise, leaders, type Table } from './board.ts';
import type { Who } from './deck/schema.ts';

/** Whom an effect is meant for (rules 9.2): found first, then done clockwise from self. */
export function whoIs(
  table: Table,
  { who = 'self', min = 0 }: { who?: Who; min?: number },
  { self, target }: { self: Seat; target: Seat | null },
): Seat[] {
  const all = clockwise(table.n, self);
  switch (who) {
    case 'self':
      return [self];
    case 'target':
      return target === null ? [] : [target];
    case 'each':
      return all;
    case 'eachRival':
      return all.slice(1);
    case 'mostRespect': {
      const most = leaders(table);
      return all.filter((seat) => most.includes(seat));
    }
    case 'mostYardThugs': {
      const most = Math.max(...table.bosses.map(({ thugs }) => thugs.yard));
      return all.filter((seat) => table.bosses[seat]!.thugs.yard === most);
    }
    case 'richAtLeast':
      return all.filter((seat) => table.bosses[seat]!.dollas >= min);
    default:
      return who satisfies never;
  }
}
