import type { Context } from 'hono';
import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import { asSeen } from '#games/anonymity.ts';
import { exportGame } from '#games/export.ts';
import { type Loaded, roomOf } from '#games/house.ts';
import { loadShown } from '#games/load.ts';
import { legalOf, logOf, promptsOf, viewOf } from '#games/look.ts';
import { type Answer, type Played, playLines } from '#games/play.ts';
import type { GameRecord } from '#games/ports.ts';
import { type Sitting, seatIn, visitorOf } from '../visitor.ts';
import type { Web } from '../web.ts';
import { type Route, withBody } from './route.ts';
import { commandRequest, exportAnswer, gameAnswer, receiptAnswer } from './schemas.ts';

/** Looking at a game and playing it. */
export const gameRoutes = (web: Web): Route[] => [
  {
    method: 'get',
    path: '/api/games/{id}',
    summary: 'A game as the asking seat, or a spectator, may see it.',
    bearer: 'anybody',
    request: null,
    answers: { 200: gameAnswer },
    async answer(c) {
      const table = await tableOf(c, web);
      return isRefusal(table) ? table : { status: 200, body: await describe(web, table) };
    },
  },
  withBody({
    method: 'post',
    path: '/api/games/{id}/commands',
    summary:
      'Answers a prompt: orders in the notation, a command, or several. 201 with receipts, also when only the first lines were carried out; 200 if this id had counted before.',
    bearer: 'seat',
    request: commandRequest,
    answers: { 201: receiptAnswer, 200: receiptAnswer },
    async answer(c, { prompt, id, orders, command, commands, ready }) {
      const table = await tableOf(c, web);
      if (isRefusal(table)) return table;
      const { viewer } = table.sitting;
      if (viewer === 'spectator') return notSeated(c, web);
      const answer: Answer = command ? { command } : commands ? { commands } : { orders: orders ?? '' };
      const played = await playLines(web.house, table.record.id, {
        ...{ seat: viewer, prompt, cmdId: id, answer },
        ...(ready ? { say: ready } : {}),
      });
      return isRefusal(played) ? played : { status: played.repeated ? 200 : 201, body: outcomesOf(played) };
    },
  }),
  {
    method: 'get',
    path: '/api/games/{id}/export',
    summary: 'Every commit as the asker may read it; the rest as leaves, so that all exports have one head.',
    bearer: 'anybody',
    request: null,
    answers: { 200: exportAnswer },
    async answer(c) {
      const table = await tableOf(c, web);
      if (isRefusal(table)) return table;
      return { status: 200, body: await exportGame(web.house, table.loaded, table.sitting.viewer) };
    },
  },
];

function outcomesOf({ done, stopped }: Played): unknown {
  const receipts = done.map(({ repeated: _, ...receipt }) => receipt);
  return {
    receipt: receipts.at(-1),
    outcomes: [
      ...receipts.map((receipt) => ({ outcome: 'done', orders: receipt.orders, receipt })),
      ...(stopped ? [{ outcome: 'refused', orders: stopped.orders, refusal: stopped.refusal }] : []),
      ...(stopped?.untried ?? []).map((orders) => ({ outcome: 'untried', orders })),
    ],
  };
}

interface ApiTable {
  record: GameRecord;
  loaded: Loaded;
  sitting: Sitting;
}

async function tableOf(c: Context, web: Web): Promise<ApiTable | Refusal> {
  const id = c.req.param('id') ?? '';
  const [record, loaded, sitting] = await Promise.all([
    web.house.ports.index.get(id),
    loadShown(web.house, id),
    seatIn(c, web, id),
  ]);
  if (!record || !loaded) return refuse('UNKNOWN_GAME', `There is no game "${id.slice(0, 40)}".`, 'id');
  if (record.noSpectators && sitting.viewer === 'spectator')
    return refuse('NOT_YOURS', 'This game is shown only to those who hold a seat in it.');
  return { record, loaded, sitting };
}

/** Signed in and not at this table, or not signed in at all. */
async function notSeated(c: Context, web: Web): Promise<Refusal> {
  const { person, seats } = await visitorOf(c, web);
  return person || seats.length
    ? refuse('NOT_YOURS', 'You hold no seat in this game.')
    : refuse('SIGN_IN', 'Send the bearer token of a person or of a seat of this game.');
}

async function describe(web: Web, { record, loaded, sitting }: ApiTable): Promise<unknown> {
  const { house } = web;
  const { state } = loaded;
  const { viewer } = sitting;
  const { title } = roomOf(house, state.title);
  const mine = (seats: readonly number[]) => viewer !== 'spectator' && seats.includes(viewer);
  const holders = asSeen(record, state, await house.ports.holders.of(record.id), viewer);
  return {
    id: record.id,
    title: title.name,
    name: record.name,
    status: state.status,
    seat: viewer === 'spectator' ? null : viewer,
    head: state.head,
    players: holders.map((one) => ({
      seat: one.seat,
      mark: title.marks[one.seat]?.name ?? String(one.seat),
      name: one.name,
      state: one.state,
    })),
    prompts: promptsOf(house, state).map(({ id, kind, seats, welcome = [], ready, awaited, dueAt, label }) => ({
      id,
      kind,
      seats: awaited,
      mine: mine(seats),
      welcome: mine(welcome) && !mine(seats),
      answered: mine(ready),
      dueAt,
      label,
    })),
    view: viewOf(house, state, viewer),
    legal: legalOf(house, state, viewer),
    log: logOf(house, loaded, viewer),
    result: state.result,
  };
}
