import type { Key } from './keys.ts';
import { indexes } from './schema.ts';
import type { Check, Condition, Plain, Row, Table } from './table.ts';

/** The Views table in memory, for tests and simulations: the same answers as DynamoDB's, gone with the process. */
export function memoryTable(): Table {
  const partitions = new Map<string, Map<string, Row>>();
  const find = (key: Key): Row | undefined => partitions.get(key.pk)?.get(key.sk);
  const keep = (row: Row): void => {
    const partition = partitions.get(row.pk) ?? new Map<string, Row>();
    partitions.set(row.pk, partition.set(row.sk, row));
  };

  return {
    async get(key) {
      return find(key) ?? null;
    },
    async put(row, condition = []) {
      if (!holds(condition, find(row))) return false;
      keep({ ...row });
      return true;
    },
    async delete(key) {
      partitions.get(key.pk)?.delete(key.sk);
    },
    async update(key, { set = {}, remove = [], add = {} }, condition) {
      const before = find(key);
      if (!holds(condition, before)) return null;
      const after: Record<string, Plain> = { ...before, ...set };
      for (const name of remove) delete after[name];
      for (const [name, by] of Object.entries(add)) after[name] = Number(after[name] ?? 0) + by;
      const row: Row = { ...after, ...key };
      keep(row);
      return row;
    },
    async query(pk, { prefix = '', after = null, limit = Number.POSITIVE_INFINITY, reverse = false } = {}) {
      const direction = reverse ? -1 : 1;
      const rows = [...(partitions.get(pk)?.values() ?? [])]
        .filter((row) => row.sk.startsWith(prefix) && (after === null || compare(row.sk, after) * direction > 0))
        .sort((a, b) => compare(a.sk, b.sk) * direction);
      const page = rows.slice(0, limit);
      return { rows: page, next: rows.length > page.length ? (page.at(-1)?.sk ?? null) : null };
    },
    async queryIndex(index, shard, range, limit) {
      const { hash, range: by } = indexes[index];
      const found: Row[] = [];
      for (const partition of partitions.values()) {
        for (const row of partition.values()) {
          if (row[hash] !== shard || row[by] === undefined) continue;
          if (range === null || checkHolds({ attribute: by, ...range }, row)) found.push(row);
        }
      }
      return found.sort((a, b) => compare(a[by]!, b[by]!)).slice(0, limit);
    },
  };
}

const holds = (condition: Condition, row: Row | undefined): boolean =>
  condition.every((check) => checkHolds(check, row));

function checkHolds(check: Check, row: Row | undefined): boolean {
  const stored = row?.[check.attribute];
  if (check.is === 'absent') return stored === undefined;
  if (check.is === 'present') return stored !== undefined;
  if (stored === undefined) return check.orAbsent === true;
  if (typeof stored !== typeof check.to) return false;
  const order = compare(stored, check.to);
  switch (check.is) {
    case '=':
      return order === 0;
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** Texts by their UTF-8 bytes, as DynamoDB compares them. */
function compare(a: Plain, b: Plain): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}
