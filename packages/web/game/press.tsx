import { type Context, Hono } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { isHeld, partyOf } from '#games/anonymity.ts';
import { isOver } from '#games/look.ts';
import type { Holder } from '#games/ports.ts';
import { keepNotes, MAX_NOTES, MAX_PRESS, sendPress } from '#games/press.ts';
import { newToken } from '#games/tokens.ts';
import type { Fields } from '#titles/furniture.ts';
import { afterIn, pressFor, type ShownPress } from '../desk/pressDesk.ts';
import { fieldsOf } from '../fields.ts';
import { Page, RefusalNote } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { statusOf } from '../status.ts';
import { rememberSeat, seatIn } from '../visitor.ts';
import type { Web } from '../web.ts';
import { GameLinks } from './BoardPage.tsx';
import { Moment } from './Due.tsx';
import { SeatName } from './Seats.tsx';
import { CODE_FIELD, SEAT_FIELD, senderOf } from './seatCode.ts';
import { markOf, pathOf, type Table, tableOf } from './table.ts';

const UNKNOWN_GAME = refuse('UNKNOWN_GAME', 'There is no such game.');
const NO_SEAT = refuse('NOT_YOURS', 'Press is for those who hold a seat here. Open the link in your mail, or sign in.');

/** `/games/:id/press`: letters between players, and one's own notes. Never part of the game's record. */
export function pressPages(web: Web): Hono {
  const app = new Hono();
  app.get('/games/:id/press', async (c) => {
    const table = await tableOf(c, web, c.req.param('id'));
    return table ? show(c, table, null, {}) : refused(c, web, UNKNOWN_GAME);
  });
  app.get('/games/:id/press.json', async (c) => {
    const table = await tableOf(c, web, c.req.param('id'));
    const holder = table?.sitting.holder;
    if (!table || !holder) return refused(c, web, table ? NO_SEAT : UNKNOWN_GAME);
    const { record, loaded } = table;
    const page = { ...afterIn(c.req.query('after')), limit: 500 };
    c.header('content-disposition', `attachment; filename="press-${record.id}.json"`);
    return c.json(await pressFor(web.house, record, loaded.state, holder, page));
  });
  app.get('/s/:token/press', async (c) => {
    const holder = await web.house.ports.holders.byToken('seat', c.req.param('token'));
    if (!holder) return refused(c, web, refuse('NOT_FOUND', 'No seat has this link.'));
    const seated = await seatIn(c, web, holder.game);
    const mayAct = seated.viewer === holder.seat && seated.mayAct;
    const table = await tableOf(c, web, holder.game, { viewer: holder.seat, holder, mayAct });
    if (!table) return refused(c, web, UNKNOWN_GAME);
    rememberSeat(c, web, holder, false);
    return show(c, table, null, {});
  });
  const act = (path: string, work: (table: Table, holder: Holder, fields: Fields) => Promise<unknown>) =>
    app.post(path, async (c) => {
      const id = c.req.param('id') ?? '';
      const fields = await fieldsOf(c);
      const sender = await senderOf(c, web, id, fields);
      const table = await tableOf(c, web, id, sender.sitting);
      const holder = sender.sitting.holder;
      if (!table || !holder) return refused(c, web, sender.refusal ?? UNKNOWN_GAME);
      const answer = sender.refusal ?? (await work(table, holder, fields));
      return isRefusal(answer) ? show(c, table, answer, fields) : c.redirect(`/games/${id}/press`, 303);
    });
  act('/games/:id/press', ({ record }, holder, fields) => {
    const seats = Object.keys(fields).flatMap((name) => /^to-(\d{1,2})$/.exec(name)?.[1] ?? []);
    const to = fields.all === 'yes' ? 'all' : seats.map(Number);
    return sendPress(web.house, record, holder, { to, text: fields.text ?? '', once: fields.once ?? '' });
  });
  act('/games/:id/notes', (_, holder, fields) => keepNotes(web.house, holder, fields.notes ?? ''));
  return app;
}

async function show(c: Context, table: Table, refusal: Refusal | null, fields: Fields): Promise<Response> {
  const { web, record, visitor, loaded, sitting } = table;
  const { holder } = sitting;
  if (!holder) return refused(c, web, NO_SEAT);
  const { house } = web;
  const [{ messages, next }, notes] = await Promise.all([
    pressFor(house, record, loaded.state, holder, afterIn(c.req.query('after'))),
    house.ports.notes.of(record.id, partyOf(holder)),
  ]);
  const once = fields.once ?? newToken(house.ports.random);
  return c.html(
    <Page title={`${record.name}: press`} web={web} visitor={visitor} head={loaded.state.head}>
      <h1>
        Press at <bdi>{record.name}</bdi>
      </h1>
      <p class="faint">Letters are read by those they are for, and are no part of the game’s record.</p>
      <RefusalNote refusal={refusal} />
      {record.press === 'none' || isOver(loaded.state) ? null : <Write {...{ table, fields, once }} />}
      <h2>Letters</h2>
      {messages.length ? null : <p>Nobody has written yet.</p>}
      <ol class="plain-list press">
        {messages.map((message) => (
          <Message table={table} message={message} />
        ))}
      </ol>
      {next ? <a href={`${pathOf(table)}/press?after=${next}`}>Older letters</a> : null}
      <h2>My notes</h2>
      <form method="post" action={`${pathOf(table)}/notes`}>
        <label for="notes">Nobody else reads them</label>
        <textarea id="notes" name="notes" rows={6} maxlength={MAX_NOTES}>
          {fields.notes ?? notes}
        </textarea>
        <Code table={table} />
        <button type="submit">Keep the notes</button>
      </form>
      <p>
        <a href={`${pathOf(table)}/press.json`}>My letters as a file</a>
      </p>
      <GameLinks table={table} />
    </Page>,
    refusal ? statusOf(refusal.code) : 200,
  );
}

function Message({ table, message: { n, at, from, to, text } }: { table: Table; message: ShownPress }) {
  const { viewer } = table.sitting;
  const readers =
    to === 'all' ? 'everybody' : to.map((seat) => (seat === viewer ? 'you' : markOf(table, seat).name)).join(', ');
  return (
    <li id={`m${n}`}>
      <p>
        <SeatName table={table} seat={from} /> to {readers}
        {at ? (
          <span class="faint">
            , <Moment at={at} zone={table.zone} />
          </span>
        ) : null}
      </p>
      <blockquote dir="auto" class="letter">
        {text}
      </blockquote>
    </li>
  );
}

function Write({ table, fields, once }: { table: Table; fields: Fields; once: string }) {
  const others = table.holders.filter(({ seat, state }) => seat !== table.sitting.viewer && isHeld({ state }));
  return (
    <form method="post" action={`${pathOf(table)}/press`}>
      <input type="hidden" name="once" value={once} />
      <fieldset>
        <legend>To</legend>
        <label>
          <input
            type="checkbox"
            name="all"
            value="yes"
            checked={fields.all === 'yes' || table.record.press === 'public'}
          />{' '}
          everybody
        </label>
        {table.record.press === 'public'
          ? null
          : others.map(({ seat }) => (
              <label>
                <input type="checkbox" name={`to-${seat}`} value="yes" checked={fields[`to-${seat}`] === 'yes'} />{' '}
                <SeatName table={table} seat={seat} />
              </label>
            ))}
      </fieldset>
      <label for="text">Your letter</label>
      <textarea id="text" name="text" rows={5} maxlength={MAX_PRESS} required>
        {fields.text ?? ''}
      </textarea>
      <Code table={table} />
      <button type="submit" class="main">
        Send
      </button>
    </form>
  );
}

/** A browser that is new to the seat gives the code of the mail, here as with orders. */
const Code = ({ table: { sitting } }: { table: Table }) =>
  sitting.holder && !sitting.mayAct ? (
    <p class="proof">
      <input type="hidden" name={SEAT_FIELD} value={sitting.holder.seatToken} />
      <label>
        Code from your mail <input type="text" name={CODE_FIELD} inputmode="numeric" size={6} maxlength={8} required />
      </label>
    </p>
  ) : null;
