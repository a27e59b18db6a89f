import { performance } from 'node:perf_hooks';

/** How often `once` can be done in a second; `size` is how much one call does. Warmed up first. */
export function perSecond(once: () => void, size = 1, seconds = 2): number {
  const until = (end: number) => {
    let calls = 0;
    const begun = performance.now();
    while (performance.now() - begun < end * 1000) {
      once();
      calls += 1;
    }
    return (calls * size) / ((performance.now() - begun) / 1000);
  };
  until(seconds / 2);
  return until(seconds);
}

/** Milliseconds in the middle. */
export const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

export async function timed(doing: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await doing();
  return performance.now() - begun;
}
