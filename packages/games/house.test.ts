import { describe, expect, test } from 'vitest';
import { act } from './act.ts';
import { auditExport } from './audit.ts';
import { catchUp, tick } from './clock.ts';
import { exportGame } from './export.ts';
import { startedGame, testHouse } from './house.fixtures.ts';
import { loadGame } from './load.ts';
import { logOf, promptsOf, viewOf } from './look.ts';
import { sendWaiting } from './notifier.ts';
import { granted, pennies } from './pennies.fixtures.ts';
import { play } from './play.ts';
import type { EventStore } from './ports.ts';
import { acceptSeat, createGame, gameRequest, inviteTo, seatBot, startGame } from './seating.ts';

const titles = { pennies };
const hold = (seat: number, cmdId: string, pennies = 1) => ({
  seat,
  prompt: null,
  cmdId,
  answer: { orders: `HOLD ${pennies}` },
});

describe('a game from table to audit', () => {
  test('is created, started, played to its end and found well by the audit', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2, ['heuristic']);
    for (const round of [1, 2])
      for (const seat of [0, 1]) granted(await play(t.house, id, hold(seat, `c${round}-${seat}`)));
    const loaded = (await loadGame(t.house, id))!;
    expect(loaded.state.status).toBe('finished');
    const file = await exportGame(t.house, loaded, 'spectator');
    const report = auditExport(JSON.parse(JSON.stringify(file)), titles);
    expect(report.checks.filter((check) => check.ok !== true)).toEqual([]);
    expect(report.verdict).toBe('well');
  });

  test('is open to audit while it runs: open dice are right, secrets can not be told yet, all exports have one head', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    for (const seat of [0, 1]) granted(await play(t.house, id, hold(seat, `a${seat}`)));
    const loaded = (await loadGame(t.house, id))!;
    const files = await Promise.all(
      ([0, 1, 'spectator'] as const).map((viewer) => exportGame(t.house, loaded, viewer)),
    );
    for (const file of files) expect(auditExport(file, titles).verdict).toBe('open');
    expect(new Set(files.map((file) => file.head.hash)).size).toBe(1);
    const dice = auditExport(files[0], titles).checks.find((check) => check.name === 'open dice');
    expect(dice?.say).toContain('1 open draws');
  });

  test('with only bots plays itself to the end when it starts', async () => {
    const t = testHouse();
    const id = await startedGame(t, 0, ['heuristic', 'heuristic']);
    expect((await loadGame(t.house, id))!.state.status).toBe('finished');
  });

  test('goes on when a bot gives an answer that is refused', async () => {
    const t = testHouse();
    const id = await startedGame(t, 0, ['broken', 'heuristic']);
    expect((await loadGame(t.house, id))!.state.status).toBe('finished');
    expect(t.notes).toContain('bot.refused');
  });
});

describe('promise 6: history stands', () => {
  test('changing any text, die, salt, actor, time or order of a commit makes the audit name it', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    for (const round of [1, 2])
      for (const seat of [0, 1]) granted(await play(t.house, id, hold(seat, `c${round}-${seat}`)));
    const file = JSON.parse(JSON.stringify(await exportGame(t.house, (await loadGame(t.house, id))!, 0)));
    const rolled = file.commits.findIndex((commit: { draws: string }) => commit.draws);
    const tampered: [(copy: typeof file) => void, number][] = [
      [(f) => (f.commits[rolled].draws = f.commits[rolled].draws.replace('r1/die', 'r1/dye')), rolled + 1],
      [(f) => (f.commits[3].at = '2026-03-01T12:00:00.001Z'), 4],
      [(f) => (f.commits[2].entries[0].text = f.commits[2].entries[0].text.replace('game:', 'gane:')), 3],
      [(f) => (f.commits[4].by = 'host'), 5],
      [(f) => (f.commits[4].entries[0].salt = '0'.repeat(64)), 5],
      [(f) => f.commits.splice(4, 1), 6],
      [(f) => ([f.commits[4], f.commits[5]] = [f.commits[5], f.commits[4]]), 6],
    ];
    for (const [change, commit] of tampered) {
      const copy = structuredClone(file);
      change(copy);
      const report = auditExport(copy, titles);
      expect(report.verdict).toBe('wrong');
      expect(report.say).toContain(`commit ${commit}`);
    }
  });

  test('a head from a mail convicts a history that was rewritten or cut', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const receipt = granted(await play(t.house, id, hold(0, 'x')));
    const file = await exportGame(t.house, (await loadGame(t.house, id))!, 0);
    const kept = { n: receipt.head.n, hash: receipt.head.hash.slice(0, 12) };
    expect(auditExport(file, titles, kept).verdict).toBe('open');
    expect(auditExport(file, titles, { ...kept, hash: 'abcdefabcdef' }).say).toContain('rewritten');
    const cut = {
      ...file,
      commits: file.commits.slice(0, -1),
      head: { n: kept.n - 1, hash: file.commits.at(-2)!.hash },
    };
    expect(auditExport(cut, titles, kept).say).toContain('cut off');
  });

  test('a server that decides against the rules and hashes it all properly is found out after the end', async () => {
    const t = testHouse();
    // The crooked house opens fists with another die than the chain gives, everywhere consistently.
    const crooked = {
      ...pennies,
      close: (...args: Parameters<typeof pennies.close>) =>
        pennies
          .close(...args)
          .map((event) => (event.type === 'Rolled' ? { ...event, die: (event.die % 6) + 1 } : event)),
    };
    t.house.rooms = { pennies: { ...t.house.rooms.pennies!, title: crooked } };
    const id = await startedGame(t, 2);
    for (const round of [1, 2])
      for (const seat of [0, 1]) granted(await play(t.house, id, hold(seat, `c${round}-${seat}`)));
    const file = await exportGame(t.house, (await loadGame(t.house, id))!, 0);
    const report = auditExport(file, titles);
    expect(report.verdict).toBe('wrong');
    expect(report.say).toContain('not what the rules say');
  });
});

describe('promise 2: counted once', () => {
  test('the same command sent many times at once makes one commit and the same receipt', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const receipts = await Promise.all(Array.from({ length: 8 }, () => play(t.house, id, hold(0, 'same'))));
    const [first, ...others] = receipts.map((receipt) => granted(receipt));
    for (const other of others)
      expect({ ...other, repeated: false, prose: [] }).toEqual({ ...first, repeated: false, prose: [] });
    expect((await loadGame(t.house, id))!.commits.filter((commit) => commit.by === 'seat:0')).toHaveLength(1);
  });
});

describe('promise 3: nobody is shut out', () => {
  test('five seats that answer at the same instant all succeed, ten times in a row', async () => {
    for (let run = 0; run < 10; run++) {
      const t = testHouse();
      const id = await startedGame(t, 5, [], { options: { rounds: 1 } });
      const answers = await Promise.all([0, 1, 2, 3, 4].map((seat) => play(t.house, id, hold(seat, 'now'))));
      for (const answer of answers) granted(answer);
      expect((await loadGame(t.house, id))!.state.status).toBe('finished');
    }
  });

  test('the last seat of a table is taken by exactly one of twenty', async () => {
    const t = testHouse();
    const request = gameRequest.parse({ title: 'pennies', seats: [{ open: true }, { bot: 'heuristic' }] });
    const { holders } = granted(await createGame(t.house, request, null));
    const answers = await Promise.all(Array.from({ length: 20 }, () => acceptSeat(t.house, holders[0]!, null, '')));
    expect(answers.filter((answer) => 'inviteToken' in answer)).toHaveLength(1);
  });
});

describe('promise 1: nothing lost', () => {
  /** An event store whose process dies right after storing one kind of commit. */
  const dyingAfter = (events: EventStore, isFatal: (by: string) => boolean): EventStore => ({
    ...events,
    append: async (commit) => {
      const answer = await events.append(commit);
      if (isFatal(commit.by)) throw new Error('killed');
      return answer;
    },
  });

  test('a crash right after the last answer only delays the reveal: the clock makes up for it', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    granted(await play(t.house, id, hold(0, 'a')));
    const alive = t.house.ports.events;
    t.house.ports.events = dyingAfter(alive, (by) => by === 'seat:1');
    await expect(play(t.house, id, hold(1, 'b'))).rejects.toThrow('killed');
    t.house.ports.events = alive;
    t.house.cache.clear();
    await catchUp(t.house);
    const { state } = (await loadGame(t.house, id))!;
    expect(Object.keys(state.prompts)).toEqual(['r2/fist']);
  });

  test('a crash between reveal and mail delays the mails; each goes out once', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    await sendWaiting(t.house);
    t.letters.length = 0;
    granted(await play(t.house, id, hold(0, 'a')));
    const alive = t.house.ports.events;
    t.house.ports.events = dyingAfter(alive, (by) => by === 'clock');
    await expect(play(t.house, id, hold(1, 'b'))).rejects.toThrow('killed');
    t.house.ports.events = alive;
    t.house.cache.clear();
    await Promise.all([catchUp(t.house), catchUp(t.house)]);
    await Promise.all([sendWaiting(t.house), sendWaiting(t.house), tick(t.house)]);
    expect(t.letters.map((letter) => `${letter.to} ${letter.subject}`).sort()).toEqual([
      'p0@example.org receipt 5',
      'p0@example.org turn 7',
      'p1@example.org receipt 6',
      'p1@example.org turn 7',
    ]);
  });
});

describe('promise 7: no game stalls', () => {
  test('every prompt left alone gets its default at the deadline until the game is over', async () => {
    const t = testHouse();
    const id = await startedGame(t, 3, [], { options: { rounds: 4 } });
    for (let i = 0; i < 4; i++) {
      await tick(t.house);
      t.passMinutes(24 * 60);
      await tick(t.house);
    }
    const loaded = (await loadGame(t.house, id))!;
    expect(loaded.state.status).toBe('finished');
    expect(
      logOf(t.house, loaded, 'spectator').filter((line) => line.text.includes('gave no answer in time')),
    ).toHaveLength(12);
  });

  test('a prompt closes at its deadline, not a millisecond before', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const [prompt] = promptsOf(t.house, (await loadGame(t.house, id))!.state);
    t.setNow(new Date(Date.parse(prompt!.dueAt) - 1).toISOString());
    const early = await act(t.house, id, { by: 'clock', cmdId: 'e', command: { type: 'Close', prompt: prompt!.id } });
    expect(early).toMatchObject({ code: 'TOO_EARLY' });
    t.setNow(prompt!.dueAt);
    await tick(t.house);
    expect(Object.keys((await loadGame(t.house, id))!.state.prompts)).toEqual(['r2/fist']);
  });

  test('a change-of-mind window keeps the orders replaceable until it is over', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2, [], { changeOfMindMinutes: 30 });
    for (const seat of [0, 1]) granted(await play(t.house, id, hold(seat, `w${seat}`)));
    granted(await play(t.house, id, hold(0, 'again', 3)));
    t.passMinutes(29);
    await tick(t.house);
    expect(Object.keys((await loadGame(t.house, id))!.state.prompts)).toEqual(['r1/fist']);
    t.passMinutes(1);
    await tick(t.house);
    expect(Object.keys((await loadGame(t.house, id))!.state.prompts)).toEqual(['r2/fist']);
  });
});

describe('promise 4: secrets stay', () => {
  test('an answer is in nobody else’s view, log or export, nor is its size, until it is opened', async () => {
    const t = testHouse();
    const id = await startedGame(t, 3);
    const sizes: number[] = [];
    for (const pennies of [1, 3]) {
      granted(await play(t.house, id, hold(0, `s${pennies}`, pennies)));
      const loaded = (await loadGame(t.house, id))!;
      for (const viewer of [1, 2, 'spectator'] as const) {
        const file = JSON.stringify(await exportGame(t.house, loaded, viewer));
        expect(file).not.toContain('"pennies":');
        expect(JSON.stringify(logOf(t.house, loaded, viewer))).not.toContain('"pennies":');
        expect(JSON.stringify(viewOf(t.house, loaded.state, viewer))).not.toContain(`"fist":${pennies}`);
      }
      sizes.push(JSON.stringify((await exportGame(t.house, loaded, 1)).commits.at(-1)!.entries.at(-1)).length);
    }
    expect(sizes[0]).toBe(sizes[1]);
  });
});

describe('promise 10: refusals teach', () => {
  test('each says what is wrong and what would be right', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    expect(await play(t.house, id, hold(0, 'x', 7))).toMatchObject({
      code: 'BAD_COUNT',
      say: expect.stringContaining('0 to 3'),
    });
    expect(await play(t.house, id, { ...hold(0, 'y'), prompt: 'r0/fist' })).toMatchObject({
      code: 'PROMPT_CLOSED',
      say: expect.stringContaining('your fist for round 1'),
    });
    expect(await play(t.house, id, { ...hold(0, 'y'), prompt: { openedIn: 1 } })).toMatchObject({
      code: 'PROMPT_CLOSED',
    });
    expect(await play(t.house, 'nowhere', hold(0, 'z'))).toMatchObject({ code: 'UNKNOWN_GAME' });
    expect(
      await play(t.house, id, { seat: 0, prompt: null, cmdId: 'q', answer: { command: { type: 'Fly' } } }),
    ).toMatchObject({ code: 'BAD_SHAPE' });
  });

  test('a table is refused with the reason when seats, options or bots are wrong', async () => {
    const t = testHouse();
    const make = (over: object) =>
      createGame(t.house, gameRequest.parse({ title: 'pennies', seats: [{ bot: 'heuristic' }], ...over }), null);
    expect(await make({ title: 'constructor' })).toMatchObject({ code: 'UNKNOWN_TITLE' });
    expect(await make({ seats: [{ bot: 'constructor' }] })).toMatchObject({ code: 'UNKNOWN_BOT' });
    expect(await make({ title: 'poker' })).toMatchObject({ code: 'UNKNOWN_TITLE' });
    expect(await make({ seats: Array.from({ length: 6 }, () => ({ bot: 'heuristic' })) })).toMatchObject({
      code: 'BAD_SEATS',
    });
    expect(await make({ seats: [{ bot: 'genius' }] })).toMatchObject({ code: 'UNKNOWN_BOT' });
    expect(await make({ options: { rounds: 99 } })).toMatchObject({ code: 'BAD_CONFIG', at: 'rounds' });
  });
});

describe('seats', () => {
  test('a game with an open seat does not start; an invited person may be replaced by a bot', async () => {
    const t = testHouse();
    const request = gameRequest.parse({ title: 'pennies', seats: [{ open: true }, { email: 'a@example.org' }] });
    const { id } = granted(await createGame(t.house, request, null));
    expect(await startGame(t.house, id)).toMatchObject({ code: 'SEATS_OPEN', say: expect.stringContaining('Blue') });
    granted(await inviteTo(t.house, id, 0, { email: 'b@example.org' }));
    granted(await seatBot(t.house, id, 0, 'heuristic'));
    expect((await startGame(t.house, id)) as object).toHaveProperty('state');
  });

  test('starting twice starts once', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const { n } = (await loadGame(t.house, id))!.state.head;
    granted(await startGame(t.house, id));
    expect((await loadGame(t.house, id))!.state.head.n).toBe(n);
  });

  test('each invitation is mailed once; a bot gets no mail', async () => {
    const t = testHouse();
    await startedGame(t, 2, ['heuristic']);
    await sendWaiting(t.house);
    await sendWaiting(t.house);
    expect(
      t.letters
        .filter((letter) => letter.subject.startsWith('invitation'))
        .map((letter) => letter.to)
        .sort(),
    ).toEqual(['p0@example.org', 'p1@example.org']);
  });
});
