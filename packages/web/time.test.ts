import { describe, expect, test } from 'vitest';
import { loadGame } from '#games/load.ts';
import { readPace } from './desk/paceFields.ts';
import { paceInWords } from './desk/paceWords.ts';
import { absenceDays } from './desk/timekeeping.ts';
import { timeLeft } from './game/timeLeft.ts';
import { minutesOf } from './pages/clock.ts';
import { programOf, programWith, signedIn, type TestWeb, testWeb } from './web.fixtures.ts';

const wanted = {
  title: 'pennies',
  name: 'Ours',
  seats: [{ email: 'ann@b.example', name: 'Ann' }, { email: 'bob@b.example' }],
  options: { rounds: 3 },
  turnHours: 24,
};

async function running(t: TestWeb, more: object = {}) {
  const ann = await programOf(t, 'ann@b.example');
  const { id } = await (await ann.send('POST', '/api/games', { ...wanted, ...more })).json();
  await ann.send('POST', `/api/games/${id}/start`);
  const [, second] = await t.house.ports.holders.of(id);
  return { ann, bob: programWith(t, second!.seatToken), id: id as string, path: `/api/games/${id}` };
}

const stateOf = async (t: TestWeb, id: string) => (await loadGame(t.house, id))!.state;

describe('time by the API', () => {
  test('a program that says nothing of a change of mind gets the month resolved as soon as the last answer is in', async () => {
    const t = testWeb();
    const { ann, bob, path, id } = await running(t);
    for (const [who, name] of [
      [ann, 'a'],
      [bob, 'b'],
    ] as const)
      await who.send('POST', `${path}/commands`, { id: name, orders: 'HOLD 1' });
    expect(Object.keys((await stateOf(t, id)).prompts)).toEqual(['r2/fist']);
  });

  test('a window of 30 minutes is asked for by name, and cut short when all say now', async () => {
    const t = testWeb();
    const { ann, bob, path, id } = await running(t, { changeOfMindMinutes: 30 });
    await ann.send('POST', `${path}/commands`, { id: 'a', orders: 'HOLD 1', ready: 'now' });
    await bob.send('POST', `${path}/commands`, { id: 'b', orders: 'HOLD 1' });
    expect(Object.keys((await stateOf(t, id)).prompts)).toEqual(['r1/fist']);
    const said = await bob.send('POST', `${path}/ready`, { prompt: 'r1/fist', say: 'now' });
    expect(said.status).toBe(200);
    expect(Object.keys((await stateOf(t, id)).prompts)).toEqual(['r2/fist']);
  });

  test('an answer can be stored without being ready, and made ready later', async () => {
    const t = testWeb();
    const { ann, bob, path, id } = await running(t);
    await ann.send('POST', `${path}/commands`, { id: 'a', orders: 'HOLD 1', ready: 'later' });
    await bob.send('POST', `${path}/commands`, { id: 'b', orders: 'HOLD 1' });
    expect(await (await ann.get(`${path}/time`)).json()).toMatchObject({ said: 'later' });
    expect(Object.keys((await stateOf(t, id)).prompts)).toEqual(['r1/fist']);
    const twice = await ann.send('POST', `${path}/ready`, { prompt: 'r1/fist', say: 'later' });
    expect([twice.status, (await twice.json()).code]).toEqual([409, 'SAID_ALREADY']);
    await ann.send('POST', `${path}/ready`, { prompt: 'r1/fist', say: 'ready', id: 'go' });
    expect(Object.keys((await stateOf(t, id)).prompts)).toEqual(['r2/fist']);
  });

  test('absences, votes and pauses are asked for, shown with their numbers, and refused with reasons', async () => {
    const t = testWeb();
    const { ann, bob, path } = await running(t);
    const away = { from: '2026-03-02T00:00:00.000Z', to: '2026-03-05T00:00:00.000Z' };
    const set = await bob.send('PUT', `${path}/absences/easter`, away);
    expect(await set.json()).toMatchObject({
      deadlines: [{ prompt: 'r1/fist', dueAt: away.to }],
      seats: [{ absences: [] }, { absences: [{ id: 'easter', ...away }] }],
    });
    expect((await bob.send('PUT', `${path}/absences/easter`, { from: 'soon', to: away.to })).status).toBe(400);
    expect((await bob.send('POST', `${path}/absences/other/drop`, {})).status).toBe(404);
    expect((await bob.send('POST', `${path}/absences/easter/drop`, {})).status).toBe(200);
    const voted = await bob.send('POST', `${path}/votes`, { on: 'pause', reason: 'Moving house', days: 3 });
    expect((await voted.json()).votes).toEqual([
      { motion: { on: 'pause', reason: 'Moving house', minutes: 4320 }, ayes: [1], needed: 2, electorate: [0, 1] },
    ]);
    expect((await bob.send('POST', `${path}/votes`, { on: 'pause', reason: 'x', days: 3 })).status).toBe(409);
    expect((await bob.send('POST', `${path}/pause`, { reason: 'x', days: 1 })).status).toBe(401);
    const paused = await ann.send('POST', `${path}/pause`, { reason: 'Christmas', days: 10 });
    expect(await paused.json()).toMatchObject({
      status: 'paused',
      paused: { reason: 'Christmas', by: 'organiser' },
      votes: [],
    });
    expect((await (await ann.get(path)).json()).status).toBe('paused');
    expect((await ann.send('POST', `${path}/resume`, {})).status).toBe(200);
    expect((await ann.send('POST', `${path}/resume`, {})).status).toBe(409);
    expect((await ann.send('POST', `${path}/return`, {})).status).toBe(409);
    expect((await t.app.request(`${path}/votes`, { method: 'POST', body: '{"on":"draw"}' })).status).toBe(401);
    expect((await ann.send('POST', '/api/games/none/pause', { reason: 'x', days: 1 })).status).toBe(404);
  });

  test('a calendar comes with its table and stands in it; a zone that nobody knows is refused at its field', async () => {
    const t = testWeb();
    const calendar = { zone: 'Europe/Berlin', at: '19:00', weekdays: [1, 3, 5] };
    const { id } = await running(t, { calendar });
    expect((await stateOf(t, id)).pace.calendar).toEqual({ ...calendar, holidays: [] });
    const ann = await programOf(t, 'ann@b.example');
    const wrong = await ann.send('POST', '/api/games', { ...wanted, calendar: { ...calendar, zone: 'Moon/Base' } });
    expect([wrong.status, await wrong.json()]).toEqual([422, expect.objectContaining({ at: 'calendar.zone' })]);
    for (const bad of [{ at: '25:00' }, { weekdays: [] }, { holidays: ['Christmas'] }])
      expect((await ann.send('POST', '/api/games', { ...wanted, calendar: { ...calendar, ...bad } })).status).toBe(400);
  });

  test('promise 4: where the rules hide who has answered, nobody reads it from anybody’s misses or grace', async () => {
    const t = testWeb();
    const { ann, bob, path } = await running(t, { options: { rounds: 3, quiet: true } });
    await bob.send('POST', `${path}/commands`, { id: 'b', orders: 'HOLD 1', ready: 'later' });
    const { seats, said } = await (await ann.get(`${path}/time`)).json();
    expect([seats[1].misses, seats[1].graceLeftMinutes, said]).toEqual([null, null, null]);
  });
});

describe('time on the pages', () => {
  const table = async (fields: Record<string, string> = {}) => {
    const t = testWeb();
    const ann = await signedIn(t, 'ann@b.example');
    const made = await ann.post('/games/new', {
      ...{ title: 'pennies', name: 'Ours', 'option.rounds': '3', turnHours: '72' },
      ...{ 'seat.0.kind': 'me', 'seat.1.kind': 'mail', 'seat.1.email': 'bob@b.example' },
      ...fields,
    });
    const id = made.headers.get('location')?.split('/')[2] ?? '';
    return { t, ann, made, id };
  };

  test('a table of people that says nothing has half an hour for a change of mind; 0 is allowed', async () => {
    const { t, id } = await table();
    expect((await stateOf(t, id)).pace).toMatchObject({ changeOfMindMinutes: 30, graceMinutes: 1440 });
    const none = await table({ changeOfMindMinutes: '0' });
    expect((await stateOf(none.t, none.id)).pace.changeOfMindMinutes).toBe(0);
    const bots = await table({ 'seat.1.kind': 'bot:heuristic' });
    expect((await stateOf(bots.t, bots.id)).pace).toMatchObject({ changeOfMindMinutes: 0, graceMinutes: 0 });
    expect(readPace({ turnHours: '0.25' }, [{ email: 'a' }, { email: 'b' }]).changeOfMindMinutes).toBe(15);
  });

  test('evenings, days and holidays are read from the form, and what is wrong stands at its field', async () => {
    const evenings = { 'calendar.at': '19:00', 'calendar.zone': 'Europe/Berlin', 'calendar.weekday.5': 'yes' };
    const { t, id, ann } = await table({ ...evenings, 'calendar.holidays': '2026-12-24, 2026-12-25' });
    expect((await stateOf(t, id)).pace.calendar).toEqual({
      ...{ at: '19:00', zone: 'Europe/Berlin', weekdays: [5], holidays: ['2026-12-24', '2026-12-25'] },
    });
    expect(await (await ann.get(`/games/${id}/lobby`)).text()).toContain('19:00 on Fri (Europe/Berlin)');
    const wrong = await table({ ...evenings, 'calendar.zone': 'Moon/Base' });
    expect(wrong.made.status).toBe(422);
    expect(await wrong.made.text()).toMatch(/name="calendar\.zone"[^>]*aria-invalid="true"/);
  });

  test('orders are stored without being ready, made ready, absences announced, votes cast and the game paused', async () => {
    const { t, ann, id } = await table({ changeOfMindMinutes: '30' });
    await ann.post(`/games/${id}/lobby/start`);
    const board = `/games/${id}`;
    const html = await (await ann.get(board)).text();
    expect(html).toContain('in 3 days 0 h');
    expect(html).toContain('Wed 4 Mar 2026, 12:00 UTC');
    const orders = { prompt: 'r1/fist', pennies: '2', 'say-later': 'later' };
    expect((await ann.post(`${board}/orders`, { ...orders, cmdId: 'o1' })).status).toBe(303);
    expect((await stateOf(t, id)).prompts['r1/fist']?.said).toEqual({ 0: 'later' });
    expect(await (await ann.get(board)).text()).toContain('✓ in, not ready yet');
    expect((await ann.post(`${board}/ready`, { prompt: 'r1/fist', say: 'now' })).status).toBe(303);
    expect((await ann.post(`${board}/ready`, { prompt: 'r1/fist', say: 'perhaps' })).status).toBe(400);
    expect((await ann.post(`${board}/absence`, { from: '2026-03-10', back: '2026-03-12' })).status).toBe(303);
    const [absence] = (await stateOf(t, id)).seats[0]!.absences;
    expect(absence).toMatchObject({ from: '2026-03-10T00:00:00.000Z', to: '2026-03-13T00:00:00.000Z' });
    expect((await ann.post(`${board}/absence/drop`, { absence: absence!.id })).status).toBe(303);
    expect((await ann.post(`${board}/vote`, { on: 'draw' })).status).toBe(303);
    expect(await (await ann.get(board)).text()).toContain('1 of 2 who may vote, 2 are needed.');
    expect((await ann.post(`${board}/vote`, { on: 'draw', aye: 'no' })).status).toBe(303);
    expect((await ann.post(`${board}/pause`, { reason: '<b>Storm</b>', days: '2' })).status).toBe(303);
    const paused = await (await ann.get(board)).text();
    expect(paused).toContain('&lt;b&gt;Storm&lt;/b&gt;');
    expect((await ann.post(`${board}/orders`, { ...orders, cmdId: 'o2' })).status).toBe(409);
    expect((await ann.post(`${board}/resume`)).status).toBe(303);
    const eve = await signedIn(t, 'eve@b.example');
    expect((await eve.post(`${board}/pause`, { reason: 'x', days: '2' })).status).toBe(403);
    expect((await eve.post(`${board}/vote`, { on: 'end' })).status).toBe(403);
  });

  test('a refused form about time comes back as it was filled in, with what would be right', async () => {
    const { ann, id } = await table({});
    await ann.post(`/games/${id}/lobby/start`);
    const away = await ann.post(`/games/${id}/absence`, { from: '2026-03-12', back: '2026-03-10' });
    const html = await away.text();
    expect([away.status, html]).toEqual([422, expect.stringContaining('comes after the day you leave')]);
    expect(html).toContain('name="from" required="" value="2026-03-12"');
    expect(html).toContain('name="back" required="" value="2026-03-10"');
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    const paused = await ann.post(`/games/${id}/pause`, { reason: 'Sea & <sun>', days: '4000' });
    expect(paused.status).toBe(422);
    expect(await paused.text()).toMatch(/action="[^"]*\/pause"[\s\S]*role="alert"[\s\S]*value="Sea &amp; &lt;sun&gt;"/);
  });

  test('what is refused for a form that the page does not have any more is said on top of it', async () => {
    const { ann, id } = await table({});
    await ann.post(`/games/${id}/lobby/start`);
    const ready = await ann.post(`/games/${id}/ready`, { prompt: 'r1/fist', say: 'now' });
    expect(ready.status).toBe(409);
    expect(await ready.text()).toContain('</strong> You have not answered yet: send ');
  });

  test('a form about time from a browser that is new to the seat comes back for its code, and then filled in', async () => {
    const { t, ann, id } = await table({});
    await ann.post(`/games/${id}/lobby/start`);
    const [, bob] = await t.house.ports.holders.of(id);
    const browser = t.browser();
    const dates = { from: '2026-03-12', back: '2026-03-10', 'seat-token': bob!.seatToken };
    const noCode = await browser.post(`/games/${id}/absence`, dates);
    expect([noCode.status, await noCode.text()]).toEqual([
      ...[403, expect.stringMatching(/type the four digits[\s\S]*name="from" required="" value="2026-03-12"/)],
    ]);
    const wrong = await browser.post(`/games/${id}/absence`, { ...dates, code: bob!.code });
    expect([wrong.status, await wrong.text()]).toEqual([
      ...[422, expect.stringContaining('name="back" required="" value="2026-03-10"')],
    ]);
  });

  test('seats can be waited for for ever', async () => {
    const { t, id } = await table({ idleAfter: 'never', wantedAfter: 'never' });
    expect((await stateOf(t, id)).pace).toMatchObject({ idleAfter: null, wantedAfter: null });
    const wrong = await table({ wantedAfter: 'often' });
    expect(wrong.made.status).toBe(400);
    expect(await wrong.made.text()).toMatch(/name="wantedAfter"[^>]*aria-invalid="true"/);
  });

  test('the way back is on the page of a seat that is open to others', async () => {
    const { t, ann, id } = await table({ wantedAfter: '1', idleAfter: '1', keeper: 'heuristic', graceHours: '0' });
    await ann.post(`/games/${id}/lobby/start`);
    await t.web.house.ports.beats.beat('2026-03-01T12:00:00.000Z');
    const { passTime } = await import('#games/passTime.ts');
    await passTime(t.house, 3 * 24 * 60, t.setNow);
    expect((await stateOf(t, id)).seats[0]).toMatchObject({ wanted: true, kept: true });
    const html = await (await ann.get(`/games/${id}`)).text();
    expect(html).toContain('Your seat is open to a replacement, and a bot plays it meanwhile. It is still yours.');
    expect((await ann.post(`/games/${id}/return`)).status).toBe(303);
    expect((await stateOf(t, id)).seats[0]).toMatchObject({ wanted: false, kept: false, bot: null });
  });
});

describe('the clock of a local server', () => {
  const local = () => testWeb({ local: true, baseUrl: 'http://localhost:3000' });
  const json = (t: TestWeb, body: string, type = 'application/json') =>
    t.app.request('/dev/clock', { method: 'POST', body, headers: { 'content-type': type } });

  test('is moved by JSON and by the form on the outbox page', async () => {
    const t = local();
    expect(await (await t.app.request('/dev/clock')).json()).toEqual({ now: '2026-03-01T12:00:00.000Z' });
    expect(await (await json(t, '{"advance":"26h"}')).json()).toEqual({ now: '2026-03-02T14:00:00.000Z' });
    expect(await (await json(t, '{"advance":30}')).json()).toEqual({ now: '2026-03-02T14:30:00.000Z' });
    const browser = t.browser();
    expect(await (await browser.get('/outbox')).text()).toContain('action="/dev/clock"');
    const moved = await browser.post('/dev/clock', { advance: '1d 30m' });
    expect([moved.status, moved.headers.get('location')]).toEqual([303, '/outbox']);
    expect(t.house.ports.clock.now()).toBe('2026-03-03T15:00:00.000Z');
  });

  test('is not moved backwards, by nonsense, by a foreign page, nor anywhere but on a local server', async () => {
    const t = local();
    for (const body of ['{"advance":"-3h"}', '{"advance":0}', '{"advance":"soon"}', '{"advance":"5000d"}'])
      expect([body, (await json(t, body)).status]).toEqual([body, 422]);
    for (const body of ['{', '[]', '{"go":1}']) expect((await json(t, body)).status).toBe(400);
    expect((await json(t, '{"advance":"1h"}', 'text/plain')).status).toBeGreaterThanOrEqual(400);
    const foreign = await t.app.request('http://localhost:3000/dev/clock', {
      ...{ method: 'POST', body: new URLSearchParams({ advance: '1h' }), headers: { origin: 'https://evil.example' } },
    });
    expect(foreign.status).toBe(403);
    expect(t.house.ports.clock.now()).toBe('2026-03-01T12:00:00.000Z');
    expect((await json(testWeb(), '{"advance":"1h"}')).status).toBe(404);
    expect(['26h', '90m', '90', '1d 6h', '2 weeks', '1.5h'].map(minutesOf)).toEqual([1560, 90, 90, 1800, 20160, 90]);
  });
});

test('the time to a deadline is said in words, never more than there is', () => {
  const [minute, hour] = [60_000, 3_600_000];
  expect([51 * hour, 24 * hour, 24 * hour - 1, 90 * minute, minute, 59_999, 0].map(timeLeft)).toEqual([
    ...['in 2 days 3 h', 'in 1 day 0 h', 'in 23 h 59 min', 'in 1 h 30 min', 'in 1 min'],
    ...['in less than a minute', 'the time is up'],
  ]);
});

test('absences by dates are days of whoever says them, over a clock change too', () => {
  const now = '2026-03-20T12:00:00.000Z';
  expect(absenceDays({ from: '2026-03-28', back: '2026-03-29' }, 'Europe/Berlin', now)).toEqual({
    ...{ from: '2026-03-27T23:00:00.000Z', to: '2026-03-29T22:00:00.000Z' },
  });
  expect(absenceDays({ from: '2026-03-20', back: '2026-03-21' }, 'Pacific/Auckland', now)).toMatchObject({ from: now });
  expect(absenceDays({ from: '2026-03-28', back: '2026-03-27' }, null, now)).toMatchObject({ at: 'back' });
  expect(absenceDays({ from: 'soon', back: '2026-03-27' }, null, now)).toMatchObject({ at: 'from' });
  expect(absenceDays({ from: '2026-03-28' }, null, now)).toMatchObject({ at: 'back' });
});

test('how time runs is said in sentences', async () => {
  const t = testWeb();
  const { id } = await running(t, { changeOfMindMinutes: 30, graceHours: 5, wantedAfter: 3, keeper: 'heuristic' });
  expect(paceInWords((await stateOf(t, id)).pace)).toBe(
    'Each turn lasts up to 1 day. It ends earlier when everybody is ready. Then there are 30 minutes for a change of mind. Everybody may be late by 5 hours in the whole game. Who misses 2 deadlines in a row is no longer waited for. After 3 misses a seat is open to a replacement, and a bot keeps it.',
  );
});
