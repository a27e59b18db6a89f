import { describe, expect, test } from 'vitest';
import { nextDate, recordedAlmanac, zoneAlmanac } from './almanac.ts';
import { auditExport } from './audit.ts';
import { pennies } from './pennies.fixtures.ts';
import { DAY, timedGame } from './time.fixtures.ts';
import { printDue, span } from './time.ts';

const evenings = (zone: string, more: { at?: string; weekdays?: number[]; holidays?: string[] } = {}) => ({
  ...{ zone, at: '19:00', weekdays: [1, 2, 3, 4, 5, 6, 7], holidays: [] },
  ...more,
});

describe('a deadline at a fixed local hour', () => {
  test.each([
    // Spring and autumn in the north: the last Sundays of March and October.
    ['Europe/Berlin', '2026-03-28T12:00:00.000Z', '2026-03-28T18:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28T18:00:00.001Z', '2026-03-29T17:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T17:00:00.001Z', '2026-10-25T18:00:00.000Z'],
    ['America/New_York', '2026-03-08T00:00:00.001Z', '2026-03-08T23:00:00.000Z'],
    ['America/New_York', '2026-11-01T00:00:00.001Z', '2026-11-02T00:00:00.000Z'],
    // The south: it is the other way round in April and in September or October.
    ['Australia/Sydney', '2026-04-04T08:00:00.001Z', '2026-04-05T09:00:00.000Z'],
    ['Australia/Sydney', '2026-10-03T09:00:00.001Z', '2026-10-04T08:00:00.000Z'],
    ['Pacific/Auckland', '2026-04-04T06:00:00.001Z', '2026-04-05T07:00:00.000Z'],
    ['America/Santiago', '2026-04-04T22:00:00.001Z', '2026-04-05T23:00:00.000Z'],
    // Clocks that move by half an hour, and none that moves.
    ['Australia/Lord_Howe', '2026-04-04T08:00:00.001Z', '2026-04-05T08:30:00.000Z'],
    ['Asia/Kathmandu', '2026-03-29T00:00:00.000Z', '2026-03-29T13:15:00.000Z'],
  ])('in %s comes after %s at %s', (zone, from, to) => {
    expect(nextDate(evenings(zone), from)).toBe(to);
  });

  test('that a clock change skips comes as much later; one that comes twice counts the first time', () => {
    const night = evenings('Europe/Berlin', { at: '02:30' });
    expect(nextDate(night, '2026-03-28T12:00:00.000Z')).toBe('2026-03-29T01:30:00.000Z');
    expect(nextDate(night, '2026-10-24T12:00:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
    // The second time that evening has no deadline: the next is a day later.
    expect(nextDate(night, '2026-10-25T00:30:00.001Z')).toBe('2026-10-26T01:30:00.000Z');
  });

  test('falls on allowed weekdays alone and on no holiday', () => {
    const workdays = evenings('Europe/Berlin', { weekdays: [1, 2, 3, 4, 5] });
    // A Friday evening later, then over Christmas.
    expect(nextDate(workdays, '2026-12-18T18:00:00.001Z')).toBe('2026-12-21T18:00:00.000Z');
    const closed = { ...workdays, holidays: ['2026-12-24', '2026-12-25'] };
    expect(nextDate(closed, '2026-12-23T18:00:00.001Z')).toBe('2026-12-28T18:00:00.000Z');
  });

  test('that is exactly now counts', () => {
    expect(nextDate(evenings('Europe/Berlin'), '2026-01-05T18:00:00.000Z')).toBe('2026-01-05T18:00:00.000Z');
  });
});

describe('promise 7: a game with a calendar', () => {
  const calendar = evenings('Europe/Berlin', { weekdays: [1, 3, 5] });

  test('opens each prompt until the first allowed evening after about the length of a turn', async () => {
    // The house opens on Sunday 1 March 2026 at 13:00 in Berlin.
    const g = await timedGame(2, { turnHours: 24, calendar, options: { rounds: 3 } });
    expect((await g.prompt()).dueAt).toBe('2026-03-02T18:00:00.000Z');
    g.t.setNow('2026-03-02T18:00:07.000Z');
    await g.pass(0);
    // A day later would be Tuesday.
    expect((await g.prompt()).dueAt).toBe('2026-03-04T18:00:00.000Z');
  });

  test('of one day a turn keeps its evening although the clock comes some seconds late, also when clocks change', async () => {
    const daily = evenings('Europe/Berlin');
    const g = await timedGame(2, { turnHours: 24, calendar: daily, options: { rounds: 3 }, wantedAfter: null });
    g.t.setNow('2026-03-28T18:00:07.000Z');
    await g.pass(0);
    expect((await g.prompt()).dueAt).toBe('2026-03-29T17:00:00.000Z');
    g.t.setNow('2026-03-29T17:00:09.000Z');
    await g.pass(0);
    expect((await g.prompt()).dueAt).toBe('2026-03-30T17:00:00.000Z');
  });

  test('is audited from the dates that it recorded, whatever the zone’s rules have become since', async () => {
    const g = await timedGame(2, { turnHours: 24, calendar, options: { rounds: 2 } });
    for (let i = 0; i < 2; i++) await g.pass(3 * DAY);
    expect((await g.state()).status).toBe('finished');
    expect(await g.audit()).toMatchObject({ verdict: 'well' });
    const asked = (await g.events()).flatMap((event) => (event.type === 'game:Asked' ? (event.dates ?? []) : []));
    expect(asked).toHaveLength(2);
    // Another table of zones says something else, and nothing is asked of it: a recorded question has its recorded answer.
    const elsewhere = recordedAlmanac([['2026-03-01T12:00:00.000Z', '2026-03-01T17:00:00.000Z']]);
    expect(elsewhere.next(calendar, '2026-03-01T12:00:00.000Z')).toBe('2026-03-01T17:00:00.000Z');
  });

  test('is found out by the audit when a date was put in that no question had', async () => {
    const almanac = recordedAlmanac([['2026-03-01T12:00:00.000Z', '2026-02-01T17:00:00.000Z']]);
    expect(almanac.next(calendar, '2026-03-01T12:00:00.000Z')).toBe('');
    expect(almanac.next(calendar, '2026-03-01T12:00:00.000Z')).toBe('');
  });

  test('never moves a deadline that is set, and shows it by today’s rules', () => {
    // Until 2026 Morocco was at +01 outside Ramadan: an instant is an instant, and its local hour is what the table says now.
    expect(printDue('2026-03-02T18:00:00.000Z', 'Europe/Berlin')).toBe(
      'Mon 2 Mar 2026, 19:00 (Europe/Berlin), Mon 2 Mar 2026, 18:00 UTC',
    );
    expect(printDue('2026-03-02T18:00:00.000Z', 'Atlantis/Nowhere')).toBe('Mon 2 Mar 2026, 18:00 UTC');
  });

  test('in a zone that nobody knows is refused with an example', async () => {
    await expect(timedGame(2, { calendar: { ...calendar, zone: 'Atlantis/Nowhere' } })).rejects.toThrow('UNKNOWN_ZONE');
  });
});

test('prompts of a kind may have a length of their own', async () => {
  const g = await timedGame(2, { turnHours: 24, kindHours: { fist: 5 } });
  expect((await g.prompt()).dueAt).toBe('2026-03-01T17:00:00.000Z');
});

test('a length of time is said in its largest unit', () => {
  expect([DAY, 90, 60, 3 * DAY + 120].map(span)).toEqual(['1 day', '90 minutes', '1 hour', '3 days and 2 hours']);
});

test('what a zone almanac has looked up can be looked at', () => {
  const almanac = zoneAlmanac();
  const date = almanac.next(evenings('UTC'), '2026-03-01T12:00:00.000Z');
  expect(almanac.looked()).toEqual([['2026-03-01T12:00:00.000Z', date]]);
});

test('promise 8: a table of the old shape keeps the rules it began with and is found well', async () => {
  const { default: file } = await import('./stored/pennies-first-light.json', { with: { type: 'json' } });
  expect(auditExport(file, { pennies })).toMatchObject({ verdict: 'well', head: { n: 26 } });
  expect(JSON.stringify(file)).not.toContain('SeatIdle');
});
