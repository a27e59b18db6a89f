import type { Key } from './keys.ts';

/** An attribute of a row; what is null or unknown is simply not there. */
export type Plain = string | number;

export type Attributes = Readonly<Record<string, Plain>>;

export type Row = Key & Attributes;

/** One thing that must hold of the stored row. A comparison with an attribute that is not there does not hold. */
export type Check =
  | { attribute: string; is: 'absent' }
  | { attribute: string; is: 'present' }
  | { attribute: string; is: '=' | '<' | '<=' | '>' | '>='; to: Plain; orAbsent?: true };

/** All of them must hold; none: anything goes. */
export type Condition = readonly Check[];

export const nothingThere: Condition = [{ attribute: 'pk', is: 'absent' }];
export const somethingThere: Condition = [{ attribute: 'pk', is: 'present' }];

/** Equality for each given attribute, where null means that it must not be there. */
export const matches = (wanted: Readonly<Record<string, Plain | null>>): Condition =>
  Object.entries(wanted).map(([attribute, to]) =>
    to === null ? { attribute, is: 'absent' as const } : { attribute, is: '=' as const, to },
  );

export interface Change {
  set?: Attributes;
  remove?: readonly string[];
  add?: Readonly<Record<string, number>>;
}

export type IndexName = 'due' | 'waiting';

/**
 * The little of a key-value table that the views need; DynamoDB and the memory both give it. Every call touches one row or reads
 * one partition; reads by key are consistent, reads of an index may be late.
 */
export interface Table {
  get(key: Key): Promise<Row | null>;
  /** Replaces the row; false: the condition did not hold and nothing was written. */
  put(row: Row, condition?: Condition): Promise<boolean>;
  delete(key: Key): Promise<void>;
  /** Changes single attributes and answers the row as it is then; null: the condition did not hold. */
  update(key: Key, change: Change, condition: Condition): Promise<Row | null>;
  /** Rows of a partition by sort key; `after` is the sort key behind which to go on, `next` the one to go on from, null at the end. */
  query(
    pk: string,
    page?: { prefix?: string; after?: string | null; limit?: number; reverse?: boolean },
  ): Promise<{ rows: readonly Row[]; next: string | null }>;
  /** Rows of a sparse index up to a value of its range attribute, lowest first. */
  queryIndex(
    index: IndexName,
    shard: string,
    range: { is: '<' | '<='; to: string } | null,
    limit: number,
  ): Promise<readonly Row[]>;
}
