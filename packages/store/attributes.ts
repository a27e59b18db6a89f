import type { Attributes, Plain } from './table.ts';

/** How one property is kept in an attribute. `undefined`: not there (writing), or not readable as this (reading). */
export interface Field<Value> {
  write(value: Value): Plain | undefined;
  read(stored: Plain | undefined): Value | undefined;
}

/** The fields of a thing; reading checks each of them, so that a damaged row is named and not passed on. */
export interface Shape<Thing> {
  write(thing: Thing): Attributes;
  read(row: Attributes): Thing;
}

export const text: Field<string> = {
  write: (value) => value,
  read: (stored) => (typeof stored === 'string' ? stored : undefined),
};

export const whole: Field<number> = {
  write: (value) => value,
  read: (stored) => (typeof stored === 'number' ? stored : undefined),
};

/** Null is kept as the absence of the attribute: sparse indexes and conditions rely on it. */
export const orNull = <Value>(field: Field<Value>): Field<Value | null> => ({
  write: (value) => (value === null ? undefined : field.write(value)),
  read: (stored) => (stored === undefined ? null : field.read(stored)),
});

export const oneOf = <Word extends string>(...words: readonly Word[]): Field<Word> => ({
  write: (value) => value,
  read: (stored) => words.find((word) => word === stored),
});

/** True is kept as 1, false as the absence of the attribute. */
export const flag: Field<boolean | undefined> = {
  write: (value) => (value ? 1 : undefined),
  read: (stored) => stored === 1,
};

/** What may be missing is read as `otherwise`. */
export const withDefault = <Value>(field: Field<Value>, otherwise: Value): Field<Value | undefined> => ({
  write: (value) => field.write(value ?? otherwise),
  read: (stored) => (stored === undefined ? otherwise : field.read(stored)),
});

/** Seat numbers as text with commas, for no seat a dash. */
export const seats: Field<readonly number[]> = {
  write: (value) => value.join(',') || '-',
  read: (stored) => {
    if (typeof stored !== 'string') return undefined;
    return stored === '-' ? [] : stored.split(',').map(Number);
  },
};

/** Describes how a thing is kept: one field for each of its properties. `what` names it in errors. */
export function shape<Thing>(what: string, fields: { [Name in keyof Thing]-?: Field<Thing[Name]> }): Shape<Thing> {
  const names = Object.keys(fields) as (keyof Thing & string)[]; // keys of an object literal written with exactly these
  return {
    write(thing) {
      const attributes: Record<string, Plain> = {};
      for (const name of names) {
        const stored = fields[name].write(thing[name]);
        if (stored !== undefined) attributes[name] = stored;
      }
      return attributes;
    },
    read(row) {
      const thing: Partial<Thing> = {};
      for (const name of names) {
        const value = fields[name].read(row[name]);
        if (value === undefined) {
          throw new Error(
            `The stored ${what} ${row.pk} / ${row.sk} is damaged: its "${name}" is missing or unreadable.`,
          );
        }
        thing[name] = value;
      }
      return thing as Thing; // every name has been filled above
    },
  };
}
