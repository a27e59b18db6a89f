import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAll } from '#cloud/exportAll.ts';
import { eventsOf } from '#engine/commit.ts';
import { seededLuck } from '#engine/luck.ts';
import { act } from '#games/act.ts';
import { auditExport } from '#games/audit.ts';
import { OUTAGE_MINUTES } from '#games/decide/deadline.ts';
import type { ExportFile } from '#games/export.ts';
import { openHouse } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import type { HouseEvent } from '#games/model.ts';
import { keyring } from '#store/sealer.ts';
import { memoryStore, openStore } from '#store/store.ts';
import { heuristic } from '#titles/brotherhood/bot.ts';
import { title } from '#titles/brotherhood/title.ts';
import { rooms } from '#titles/registry.ts';
import { type CloudStand, openCloudStand, TABLES } from './cloud.fixtures.ts';
import type { SentMail } from './standIns.fixtures.ts';

interface Shown {
  status: string;
  head: { n: number; hash: string };
  result: unknown;
  prompts: { id: string; kind: string; seats: number[]; mine: boolean; answered: boolean; dueAt: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: a view and a legal as JSON, given to the bot that knows them.
  view: any;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  legal: any;
}

const PEOPLE = ['ada@example.org', 'bob@example.org', 'cleo@example.org'];
const MONTHS = 5;
/** Minutes between two runs of the clock that are not yet an outage. */
const STEP = OUTAGE_MINUTES - 1;

/** The same weather each time. */
function weatherOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

let cloud: CloudStand;
beforeAll(async () => {
  cloud = await openCloudStand({ twice: 0.3, unheard: 0.25, draw: weatherOf(20_260_301) });
}, 300_000);
afterAll(() => cloud.close());

const codeIn = (mail: SentMail | undefined): string => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code';
const seatTokenIn = (mail: SentMail): string => /\/s\/([a-z2-7]+)/.exec(mail.text)?.[1] ?? 'no link';
const turnMail = (email: string, month: number): SentMail | undefined =>
  cloud.mails.findLast(
    (one) => one.to === email && one.replyTo && one.subject.includes(`onth ${month}`) && /\/s\//.test(one.text),
  );

async function signIn(email: string): Promise<string> {
  await cloud.http('/api/sign-in', { body: { email } });
  const code = codeIn(cloud.mails.findLast((one) => one.to === email));
  return (await cloud.http<{ token: string }>('/api/sign-in/code', { body: { email, code } })).body.token;
}

/** What the bot would order in a seat, as a person writes it. */
async function ordersFor(
  game: string,
  mail: SentMail,
  luck: string,
): Promise<{ text: string; prompt: string; token: string } | null> {
  const token = seatTokenIn(mail);
  const { body } = await cloud.http<Shown>(`/api/games/${game}`, { token });
  const prompt = body.prompts.find((one) => one.mine && !one.answered);
  if (!prompt) return null;
  const asked = { id: prompt.id, kind: prompt.kind, seats: prompt.seats, ready: [], label: '' };
  const text = title.notation.print(heuristic(body.view, body.legal, asked, seededLuck(luck)));
  return { text, prompt: prompt.id, token };
}

describe('a game of The Brotherhood on the six functions alone', () => {
  test('is played through lost, doubled and disordered deliveries, and ends as a local house would end it', {
    timeout: 300_000,
  }, async () => {
    const token = await signIn(PEOPLE[0]!);
    const created = await cloud.http<{ id: string }>('/api/games', {
      token,
      body: {
        title: 'brotherhood',
        name: 'Cloud Nights',
        options: { months: MONTHS },
        seats: PEOPLE.map((email, i) => ({ email, name: `Player ${i}` })),
        turnHours: 48,
      },
    });
    expect(created.status).toBe(201);
    const { id } = created.body;
    await cloud.settle();
    expect((await cloud.http(`/api/games/${id}/start`, { token, body: {} })).status).toBe(200);

    for (let month = 1; month <= MONTHS; month++) {
      await cloud.settle();
      for (const [seat, email] of PEOPLE.entries()) {
        // In the third month the last player is away, and the clock closes for him.
        if (month === 3 && seat === 2) continue;
        const mail = turnMail(email, month);
        expect(mail, `${email}, month ${month}`).toBeDefined();
        const orders = await ordersFor(id, mail!, `${month}/${seat}`);
        if (!orders) continue;
        if (seat < 2) await cloud.reply(mail!, orders.text, month === 2 ? 3 : 1);
        else {
          const body = { prompt: orders.prompt, id: `move-${month}`, orders: orders.text };
          const first = await cloud.http(`/api/games/${id}/commands`, { token: orders.token, body });
          const again = await cloud.http(`/api/games/${id}/commands`, { token: orders.token, body });
          expect([first.status, again.status]).toEqual([201, 200]);
          expect(again.body).toEqual(first.body);
        }
        await cloud.settle();
      }
      if (month === 3) {
        await cloud.invoke('clock', {});
        expect((await cloud.http<Shown>(`/api/games/${id}`)).body.view.month).toBe(3);
        // A clock that had stood still for so long would give the time back.
        for (let passed = 0; passed < 49 * 60; passed += STEP) {
          cloud.pass(STEP);
          await cloud.invoke('clock', { scheduled: true });
        }
      }
    }
    await cloud.settle();

    const { body: shown } = await cloud.http<Shown>(`/api/games/${id}`);
    expect(shown.status).toBe('finished');
    const { body: file } = await cloud.http<ExportFile>(`/api/games/${id}/export`);
    const report = auditExport(file, { brotherhood: title }, shown.head);
    expect(report.say).toContain('All is well');

    // Everybody was told everything once.
    const keys = cloud.mails.map((mail) => mail.tags.notice?.[0]).filter((key) => key !== undefined);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.includes('_invitation_'))).toHaveLength(2);
    expect(keys.filter((key) => key.includes('_ended_'))).toHaveLength(PEOPLE.length);

    // Each function did with what infra/permissions.ts gives it.
    expect(cloud.refused).toEqual([]);

    // The operator's own tool finds its credentials and the stand-in as the SDK does, in the environment.
    Object.assign(process.env, { ...cloud.operator });
    const folder = await mkdtemp(join(tmpdir(), 'consigliere-export-'));
    expect(await exportAll(cloud.env, folder)).toBe(1);
    expect(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))).toEqual(file);
    await rm(folder, { recursive: true });

    const local = await playedLocally(file);
    expect(local.result).toEqual(shown.result);
    expect(local.state).toEqual(await cloudState(id));
    expect(local.told).toEqual(toldIn(file));
  });
});

const toldIn = (file: ExportFile) =>
  file.commits.map(({ entries, draws }) => [
    draws,
    entries.map((entry) => ('leaf' in entry ? entry.leaf : [entry.audience, entry.text])),
  ]);

/** The state as a local house folds it from the very same tables. */
async function cloudState(id: string): Promise<unknown> {
  const { keys } = JSON.parse(cloud.keys);
  const sealer = keyring({ k1: new Uint8Array(Buffer.from(keys.k1, 'base64')) }, 'k1');
  const store = openStore({ client: cloud.client, ...TABLES, sealer });
  const house = localHouse(store, () => new Date().toISOString());
  const loaded = await loadGame(house, id);
  const ledger = await store.notices.ofGame(id);
  expect(ledger.filter((one) => one.state !== 'sent' && one.state !== 'dropped')).toEqual([]);
  expect((await store.index.summary(id))?.n).toBe(loaded?.state.head.n);
  return loaded?.state.inner;
}

function localHouse(store: ReturnType<typeof memoryStore>, now: () => string) {
  const random = { bytes: (length: number) => new Uint8Array(length).fill(7) };
  const post = { send: async () => ({ messageId: 'm' }) };
  return openHouse({
    ports: { ...store, clock: { now }, random },
    rooms,
    post,
    compose: async () => null,
    note: () => {},
  });
}

/** The same seeds and the same commands at the same times, given to a house in memory. */
async function playedLocally(file: ExportFile) {
  let now = '';
  const house = localHouse(memoryStore(), () => now);
  await house.ports.events.putSeeds(file.game, { ...file.seeds!, bots: '00'.repeat(32) });
  for (const commit of file.commits) {
    const open = commit.entries.flatMap((entry) => ('leaf' in entry ? [] : [entry]));
    const asked = eventsOf(open)[0]?.event as HouseEvent;
    if (asked.type !== 'game:Asked') throw new Error('a commit does not say what was asked');
    now = asked.quietly?.at ?? commit.at;
    await act(house, file.game, { by: asked.by, cmdId: asked.quietly?.cmdId ?? commit.cmdId, command: asked.command });
  }
  const loaded = (await loadGame(house, file.game))!;
  const told = loaded.commits.map(({ entries, draws }) => [
    draws,
    entries.map(({ audience, text }) => [audience, text]),
  ]);
  return { result: loaded.state.result, state: loaded.state.inner, told };
}
