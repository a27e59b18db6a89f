import { Hono } from 'hono';
import { isRefusal } from '#engine/title.ts';
import { allRooms } from '#games/house.ts';
import type { Room } from '#titles/doors.ts';
import { tryOut } from '../desk/tryOut.ts';
import { fieldsOf } from '../fields.ts';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { rememberSeat, type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { sampleBoard } from './sample.tsx';

/** `/` and `/try` */
export function frontPages(web: Web): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const rooms = Object.values(await allRooms(web.house));
    return c.html(<Front web={web} visitor={await visitorOf(c, web)} rooms={rooms} />);
  });
  app.post('/try', async (c) => {
    const fields = await fieldsOf(c);
    const { person } = await visitorOf(c, web);
    const title = fields.title ?? Object.keys(await allRooms(web.house))[0] ?? '';
    const table = await tryOut(c, web, title, person);
    if (isRefusal(table)) return refused(c, web, table);
    rememberSeat(c, web, table.holder, true);
    return c.redirect(`/games/${table.id}`, 303);
  });
  return app;
}

function Front({ web, visitor, rooms }: { web: Web; visitor: Visitor; rooms: readonly Room[] }) {
  const [first] = rooms;
  return (
    <Page title="Long games of crime" web={web} visitor={visitor} wide>
      <div class="hero">
        <div class="words">
          <h1>Crime takes its time.</h1>
          <p class="lead">
            Board games of gangsters that friends play over days, each at their own hours: here in the browser, or by
            simply answering a mail.
          </p>
          <p>
            Everybody’s orders are sealed until all are in. Then the month happens, the dice are shown one by one, and
            anybody can check afterwards that nobody cheated, not even this server.
          </p>
          {first ? <TryButton room={first} main /> : null}
          <p class="small faint under">One click, no account. The bots answer at once.</p>
          {visitor.person ? (
            <p>
              <a class="button" href="/my">
                My games
              </a>{' '}
              <a class="button" href="/games/new">
                New game
              </a>
            </p>
          ) : (
            <p>
              <a class="button" href="/sign-in?next=/games/new">
                Invite friends
              </a>
            </p>
          )}
        </div>
        {first ? (
          <figure>
            {sampleBoard(first)}
            <figcaption>{first.title.label} after a few turns among bots.</figcaption>
          </figure>
        ) : null}
      </div>
      <h2>How it works</h2>
      <ol class="steps">
        <li>
          <h3>Lay a table</h3>
          <p>Choose the game, invite friends by address or by link, and put bots on empty seats.</p>
        </li>
        <li>
          <h3>Write your orders</h3>
          <p>
            A mail tells you when you are asked, with the board, your money and the prices. Answer it in a line or two,
            or fill in the form on the board’s page.
          </p>
        </li>
        <li>
          <h3>See what happens</h3>
          <p>
            When all are in, or the deadline has come, everything is revealed and resolved, and told die by die. Every
            step is on record and can be replayed and audited.
          </p>
        </li>
      </ol>
      <h2>Titles</h2>
      <TitleCards rooms={rooms} Heading="h3" />
    </Page>
  );
}

function TryButton({ room, main }: { room: Room; main?: boolean }) {
  return (
    <form method="post" action="/try">
      <input type="hidden" name="title" value={room.title.name} />
      <button type="submit" class={main ? 'main big' : ''}>
        Play {room.title.label} against bots now
      </button>
    </form>
  );
}

/** Every title with what one needs to choose. */
export function TitleCards({ rooms, Heading }: { rooms: readonly Room[]; Heading: 'h2' | 'h3' }) {
  return (
    <ul class="cards">
      {rooms.map((room) => (
        <li>
          <Heading>{room.title.label}</Heading>
          <p>{room.title.blurb}</p>
          <p class="faint small">
            {room.title.seats[0]} to {room.title.seats[1]} players · {room.title.length}
          </p>
          <div class="row">
            <TryButton room={room} />
            <a class="button" href={`/games/new?title=${room.title.name}`}>
              New game
            </a>
            <a class="button" href={`/rules/${room.title.name}`}>
              How to play
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
