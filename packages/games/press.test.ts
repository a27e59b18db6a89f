import { describe, expect, test } from 'vitest';
import { exportGame } from './export.ts';
import { startedGame, testHouse } from './house.fixtures.ts';
import { loadGame } from './load.ts';
import { granted } from './pennies.fixtures.ts';
import { MAX_PRESS, sendPress } from './press.ts';

async function table(more = {}) {
  const t = testHouse();
  const id = await startedGame(t, 3, [], more);
  const record = (await t.house.ports.index.get(id))!;
  const holders = await t.house.ports.holders.of(id);
  let once = 0;
  const write = (from: number, to: 'all' | number[], text: string, key = `m${once++}`) =>
    sendPress(t.house, record, holders[from]!, { to, text, once: key });
  const read = async (seat: number, page = {}) =>
    (await t.house.ports.press.read(id, { seat, tenure: 0 }, page)).messages.map(({ text }) => text);
  return { t, id, record, write, read };
}

describe('promise 4: press', () => {
  test('is read by those it is for, and by nobody else', async () => {
    const { write, read } = await table();
    granted(await write(0, [1], 'one to two'));
    granted(await write(0, [1, 2], 'one to both'));
    granted(await write(2, 'all', 'three to all'));
    expect(await read(0)).toEqual(['three to all', 'one to both', 'one to two']);
    expect(await read(1)).toEqual(['three to all', 'one to both', 'one to two']);
    expect(await read(2)).toEqual(['three to all', 'one to both']);
  });

  test('is in no commit and no export', async () => {
    const { t, id, write } = await table();
    const before = (await loadGame(t.house, id))!.state.head;
    granted(await write(0, 'all', 'the needle in the stack'));
    const loaded = (await loadGame(t.house, id))!;
    expect(loaded.state.head).toEqual(before);
    expect(JSON.stringify(await exportGame(t.house, loaded, 0))).not.toContain('needle');
  });

  test('keeps what people write as it is, but for marks that turn or break what follows', async () => {
    const { write, read } = await table();
    granted(await write(0, [1], "<b>$& $1</b> '; DROP\r\n\u202eevil\u2066 🎲\u0007 عربي"));
    expect(await read(1)).toEqual(["<b>$& $1</b> '; DROP\nevil 🎲 عربي"]);
  });

  test('of a megabyte is refused with the numbers', async () => {
    const { write, read } = await table();
    const refused = await write(0, 'all', 'x'.repeat(1024 * 1024));
    expect(refused).toMatchObject({ code: 'LONG_PRESS', at: 'text' });
    expect((refused as { say: string }).say).toContain('1,048,576');
    granted(await write(0, 'all', 'x'.repeat(MAX_PRESS)));
    expect(await read(1)).toHaveLength(1);
  });

  test('can be only public, or none, as the table has agreed', async () => {
    const open = await table({ press: 'public' });
    expect(await open.write(0, [1], 'psst')).toMatchObject({ code: 'PUBLIC_PRESS' });
    granted(await open.write(0, 'all', 'hear'));
    const silent = await table({ press: 'none' });
    expect(await silent.write(0, 'all', 'hear')).toMatchObject({ code: 'NO_PRESS' });
  });
});

describe('promise 2: press', () => {
  test('sent twice with one id, or twenty times at once, is one letter and one notice', async () => {
    const { t, id, write, read } = await table();
    const sent = await Promise.all(Array.from({ length: 20 }, () => write(0, [1], 'once', 'same')));
    expect(new Set(sent.map((one) => granted(one).n)).size).toBe(1);
    expect(await read(1)).toEqual(['once']);
    const told = (await t.house.ports.notices.ofGame(id)).filter(({ kind }) => kind === 'press');
    expect(told.map(({ seat, channel }) => [seat, channel])).toEqual([[1, 'mail']]);
  });
});

test('ten thousand letters in a game are read a page at a time, each once and in order', async () => {
  const { t, id } = await table();
  const { press } = t.house.ports;
  const draft = (i: number) => ({
    ...{ game: id, at: '2026-03-01T12:00:00.000Z', from: { seat: i % 3, tenure: 0 }, text: `t${i}` },
    to: i % 2 ? ('all' as const) : [{ seat: (i + 1) % 3, tenure: 0 }],
  });
  for (let i = 0; i < 10_000; i++) await press.add(draft(i), `k${i}`);
  const mine = (i: number) => i % 2 === 1 || i % 3 === 1 || (i + 1) % 3 === 1;
  const seen: number[] = [];
  let after: number | undefined;
  do {
    const page = await press.read(id, { seat: 1, tenure: 0 }, { limit: 500, ...(after ? { after } : {}) });
    expect(page.messages.length).toBeLessThanOrEqual(500);
    seen.push(...page.messages.map(({ n }) => n));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(
    Array.from({ length: 10_000 }, (_, i) => i)
      .filter(mine)
      .map((i) => i + 1)
      .reverse(),
  );
});
