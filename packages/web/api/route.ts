import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type * as z from 'zod';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { parseJson } from '#games/jsonText.ts';
import { refused } from '../refused.tsx';
import type { Web } from '../web.ts';

/** What a route answers when all is well. */
export interface Reply {
  status: ContentfulStatusCode;
  body: unknown;
}

/** One address of the API, with all that the document says of it. */
export interface Route {
  method: 'get' | 'post' | 'put';
  /** As OpenAPI writes it: `/api/games/{id}`. */
  path: string;
  summary: string;
  /** Who may ask. */
  bearer: 'nobody' | 'anybody' | 'person' | 'seat';
  request: z.ZodType | null;
  query?: readonly string[];
  /** Statuses of good answers. */
  answers: Readonly<Record<number, z.ZodType>>;
  answer(c: Context): Promise<Reply | Refusal>;
}

/** `/api/games/{id}` -> `/api/games/:id`. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

interface RouteWithBody<Schema extends z.ZodType> extends Omit<Route, 'answer' | 'request'> {
  request: Schema;
  answer(c: Context, body: z.output<Schema>): Promise<Reply | Refusal>;
}

/** A route whose body is read by its schema; a wrong one is refused before `answer` is asked. */
export const withBody = <Schema extends z.ZodType>(route: RouteWithBody<Schema>): Route => ({
  ...route,
  async answer(c) {
    const body = await bodyOf(c, route.request);
    return isRefusal(body) ? body : route.answer(c, body);
  },
});

/** The body as its schema has it, or `BAD_JSON`, or `BAD_SHAPE` with the field's name. An empty body is an empty object. */
export async function bodyOf<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema> | Refusal> {
  const text = await c.req.text();
  const read = text.trim() === '' ? { json: {} } : parse(text);
  if (isRefusal(read)) return read;
  const parsed = schema.safeParse(read.json);
  if (parsed.success) return parsed.data;
  const issue = deepest(parsed.error.issues);
  const at = issue.path.join('.');
  const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : at;
  const what = issue.code === 'unrecognized_keys' ? 'there is no such field' : issue.message;
  return refuse('BAD_SHAPE', `${field ? `The field ${field}` : 'The body'} can't be so: ${what}.`, field || 'body');
}

/** Of a choice of shapes that all failed, the one that failed furthest inside says most. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union') return issue!;
  const branches = issue.errors.filter((branch) => branch.length).map(deepest);
  const best = branches.sort((a, b) => b.path.length - a.path.length)[0];
  return best && best.path.length > 0 ? { ...best, path: [...issue.path, ...best.path] } : issue;
}

function parse(text: string): { json: unknown } | Refusal {
  const read = parseJson(text);
  if ('json' in read) return read;
  return refuse('BAD_JSON', `The body is no JSON: it goes wrong at ${read.breaks}.`, read.breaks);
}

/** Sends what a route answers. */
export async function send(c: Context, web: Web, answer: Reply | Refusal): Promise<Response> {
  return isRefusal(answer) ? refused(c, web, answer) : c.json(answer.body, answer.status);
}
