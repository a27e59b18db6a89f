import { describe, expect, test } from 'vitest';
import { tick } from '#games/clock.ts';
import { sendWaiting } from '#games/notifier.ts';
import { play } from '#games/play.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { keepTime } from '#games/timekeeping.ts';
import { expectDone } from './pennies.fixtures.ts';
import { layTable, type Table } from './table.fixtures.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-03-01T18:00:00.000Z');
const hours = (n: number) => new Date(start + n * HOUR).toISOString();

async function at(table: Table, hour: number) {
  table.setTime(hours(hour));
  await tick(table.house);
}

const to = (table: Table, seat: number) =>
  table.letters.filter((letter) => letter.to === ['anna@example.org', 'bert@example.org'][seat]);
const answer = (table: Table, seat: number, cmdId: string) =>
  play(table.house, table.game, { seat, prompt: null, cmdId, answer: { orders: 'BID 1' } });

/** Prose whatever its lines. */
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('promise 9: letters about time', () => {
  test('a reminder says what is missing and until when, in both zones, and is not sent to who answers first', async () => {
    const table = await layTable({ zone: 'Europe/Berlin' });
    table.setTime(hours(36));
    const before = table.letters.length;
    // Queued for both, and then Anna answers before anything is sent.
    const { settle } = await import('#games/settle.ts');
    await settle(table.house, table.game);
    expectDone(await answer(table, 0, 'a'));
    await sendWaiting(table.house);
    const reminders = table.letters.slice(before).filter(({ subject }) => subject.includes('deadline comes near'));
    expect(reminders.map((letter) => letter.to)).toEqual(['bert@example.org']);
    expect(flat(reminders[0]!.text)).toContain(
      'due by Wed 4 Mar 2026, 19:00 (Europe/Berlin), Wed 4 Mar 2026, 18:00 UTC',
    );
    expect(reminders[0]!.replyTo).toContain('+');
  });

  test('a turn that is sent to somebody who was not there for long says how he is waited for again', async () => {
    const table = await layTable();
    const seats = [
      { email: 'anna@example.org', name: 'Anna' },
      { email: 'bert@example.org', name: 'Bert' },
    ];
    const request = gameRequest.parse({ title: 'pennies', name: 'Hasty Nights', seats, idleAfter: 1 });
    const { id } = expectDone(await createGame(table.house, request, null));
    expectDone(await startGame(table.house, id));
    expectDone(await play(table.house, id, { seat: 0, prompt: null, cmdId: 'a', answer: { orders: 'BID 1' } }));
    await at(table, 72);
    const newest = (seat: number) => flat(to(table, seat).findLast(({ text }) => text.includes('Hasty'))!.text);
    expect(newest(1)).toContain('Any answer brings you back.');
    expect(newest(0)).not.toContain('brings you back');
  });

  test('a pause is told with its reason, asks for nothing, and its end asks again', async () => {
    const table = await layTable();
    expectDone(
      await keepTime(table.house, table.game, 'host', 'p', { type: 'Pause', reason: 'Anna’s wedding', minutes: 1440 }),
    );
    await sendWaiting(table.house);
    const paused = to(table, 1).at(-1)!;
    expect(paused.subject).toContain('the time has changed');
    expect(flat(paused.text)).toContain('The game is paused by the organiser');
    expect(flat(paused.text)).toContain('Anna’s wedding');
    expect(paused.text).not.toContain('HOW TO ANSWER');
    await at(table, 24);
    const resumed = to(table, 1).at(-1)!;
    expect(flat(resumed.text)).toContain('The pause has reached its end; the game goes on.');
    expect(flat(resumed.text)).toContain('due by Thu 5 Mar 2026, 18:00 UTC');
  });

  test('a turn that was not sent before a pause is not sent in it', async () => {
    const table = await layTable();
    expectDone(await answer(table, 0, 'a'));
    expectDone(await answer(table, 1, 'b'));
    const before = table.letters.length;
    expectDone(await keepTime(table.house, table.game, 'host', 'p', { type: 'Pause', reason: 'x', minutes: 60 }));
    await sendWaiting(table.house);
    const subjects = table.letters.slice(before).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /round 2/.test(subject))).toEqual([]);
  });
});
