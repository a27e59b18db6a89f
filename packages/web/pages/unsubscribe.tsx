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
  app.get('/unsubscribe/all/:token', async (c) => {
    const id = await personIn(c, web);
    return id
      ? c.html(<AllMail web={web} token={c.req.param('token')} off={(await web.house.ports.settings.of(id)).mailOff} />)
      : refused(c, web, unknownLink);
  });
  app.post('/unsubscribe/all/:token', (c) => turnAll(c, web, true));
  app.post('/unsubscribe/all/:token/on', (c) => turnAll(c, web, false));
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

const personIn = (c: Context, web: Web): Promise<string | null> =>
  web.house.ports.settings.byPass('mail', c.req.param('token') ?? '');

/** All mail to a person, by the link in a digest. */
async function turnAll(c: Context, web: Web, mailOff: boolean): Promise<Response> {
  const id = await personIn(c, web);
  if (!id) return refused(c, web, unknownLink);
  await web.house.ports.settings.change(id, (now) => ({ ...now, mailOff }));
  return c.html(<AllMail web={web} token={c.req.param('token') ?? ''} off={mailOff} />);
}

function AllMail({ web, token, off }: { web: Web; token: string; off: boolean }) {
  return (
    <Page title="Mails to you" web={web} visitor={null}>
      <h1>Mails to you</h1>
      <p role="status">
        {off
          ? 'You get no mails, but one if you should lose a seat. Your games go on, and deadlines hold.'
          : 'You get mails as you have chosen.'}
      </p>
      <form method="post" action={`/unsubscribe/all/${token}${off ? '/on' : ''}`}>
        <button type="submit" class="main">
          {off ? 'Turn the mails on again' : 'No more mails'}
        </button>
      </form>
      <p>
        <a href="/account/notices">Choose what you are told, and how</a>
      </p>
    </Page>
  );
}

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
      <p>
        Or choose what you are told, and how: <a href={`/games/${holder.game}/notices`}>notices about this game</a>,{' '}
        <a href="/account/notices">all your notices</a>.
      </p>
    </Page>
  );
}
