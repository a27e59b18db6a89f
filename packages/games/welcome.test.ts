import { describe, expect, test } from 'vitest';
import { testHouse } from './house.fixtures.ts';
import { asShown, loadGame } from './load.ts';
import type { Said } from './model.ts';
import { granted } from './pennies.fixtures.ts';
import { play } from './play.ts';
import { createGame, gameRequest, startGame } from './seating.ts';
import { welcomingRoom } from './welcome.fixtures.ts';

describe('a seat that is only welcome', () => {
  const marked = async (heard: boolean, more: { say?: Said } = {}) => {
    const t = testHouse({ longshot: welcomingRoom(heard) });
    const seats = [{ email: 'ann@example.org' }, { email: 'bob@example.org' }];
    const { id } = granted(await createGame(t.house, gameRequest.parse({ title: 'longshot', seats }), null));
    granted(await startGame(t.house, id));
    const before = (await loadGame(t.house, id))!.state.head.n;
    const move = { seat: 1, prompt: null, cmdId: 'a', answer: { orders: 'MARK 3' }, ...more };
    const receipt = granted(await play(t.house, id, move));
    return { before, receipt, shown: asShown((await loadGame(t.house, id))!) };
  };

  test('answers the question of another without naming it; where that is heard, everybody sees who has sent something and when', async () => {
    const { before, receipt, shown } = await marked(true);
    expect(receipt).toMatchObject({ n: before + 1, prompt: 't1/roll1', orders: 'MARK 3' });
    expect(shown.state.head.n).toBe(before + 1);
    expect(shown.commits.at(-1)).toMatchObject({ by: 'seat:1', cmdId: 'a' });
  });

  test('promise 4: is not seen by others until the question closes, where it is not heard', async () => {
    const { before, receipt, shown } = await marked(false);
    expect(receipt).toMatchObject({ n: null, orders: 'MARK 3' });
    expect([shown.state.head.n, shown.commits.length]).toEqual([before, before]);
  });

  test.each([true, false])(
    'is waited for by nobody, though it says that it is not ready (heard: %s)',
    async (heard) => {
      const { receipt, shown } = await marked(heard, { say: 'later' });
      expect(receipt.orders).toBe('MARK 3');
      expect(shown.state.prompts['t1/roll1']).toMatchObject({ said: {} });
    },
  );
});
