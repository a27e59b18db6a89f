import type * as z from 'zod';

// What a schema asks for at a place, in words. Zod says what is wrong ("expected number, received string"); whoever wrote a file by hand
// wants to know what would be right. Read off the schemas themselves (`_zod.def`, zod's own door for libraries): the JSON Schema that
// zod can write would say the same and weigh more in every bundle.

type Schema = z.core.$ZodType;
type Path = readonly PropertyKey[];

/** Schemas that a value at `path` inside `value` should fit: several where alternatives are open. */
export function schemasAt(schema: Schema, value: unknown, path: Path): readonly Schema[] {
  let here = alternatives(schema);
  let there = value;
  for (const step of path) {
    here = suiting(here, there).flatMap((one) => inside(one, step));
    there = memberOf(there, step);
  }
  return suiting(here, there);
}

/** `a whole number 0 to 9`; null if nothing short can be said. */
export function wantedInWords(schemas: readonly Schema[]): string | null {
  const words = schemas.map(inWords);
  const values = [...new Set(schemas.flatMap(valuesOf))];
  const kinds = new Set(words.filter((one): one is string => one !== null));
  if (values.length) kinds.add(values.length === 1 ? values[0]! : `one of ${values.join(', ')}`);
  return kinds.size ? [...kinds].join(' or ') : null;
}

/** Names of the fields that an object at this place may have. */
export const fieldsIn = (schemas: readonly Schema[]): string[] => [
  ...new Set(schemas.flatMap((one) => (defOf(one).type === 'object' ? Object.keys(shapeOf(one)) : []))),
];

/** What a value has under a key or number. */
export const memberOf = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined;

// The union of all of zod's own schemas: the base type does not know which one it is.
const defOf = (schema: Schema): z.core.$ZodTypes['_zod']['def'] => (schema as z.core.$ZodTypes)._zod.def;

const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
  const def = defOf(schema);
  return def.type === 'object' ? def.shape : {};
};

/** Without its wrappings (optional, default, lazy...); a union is all that it is a choice of. */
function alternatives(schema: Schema): Schema[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return alternatives(def.innerType);
    case 'lazy':
      return alternatives(def.getter());
    case 'pipe':
      return alternatives(def.in);
    case 'union':
      return def.options.flatMap(alternatives);
    default:
      return [schema];
  }
}

/** Of several alternatives those whose fixed fields are the value's own (`type: "homie"`); all of them where none is. */
function suiting(schemas: readonly Schema[], value: unknown): readonly Schema[] {
  const kin = schemas.filter((one) => {
    const marks = Object.entries(shapeOf(one)).filter(([, field]) => defOf(field).type === 'literal');
    return marks.length > 0 && marks.every(([name, field]) => isOneOf(field, memberOf(value, name)));
  });
  return kin.length ? kin : schemas;
}

function isOneOf(schema: Schema, value: unknown): boolean {
  const def = defOf(schema);
  return def.type === 'literal' && def.values.some((one) => one === value);
}

function inside(schema: Schema, step: PropertyKey): Schema[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const field = Object.hasOwn(def.shape, step) ? def.shape[String(step)] : def.catchall;
      return field ? alternatives(field) : [];
    }
    case 'array':
      return alternatives(def.element);
    case 'record':
      return alternatives(def.valueType);
    case 'tuple': {
      const item = def.items[Number(step)] ?? def.rest;
      return item ? alternatives(item) : [];
    }
    default:
      return [];
  }
}

function valuesOf(schema: Schema): string[] {
  const def = defOf(schema);
  if (def.type === 'enum') return Object.values(def.entries).map((one) => JSON.stringify(one));
  return def.type === 'literal' ? def.values.map((one) => JSON.stringify(one) ?? String(one)) : [];
}

function inWords(schema: Schema): string | null {
  const def = defOf(schema);
  const { min, max, whole, open, pattern } = limitsOf(schema);
  switch (def.type) {
    case 'number':
      // What lies just above a number that need not be whole has no name.
      return open && !whole ? null : `${whole ? 'a whole number' : 'a number'}${range(min, max, '')}`;
    case 'string':
      return `a text${range(min, max, ' of', ' characters')}${pattern ? ` that fits ${pattern}` : ''}`;
    case 'array':
      return `a list${range(min, max, ' of', ' entries')}`;
    case 'tuple':
      return `a list of ${def.items.length} entries`;
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'object':
    case 'record':
      return 'a group of fields in { }';
    default:
      return null;
  }
}

function range(min: number | null, max: number | null, before: string, unit = ''): string {
  if (min === null && max === null) return '';
  if (min === max) return `${before} ${min}${unit}`;
  if (max === null) return `${before} ${min}${unit} or more`;
  return min === null ? `${before} at most ${max}${unit}` : `${before} ${min} to ${max}${unit}`;
}

interface Bounds {
  min: number | null;
  max: number | null;
  whole: boolean;
  /** A bound is not itself allowed. */
  open: boolean;
  pattern: RegExp | null;
}

function limitsOf(schema: Schema): Bounds {
  const def = defOf(schema);
  // `z.int()` is itself the check of its format.
  const whole = def.type === 'number' && 'format' in def && String(def.format).includes('int');
  const bounds: Bounds = { min: null, max: null, whole, open: false, pattern: null };
  for (const check of def.checks ?? []) note(bounds, check._zod.def as z.core.$ZodChecks['_zod']['def']);
  return bounds;
}

function note(bounds: Bounds, check: z.core.$ZodChecks['_zod']['def']): void {
  const least = (n: number) => {
    bounds.min = Math.max(n, bounds.min ?? n);
  };
  const most = (n: number) => {
    bounds.max = Math.min(n, bounds.max ?? n);
  };
  switch (check.check) {
    case 'greater_than':
      least(Number(check.value) + (check.inclusive ? 0 : 1));
      bounds.open ||= !check.inclusive;
      break;
    case 'less_than':
      most(Number(check.value) - (check.inclusive ? 0 : 1));
      bounds.open ||= !check.inclusive;
      break;
    case 'min_length':
      least(check.minimum);
      break;
    case 'max_length':
      most(check.maximum);
      break;
    case 'length_equals':
      least(check.length);
      most(check.length);
      break;
    case 'number_format':
      bounds.whole = check.format.includes('int');
      break;
    case 'string_format':
      bounds.pattern = check.pattern ?? bounds.pattern;
      break;
    default:
      break;
  }
}
