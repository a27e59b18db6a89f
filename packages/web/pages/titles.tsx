import { Hono } from 'hono';
import { raw } from 'hono/html';
import { refuse } from '#engine/title.ts';
import { allRooms, enter } from '#games/house.ts';
import { Page } from '../layout.tsx';
import { refused } from '../refused.tsx';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { TitleCards } from './front.tsx';

/** `/titles` and `/rules/:title` */
export function titlePages(web: Web): Hono {
  const app = new Hono();
  app.get('/titles', async (c) =>
    c.html(
      <Page title="Titles" web={web} visitor={await visitorOf(c, web)}>
        <h1>Titles</h1>
        <TitleCards rooms={Object.values(await allRooms(web.house))} Heading="h2" />
      </Page>,
    ),
  );
  app.get('/rules/:title', async (c) => {
    const name = c.req.param('title');
    await enter(web.house, name);
    const room = Object.hasOwn(web.house.rooms, name) ? web.house.rooms[name] : undefined;
    if (!room)
      return refused(c, web, refuse('NOT_FOUND', `There is no title "${name}"; all titles are listed under Titles.`));
    const { marked } = await import('marked');
    // The text is part of the title, nobody from outside writes it; hence no sanitiser.
    const html = scrolling(await marked.parse(await room.ui.rules()));
    return c.html(
      <Page title={`How to play ${room.title.label}`} web={web} visitor={await visitorOf(c, web)}>
        <article class="rules">{raw(html)}</article>
      </Page>,
    );
  });
  return app;
}

/** Wide tables and code scroll by themselves, by keyboard too, and leave the page as wide as the window. */
const scrolling = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
