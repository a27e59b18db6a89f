import type { Attendance, Attendances } from '#games/ports.ts';
import { shape, text, whole } from './attributes.ts';
import { attendanceKey, prefixes } from './keys.ts';
import type { Table } from './table.ts';

const attendance = shape<Attendance>('attendance', { game: text, asked: whole, kept: whole });

/** More games than say something about how somebody plays today. */
const MOST_GAMES = 200;

export function attendances(table: Table): Attendances {
  const rowsOf = (person: string, limit?: number) =>
    table.query(attendanceKey(person, '').pk, { prefix: prefixes.attended, ...(limit ? { limit } : {}) });
  return {
    async put(person, one) {
      // Absolute figures, counted from the stream: writing them again changes nothing.
      await table.put({ ...attendance.write(one), ...attendanceKey(person, one.game) });
    },
    async of(person) {
      return (await rowsOf(person, MOST_GAMES)).rows.map(attendance.read);
    },
    async forget(person) {
      for (const { game } of (await rowsOf(person)).rows.map(attendance.read))
        await table.delete(attendanceKey(person, game));
    },
  };
}
