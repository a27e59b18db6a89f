import type { Context } from 'hono';
import * as z from 'zod';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { partyOf } from '#games/anonymity.ts';
import { erasePerson } from '#games/erase.ts';
import { loadGame } from '#games/load.ts';
import { choicesRequest } from '#games/notices/choices.ts';
import type { GameRecord, Holder, NoticeSettings } from '#games/ports.ts';
import { keepNotes, sendPress } from '#games/press.ts';
import { ledgerOf } from '../desk/ledger.ts';
import {
  addHook,
  changeGameSettings,
  changeSettings,
  clearOwnMailbox,
  dropHook,
  hookRequest,
  mailboxOf,
  settingsRequest,
} from '../desk/noticeSettings.ts';
import { afterIn, pressFor } from '../desk/pressDesk.ts';
import { giveUpSeat, seatsWanted, takeWanted } from '../desk/seatsWanted.ts';
import { seatIn, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { type Reply, type Route, withBody } from './route.ts';
import { said, triedGame } from './schemas.ts';
import { signInFirst } from './signInRoutes.ts';

const settingsAnswer = z.object({
  mail: z.boolean(),
  digestHour: z.int(),
  choices: z.record(z.string(), z.string()).meta({ description: 'What differs from the defaults.' }),
  games: z.record(z.string(), z.record(z.string(), z.string())),
  hooks: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      shape: z.string(),
      fails: z.int(),
      disabledAt: z.string().nullable(),
    }),
  ),
  mailbox: z
    .object({ stopped: z.string(), at: z.string() })
    .nullable()
    .meta({ description: 'Set: no mail goes to the address.' }),
});
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
const wantedAnswer = z.object({
  seats: z.array(
    z.object({
      game: z.string(),
      name: z.string(),
      title: z.string(),
      seat: z.int(),
      mark: z.string(),
      stage: z.string(),
      players: z.int(),
    }),
  ),
});
const sure = z.strictObject({ sure: z.literal(true) });

/** Notices, press, seats that change hands, and the end of an account. */
export const peopleRoutes = (web: Web): Route[] => [...noticeRoutes(web), ...pressRoutes(web), ...seatRoutes(web)];

const noticeRoutes = (web: Web): Route[] => [
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
];

async function showSettings(c: Context, web: Web): Promise<Reply | Refusal> {
  const { person } = await visitorOf(c, web);
  if (!person) return signInFirst;
  const [settings, mailbox] = await Promise.all([web.house.ports.settings.of(person.id), mailboxOf(web.house, person)]);
  return {
    status: 200,
    body: { ...shown(settings), mailbox: mailbox && { stopped: mailbox.stopped, at: mailbox.at } },
  };
}

/** Tokens and the secret part of webhooks are not among it: what is shown here may be logged by whoever asks. */
const shown = ({ mailOff, digestHour, choices, games, hooks }: NoticeSettings) => ({
  mail: !mailOff,
  ...{ digestHour, choices, games },
  hooks: hooks.map(({ id, url, shape, fails, disabledAt }) => ({
    id,
    host: new URL(url).hostname,
    shape,
    fails,
    disabledAt,
  })),
});

const pressRoutes = (web: Web): Route[] => [
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

const seatRoutes = (web: Web): Route[] => [
  {
    method: 'get',
    path: '/api/seats',
    summary: 'Seats in need of a boss.',
    bearer: 'anybody',
    request: null,
    answers: { 200: wantedAnswer },
    async answer() {
      const seats = (await seatsWanted(web.house)).map(({ label: _, ...seat }) => seat);
      return { status: 200, body: { seats } };
    },
  },
  {
    method: 'post',
    path: '/api/seats/{id}/{seat}',
    summary: 'Takes over a seat of the public list.',
    bearer: 'person',
    request: null,
    answers: { 200: triedGame },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const taken = await takeWanted(c, web, person, c.req.param('id') ?? '', Number(c.req.param('seat')));
      if (isRefusal(taken)) return taken;
      return { status: 200, body: { id: taken.game, seat: taken.seat, seatToken: taken.seatToken } };
    },
  },
  withBody({
    method: 'post',
    path: '/api/games/{id}/leave',
    summary: 'Gives the asking seat up for good.',
    bearer: 'seat',
    request: sure,
    answers: { 200: said },
    async answer(c) {
      const mine = await mySeat(c, web);
      if (isRefusal(mine)) return mine;
      const refusal = await giveUpSeat(web, mine.holder, 'left');
      return refusal ?? { status: 200, body: { say: 'You have left the game; it goes on.' } };
    },
  }),
  withBody({
    method: 'post',
    path: '/api/account/erase',
    summary: 'Erases the person; his games go on.',
    bearer: 'person',
    request: sure,
    answers: { 200: said },
    async answer(c) {
      const { person } = await visitorOf(c, web);
      if (!person) return signInFirst;
      const refusal = await erasePerson(web.house, person);
      return (
        refusal ?? { status: 200, body: { say: 'You are erased. The games go on, and their records stay whole.' } }
      );
    },
  }),
];

const unknownGame = refuse('UNKNOWN_GAME', 'There is no such game.', 'id');

async function mySeat(c: Context, web: Web): Promise<{ record: GameRecord; holder: Holder } | Refusal> {
  const id = c.req.param('id') ?? '';
  const record = await web.house.ports.index.get(id);
  if (!record) return unknownGame;
  const { holder, mayAct } = await seatIn(c, web, id);
  if (holder && (mayAct || c.req.method === 'GET')) return { record, holder };
  const { person, seats } = await visitorOf(c, web);
  return person || seats.length
    ? refuse('NOT_YOURS', 'You hold no seat in this game.')
    : refuse('SIGN_IN', 'Send the bearer token of a person or of a seat of this game.');
}
