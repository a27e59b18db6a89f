import { describe, expect, test } from 'vitest';
import { act } from './act.ts';
import { tick } from './clock.ts';
import { granted } from './pennies.fixtures.ts';
import { DAY, ofType, timedGame } from './time.fixtures.ts';

const window = { changeOfMindMinutes: 30, options: { rounds: 2 } };

describe('stored and ready are two things', () => {
  test('an answer that is stored and not ready holds up the others, counts at the deadline and is no miss', async () => {
    const g = await timedGame(2, { options: { rounds: 2 } });
    granted(await g.hold(0, 3, 'later'));
    granted(await g.hold(1));
    await g.pass(60);
    expect((await g.prompt()).id).toBe('r1/fist');
    await g.pass(DAY);
    expect((await g.prompt()).id).toBe('r2/fist');
    expect(ofType(await g.events(), 'game:Defaulted')).toEqual([]);
    expect((await g.state()).seats[0]?.misses).toBe(0);
  });

  test('who becomes ready lets the game go on; a new answer is ready unless it says otherwise', async () => {
    const g = await timedGame(2, { options: { rounds: 2 } });
    granted(await g.hold(0, 3, 'later'));
    granted(await g.hold(1));
    granted(await g.say(0, 'ready'));
    expect((await g.prompt()).id).toBe('r2/fist');
    granted(await g.hold(0, 3, 'later'));
    granted(await g.hold(0, 2));
    granted(await g.hold(1));
    expect((await g.state()).status).toBe('finished');
    expect(await g.audit()).toMatchObject({ verdict: 'well' });
  });

  test('un-readying within the window stops it; being ready again begins it anew', async () => {
    const g = await timedGame(2, window);
    granted(await g.hold(0));
    granted(await g.hold(1));
    await g.pass(29);
    granted(await g.say(1, 'later'));
    await g.pass(60);
    expect((await g.prompt()).id).toBe('r1/fist');
    granted(await g.say(1, 'ready'));
    await g.pass(29);
    expect((await g.prompt()).id).toBe('r1/fist');
    await g.pass(1);
    expect((await g.prompt()).id).toBe('r2/fist');
  });

  test('the window is cut short when all say "now", and not by one alone', async () => {
    const g = await timedGame(2, window, ['heuristic']);
    granted(await g.hold(0, 1, 'now'));
    granted(await g.hold(1));
    await g.pass(5);
    expect((await g.prompt()).id).toBe('r1/fist');
    granted(await g.say(1, 'now'));
    expect((await g.prompt()).id).toBe('r2/fist');
  });

  test('says what stands in the way: no answer yet, nothing new, somebody else’s seat', async () => {
    const g = await timedGame(2);
    expect(await g.say(0, 'now')).toMatchObject({ code: 'NOT_STORED' });
    granted(await g.hold(0));
    expect(await g.say(0, 'ready')).toMatchObject({ code: 'SAID_ALREADY' });
    const [prompt = ''] = Object.keys((await g.state()).prompts);
    const foreign = { type: 'Ready' as const, seat: 0, prompt, say: 'later' as const };
    expect(await g.command(1, foreign)).toMatchObject({ code: 'NOT_YOURS' });
  });

  test('un-readying in the same second as the end of the window wins or loses, never both', async () => {
    let won = 0;
    for (let run = 0; run < 12; run++) {
      const g = await timedGame(2, window);
      granted(await g.hold(0));
      granted(await g.hold(1));
      g.t.passMinutes(30);
      const later = () => g.say(1, 'later');
      const close = () => tick(g.t.house);
      const [first, second] = await Promise.all(run % 2 ? [later(), close()] : [close(), later()]);
      const said = run % 2 ? first : second;
      const { id } = await g.prompt();
      const refused = typeof said === 'object' && 'code' in said;
      if (refused) expect([said.code, id]).toEqual(['PROMPT_CLOSED', 'r2/fist']);
      else expect(id).toBe('r1/fist');
      won += refused ? 0 : 1;
      await g.pass(0);
      expect((await g.prompt()).id).toBe(id);
    }
    expect(won).toBeGreaterThan(0);
  });

  test('promise 4: where nobody may know who has answered, nobody sees who is ready', async () => {
    const g = await timedGame(2, { options: { rounds: 1, quiet: true } });
    granted(await g.hold(0, 1, 'later'));
    granted(await g.say(0, 'ready'));
    granted(await g.say(0, 'later'));
    const { state, commits } = await g.loaded();
    expect(state.shown.n).toBeLessThan(state.head.n);
    expect(commits.slice(state.shown.n).map(({ by, at }) => [by, at])).toEqual([
      ['quiet', ''],
      ['quiet', ''],
      ['quiet', ''],
    ]);
    granted(await g.hold(1));
    expect((await g.prompt()).id).toBe('r1/fist');
    granted(await g.say(0, 'now'));
    expect(await g.audit()).toMatchObject({ verdict: 'well' });
  });
});

describe('a deadline that is exactly now', () => {
  test.each([
    [-1, 'TOO_EARLY'],
    [0, null],
    [1, null],
  ])('%i ms: the clock is answered %s', async (ms, code) => {
    const g = await timedGame(2);
    const { dueAt, id } = await g.prompt();
    g.t.setNow(new Date(Date.parse(dueAt) + ms).toISOString());
    const done = await act(g.t.house, g.id, { by: 'clock', cmdId: 'c', command: { type: 'Close', prompt: id } });
    expect('code' in done ? done.code : null).toBe(code);
  });

  test.each([-1, 0, 1])('%i ms: an answer counts if it comes before the clock does, and then it is in', async (ms) => {
    const g = await timedGame(2, { options: { rounds: 2 } });
    const { dueAt } = await g.prompt();
    g.t.setNow(new Date(Date.parse(dueAt) + ms).toISOString());
    granted(await g.hold(0, 2));
    await g.pass(1);
    expect(ofType(await g.events(), 'game:Defaulted').map(({ seat }) => seat)).toEqual([1]);
    // What comes after it is refused with what happened instead.
    const late = { type: 'Play' as const, seat: 1, prompt: 'r1/fist', command: { type: 'Hold', pennies: 1 } as never };
    expect(await g.command(1, late)).toMatchObject({ code: 'PROMPT_CLOSED', say: expect.stringContaining('round 2') });
  });
});
