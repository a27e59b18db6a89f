import { isRefusal } from '#engine/title.ts';
import { act } from './act.ts';
import { awaitedBots, playBot } from './bots.ts';
import type { House, Loaded } from './house.ts';
import { loadGame } from './load.ts';
import type { GameId } from './ports.ts';
import { project } from './projector.ts';
import { closableAt } from './time.ts';

/** More steps than a game of bots alone can need. */
const MOST_STEPS = 10_000;

/**
 * Does what a game is waiting for the house to do: bots answer, prompts that may be closed are closed, and so on until a person or the
 * clock is awaited. Called after each act and by the clock, so that a crash in between only delays. Safe to run twice at once.
 */
export async function settle(house: House, id: GameId): Promise<Loaded | null> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const loaded = await loadGame(house, id);
    if (!loaded) return null;
    const [bot] = awaitedBots(house, loaded.state);
    if (bot) {
      await playBot(house, loaded, bot);
      continue;
    }
    const now = house.ports.clock.now();
    const open = Object.values(loaded.state.prompts).find((prompt) => closableAt(loaded.state, prompt) <= now);
    if (!open || loaded.state.status !== 'running') {
      await project(house, loaded);
      return loaded;
    }
    const closed = await act(house, id, {
      by: 'clock',
      cmdId: `close-${open.id}`,
      command: { type: 'Close', prompt: open.id },
    });
    if (isRefusal(closed) && closed.code !== 'PROMPT_CLOSED') {
      // Another process may have reopened the question (a ledger withdrawn in this very moment); the clock comes back.
      if (closed.code !== 'TOO_EARLY') house.note('close.refused', { game: id, code: closed.code });
      await project(house, loaded);
      return loaded;
    }
  }
  throw new Error(`game ${id} does not come to rest`);
}
