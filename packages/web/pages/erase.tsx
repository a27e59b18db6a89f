import { Hono } from 'hono';
import { refuse } from '#engine/title.ts';
import { erasePerson } from '#games/erase.ts';
import { fieldsOf } from '../fields.ts';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { forgetVisitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';

const signInFirst = refuse('SIGN_IN', 'Sign in to delete your account.');

/** `/account/erase` */
export function erasePages(web: Web): Hono {
  const app = new Hono();
  app.get('/account/erase', async (c) => {
    const visitor = await visitorOf(c, web);
    if (!visitor.person) return refused(c, web, signInFirst);
    return c.html(
      <Page title="Delete your account" web={web} visitor={visitor}>
        <h1>Delete your account</h1>
        <p>
          Your name, address, settings, letters and notes are erased. Your games go on without you; their record, in
          which no names are, stays whole and can still be audited. This can’t be undone.
        </p>
        <form method="post" action="/account/erase">
          <label for="email">
            Type <bdi>{visitor.person.email}</bdi> to say that you mean it
          </label>
          <input id="email" name="email" type="email" autocomplete="off" required />
          <button type="submit" class="main">
            Delete my account
          </button>
        </form>
      </Page>,
    );
  });
  app.post('/account/erase', async (c) => {
    const { person } = await visitorOf(c, web);
    if (!person) return refused(c, web, signInFirst);
    const { email = '' } = await fieldsOf(c);
    if (email.trim().toLowerCase() !== person.email)
      return refused(c, web, refuse('NOT_SURE', 'Type your own address to say that you mean it.', 'email'));
    const refusal = await erasePerson(web.house, person);
    if (refusal) return refused(c, web, refusal);
    forgetVisitor(c, web);
    return c.redirect('/', 303);
  });
  return app;
}
