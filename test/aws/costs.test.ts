import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildFunctions, type Sizes } from '../../bin/functions.mjs';
import { monthlyBill, totalOf } from './bill.ts';
import { burstRow, bursts, simulateBurst } from './burst.ts';
import { type Costs, measureCosts } from './costs.fixtures.ts';

const KB = 1024;

describe('the bundles', () => {
  let sizes: Record<string, Sizes>;
  beforeAll(async () => {
    ({ sizes } = await buildFunctions());
  }, 300_000);

  test('are small at the start, and each opens a title when its first game is played', () => {
    expect(Object.keys(sizes).toSorted()).toEqual(['clock', 'feedback', 'http', 'inbox', 'notify', 'project']);
    for (const [name, { start, titles, later }] of Object.entries(sizes)) {
      expect(start, name).toBeLessThan(name === 'http' ? 700_000 : 600 * KB);
      expect(titles, name).toBe(0);
      expect(later, name).toBeGreaterThan(300 * KB);
    }
  });
});

describe('what happens again and again', () => {
  let costs: Costs;
  beforeAll(async () => {
    costs = await measureCosts();
  });

  test('costs exactly so many units', () => {
    expect(costs).toEqual({
      // The commit, its receipt's notice (also in the list of its reader), what waits for each player, the summary.
      submission: { write: 10, read: 6 },
      // The same, and the reveal with everybody's notices and attendance.
      resolution: { write: 35, read: 15 },
      // Everything is there already: the process that made the commit has done it.
      projection: { write: 0, read: 2 },
      // Claim and mark, each moving it in the index, and what a bounce is recognised by; read: also wishes and mailbox.
      notice: { write: 6, read: 7 },
      page: { write: 0, read: 6 },
      dashboard: { write: 0, read: 7 },
    });
  });

  test('is cents a month for a group, and grows with the number of games', () => {
    const [ten, thousand, many] = [10, 1_000, 100_000].map((games) => totalOf(monthlyBill(games, costs)));
    // The zone of the domain and our metric alone are 80 cents.
    expect(ten).toBeLessThan(1.5);
    expect(thousand).toBeLessThan(60);
    expect(many! / thousand!).toBeGreaterThan(80);
  });
});

describe('a month’s end for many games at once', () => {
  test('loses nothing and comes to an end', () => {
    const outcome = simulateBurst({ games: 100, spread: 10, closesAMinute: 5, mailsPerGame: 4, mailsASecond: 1 });
    expect(outcome.lastReveal).toBe(10);
    expect(outcome.lastMail).toBe(10);
    expect(simulateBurst({ games: 1, spread: 1, closesAMinute: 1, mailsPerGame: 1, mailsASecond: 1 })).toMatchObject({
      lastReveal: 0,
      lastMail: 0,
      mostWaiting: 0,
    });
  });

  test('takes what docs/scale.md says', () => {
    const page = readFileSync(new URL('../../docs/scale.md', import.meta.url), 'utf8');
    for (const burst of bursts) expect(page).toContain(burstRow(burst));
  });
});
