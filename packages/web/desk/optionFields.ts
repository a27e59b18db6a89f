import * as z from 'zod';
import { parseJson } from '#games/jsonText.ts';
import type { Fields } from '#titles/furniture.ts';

/** One option of a title as a form shows it. */
export interface OptionField {
  /** `houseRules.bossCombat`; a refusal's `at` names it so. */
  path: string;
  title: string;
  description: string;
  /** `maybe`: yes, no, or left to what the title makes of it; `file`: one of the house's, or a file of one's own. */
  kind: 'yes' | 'maybe' | 'choice' | 'whole' | 'number' | 'text' | 'file';
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

// A browser never fills a file field again. So what was in a good file goes along in a hidden field when the form comes back for another
// reason, and the choice gets one more: what is kept.

/** The choice that means what is kept in the form. */
export const KEPT = 'own';

export const fileName = ({ path }: Pick<OptionField, 'path'>): string => `${OPTION}${path}.file`;
export const keptName = ({ path }: Pick<OptionField, 'path'>): string => `${OPTION}${path}.kept`;

/** The part of JSON Schema that zod writes for options. */
interface Described {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Described[];
  /** A title's own mark: the value may also be what is in a file. */
  file?: boolean;
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
  const choices = [inner, ...(inner.anyOf ?? [])].flatMap((one) => one.enum ?? []).map(String);
  const field = { path, title, description, choices };
  return {
    ...field,
    kind: kindOf(inner, given),
    min: boundOf(inner.minimum),
    max: boundOf(inner.maximum),
    value: given === undefined ? '' : String(given),
  };
}

function kindOf({ type, enum: choices, file }: Described, given: unknown): OptionField['kind'] {
  if (file) return 'file';
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
    const value = isGroup(part)
      ? readOptions(part.parts, fields)
      : part.kind === 'file'
        ? readFileOption(part, fields)
        : readOption(part.kind, fields[OPTION + part.path]);
    if (value !== undefined) options[name] = value;
  }
  return options;
}

function readOption(kind: Exclude<OptionField['kind'], 'file'>, text: string | undefined): unknown {
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

function readFileOption(field: OptionField, fields: Fields): unknown {
  const choice = fields[OPTION + field.path]?.trim() ?? '';
  if (choice !== KEPT) return choice === '' ? undefined : choice;
  const read = parseJson(fields[keptName(field)] ?? '');
  return 'json' in read ? read.json : choice;
}

/**
 * Options that differ from the defaults, in words, for an invitation; `inFile` says what is in a file of one's own, which is too long to be
 * told.
 */
export function optionsInWords(
  parts: readonly OptionPart[],
  options: unknown,
  inFile: (content: unknown) => string,
): string[] {
  const given = isRecord(options) ? options : {};
  return parts.flatMap((part) => {
    const value = given[part.path.split('.').at(-1)!];
    if (isGroup(part)) return optionsInWords(part.parts, value, inFile).map((line) => `${part.title}: ${line}`);
    if (value === undefined || String(value) === part.value) return [];
    return [`${part.title}: ${part.kind === 'file' && isRecord(value) ? inFile(value) : inWords(value)}`];
  });
}

const inWords = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value));
