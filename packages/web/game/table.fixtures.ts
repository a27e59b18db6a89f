import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { isRefusal } from '#engine/title.ts';
import { openHouse } from '#games/house.ts';
import type { Holder } from '#games/ports.ts';
import { acceptSeat, createGame, gameRequest, startGame } from '#games/seating.ts';
import { memoryStore } from '#store/store.ts';
import type { Room } from '#titles/doors.ts';
import type { Web } from '../web.ts';
import { gamePages } from './pages.tsx';
import { sealedWordsRoom } from './sealedWords.fixtures.tsx';

/** A house in memory whose clock stands until a test moves it, with the game pages alone in front. */
export function openTestHouse(rooms: Readonly<Record<string, Room>> = { words: sealedWordsRoom }) {
  let now = '2026-03-01T12:00:00.000Z';
  const clock = { now: () => now };
  const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
  const house = openHouse({
    ports: { ...memoryStore({ now: clock.now }), clock, random },
    rooms,
    post: { send: async () => ({ messageId: 'none' }) },
    compose: async () => null,
    note: () => undefined,
  });
  const web: Web = {
    house,
    baseUrl: 'http://localhost',
    playDomain: 'play.test',
    scripts: { url: (name) => `/assets/${name}`, has: () => true, file: () => null },
    letters: {
      signIn: () => {
        throw new Error('nobody signs in here');
      },
    },
    local: null,
  };
  const app = new Hono().route('/', gamePages(web));
  const setClock = (to: string): void => {
    now = to;
  };
  return { house, web, app, setClock };
}

export type TestHouse = ReturnType<typeof openTestHouse>;

/** A started game whose seats are held by visitors, with everybody's tokens and codes. */
export async function startTestGame(
  { house }: Pick<TestHouse, 'house'>,
  title = 'words',
  seats = 2,
  options: Readonly<Record<string, unknown>> = {},
): Promise<{ id: string; holders: readonly Holder[] }> {
  const request = gameRequest.parse({ title, options, name: 'Test <table>', seats: Array(seats).fill({ open: true }) });
  const created = await createGame(house, request, null);
  if (isRefusal(created)) throw new Error(created.say);
  for (const holder of created.holders) await acceptSeat(house, holder, null, 'cut');
  await startGame(house, created.id);
  return { id: created.id, holders: await house.ports.holders.of(created.id) };
}

/** A browser: keeps its cookies, follows nothing. */
export function browser({ app }: TestHouse) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.request(path, { ...init, headers: { ...init.headers, ...(cookie ? { cookie } : {}) } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  return {
    get: (path: string) => send(path),
    text: async (path: string) => (await send(path)).text(),
    head: (path: string) => send(path, { method: 'HEAD' }),
    post: (path: string, fields: Record<string, string>) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
  };
}

/** The hidden fields of a page's orders form. */
export function hiddenFields(html: string): Record<string, string> {
  const form = /<form[^>]*class="orders-form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1] ?? '';
    fields[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  return fields;
}
