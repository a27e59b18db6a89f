import { describe, expect, test } from 'vitest';
import { rooms } from '#titles/registry.ts';
import { catchUp, tick, watch } from './clock.ts';
import { startedGame, testHouse } from './house.fixtures.ts';
import { sendWaiting } from './notifier.ts';
import { passTime } from './passTime.ts';
import { granted } from './pennies.fixtures.ts';
import { DAY, gameOn, ofType, type TimedGame, timedGame } from './time.fixtures.ts';

/** The clock looks every ten minutes for so long. */
async function run(g: TimedGame, minutes: number) {
  for (let passed = 0; passed < minutes; passed += 10) {
    g.t.passMinutes(10);
    await watch(g.t.house);
  }
}

const subjects = (g: TimedGame, kind: string) => g.t.letters.filter(({ subject }) => subject.startsWith(kind));

describe('promise 7: an outage', () => {
  const day = { options: { rounds: 3 }, turnHours: 24 };

  test('moves the deadlines that fell into it by its length, and everybody is told once', async () => {
    const g = await timedGame(3, day);
    await watch(g.t.house);
    await run(g, DAY - 60);
    g.t.passMinutes(5 * 60);
    await Promise.all([watch(g.t.house), watch(g.t.house), watch(g.t.house)]);
    expect((await g.prompt()).dueAt).toBe('2026-03-02T17:00:00.000Z');
    expect(ofType(await g.events(), 'game:ClockStopped')).toHaveLength(1);
    await run(g, 30);
    expect(
      subjects(g, 'time')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['p0@example.org', 'p1@example.org', 'p2@example.org']);
    await run(g, 60);
    expect((await g.prompt()).id).toBe('r2/fist');
  });

  test('also moves what was due so soon after it that the last hours were taken away, and nothing that is far', async () => {
    const g = await timedGame(2, day);
    await watch(g.t.house);
    await run(g, DAY - 5 * 60);
    g.t.passMinutes(4 * 60);
    await watch(g.t.house);
    expect((await g.prompt()).dueAt).toBe('2026-03-02T16:00:00.000Z');
    const far = await timedGame(2, { ...day, turnHours: 72 });
    await watch(far.t.house);
    far.t.passMinutes(5 * 60);
    await watch(far.t.house);
    expect((await far.prompt()).dueAt).toBe('2026-03-04T12:00:00.000Z');
  });

  test('of half an hour is none; the clock was merely late', async () => {
    const g = await timedGame(2, day);
    await watch(g.t.house);
    await run(g, DAY - 10);
    g.t.passMinutes(30);
    await watch(g.t.house);
    expect((await g.prompt()).id).toBe('r2/fist');
  });

  test('is made up for before anybody’s answer or a restart closes what was due', async () => {
    const g = await timedGame(3, day);
    await watch(g.t.house);
    g.t.passMinutes(2 * DAY);
    granted(await g.hold(0));
    expect((await g.prompt()).id).toBe('r1/fist');
    await catchUp(g.t.house);
    expect((await g.prompt()).dueAt).toBe('2026-03-04T12:00:00.000Z');
    expect(ofType(await g.events(), 'game:Defaulted')).toEqual([]);
  });
});

describe('two clocks at once, and clocks that are wrong', () => {
  test('close a prompt once, send each mail once', async () => {
    const g = await timedGame(3, { options: { rounds: 3 }, turnHours: 24 });
    await sendWaiting(g.t.house);
    g.t.letters.length = 0;
    g.t.passMinutes(DAY);
    await Promise.all(Array.from({ length: 4 }, () => tick(g.t.house)));
    expect(ofType(await g.events(), 'game:PromptClosed')).toHaveLength(1);
    await tick(g.t.house);
    expect(
      subjects(g, 'turn')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['p0@example.org', 'p1@example.org', 'p2@example.org']);
  });

  test('going backwards makes no commit older than the one before, opens nothing again and is no outage', async () => {
    const g = await timedGame(2, { options: { rounds: 3 }, turnHours: 24 });
    await watch(g.t.house);
    await run(g, DAY);
    const { id, openedAt } = await g.prompt();
    expect(id).toBe('r2/fist');
    g.t.setNow('2026-03-01T18:00:00.000Z');
    await watch(g.t.house);
    granted(await g.hold(0));
    const { commits } = await g.loaded();
    expect(commits.map(({ at }) => at).toSorted()).toEqual(commits.map(({ at }) => at));
    expect((await g.prompt()).openedAt).toBe(openedAt);
    g.t.setNow('2026-03-02T12:05:00.000Z');
    await watch(g.t.house);
    expect(ofType(await g.events(), 'game:ClockStopped')).toEqual([]);
  });
});

describe('promise 9: reminders', () => {
  const days = { options: { rounds: 2 }, turnHours: 72 };

  test('come half-way and a day before, to who has nothing stored when they are sent', async () => {
    const g = await timedGame(3, days);
    granted(await g.hold(0, 1, 'later'));
    await g.pass(36 * 60 - 1);
    expect(subjects(g, 'reminder')).toEqual([]);
    await g.pass(1);
    await g.pass(1);
    expect(subjects(g, 'reminder').map(({ to }) => to)).toEqual(['p1@example.org', 'p2@example.org']);
    granted(await g.hold(1));
    await g.pass(12 * 60);
    expect(subjects(g, 'reminder').map(({ to }) => to)).toEqual(['p1@example.org', 'p2@example.org', 'p2@example.org']);
  });

  test('are not lost when somebody acts in the very moment, and come once however often the clock looks', async () => {
    const g = await timedGame(2, days);
    g.t.passMinutes(36 * 60);
    granted(await g.hold(0));
    for (let i = 0; i < 3; i++) await tick(g.t.house);
    expect(subjects(g, 'reminder').map(({ to }) => to)).toEqual(['p1@example.org']);
  });

  test('that were missed come as one, and none after the deadline', async () => {
    const g = await timedGame(1, days);
    await g.pass(50 * 60);
    expect(subjects(g, 'reminder')).toHaveLength(1);
    await g.pass(22 * 60);
    expect(subjects(g, 'reminder')).toHaveLength(1);
  });

  test('come anew when people have moved the deadline, and spare who has said that he is away', async () => {
    const g = await timedGame(1, days);
    await g.pass(48 * 60);
    expect(subjects(g, 'reminder')).toHaveLength(1);
    const away = { seat: 0, absence: 'a', from: '2026-03-03T12:00:00.000Z', to: '2026-03-14T00:00:00.000Z' };
    granted(await g.command(0, { type: 'SetAbsence', ...away }));
    await g.pass(8 * DAY);
    expect(subjects(g, 'reminder')).toHaveLength(1);
    await g.pass(2 * DAY + 12 * 60);
    expect((await g.prompt()).id).toBe('r2/fist');
  });

  test('can be other ones, or none', async () => {
    const none = await timedGame(1, { ...days, reminders: [] });
    await none.pass(71 * 60);
    expect(subjects(none, 'reminder')).toEqual([]);
    const hour = await timedGame(1, { ...days, reminders: [60] });
    await hour.pass(71 * 60 - 1);
    expect(subjects(hour, 'reminder')).toEqual([]);
    await hour.pass(1);
    expect(subjects(hour, 'reminder')).toHaveLength(1);
  });
});

describe('promise 7: no game stalls', () => {
  test.each([false, true])(
    'pennies (quiet: %s) with everything left to its default comes to its end, audited',
    async (quiet) => {
      const g = await timedGame(3, {
        ...{ options: { rounds: 9, quiet }, turnHours: 24, graceHours: 12, idleAfter: 2, wantedAfter: 3 },
      });
      await passTime(g.t.house, 30 * DAY, g.t.setNow);
      expect((await g.state()).status).toBe('finished');
      expect(await g.audit()).toMatchObject({ verdict: 'well' });
    },
  );

  test('a year of The Brotherhood with everything left to its default comes to its end', async () => {
    const t = testHouse({ ...rooms });
    const id = await startedGame(t, 5, [], { title: 'brotherhood', turnHours: 24, graceHours: 12, wantedAfter: 3 });
    await passTime(t.house, 366 * DAY, t.setNow);
    const g = gameOn(t, id);
    expect((await g.state()).status).toBe('finished');
    expect(ofType(await g.events(), 'game:SeatWanted')).toHaveLength(5);
  });

  test('a clock that was moved has done everything at its time', async () => {
    const g = await timedGame(2, { options: { rounds: 3 }, turnHours: 24, wantedAfter: null });
    await passTime(g.t.house, 60 * 60, g.t.setNow);
    expect(ofType(await g.events(), 'game:PromptOpened').map(({ dueAt }) => dueAt)).toEqual([
      '2026-03-02T12:00:00.000Z',
      '2026-03-03T12:00:00.000Z',
      '2026-03-04T12:00:00.000Z',
    ]);
    expect(ofType(await g.events(), 'game:ClockStopped')).toEqual([]);
  });
});
