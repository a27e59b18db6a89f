import { describe, expect, test } from 'vitest';
import { memoryTable } from '#store/memoryTable.ts';
import { memoryStore } from '#store/store.ts';
import type { Row, Table } from '#store/table.ts';
import { attendanceOf } from './attendance.ts';
import { auditExport } from './audit.ts';
import { tick } from './clock.ts';
import { erasePerson } from './erase.ts';
import { exportGame } from './export.ts';
import { leaveSeat, mendSeats } from './handover.ts';
import { startedGame, testHouse } from './house.fixtures.ts';
import { loadGame } from './load.ts';
import { promptsOf, viewOf } from './look.ts';
import { sendWaiting } from './notifier.ts';
import { granted, pennies } from './pennies.fixtures.ts';
import { play } from './play.ts';
import { keepNotes, sendPress } from './press.ts';
import { acceptSeat, createGame, gameRequest } from './seating.ts';

const titles = { pennies };
const hold = (seat: number, cmdId: string) => ({ seat, prompt: null, cmdId, answer: { orders: 'HOLD 1' } });

type T = ReturnType<typeof testHouse>;
const holderAt = async ({ house }: T, id: string, seat: number) =>
  (await house.ports.holders.of(id)).find((one) => one.seat === seat)!;
const recordOf = async ({ house }: T, id: string) => (await house.ports.index.get(id))!;
const seenBy = async ({ house }: T, id: string, seat: number, tenure = 0) =>
  (await house.ports.press.read(id, { seat, tenure })).messages.map(({ text }) => text);

describe('promise 7: an absent player can be replaced', () => {
  test('whoever takes a seat over gets its past and its question, not the letters and notes of his forerunner', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2, [], { listed: true });
    granted(await play(t.house, id, hold(0, 'a')));
    const record = await recordOf(t, id);
    const [red, blue] = [await holderAt(t, id, 0), await holderAt(t, id, 1)];
    granted(await sendPress(t.house, record, blue, { to: [0], text: 'between us', once: '1' }));
    granted(await sendPress(t.house, record, blue, { to: 'all', text: 'to everybody', once: '2' }));
    expect(await keepNotes(t.house, red, 'trust nobody')).toBeNull();
    granted(await leaveSeat(t.house, red, 'left', 'holder'));
    expect(await t.house.ports.index.seatsWanted()).toEqual([id]);
    const empty = await holderAt(t, id, 0);
    const cleo = await t.house.ports.people.ensure('cleo@example.org', 'Cleo');
    const taken = granted(await acceptSeat(t.house, empty, cleo, ''));
    expect(taken).toMatchObject({ person: cleo.id, email: 'cleo@example.org', tenure: 1 });
    expect(await t.house.ports.index.seatsWanted()).toEqual([]);
    const { state } = (await loadGame(t.house, id))!;
    expect(viewOf(t.house, state, 0)).toMatchObject({ mine: { fist: 1 } });
    expect(promptsOf(t.house, state)[0]!.seats).toContain(0);
    expect(await seenBy(t, id, 0, 1)).toEqual(['to everybody']);
    expect(await t.house.ports.notes.of(id, { seat: 0, tenure: 1 })).toBe('');
    granted(await play(t.house, id, hold(0, 'b')));
    await sendWaiting(t.house);
    expect(t.letters.some(({ to, subject }) => to === 'cleo@example.org' && subject.startsWith('welcome'))).toBe(true);
  });

  test('all links of the former holder are dead, and the new ones work', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const old = await holderAt(t, id, 0);
    granted(await leaveSeat(t.house, old, 'removed', 'host'));
    const { byToken } = t.house.ports.holders;
    for (const [kind, token] of [
      ['seat', old.seatToken],
      ['reply', old.replyToken],
      ['invite', old.inviteToken],
    ] as const)
      expect(await byToken(kind, token)).toBeNull();
    expect((await byToken('invite', (await holderAt(t, id, 0)).inviteToken))?.state).toBe('open');
    await sendWaiting(t.house);
    expect(t.letters.filter(({ subject }) => subject.startsWith('lost')).map(({ to }) => to)).toEqual([
      'p0@example.org',
    ]);
  });

  test('of twenty people who join the last seat at once exactly one has it', async () => {
    const t = testHouse();
    const request = gameRequest.parse({ title: 'pennies', seats: [{ bot: 'heuristic' }, { open: true }] });
    const { id } = granted(await createGame(t.house, request, null));
    const open = await holderAt(t, id, 1);
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, i) => t.house.ports.people.ensure(`join${i}@example.org`, `J${i}`)),
    );
    const answers = await Promise.all(people.map((person) => acceptSeat(t.house, open, person, '')));
    const won = answers.filter((one) => 'seat' in one && 'person' in one);
    expect(won).toHaveLength(1);
    expect(answers.filter((one) => 'code' in one && one.code === 'SEAT_TAKEN')).toHaveLength(19);
    expect(await holderAt(t, id, 1)).toMatchObject({ person: (won[0] as { person: string }).person });
  });

  test('a crash between the stream and the seat’s record is made up for', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2);
    const holder = await holderAt(t, id, 0);
    const { put } = t.house.ports.holders;
    t.house.ports.holders.put = () => Promise.reject(new Error('killed'));
    await expect(leaveSeat(t.house, holder, 'left', 'holder')).rejects.toThrow('killed');
    t.house.ports.holders.put = put;
    await mendSeats(t.house, (await loadGame(t.house, id))!);
    expect(await holderAt(t, id, 0)).toMatchObject({ state: 'open', person: null, tenure: 1 });
  });

  test('a table that never starts is given up after 30 days without anybody coming or going', async () => {
    const t = testHouse();
    const seats = [{ email: 'a@example.org' }, { open: true as const }];
    const { id } = granted(await createGame(t.house, gameRequest.parse({ title: 'pennies', seats }), null));
    t.passMinutes(30 * 24 * 60 - 1);
    await tick(t.house);
    expect((await loadGame(t.house, id))!.state.status).toBe('open');
    t.passMinutes(1);
    await tick(t.house);
    expect((await loadGame(t.house, id))!.state.status).toBe('abandoned');
    expect(t.letters.map(({ subject }) => subject.split(' ')[0])).toContain('ended');
  });
});

/** A table that can be looked through. */
function openTable(): { table: Table; rows: () => string } {
  const table = memoryTable();
  const kept = new Map<string, Row>();
  const key = ({ pk, sk }: { pk: string; sk: string }) => `${pk} / ${sk}`;
  return {
    table: {
      ...table,
      async put(row, condition) {
        const done = await table.put(row, condition);
        if (done) kept.set(key(row), row);
        return done;
      },
      async update(at, change, condition) {
        const row = await table.update(at, change, condition);
        if (row) kept.set(key(at), row);
        return row;
      },
      async delete(at) {
        kept.delete(key(at));
        await table.delete(at);
      },
    },
    rows: () => JSON.stringify([...kept]),
  };
}

describe('promise 6: a person is erased, the game stands', () => {
  test('nothing outside the stream knows him any more, the game goes on, every export verifies', async () => {
    const t = testHouse();
    const { table, rows } = openTable();
    Object.assign(t.house.ports, memoryStore({ table }));
    const id = await startedGame(t, 3);
    const record = await recordOf(t, id);
    const p0 = (await t.house.ports.people.byEmail('p0@example.org'))!;
    await t.house.ports.index.put({ ...record, organiser: p0.id });
    await t.house.ports.settings.change(p0.id, (now) => ({ ...now, feedToken: 'a'.repeat(26) }));
    granted(await sendPress(t.house, record, await holderAt(t, id, 0), { to: 'all', text: 'hello', once: '1' }));
    granted(await sendPress(t.house, record, await holderAt(t, id, 1), { to: [0], text: 'secret', once: '1' }));
    granted(await play(t.house, id, hold(0, 'a')));
    await sendWaiting(t.house);
    expect(rows()).toContain(p0.id);
    expect(await erasePerson(t.house, p0)).toBeNull();
    for (const trace of [p0.id, 'p0@example.org', '"P0"', 'a'.repeat(26)]) expect(rows()).not.toContain(trace);
    expect(await t.house.ports.people.byEmail('p0@example.org')).toBeNull();
    expect(await seenBy(t, id, 2)).toEqual([]);
    expect((await recordOf(t, id)).organiser).not.toBe(p0.id);
    for (const seat of [1, 2]) granted(await play(t.house, id, hold(seat, `r1-${seat}`)));
    for (let week = 0; week < 4; week++) {
      t.passMinutes(24 * 60 * 7);
      await tick(t.house);
    }
    const loaded = (await loadGame(t.house, id))!;
    expect(loaded.state.status).toBe('finished');
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const report = auditExport(await exportGame(t.house, loaded, viewer), titles);
      expect([report.verdict, report.say]).toEqual(['well', report.say]);
    }
    await sendWaiting(t.house);
    expect(t.letters.slice(-5).map(({ to }) => to)).not.toContain('p0@example.org');
  });
});

describe('anonymous seats', () => {
  test('the hour at which a seat acts is sealed until the game is over, and the audit agrees with it', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2, [], { anonymous: true, options: { rounds: 1 } });
    granted(await play(t.house, id, hold(0, 'a')));
    const loaded = (await loadGame(t.house, id))!;
    const file = await exportGame(t.house, loaded, 1);
    expect(file.commits.at(-1)).toMatchObject({ by: 'seat:0', at: '', cmdId: '' });
    expect(auditExport(file, titles).verdict).toBe('open');
    granted(await play(t.house, id, hold(1, 'b')));
    const over = (await loadGame(t.house, id))!;
    expect(over.state.status).toBe('finished');
    expect(auditExport(await exportGame(t.house, over, 'spectator'), titles)).toMatchObject({ verdict: 'well' });
  });
});

describe('reliability', () => {
  test('counts what was answered in time, and never an announced absence', async () => {
    const t = testHouse();
    const id = await startedGame(t, 2, [], { options: { rounds: 3 } });
    granted(await play(t.house, id, hold(0, 'a')));
    t.passMinutes(24 * 60 * 20);
    await tick(t.house);
    t.passMinutes(24 * 60 * 20);
    await tick(t.house);
    const loaded = (await loadGame(t.house, id))!;
    const [first, second] = attendanceOf(loaded);
    expect(first!.kept).toBe(1);
    expect(first!.asked).toBeGreaterThanOrEqual(1);
    expect(second).toMatchObject({ kept: 0 });
    const away = {
      type: 'game:AbsenceSet',
      seat: 1,
      absence: 'x',
      from: '2026-01-01T00:00:00.000Z',
      to: '2027-01-01T00:00:00.000Z',
    };
    const [created, ...rest] = loaded.commits;
    const entries = [{ audience: 'all' as const, text: JSON.stringify([away]), salt: '' }];
    const absent = attendanceOf({ ...loaded, commits: [created!, { ...created!, entries }, ...rest] });
    expect(absent[1]).toEqual({ asked: 0, kept: 0 });
  });
});
