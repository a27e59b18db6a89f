import { isRefusal } from '#engine/title.ts';
import { act } from './act.ts';
import { OUTAGE_MINUTES } from './decide/deadline.ts';
import { mendSeats } from './handover.ts';
import type { House } from './house.ts';
import { loadGame } from './load.ts';
import { sendWaiting } from './notifier.ts';
import type { GameId, Instant } from './ports.ts';
import { project } from './projector.ts';
import { queueInvitations } from './seating.ts';
import { settle } from './settle.ts';
import { later, minutesBetween } from './time.ts';

/** Most games one run of the clock looks at; the next run takes the rest. */
const BATCH = 100;

/** More mails than a crash leaves behind. */
const MOST_LEFT = 10_000;

/**
 * One tick: closes what is due, then sends what is queued. One game that fails doesn't stop the others.
 */
export async function tick(house: House): Promise<void> {
  for (const game of await house.ports.index.due(house.ports.clock.now(), BATCH))
    await withoutStopping(house, game, () => settle(house, game));
  await sendWaiting(house);
}

/** A beat is written this often, although a local server looks every second. */
const BEAT_MINUTES = 1;

/** What runs all the time, every second: what has to be done before anything is closed, then a tick. */
export async function watch(house: House): Promise<void> {
  await wakeUp(house);
  await tick(house);
}

/** Makes up for a time in which the clock did not run, and notes that it runs. On AWS once a minute. */
export async function wakeUp(house: House): Promise<void> {
  const { beats, clock } = house.ports;
  const now = clock.now();
  const last = await makeUpForGap(house);
  if (last === null || minutesBetween(last, now) >= BEAT_MINUTES) await beats.beat(now);
}

/** Games whose deadlines a gap can touch; more than a house of this size has running. */
const MOST_TOUCHED = 10_000;

/**
 * Moves the deadlines that fell into a time without clock, once, however many clocks do it. To be done before anything is closed. Answers
 * when the clock ran last. Several tries of one gap count once: commands carry its beginning.
 */
export async function makeUpForGap(house: House): Promise<Instant | null> {
  const { beats, clock, index } = house.ports;
  const to = clock.now();
  const from = await beats.last();
  if (from === null || minutesBetween(from, to) <= OUTAGE_MINUTES) return from;
  house.note('clock.stood', { from, to });
  for (const game of await index.due(later(to, minutesBetween(from, to)), MOST_TOUCHED))
    await withoutStopping(house, game, async () => {
      const moved = await act(house, game, {
        by: 'clock',
        cmdId: `outage-${from}`,
        command: { type: 'Outage', from, to },
      });
      if (!isRefusal(moved)) await project(house, moved.loaded);
    });
  return from;
}

async function withoutStopping(house: House, game: GameId, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    house.note('clock.failed', { game, cause: cause instanceof Error ? cause.message : 'unknown' });
  }
}

/** At the start of a local server: whatever a crash left between a commit and its views is made up for. */
export async function catchUp(house: House): Promise<void> {
  await makeUpForGap(house);
  for await (const record of house.ports.index.all()) {
    const seen = await house.ports.index.summary(record.id);
    if (seen?.status === 'finished' || seen?.status === 'abandoned') continue;
    const loaded = await loadGame(house, record.id);
    if (!loaded) continue;
    await queueInvitations(house, record.id);
    await mendSeats(house, loaded);
    await project(house, loaded);
    await settle(house, record.id);
    house.cache.delete(record.id);
  }
  // Nobody else sends while this server is the only one: what a killed one had claimed is free again.
  await sendWaiting(house, MOST_LEFT, 0);
}
