import { type Context, Hono } from 'hono';
import { isRefusal, type Refusal } from '#engine/title.ts';
import { isVeiled } from '#games/anonymity.ts';
import { roomOf } from '#games/house.ts';
import { loadShown } from '#games/load.ts';
import type { Fields } from '#titles/furniture.ts';
import { companyOf } from '../desk/company.ts';
import { rulesInWords } from '../desk/deckField.ts';
import { acceptInvitation, declineInvitation, type Invitation, invitationOf, noteSeen } from '../desk/invitation.ts';
import { paceInWords } from '../desk/paceWords.ts';
import { fieldsOf } from '../fields.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { rememberSeat, type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { Company } from './Company.tsx';
import { Field } from './Field.tsx';

/** `/join/:token`: what an invitation's link leads to. Opening it changes nothing; the seat is taken by the button. */
export function joinPages(web: Web): Hono {
  const app = new Hono();
  app.get('/join/:token', async (c) => {
    const invitation = await invitationOf(web, c.req.param('token'));
    return isRefusal(invitation) ? refused(c, web, invitation) : join(c, web, invitation, null, null);
  });
  app.post('/join/:token', async (c) => {
    const invitation = await invitationOf(web, c.req.param('token'));
    if (isRefusal(invitation)) return refused(c, web, invitation);
    const fields = await fieldsOf(c);
    const { person } = await visitorOf(c, web);
    const { cut = '', name, email, zone } = fields;
    const accepted = await acceptInvitation(c, web, invitation, person, { cut, name, email, zone });
    if (isRefusal(accepted)) return join(c, web, invitation, fields, accepted);
    if ('mailed' in accepted) return mailed(c, web, accepted.mailed);
    rememberSeat(c, web, accepted.seated, true);
    return c.redirect(`/games/${invitation.record.id}`, 303);
  });
  app.post('/join/:token/decline', (c) => decline(c, web));
  app.post('/join/:token/seen', async (c) => {
    const invitation = await invitationOf(web, c.req.param('token'));
    if (!isRefusal(invitation)) await noteSeen(web, invitation);
    return c.body(null, 204);
  });
  return app;
}

/** What a person may do with an invitation beside accepting it. */
async function decline(c: Context, web: Web): Promise<Response> {
  const invitation = await invitationOf(web, c.req.param('token') ?? '');
  if (isRefusal(invitation)) return refused(c, web, invitation);
  const refusal = await declineInvitation(web, invitation);
  if (refusal) return refused(c, web, refusal);
  return c.html(
    <Page title="Declined" web={web} visitor={null}>
      <h1>Declined</h1>
      <p>The seat is free for somebody else, and the organiser is told.</p>
    </Page>,
  );
}

async function mailed(c: Context, web: Web, email: string): Promise<Response> {
  return c.html(
    <Page title="Look into your mailbox" web={web} visitor={await visitorOf(c, web)}>
      <h1>Look into your mailbox</h1>
      <p>
        The seat is kept for <bdi>{email}</bdi>. A mail with a link is on its way there; the link takes the seat, and
        you play by mail or here as you like.
      </p>
      {web.local ? (
        <p class="notice">
          This server’s mails stay in the <a href="/outbox">outbox</a>.
        </p>
      ) : null}
    </Page>,
  );
}

async function join(
  c: Context,
  web: Web,
  { holder, record }: Invitation,
  fields: Fields | null,
  refusal: Refusal | null,
): Promise<Response> {
  const visitor = await visitorOf(c, web);
  const loaded = await loadShown(web.house, record.id);
  const room = roomOf(web.house, record.title);
  const mark = room.title.marks[holder.seat];
  const words = rulesInWords(room.title, loaded?.state.options);
  const wanted = loaded?.state.startedAt != null && loaded.state.seats[holder.seat]?.wanted === true;
  const others = loaded ? await companyOf(web.house, record, loaded.state, holder.seat) : [];
  const free = holder.state === 'open' || holder.state === 'invited' || wanted;
  return c.html(
    <Page title={`Join ${record.name}`} web={web} visitor={visitor} scripts={['zone', 'seen']}>
      <h1 data-seen={`/join/${holder.inviteToken}/seen`}>
        A seat for you at “<bdi>{record.name}</bdi>”
      </h1>
      <RefusalNote refusal={refusal?.at ? null : refusal} />
      <p>
        {room.title.label}: {room.title.blurb} {room.title.length}.{' '}
        <a href={`/rules/${room.title.name}`}>How to play</a>
      </p>
      <p>
        You would play <strong>{mark ? `${mark.name} (${mark.letter})` : `seat ${holder.seat + 1}`}</strong>, one of{' '}
        {record.seats}. {loaded ? `${paceInWords(loaded.state.pace)} ` : null}
        {words.length ? `This table differs from the usual rules: ${words.join('; ')}.` : 'The usual rules.'}
      </p>
      <Company others={others} />
      {free ? (
        <>
          <AcceptForm {...{ visitor, holder, fields, refusal }} />
          {holder.state === 'invited' ? (
            <form method="post" action={`/join/${holder.inviteToken}/decline`}>
              <button type="submit">No, thank you</button>
            </form>
          ) : null}
        </>
      ) : (
        <p class="notice">
          {loaded && isVeiled(record, loaded.state) ? (
            'This seat is taken already.'
          ) : (
            <>
              <bdi>{holder.name}</bdi> has this seat already.
            </>
          )}{' '}
          <a href={`/games/${record.id}`}>To the game</a>
        </p>
      )}
    </Page>,
    refusal ? statusOf(refusal.code) : 200,
  );
}

interface AcceptProps {
  visitor: Visitor;
  holder: Invitation['holder'];
  fields: Fields | null;
  refusal: Refusal | null;
}

function AcceptForm({ visitor, holder, fields, refusal }: AcceptProps) {
  const stranger = holder.state === 'open' && !visitor.person;
  return (
    <form method="post" action={`/join/${holder.inviteToken}`}>
      <input type="hidden" name="zone" value="" data-zone="" />
      {stranger ? (
        <>
          <Field
            label="Your name"
            name="name"
            help="What the others see."
            refusal={refusal}
            input={(tied) => (
              <input type="text" {...tied} maxlength={60} autocomplete="nickname" value={fields?.name ?? ''} />
            )}
          />
          <Field
            label="Your e-mail address (optional)"
            name="email"
            help="With it you get a mail when you are asked, and can answer it. We send the seat’s link there first. Without it, this browser alone has your seat."
            refusal={refusal}
            input={(tied) => <input type="email" {...tied} autocomplete="email" value={fields?.email ?? ''} />}
          />
        </>
      ) : (
        <p>
          You will sit there as <bdi>{holder.state === 'invited' ? holder.name : visitor.person?.name}</bdi>.
        </p>
      )}
      <Field
        label="Your word to cut the deck (optional)"
        name="cut"
        help="Any word. Everybody’s words go into the dice, so that nobody alone can have chosen them, this server neither. Left empty, one is drawn for you."
        refusal={refusal}
        input={(tied) => <input type="text" {...tied} maxlength={200} autocomplete="off" value={fields?.cut ?? ''} />}
      />
      <button type="submit" class="main big">
        Take the seat
      </button>
    </form>
  );
}
