import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heartbeat } from './heartbeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a heartbeat', () => {
  test('comes at its time and never twice at once', async () => {
    let running = 0;
    let most = 0;
    const ends: (() => void)[] = [];
    const beat = async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
    };
    const heart = heartbeat(beat, 1000, () => {});
    await vi.advanceTimersByTimeAsync(5500);
    expect(ends).toHaveLength(1);
    ends[0]!();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toHaveLength(2);
    expect(most).toBe(1);
    const stopped = heart.stop();
    ends[1]!();
    await stopped;
  });

  test('comes soon after a nudge, once for many, and again for one that comes during a run', async () => {
    const ends: (() => void)[] = [];
    const heart = heartbeat(
      () => new Promise<void>((end) => ends.push(end)),
      60_000,
      () => {},
    );
    for (let i = 0; i < 5; i++) {
      heart.nudge();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(ends).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(ends).toHaveLength(1);
    heart.nudge();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toHaveLength(1);
    ends[0]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toHaveLength(2);
    ends[1]!();
    await heart.stop();
    heart.nudge();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ends).toHaveLength(2);
  });

  test('goes on after a failure and tells it', async () => {
    const failures: unknown[] = [];
    const heart = heartbeat(
      () => Promise.reject(new Error('no')),
      1000,
      (cause) => failures.push(cause),
    );
    await vi.advanceTimersByTimeAsync(2500);
    expect(failures).toHaveLength(2);
    await heart.stop();
  });
});
