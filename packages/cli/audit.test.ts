import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leavesOf } from '#engine/audit.ts';
import { hashOf, type Sealed } from '#engine/commit.ts';
import { type ExportFile, exportGame } from '#games/export.ts';
import { shell } from './shell.fixtures.ts';
import { quietHouse, startedGame } from './table.fixtures.ts';

let folder: string;
let finished: ExportFile;
let running: ExportFile;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-audit-'));
  const house = quietHouse();
  const over = await startedGame(house, { options: { months: 2 } });
  finished = await exportGame(house, over.loaded, 'spectator');
  const open = await startedGame(house, { bots: 1, people: 1 });
  running = await exportGame(house, open.loaded, 0);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const audit = async (file: unknown, ...flags: string[]) => {
  const path = join(folder, 'export.json');
  await writeFile(path, typeof file === 'string' ? file : JSON.stringify(file));
  return shell(['audit', path, ...flags]);
};

describe('consigliere audit', () => {
  test('finds a finished game well, and says what was checked', async () => {
    const { code, out } = await audit(finished);
    expect(code).toBe(0);
    expect(out).toContain('All is well');
    expect(out).toContain('[well ] decisions');
  });

  test('finds a running game well as far as it can be told', async () => {
    const { code, out } = await audit(running, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'open' });
  });

  test('names the commit of one changed byte, whichever it is (promise 6)', async () => {
    const text = JSON.stringify(finished);
    const first = text.indexOf('"commits":[');
    const last = text.lastIndexOf('"seeds"');
    let named = 0;
    for (let i = 0; i < 40; i++) {
      const place = first + Math.floor(((last - first) * (i + 0.5)) / 40);
      const changed = `${text.slice(0, place)}${text[place] === '3' ? '4' : '3'}${text.slice(place + 1)}`;
      const { code, out, err } = await audit(changed);
      expect(code).not.toBe(0);
      // A changed bracket or quote leaves no JSON at all, hence nothing that could be told.
      if (code === 2) expect(err).toContain('is no JSON');
      else expect(out).toMatch(/at commit \d+|Commit \d+/);
      if (code === 1) named += 1;
    }
    expect(named).toBeGreaterThan(20);
  });

  test('compares with a head from a mail', async () => {
    const { n, hash } = finished.commits[4]!;
    expect(await audit(finished, '--head', `#${n} ${hash.slice(0, 12)}`)).toMatchObject({ code: 0 });
    const other = await audit(finished, '--head', `#${n} 00000000`);
    expect(other.code).toBe(1);
    expect(other.out).toContain('history was rewritten');
  });

  test('could not tell for a title that this version has no rules for', async () => {
    // A sound chain, made again with another title's name.
    const foreign = JSON.parse(JSON.stringify(finished).replaceAll('brotherhood@1', 'brotherhood@9')) as ExportFile;
    let prev = '';
    for (const commit of foreign.commits) {
      const { entries: _, hash: __, ...header } = { ...commit, prev, game: foreign.game };
      commit.prev = prev;
      commit.hash = hashOf({ ...(header as Omit<Sealed, 'leaves'>), leaves: leavesOf(commit) });
      prev = commit.hash;
    }
    foreign.head.hash = prev;
    const { code, out } = await audit(foreign);
    expect(out).toContain('This version has no rules for brotherhood@9');
    expect(code).toBe(2);
  });
});

describe('an export at an address', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const right = request.headers.authorization === 'Bearer secret';
      response.statusCode = right ? 200 : 403;
      response.end(JSON.stringify(right ? finished : { code: 'NOT_YOURS', say: 'This game is private.' }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());

  test('is fetched with a token', async () => {
    expect(await shell(['audit', `${url}/export`, '--token', 'secret'])).toMatchObject({ code: 0 });
  });

  test('that is refused can not be told about, and the refusal is passed on', async () => {
    const { code, err } = await shell(['audit', `${url}/export`]);
    expect(code).toBe(2);
    expect(err).toContain('answered 403: This game is private.');
    expect(await shell(['export', 'abc', '--url', url])).toMatchObject({ code: 2 });
    const file = await shell(['export', 'abc', '--url', url, '--token', 'secret']);
    expect(JSON.parse(file.out)).toEqual(finished);
  });

  test('where nobody answers can not be told about', async () => {
    const { code, err } = await shell(['audit', 'http://127.0.0.1:1/export']);
    expect(code).toBe(2);
    expect(err).toContain("can't be reached");
  });
});

describe('consigliere replay', () => {
  const replay = async (file: unknown, ...flags: string[]) => {
    const path = join(folder, 'replayed.json');
    await writeFile(path, JSON.stringify(file));
    return shell(['replay', path, ...flags]);
  };

  test('shows the board after the last commit, and the log', async () => {
    const { code, out } = await replay(finished);
    expect(code).toBe(0);
    expect(out).toContain(`after commit ${finished.head.n} of ${finished.head.n}, as a spectator saw it`);
    expect(out).toContain(`Head #${finished.head.n} ${finished.head.hash.slice(0, 12)}`);
    expect(out).toMatch(/WE|West End/);
    expect(out).toContain('The game began.');
  });

  test('shows a seat its own ledger and nobody else’s, as it was then', async () => {
    // Laid, two sat down, started: commit 5 is the ledger of the first bot.
    const at = async (seat: string) => JSON.parse((await replay(finished, '--at', '5', '--seat', seat, '--json')).out);
    expect((await at('0')).view.own.ledger).not.toBeNull();
    expect((await at('1')).view.own.ledger).toBeNull();
    const spectator = JSON.parse((await replay(finished, '--at', '5', '--json')).out);
    expect(spectator).toMatchObject({ at: 5, viewer: 'spectator', status: 'running', view: { own: null, month: 1 } });
    expect(spectator.log.every((line: { n: number }) => line.n <= 5)).toBe(true);
  });

  test('shows no board before the start', async () => {
    const { code, out } = await replay(finished, '--at', '2');
    expect(code).toBe(0);
    expect(out).toContain('The game has not started yet');
  });

  test('refuses what an export does not hold', async () => {
    expect((await replay(running, '--seat', '1')).err).toContain('was made for seat 0');
    expect((await replay(finished, '--seat', '7')).err).toContain('There is no seat 7; this game has 2.');
    expect((await replay(finished, '--at', '9999')).err).toContain('there is no commit 9999');
    expect(await replay(running, '--seat', '0')).toMatchObject({ code: 0, err: '' });
  });
});
