import { type Context, Hono } from 'hono';
import { type Refusal, refuse } from '#engine/title.ts';
import type { Holder } from '#games/ports.ts';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import type { Web } from '../web.ts';

/**
 * `/unsubscribe/:token`, the address in the List-Unsubscribe header of a seat's mails (RFC 8058): mail programs POST to it without
 * cookies and without an Origin, so it stands before the check of foreign forms. The token is the permission.
 */
export function unsubscribePages(web: Web): Hono {
  const app = new Hono();
  app.get('/unsubscribe/:token', async (c) => {
    const holder = await holderOf(c, web);
    return holder ? c.html(<MailPage web={web} holder={holder} />) : refused(c, web, unknownLink);
  });
  app.post('/unsubscribe/:token', (c) => turn(c, web, true));
  app.post('/unsubscribe/:token/on', (c) => turn(c, web, false));
  return app;
}

const unknownLink: Refusal = refuse('NOT_FOUND', 'No seat belongs to this link. Was it copied whole?');

const holderOf = (c: Context, web: Web): Promise<Holder | null> =>
  web.house.ports.holders.byToken('seat', c.req.param('token') ?? '');

async function turn(c: Context, web: Web, mailOff: boolean): Promise<Response> {
  const holder = await holderOf(c, web);
  if (!holder) return refused(c, web, unknownLink);
  const turned: Holder = { ...holder, mailOff };
  const { state, person } = holder;
  if (!(await web.house.ports.holders.put(turned, { state, person })))
    return refused(c, web, refuse('BUSY', 'Somebody changed this seat in this very moment; please try again.'));
  return c.html(<MailPage web={web} holder={turned} />);
}

function MailPage({ web, holder }: { web: Web; holder: Holder }) {
  const off = holder.mailOff === true;
  const path = `/unsubscribe/${holder.seatToken}`;
  return (
    <Page title="Mails about this game" web={web} visitor={null}>
      <h1>Mails about this game</h1>
      <p role="status">
        {off
          ? 'This seat gets no mails. The game goes on: orders can be given on its page, and deadlines hold.'
          : 'This seat gets a mail when it is asked, and when something has happened.'}
      </p>
      <form method="post" action={off ? `${path}/on` : path}>
        <button type="submit" class="main">
          {off ? 'Turn the mails on again' : 'No more mails about this game'}
        </button>
      </form>
    </Page>
  );
}
