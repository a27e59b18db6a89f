import { Hono } from 'hono';
import { refuse } from '#engine/title.ts';
import { printDue } from '#games/time.ts';
import { type MyGame, myGames } from '../desk/myGames.ts';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { type Visitor, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';

const signInFirst = refuse('SIGN_IN', 'Sign in to see your games.');

/** `/my` and `/my/next` */
export function myPages(web: Web): Hono {
  const app = new Hono();
  app.get('/my', async (c) => {
    const visitor = await visitorOf(c, web);
    if (!visitor.person) return refused(c, web, signInFirst);
    const { games, next } = await myGames(web.house, visitor.person, c.req.query('after'));
    return c.html(<MyGames web={web} visitor={visitor} games={games} next={next} />);
  });
  app.get('/my/next', async (c) => {
    const { person } = await visitorOf(c, web);
    if (!person) return refused(c, web, signInFirst);
    const { games } = await myGames(web.house, person);
    const waiting = games.find((game) => game.waitsForMe);
    return c.redirect(waiting ? `/games/${waiting.id}` : '/my', 303);
  });
  return app;
}

interface MyGamesProps {
  web: Web;
  visitor: Visitor;
  games: readonly MyGame[];
  next: string | null;
}

function MyGames({ web, visitor, games, next }: MyGamesProps) {
  const waiting = games.filter((game) => game.waitsForMe);
  return (
    <Page title="My games" web={web} visitor={visitor}>
      <h1>My games</h1>
      <p class="row">
        {waiting[0] ? (
          <a class="button main" href={`/games/${waiting[0].id}`}>
            Next game that waits for me
          </a>
        ) : null}
        <a class="button" href="/games/new">
          New game
        </a>
      </p>
      <p role="status">
        {waiting.length
          ? `${waiting.length === 1 ? 'One game waits' : `${waiting.length} games wait`} for you.`
          : 'No game waits for you.'}
      </p>
      <ul class="cards">
        {games.map((game) => (
          <GameCard web={web} game={game} zone={visitor.person?.zone ?? null} />
        ))}
      </ul>
      {next ? <a href={`/my?after=${encodeURIComponent(next)}`}>Older games</a> : null}
    </Page>
  );
}

function GameCard({ web, game, zone }: { web: Web; game: MyGame; zone: string | null }) {
  const title = web.house.rooms[game.title]?.title;
  const mark = game.seat === null ? undefined : title?.marks[game.seat];
  const inLobby = game.status === 'open' && game.organiser;
  return (
    <li class={game.waitsForMe ? 'waiting' : ''}>
      <h2>
        <a href={inLobby ? `/games/${game.id}/lobby` : `/games/${game.id}`}>
          <bdi>{game.name}</bdi>
        </a>
      </h2>
      <p>
        {game.waitsForMe ? <strong>Waits for you: </strong> : null}
        {game.stage}
        {game.dueAt && game.status === 'running' ? `, due ${printDue(game.dueAt, zone)}` : null}
      </p>
      <p class="faint small">
        {title?.label ?? game.title} · {game.status} ·{' '}
        {mark ? `you play ${mark.name}` : game.seat === null ? 'you organise it' : `you have seat ${game.seat + 1}`}
      </p>
    </li>
  );
}
