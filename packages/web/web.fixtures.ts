import { type TestHouse, testHouse } from '#games/house.fixtures.ts';
import { passTime } from '#games/passTime.ts';
import type { Letter } from '#games/ports.ts';
import type { Room } from '#titles/doors.ts';
import { webApp } from './app.tsx';
import { scriptsOf } from './browserFiles.ts';
import type { Local, OutboxMail, Web } from './web.ts';

export const BASE = 'https://play.example';

/** Names of all browser files, with nothing in them. */
const emptyScripts = scriptsOf(
  ['style', 'icon', 'copy', 'zone', 'live', 'audit', 'push', 'pushWorker', 'seen'].map((name) => ({
    name,
    ending: 'js',
    body: name,
    type: 'text/plain',
  })),
);

interface Options {
  rooms?: Record<string, Room>;
  baseUrl?: string;
  local?: boolean;
}

const shown = (letter: Letter): OutboxMail => ({
  id: letter.key,
  at: '2026-03-01T12:00:00.000Z',
  to: letter.to,
  replyTo: letter.replyTo,
  subject: letter.subject,
  headers: letter.headers,
  text: letter.text,
  html: letter.html,
  raw: `Subject: ${letter.subject}\r\n\r\n${letter.text}`,
});

const localOf = ({ house, letters, setNow }: TestHouse): Local => ({
  outbox: {
    list: async () => letters.map(shown),
    whole: async (id) => shown(letters.find(({ key }) => key === id)!),
  },
  receive: async () => null,
  reply: async (mail, text) => `Understood “${text}” for ${mail.to}.`,
  passTime: (minutes) => passTime(house, minutes, setNow),
});

/** The whole site on a house in memory. */
export function testWeb({ rooms, baseUrl = BASE, local = false }: Options = {}) {
  const t = rooms ? testHouse(rooms) : testHouse();
  const web: Web = {
    house: t.house,
    baseUrl,
    playDomain: 'play.example',
    scripts: emptyScripts,
    letters: {
      signIn: (email, code) => ({
        key: `${email}/${code}`,
        to: email,
        from: 'house@play.example',
        replyTo: null,
        subject: 'Your code',
        headers: {},
        text: code,
        html: '',
        pictures: [],
      }),
    },
    local: local ? localOf(t) : null,
  };
  return { ...t, web, app: webApp(web), browser: () => browserOn(webApp(web), baseUrl) };
}

export type TestWeb = ReturnType<typeof testWeb>;

/** A browser with cookies: forms carry the Origin that browsers send. */
function browserOn(app: ReturnType<typeof webApp>, baseUrl: string) {
  const cookies = new Map<string, string>();
  const keep = (answer: Response): Response => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send = async (path: string, body: URLSearchParams | FormData) => {
    const headers = { cookie: cookie(), origin: new URL(baseUrl).origin };
    return keep(await app.request(`${baseUrl}${path}`, { method: 'POST', headers, body }));
  };
  return {
    cookies,
    async get(path: string) {
      return keep(await app.request(`${baseUrl}${path}`, { headers: { cookie: cookie() } }));
    },
    post: (path: string, fields: Record<string, string> = {}) => send(path, new URLSearchParams(fields)),
    /** A form with file fields; one without a file goes as browsers send it. */
    upload(path: string, fields: Record<string, string>, files: Record<string, { name: string; text: string } | null>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const [name, file] of Object.entries(files)) form.set(name, new File([file?.text ?? ''], file?.name ?? ''));
      return send(path, form);
    },
  };
}

export type Browser = ReturnType<TestWeb['browser']>;

/** The newest code that was mailed. */
export const codeIn = ({ letters }: Pick<TestWeb, 'letters'>): string => letters.at(-1)?.text ?? '';

/** A browser whose owner has signed in. */
export async function signedIn(t: TestWeb, email: string): Promise<Browser> {
  const browser = t.browser();
  await browser.post('/sign-in', { email });
  await browser.post('/sign-in/code', { email, code: codeIn(t) });
  return browser;
}

/** A program with a person's token. */
export async function programOf(t: TestWeb, email: string) {
  const json = async (path: string, body: unknown) =>
    t.app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  await json('/api/sign-in', { email });
  const { token } = await (await json('/api/sign-in/code', { email, code: codeIn(t) })).json();
  return programWith(t, token);
}

export function programWith(t: Pick<TestWeb, 'app'>, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    get: (path: string) => t.app.request(path, { headers }),
    send: (method: 'POST' | 'PUT', path: string, body?: unknown) =>
      t.app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
  };
}
