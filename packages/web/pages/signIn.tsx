import { Hono } from 'hono';
import { isRefusal, type Refusal } from '#engine/title.ts';
import { hashToken } from '#games/tokens.ts';
import { sendCode, signIn } from '../desk/signIn.ts';
import { fieldsOf } from '../fields.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { statusOf } from '../status.ts';
import { forgetVisitor, rememberSession, type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { Field } from './Field.tsx';

/** Only paths of our own: `//elsewhere` and `/\elsewhere` are other people's sites. */
export const ownPath = (path: string | undefined): string =>
  path && /^\/(?![/\\])[\w\-./?=&%~]*$/.test(path) ? path : '/my';

/** `/sign-in`, `/sign-in/code`, `/sign-out` */
export function signInPages(web: Web): Hono {
  const app = new Hono();
  app.get('/sign-in', async (c) => {
    const visitor = await visitorOf(c, web);
    return c.html(
      <AskAddress web={web} visitor={visitor} next={ownPath(c.req.query('next'))} email="" refusal={null} />,
    );
  });
  app.post('/sign-in', async (c) => {
    const fields = await fieldsOf(c);
    const next = ownPath(fields.next);
    const visitor = await visitorOf(c, web);
    const sent = await sendCode(c, web, fields.email ?? '');
    if (!isRefusal(sent))
      return c.html(<AskCode web={web} visitor={visitor} next={next} email={sent.email} refusal={null} />);
    const page = <AskAddress web={web} visitor={visitor} next={next} email={fields.email ?? ''} refusal={sent} />;
    return c.html(page, statusOf(sent.code));
  });
  app.post('/sign-in/code', async (c) => {
    const fields = await fieldsOf(c);
    const next = ownPath(fields.next);
    const { email = '', code = '', zone } = fields;
    const opened = await signIn(c, web, { email, code, ...(zone ? { zone } : {}) });
    if (isRefusal(opened)) {
      const visitor = await visitorOf(c, web);
      return c.html(
        <AskCode web={web} visitor={visitor} next={next} email={email} refusal={opened} />,
        statusOf(opened.code),
      );
    }
    rememberSession(c, web, opened.token);
    return c.redirect(next, 303);
  });
  app.post('/sign-out', async (c) => {
    const session = forgetVisitor(c, web);
    if (session) await web.house.ports.sessions.close(hashToken(session));
    return c.redirect('/', 303);
  });
  return app;
}

interface SignInProps {
  web: Web;
  visitor: Visitor;
  next: string;
  email: string;
  refusal: Refusal | null;
}

function AskAddress({ web, visitor, next, email, refusal }: SignInProps) {
  return (
    <Page title="Sign in" web={web} visitor={visitor}>
      <h1>Sign in</h1>
      <p>
        No password: we mail you a code of six digits, and you type it here. A new address gets an account that way,
        too.
      </p>
      {refusal?.at ? null : <RefusalNote refusal={refusal} />}
      <form method="post" action="/sign-in">
        <input type="hidden" name="next" value={next} />
        <Field
          label="Your e-mail address"
          name="email"
          refusal={refusal}
          input={(tied) => <input type="email" {...tied} value={email} autocomplete="email" required />}
        />
        <button type="submit" class="main">
          Mail me a code
        </button>
      </form>
    </Page>
  );
}

function AskCode({ web, visitor, next, email, refusal }: SignInProps) {
  return (
    <Page title="Your code" web={web} visitor={visitor} scripts={['zone']}>
      <h1>Your code</h1>
      <p>
        We have sent six digits to <bdi>{email}</bdi>. Type them here, in this window; they are good for 15 minutes.
      </p>
      {web.local ? (
        <p class="notice">
          This server runs on your own machine, and its mails stay here: the code is in the{' '}
          <a href="/outbox" target="_blank" rel="noopener">
            outbox
          </a>
          .
        </p>
      ) : null}
      {refusal?.at ? null : <RefusalNote refusal={refusal} />}
      <form method="post" action="/sign-in/code">
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="zone" value="" data-zone="" />
        <Field
          label="Code"
          name="code"
          refusal={refusal}
          input={(tied) => (
            <input type="text" {...tied} inputmode="numeric" autocomplete="one-time-code" maxlength={12} required />
          )}
        />
        <button type="submit" class="main">
          Sign in
        </button>
      </form>
      <p class="small">
        Nothing came? <a href={`/sign-in?next=${encodeURIComponent(next)}`}>Ask again</a>
      </p>
    </Page>
  );
}
