import type { Context } from 'hono';
import type { Refusal } from '#engine/title.ts';
import { Page } from './layout.tsx';
import { statusOf } from './status.ts';
import { visitorOf } from './visitor.ts';
import type { Web } from './web.ts';

/** Programs get refusals as JSON, people as a page. */
const isForProgram = (c: Context): boolean => c.req.path.startsWith('/api/') || c.req.path.endsWith('.json');

const TITLES: Readonly<Record<number, string>> = {
  401: 'Please sign in',
  403: 'That is not yours',
  404: 'There is nothing here',
  409: 'Too late, or too early',
  413: 'Too much at once',
  429: 'Slowly, please',
  500: 'Our fault',
};

/** The answer to whatever could not be done, with the status of its code. */
export async function refused(c: Context, web: Web, refusal: Refusal): Promise<Response> {
  const status = statusOf(refusal.code);
  if (status === 401) c.header('www-authenticate', 'Bearer');
  if (isForProgram(c)) return c.json(refusal, status);
  // A page about a failure must not fail for the same reason.
  const visitor = await visitorOf(c, web).catch(() => null);
  const title = TITLES[status] ?? 'That did not work';
  return c.html(
    <Page title={title} web={web} visitor={visitor}>
      <h1>{title}</h1>
      <p class="lead">{refusal.say}</p>
      <p>
        {status === 401 ? (
          <a
            class="button main"
            href={c.req.method === 'GET' ? `/sign-in?next=${encodeURIComponent(c.req.path)}` : '/sign-in'}
          >
            Sign in
          </a>
        ) : (
          <a href="/">To the first page</a>
        )}
      </p>
    </Page>,
    status,
  );
}
