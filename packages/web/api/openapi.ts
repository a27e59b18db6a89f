import * as z from 'zod';
import type { Route } from './route.ts';
import { refusal } from './schemas.ts';

/** The OpenAPI 3.1 document of these routes; its schemas are the ones that the routes check with. */
export function openApi(routes: readonly Route[], baseUrl: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Consigliere',
      version: '1',
      description:
        'Everything the pages do. Send `Authorization: Bearer <token>` with the token of a person (sign in) or of a seat (it stands in the link of that seat’s mails). Every refusal has `code`, `say` and perhaps `at`.',
    },
    servers: [{ url: baseUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(refusal, 'output') },
    },
    paths,
  };
}

function operation({ method, path, summary, bearer, request, query = [], answers }: Route): Record<string, unknown> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => parameter(name!, 'path'));
  const parameters = [...inPath, ...query.map((name) => parameter(name, 'query'))];
  const good = Object.entries(answers).map(([status, schema]) => [
    status,
    { description: 'Done.', content: json(schemaOf(schema, 'output')) },
  ]);
  return {
    operationId: `${method}${path.replace(/^\/api/, '').replace(/[^a-zA-Z]+(\w)?/g, (_, letter = '') => letter.toUpperCase())}`,
    summary,
    ...(parameters.length ? { parameters } : {}),
    ...(request ? { requestBody: { required: true, content: json(schemaOf(request, 'input')) } } : {}),
    responses: {
      ...Object.fromEntries(good),
      default: { description: 'A refusal.', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
    // An empty requirement beside the other: with or without a token (OpenAPI 3.1, Security Requirement Object).
    security: bearer === 'nobody' ? [] : bearer === 'anybody' ? [{}, { bearer: [] }] : [{ bearer: [] }],
  };
}

const parameter = (name: string, where: 'path' | 'query') => ({
  name,
  in: where,
  required: where === 'path',
  schema: { type: 'string' },
});

const json = (schema: unknown) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
