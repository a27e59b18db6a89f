import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { bodyOf } from '../api/route.ts';
import { fieldsOf } from '../fields.ts';
import { refused } from '../refused.tsx';
import type { Local, Web } from '../web.ts';

const request = z.strictObject({
  advance: z.union([z.string(), z.number()]).meta({ description: '"26h", "90m", "3d", "1d 6h"; a number is minutes.' }),
});

/**
 * `/dev/clock`, on a local server only: lets time pass. A form leads back to the outbox; a program sends JSON and is told the time. JSON
 * from a foreign page is stopped by browsers (no CORS), a foreign form by the check of origins.
 */
export function clockPages(web: Web, local: Local): Hono {
  const app = new Hono();
  const now = () => web.house.ports.clock.now();
  app.get('/dev/clock', (c) => c.json({ now: now() }));
  app.post('/dev/clock', async (c) => {
    const isForm = /form/.test(c.req.header('content-type') ?? '');
    const asked = isForm ? await fieldsOf(c) : await json(c);
    const minutes = isRefusal(asked) ? asked : minutesOf(asked.advance ?? '');
    if (isRefusal(minutes)) return refused(c, web, minutes);
    await local.passTime(minutes);
    return isForm ? c.redirect('/outbox', 303) : c.json({ now: now() });
  });
  return app;
}

async function json(c: Context): Promise<{ advance: string } | Refusal> {
  if (!/^application\/json\b/.test(c.req.header('content-type') ?? ''))
    return refuse('BAD_SHAPE', 'Send JSON with its content type: {"advance": "26h"}.', 'content-type');
  const body = await bodyOf(c, request);
  return isRefusal(body) ? body : { advance: String(body.advance) };
}

const UNITS: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60, w: 7 * 24 * 60 };
/** Longer than any game lasts in one go. */
const MOST_MINUTES = 400 * 24 * 60;

/** "26h", "1d 6h", "90" -> minutes. */
export function minutesOf(text: string): number | Refusal {
  const parts = [...text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*(?:([mhdw])[a-z]*)?/g)];
  const rest = text
    .toLowerCase()
    .replace(/(\d+(?:\.\d+)?)\s*(?:([mhdw])[a-z]*)?/g, '')
    .trim();
  const minutes = parts.reduce((sum, [, n, unit = 'm']) => sum + Number(n) * (UNITS[unit] ?? 1), 0);
  return parts.length && rest === '' && minutes > 0 && minutes <= MOST_MINUTES
    ? minutes
    : refuse('BAD_TIME', 'The clock moves forward only, by up to 400 days at once: 26h, 90m, 3d, 1d 6h.', 'advance');
}
