import { describe, expect, test } from 'vitest';
import { auditExport } from './audit.ts';
import { tick } from './clock.ts';
import { exportGame } from './export.ts';
import { startedGame, testHouse } from './house.fixtures.ts';
import { asShown, loadGame } from './load.ts';
import { logOf } from './look.ts';
import { granted, pennies } from './pennies.fixtures.ts';
import { play } from './play.ts';

const titles = { pennies };
const hold = (seat: number, cmdId: string, pennies = 1) => ({
  seat,
  prompt: null,
  cmdId,
  answer: { orders: `HOLD ${pennies}` },
});

describe('promise 4: where the rules hide even who has answered', () => {
  const quietGame = async () => {
    const t = testHouse();
    const id = await startedGame(t, 3, [], { options: { quiet: true, rounds: 1 } });
    return { t, id, shown: async () => asShown((await loadGame(t.house, id))!) };
  };

  test('head, log and export of everybody stop before the first quiet answer, however many there are', async () => {
    const { t, id, shown } = await quietGame();
    const before = await shown();
    const export0 = JSON.stringify(await exportGame(t.house, before, 1));
    granted(await play(t.house, id, hold(0, 'a')));
    t.passMinutes(7);
    granted(await play(t.house, id, hold(1, 'b')));
    granted(await play(t.house, id, hold(0, 'c', 3)));
    const after = await shown();
    expect(after.state.head).toEqual(before.state.head);
    expect(JSON.stringify(await exportGame(t.house, after, 1))).toBe(export0);
    expect(logOf(t.house, after, 'spectator')).toEqual(logOf(t.house, before, 'spectator'));
  });

  test('the receipt has a hash of its own and no number that would count the others', async () => {
    const { t, id } = await quietGame();
    const first = granted(await play(t.house, id, hold(2, 'a')));
    const second = granted(await play(t.house, id, hold(1, 'b')));
    expect(first.head.hash).not.toBe(second.head.hash);
    expect([first.n, second.n]).toEqual([null, null]);
    expect(first.head.n).toBe(second.head.n);
  });

  test('afterwards the quiet commits are in their places without actor and time, and every export verifies', async () => {
    const { t, id } = await quietGame();
    const receipts = [];
    for (const seat of [2, 0, 1]) {
      t.passMinutes(5);
      receipts.push(granted(await play(t.house, id, hold(seat, `s${seat}`))));
    }
    const loaded = (await loadGame(t.house, id))!;
    expect(loaded.state.status).toBe('finished');
    const quiet = loaded.commits.filter((commit) => commit.by === 'quiet');
    expect(quiet.map(({ at, cmdId }) => [at, cmdId])).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
    const file = JSON.parse(JSON.stringify(await exportGame(t.house, loaded, 'spectator')));
    const report = auditExport(file, titles);
    expect(report.say).toContain('All is well');
    for (const receipt of receipts)
      expect(auditExport(file, titles, { n: null, hash: receipt.head.hash.slice(0, 12) }).verdict).toBe('well');
    expect(auditExport(file, titles, { n: null, hash: '0123456789ab' }).verdict).toBe('wrong');
  });

  test('a deadline does for the missing what the rules say and does not name them before the end', async () => {
    const t = testHouse();
    const id = await startedGame(t, 3, [], { options: { quiet: true, rounds: 2 } });
    granted(await play(t.house, id, hold(0, 'a')));
    t.passMinutes(24 * 60);
    await tick(t.house);
    const loaded = asShown((await loadGame(t.house, id))!);
    expect(loaded.state.head).toEqual((await loadGame(t.house, id))!.state.head);
    expect(JSON.stringify(await exportGame(t.house, loaded, 'spectator'))).not.toContain('Defaulted');
    expect(auditExport(await exportGame(t.house, loaded, 0), titles).verdict).toBe('open');
  });

  test('the same quiet command sent twice counts once', async () => {
    const { t, id } = await quietGame();
    await Promise.all([1, 2, 3].map(() => play(t.house, id, hold(0, 'same'))));
    expect((await loadGame(t.house, id))!.commits.filter((commit) => commit.by === 'quiet')).toHaveLength(1);
  });
});
