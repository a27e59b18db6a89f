import { describe, expect, test } from 'vitest';
import { granted } from './pennies.fixtures.ts';
import { DAY, ofType, timedGame } from './time.fixtures.ts';

const rounds = (n: number) => ({ options: { rounds: n }, turnHours: 24 });
const absence = (seat: number, name: string, from: string, to: string) => ({
  type: 'SetAbsence' as const,
  ...{ seat, absence: name, from, to },
});

describe('grace', () => {
  test('is given at the deadline to who is missing, charged as used, and only then the default follows', async () => {
    const g = await timedGame(2, { ...rounds(3), graceHours: 10 });
    granted(await g.hold(0));
    await g.pass(DAY);
    expect((await g.prompt()).dueAt).toBe('2026-03-02T22:00:00.000Z');
    await g.pass(4 * 60);
    granted(await g.hold(1));
    expect((await g.prompt()).id).toBe('r2/fist');
    expect((await g.state()).seats.map(({ graceUsed }) => graceUsed)).toEqual([0, 4 * 60]);
    granted(await g.hold(0));
    await g.pass(DAY);
    await g.pass(6 * 60 - 1);
    expect((await g.prompt()).id).toBe('r2/fist');
    await g.pass(1);
    expect((await g.prompt()).id).toBe('r3/fist');
    expect(ofType(await g.events(), 'game:Defaulted')).toMatchObject([{ seat: 1, prompt: 'r2/fist' }]);
    granted(await g.hold(0));
    // Used up: this time the deadline is the end.
    await g.pass(DAY);
    expect((await g.state()).status).toBe('finished');
    expect(await g.audit()).toMatchObject({ verdict: 'well' });
  });

  test('of several who are missing: the deadline waits for the longest', async () => {
    const g = await timedGame(3, { ...rounds(3), graceHours: 10 });
    granted(await g.hold(0));
    granted(await g.hold(1));
    await g.pass(DAY);
    await g.pass(9 * 60);
    granted(await g.hold(2));
    granted(await g.hold(0));
    await g.pass(DAY);
    expect(ofType(await g.events(), 'game:GraceGiven').slice(1)).toMatchObject([
      { seat: 1, minutes: 600 },
      { seat: 2, minutes: 60 },
    ]);
    await g.pass(600);
    expect((await g.prompt()).id).toBe('r3/fist');
  });

  test('is told to the seat that draws on it, and to nobody else', async () => {
    const g = await timedGame(2, { ...rounds(2), graceHours: 10 });
    granted(await g.hold(0));
    await g.pass(DAY);
    expect(g.t.letters.filter(({ subject }) => subject.startsWith('time')).map(({ to }) => to)).toEqual([
      'p1@example.org',
    ]);
  });

  test('promise 4: at a prompt that hides who has answered it does not name who draws on it', async () => {
    const g = await timedGame(2, { options: { rounds: 1, quiet: true }, turnHours: 24, graceHours: 10 });
    granted(await g.hold(0));
    await g.pass(DAY);
    expect((await g.log()).join('\n')).not.toContain('grace of');
    expect((await g.log(1)).join('\n')).toContain('Yellow draws on a grace of 10 hours');
    expect((await g.log(0)).join('\n')).not.toContain('Yellow draws');
  });
});

describe('promise 7: a seat that misses its deadlines', () => {
  test('no longer holds up the others after as many as agreed, and comes back with its next answer', async () => {
    const g = await timedGame(3, { ...rounds(6), idleAfter: 2 });
    for (let i = 0; i < 2; i++) {
      for (const seat of [0, 1]) granted(await g.hold(seat));
      expect((await g.prompt()).id).toBe(`r${i + 1}/fist`);
      await g.pass(DAY);
    }
    expect(ofType(await g.events(), 'game:SeatIdle')).toMatchObject([{ seat: 2, misses: 2 }]);
    for (const seat of [0, 1]) granted(await g.hold(seat));
    expect((await g.prompt()).id).toBe('r4/fist');
    granted(await g.hold(2));
    for (const seat of [0, 1]) granted(await g.hold(seat));
    for (const seat of [0, 1]) granted(await g.hold(seat));
    expect((await g.prompt()).id).toBe('r5/fist');
  });

  test('is told so, once, with the way back', async () => {
    const g = await timedGame(2, { ...rounds(4), idleAfter: 1, wantedAfter: 2 });
    granted(await g.hold(0));
    await g.pass(DAY);
    expect((await g.log()).join('\n')).toContain('Any answer brings Yellow back.');
    await g.pass(DAY);
    expect((await g.log()).join('\n')).toContain('back with his next answer, or with a click');
  });

  test('is open to a replacement after more, and is back with an answer or with a word', async () => {
    const g = await timedGame(2, { ...rounds(9), idleAfter: null, wantedAfter: 2 });
    for (let i = 0; i < 2; i++) {
      granted(await g.hold(0));
      await g.pass(DAY);
    }
    expect((await g.state()).seats[1]).toMatchObject({ wanted: true, kept: false, bot: null });
    granted(await g.hold(1));
    expect((await g.state()).seats[1]).toMatchObject({ wanted: false, misses: 0 });
    expect(await g.command(1, { type: 'Return', seat: 1 })).toMatchObject({ code: 'NOT_AWAY' });
  });

  test('is kept by a bot meanwhile if the organiser wants, until its player says that he is back', async () => {
    const g = await timedGame(2, { ...rounds(9), idleAfter: null, wantedAfter: 2, keeper: 'heuristic' });
    for (let i = 0; i < 2; i++) {
      granted(await g.hold(0));
      await g.pass(DAY);
    }
    for (let i = 0; i < 2; i++) granted(await g.hold(0));
    expect((await g.prompt()).id).toBe('r5/fist');
    expect(ofType(await g.events(), 'game:Defaulted')).toHaveLength(2);
    expect((await g.state()).seats[1]).toMatchObject({ wanted: true, kept: true, bot: 'heuristic' });
    granted(await g.command(1, { type: 'Return', seat: 1 }));
    expect((await g.state()).seats[1]).toMatchObject({ wanted: false, kept: false, bot: null, misses: 0 });
    const { id } = await g.prompt();
    granted(await g.hold(0));
    granted(await g.hold(1));
    expect((await g.prompt()).id).not.toBe(id);
  });

  test('is not given away while the others hurry on: between that they stop waiting and that lies a turn', async () => {
    const g = await timedGame(2, { ...rounds(9), idleAfter: 1, wantedAfter: 2 });
    granted(await g.hold(0));
    await g.pass(DAY);
    for (let i = 0; i < 4; i++) granted(await g.hold(0));
    expect((await g.prompt()).id).toBe('r6/fist');
    expect((await g.state()).seats[1]).toMatchObject({ misses: 5, wanted: false });
    await g.pass(DAY);
    expect((await g.state()).seats[1]).toMatchObject({ wanted: true });
    expect(await g.audit()).toMatchObject({ verdict: 'open' });
  });

  test('with nobody else there does not make the game run away: each prompt lasts to its deadline', async () => {
    const g = await timedGame(2, { ...rounds(9), idleAfter: 1, wantedAfter: 2, keeper: 'heuristic' }, ['heuristic']);
    for (let i = 1; i <= 6; i++) {
      expect((await g.prompt()).id).toBe(`r${i}/fist`);
      await g.pass(DAY);
    }
  });
});

describe('an announced absence', () => {
  test('moves only the deadline that would fall into it', async () => {
    const g = await timedGame(2, rounds(4));
    granted(await g.command(1, absence(1, 'a', '2026-03-03T00:00:00.000Z', '2026-03-06T00:00:00.000Z')));
    expect((await g.prompt()).dueAt).toBe('2026-03-02T12:00:00.000Z');
    await g.pass(DAY);
    expect((await g.prompt()).dueAt).toBe('2026-03-06T00:00:00.000Z');
    expect(ofType(await g.events(), 'game:DeadlineMoved')).toEqual([
      {
        type: 'game:DeadlineMoved',
        prompt: 'r2/fist',
        from: '2026-03-03T12:00:00.000Z',
        to: '2026-03-06T00:00:00.000Z',
        because: 'absence',
        seat: 1,
      },
    ]);
  });

  test('does not hold up the game once the absent one has answered, nor move what he has answered', async () => {
    const g = await timedGame(2, rounds(4));
    granted(await g.hold(1));
    granted(await g.command(1, absence(1, 'a', '2026-03-02T00:00:00.000Z', '2026-03-06T00:00:00.000Z')));
    expect((await g.prompt()).dueAt).toBe('2026-03-02T12:00:00.000Z');
    granted(await g.hold(0));
    expect((await g.prompt()).dueAt).toBe('2026-03-06T00:00:00.000Z');
    granted(await g.hold(1));
    granted(await g.hold(0));
    expect((await g.prompt()).id).toBe('r3/fist');
  });

  test('can be changed before and while it lasts; shortened, it leaves the others a day', async () => {
    const g = await timedGame(2, rounds(4));
    const set = (to: string, from = '2026-03-02T00:00:00.000Z') => g.command(1, absence(1, 'a', from, to));
    granted(await set('2026-03-05T00:00:00.000Z'));
    granted(await set('2026-03-08T00:00:00.000Z'));
    expect((await g.prompt()).dueAt).toBe('2026-03-08T00:00:00.000Z');
    await g.pass(2 * DAY);
    granted(await set('2026-03-10T00:00:00.000Z'));
    expect((await g.prompt()).dueAt).toBe('2026-03-10T00:00:00.000Z');
    granted(await g.command(1, { type: 'DropAbsence', seat: 1, absence: 'a' }));
    expect((await g.prompt()).dueAt).toBe('2026-03-04T12:00:00.000Z');
    expect((await g.state()).seats[1]?.absences).toEqual([
      { id: 'a', from: '2026-03-02T00:00:00.000Z', to: '2026-03-03T12:00:00.000Z' },
    ]);
    expect(await set('2026-03-20T00:00:00.000Z')).toMatchObject({ code: 'ABSENCE_OVER' });
  });

  test('taken back before it begins puts the deadline where it was', async () => {
    const g = await timedGame(2, { ...rounds(4), turnHours: 72 });
    granted(await g.command(1, absence(1, 'a', '2026-03-04T00:00:00.000Z', '2026-03-09T00:00:00.000Z')));
    granted(await g.command(1, { type: 'DropAbsence', seat: 1, absence: 'a' }));
    expect((await g.prompt()).dueAt).toBe('2026-03-04T12:00:00.000Z');
  });

  test('can not begin after the deadline: what has passed is not brought back', async () => {
    const g = await timedGame(2, rounds(4));
    const { dueAt } = await g.prompt();
    g.t.setNow(new Date(Date.parse(dueAt) + 1).toISOString());
    granted(await g.command(1, absence(1, 'late', '2026-03-02T00:00:00.000Z', '2026-03-09T00:00:00.000Z')));
    // Settled at once: the deadline that had passed stayed passed, the next one waits.
    expect(ofType(await g.events(), 'game:Defaulted').map(({ prompt }) => prompt)).toEqual(['r1/fist', 'r1/fist']);
    expect((await g.prompt()).dueAt).toBe('2026-03-09T00:00:00.000Z');
    const old = absence(1, 'old', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z');
    expect(await g.command(1, old)).toMatchObject({ code: 'ABSENCE_LATE' });
  });

  test('stays within what the table has agreed on, and says how much is left', async () => {
    const g = await timedGame(2, { ...rounds(4), absenceDays: 7 });
    granted(await g.command(1, absence(1, 'a', '2026-03-10T00:00:00.000Z', '2026-03-14T00:00:00.000Z')));
    const more = absence(1, 'b', '2026-04-10T00:00:00.000Z', '2026-04-14T00:00:00.000Z');
    expect(await g.command(1, more)).toMatchObject({
      code: 'ABSENCE_TOO_LONG',
      say: expect.stringContaining('3 days'),
    });
    granted(await g.command(1, { ...more, to: '2026-04-13T00:00:00.000Z' }));
    const none = await timedGame(2, { ...rounds(4), absenceDays: 0 });
    expect(await none.command(1, more)).toMatchObject({ code: 'NO_ABSENCES' });
  });

  test.each([
    [{ from: 'soon' }, 'BAD_ABSENCE'],
    [{ to: '2026-03-01T00:00:00.000Z' }, 'BAD_ABSENCE'],
    [{ absence: 'a b' }, 'BAD_ABSENCE'],
    [{ seat: 0 }, 'NOT_YOURS'],
    [{ seat: 9 }, 'UNKNOWN_SEAT'],
  ])('is refused when it is %j', async (change, code) => {
    const g = await timedGame(2, rounds(4));
    const usual = absence(1, 'a', '2026-03-10T00:00:00.000Z', '2026-03-14T00:00:00.000Z');
    expect(await g.command(1, { ...usual, ...change })).toMatchObject({ code });
  });

  test('of two players one after the other moves the deadline behind both; everything is audited', async () => {
    const g = await timedGame(3, rounds(1));
    granted(await g.command(1, absence(1, 'a', '2026-03-02T00:00:00.000Z', '2026-03-05T00:00:00.000Z')));
    granted(await g.command(2, absence(2, 'b', '2026-03-04T00:00:00.000Z', '2026-03-07T00:00:00.000Z')));
    expect((await g.prompt()).dueAt).toBe('2026-03-07T00:00:00.000Z');
    await g.pass(7 * DAY);
    expect((await g.state()).status).toBe('finished');
    expect(await g.audit()).toMatchObject({ verdict: 'well' });
  });

  test('in a game with a calendar moves to an evening of it', async () => {
    const calendar = { zone: 'Europe/Berlin', at: '19:00', weekdays: [1, 2, 3, 4, 5], holidays: [] };
    const g = await timedGame(2, { ...rounds(4), calendar });
    granted(await g.command(1, absence(1, 'a', '2026-03-02T00:00:00.000Z', '2026-03-06T23:00:00.000Z')));
    expect((await g.prompt()).dueAt).toBe('2026-03-09T18:00:00.000Z');
  });
});
