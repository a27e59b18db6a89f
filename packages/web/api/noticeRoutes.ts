import * as z from 'zod';
import { isRefusal } from '#engine/title.ts';
import { choicesRequest } from '#games/notices/choices.ts';
import { ledgerOf } from '../desk/ledger.ts';
import { changeGameSettings, changeSettings, clearOwnMailbox, settingsRequest } from '../desk/noticeSettings.ts';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { type Route, withBody } from './route.ts';
import { said } from './schemas.ts';
import { settingsAnswer, showSettings } from './settingsAnswer.ts';
import { signInFirst } from './signInRoutes.ts';

const ledgerAnswer = z.object({
  notices: z.array(
    z.object({
      at: z.string(),
      game: z.string(),
      what: z.string(),
      channel: z.string(),
      state: z.string(),
      say: z.string(),
    }),
  ),
  next: z.string().nullable(),
});

/** What a person is told, and what was sent to him. */
export const noticeRoutes = (web: Web): Route[] => [
  {
    method: 'get',
    path: '/api/notices/settings',
    summary: 'What a person is told, and how.',
    bearer: 'person',
    request: null,
    answers: { 200: settingsAnswer },
    answer: (c) => showSettings(c, web),
  },
  withBody({
    method: 'put',
    path: '/api/notices/settings',
    summary: 'Changes what is given and leaves the rest.',
    bearer: 'person',
    request: settingsRequest,
    answers: { 200: settingsAnswer },
    async answer(c, wish) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const changed = await changeSettings(web.house, person, wish);
      return isRefusal(changed) ? changed : showSettings(c, web);
    },
  }),
  withBody({
    method: 'put',
    path: '/api/games/{id}/notices',
    summary: 'What differs in one game; an empty object: nothing does.',
    bearer: 'person',
    request: z.strictObject({ choices: choicesRequest }),
    answers: { 200: settingsAnswer },
    async answer(c, { choices }) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const changed = await changeGameSettings(web.house, person, c.req.param('id') ?? '', choices);
      return isRefusal(changed) ? changed : showSettings(c, web);
    },
  }),
  {
    method: 'get',
    path: '/api/notices',
    summary: 'The ledger: what was queued, sent and bounced, newest first.',
    bearer: 'person',
    request: null,
    query: ['after'],
    answers: { 200: ledgerAnswer },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const { lines, next } = await ledgerOf(web.house, person, c.req.query('after'));
      const notices = lines.map(({ gameName: _, ...line }) => line);
      return { status: 200, body: { notices, next } };
    },
  },
  {
    method: 'post',
    path: '/api/notices/mailbox',
    summary: 'Says that the mailbox works again, after a bounce or a complaint.',
    bearer: 'person',
    request: null,
    answers: { 200: said },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      await clearOwnMailbox(web.house, person);
      return { status: 200, body: { say: 'Mail goes to your address again.' } };
    },
  },
];
