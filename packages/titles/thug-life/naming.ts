import type { Seat } from '#engine/title.ts';
import { clockwise, leaders, type Table } from './board.ts';

/** Who is Big Boss if nobody chooses: the old one when tied, else the tied Boss next clockwise from him (rules 5.2). */
export function tieByHimself(table: Pick<Table, 'bosses' | 'n' | 'bigBoss'>): Seat {
  const tied = leaders(table);
  return clockwise(table.n, table.bigBoss).find((seat) => tied.includes(seat))!;
}
