import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditExport } from '#games/audit.ts';
import { rooms } from '#titles/registry.ts';
import { api, type Shown, signIn, until, wholeServer } from './server.fixtures.ts';

let server: Awaited<ReturnType<typeof wholeServer>>;
beforeAll(async () => {
  server = await wholeServer();
});
afterAll(() => server.end());

test.each(Object.keys(rooms))(
  'a full table of bots plays %s on the server to an audited end',
  {
    timeout: 240_000,
  },
  async (name) => {
    const { url } = server;
    const { title } = rooms[name]!;
    const token = await signIn(url, `${name}@example.org`);
    const seats = Array.from({ length: title.seats[1] }, () => ({ bot: Object.keys(title.bots)[0] }));
    const { body: made } = await api<{ id: string }>(url, '/api/games', { token, body: { title: name, seats } });
    await api(url, `/api/games/${made.id}/start`, { token, body: {} });
    const finished = await until('the end', async () => {
      const { body } = await api<Shown>(url, `/api/games/${made.id}`);
      return body.status === 'finished' && body;
    });
    const { body: file } = await api<object>(url, `/api/games/${made.id}/export`);
    expect(auditExport(file, { [name]: title }, finished.head).say).toContain('All is well');
  },
);
