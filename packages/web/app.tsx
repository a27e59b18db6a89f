import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { refuse } from '#engine/title.ts';
import { apiRoutes } from './api/api.ts';
import { bodies, fresh, headers, ownForms } from './doors.ts';
import { gamePages } from './game/pages.tsx';
import { pressPages } from './game/press.tsx';
import { timePages } from './game/timePages.tsx';
import { accountPages } from './pages/account.tsx';
import { clockPages } from './pages/clock.ts';
import { erasePages } from './pages/erase.tsx';
import { feedPages } from './pages/feeds.ts';
import { frontPages } from './pages/front.tsx';
import { joinPages } from './pages/join.tsx';
import { ledgerPages } from './pages/ledger.tsx';
import { lobbyPages } from './pages/lobby.tsx';
import { myPages } from './pages/my.tsx';
import { newGamePages } from './pages/newGame.tsx';
import { seatPages } from './pages/seats.tsx';
import { signInPages } from './pages/signIn.tsx';
import { titlePages } from './pages/titles.tsx';
import { unsubscribePages } from './pages/unsubscribe.tsx';
import { refused } from './refused.tsx';
import type { Web } from './web.ts';

/** The whole site. Routes with fixed words come before those with a game's id in the same place. */
export function webApp(web: Web): Hono {
  const app = new Hono();
  app.use(headers(web));
  app.get('/assets/:file', (c) => {
    const file = web.scripts.file(c.req.param('file'));
    if (!file) return refused(c, web, NOTHING_HERE);
    // The name holds the hash: what is behind it never changes.
    return c.body(file.body, 200, {
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('/push-worker.js', (c) => {
    // A worker's reach is the folder it comes from, so it can't stand among the assets; and it must be able to change.
    const file = web.scripts.has('pushWorker')
      ? web.scripts.file(web.scripts.url('pushWorker').slice('/assets/'.length))
      : null;
    if (!file) return refused(c, web, NOTHING_HERE);
    return c.body(file.body, 200, { 'content-type': file.type, 'cache-control': 'no-cache' });
  });
  app.use(fresh(web));
  app.use(bodies(web));
  app.route('/', unsubscribePages(web));
  app.use(ownForms(web));
  app.route('/', apiRoutes(web));
  app.route('/', frontPages(web));
  app.route('/', signInPages(web));
  app.route('/', accountPages(web));
  app.route(
    '/',
    seldom(web, ['/account/notices', '/account/notices/*', '/games/:id/notices'], async () =>
      (await import('./pages/noticeSettings.tsx')).noticeSettingsPages(web),
    ),
  );
  app.route('/', ledgerPages(web));
  app.route('/', erasePages(web));
  app.route('/', feedPages(web));
  app.route('/', seatPages(web));
  app.route('/', myPages(web));
  app.route('/', titlePages(web));
  app.route('/', newGamePages(web));
  app.route('/', lobbyPages(web));
  app.route('/', joinPages(web));
  const { local } = web;
  if (local) {
    app.route(
      '/',
      seldom(web, ['/outbox', '/outbox/*', '/outbox.json'], async () =>
        (await import('./pages/outbox.tsx')).outboxPages(web, local),
      ),
    );
    app.route('/', clockPages(web, local));
  }
  app.route('/', timePages(web));
  app.route('/', pressPages(web));
  app.route('/', gamePages(web));
  return ended(web, app);
}

/** What is answered where there is nothing, and when something breaks. */
function ended(web: Web, app: Hono): Hono {
  app.notFound((c) => refused(c, web, NOTHING_HERE));
  app.onError((cause, c) => {
    if (cause instanceof HTTPException && cause.status === 403) return refused(c, web, FOREIGN_FORM);
    // The name alone: messages may hold what people wrote.
    web.house.note('web.failed', { cause: cause.name });
    return refused(c, web, FAILED);
  });
  return app;
}

/** Pages that are read when somebody asks for them: a Lambda function that starts for a board has no use for them. */
function seldom(web: Web, paths: readonly string[], open: () => Promise<Hono>): Hono {
  const app = new Hono();
  let opened: Promise<Hono> | null = null;
  for (const path of paths)
    app.all(path, async (c) => {
      opened ??= open().then((inner) => ended(web, inner));
      return (await opened).fetch(c.req.raw, c.env);
    });
  return app;
}

const NOTHING_HERE = refuse('NOT_FOUND', 'There is nothing at this address.');
const FOREIGN_FORM = refuse(
  'FOREIGN_FORM',
  'This form was not sent from one of our own pages. Open the page here and send it again.',
);
const FAILED = refuse(
  'FAILED',
  'Something went wrong on our side, and it has been noted. What you sent may not have counted: look, and send it again.',
);
