import * as z from 'zod';
import { type Refusal, refuse } from '#engine/title.ts';
import { fieldsIn, memberOf, schemasAt, wantedInWords } from './wanted.ts';

type Issue = z.core.$ZodIssue;

/** Stands before zod's own words, so that what a title's author has written himself is known and kept. */
const USUAL = 'usual: ';

/**
 * A value by its schema, or everything that is wrong with it: `at` names card and place ("card 17 (PISTOL)"), `say` the field and what it
 * should be ("power must be a whole number 0 to 9, not 12").
 */
export function parseInWords<T>(schema: z.ZodType<T>, value: unknown): { value: T } | { findings: readonly Refusal[] } {
  const parsed = schema.safeParse(value, {
    error: (issue) => {
      const usual = z.config().localeError?.(issue);
      return USUAL + (typeof usual === 'string' ? usual : (usual?.message ?? 'it has the wrong shape'));
    },
  });
  if (parsed.success) return { value: parsed.data };
  return { findings: parsed.error.issues.flatMap(plainly).map((issue) => findingOf(schema, value, issue)) };
}

/** As a person reads it. */
export const sayFinding = ({ say, at }: Refusal): string => (at ? `${at}: ${say}` : say);

/** Of a choice of shapes that all failed, the one that failed furthest inside says most. */
function plainly(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const depth = (branch: readonly Issue[]) => Math.max(...branch.map(({ path }) => path.length));
  const branches = issue.errors.map((branch) => branch.flatMap(plainly)).filter((branch) => branch.length > 0);
  const [best] = branches.sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  if (!best || depth(best) === 0) return [issue];
  return best.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

function findingOf(schema: z.ZodType, whole: unknown, issue: Issue): Refusal {
  const { at, field } = placeOf(whole, issue.path);
  return refuse('BAD_DECK', sayOf(schema, whole, issue, field || 'it'), at || undefined);
}

function sayOf(schema: z.ZodType, whole: unknown, issue: Issue, field: string): string {
  if (!issue.message.startsWith(USUAL)) return field === 'it' ? issue.message : `${field}: ${issue.message}`;
  const there = schemasAt(schema, whole, issue.path);
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => `"${key}"`).join(', ');
    const known = fieldsIn(there);
    const where = field === 'it' ? '' : ` in ${field}`;
    return `there is no field ${names}${where}${known.length ? `; the fields are ${known.join(', ')}` : ''}`;
  }
  const wanted = wantedInWords(there);
  if (wanted === null) return `${field} can’t be so: ${issue.message.slice(USUAL.length)}`;
  const value = issue.path.reduce(memberOf, whole);
  return `${field} must be ${wanted}${value === undefined ? ', and is missing' : `, not ${shown(value)}`}`;
}

/** Longest part of a text that is repeated to whoever wrote it. */
const MOST_SHOWN = 40;

function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  if (typeof value !== 'string') return String(value);
  return value.length > MOST_SHOWN ? `a text of ${value.length} characters` : JSON.stringify(value);
}

/** `['cards', 16, 'power']` -> at `card 17 (PISTOL)`, field `power`. */
function placeOf(whole: unknown, path: readonly PropertyKey[]): { at: string; field: string } {
  const at: string[] = [];
  let field: string[] = [];
  let value = whole;
  for (const step of path) {
    value = memberOf(value, step);
    if (typeof step !== 'number') {
      field.push(String(step));
      continue;
    }
    const list = field.pop() ?? 'entries';
    at.push(...field, `${oneOf(list)} ${step + 1}${nameOf(value)}`);
    field = [];
  }
  return { at: at.join(', '), field: field.join('.') };
}

/** `dieFaces` -> `die face`. */
const oneOf = (list: string): string =>
  list
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/s$/, '');

function nameOf(value: unknown): string {
  const name = memberOf(value, 'name') ?? memberOf(value, 'id');
  return typeof name === 'string' && name ? ` (${name.slice(0, MOST_SHOWN)})` : '';
}
