import type { House } from './house.ts';
import { loadGame } from './load.ts';
import { sendWaiting } from './notifier.ts';
import { project } from './projector.ts';
import { queueInvitations } from './seating.ts';
import { settle } from './settle.ts';

/** Most games one run of the clock looks at; the next run takes the rest. */
const BATCH = 100;

/** More mails than a crash leaves behind. */
const MOST_LEFT = 10_000;

/**
 * One tick: closes what is due, then sends what is queued. One game that fails doesn't stop the others. On AWS once a minute, on a
 * local server every second.
 */
export async function tick(house: House): Promise<void> {
  for (const game of await house.ports.index.due(house.ports.clock.now(), BATCH)) {
    try {
      await settle(house, game);
    } catch (cause) {
      house.note('clock.failed', { game, cause: cause instanceof Error ? cause.message : 'unknown' });
    }
  }
  await sendWaiting(house);
}

/** At the start of a local server: whatever a crash left between a commit and its views is made up for. */
export async function catchUp(house: House): Promise<void> {
  for await (const record of house.ports.index.all()) {
    const seen = await house.ports.index.summary(record.id);
    if (seen?.status === 'finished' || seen?.status === 'abandoned') continue;
    const loaded = await loadGame(house, record.id);
    if (!loaded) continue;
    await queueInvitations(house, record.id);
    await project(house, loaded);
    await settle(house, record.id);
    house.cache.delete(record.id);
  }
  // Nobody else sends while this server is the only one: what a killed one had claimed is free again.
  await sendWaiting(house, MOST_LEFT, 0);
}
