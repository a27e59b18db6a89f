import { expect, test } from 'vitest';
import { granted } from '#games/pennies.fixtures.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { programOf, type TestWeb, testWeb } from '../web.fixtures.ts';

/** Ann organises and plays, Bert is invited. */
async function table(t: TestWeb) {
  const ann = await t.house.ports.people.ensure('ann@b.example', 'Ann');
  const seats = [{ email: 'ann@b.example' }, { email: 'bert@b.example' }];
  const { id } = granted(await createGame(t.house, gameRequest.parse({ title: 'pennies', seats }), ann));
  const bert = async () => (await t.house.ports.holders.of(id)).find((one) => one.seat === 1)!;
  return { id, bert };
}

test('links of feed and calendar are made, work, and are dead once revoked', async () => {
  const t = testWeb();
  const ann = await programOf(t, 'ann@b.example');
  const link = async (kind: string, on: boolean) => (await ann.send('POST', '/api/notices/links', { kind, on })).json();
  for (const [kind, type] of [
    ['feed', 'application/atom+xml'],
    ['calendar', 'text/calendar'],
  ] as const) {
    const { url } = (await link(kind, true)) as { url: string };
    const path = new URL(url).pathname;
    expect((await t.app.request(path)).headers.get('content-type')).toContain(type);
    expect(await link(kind, false)).toEqual({ url: null });
    expect((await t.app.request(path)).status).toBe(404);
  }
});

test('a browser subscribes to push with the key that the settings show, and is dropped', async () => {
  const t = testWeb();
  const ann = await programOf(t, 'ann@b.example');
  const keys = { p256dh: 'p', auth: 'a' };
  const inside = await ann.send('POST', '/api/notices/push', { endpoint: 'https://192.168.1.1/x', keys });
  expect([inside.status, await inside.json()]).toMatchObject([422, { code: 'BAD_PUSH' }]);
  const added = await ann.send('POST', '/api/notices/push', { endpoint: 'https://push.example.org/x', keys });
  expect(added.status).toBe(200);
  expect(await (await ann.get('/api/notices/settings')).json()).toMatchObject({ browsers: 1, pushKey: null });
  expect(await (await ann.send('POST', '/api/notices/push/drop')).json()).toMatchObject({ browsers: 0 });
});

test('a webhook that was turned off for its failures is called again when its owner says so', async () => {
  const t = testWeb();
  const ann = await programOf(t, 'ann@b.example');
  const made = await ann.send('POST', '/api/notices/hooks', { url: 'https://hooks.example.org/s3cret', shape: 'json' });
  const { id } = (await made.json()) as { id: string };
  const person = (await t.house.ports.people.byEmail('ann@b.example'))!.id;
  await t.house.ports.settings.change(person, (now) => ({
    ...now,
    hooks: now.hooks.map((hook) => ({ ...hook, fails: 9, disabledAt: t.house.ports.clock.now() })),
  }));
  const answer = await (await ann.send('POST', `/api/notices/hooks/${id}/revive`)).text();
  expect(JSON.parse(answer).hooks).toMatchObject([{ id, fails: 0, disabledAt: null }]);
  expect(answer).not.toContain('s3cret');
});

test('an invitation is declined by its link before the start, and not after it', async () => {
  const t = testWeb();
  const { id, bert } = await table(t);
  const { inviteToken } = await bert();
  const decline = () => t.app.request(`/api/invitations/${inviteToken}/decline`, { method: 'POST' });
  expect((await decline()).status).toBe(200);
  expect(await bert()).toMatchObject({ state: 'open', person: null });
  expect((await decline()).status).toBe(404);
  const again = await table(t);
  granted(await startGame(t.house, again.id));
  const late = await t.app.request(`/api/invitations/${(await again.bert()).inviteToken}/decline`, { method: 'POST' });
  expect([late.status, await late.json()]).toMatchObject([422, { code: 'TOO_LATE' }]);
  expect(id).not.toBe(again.id);
});

test('the organiser takes a seat back, nobody else does', async () => {
  const t = testWeb();
  const { id, bert } = await table(t);
  granted(await startGame(t.house, id));
  const [ann, other] = [await programOf(t, 'ann@b.example'), await programOf(t, 'bert@b.example')];
  expect((await other.send('POST', `/api/games/${id}/seats/1/free`)).status).toBe(403);
  expect((await ann.send('POST', `/api/games/${id}/seats/7/free`)).status).toBe(404);
  const { seatToken } = await bert();
  expect((await ann.send('POST', `/api/games/${id}/seats/1/free`)).status).toBe(200);
  expect(await bert()).toMatchObject({ state: 'open', person: null });
  expect((await bert()).seatToken).not.toBe(seatToken);
});
