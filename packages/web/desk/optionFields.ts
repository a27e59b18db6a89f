import * as z from 'zod';
import type { Fields } from '#titles/furniture.ts';

/** One option of a title as a form shows it. */
export interface OptionField {
  /** `houseRules.bossCombat`; a refusal's `at` names it so. */
  path: string;
  title: string;
  description: string;
  /** `maybe`: yes, no, or left to what the title makes of it. */
  kind: 'yes' | 'maybe' | 'choice' | 'whole' | 'number' | 'text';
  choices: readonly string[];
  min: number | null;
  max: number | null;
  /** What an untouched form holds. */
  value: string;
}

export interface OptionGroup {
  path: string;
  title: string;
  description: string;
  parts: readonly OptionPart[];
}

export type OptionPart = OptionField | OptionGroup;

export const isGroup = (part: OptionPart): part is OptionGroup => 'parts' in part;

/** Before the path in a form's field names. */
export const OPTION = 'option.';

/** The part of JSON Schema that zod writes for options. */
interface Described {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, Described>>;
}

/** The options of a title, in the order of its schema. */
export function optionFields(schema: z.ZodType): readonly OptionPart[] {
  // zod's type of a JSON Schema is wider than what an object of options can be.
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described;
  return partsOf(described, '', described.default);
}

function partsOf({ properties = {} }: Described, path: string, defaults: unknown): OptionPart[] {
  return Object.entries(properties).map(([name, inner]) => {
    const given = isRecord(defaults) && name in defaults ? defaults[name] : inner.default;
    return partOf(inner, path ? `${path}.${name}` : name, given);
  });
}

/** zod writes the largest whole number as a maximum where there is none. */
const boundOf = (bound: number | undefined): number | null =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? null : bound;

function partOf(inner: Described, path: string, given: unknown): OptionPart {
  const title = inner.title ?? path;
  const description = inner.description ?? '';
  if (inner.properties) return { path, title, description, parts: partsOf(inner, path, given) };
  const field = { path, title, description, choices: (inner.enum ?? []).map(String) };
  return {
    ...field,
    kind: kindOf(inner, given),
    min: boundOf(inner.minimum),
    max: boundOf(inner.maximum),
    value: given === undefined ? '' : String(given),
  };
}

function kindOf({ type, enum: choices }: Described, given: unknown): OptionField['kind'] {
  if (choices) return 'choice';
  if (type === 'boolean') return given === undefined ? 'maybe' : 'yes';
  if (type === 'integer') return 'whole';
  return type === 'number' ? 'number' : 'text';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A whole submitted form -> options for the title's schema, which checks them. Empty fields are left out. */
export function readOptions(parts: readonly OptionPart[], fields: Fields): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const part of parts) {
    const name = part.path.split('.').at(-1)!;
    const value = isGroup(part) ? readOptions(part.parts, fields) : readOption(part, fields[OPTION + part.path]);
    if (value !== undefined) options[name] = value;
  }
  return options;
}

function readOption({ kind }: OptionField, text: string | undefined): unknown {
  const given = text?.trim() ?? '';
  switch (kind) {
    case 'yes':
      return given !== '';
    case 'maybe':
      return given === '' ? undefined : given === 'true';
    case 'whole':
    case 'number':
      // What is no number goes on as text: the schema says what it should be.
      return given === '' ? undefined : Number.isNaN(Number(given)) ? given : Number(given);
    case 'choice':
    case 'text':
      return given === '' ? undefined : given;
    default:
      return kind satisfies never;
  }
}

/** Options that differ from the defaults, in words, for an invitation. */
export function optionsInWords(parts: readonly OptionPart[], options: unknown): string[] {
  const given = isRecord(options) ? options : {};
  return parts.flatMap((part) => {
    const value = given[part.path.split('.').at(-1)!];
    if (isGroup(part)) return optionsInWords(part.parts, value).map((line) => `${part.title}: ${line}`);
    return value === undefined || String(value) === part.value ? [] : [`${part.title}: ${inWords(value)}`];
  });
}

const inWords = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));
