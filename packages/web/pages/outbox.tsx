import { type Context, Hono } from 'hono';
import { type Refusal, refuse } from '#engine/title.ts';
import { printDue } from '#games/time.ts';
import { fieldsOf } from '../fields.ts';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { ListedMail, Local, OutboxMail, Web } from '../web.ts';
import { MailPage } from './MailPage.tsx';
import { framed, PARTS } from './mailHtml.ts';

/** `/outbox`, on a local server only: every mail that would have gone out, and a box to answer it. */
export function outboxPages(web: Web, local: Local): Hono {
  const app = new Hono();
  const list = () => local.outbox.list();
  app.get('/outbox.json', async (c) => c.json(await list()));
  app.get('/outbox', async (c) => c.html(<Outbox web={web} visitor={await visitorOf(c, web)} mails={await list()} />));
  app.get('/outbox/:n{[0-9]+}', async (c) => {
    const mail = await mailOf(c, local);
    return mail ? show(c, web, mail, '', null) : refused(c, web, unknownMail);
  });
  app.get('/outbox/:n{[0-9]+}/html', async (c) => {
    const mail = await mailOf(c, local);
    if (!mail) return refused(c, web, unknownMail);
    c.header('content-security-policy', PARTS);
    c.header('x-frame-options', 'SAMEORIGIN');
    return c.html(await framed(mail));
  });
  app.get('/outbox/:n{[0-9]+}/raw', async (c) => {
    const mail = await mailOf(c, local);
    return mail ? c.text(mail.raw) : refused(c, web, unknownMail);
  });
  app.post('/outbox/:n{[0-9]+}/reply', async (c) => {
    const mail = await mailOf(c, local);
    if (!mail) return refused(c, web, unknownMail);
    const { text = '' } = await fieldsOf(c);
    return show(c, web, mail, text, await local.reply(mail, text));
  });
  return app;
}

const unknownMail: Refusal = refuse('UNKNOWN_MAIL', 'The outbox has no mail with this number.');

/** Mails are numbered from 1, oldest first: numbers stay when more come. */
async function mailOf(c: Context, { outbox }: Local): Promise<OutboxMail | null> {
  const mail = (await outbox.list())[Number(c.req.param('n')) - 1];
  return mail ? outbox.whole(mail.id) : null;
}

async function show(c: Context, web: Web, mail: OutboxMail, reply: string, outcome: string | null): Promise<Response> {
  const visitor = await visitorOf(c, web);
  return c.html(<MailPage {...{ web, visitor, mail, reply, outcome }} n={Number(c.req.param('n'))} />);
}

function Outbox({ web, visitor, mails }: { web: Web; visitor: Visitor; mails: readonly ListedMail[] }) {
  const numbered = mails.map((mail, i) => ({ mail, n: i + 1 })).reverse();
  return (
    <Page title="Outbox" web={web} visitor={visitor}>
      <h1>Outbox</h1>
      <p>
        This server runs on your own machine and sends nothing into the world: every mail lands here, and can be
        answered here. A mail program can answer, too, through the SMTP port that the server printed at its start.
      </p>
      <form method="post" action="/dev/clock" class="time-form">
        <p>
          The clock of this server says{' '}
          <time datetime={web.house.ports.clock.now()}>{printDue(web.house.ports.clock.now(), null)}</time>. Let time
          pass, and reminders, deadlines and the ends of pauses come at their times:
        </p>
        <p class="row">
          <label class="field">
            <span>How long (26h, 90m, 3d)</span>
            <input type="text" name="advance" value="26h" size={8} required />
          </label>
          <button type="submit" class="button">
            Move the clock
          </button>
        </p>
      </form>
      {numbered.length ? null : <p>No mail yet.</p>}
      <ul class="mails">
        {numbered.map(({ mail, n }) => (
          <li>
            <a href={`/outbox/${n}`}>
              <bdi>{mail.subject || '(no subject)'}</bdi>
            </a>
            <p class="faint small">
              To <bdi>{mail.to}</bdi>, {mail.at.slice(0, 16).replace('T', ' ')} UTC
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
