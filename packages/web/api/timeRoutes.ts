import type { Context } from 'hono';
import * as z from 'zod';
import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { roomOf } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import type { GameState } from '#games/model.ts';
import type { TimeCommand } from '#games/timekeeping.ts';
import { organised } from '../desk/newGame.ts';
import { askAsOrganiser, askForSeat, countsOf, readMotion } from '../desk/timekeeping.ts';
import { seatIn, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { type Reply, type Route, withBody } from './route.ts';

const cmdId = z.string().max(64).default('').meta({ description: 'Chosen by you; the same id twice counts once.' });
const instant = z.iso
  .datetime({ precision: 3 })
  .meta({ description: 'UTC with milliseconds: 2026-07-01T00:00:00.000Z.' });

const readyRequest = z.strictObject({
  prompt: z.string(),
  say: z.enum(['later', 'ready', 'now']).meta({
    description: 'later: stored, but don’t go on without me; ready; now: and I need no time for a change of mind.',
  }),
  id: cmdId,
});
const absenceRequest = z.strictObject({ from: instant, to: instant, id: cmdId });
const voteRequest = z.strictObject({
  on: z.enum(['pause', 'resume', 'draw', 'end', 'replace']),
  aye: z.boolean().default(true).meta({ description: 'false takes a vote back.' }),
  reason: z.string().max(400).optional().meta({ description: 'For a pause.' }),
  days: z.number().optional().meta({ description: 'For a pause: how long at most.' }),
  seat: z.int().optional().meta({ description: 'For replace: which seat.' }),
  id: cmdId,
});
const pauseRequest = z.strictObject({ reason: z.string().max(400), days: z.number(), id: cmdId });
const justId = z.strictObject({ id: cmdId });

export const timeAnswer = z.object({
  now: z.string(),
  status: z.string(),
  pace: z.unknown().meta({ description: 'How time runs in this game; minutes.' }),
  paused: z.object({ since: z.string(), until: z.string(), reason: z.string(), by: z.string() }).nullable(),
  deadlines: z.array(z.object({ prompt: z.string(), openedAt: z.string(), dueAt: z.string() })),
  votes: z.array(
    z.object({ motion: z.unknown(), ayes: z.array(z.int()), needed: z.int(), electorate: z.array(z.int()) }),
  ),
  seats: z.array(
    z.object({
      seat: z.int(),
      misses: z.int().nullable().meta({ description: 'Deadlines missed in a row; null where the rules may hide it.' }),
      graceLeftMinutes: z.number().nullable(),
      wanted: z.boolean().meta({ description: 'Open to a replacement.' }),
      kept: z.boolean().meta({ description: 'A bot plays it until its player is back.' }),
      absences: z.array(z.object({ id: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  said: z.string().nullable().meta({ description: 'What the asking seat has said of its stored answer.' }),
});

/** Readiness, absences, votes and pauses. Each answers with the game's time as it is then. */
export const timeRoutes = (web: Web): Route[] => {
  const base = '/api/games/{id}';
  const answers = { 200: timeAnswer };
  return [
    {
      method: 'get',
      path: `${base}/time`,
      summary: 'How time runs in a game: pace, deadlines, pause, votes, absences.',
      bearer: 'anybody',
      request: null,
      answers,
      answer: (c) => timeOf(c, web),
    },
    withBody({
      ...{ method: 'post', path: `${base}/ready`, bearer: 'seat', request: readyRequest, answers },
      summary: 'Says whether the others may count on the stored answer of your seat.',
      answer: (c, { prompt, say, id }) => forSeat(c, web, id, (seat) => ({ type: 'Ready', seat, prompt, say })),
    }),
    withBody({
      ...{ method: 'put', path: `${base}/absences/{absence}`, bearer: 'seat', request: absenceRequest, answers },
      summary: 'Announces an absence, or changes the one of this name.',
      answer: (c, { from, to, id }) =>
        forSeat(c, web, id, (seat) => ({ type: 'SetAbsence', seat, absence: c.req.param('absence') ?? '', from, to })),
    }),
    withBody({
      ...{ method: 'post', path: `${base}/absences/{absence}/drop`, bearer: 'seat', request: justId, answers },
      summary: 'Takes an absence back; one that lasts ends now.',
      answer: (c, { id }) =>
        forSeat(c, web, id, (seat) => ({ type: 'DropAbsence', seat, absence: c.req.param('absence') ?? '' })),
    }),
    withBody({
      ...{ method: 'post', path: `${base}/return`, bearer: 'seat', request: justId, answers },
      summary: 'The player of a seat that is open to a replacement, or kept by a bot, is back.',
      answer: (c, { id }) => forSeat(c, web, id, (seat) => ({ type: 'Return', seat })),
    }),
    withBody({
      ...{ method: 'post', path: `${base}/votes`, bearer: 'seat', request: voteRequest, answers },
      summary: 'Votes for a pause, going on, a draw, an end or a replacement, or takes the vote back.',
      answer: (c, { id, aye, ...wanted }) =>
        forSeat(c, web, id, (seat) => {
          const motion = readMotion(wanted);
          return isRefusal(motion) ? motion : { type: 'Vote', seat, motion, aye };
        }),
    }),
    withBody({
      ...{ method: 'post', path: `${base}/pause`, bearer: 'person', request: pauseRequest, answers },
      summary: 'The organiser pauses the game, for so many days at most.',
      answer: (c, { reason, days, id }) =>
        asOrganiser(c, web, id, { type: 'Pause', reason, minutes: Math.round(days * 24 * 60) }),
    }),
    withBody({
      ...{ method: 'post', path: `${base}/resume`, bearer: 'person', request: justId, answers },
      summary: 'The organiser lets the game go on.',
      answer: (c, { id }) => asOrganiser(c, web, id, { type: 'Resume' }),
    }),
  ];
};

async function forSeat(
  c: Context,
  web: Web,
  id: string,
  read: (seat: Seat) => TimeCommand | Refusal,
): Promise<Reply | Refusal> {
  const game = c.req.param('id') ?? '';
  const { viewer } = await seatIn(c, web, game);
  if (viewer === 'spectator') {
    const { person, seats } = await visitorOf(c, web);
    return person || seats.length
      ? refuse('NOT_YOURS', 'You hold no seat in this game.')
      : refuse('SIGN_IN', 'Send the bearer token of a person or of a seat of this game.');
  }
  const command = read(viewer);
  if (isRefusal(command)) return command;
  const done = await askForSeat(web, game, viewer, id, command);
  return isRefusal(done) ? done : timeOf(c, web);
}

async function asOrganiser(c: Context, web: Web, id: string, command: TimeCommand): Promise<Reply | Refusal> {
  const { person } = await visitorOf(c, web);
  const record = await organised(web, c.req.param('id') ?? '', person);
  if (isRefusal(record)) return record;
  const done = await askAsOrganiser(web, record.id, id, command);
  return isRefusal(done) ? done : timeOf(c, web);
}

async function timeOf(c: Context, web: Web): Promise<Reply | Refusal> {
  const id = c.req.param('id') ?? '';
  const loaded = await loadGame(web.house, id);
  if (!loaded) return refuse('UNKNOWN_GAME', `There is no game "${id.slice(0, 40)}".`, 'id');
  const { viewer } = await seatIn(c, web, id);
  return { status: 200, body: describeTime(web, loaded.state, viewer) };
}

function describeTime({ house }: Web, state: GameState, viewer: Seat | 'spectator') {
  const { title } = roomOf(house, state.title);
  const open = Object.values(state.prompts);
  // Where the rules hide who answers, what a seat has missed or used up while the prompt is open is its own.
  const hidden = state.inner !== null && title.prompts(state.inner).some(({ quiet }) => quiet);
  const own = viewer === 'spectator' ? undefined : open.find(({ said }) => said[viewer] !== undefined)?.said[viewer];
  return {
    now: house.ports.clock.now(),
    status: state.status,
    pace: state.pace,
    paused: state.paused,
    deadlines: open.map(({ id, openedAt, dueAt }) => ({ prompt: id, openedAt, dueAt })),
    votes: countsOf(state, title),
    seats: state.seats.map(({ misses, graceUsed, wanted, kept, absences }, seat) => {
      const known = !hidden || seat === viewer;
      return {
        ...{ seat, wanted, kept, absences },
        misses: known ? misses : null,
        graceLeftMinutes: known ? Math.max(0, state.pace.graceMinutes - graceUsed) : null,
      };
    }),
    said: own ?? null,
  };
}
