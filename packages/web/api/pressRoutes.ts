import * as z from 'zod';
import { isRefusal } from '#engine/title.ts';
import { partyOf } from '#games/anonymity.ts';
import { loadGame } from '#games/load.ts';
import { keepNotes, sendPress } from '#games/press.ts';
import { afterIn, pressFor } from '../desk/pressDesk.ts';
import type { Web } from '../web.ts';
import { mySeat, unknownGame } from './mySeat.ts';
import { type Route, withBody } from './route.ts';

const pressRequest = z.strictObject({
  to: z.union([z.literal('all'), z.array(z.int().min(0).max(11)).min(1).max(12)]),
  text: z.string(),
  id: z.string().min(1).max(100).meta({ description: 'Chosen by you; the same id twice counts once.' }),
});
const pressAnswer = z.object({
  messages: z.array(
    z.object({
      n: z.int(),
      at: z.string().nullable().meta({ description: 'Null where seats are anonymous.' }),
      from: z.int(),
      to: z.union([z.literal('all'), z.array(z.int())]),
      text: z.string(),
    }),
  ),
  next: z.int().nullable(),
});
const notes = z.strictObject({ notes: z.string() });

/** Letters between players, and a player's notes for himself. */
export const pressRoutes = (web: Web): Route[] => [
  {
    method: 'get',
    path: '/api/games/{id}/press',
    summary: 'Letters that the asking seat may read, newest first.',
    bearer: 'seat',
    request: null,
    query: ['after'],
    answers: { 200: pressAnswer },
    async answer(c) {
      const mine = await mySeat(c, web);
      if (isRefusal(mine)) return mine;
      const loaded = await loadGame(web.house, mine.record.id);
      if (!loaded) return unknownGame;
      const page = afterIn(c.req.query('after'));
      return { status: 200, body: await pressFor(web.house, mine.record, loaded.state, mine.holder, page) };
    },
  },
  withBody({
    method: 'post',
    path: '/api/games/{id}/press',
    summary: 'Writes to one, several or all players. 200 if this id had counted before.',
    bearer: 'seat',
    request: pressRequest,
    answers: { 201: z.object({ n: z.int() }), 200: z.object({ n: z.int() }) },
    async answer(c, { to, text, id }) {
      const mine = await mySeat(c, web);
      if (isRefusal(mine)) return mine;
      const sent = await sendPress(web.house, mine.record, mine.holder, { to, text, once: id });
      return isRefusal(sent) ? sent : { status: sent.repeated ? 200 : 201, body: { n: sent.n } };
    },
  }),
  {
    method: 'get',
    path: '/api/games/{id}/notes',
    summary: 'The asking seat’s own notes.',
    bearer: 'seat',
    request: null,
    answers: { 200: notes },
    async answer(c) {
      const mine = await mySeat(c, web);
      if (isRefusal(mine)) return mine;
      const text = await web.house.ports.notes.of(mine.record.id, partyOf(mine.holder));
      return { status: 200, body: { notes: text } };
    },
  },
  withBody({
    method: 'put',
    path: '/api/games/{id}/notes',
    summary: 'Replaces the asking seat’s own notes.',
    bearer: 'seat',
    request: notes,
    answers: { 200: notes },
    async answer(c, given) {
      const mine = await mySeat(c, web);
      if (isRefusal(mine)) return mine;
      return (await keepNotes(web.house, mine.holder, given.notes)) ?? { status: 200, body: given };
    },
  }),
];
