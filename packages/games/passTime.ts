import { tick } from './clock.ts';
import type { House } from './house.ts';
import type { Instant } from './ports.ts';
import { later } from './time.ts';

/** More moments than a year of many games has. */
const MOST_MOMENTS = 5_000;

/**
 * Lets time pass on a local server as if its clock had run all the while: from one moment at which a game waits for the clock to the
 * next, so that reminders, deadlines and the ends of pauses come when they would have come. `set` moves the house's clock.
 */
export async function passTime(house: House, minutes: number, set: (now: Instant) => void): Promise<void> {
  const { clock, index, beats } = house.ports;
  const until = later(clock.now(), minutes);
  const run = async (at: Instant) => {
    if (at > clock.now()) {
      // First the beat: another look at the clock in between must not take the leap for a time in which it stood.
      await beats.beat(at);
      set(at);
    }
    await tick(house);
  };
  // What waits now goes out now, and not as something late.
  await run(clock.now());
  let before = '';
  for (let i = 0; i < MOST_MOMENTS; i++) {
    const [game] = await index.due(until, 1);
    const wakeAt = game ? ((await index.summary(game))?.wakeAt ?? null) : null;
    const moment = `${game} ${wakeAt}`;
    // The same one again: this game can't be helped by the clock, and must not keep the others from going on.
    if (wakeAt === null || wakeAt > until || moment === before) break;
    before = moment;
    await run(wakeAt);
  }
  await run(until);
}
