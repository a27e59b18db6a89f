import { describe, expect, test } from 'vitest';
import { moveOf } from './asked.ts';
import { auditExport } from './audit.ts';
import { tick } from './clock.ts';
import { exportGame } from './export.ts';
import { startedGame, testHouse } from './house.fixtures.ts';
import { longshotGame } from './lines.fixtures.ts';
import { sendWaiting } from './notifier.ts';
import { granted } from './pennies.fixtures.ts';
import { playLines } from './play.ts';

const ordersOf = ({ done }: { done: readonly { orders: string }[] }) => done.map(({ orders }) => orders);

describe('lines that follow one another', () => {
  test('are each a command and a commit of their own, and the audit decides them again', async () => {
    const g = await longshotGame({}, { options: { target: 8 } });
    const before = await g.n();
    const played = await g.sent('hello\nROLL\nROLL\nBANK', 'a');
    expect(ordersOf(played)).toEqual(['ROLL', 'ROLL', 'BANK']);
    expect(played).toMatchObject({ stopped: null, repeated: false, last: before + 3, keepsTheWord: false });
    expect(played.done.map(({ prose }) => prose)).toEqual([[], [], ['hello']]);
    expect(await g.inner()).toMatchObject({ scores: [8, 0], seat: 1 });
    expect(await g.n()).toBe(before + 3);
    const file = await exportGame(g.house, await g.loaded(), 0);
    expect(auditExport(JSON.parse(JSON.stringify(file)), { longshot: g.house.rooms.longshot!.title }).verdict).toBe(
      'well',
    );
  });

  test('stop at the one that is refused: what was done stays, what is behind it is not tried', async () => {
    const g = await longshotGame();
    const played = await g.sent('ROLL\nMARK 9\nROLL\nBANK', 'a');
    expect(ordersOf(played)).toEqual(['ROLL']);
    expect(played.stopped).toMatchObject({
      orders: 'MARK 9',
      refusal: { code: 'BAD_MARK', say: 'A die has 1 to 6, not 9.' },
      untried: ['ROLL', 'BANK'],
    });
    expect(played.keepsTheWord).toBe(true);
    expect((await g.inner()).pot).toBe(4);
  });

  test('stop when the turn goes to others', async () => {
    const g = await longshotGame({ 't1/roll2': 1 });
    const played = await g.sent('ROLL\nROLL\nROLL\nBANK', 'a');
    expect(ordersOf(played)).toEqual(['ROLL', 'ROLL']);
    expect(played.stopped).toMatchObject({ refusal: { code: 'TURN_PASSED' }, orders: 'ROLL', untried: ['BANK'] });
    expect(played.keepsTheWord).toBe(false);
  });

  test('stop also when a bot has had its turn and the seat is asked again', async () => {
    const g = await longshotGame({ 't1/roll1': 1 }, { people: 1, bots: ['bold'] });
    const played = await g.sent('ROLL\nROLL', 'a');
    expect(played.stopped?.refusal.code).toBe('TURN_PASSED');
    expect(await g.inner()).toMatchObject({ turn: 3, seat: 0, pot: 0, scores: [0, 8] });
  });

  test('refuse as a whole what the first line is refused for, and what has a wrong shape anywhere', async () => {
    const g = await longshotGame();
    const before = await g.n();
    expect(await g.send('BANK\nROLL', 'a')).toMatchObject({ code: 'EMPTY_POT' });
    const commands = [{ type: 'Roll' }, { type: 'Mark', n: 'x' }];
    expect(await g.send('', 'b', { answer: { commands } })).toMatchObject({ code: 'BAD_SHAPE', at: 'commands.1.n' });
    const many = Array.from({ length: 41 }, () => ({ type: 'Mark', n: 1 }));
    expect(await g.send('', 'c', { answer: { commands: many } })).toMatchObject({ code: 'TOO_MANY_LINES' });
    expect(await g.send('', 'd', { answer: { commands: [] } })).toMatchObject({ code: 'NO_ORDERS' });
    expect(await g.n()).toBe(before);
  });

  test('end with the game', async () => {
    const g = await longshotGame({}, { options: { target: 8 } });
    const played = await g.sent('ROLL\nROLL\nBANK\nROLL', 'a');
    expect(played.stopped?.refusal.code).toBe('GAME_OVER');
    expect((await g.loaded()).state.status).toBe('finished');
  });
});

describe('promise 2: lines that come twice', () => {
  test('count once', async () => {
    const g = await longshotGame();
    const first = await g.sent('ROLL\nROLL\nBANK', 'a');
    const [n, again] = [await g.n(), await g.sent('ROLL\nROLL\nBANK', 'a')];
    expect(await g.n()).toBe(n);
    expect(again).toMatchObject({ repeated: true, last: first.last, stopped: null });
    expect(again.done.map(({ leaf }) => leaf)).toEqual(first.done.map(({ leaf }) => leaf));
  });

  test('at the same moment count once', async () => {
    const g = await longshotGame();
    const before = await g.n();
    const all = await Promise.all(Array.from({ length: 5 }, () => g.sent('ROLL\nROLL\nROLL\nBANK', 'a')));
    expect(all.map(ordersOf)).toEqual(all.map(() => ['ROLL', 'ROLL', 'ROLL', 'BANK']));
    expect(await g.n()).toBe(before + 4);
  });

  test('go on behind the line after which the process died, as they were understood at first', async () => {
    for (const survived of [1, 2]) {
      const g = await longshotGame();
      const { append } = g.house.ports.events;
      let left = survived;
      g.house.ports.events.append = async (commit) => {
        if (left-- > 0) return append(commit);
        throw new Error('killed');
      };
      await expect(g.send('ROLL\nROLL\nBANK', 'a')).rejects.toThrow('killed');
      g.house.ports.events.append = append;
      g.house.cache.clear();
      // By now the text alone would be read otherwise, or be refused.
      const played = await g.sent('BANK\nnothing else', 'a');
      expect(ordersOf(played)).toEqual(['ROLL', 'ROLL', 'BANK']);
      expect(await g.inner()).toMatchObject({ scores: [8, 0] });
    }
  });

  test('are not taken up again where the player has gone on, or others have', async () => {
    const g = await longshotGame({ 't2/roll1': 1 });
    await g.sent('ROLL\nMARK 9\nBANK', 'a');
    await g.sent('ROLL', 'b');
    expect((await g.sent('ROLL\nMARK 9\nBANK', 'a')).stopped?.refusal.code).toBe('MOVED_ON');
    const h = await longshotGame({ 't1/roll2': 1, 't2/roll1': 1 });
    await h.sent('ROLL\nROLL\nROLL', 'a');
    await h.sent('ROLL', 'x', { seat: 1 });
    expect(await h.inner()).toMatchObject({ turn: 3, seat: 0 });
    const n = await h.n();
    expect((await h.sent('ROLL\nROLL\nROLL', 'a')).stopped?.refusal.code).toBe('TURN_PASSED');
    expect(await h.n()).toBe(n);
  });
});

describe('questions that the house closes', () => {
  test('are closed between two lines, also within the time for a change of mind', async () => {
    const g = await longshotGame({}, { options: { closed: true }, changeOfMindMinutes: 10 });
    const played = await g.sent('ROLL\nROLL\nBANK', 'a');
    expect(ordersOf(played)).toEqual(['ROLL', 'ROLL', 'BANK']);
    expect((await g.inner()).scores).toEqual([8, 0]);
    const alone = await longshotGame({}, { options: { closed: true }, changeOfMindMinutes: 10 });
    await alone.sent('ROLL', 'a');
    expect((await alone.inner()).pot).toBe(0);
  });

  test('stop the lines where others are awaited, and nobody learns from it whether a quiet one was answered', async () => {
    for (const quiet of [false, true]) {
      const t = testHouse();
      const id = await startedGame(t, 2, [], { options: { rounds: 2, quiet } });
      const hold = (pennies: number) => ({ type: 'Hold', pennies });
      const move = { seat: 0, prompt: null, answer: { commands: [hold(1), hold(2)] } };
      const played = granted(await playLines(t.house, id, { ...move, cmdId: 'a' }));
      expect(ordersOf(played)).toEqual(['HOLD 1']);
      expect(played.stopped?.refusal).toMatchObject({ code: 'TURN_PASSED', say: expect.stringContaining('waits for') });
      expect(played.done[0]!.n === null).toBe(quiet);
    }
  });

  test('wait for a player who has said that he is not ready', async () => {
    const g = await longshotGame({}, { options: { closed: true } });
    const played = await g.sent('ROLL\nROLL', 'a', { say: 'later' });
    expect(played.stopped?.refusal.code).toBe('TURN_PASSED');
  });
});

describe('promise 9: a turn of one’s own', () => {
  test('is no news to its player while he goes on, and one receipt tells of all of it', async () => {
    const g = await longshotGame();
    await sendWaiting(g.house);
    const letters = g.letters.length;
    for (const i of [1, 2, 3]) {
      await g.sent('ROLL', `r${i}`);
      g.passMinutes(5);
      await tick(g.house);
    }
    expect(g.letters.slice(letters)).toEqual([]);
    await g.sent('BANK', 'bank');
    await sendWaiting(g.house);
    const mine = g.letters.slice(letters).filter(({ to }) => to === 'p0@example.org');
    expect(mine.map(({ subject }) => subject)).toEqual([`receipt ${await g.n()}`]);
    g.passMinutes(60);
    await tick(g.house);
    expect(g.letters.slice(letters).filter(({ to }) => to === 'p0@example.org')).toHaveLength(1);
    const turns = (await g.notices(0)).filter(({ kind, later }) => kind === 'turn' && later);
    expect(turns.map(({ state, why }) => [state, why])).toEqual(Array(3).fill(['dropped', 'the player has gone on']));
    expect(g.letters.filter(({ to, subject }) => to === 'p1@example.org' && subject.startsWith('turn'))).toHaveLength(
      1,
    );
  });

  test('that he walks away from is told to him after a while, once, and reminded of as any', async () => {
    const g = await longshotGame({}, { turnHours: 24 });
    await g.sent('ROLL\nROLL', 'a');
    await sendWaiting(g.house);
    const letters = g.letters.length;
    const mine = () =>
      g.letters.slice(letters).flatMap(({ to, subject }) => (to === 'p0@example.org' ? [subject] : []));
    g.passMinutes(29);
    await tick(g.house);
    expect(mine()).toEqual([]);
    g.passMinutes(2);
    await tick(g.house);
    expect(mine()).toEqual([`turn ${await g.n()}`]);
    for (let hour = 0; hour < 23; hour++) {
      g.passMinutes(60);
      await tick(g.house);
    }
    expect(mine().some((subject) => subject.startsWith('reminder'))).toBe(true);
    expect(mine().filter((subject) => subject.startsWith('turn'))).toHaveLength(1);
  });

  test('is his own doing too where the house closes what he alone has answered', async () => {
    const g = await longshotGame({}, { options: { closed: true } });
    const n = await g.n();
    await g.sent('ROLL', 'a');
    const turn = (await g.notices(0)).find((one) => one.kind === 'turn' && one.n > n);
    expect(turn).toMatchObject({ n: n + 2, state: 'queued', later: true });
    await sendWaiting(g.house);
    expect(g.letters.some(({ subject }) => subject === `turn ${n + 2}`)).toBe(false);
    const other = await longshotGame({}, { options: { closed: true } });
    other.passMinutes(5000);
    await tick(other.house);
    expect((await other.notices(0)).filter(({ kind, later }) => kind === 'turn' && later)).toEqual([]);
  });

  test('whose lines stopped as the turn went to others is told by a receipt at once', async () => {
    const g = await longshotGame({ 't1/roll2': 1 });
    await sendWaiting(g.house);
    const { last } = await g.sent('ROLL\nROLL\nBANK', 'a');
    await sendWaiting(g.house);
    expect(await g.notices(0)).toContainEqual({ kind: 'receipt', n: last, state: 'sent', later: false, why: null });
  });

  test('is told to nobody twice when a question takes several moves', async () => {
    const g = await longshotGame();
    await sendWaiting(g.house);
    const letters = g.letters.length;
    await g.sent('MARK 3', 'a');
    await g.sent('ROLL', 'b');
    await g.sent('BANK', 'c');
    g.passMinutes(60);
    await tick(g.house);
    const subjects = g.letters.slice(letters).flatMap(({ to, subject }) => (to === 'p0@example.org' ? [subject] : []));
    expect(subjects.filter((subject) => subject.startsWith('turn'))).toEqual([]);
    expect(subjects).toContain(`receipt ${await g.n()}`);
  });
});

test('a bot answers a question that takes several moves move by move', async () => {
  const g = await longshotGame({ 't1/roll1': 1 }, { people: 1, bots: ['noting'] });
  await g.sent('ROLL', 'a');
  const bots = (await g.loaded()).commits.flatMap((commit) => {
    const move = moveOf(commit);
    return move?.seat === 1 ? [move.command.type] : [];
  });
  expect(bots).toEqual(['Mark', 'Roll', 'Bank']);
  expect(await g.inner()).toMatchObject({ scores: [0, 4], seat: 0 });
});

test('views that follow the answer are written from the newest move, whoever’s turn it is to write them', async () => {
  const g = await longshotGame();
  const works: (() => Promise<unknown>)[] = [];
  const house = {
    ...g.house,
    afterwards: { follow: (_: string, work: () => Promise<unknown>) => works.push(work), idle: async () => {} },
  };
  const send = (orders: string, cmdId: string) =>
    playLines(house, g.id, { seat: 0, prompt: null, cmdId, answer: { orders } });
  await send('ROLL', 'a');
  await send('ROLL', 'b');
  expect((await house.ports.index.summary(g.id))!.n).toBeLessThan((await g.n()) - 1);
  // The first to come is the last to be done: it has taken the place of the other.
  await works[0]!();
  expect((await house.ports.index.summary(g.id))!.n).toBe(await g.n());
});
