import { Hono } from 'hono';
import { type Refusal, refuse } from '#engine/title.ts';
import { changeAccount, zones } from '../desk/account.ts';
import { fieldsOf } from '../fields.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { Field } from './Field.tsx';

const signInFirst = refuse('SIGN_IN', 'Sign in to see your account.');

/** `/account` */
export function accountPages(web: Web): Hono {
  const app = new Hono();
  app.get('/account', async (c) => {
    const visitor = await visitorOf(c, web);
    const { person } = visitor;
    if (!person) return refused(c, web, signInFirst);
    const now = { name: person.name, zone: person.zone ?? '' };
    return c.html(
      <Account web={web} visitor={visitor} {...now} refusal={null} saved={c.req.query('saved') === 'yes'} />,
    );
  });
  app.post('/account', async (c) => {
    const visitor = await visitorOf(c, web);
    if (!visitor.person) return refused(c, web, signInFirst);
    const { name = '', zone = '' } = await fieldsOf(c);
    const refusal = await changeAccount(web.house, visitor.person, { name, zone });
    if (!refusal) return c.redirect('/account?saved=yes', 303);
    const page = <Account web={web} visitor={visitor} name={name} zone={zone} refusal={refusal} saved={false} />;
    return c.html(page, statusOf(refusal.code));
  });
  return app;
}

interface AccountProps {
  web: Web;
  visitor: Visitor;
  name: string;
  zone: string;
  refusal: Refusal | null;
  saved: boolean;
}

function Account({ web, visitor, name, zone, refusal, saved }: AccountProps) {
  return (
    <Page title="Account" web={web} visitor={visitor} scripts={['zone']}>
      <h1>Your account</h1>
      {saved ? <p class="notice">Saved.</p> : null}
      {refusal?.at ? null : <RefusalNote refusal={refusal} />}
      <p>
        Mails go to <bdi>{visitor.person?.email}</bdi>.
      </p>
      <form method="post" action="/account">
        <Field
          label="Name"
          name="name"
          help="What the others at your tables see."
          refusal={refusal}
          input={(tied) => <input type="text" {...tied} value={name} maxlength={60} autocomplete="nickname" required />}
        />
        <Field
          label="Time zone"
          name="zone"
          help="Deadlines are told in it, and in UTC. Empty: UTC alone."
          refusal={refusal}
          input={(tied) => <input type="text" {...tied} value={zone} list="zones" autocomplete="off" data-zone="" />}
        />
        <datalist id="zones">
          {zones.map((one) => (
            <option value={one}></option>
          ))}
        </datalist>
        <button type="submit" class="main">
          Save
        </button>
      </form>
      <h2>Notices</h2>
      <p>
        <a href="/account/notices">What you are told, and how</a> · <a href="/account/ledger">What was sent to you</a>
      </p>
      <h2>This browser</h2>
      <p>Signing out also forgets the seats that were opened here by their links.</p>
      <form method="post" action="/sign-out">
        <button type="submit">Sign out</button>
      </form>
      <h2>Leave</h2>
      <p>
        <a href="/account/erase">Delete your account</a>
      </p>
    </Page>
  );
}
