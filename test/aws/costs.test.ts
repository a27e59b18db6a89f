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

  test('are small: http 600 KB and the others 720 KB at the start without the titles, together with them below 900 KB', () => {
    expect(Object.keys(sizes).toSorted()).toEqual(['clock', 'feedback', 'http', 'inbox', 'notify', 'project']);
    for (const [name, { start, titles }] of Object.entries(sizes)) {
      expect(start - titles, name).toBeLessThan((name === 'http' ? 600 : 720) * KB);
      expect(start, name).toBeLessThan(900 * KB);
      expect(titles, name).toBeGreaterThan(100 * KB);
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
      // The commit (2), its receipt's notice (2), the summary; read: game twice, summary, game again to settle twice.
      submission: { write: 5, read: 5 },
      // The same, and the reveal with everybody's notices.
      resolution: { write: 24, read: 7 },
      // Everything is there already: the process that made the commit has done it.
      projection: { write: 0, read: 2 },
      // Claim and mark, each moving it in the index.
      notice: { write: 5, read: 4 },
      page: { write: 0, read: 6 },
      dashboard: { write: 0, read: 5 },
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
