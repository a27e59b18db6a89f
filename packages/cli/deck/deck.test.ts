import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { AnyTitle } from '#engine/title.ts';
import { pebbles } from '../../../test/pebbles.ts';
import { stones } from '../../../test/stones.ts';
import { type ExitCode, FOUND_WELL, FOUND_WRONG, Trouble } from '../io.ts';
import { shell } from '../shell.fixtures.ts';
import { addDeck } from './deck.ts';
import { tryDeck } from './trial.ts';
import { type CardTitle, whoseDeck } from './whose.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-deck-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** `deck` with the titles of this test instead of the house's. */
async function deck(args: readonly string[], titles: Readonly<Record<string, AnyTitle>> = { stones, pebbles }) {
  const out: string[] = [];
  let code: ExitCode = FOUND_WELL;
  const io = { out: (text: string) => out.push(text), err: () => {}, tty: false, env: {} };
  const program = new Command().exitOverride();
  addDeck(program, io, (to) => (code = to), titles);
  await program.parseAsync(['deck', ...args], { from: 'user' });
  return { code: code as ExitCode, out: out.join('\n') };
}

async function check(content: unknown, ...flags: string[]) {
  const path = join(folder, 'cards.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return deck(['check', path, '--games', '30', ...flags]);
}

const box = {
  name: 'Ours',
  count: 6,
  stones: [
    { name: 'OAK', number: 3, count: 5 },
    { name: 'ELM', number: 5, needs: 1 },
  ],
};
const card = stones as CardTitle;

describe('deck check', () => {
  test('finds a good deck well after games with every number of players', async () => {
    const { code, out } = await check(box);
    expect(out.split('\n')).toEqual([
      'For stones: own cards: Ours, 6 cards.',
      '30 simulated games, all finished.',
      'Each of its 2 things could be used by somebody.',
      'All is well: these cards can be played with.',
    ]);
    expect(code).toBe(FOUND_WELL);
  });

  test('says what is wrong with which card, and plays no game then', async () => {
    const { code, out } = await check({
      ...box,
      title: 'stones',
      stones: [{ name: 'OAK', number: 12 }, { number: 1 }],
    });
    expect(out.split('\n')).toEqual([
      'For stones.',
      '2 things are wrong with the file:',
      '  stone 1 (OAK): number must be a whole number 0 to 9, not 12',
      '  stone 2: name must be a text of 1 to 40 characters, and is missing',
      'Something is wrong.',
    ]);
    expect(code).toBe(FOUND_WRONG);
  });

  test('checks the counts', async () => {
    const { code, out } = await check({ ...box, count: 7 });
    expect(out).toContain('1 thing is wrong with the file:\n  count: The stones are 6 together, not 7.');
    expect(code).toBe(FOUND_WRONG);
  });

  test('names what nobody could ever use', async () => {
    const never = { name: 'CROWN', number: 1, needs: 99 };
    const { code, out } = await check({ ...box, count: 7, stones: [...box.stones, never] });
    expect(out).toContain('In none of these games could anybody use 1 of 3 things:\n  CROWN\n');
    expect(code).toBe(FOUND_WRONG);
  });

  test('tells of numbers of players that can’t begin with it, and plays with the others', async () => {
    const few = { ...box, count: 3, stones: [{ name: 'OAK', number: 3, count: 3 }] };
    const { code, out } = await check(few, '--json');
    expect(JSON.parse(out)).toMatchObject({
      well: false,
      findings: [],
      trial: { games: 30, finished: 30, refused: [{ at: '4 players', say: '4 players need 4 stones; there are 3.' }] },
    });
    expect(code).toBe(FOUND_WRONG);
    expect((await check(few, '--seats', '3')).code).toBe(FOUND_WELL);
  });

  test('tells of games that break, each fault once', async () => {
    // Nobody can lay anything, so that even the default is refused.
    const { code, out } = await check(
      { ...box, count: 2, stones: [{ name: 'CROWN', number: 1, needs: 1, count: 2 }] },
      '--seats',
      '2',
    );
    expect(code).toBe(FOUND_WRONG);
    expect(out).toContain('30 simulated games, 0 finished.');
    expect(out).toMatch(/1 fault of these games:\n {2}the game broke: .* \(30 times, first with 2 players\)/);
  });

  test('refuses a file of more than 128 KB, spaces included', async () => {
    const { code, out } = await check(JSON.stringify(box) + ' '.repeat(128 * 1024));
    expect(out).toContain('the file has 129 KB; a deck can have 128 KB');
    expect(code).toBe(FOUND_WRONG);
  });

  test('could not tell of what is no JSON, and says where it breaks', async () => {
    await expect(check('{"name": "Ours",\n "count": 6,}')).rejects.toThrow(
      /is no JSON: it goes wrong at line 2, column 13/,
    );
    expect(await shell(['deck', 'check', join(folder, 'none.json')])).toMatchObject({ code: 2 });
    await expect(check(box, '--seats', '9')).rejects.toThrow('Stones is for 2 to 4 players, not 9.');
  });
});

describe('a trial', () => {
  test('is the same each time, and divides its games among the numbers of players', () => {
    const seen: number[] = [];
    const plan = { title: card, deck: card.decks.builtIn['house-1'], games: 10, seats: [2, 3, 4] };
    const trial = tryDeck(plan, (done) => seen.push(done));
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(trial).toMatchObject({ games: 10, finished: 10, items: 6, neverUsable: [] });
    expect(tryDeck(plan)).toEqual(trial);
  });

  test('watches the rules’ own invariants', () => {
    const strict: CardTitle = {
      ...card,
      violations: (_before, event) => ('die' in event && event.die === 6 ? ['a six'] : []),
    };
    const trial = tryDeck({ title: strict, deck: card.decks.builtIn['house-1'], games: 10, seats: [2] });
    expect(trial.faults).toEqual([
      { what: 'Rolled: a six', times: expect.any(Number), seats: 2, seed: expect.stringMatching(/^deck\/2\/\d$/) },
    ]);
  });

  test('of no games tells nothing about what can be used', () => {
    expect(tryDeck({ title: card, deck: card.decks.builtIn['house-1'], games: 0, seats: [2] }).neverUsable).toEqual([]);
  });
});

describe('whose a deck is', () => {
  const other = {
    ...card,
    name: 'other',
    decks: { ...card.decks, schema: z.strictObject({ schema: z.literal('other/1'), cards: z.array(z.string()) }) },
  };
  const titles = { stones, pebbles, other };

  test('the file says itself, or it fits one title alone', () => {
    expect(whoseDeck(titles, { title: 'stones' })).toBe(stones);
    expect(whoseDeck(titles, box)).toBe(stones);
    expect(whoseDeck(titles, { schema: 'other/1', cards: [] })).toBe(other);
  });

  test('is known by its fixed words where something else in it is wrong', () => {
    expect(whoseDeck(titles, { schema: 'other/1', cards: [7] })).toBe(other);
  });

  test('can’t be told of anything else', () => {
    for (const json of [{}, [], 'stones', null, { title: 'chess' }, { title: '__proto__' }])
      expect(() => whoseDeck(titles, json)).toThrow('Titles with cards to replace: stones, other.');
    expect(() => whoseDeck({ ...titles, twin: { ...stones, name: 'twin' } }, box)).toThrow(Trouble);
    expect(() => whoseDeck(titles, { title: 'pebbles' })).toThrow('Pebbles has no cards to replace');
  });

  test('may be said on the command line', async () => {
    expect((await check({ ...box, name: 7 }, '--title', 'stones')).out).toContain('name must be a text');
    await expect(check(box, '--title', 'pebbles')).rejects.toThrow(
      'Pebbles has no cards to replace; titles that have: stones.',
    );
    await expect(check(box, '--title', 'chess')).rejects.toThrow('There is no title "chess"');
  });
});

describe('deck print', () => {
  test('writes a deck of the house that passes the check', async () => {
    const usual = await deck(['print', 'stones']);
    expect(JSON.parse(usual.out)).toEqual(card.decks.builtIn['house-1']);
    expect(JSON.parse((await deck(['print', 'stones', 'house-2'])).out).count).toBe(4);
    expect(await check(usual.out)).toMatchObject({ code: FOUND_WELL });
  });

  test('refuses what is not there', async () => {
    await expect(deck(['print', 'stones', 'toString'])).rejects.toThrow(
      'Stones has no deck "toString"; it has house-1, house-2.',
    );
    expect(await shell(['deck', 'print', 'brotherhood'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no cards to replace'),
    });
  });
});
