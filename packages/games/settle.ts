import { isRefusal } from '#engine/title.ts';
import { act, type Request } from './act.ts';
import { awaitedBots, playBot } from './bots.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { loadGame } from './load.ts';
import type { GameState } from './model.ts';
import type { GameId } from './ports.ts';
import { project } from './projector.ts';
import { graceOf } from './readiness.ts';
import { closableAt } from './time.ts';

/** More steps than a game of bots alone can need. */
const MOST_STEPS = 10_000;

/**
 * Does what a game is waiting for the house to do: bots answer, prompts that may be closed are closed, and so on until a person or the
 * clock is awaited. Called after each act and by the clock, so that a crash in between only delays. Safe to run twice at once.
 */
export async function settle(house: House, id: GameId): Promise<Loaded | null> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const loaded = await loadGame(house, id);
    if (!loaded) return null;
    const [bot] = awaitedBots(house, loaded);
    if (bot) {
      await playBot(house, loaded, bot);
      continue;
    }
    const step = nextStep(house, loaded.state);
    if (!step) {
      await project(house, loaded);
      return loaded;
    }
    const closed = await act(house, id, { by: 'clock', ...step });
    if (isRefusal(closed) && closed.code !== 'PROMPT_CLOSED') {
      // Another process may have reopened the question (a ledger withdrawn in this very moment); the clock comes back.
      if (closed.code !== 'TOO_EARLY') house.note('close.refused', { game: id, code: closed.code });
      await project(house, loaded);
      return loaded;
    }
  }
  throw new Error(`game ${id} does not come to rest`);
}

/** What the clock may do in a game now; null: nothing. */
function nextStep(house: House, state: GameState): Pick<Request, 'cmdId' | 'command'> | null {
  const now = house.ports.clock.now();
  if (state.paused)
    return state.paused.until <= now ? { cmdId: `resume-${state.paused.since}`, command: { type: 'Resume' } } : null;
  if (state.status !== 'running') return null;
  const open = Object.values(state.prompts).find((prompt) => closableAt(state, prompt) <= now);
  if (!open) return null;
  const asked = roomOf(house, state.title).title.prompts(state.inner);
  const prompt = asked.find(({ id }) => id === open.id);
  if (prompt && open.readySince === null && graceOf(state, prompt, open).length > 0)
    return { cmdId: `grace-${open.id}`, command: { type: 'Extend', prompt: open.id } };
  return { cmdId: `close-${open.id}`, command: { type: 'Close', prompt: open.id } };
}
