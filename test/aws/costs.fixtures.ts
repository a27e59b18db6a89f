import { createHash } from 'node:crypto';
import { handedOver } from '#cloud/queue.ts';
import { projectRecords } from '#cloud/records.ts';
import { seededLuck } from '#engine/luck.ts';
import { isRefusal } from '#engine/title.ts';
import { type House, openHouse } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import { legalOf, promptsOf, viewOf } from '#games/look.ts';
import { sendNotice } from '#games/notifier.ts';
import { play } from '#games/play.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { openSession } from '#games/signIn.ts';
import { composer } from '#mail/compose.ts';
import { localClient } from '#store/client.ts';
import { startLocal } from '#store/embedded.ts';
import type { Meter } from '#store/meter.ts';
import { ensureTables } from '#store/schema.ts';
import { throwawaySealer } from '#store/sealer.ts';
import { openStore } from '#store/store.ts';
import { heuristic } from '#titles/brotherhood/bot.ts';
import { rooms } from '#titles/registry.ts';
import { webApp } from '#web/app.tsx';
import { scriptsOf } from '#web/browserFiles.ts';

/** Capacity units of each thing that happens again and again, in a game of The Brotherhood for four in its third month. */
export type Costs = Record<'submission' | 'resolution' | 'projection' | 'notice' | 'page' | 'dashboard', Meter>;

const MONTH = 3;
const PLAYERS = 4;

/** Measured by what DynamoDB itself says of each call; processes are warm, as most are, and the game is in their memory. */
export async function measureCosts(): Promise<Costs> {
  const server = await startLocal({ engine: 'dynoxide' });
  const client = localClient(server.endpoint);
  const tables = { events: 'CostEvents', views: 'CostViews' };
  await ensureTables(client, tables);
  const meter: Meter = { read: 0, write: 0 };
  const store = openStore({ client, ...tables, sealer: throwawaySealer(), meter });
  const queued: string[] = [];
  const config = { baseUrl: 'https://house.example', playDomain: 'play.house.example' };
  const note = () => {};
  const house = openHouse({
    ports: {
      ...store,
      notices: handedOver(store.notices, async ({ id }) => void queued.push(id)),
      clock: { now: () => new Date().toISOString() },
      random: { bytes: drawn() },
    },
    rooms,
    post: { send: async () => ({ messageId: '0100018d5e2f7a3b-0c1d2e3f-4a5b-6c7d-8e9f-0a1b2c3d4e5f-000000' }) },
    compose: composer(config, note),
    note,
  });
  const sender: House = { ...house, cache: new Map(), ports: { ...house.ports, notices: store.notices } };
  const costOf = async (doing: () => Promise<unknown>): Promise<Meter> => {
    Object.assign(meter, { read: 0, write: 0 });
    await doing();
    return { ...meter };
  };
  try {
    const person = await store.people.ensure('p0@example.org', 'P0');
    const seats = Array.from({ length: PLAYERS }, (_, i) => ({ email: `p${i}@example.org` }));
    const made = await createGame(house, gameRequest.parse({ title: 'brotherhood', seats }), person);
    if (isRefusal(made)) throw new Error(made.say);
    const { id } = made;
    await startGame(house, id);
    const answer = async (seat: number) => {
      const { state } = (await loadGame(house, id))!;
      const prompt = promptsOf(house, state).find((one) => one.awaited.includes(seat));
      if (!prompt) throw new Error(`nobody asks seat ${seat}`);
      const view = viewOf(house, state, seat) as Parameters<typeof heuristic>[0];
      const legal = legalOf(house, state, seat) as Parameters<typeof heuristic>[1];
      const command = heuristic(view, legal, prompt, seededLuck(`${prompt.id}/${seat}`));
      const cmdId = `${prompt.id}-${seat}`;
      const cost = await costOf(() => play(house, id, { seat, prompt: prompt.id, cmdId, answer: { command } }));
      return { cost, month: prompt.id };
    };
    const awaited = async () => promptsOf(house, (await loadGame(house, id))!.state).flatMap((one) => one.awaited);
    let [submission, resolution] = [
      { read: 0, write: 0 },
      { read: 0, write: 0 },
    ];
    for (let month = 1; month <= MONTH; month++)
      for (let left = await awaited(); left.length; left = left.slice(1)) {
        const { cost } = await answer(left[0]!);
        if (left.length > 1) submission = cost;
        else resolution = cost;
      }
    const web = { house, ...config, scripts: scriptsOf(FILES), letters: { signIn: noLetter }, local: null };
    const app = webApp(web);
    const cookie = `__Host-session=${await openSession(house, person)}`;
    const get = (path: string) =>
      costOf(async () => {
        const response = await app.request(path, { headers: { cookie } });
        if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        await response.text();
      });
    await get(`/games/${id}`);
    const page = await get(`/games/${id}`);
    const dashboard = await get('/my');
    const record = { dynamodb: { Keys: { pk: { S: id }, sk: { N: '9' } }, SequenceNumber: '1' } };
    const projection = await costOf(() => projectRecords(house, { Records: [record] }));
    await loadGame(sender, id);
    const due = await store.notices.get(queued.findLast((one) => one.includes('/turn/'))!);
    const notice = await costOf(() => sendNotice(sender, due!));
    return { submission, resolution, projection, notice, page, dashboard };
  } finally {
    client.destroy();
    await server.stop();
  }
}

/** The same bytes in each run: the same dice, the same moves, the same sizes. */
function drawn(): (length: number) => Uint8Array {
  let calls = 0;
  return (length) => {
    const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, i) =>
      createHash('sha256').update(`${calls}/${i}`).digest(),
    );
    calls += 1;
    return new Uint8Array(Buffer.concat(blocks)).slice(0, length);
  };
}

const noLetter = (): never => {
  throw new Error('nobody signs in here');
};

const FILES = ['style', 'icon', 'copy', 'zone', 'live', 'audit', 'brotherhood-live'].map((name) => ({
  name,
  ending: 'js',
  body: name,
  type: 'text/plain',
}));
