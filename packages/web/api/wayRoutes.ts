import * as z from 'zod';
import { isRefusal } from '#engine/title.ts';
import {
  addBrowser,
  addHook,
  dropBrowsers,
  dropHook,
  hookRequest,
  linkOf,
  pushRequest,
  reviveHook,
  turnLink,
} from '../desk/noticeSettings.ts';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { type Route, withBody } from './route.ts';
import { said } from './schemas.ts';
import { settingsAnswer, showSettings } from './settingsAnswer.ts';
import { signInFirst } from './signInRoutes.ts';

const linksRequest = z.strictObject({
  kind: z.enum(['feed', 'calendar']),
  on: z.boolean().meta({ description: 'True: a new link, the old one is dead. False: there is none any more.' }),
});
const linkAnswer = z.object({ url: z.string().nullable() });

/** Ways beside mail: webhooks, browsers, feed and calendar. */
export const wayRoutes = (web: Web): Route[] => [
  withBody({
    method: 'post',
    path: '/api/notices/hooks',
    summary: 'Adds a webhook: https, at a public address.',
    bearer: 'person',
    request: hookRequest,
    answers: { 201: z.object({ id: z.string() }) },
    async answer(c, body) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const hook = await addHook(web.house, person, body);
      return isRefusal(hook) ? hook : { status: 201, body: { id: hook.id } };
    },
  }),
  {
    method: 'post',
    path: '/api/notices/hooks/{hook}/drop',
    summary: 'Takes a webhook away.',
    bearer: 'person',
    request: null,
    answers: { 200: settingsAnswer },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      await dropHook(web.house, person, c.req.param('hook') ?? '');
      return showSettings(c, web);
    },
  },
  {
    method: 'post',
    path: '/api/notices/hooks/{hook}/revive',
    summary: 'Calls a webhook again that was turned off for its failures.',
    bearer: 'person',
    request: null,
    answers: { 200: settingsAnswer },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      await reviveHook(web.house, person, c.req.param('hook') ?? '');
      return showSettings(c, web);
    },
  },
  withBody({
    method: 'post',
    path: '/api/notices/push',
    summary: 'Subscribes a browser (Push API), made with the server’s key.',
    bearer: 'person',
    request: pushRequest,
    answers: { 200: said },
    async answer(c, browser) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const refusal = await addBrowser(web.house, person, browser);
      return refusal ?? { status: 200, body: { say: 'This browser gets push notices.' } };
    },
  }),
  {
    method: 'post',
    path: '/api/notices/push/drop',
    summary: 'No push to any browser.',
    bearer: 'person',
    request: null,
    answers: { 200: settingsAnswer },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      await dropBrowsers(web.house, person);
      return showSettings(c, web);
    },
  },
  withBody({
    method: 'post',
    path: '/api/notices/links',
    summary: 'Makes or revokes the link of the Atom feed or of the calendar.',
    bearer: 'person',
    request: linksRequest,
    answers: { 200: linkAnswer },
    async answer(c, { kind, on }) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const settings = await turnLink(web.house, person, kind, on);
      return { status: 200, body: { url: linkOf(web, kind, settings) } };
    },
  }),
];
