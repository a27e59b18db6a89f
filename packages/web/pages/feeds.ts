import { type Context, Hono } from 'hono';
import { refuse } from '#engine/title.ts';
import type { PassKind, Person } from '#games/ports.ts';
import { refused } from '../refused.tsx';
import type { Web } from '../web.ts';

/** `/feed/:token` and `/calendar/:token`: for readers and calendars, which know no sign-in. The token can be revoked. */
export function feedPages(web: Web): Hono {
  const app = new Hono();
  app.get('/feed/:token', async (c) => {
    const person = await holderOf(c, web, 'feed');
    if (!person) return refused(c, web, deadLink);
    const { atomOf } = await writers();
    const body = await atomOf(web.house, person, web.baseUrl, c.req.param('token'));
    return c.body(body, 200, { 'content-type': 'application/atom+xml; charset=utf-8' });
  });
  app.get('/calendar/:token', async (c) => {
    const person = await holderOf(c, web, 'calendar');
    if (!person) return refused(c, web, deadLink);
    const { calendarOf } = await writers();
    return c.body(await calendarOf(web.house, person, web.baseUrl), 200, {
      'content-type': 'text/calendar; charset=utf-8',
    });
  });
  return app;
}

/** Writing them takes libraries that no other page needs. */
const writers = () => import('../desk/feeds.ts');

const deadLink = refuse(
  'NOT_FOUND',
  'This link is dead: it was revoked, or not copied whole. Your settings show the present one.',
);

async function holderOf(c: Context, web: Web, kind: PassKind): Promise<Person | null> {
  const { settings, people } = web.house.ports;
  const token = (c.req.param('token') ?? '').replace(/\.(?:xml|ics)$/, '');
  const id = /^[a-z2-7]{26}$/.test(token) ? await settings.byPass(kind, token) : null;
  return id ? people.byId(id) : null;
}
