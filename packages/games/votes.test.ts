import { describe, expect, test } from 'vitest';
import type { Motion } from './model.ts';
import { granted } from './pennies.fixtures.ts';
import { DAY, ofType, type TimedGame, timedGame } from './time.fixtures.ts';

const long = { options: { rounds: 5 }, turnHours: 48 };
const holidays: Motion = { on: 'pause', reason: 'Holidays', minutes: 7 * DAY };
const vote = (g: TimedGame, seat: number, motion: Motion, aye = true) =>
  g.command(seat, { type: 'Vote', seat, motion, aye });

describe('a pause', () => {
  test('by the organiser stops the deadlines and credits to the millisecond how long it was', async () => {
    const g = await timedGame(2, long);
    const { dueAt } = await g.prompt();
    granted(await g.command('host', { type: 'Pause', reason: 'Christmas', minutes: 10 * DAY }));
    expect(await g.hold(0)).toMatchObject({ code: 'PAUSED' });
    g.t.setNow('2026-03-05T13:14:15.678Z');
    await g.pass(0);
    expect((await g.state()).status).toBe('paused');
    granted(await g.command('host', { type: 'Resume' }));
    const credit = Date.parse('2026-03-05T13:14:15.678Z') - Date.parse('2026-03-01T12:00:00.000Z');
    expect(Date.parse((await g.prompt()).dueAt)).toBe(Date.parse(dueAt) + credit);
    expect(ofType(await g.events(), 'game:DeadlineMoved')).toMatchObject([{ because: 'pause', from: dueAt }]);
  });

  test('ends by itself at its end, also when the clock comes late, and is credited for as long as it was', async () => {
    const g = await timedGame(2, long);
    granted(await g.command('host', { type: 'Pause', reason: 'Move', minutes: 60 }));
    await g.pass(59);
    expect((await g.state()).status).toBe('paused');
    await g.pass(8);
    expect((await g.state()).status).toBe('running');
    expect(ofType(await g.events(), 'game:Resumed')).toMatchObject([{ because: 'time' }]);
    expect((await g.prompt()).dueAt).toBe('2026-03-03T13:07:00.000Z');
  });

  test('stops the window for a change of mind as well', async () => {
    const g = await timedGame(2, { ...long, changeOfMindMinutes: 30 });
    granted(await g.hold(0));
    granted(await g.hold(1));
    await g.pass(20);
    granted(await g.command('host', { type: 'Pause', reason: 'Storm', minutes: DAY }));
    await g.pass(600);
    granted(await g.command('host', { type: 'Resume' }));
    await g.pass(9);
    expect((await g.prompt()).id).toBe('r1/fist');
    await g.pass(1);
    expect((await g.prompt()).id).toBe('r2/fist');
  });

  test('comes by vote of more than half, with the count in sight, and ends so', async () => {
    const g = await timedGame(4, long, ['heuristic']);
    for (const seat of [0, 1]) granted(await vote(g, seat, holidays));
    expect((await g.state()).status).toBe('running');
    expect((await g.log()).at(-1)).toContain('2 of 4 are for it, 3 are needed');
    granted(await vote(g, 2, { on: 'pause', reason: 'other words', minutes: 60 }));
    expect((await g.state()).paused).toMatchObject({
      reason: 'Holidays',
      until: '2026-03-08T12:00:00.000Z',
      by: 'vote',
    });
    for (const seat of [1, 2, 3]) granted(await vote(g, seat, { on: 'resume' }));
    expect((await g.state()).status).toBe('running');
    expect((await g.state()).motions).toEqual({});
  });

  test('is told to everybody once when it begins and when it ends', async () => {
    const g = await timedGame(3, long);
    granted(await g.command('host', { type: 'Pause', reason: 'Storm', minutes: DAY }));
    await g.pass(0);
    await g.pass(DAY);
    const told = g.t.letters.filter(({ subject }) => subject.startsWith('time'));
    expect(told.map(({ to }) => to).sort()).toEqual(
      ['p0', 'p0', 'p1', 'p1', 'p2', 'p2'].map((name) => `${name}@example.org`),
    );
  });

  test.each([
    [{ reason: '' }, 'BAD_REASON'],
    [{ reason: 'x'.repeat(301) }, 'BAD_REASON'],
    [{ minutes: 0 }, 'BAD_PAUSE'],
    [{ minutes: 31 * DAY }, 'BAD_PAUSE'],
    [{ minutes: Number.NaN }, 'BAD_PAUSE'],
  ])('with %j is refused', async (change, code) => {
    const g = await timedGame(2, long);
    expect(await g.command('host', { type: 'Pause', reason: 'x', minutes: 60, ...change })).toMatchObject({ code });
  });

  test('does not run twice, and nobody but the organiser and the clock ends it without a vote', async () => {
    const g = await timedGame(2, long);
    expect(await g.command('host', { type: 'Resume' })).toMatchObject({ code: 'NOT_PAUSED' });
    expect(await g.command(0, { type: 'Pause', reason: 'x', minutes: 60 })).toMatchObject({ code: 'NOT_YOURS' });
    granted(await g.command('host', { type: 'Pause', reason: 'x', minutes: 60 }));
    expect(await g.command('host', { type: 'Pause', reason: 'y', minutes: 60 })).toMatchObject({ code: 'PAUSED' });
    expect(await g.command(0, { type: 'Resume' })).toMatchObject({ code: 'NOT_YOURS' });
    expect(await g.command('clock', { type: 'Resume' })).toMatchObject({ code: 'TOO_EARLY' });
  });
});

describe('votes', () => {
  test('for a draw need everybody who is there; bots and who has not been there for long are not asked', async () => {
    const g = await timedGame(3, { ...long, idleAfter: 1, wantedAfter: null }, ['heuristic']);
    granted(await g.hold(0));
    granted(await g.hold(1));
    await g.pass(2 * DAY);
    granted(await vote(g, 0, { on: 'draw' }));
    expect((await g.state()).status).toBe('running');
    expect(await vote(g, 2, { on: 'draw' })).toMatchObject({ code: 'NO_VOTE' });
    granted(await vote(g, 1, { on: 'draw' }));
    const { status, result } = await g.state();
    expect([status, result?.winners]).toEqual(['finished', [0, 1, 2, 3]]);
    expect(await g.audit()).toMatchObject({ verdict: 'well' });
    await g.pass(0);
    expect(g.t.letters.filter(({ subject }) => subject.startsWith('ended'))).toHaveLength(3);
  });

  test('can be taken back until they are carried, and count once', async () => {
    const g = await timedGame(3, long);
    granted(await vote(g, 0, { on: 'end' }));
    expect(await vote(g, 0, { on: 'end' })).toMatchObject({ code: 'VOTED_ALREADY' });
    granted(await vote(g, 0, { on: 'end' }, false));
    expect(await vote(g, 0, { on: 'end' }, false)).toMatchObject({ code: 'VOTED_ALREADY' });
    expect((await g.state()).motions).toEqual({});
    granted(await vote(g, 1, { on: 'end' }));
    expect((await g.state()).status).toBe('running');
    granted(await vote(g, 2, { on: 'end' }));
    expect((await g.state()).status).toBe('abandoned');
  });

  test('for a replacement leave out whom it is about, and open the seat', async () => {
    const g = await timedGame(4, { ...long, keeper: 'heuristic' });
    const out: Motion = { on: 'replace', seat: 3 };
    expect(await vote(g, 3, out)).toMatchObject({ code: 'OWN_SEAT' });
    granted(await vote(g, 0, out));
    expect((await g.state()).seats[3]).toMatchObject({ wanted: false });
    granted(await vote(g, 1, out));
    expect((await g.state()).seats[3]).toMatchObject({ wanted: true, kept: true, bot: 'heuristic' });
    expect(await vote(g, 2, out)).toMatchObject({ code: 'WANTED_ALREADY' });
  });

  test('that open are told to the others, those that follow are not', async () => {
    const g = await timedGame(4, long);
    granted(await vote(g, 0, holidays));
    granted(await vote(g, 1, holidays));
    await g.pass(0);
    expect(
      g.t.letters
        .filter(({ subject }) => subject.startsWith('vote'))
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['p1@example.org', 'p2@example.org', 'p3@example.org']);
  });

  test('about nothing that can be are refused with the reason', async () => {
    const g = await timedGame(2, long, ['heuristic']);
    expect(await vote(g, 0, { on: 'resume' })).toMatchObject({ code: 'NOT_PAUSED' });
    expect(await vote(g, 0, { on: 'replace', seat: 9 })).toMatchObject({ code: 'UNKNOWN_SEAT' });
    expect(await vote(g, 0, { on: 'replace', seat: 2 })).toMatchObject({ code: 'BOT_SEAT' });
    const foreign = { type: 'Vote' as const, seat: 1, motion: { on: 'draw' } as const, aye: true };
    expect(await g.command(0, foreign)).toMatchObject({ code: 'NOT_YOURS' });
  });

  test('of all at the same moment are all counted, and the last one carries it once', async () => {
    const g = await timedGame(5, long);
    await Promise.all([0, 1, 2, 3, 4].map((seat) => vote(g, seat, holidays)));
    expect(ofType(await g.events(), 'game:Paused')).toHaveLength(1);
    expect((await g.state()).status).toBe('paused');
  });
});
