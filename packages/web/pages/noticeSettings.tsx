import { type Context, Hono } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { modeFor } from '#games/notices/choices.ts';
import { KINDS, modesOf, NOTICE_KINDS, SENT_CHANNELS } from '#games/notices/kinds.ts';
import type { Mode, NoticeSettings, Person } from '#games/ports.ts';
import type { Fields } from '#titles/furniture.ts';
import {
  addBrowser,
  addHook,
  changeGameSettings,
  changeSettings,
  clearOwnMailbox,
  dropBrowsers,
  dropHook,
  hookRequest,
  mailboxOf,
  pushRequest,
  reviveHook,
  turnLink,
} from '../desk/noticeSettings.ts';
import { fieldsOf } from '../fields.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { Field } from './Field.tsx';
import { Ways } from './Ways.tsx';

const signInFirst = refuse('SIGN_IN', 'Sign in to see what you are told, and how.');
type Done = Promise<Refusal | null>;

/** `/account/notices` and `/games/:id/notices` */
export function noticeSettingsPages(web: Web): Hono {
  const app = new Hono();
  const { house } = web;
  app.get('/account/notices', (c) => show(c, web, null));
  const on = (path: string, change: (person: Person, fields: Fields) => Done) =>
    app.post(path, async (c) => {
      const { person } = await visitorOf(c, web);
      if (!person) return refused(c, web, signInFirst);
      const refusal = await change(person, await fieldsOf(c));
      return refusal ? show(c, web, refusal) : c.redirect('/account/notices', 303);
    });
  const done = async (work: Promise<unknown>): Done => {
    const answer = await work;
    return isRefusal(answer) ? answer : null;
  };
  on('/account/notices', (person, fields) =>
    done(
      changeSettings(house, person, {
        mail: fields.mail === 'yes',
        digestHour: hourOf(fields.digestHour),
        choices: choicesIn(fields),
      }),
    ),
  );
  on('/account/notices/mailbox', (person) => done(clearOwnMailbox(house, person)));
  on('/account/notices/hooks', async (person, fields) => {
    const read = hookRequest.safeParse({ url: fields.url ?? '', shape: fields.shape });
    return read.success
      ? done(addHook(house, person, read.data))
      : refuse('BAD_WEBHOOK', 'Choose one of the three shapes.', 'shape');
  });
  on('/account/notices/hooks/drop', (person, fields) => done(dropHook(house, person, fields.hook ?? '')));
  on('/account/notices/hooks/on', (person, fields) => done(reviveHook(house, person, fields.hook ?? '')));
  on('/account/notices/push/off', (person) => done(dropBrowsers(house, person)));
  on('/account/notices/links', (person, fields) =>
    done(turnLink(house, person, fields.kind === 'calendar' ? 'calendar' : 'feed', fields.turn !== 'off')),
  );
  app.post('/account/notices/push', async (c) => {
    const { person } = await visitorOf(c, web);
    if (!person) return refused(c, web, signInFirst);
    const read = pushRequest.safeParse(await c.req.json().catch(() => null));
    const refusal = read.success
      ? await addBrowser(house, person, read.data)
      : refuse('BAD_SHAPE', 'That is no push subscription.');
    return refusal ? c.json(refusal, statusOf(refusal.code)) : c.json({ say: 'This browser gets push notices.' });
  });
  app.get('/games/:id/notices', (c) => showGame(c, web, null));
  app.post('/games/:id/notices', async (c) => {
    const { person } = await visitorOf(c, web);
    if (!person) return refused(c, web, signInFirst);
    const fields = await fieldsOf(c);
    const choices = fields.reset ? {} : choicesIn(fields);
    const changed = await changeGameSettings(house, person, c.req.param('id'), choices);
    return isRefusal(changed) ? showGame(c, web, changed) : c.redirect(`/games/${c.req.param('id')}/notices`, 303);
  });
  return app;
}

const hourOf = (text = ''): number | undefined => (/^(?:\d|1\d|2[0-3])$/.test(text) ? Number(text) : undefined);

/** Fields named `choice:turn/mail`. */
function choicesIn(fields: Fields): Record<string, Mode> {
  const choices: Record<string, Mode> = {};
  for (const [name, value] of Object.entries(fields))
    if (name.startsWith('choice:') && (value === 'now' || value === 'digest' || value === 'off'))
      choices[name.slice('choice:'.length)] = value;
  return choices;
}

async function show(c: Context, web: Web, refusal: Refusal | null): Promise<Response> {
  const visitor = await visitorOf(c, web);
  const { person } = visitor;
  if (!person) return refused(c, web, signInFirst);
  const [settings, mailbox] = await Promise.all([web.house.ports.settings.of(person.id), mailboxOf(web.house, person)]);
  return c.html(
    <Page title="Notices" web={web} visitor={visitor} scripts={['push', 'copy'].filter(web.scripts.has)}>
      <h1>What you are told, and how</h1>
      <RefusalNote refusal={refusal} />
      <p>
        <a href="/account/ledger">What was sent to you</a>
      </p>
      {mailbox ? (
        <form method="post" action="/account/notices/mailbox" class="notice" id="mailbox">
          <p>
            Since {mailbox.at.slice(0, 10)} no mail goes to <bdi>{person.email}</bdi>:{' '}
            {mailbox.stopped === 'bounce'
              ? 'our mail came back from there.'
              : 'our mail was reported as unwanted there.'}{' '}
            Your games go on.
          </p>
          <button type="submit">My mailbox works: send mail again</button>
        </form>
      ) : null}
      <form method="post" action="/account/notices">
        <Field
          label="Mail"
          name="mail"
          check
          help="Off: no mail at all, but one if you lose a seat. Games go on and deadlines hold."
          input={(tied) => <input type="checkbox" {...tied} value="yes" checked={!settings.mailOff} />}
        />
        <Field
          label="Hour of the digest"
          name="digestHour"
          help={`One letter a day with all that waits, at this hour (${person.zone ?? 'UTC'}).`}
          input={(tied) => <input type="number" {...tied} min={0} max={23} value={String(settings.digestHour)} />}
        />
        <Grid settings={settings} game="" />
        <button type="submit" class="main">
          Save
        </button>
      </form>
      <Ways web={web} settings={settings} />
    </Page>,
    refusal ? statusOf(refusal.code) : 200,
  );
}

async function showGame(c: Context, web: Web, refusal: Refusal | null): Promise<Response> {
  const visitor: Visitor = await visitorOf(c, web);
  const id = c.req.param('id') ?? '';
  const record = await web.house.ports.index.get(id);
  if (!visitor.person) return refused(c, web, signInFirst);
  if (!record) return refused(c, web, refuse('UNKNOWN_GAME', 'There is no such game.'));
  const settings = await web.house.ports.settings.of(visitor.person.id);
  return c.html(
    <Page title={`${record.name}: notices`} web={web} visitor={visitor}>
      <h1>
        Notices about <bdi>{record.name}</bdi>
      </h1>
      <RefusalNote refusal={refusal} />
      <p>
        {settings.games[id] ? 'This game differs from your usual choices.' : 'Your usual choices hold here.'}{' '}
        <a href={`/games/${id}`}>To the game</a> · <a href="/account/notices">Your usual choices</a>
      </p>
      <form method="post" action={`/games/${id}/notices`}>
        <Grid settings={settings} game={id} />
        <div class="row">
          <button type="submit" class="main">
            Save for this game
          </button>
          <button type="submit" name="reset" value="yes">
            As usual
          </button>
        </div>
      </form>
    </Page>,
    refusal ? statusOf(refusal.code) : 200,
  );
}

const MODE_WORDS: Readonly<Record<Mode, string>> = { now: 'at once', digest: 'in the digest', off: 'off' };
const CHANNEL_WORDS = { mail: 'Mail', push: 'Push', hook: 'Webhook' } as const;

function Grid({ settings, game }: { settings: NoticeSettings; game: string }) {
  return (
    <section class="scroll" tabindex={0} aria-label="Kinds of notices">
      <table class="figures notice-grid">
        <thead>
          <tr>
            <th scope="col">What</th>
            {SENT_CHANNELS.map((channel) => (
              <th scope="col">{CHANNEL_WORDS[channel]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_KINDS.map((kind) => (
            <tr>
              <th scope="row">
                {KINDS[kind].label}
                <span class="faint small"> {KINDS[kind].help}</span>
              </th>
              {SENT_CHANNELS.map((channel) => {
                const chosen = modeFor(settings, game, kind, channel);
                return (
                  <td>
                    <select
                      name={`choice:${kind}/${channel}`}
                      aria-label={`${KINDS[kind].label}, ${CHANNEL_WORDS[channel]}`}
                    >
                      {modesOf(kind, channel).map((mode) => (
                        <option value={mode} selected={mode === chosen}>
                          {MODE_WORDS[mode]}
                        </option>
                      ))}
                    </select>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
