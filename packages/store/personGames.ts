import type { GameRecord, PersonId } from '#games/ports.ts';
import { flag, oneOf, orNull, shape, text, whole, withDefault } from './attributes.ts';
import { personGameKey, prefixes, recordKey, seatKey } from './keys.ts';
import type { Row, Table } from './table.ts';

export const record = shape<GameRecord>('game', {
  id: text,
  title: text,
  name: text,
  organiser: orNull(text),
  createdAt: text,
  seats: whole,
  anonymous: flag,
  noSpectators: flag,
  listed: flag,
  press: withDefault(oneOf('any', 'public', 'none'), 'any'),
});

// A person's list of games is a partition of its own with copies of the records, so that a page of it is one query. It is written
// where a game gets its organiser (gameIndex.ts) and where a seat gets its holder (holders.ts), in whichever order that happens.

export async function recordOf(table: Table, game: string): Promise<GameRecord | null> {
  const row = await table.get(recordKey(game));
  return row && record.read(row);
}

/** Absolute: writing it again changes nothing, a newer record replaces the copy. */
export async function list(table: Table, person: PersonId, game: GameRecord): Promise<void> {
  await table.put({ ...record.write(game), ...personGameKey(person, game) });
}

/** Takes a game off a person's list, unless the person still organises it or sits in it. */
export async function unlist(table: Table, person: PersonId, game: GameRecord): Promise<void> {
  const now = await recordOf(table, game.id);
  if (now?.organiser === person || (await sitters(table, game.id)).includes(person)) return;
  await table.delete(personGameKey(person, game));
}

/** Everybody who holds a seat of the game. */
export async function sitters(table: Table, game: string): Promise<readonly PersonId[]> {
  const { rows } = await table.query(seatKey(game, 0).pk, { prefix: prefixes.seats });
  return rows.flatMap((row: Row) => (typeof row.person === 'string' ? [row.person] : []));
}
