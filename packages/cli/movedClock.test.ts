import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { movedClock } from './movedClock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consigliere-clock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a clock that was set forward stays ahead over a restart, runs on, and never goes back', async () => {
  let real = '2026-03-01T12:00:00.000Z';
  const file = join(folder, 'clock.json');
  const first = await movedClock({ now: () => real }, file);
  expect(first.now()).toBe(real);
  first.set('2026-03-02T14:00:00.000Z');
  first.set('2026-03-01T00:00:00.000Z');
  await first.keep();
  real = '2026-03-01T13:00:00.000Z';
  expect(first.now()).toBe('2026-03-02T15:00:00.000Z');
  const second = await movedClock({ now: () => real }, file);
  expect(second.now()).toBe('2026-03-02T15:00:00.000Z');
});

test('a file that is no clock is said to be so', async () => {
  const file = join(folder, 'clock.json');
  await writeFile(file, '{"aheadMs":"much"}');
  await expect(movedClock({ now: () => '' }, file)).rejects.toThrow('aheadMs');
});
