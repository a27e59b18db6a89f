import type { GameIndex, GameRecord, GameSummary } from '#games/ports.ts';
import { oneOf, orNull, seats, shape, text, whole } from './attributes.ts';
import { personGameKey, prefixes, recordKey, shards, short, summaryKey, waitsKey, wantedKey } from './keys.ts';
import { list, record, recordOf, sitters, unlist } from './personGames.ts';
import type { Attributes, Table } from './table.ts';

const summary = shape<GameSummary>('summary', {
  id: text,
  n: whole,
  status: oneOf('open', 'running', 'paused', 'finished', 'abandoned'),
  stage: text,
  awaited: seats,
  dueAt: orNull(text),
  wakeAt: orNull(text),
});

const PAGE = 50;
/** Longest public list of seats. */
const MOST_WANTED = 200;

export function gameIndex(table: Table): GameIndex {
  return {
    /** A record may be put again (new name, new organiser); its `createdAt` never changes. */
    async put(game) {
      const before = await recordOf(table, game.id);
      await table.put({ ...record.write(game), ...recordKey(game.id) });
      const people = new Set(await sitters(table, game.id));
      if (game.organiser !== null) people.add(game.organiser);
      await Promise.all([...people].map((person) => list(table, person, game)));
      const gone = before?.organiser ?? null;
      if (gone !== null && !people.has(gone)) await unlist(table, gone, game);
    },
    get: (id) => recordOf(table, id),
    async summary(id) {
      const row = await table.get(summaryKey(id));
      return row && summary.read(row);
    },
    async summarise(one) {
      const sparse: Attributes = one.wakeAt === null ? {} : { dueShard: shards.due };
      await table.put({ ...summary.write(one), ...sparse, ...summaryKey(one.id) }, [
        { attribute: 'n', is: '<=', to: one.n, orAbsent: true },
      ]);
    },
    async due(now, limit) {
      const rows = await table.queryIndex('due', shards.due, { is: '<=', to: now }, limit);
      return rows.map((row) => String(row.id));
    },
    async *all() {
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<Table['query']>> = await table.query(recordKey('').pk, { after, limit: 100 });
        for (const row of page.rows) yield record.read(row);
        after = page.next;
      } while (after !== null);
    },
    async seatsWanted() {
      const { rows } = await table.query(wantedKey('').pk, { prefix: prefixes.games, limit: MOST_WANTED });
      return rows.map((row) => String(row.id));
    },
    async wantSeats(game, wanted) {
      if (wanted) await table.put({ id: game, ...wantedKey(game) });
      else await table.delete(wantedKey(game));
    },
    async waitFor(person, game, dueAt) {
      if (dueAt === null) await table.delete(waitsKey(person, game));
      else await table.put({ id: game, dueAt, ...waitsKey(person, game) });
    },
    async waitingFor(person) {
      const { rows } = await table.query(waitsKey(person, '').pk, { prefix: prefixes.waits });
      const waiting = rows.map((row) => ({ game: String(row.id), dueAt: String(row.dueAt) }));
      return waiting.sort((a, b) => (a.dueAt < b.dueAt ? -1 : 1));
    },
    async ofPerson(person, { after, limit = PAGE } = {}) {
      const { pk } = personGameKey(person, { id: '', createdAt: '' });
      const prefix = prefixes.games;
      // What follows the prefix is the cursor: whatever a stranger puts there stays inside this person's list.
      const start = after === undefined ? null : prefix + short(after);
      const { rows, next } = await table.query(pk, { prefix, after: start, limit, reverse: true });
      const games: GameRecord[] = rows.map(record.read);
      return { games, next: next === null ? null : next.slice(prefix.length) };
    },
  };
}
