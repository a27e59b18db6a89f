import * as z from 'zod';
import { isRefusal, refuse } from '#engine/title.ts';
import { allRooms } from '#games/house.ts';
import { hashToken } from '#games/tokens.ts';
import { changeAccount, zoneToKeep } from '../desk/account.ts';
import { myGames } from '../desk/myGames.ts';
import { sendCode, signIn } from '../desk/signIn.ts';
import { visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { type Route, withBody } from './route.ts';
import {
  account,
  accountRequest,
  codeRequest,
  mailAnswer,
  mailRequest,
  myGamesAnswer,
  said,
  session,
  signInRequest,
  titles,
} from './schemas.ts';

export const signInFirst = refuse(
  'SIGN_IN',
  'Send the bearer token of a person: POST /api/sign-in, then /api/sign-in/code.',
);

/** A person's own matters, and what is on offer. */
export const signInRoutes = (web: Web): Route[] => [
  withBody({
    method: 'post',
    path: '/api/sign-in',
    summary: 'Mails a code of six digits. The answer is the same for known and unknown addresses.',
    bearer: 'nobody',
    request: signInRequest,
    answers: { 200: said },
    async answer(c, { email }) {
      const sent = await sendCode(c, web, email);
      return isRefusal(sent) ? sent : { status: 200, body: { say: `A code is on its way to ${sent.email}.` } };
    },
  }),
  withBody({
    method: 'post',
    path: '/api/sign-in/code',
    summary: 'Opens a session for a right code.',
    bearer: 'nobody',
    request: codeRequest,
    answers: { 200: session },
    async answer(c, body) {
      const opened = await signIn(c, web, body);
      return isRefusal(opened) ? opened : { status: 200, body: { token: opened.token } };
    },
  }),
  {
    method: 'post',
    path: '/api/sign-out',
    summary: 'Ends the session of the token.',
    bearer: 'person',
    request: null,
    answers: { 200: said },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const token = /\S+$/.exec(c.req.header('authorization') ?? '')?.[0] ?? '';
      await web.house.ports.sessions.close(hashToken(token));
      return { status: 200, body: { say: 'This token is worth nothing any more.' } };
    },
  },
  {
    method: 'get',
    path: '/api/titles',
    summary: 'Every title with its options and bots.',
    bearer: 'nobody',
    request: null,
    answers: { 200: titles },
    async answer() {
      const rooms = Object.values(await allRooms(web.house));
      const all = rooms.map(({ title: { name, label, blurb, length, seats, bots, options } }) => ({
        ...{ name, label, blurb, length, seats },
        bots: Object.keys(bots),
        options: z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }),
      }));
      return { status: 200, body: { titles: all } };
    },
  },
  {
    method: 'get',
    path: '/api/my',
    summary: 'A person’s games; those that wait for him first.',
    bearer: 'person',
    request: null,
    query: ['after'],
    answers: { 200: myGamesAnswer },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      return person ? { status: 200, body: await myGames(web.house, person, c.req.query('after')) } : signInFirst;
    },
  },
  {
    method: 'get',
    path: '/api/account',
    summary: 'Name and time zone.',
    bearer: 'person',
    request: null,
    answers: { 200: account },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      return person ? { status: 200, body: shown(person) } : signInFirst;
    },
  },
  withBody({
    method: 'put',
    path: '/api/account',
    summary: 'Changes name and time zone.',
    bearer: 'person',
    request: accountRequest,
    answers: { 200: account },
    async answer(c, { name, zone }) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const refusal = await changeAccount(web.house, person, { name, zone: zone ?? '' });
      return (
        refusal ?? { status: 200, body: { email: person.email, name: name.trim(), zone: zoneToKeep(zone?.trim()) } }
      );
    },
  }),
  withBody({
    method: 'put',
    path: '/api/seat/mail',
    summary: 'Turns the mails about the game of a seat off and on.',
    bearer: 'seat',
    request: mailRequest,
    answers: { 200: mailAnswer },
    async answer(c, { mail }) {
      const { holders } = web.house.ports;
      const [key] = (await visitorOf(c, web)).seats;
      const holder = key ? await holders.byToken('seat', key.token) : null;
      if (!holder) return refuse('SIGN_IN', 'Send the bearer token of the seat.');
      const { state, person } = holder;
      const kept = await holders.put({ ...holder, mailOff: !mail }, { state, person });
      return kept ? { status: 200, body: { mail } } : refuse('BUSY', 'This seat changed just now; please try again.');
    },
  }),
];

const shown = ({ email, name, zone }: { email: string; name: string; zone: string | null }) => ({ email, name, zone });
