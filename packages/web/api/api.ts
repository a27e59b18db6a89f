import { type Context, Hono } from 'hono';
import { refuse } from '#engine/title.ts';
import { refused } from '../refused.tsx';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { gameRoutes } from './gameRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { openApi } from './openapi.ts';
import { pressRoutes } from './pressRoutes.ts';
import { honoPath, type Route, send } from './route.ts';
import { seatRoutes } from './seatRoutes.ts';
import { signInRoutes } from './signInRoutes.ts';
import { tableRoutes } from './tableRoutes.ts';
import { timeRoutes } from './timeRoutes.ts';
import { wayRoutes } from './wayRoutes.ts';

export const routesOf = (web: Web): Route[] => [
  ...signInRoutes(web),
  ...tableRoutes(web),
  ...gameRoutes(web),
  ...noticeRoutes(web),
  ...wayRoutes(web),
  ...pressRoutes(web),
  ...seatRoutes(web),
  ...timeRoutes(web),
];

/** Everything below `/api`, and the document that describes it. */
export function apiRoutes(web: Web): Hono {
  const app = new Hono();
  const routes = routesOf(web);
  const document = openApi(routes, web.baseUrl);
  app.get('/api/openapi.json', (c) => c.json(document));
  for (const route of routes)
    app.on(route.method, honoPath(route.path), async (c) => (await badToken(c, web, route)) ?? answer(c, web, route));
  app.all('/api/*', (c) =>
    refused(c, web, refuse('NOT_FOUND', `The API has no ${c.req.method} ${c.req.path}; see /api/openapi.json.`)),
  );
  return app;
}

/** A token that nobody has is said to be so, and not taken for a spectator's silence. */
async function badToken(c: Context, web: Web, route: Route): Promise<Response | null> {
  if (route.bearer === 'nobody' || !(await visitorOf(c, web)).badToken) return null;
  return refused(c, web, refuse('SIGN_IN', 'This bearer token is not known, or its session has ended: sign in again.'));
}

const answer = async (c: Context, web: Web, route: Route): Promise<Response> => send(c, web, await route.answer(c));
