import { describe, expect, test } from 'vitest';
import type { Ports } from '#games/ports.ts';
import { webApp } from './app.tsx';
import { bundleScripts } from './bundle.ts';
import { statusOf } from './status.ts';
import { BASE, programOf, signedIn, testWeb } from './web.fixtures.ts';

const form = (headers: Record<string, string>) => ({
  method: 'POST',
  headers,
  body: new URLSearchParams({ email: 'a@b.example' }),
});

describe('what every answer says', () => {
  test('nothing foreign runs, nobody frames us, and only our own pages learn where one was', async () => {
    const { app } = testWeb();
    const { headers } = await app.request(`${BASE}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  test('http alone is not told to become https', async () => {
    const { app } = testWeb({ baseUrl: 'http://localhost:3000', local: true });
    expect((await app.request('http://localhost:3000/')).headers.get('strict-transport-security')).toBeNull();
  });

  test('cookies are out of reach of scripts and foreign forms, and bound to our host on https', async () => {
    const t = testWeb();
    const browser = t.browser();
    await browser.post('/sign-in', { email: 'ann@b.example' });
    const answer = await browser.post('/sign-in/code', { email: 'ann@b.example', code: t.letters.at(-1)!.text });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-session=/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(cookie).toContain(part);
  });

  test('pages hold no inline script and no style attribute', async () => {
    const { app } = testWeb();
    for (const path of ['/', '/sign-in', '/titles', '/nowhere']) {
      const html = await (await app.request(`${BASE}${path}`)).text();
      expect(html).not.toMatch(/<script(?![^>]* src=)|\son\w+=|\sstyle="/);
    }
  });
});

describe('forms', () => {
  test('count from our own pages only', async () => {
    const { app, letters } = testWeb();
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await app.request(`${BASE}/sign-in`, form(headers as Record<string, string>));
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('was not sent from one of our own pages');
    }
    expect(letters).toHaveLength(0);
    expect((await app.request(`${BASE}/sign-in`, form({ origin: BASE }))).status).toBe(200);
    expect(letters).toHaveLength(1);
  });

  test('come under any of its own names on a local server', async () => {
    const { app } = testWeb({ baseUrl: 'http://localhost:3000', local: true });
    const at = (origin: string) => app.request(`${origin}/sign-in`, form({ origin }));
    expect((await at('http://127.0.0.1:3000')).status).toBe(200);
    expect((await at('http://127.0.0.1:4000')).status).toBe(403);
  });

  test('and API bodies that are too big are refused before they are read', async () => {
    const { app } = testWeb();
    const body = `email=${'x'.repeat(70_000)}`;
    const page = await app.request(`${BASE}/sign-in`, { method: 'POST', headers: { origin: BASE }, body });
    expect(page.status).toBe(413);
    const api = await app.request(`${BASE}/api/sign-in`, { method: 'POST', body });
    expect(api.status).toBe(413);
    expect(await api.json()).toMatchObject({ code: 'OVERSIZE', say: expect.stringContaining('64 KB') });
  });
});

describe('failures', () => {
  test('are noted by name and told without details', async () => {
    const t = testWeb();
    t.house.ports.index.get = async () => {
      throw new TypeError('secret inside');
    };
    const page = await t.app.request(`${BASE}/api/games/abc`);
    expect(page.status).toBe(500);
    expect(await page.json()).toEqual({ code: 'FAILED', say: expect.not.stringContaining('secret') });
    expect(t.notes).toContain('web.failed');
  });

  test('of unknown addresses are 404, as a page or as JSON', async () => {
    const { app } = testWeb();
    const page = await app.request(`${BASE}/nowhere`);
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await (await app.request(`${BASE}/api/nowhere`)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await app.request(`${BASE}/outbox`)).status).toBe(404);
    expect((await app.request(`${BASE}/assets/style-000000000000.css`)).status).toBe(404);
  });

  test('have one status for each code', () => {
    const table = {
      BAD_JSON: 400,
      BAD_SHAPE: 400,
      SIGN_IN: 401,
      NOT_YOURS: 403,
      UNKNOWN_GAME: 404,
      PROMPT_CLOSED: 409,
    };
    for (const [code, status] of Object.entries(table)) expect(statusOf(code)).toBe(status);
    expect(statusOf('OVERSIZE')).toBe(413);
    expect(statusOf('TOO_MANY')).toBe(429);
    expect(statusOf('OVERDRAWN')).toBe(422);
    expect(statusOf('constructor')).toBe(422);
  });
});

/** Methods of the ports that only look. */
const LOOKS =
  /^(read|seeds|byId|byEmail|find|get|summary|due|all|ofPerson|of|byToken|byPass|waiting|waitingFor|seatsWanted|ofGame|ofMessage|now|bytes)$/;

function recordWrites(ports: Ports): string[] {
  const writes: string[] = [];
  for (const [port, methods] of Object.entries(ports))
    for (const [name, method] of Object.entries(methods))
      if (!LOOKS.test(name))
        Object.assign(methods as object, {
          [name]: (...given: unknown[]) => {
            writes.push(`${port}.${name}`);
            return (method as (...given: unknown[]) => unknown)(...given);
          },
        });
  return writes;
}

test('no GET and no HEAD of any address changes anything', async () => {
  const t = testWeb({ local: true });
  const ann = await signedIn(t, 'ann@b.example');
  const made = await ann.post('/games/new', { title: 'pennies', 'seat.0.kind': 'me', 'seat.1.kind': 'open' });
  const id = /\/games\/(\w+)\//.exec(made.headers.get('location') ?? '')![1]!;
  const [mine, open] = await t.house.ports.holders.of(id);
  await t.browser().post('/try', { title: 'pennies' });
  const program = await programOf(t, 'ann@b.example');
  const writes = recordWrites(t.house.ports);
  const sent = t.letters.length;
  const tokens = [mine!.seatToken, open!.inviteToken];
  const paths = webApp(t.web)
    .routes.filter((route) => route.method === 'GET' || route.method === 'ALL')
    .flatMap(({ path }) =>
      tokens.map((token) =>
        path
          .replace(/:n(\{[^}]*\})?/, '1')
          .replace(':id', id)
          .replace(':token', token)
          .replace(':title', 'pennies')
          .replace(':file', 'style.css')
          .replace('/*', '/x'),
      ),
    );
  expect(paths.length).toBeGreaterThan(40);
  const app = webApp(t.web);
  const cookie = [...ann.cookies].map((pair) => pair.join('=')).join('; ');
  for (const path of new Set(paths))
    for (const method of ['GET', 'HEAD'])
      for (const headers of [{ cookie }, { authorization: `Bearer ${program.token}` }] as Record<string, string>[]) {
        const answer = await app.request(`${BASE}${path}`, { method, headers });
        expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      }
  expect(writes).toEqual([]);
  expect(t.letters).toHaveLength(sent);
});

test('browser files are built under names that change with them, and are kept for ever', async () => {
  const t = testWeb();
  const scripts = await bundleScripts();
  const app = webApp({ ...t.web, scripts });
  for (const [name, type] of [
    ['style', 'text/css'],
    ['zone', 'text/javascript'],
    ['icon', 'image/svg+xml'],
  ] as const) {
    expect(scripts.url(name)).toMatch(/^\/assets\/\w+-[0-9a-f]{12}\.\w+$/);
    const answer = await app.request(scripts.url(name));
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
  expect(() => scripts.url('nothing')).toThrow('nothing');
  expect(scripts.has('brotherhood-live')).toBe(true);
});
