import { describe, expect, test } from 'vitest';
import { later } from '#games/time.ts';
import { memoryStore } from '#store/store.ts';
import { handedOver, remind } from './queue.ts';

const NOW = '2026-03-01T12:00:00.000Z';

describe('a notice that is to be told only after a while', () => {
  const table = () => {
    const { notices } = memoryStore({ now: () => NOW });
    const handed: string[] = [];
    const handOver = async ({ id }: { id: string }) => void handed.push(id);
    const about = { game: 'g', n: 7, seat: 0, kind: 'turn' as const, channel: 'mail' as const, queuedAt: NOW };
    return { notices, handed, handOver, about, queue: handedOver(notices, handOver).queue };
  };

  test('is handed over by the clock in its minute, and any other at once', async () => {
    const { notices, handed, handOver, about, queue } = table();
    await queue({ ...about, id: 'g/7/0/turn/mail', notBefore: later(NOW, 30) });
    await queue({ ...about, id: 'g/8/0/turn/mail' });
    expect(handed).toEqual(['g/8/0/turn/mail']);
    for (const minutes of [29, 30]) await remind(notices, handOver, later(NOW, minutes));
    expect(handed).toEqual(['g/8/0/turn/mail', 'g/7/0/turn/mail']);
  });

  test('has not waited before its time, so that no alarm goes off', async () => {
    const { notices, handOver, about, queue } = table();
    await queue({ ...about, id: 'g/7/0/turn/mail', notBefore: later(NOW, 30) });
    expect(await remind(notices, handOver, later(NOW, 20))).toBeNull();
    expect(await remind(notices, handOver, later(NOW, 45))).toBe(later(NOW, 30));
    await queue({ ...about, id: 'g/8/0/turn/mail' });
    expect(await remind(notices, handOver, later(NOW, 20))).toBe(NOW);
  });
});
