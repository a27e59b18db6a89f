import { describe, expect, test } from 'vitest';
import { sendWaiting } from '#games/notifier.ts';
import { granted } from '#games/pennies.fixtures.ts';
import { play } from '#games/play.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { programOf, programWith, signedIn, type TestWeb, testWeb } from '../web.fixtures.ts';

const text = async (answer: Response | Promise<Response>) => (await answer).text();

/** Ann organises and plays, Bert and Cleo are invited; the game runs. */
async function table(t: TestWeb, more: Record<string, unknown> = {}) {
  const ann = await t.house.ports.people.ensure('ann@b.example', 'Ann');
  const seats = [
    { email: 'ann@b.example', name: 'Ann' },
    { email: 'bert@b.example', name: 'Bert' },
    { email: 'cleo@b.example', name: 'Cleo' },
  ];
  const { id } = granted(
    await createGame(t.house, gameRequest.parse({ title: 'pennies', name: 'Ours', seats, ...more }), ann),
  );
  granted(await startGame(t.house, id));
  await sendWaiting(t.house);
  const holder = async (email: string) => (await t.house.ports.holders.of(id)).find((one) => one.email === email)!;
  return { id, holder };
}

describe('whom one would play with', () => {
  const figures = async (t: TestWeb, email: string) => {
    const person = (await t.house.ports.people.byEmail(email))!.id;
    await t.house.ports.attendances.put(person, { game: 'another', asked: 10, kept: 9 });
  };
  const openTable = async (t: TestWeb, more: Record<string, unknown>) => {
    const ann = await t.house.ports.people.ensure('ann@b.example', 'Ann');
    const seats = [{ email: 'ann@b.example', name: 'Ann' }, { open: true }, { bot: 'heuristic' }];
    const { id, holders } = granted(
      await createGame(t.house, gameRequest.parse({ title: 'pennies', seats, ...more }), ann),
    );
    await figures(t, 'ann@b.example');
    const open = holders.find(({ state }) => state === 'open')!;
    return { id, link: `/join/${open.inviteToken}` };
  };

  test('an invitation tells who is there and how he keeps his deadlines', async () => {
    const t = testWeb();
    const { link } = await openTable(t, {});
    const page = await text(t.app.request(link));
    expect(page).toContain('Ann</bdi><span class="faint">: answered 9 of 10 in time (90 %)');
    expect(page).toContain('Bot (heuristic)');
  });

  test('but nobody where seats are anonymous', async () => {
    const t = testWeb();
    const { link } = await openTable(t, { anonymous: true });
    const page = await text(t.app.request(link));
    expect(page).toContain('Take the seat');
    expect(page).not.toMatch(/Ann<|9 of 10|Bot \(/);
    await t.app.request(link, {
      method: 'POST',
      body: new URLSearchParams({ name: 'Zoe' }),
      headers: { origin: t.web.baseUrl },
    });
    const taken = await text(t.app.request(link));
    expect(taken).toContain('This seat is taken already');
    expect(taken).not.toContain('Zoe');
  });
});

describe('promise 9: the player sees what was sent, and decides', () => {
  test('settings are saved, an impossible one is explained, the ledger shows what became of each notice', async () => {
    const t = testWeb();
    const { id } = await table(t);
    const bert = await signedIn(t, 'bert@b.example');
    expect(await text(bert.get('/account/ledger'))).toContain('went out');
    expect(await text(bert.get('/account/notices'))).toContain('Hour of the digest');
    const saved = await bert.post('/account/notices', { mail: 'yes', digestHour: '7', 'choice:turn/mail': 'digest' });
    expect(saved.status).toBe(303);
    const { id: person } = (await t.house.ports.people.byEmail('bert@b.example'))!;
    expect(await t.house.ports.settings.of(person)).toMatchObject({
      mailOff: false,
      digestHour: 7,
      choices: { 'turn/mail': 'digest' },
    });
    const wrong = await bert.post('/account/notices', { mail: 'yes', 'choice:turn/push': 'digest' });
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('can be now or off')]);
    await bert.post(`/games/${id}/notices`, { 'choice:turn/mail': 'now' });
    expect((await t.house.ports.settings.of(person)).games).toEqual({ [id]: { 'turn/mail': 'now' } });
  });

  test('a webhook to a private address is refused, and no page shows the secret of one', async () => {
    const t = testWeb();
    const ann = await signedIn(t, 'ann@b.example');
    const refused = await ann.post('/account/notices/hooks', { url: 'https://127.0.0.1/x', shape: 'json' });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('not public')]);
    await ann.post('/account/notices/hooks', { url: 'https://hooks.example.org/s3cret', shape: 'slack' });
    const page = await text(ann.get('/account/notices'));
    expect(page).toContain('hooks.example.org');
    expect(page).not.toContain('s3cret');
  });

  test('feed and calendar open by their links without sign-in, and are dead once revoked', async () => {
    const t = testWeb();
    const ann = await signedIn(t, 'ann@b.example');
    for (const kind of ['feed', 'calendar']) await ann.post('/account/notices/links', { kind });
    const { id } = await table(t, { name: 'Ours <&> ]]>' });
    const page = await text(ann.get('/account/notices'));
    const path = (kind: string) => new RegExp(`https://play.example(/${kind}/[a-z2-7]{26}(?:\\.ics)?)`).exec(page)![1]!;
    const feed = await t.app.request(path('feed'));
    expect(feed.headers.get('content-type')).toContain('application/atom+xml');
    expect(await feed.text()).toContain('You are asked for your fist for round 1');
    const calendar = await t.app.request(path('calendar'));
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(await calendar.text()).toContain(`UID:${id}@consigliere`);
    await ann.post('/account/notices/links', { kind: 'feed', turn: 'off' });
    expect((await t.app.request(path('feed'))).status).toBe(404);
    await ann.post('/account/notices/links', { kind: 'calendar' });
    expect((await t.app.request(path('calendar'))).status).toBe(404);
  });

  test('a mailbox that bounced is shown, and one click of its owner clears it', async () => {
    const t = testWeb();
    const { feedback } = await import('#games/feedback.ts');
    const ann = await signedIn(t, 'ann@b.example');
    await feedback(t.house, { kind: 'bounce', address: 'ann@b.example', messageId: null });
    expect(await text(ann.get('/account/notices'))).toContain('our mail came back from there');
    await ann.post('/account/notices/mailbox');
    expect(await text(ann.get('/account/notices'))).not.toContain('our mail came back');
  });

  test('all mail is stopped by a POST without cookies, not by a GET, and started again by one click', async () => {
    const t = testWeb();
    const { id: person } = await t.house.ports.people.ensure('ann@b.example', 'Ann');
    const token = 'b'.repeat(26);
    await t.house.ports.settings.change(person, (now) => ({ ...now, mailToken: token }));
    const off = async () => (await t.house.ports.settings.of(person)).mailOff;
    await t.app.request(`/unsubscribe/all/${token}`);
    expect(await off()).toBe(false);
    await t.app.request(`/unsubscribe/all/${token}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
    expect(await off()).toBe(true);
    await t.app.request(`/unsubscribe/all/${token}/on`, { method: 'POST' });
    expect(await off()).toBe(false);
  });
});

describe('promise 4: press and anonymous seats on the page', () => {
  test('letters are escaped, and no page of a third player shows them', async () => {
    const t = testWeb();
    const { id, holder } = await table(t);
    const bert = await signedIn(t, 'bert@b.example');
    const to = `to-${(await holder('ann@b.example')).seat}`;
    const sent = await bert.post(`/games/${id}/press`, {
      [to]: 'yes',
      text: '<script>alert(1)</script> $&',
      once: 'a',
    });
    expect(sent.status).toBe(303);
    const ann = await signedIn(t, 'ann@b.example');
    const page = await text(ann.get(`/games/${id}/press`));
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; $&amp;');
    const cleo = await signedIn(t, 'cleo@b.example');
    for (const path of ['press', 'press.json', 'export.json', ''])
      expect(await text(cleo.get(`/games/${id}/${path}`))).not.toContain('alert(1)');
    const huge = await bert.post(`/games/${id}/press`, { all: 'yes', text: 'x'.repeat(1024 * 1024), once: 'b' });
    expect(huge.status).toBe(413);
    expect((await t.browser().get(`/games/${id}/press`)).status).toBe(403);
  });

  test('no page, program or export of an anonymous game names anybody else', async () => {
    const t = testWeb();
    const { id, holder } = await table(t, { anonymous: true });
    const cleo = await signedIn(t, 'cleo@b.example');
    granted(
      await play(t.house, id, {
        seat: (await holder('bert@b.example')).seat,
        prompt: null,
        cmdId: 'x',
        answer: { orders: 'HOLD 1' },
      }),
    );
    const pages = await Promise.all(
      ['', '/press', '/replay', '/audit', '/statistics', '/export.json'].map((path) =>
        text(cleo.get(`/games/${id}${path}`)),
      ),
    );
    const api = await text(programWith(t, (await holder('cleo@b.example')).seatToken).get(`/api/games/${id}`));
    for (const page of [...pages, api]) expect(page).not.toMatch(/Bert|bert@|Ann\b|ann@/);
  });

  test('a game without spectators is shown to nobody who holds no seat', async () => {
    const t = testWeb();
    const { id, holder } = await table(t, { spectators: false });
    for (const path of ['', '/export.json', '/live', '/board.png', '/audit'])
      expect((await t.browser().get(`/games/${id}${path}`)).status).toBe(404);
    expect((await t.app.request(`/api/games/${id}`)).status).toBe(403);
    const link = `/s/${(await holder('bert@b.example')).seatToken}`;
    expect((await t.browser().get(link)).status).toBe(200);
  });
});

describe('promise 7: seats change hands', () => {
  test('a player leaves, the seat is listed, somebody takes it, and the old link is dead', async () => {
    const t = testWeb();
    const { id, holder } = await table(t, { listed: true });
    const old = await holder('bert@b.example');
    const bert = await signedIn(t, 'bert@b.example');
    expect((await bert.post(`/games/${id}/leave`)).status).toBe(422);
    expect((await bert.post(`/games/${id}/leave`, { sure: 'yes' })).status).toBe(303);
    const dora = await signedIn(t, 'dora@b.example');
    expect(await text(dora.get('/seats'))).toContain('Take this seat');
    expect((await dora.post(`/seats/${id}/${old.seat}`)).status).toBe(303);
    expect(await text(dora.get(`/games/${id}`))).toContain('It is your turn');
    expect((await t.browser().get(`/s/${old.seatToken}`)).status).toBe(404);
    expect(await text(dora.get('/seats'))).toContain('No seat is free');
  });

  test('an invitation is seen by script alone, declined, and can go to somebody else', async () => {
    const t = testWeb();
    const ann = await t.house.ports.people.ensure('ann@b.example', 'Ann');
    const seats = [{ email: 'ann@b.example' }, { email: 'bert@b.example', name: 'Bert' }];
    const { id } = granted(await createGame(t.house, gameRequest.parse({ title: 'pennies', seats }), ann));
    const at = async () => (await t.house.ports.holders.of(id))[1]!;
    const { inviteToken } = await at();
    const bert = t.browser();
    await bert.get(`/join/${inviteToken}`);
    expect((await at()).seenAt).toBeNull();
    await bert.post(`/join/${inviteToken}/seen`);
    expect((await at()).seenAt).not.toBeNull();
    expect(await text((await signedIn(t, 'ann@b.example')).get(`/games/${id}/lobby`))).toContain('was looked at');
    await bert.post(`/join/${inviteToken}/decline`);
    expect(await at()).toMatchObject({ state: 'open', person: null, tenure: 1 });
    const anns = await programOf(t, 'ann@b.example');
    expect((await anns.send('PUT', `/api/games/${id}/seats/1`, { email: 'cleo@b.example' })).status).toBe(200);
    await sendWaiting(t.house);
    expect(
      t.letters.filter(({ to, subject }) => to === 'cleo@b.example' && subject.startsWith('invitation')),
    ).toHaveLength(1);
  });

  test('an account is deleted by its own address typed in, and its session with it', async () => {
    const t = testWeb();
    const { id } = await table(t);
    const bert = await signedIn(t, 'bert@b.example');
    expect((await bert.post('/account/erase', { email: 'ann@b.example' })).status).toBe(422);
    expect((await bert.post('/account/erase', { email: 'bert@b.example' })).status).toBe(303);
    expect(await t.house.ports.people.byEmail('bert@b.example')).toBeNull();
    expect(await text(t.browser().get(`/games/${id}`))).not.toContain('Bert');
  });
});

describe('the dashboard', () => {
  test('of five hundred games shows those that wait first, and pages through the rest, each once', async () => {
    const t = testWeb();
    const { id } = await table(t, { name: 'The old one that waits' });
    const ann = (await t.house.ports.people.byEmail('ann@b.example'))!;
    for (let i = 0; i < 500; i++) {
      const createdAt = new Date(Date.parse('2026-04-01T00:00:00.000Z') + i * 1000).toISOString();
      await t.house.ports.index.put({
        id: `g${i}`,
        title: 'pennies@1',
        name: `Game ${i}`,
        organiser: ann.id,
        createdAt,
        seats: 2,
      });
    }
    const program = await programOf(t, 'ann@b.example');
    const seen: string[] = [];
    let after = '';
    do {
      const page = await (await program.get(`/api/my${after ? `?after=${encodeURIComponent(after)}` : ''}`)).json();
      if (!after) expect(page.games[0]).toMatchObject({ id, waitsForMe: true });
      expect(page.games.length).toBeLessThanOrEqual(25);
      seen.push(...page.games.map((game: { id: string }) => game.id));
      after = page.next ?? '';
    } while (after);
    expect([seen.length, new Set(seen).size]).toEqual([501, 501]);
  });
});

describe('hostile input', () => {
  test('fifty-one invitations in a minute are one too many, and fifty guesses at a code are stopped', async () => {
    const t = testWeb();
    const ann = await programOf(t, 'ann@b.example');
    const seats = [{ email: 'ann@b.example' }, ...Array.from({ length: 4 }, (_, i) => ({ email: `x${i}@b.example` }))];
    const codes: number[] = [];
    for (let i = 0; i < 13; i++) {
      const five = seats.map((seat) => ({ email: seat.email.replace('x', `x${i}y`) }));
      codes.push(
        (await ann.send('POST', '/api/games', { title: 'pennies', seats: [seats[0], ...five.slice(1)] })).status,
      );
    }
    expect(codes).toEqual([...Array(12).fill(201), 429]);
    const guess = async (code: string) =>
      (await t.browser().post('/sign-in/code', { email: 'zoe@b.example', code })).status;
    await t.browser().post('/sign-in', { email: 'zoe@b.example' });
    const right = t.letters.at(-1)!.text;
    for (let i = 0; i < 50; i++) expect(await guess('wrong')).toBe(422);
    expect(await guess(right)).toBe(422);
  });

  test('names with HTML, line ends, turning marks, emoji and $& stay names on pages and in mails', async () => {
    const t = testWeb();
    const ann = await programOf(t, 'ann@b.example');
    const rename = (name: string) => ann.send('PUT', '/api/account', { name, zone: null });
    for (const name of ['a\r\nBcc: x@y.example', 'a\u202eb', 'a\u2028b', '', 'x'.repeat(61)])
      expect((await rename(name)).status).toBe(422);
    const name = '<img src=x> $& 🎩 "Ann"';
    expect((await rename(name)).status).toBe(200);
    await table(t, { name: 'Ours' });
    const browser = await signedIn(t, 'ann@b.example');
    const page = await text(browser.get('/my'));
    expect(page).toContain('&lt;img src=x&gt; $&amp; 🎩 &quot;Ann&quot;');
    expect(page).not.toContain('<img src=x>');
  });
});
