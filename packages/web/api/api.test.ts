import { describe, expect, test } from 'vitest';
import { longshotRoom } from '../../../test/longshotRoom.tsx';
import { webApp } from '../app.tsx';
import { programOf, programWith, type TestWeb, testWeb } from '../web.fixtures.ts';

const wanted = {
  title: 'pennies',
  name: 'Ours',
  seats: [{ email: 'ann@b.example', name: 'Ann' }, { email: 'bob@b.example' }],
  turnHours: 24,
};

async function running(t: TestWeb) {
  const ann = await programOf(t, 'ann@b.example');
  const bob = await programOf(t, 'bob@b.example');
  const { id } = await (await ann.send('POST', '/api/games', wanted)).json();
  expect((await ann.send('POST', `/api/games/${id}/start`)).status).toBe(200);
  return { ann, bob, id: id as string, commands: `/api/games/${id}/commands` };
}

describe('a game by the API alone', () => {
  test('goes from the code in the mail to a receipt', async () => {
    const t = testWeb();
    const ann = await programOf(t, 'ann@b.example');
    const made = await ann.send('POST', '/api/games', wanted);
    expect(made.status).toBe(201);
    const { id } = await made.json();
    expect((await (await ann.get(`/api/games/${id}`)).json()).status).toBe('open');
    await ann.send('POST', `/api/games/${id}/start`);
    const game = await (await ann.get(`/api/games/${id}`)).json();
    expect(game).toMatchObject({
      id,
      title: 'pennies',
      name: 'Ours',
      status: 'running',
      seat: 0,
      head: { n: expect.any(Number) },
    });
    expect(game.prompts).toEqual([
      {
        id: 'r1/fist',
        kind: 'fist',
        seats: [0, 1],
        mine: true,
        welcome: false,
        answered: false,
        dueAt: '2026-03-02T12:00:00.000Z',
        label: expect.any(String),
      },
    ]);
    expect(game.legal).toEqual({ most: 3, held: null });
    expect(game.log.length).toBeGreaterThan(0);
    const done = await ann.send('POST', `/api/games/${id}/commands`, { prompt: 'r1/fist', id: 'a', orders: 'HOLD 2' });
    expect(done.status).toBe(201);
    expect((await done.json()).receipt).toMatchObject({ seat: 0, orders: 'HOLD 2', prompt: 'r1/fist' });
    const after = await (await ann.get(`/api/games/${id}`)).json();
    expect(after.prompts[0]).toMatchObject({ seats: [1], answered: true });
  });

  test('shows everybody the public board, and a seat its own secrets', async () => {
    const t = testWeb();
    const { ann, id } = await running(t);
    const [, second] = await t.house.ports.holders.of(id);
    const publicly = await (await t.app.request(`/api/games/${id}`)).json();
    expect(publicly).toMatchObject({ seat: null, legal: null, view: { mine: null } });
    expect((await (await ann.get(`/api/games/${id}`)).json()).view.mine).toBeTruthy();
    const seat = programWith(t, second!.seatToken);
    expect((await (await seat.get(`/api/games/${id}`)).json()).seat).toBe(1);
    const file = await (await t.app.request(`/api/games/${id}/export`)).json();
    expect(file).toMatchObject({ format: 'consigliere-export/1', reader: 'spectator', seeds: null });
  });

  test('takes a command id once, and answers it with the same receipt', async () => {
    const t = testWeb();
    const { ann, commands } = await running(t);
    const move = { prompt: 'r1/fist', id: 'same', command: { type: 'Hold', pennies: 1 } };
    const first = await ann.send('POST', commands, move);
    const second = await ann.send('POST', commands, move);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(await second.json()).toEqual(await first.json());
  });
});

describe('what is wrong is told with its place', () => {
  test('in bodies', async () => {
    const t = testWeb();
    const { ann, commands } = await running(t);
    const raw = (body: string) =>
      t.app.request(commands, { method: 'POST', headers: { authorization: `Bearer ${ann.token}` }, body });
    const broken = await raw('{"prompt": }');
    expect(broken.status).toBe(400);
    expect(await broken.json()).toMatchObject({ code: 'BAD_JSON', at: expect.stringMatching(/^line 1, column \d+$/) });
    const cases: [body: unknown, at: string][] = [
      [{ prompt: 7, id: 'x', orders: 'HOLD 1' }, 'prompt'],
      [{ prompt: 'r1/fist', orders: 'HOLD 1' }, 'id'],
      [{ prompt: 'r1/fist', id: 'x' }, 'orders'],
      [{ prompt: 'r1/fist', id: 'x', orders: 'HOLD 1', command: { type: 'Hold' } }, 'orders'],
      [{ prompt: 'r1/fist', id: 'x', orders: 'HOLD 1', extra: 1 }, 'extra'],
      [[], 'body'],
      [null, 'body'],
    ];
    for (const [body, at] of cases) {
      const answer = await raw(JSON.stringify(body));
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'BAD_SHAPE', at });
    }
    const seats = await ann.send('POST', '/api/games', { ...wanted, seats: [{ email: 'nonsense' }] });
    expect(await seats.json()).toMatchObject({ code: 'BAD_SHAPE', at: 'seats.0.email' });
    const options = await ann.send('POST', '/api/games', { ...wanted, options: { rounds: 99 } });
    expect(options.status).toBe(422);
    expect(await options.json()).toMatchObject({ code: 'BAD_CONFIG', at: 'rounds' });
  });

  test('in who asks', async () => {
    const t = testWeb();
    const { ann, commands, id } = await running(t);
    const eve = await programOf(t, 'eve@b.example');
    const move = { prompt: 'r1/fist', id: 'x', orders: 'HOLD 1' };
    const unsigned = await t.app.request(commands, { method: 'POST', body: JSON.stringify(move) });
    expect([unsigned.status, (await unsigned.json()).code]).toEqual([401, 'SIGN_IN']);
    const foreign = await eve.send('POST', commands, move);
    expect([foreign.status, (await foreign.json()).code]).toEqual([403, 'NOT_YOURS']);
    expect((await eve.send('POST', `/api/games/${id}/start`)).status).toBe(403);
    const stale = await programWith(t, 'nobodys').get(`/api/games/${id}`);
    expect(stale.status).toBe(401);
    const missing = await ann.send('POST', '/api/games/none/commands', move);
    expect([missing.status, (await missing.json()).code]).toEqual([404, 'UNKNOWN_GAME']);
  });

  test('in what is asked for', async () => {
    const t = testWeb();
    const { ann, bob, commands } = await running(t);
    await ann.send('POST', commands, { prompt: 'r1/fist', id: 'a', orders: 'HOLD 1' });
    await bob.send('POST', commands, { prompt: 'r1/fist', id: 'b', orders: 'HOLD 1' });
    const late = await ann.send('POST', commands, { prompt: 'r1/fist', id: 'c', orders: 'HOLD 2' });
    expect([late.status, (await late.json()).code]).toEqual([409, 'PROMPT_CLOSED']);
    const word = await ann.send('POST', commands, { prompt: 'r2/fist', id: 'd', orders: 'SQUEEZE 2' });
    expect([word.status, (await word.json()).code]).toEqual([422, 'BAD_WORD']);
  });
});

test('the API takes no write from a cookie', async () => {
  const t = testWeb();
  const { ann, commands } = await running(t);
  const headers = { cookie: `__Host-session=${ann.token}` };
  const body = JSON.stringify({ prompt: 'r1/fist', id: 'x', orders: 'HOLD 1' });
  expect((await t.app.request(commands, { method: 'POST', headers, body })).status).toBe(401);
});

test('a visitor without account plays by his seat’s token', async () => {
  const t = testWeb();
  const answer = await t.app.request('/api/try', { method: 'POST', body: JSON.stringify({ title: 'pennies' }) });
  expect(answer.status).toBe(201);
  const { id, seatToken } = await answer.json();
  const seat = programWith(t, seatToken);
  expect((await seat.send('POST', `/api/games/${id}/commands`, { id: 'x', orders: 'HOLD 3' })).status).toBe(201);
  expect((await (await seat.get(`/api/games/${id}`)).json()).view.round).toBe(2);
});

test('every mounted address of the API is described, and every described one is mounted', async () => {
  const t = testWeb();
  const document = await (await t.app.request('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const mounted = webApp(t.web)
    .routes.filter(({ path, method }) => path.startsWith('/api/') && method !== 'ALL' && path !== '/api/openapi.json')
    .map(({ path, method }) => `${method} ${path}`);
  expect(described.sort()).toEqual([...new Set(mounted)].sort());
  const asked = document.paths['/api/games/{id}/commands'].post.requestBody.content['application/json'].schema;
  expect(Object.keys(asked.properties)).toEqual(['prompt', 'id', 'orders', 'command', 'commands', 'ready']);
  expect(
    new Set(
      Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((one) =>
        Object.values(one).map((o) => o.operationId),
      ),
    ).size,
  ).toBe(described.length);
});

test('an organiser has a number of invitations an hour', async () => {
  const t = testWeb();
  const ann = await programOf(t, 'ann@b.example');
  const game = (n: number) => ({
    ...wanted,
    seats: Array.from({ length: 5 }, (_, i) => ({ email: `g${n}-${i}@b.example` })),
  });
  for (let n = 0; n < 10; n++) expect((await ann.send('POST', '/api/games', game(n))).status).toBe(201);
  const more = await ann.send('POST', '/api/games', game(10));
  expect([more.status, (await more.json()).say]).toEqual([429, expect.stringContaining('50')]);
});

describe('several lines', () => {
  const made = async (t: TestWeb) => {
    const ann = await programOf(t, 'ann@b.example');
    const { id } = await (await ann.send('POST', '/api/games', { ...wanted, title: 'longshot' })).json();
    await ann.send('POST', `/api/games/${id}/start`);
    return (body: object) => ann.send('POST', `/api/games/${id}/commands`, body);
  };
  const longTable = () => testWeb({ rooms: { longshot: longshotRoom() } });

  test('as text or as commands are answered line by line, and once', async () => {
    const send = await made(longTable());
    const body = { id: 'a', orders: 'ROLL\nMARK 9\nBANK' };
    const first = await send(body);
    expect(first.status).toBe(201);
    const told = await first.json();
    expect(told.receipt).toMatchObject({ orders: 'ROLL' });
    expect(told.outcomes).toEqual([
      { outcome: 'done', orders: 'ROLL', receipt: told.receipt },
      { outcome: 'refused', orders: 'MARK 9', refusal: expect.objectContaining({ code: 'BAD_MARK', at: 'n' }) },
      { outcome: 'untried', orders: 'BANK' },
    ]);
    const second = await send(body);
    expect([second.status, await second.json()]).toEqual([200, told]);
    const commands = [{ type: 'Roll' }, { type: 'Bank' }];
    const all = await (await send({ id: 'b', commands })).json();
    expect(all.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done']);
    expect(all.receipt.orders).toBe('BANK');
  });

  test('of the wrong shape are refused whole, and ids can’t be taken for those of lines', async () => {
    const send = await made(longTable());
    const wrong = await send({ id: 'a', commands: [{ type: 'Roll' }, { type: 'Sing' }] });
    expect([wrong.status, await wrong.json()]).toEqual([400, expect.objectContaining({ at: 'commands.1.type' })]);
    const both = await send({ id: 'a', orders: 'ROLL', commands: [{ type: 'Roll' }] });
    expect(await both.json()).toMatchObject({ code: 'BAD_SHAPE', at: 'orders' });
    expect(await (await send({ id: 'a/2', orders: 'ROLL' })).json()).toMatchObject({ code: 'BAD_SHAPE', at: 'id' });
  });
});
