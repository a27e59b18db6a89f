import { Hono } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { organised } from '../desk/newGame.ts';
import { giveUpSeat, seatsWanted, takeWanted } from '../desk/seatsWanted.ts';
import { fieldsOf } from '../fields.ts';
import { senderOf } from '../game/seatCode.ts';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { rememberSeat, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { Company } from './Company.tsx';

const signInFirst: Refusal = refuse('SIGN_IN', 'Sign in to take over a seat: its mails must go somewhere.');

/** `/seats`, the public list of seats in need of a boss, and how a seat is left. */
export function seatPages(web: Web): Hono {
  const app = new Hono();
  app.get('/seats', async (c) => {
    const visitor = await visitorOf(c, web);
    const seats = await seatsWanted(web.house);
    return c.html(
      <Page title="Seats in need of a boss" web={web} visitor={visitor}>
        <h1>Seats in need of a boss</h1>
        <p>
          Games whose player has left or went silent. You get the seat as it stands, with all it has seen; not the
          letters and notes of whoever sat there before.
        </p>
        {seats.length ? null : <p>No seat is free just now.</p>}
        <ul class="cards">
          {seats.map(({ game, name, label, title, seat, mark, stage, players, others }) => (
            <li>
              <h2>
                {label}: {mark}
              </h2>
              <p>
                <a href={`/games/${game}`}>
                  <bdi>{name}</bdi>
                </a>
                , {stage}, {players} at the table. <a href={`/rules/${title}`}>How to play</a>
              </p>
              <Company others={others} />
              {visitor.person ? (
                <form method="post" action={`/seats/${game}/${seat}`}>
                  <button type="submit">Take this seat</button>
                </form>
              ) : (
                <a class="button" href="/sign-in?next=/seats">
                  Sign in to take it
                </a>
              )}
            </li>
          ))}
        </ul>
      </Page>,
    );
  });
  app.post('/seats/:game/:seat{[0-9]{1,2}}', async (c) => {
    const { person } = await visitorOf(c, web);
    if (!person) return refused(c, web, signInFirst);
    const { game, seat } = c.req.param();
    const taken = await takeWanted(c, web, person, game, Number(seat));
    if (isRefusal(taken)) return refused(c, web, taken);
    rememberSeat(c, web, taken, true);
    return c.redirect(`/games/${game}`, 303);
  });
  app.get('/games/:id/leave', async (c) => {
    const visitor = await visitorOf(c, web);
    const record = await web.house.ports.index.get(c.req.param('id'));
    if (!record) return refused(c, web, refuse('UNKNOWN_GAME', 'There is no such game.'));
    return c.html(
      <Page title={`Leave ${record.name}`} web={web} visitor={visitor}>
        <h1>
          Leave <bdi>{record.name}</bdi>?
        </h1>
        <p>
          The game goes on without you: a bot or the house plays your seat until somebody takes it over. You can’t come
          back by yourself, and the links in your mails will be dead. To get no more mail it is enough to turn mail off.
        </p>
        <form method="post" action={`/games/${record.id}/leave`}>
          <label>
            <input type="checkbox" name="sure" value="yes" required /> I give up my seat
          </label>
          <button type="submit" class="main">
            Leave the game
          </button>
        </form>
      </Page>,
    );
  });
  app.post('/games/:id/leave', async (c) => {
    const id = c.req.param('id');
    const fields = await fieldsOf(c);
    const { sitting, refusal } = await senderOf(c, web, id, fields);
    if (refusal || !sitting.holder) return refused(c, web, refusal ?? signInFirst);
    if (fields.sure !== 'yes')
      return refused(c, web, refuse('NOT_SURE', 'Tick the box to say that you mean it.', 'sure'));
    const kept = await giveUpSeat(web, sitting.holder, 'left');
    return kept ? refused(c, web, kept) : c.redirect(`/games/${id}`, 303);
  });
  app.post('/games/:id/lobby/remove', async (c) => {
    const { person } = await visitorOf(c, web);
    const record = await organised(web, c.req.param('id'), person);
    if (isRefusal(record)) return refused(c, web, record);
    const { seat } = await fieldsOf(c);
    const holder = (await web.house.ports.holders.of(record.id)).find((one) => String(one.seat) === seat);
    if (!holder) return refused(c, web, refuse('UNKNOWN_SEAT', 'There is no such seat.', 'seat'));
    const kept = await giveUpSeat(web, holder, 'removed');
    return kept ? refused(c, web, kept) : c.redirect(`/games/${record.id}/lobby`, 303);
  });
  return app;
}
