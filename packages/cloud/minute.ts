import { tick, wakeUp } from '#games/clock.ts';
import type { House } from '#games/house.ts';
import type { Notices } from '#games/ports.ts';
import { type HandOver, noteAge, remind } from './queue.ts';

/** Time that is kept for what comes after the games. */
const REST_MS = 15_000;

/**
 * One run of the clock: makes up for a time without clock, then everything that is due, as long as `leftMs` allows, then whatever waits to be sent. Two runs at once do no harm;
 * what one doesn't reach the next one does.
 */
export async function runMinute(
  house: House,
  ledger: Notices,
  handOver: HandOver,
  { leftMs, write }: { leftMs: () => number; write: (line: string) => void },
): Promise<void> {
  const { clock, index } = house.ports;
  await wakeUp(house);
  let first: string | undefined;
  for (;;) {
    const [next] = await index.due(clock.now(), 1);
    // A game that stays the first in spite of a tick can't be helped now; the index may also lag behind.
    if (next === undefined || next === first || leftMs() < REST_MS) break;
    first = next;
    await tick(house);
  }
  const now = clock.now();
  noteAge(write, await remind(ledger, handOver, now), now);
}
