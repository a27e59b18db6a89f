import { isRefusal } from '#engine/title.ts';
import { act, type Request } from './act.ts';
import { awaitedBots, playBot } from './bots.ts';
import { OUTAGE_MINUTES } from './decide/deadline.ts';
import { expire } from './expiry.ts';
import { type House, type Loaded, roomOf } from './house.ts';
import { loadGame } from './load.ts';
import type { GameState } from './model.ts';
import type { GameId } from './ports.ts';
import { project } from './projector.ts';
import { graceOf } from './readiness.ts';
import { closableAt, minutesBetween } from './time.ts';

/** More steps than a game of bots alone can need. */
const MOST_STEPS = 10_000;

/**
 * Does what a game is waiting for the house to do: bots answer, prompts that may be closed are closed, and so on until a person or the
 * clock is awaited; then what stands in views is written, `first` or after the answer. Called after each act (`known`: the game it left) and
 * by the clock, so that a crash in between only delays. Safe to run twice at once.
 */
export async function settle(
  house: House,
  id: GameId,
  known?: Loaded,
  views: 'first' | 'afterwards' = 'first',
): Promise<Loaded | null> {
  for (let i = 0; i < MOST_STEPS; i++) {
    const loaded = i === 0 && known ? known : await loadGame(house, id);
    if (!loaded) return null;
    const [bot] = awaitedBots(house, loaded.state);
    if (bot) {
      await playBot(house, loaded, bot);
      continue;
    }
    if (await expire(house, loaded.state)) continue;
    const step = nextStep(house, loaded.state);
    if (!step || (step.byDeadline && (await clockStands(house)))) {
      await show(house, loaded, views);
      return loaded;
    }
    const { cmdId, command } = step;
    const closed = await act(house, id, { by: 'clock', cmdId, command });
    if (isRefusal(closed) && !DONE_MEANWHILE.has(closed.code)) {
      // Another process may have reopened the question (a ledger withdrawn in this very moment); the clock comes back.
      if (closed.code !== 'TOO_EARLY') house.note('close.refused', { game: id, code: closed.code });
      await show(house, loaded, views);
      return loaded;
    }
  }
  throw new Error(`game ${id} does not come to rest`);
}

/** What stands in views may follow the answer of who made a move, where somebody is there to do it. */
async function show(house: House, loaded: Loaded, views: 'first' | 'afterwards'): Promise<void> {
  if (house.afterwards && views === 'afterwards')
    // As it is stored by then: who answered earlier may come to this later, and would take the place of the newer one.
    house.afterwards.follow(loaded.state.id, async () => {
      const now = await loadGame(house, loaded.state.id);
      if (now) await project(house, now);
    });
  else await project(house, loaded);
}

/** Another process has done it. */
const DONE_MEANWHILE = new Set(['PROMPT_CLOSED', 'NO_GRACE', 'NOT_PAUSED']);

/** Something the clock does. */
interface Step extends Pick<Request, 'cmdId' | 'command'> {
  /** Only because a deadline has passed. */
  byDeadline: boolean;
}

/** What the clock may do in a game now; null: nothing. */
function nextStep(house: House, state: GameState): Step | null {
  const now = house.ports.clock.now();
  if (state.paused)
    return state.paused.until <= now
      ? { cmdId: `resume-${state.paused.since}`, command: { type: 'Resume' }, byDeadline: false }
      : null;
  if (state.status !== 'running') return null;
  const open = Object.values(state.prompts).find((prompt) => closableAt(state, prompt) <= now);
  if (!open) return null;
  const byDeadline = open.readySince === null;
  const asked = roomOf(house, state.title).title.prompts(state.inner);
  const prompt = asked.find(({ id }) => id === open.id);
  if (prompt && byDeadline && graceOf(state, prompt, open).length > 0)
    return { cmdId: `grace-${open.id}`, command: { type: 'Extend', prompt: open.id }, byDeadline };
  return { cmdId: `close-${open.id}`, command: { type: 'Close', prompt: open.id }, byDeadline };
}

/**
 * Has the clock not run for long? Then no deadline counts before it has come back and made up for the gap; somebody's answer may come
 * first. A house whose clock has never run (tests, tools) has no gap.
 */
async function clockStands({ ports }: House): Promise<boolean> {
  const last = await ports.beats.last();
  return last !== null && minutesBetween(last, ports.clock.now()) > OUTAGE_MINUTES;
}
