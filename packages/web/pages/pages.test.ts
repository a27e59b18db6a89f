import { describe, expect, test } from 'vitest';
import { sendWaiting } from '#games/notifier.ts';
import { granted } from '#games/pennies.fixtures.ts';
import { type Browser, codeIn, signedIn, type TestWeb, testWeb } from '../web.fixtures.ts';

const textOf = async (answer: Response | Promise<Response>) => (await answer).text();

/** Ann lays a table from the form and stands in its lobby. */
async function lobbyOf(t: TestWeb, fields: Record<string, string> = {}) {
  const ann = await signedIn(t, 'ann@b.example');
  const made = await ann.post('/games/new', {
    title: 'pennies',
    name: 'Ours',
    'seat.0.kind': 'me',
    'seat.1.kind': 'open',
    'option.rounds': '3',
    ...fields,
  });
  const path = made.headers.get('location') ?? '';
  return { ann, made, path, id: path.split('/')[2]! };
}

async function holderAt(t: TestWeb, id: string, seat: number) {
  return (await t.house.ports.holders.of(id)).find((holder) => holder.seat === seat)!;
}

describe('sign-in', () => {
  test('goes by a code typed into the same tab, and back to where one came from', async () => {
    const t = testWeb();
    const browser = t.browser();
    const asked = await textOf(browser.post('/sign-in', { email: 'Ann@B.example ', next: '/games/new' }));
    expect(asked).toContain('ann@b.example');
    expect(asked).not.toContain(codeIn(t));
    const opened = await browser.post('/sign-in/code', {
      email: 'ann@b.example',
      code: codeIn(t),
      next: '/games/new',
      zone: 'Europe/Lisbon',
    });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/games/new']);
    const account = await textOf(browser.get('/account'));
    expect(account).toContain('Europe/Lisbon');
    await browser.post('/sign-out');
    expect(browser.cookies.size).toBe(0);
    expect((await browser.get('/account')).status).toBe(401);
  });

  test('says how many tries are left, and nothing of whether the address is known', async () => {
    const t = testWeb();
    await signedIn(t, 'ann@b.example');
    const browser = t.browser();
    const answers = await Promise.all(
      ['ann@b.example', 'new@b.example'].map(async (email) =>
        (await textOf(browser.post('/sign-in', { email }))).replaceAll(email, ''),
      ),
    );
    expect(answers[0]).toBe(answers[1]);
    const wrong = await browser.post('/sign-in/code', { email: 'new@b.example', code: 'wrong' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('4 tries are left');
  });

  test('sends nobody to foreign sites', async () => {
    const t = testWeb();
    for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example', '/my\r\nx: y']) {
      const browser = t.browser();
      await browser.post('/sign-in', { email: `a${next.length}@b.example` });
      const opened = await browser.post('/sign-in/code', { email: `a${next.length}@b.example`, code: codeIn(t), next });
      expect(opened.headers.get('location')).toBe('/my');
    }
  });

  test('mails one address six codes an hour, then says so', async () => {
    const t = testWeb();
    const browser = t.browser();
    for (let i = 0; i < 6; i++) expect((await browser.post('/sign-in', { email: 'ann@b.example' })).status).toBe(200);
    const more = await browser.post('/sign-in', { email: 'ann@b.example' });
    expect(more.status).toBe(429);
    expect(await more.text()).toContain('6 codes');
    expect(t.letters).toHaveLength(6);
  });

  test('shows the way to the outbox on a local server only', async () => {
    const local = testWeb({ local: true, baseUrl: 'http://localhost:3000' });
    expect(await textOf(local.browser().post('/sign-in', { email: 'a@b.example' }))).toContain('href="/outbox"');
    expect(await textOf(testWeb().browser().post('/sign-in', { email: 'a@b.example' }))).not.toContain(
      'href="/outbox"',
    );
  });
});

describe('an account', () => {
  test('has a name without tricks and a zone that exists', async () => {
    const t = testWeb();
    const ann = await signedIn(t, 'ann@b.example');
    expect((await ann.post('/account', { name: 'Ann', zone: 'Asia/Tokyo' })).status).toBe(303);
    for (const [fields, say] of [
      [{ name: 'a\u202egnp', zone: '' }, 'no control characters'],
      [{ name: 'x'.repeat(61), zone: '' }, 'at most 60'],
      [{ name: 'a\nb', zone: '' }, 'no line breaks'],
      [{ name: 'Ann', zone: 'Mars/Base' }, 'Mars/Base'],
    ] as const) {
      const answer = await ann.post('/account', fields);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(say);
    }
    expect(await textOf(ann.get('/account'))).toContain('Asia/Tokyo');
  });

  test('that changes is known at the tables where the person sits', async () => {
    const t = testWeb();
    const { ann, id } = await lobbyOf(t);
    await ann.post('/account', { name: 'Anna', zone: 'Asia/Tokyo' });
    expect(await holderAt(t, id, 0)).toMatchObject({ name: 'Anna', zone: 'Asia/Tokyo' });
  });

  test('whose name is hostile harms no page', async () => {
    const t = testWeb();
    const name = '<script>alert(1)</script>"\'&';
    const ann = await signedIn(t, 'ann@b.example');
    await ann.post('/account', { name, zone: '' });
    const page = await textOf(ann.get('/account'));
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('<bdi>&lt;script&gt;alert(1)');
  });
});

describe('a table', () => {
  test('is laid from a form, waits in its lobby, is joined by link and started', async () => {
    const t = testWeb();
    const { ann, path, id } = await lobbyOf(t);
    const lobby = await textOf(ann.get(path));
    const { inviteToken } = await holderAt(t, id, 1);
    expect(lobby).toContain(`https://play.example/join/${inviteToken}`);
    expect(lobby).toContain('Rounds: 3');
    expect((await ann.post(`${path}/start`)).status).toBe(409);
    const guest = t.browser();
    expect(await textOf(guest.get(`/join/${inviteToken}`))).toContain('Rounds: 3');
    const joined = await guest.post(`/join/${inviteToken}`, { name: 'Gus', cut: 'herring' });
    expect([joined.status, joined.headers.get('location')]).toEqual([303, `/games/${id}`]);
    expect(await holderAt(t, id, 1)).toMatchObject({ state: 'accepted', name: 'Gus', person: null, email: null });
    expect(await textOf(ann.get(path))).toContain('Gus');
    expect((await ann.post(`${path}/start`)).status).toBe(303);
    expect((await guest.get(`/games/${id}`)).status).toBe(200);
    const again = await t.browser().post(`/join/${inviteToken}`, { name: 'Late' });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('Gus');
  });

  test('is shown in its lobby to the organiser alone', async () => {
    const t = testWeb();
    const { path } = await lobbyOf(t);
    const eve = await signedIn(t, 'eve@b.example');
    expect((await eve.get(path)).status).toBe(403);
    expect((await eve.post(`${path}/start`)).status).toBe(403);
    expect((await eve.post(`${path}/seat`, { seat: '1', bot: 'heuristic' })).status).toBe(403);
    expect((await t.browser().get(path)).status).toBe(401);
  });

  test('that is filled in wrongly comes back as it was, with the reason at its field', async () => {
    const t = testWeb();
    const { made } = await lobbyOf(t, { 'seat.2.kind': 'mail', 'seat.2.email': 'nonsense', name: 'Keep me' });
    expect(made.status).toBe(400);
    const page = await made.text();
    expect(page).toContain('Keep me');
    expect(page).toMatch(/name="seat\.2\.email"[^>]*aria-invalid="true"[^>]*value="nonsense"/);
    const { made: rounds } = await lobbyOf(t, { 'option.rounds': '99' });
    expect(rounds.status).toBe(422);
    expect(await rounds.text()).toMatch(/name="option\.rounds"[^>]*aria-invalid="true"[^>]*value="99"/);
  });

  test('has open seats that the organiser can fill by address or with a bot', async () => {
    const t = testWeb();
    const { ann, path, id } = await lobbyOf(t, { 'seat.2.kind': 'open' });
    expect((await ann.post(`${path}/seat`, { seat: '1', email: 'bob@b.example', name: 'Bob' })).status).toBe(303);
    expect((await ann.post(`${path}/seat`, { seat: '2', bot: 'heuristic' })).status).toBe(303);
    const unknown = await ann.post(`${path}/seat`, { seat: '1', bot: 'constructor' });
    expect([unknown.status, await unknown.text()]).toEqual([422, expect.stringContaining('has no bot')]);
    await sendWaiting(t.house);
    expect(t.letters.at(-1)).toMatchObject({ to: 'bob@b.example' });
    const lobby = await textOf(ann.get(path));
    expect(lobby).toContain('The invitation went out.');
    const bob = await holderAt(t, id, 1);
    expect(lobby).not.toContain(bob.inviteToken);
    const accepted = await t.browser().post(`/join/${bob.inviteToken}`, { cut: '', zone: 'Asia/Tokyo' });
    expect(accepted.status).toBe(303);
    expect(await holderAt(t, id, 1)).toMatchObject({ state: 'accepted', email: 'bob@b.example', zone: 'Asia/Tokyo' });
  });

  test('keeps a seat for an address that a stranger gives, until the mail there proves it', async () => {
    const t = testWeb();
    const { id } = await lobbyOf(t);
    const { inviteToken } = await holderAt(t, id, 1);
    const guest = t.browser();
    const kept = await guest.post(`/join/${inviteToken}`, { name: 'Gus', email: 'gus@b.example' });
    expect(await kept.text()).toContain('Look into your mailbox');
    expect(guest.cookies.size).toBe(0);
    expect(await holderAt(t, id, 1)).toMatchObject({ state: 'invited', email: 'gus@b.example', name: 'Gus' });
  });

  test('has one seat for one person', async () => {
    const t = testWeb();
    const { ann, id } = await lobbyOf(t);
    const { inviteToken } = await holderAt(t, id, 1);
    const answer = await ann.post(`/join/${inviteToken}`, {});
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain('You have a seat in this game already');
  });

  test('and its guests are not harmed by hostile names', async () => {
    const t = testWeb();
    const { ann, path, id } = await lobbyOf(t, { name: '<img src=x onerror=alert(1)>' });
    const { inviteToken } = await holderAt(t, id, 1);
    const guest = t.browser();
    expect((await guest.post(`/join/${inviteToken}`, { name: 'a\r\nBcc: x' })).status).toBe(422);
    await guest.post(`/join/${inviteToken}`, { name: '<b>שלום</b>' });
    for (const page of [
      await textOf(ann.get(path)),
      await textOf(ann.get('/my')),
      await textOf(guest.get(`/join/${inviteToken}`)),
    ]) {
      expect(page).not.toContain('<img src=x');
      expect(page).not.toContain('<b>שלום');
    }
  });

  test('shows the game that waits first', async () => {
    const t = testWeb();
    const { ann, path, id } = await lobbyOf(t, { 'seat.1.kind': 'bot:heuristic' });
    expect(await textOf(ann.get('/my'))).toContain('No game waits for you');
    await ann.post(`${path}/start`);
    const mine = await textOf(ann.get('/my'));
    expect(mine).toContain('One game waits for you');
    expect(mine).toContain('Wed 4 Mar 2026');
    expect((await ann.get('/my/next')).headers.get('location')).toBe(`/games/${id}`);
  });
});

describe('trying out', () => {
  test('needs one click and no account', async () => {
    const t = testWeb();
    const browser = t.browser();
    expect(await textOf(browser.get('/'))).toContain('Play Pennies against bots now');
    const tried = await browser.post('/try', { title: 'pennies' });
    expect(tried.status).toBe(303);
    const id = tried.headers.get('location')!.split('/')[2]!;
    expect((await browser.get(`/games/${id}`)).status).toBe(200);
    expect(await holderAt(t, id, 0)).toMatchObject({ state: 'accepted', person: null, mailOff: true });
    expect((await t.house.ports.index.summary(id))?.awaited).toEqual([0]);
  });

  test('is counted: twenty tables an hour for one address', async () => {
    const t = testWeb();
    const browser = t.browser();
    for (let i = 0; i < 20; i++) expect((await browser.post('/try', { title: 'pennies' })).status).toBe(303);
    expect((await browser.post('/try', { title: 'pennies' })).status).toBe(429);
  });

  test('knows its titles', async () => {
    const browser = testWeb().browser();
    for (const title of ['nothing', 'constructor']) expect((await browser.post('/try', { title })).status).toBe(422);
    expect((await browser.get('/rules/constructor')).status).toBe(404);
    expect(await textOf(browser.get('/rules/pennies'))).toContain('<h1>Pennies</h1>');
  });
});

describe('mails about a game', () => {
  async function seatOf(t: TestWeb) {
    const { ann, path, id } = await lobbyOf(t, { 'seat.1.kind': 'bot:heuristic' });
    return { ann, path, id, holder: await holderAt(t, id, 0) };
  }

  test('are turned off by a mail program’s single click, without cookie or Origin, and on again', async () => {
    const t = testWeb();
    const { ann, path, id, holder } = await seatOf(t);
    const address = `https://play.example/unsubscribe/${holder.seatToken}`;
    expect(await textOf(t.app.request(address))).toContain('No more mails');
    expect((await holderAt(t, id, 0)).mailOff ?? false).toBe(false);
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await t.app.request(address, { method: 'POST', body })).status).toBe(200);
    expect((await holderAt(t, id, 0)).mailOff).toBe(true);
    const before = t.letters.length;
    await ann.post(`${path}/start`);
    await sendWaiting(t.house);
    expect(t.letters).toHaveLength(before);
    expect(await textOf(t.app.request(`${address}/on`, { method: 'POST' }))).toContain('gets a mail when it is asked');
    expect((await holderAt(t, id, 0)).mailOff ?? false).toBe(false);
    expect((await t.app.request('https://play.example/unsubscribe/nothing', { method: 'POST' })).status).toBe(404);
  });
});

describe('the outbox', () => {
  const local = () => testWeb({ local: true, baseUrl: 'http://localhost:3000' });

  async function withMail(html: string, more = {}) {
    const t = local();
    const letter = { ...t.web.letters.signIn('ann@b.example', '123456'), subject: '<i>Turn</i>', html, ...more };
    granted(await t.house.post.send(letter));
    return { t, browser: t.browser() as Browser };
  }

  test('shows every mail as text, as HTML in a closed frame, and raw', async () => {
    const { browser } = await withMail('<p>Hello</p>', {
      replyTo: 'reply+x@play.example',
      text: 'Go to http://localhost:3000/s/abc now',
    });
    expect(await textOf(browser.get('/outbox'))).toContain('&lt;i&gt;Turn&lt;/i&gt;');
    const page = await textOf(browser.get('/outbox/1'));
    expect(page).toContain('<a href="http://localhost:3000/s/abc">');
    const frame = await browser.get('/outbox/1/html');
    expect(frame.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(await frame.text()).toContain('<p>Hello</p>');
    expect((await browser.get('/outbox/1/raw')).headers.get('content-type')).toContain('text/plain');
    expect((await browser.get('/outbox/2')).status).toBe(404);
    const [mail] = await (await browser.get('/outbox.json')).json();
    expect(mail).toMatchObject({ to: expect.stringContaining('@'), text: expect.any(String) });
  });

  test('answers a mail as its recipient, also with a long reply', async () => {
    const { browser } = await withMail('', { replyTo: 'reply+x@play.example' });
    expect(await textOf(browser.post('/outbox/1/reply', { text: 'HOLD 2' }))).toContain(
      'Understood “HOLD 2” for ann@b.example.',
    );
    expect((await browser.post('/outbox/1/reply', { text: 'x'.repeat(200_000) })).status).toBe(200);
    expect((await browser.post('/outbox/1/reply', { text: 'x'.repeat(400_000) })).status).toBe(413);
  });
});
