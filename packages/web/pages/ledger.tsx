import { Hono } from 'hono';
import { refuse } from '#engine/title.ts';
import { ledgerOf } from '../desk/ledger.ts';
import { Moment } from '../game/Due.tsx';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';

/** `/account/ledger`: what was queued, sent and bounced for whoever looks. */
export function ledgerPages(web: Web): Hono {
  const app = new Hono();
  app.get('/account/ledger', async (c) => {
    const visitor = await visitorOf(c, web);
    const { person } = visitor;
    if (!person) return refused(c, web, refuse('SIGN_IN', 'Sign in to see what was sent to you.'));
    const { lines, next } = await ledgerOf(web.house, person, c.req.query('after'));
    return c.html(
      <Page title="What was sent to you" web={web} visitor={visitor}>
        <h1>What was sent to you</h1>
        <p>
          Every notice of your games and what became of it, newest first.{' '}
          <a href="/account/notices">Change what you get</a>
        </p>
        {lines.length ? null : <p>Nothing yet.</p>}
        <ul class="ledger">
          {lines.map(({ at, game, gameName, what, channel, state, say }) => (
            <li class={state === 'bounced' || state === 'failed' ? 'bad' : ''}>
              <strong>{what}</strong>,{' '}
              <a href={`/games/${game}`}>
                <bdi>{gameName}</bdi>
              </a>
              <p class="small">
                {channel}: {say}{' '}
                <span class="faint">
                  (<Moment at={at} zone={person.zone} />)
                </span>
              </p>
            </li>
          ))}
        </ul>
        {next ? <a href={`/account/ledger?after=${encodeURIComponent(next)}`}>Older ones</a> : null}
      </Page>,
    );
  });
  return app;
}
