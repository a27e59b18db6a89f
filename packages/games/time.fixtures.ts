import { eventsOf } from '#engine/commit.ts';
import { act } from './act.ts';
import { auditExport } from './audit.ts';
import { tick } from './clock.ts';
import { exportGame } from './export.ts';
import { startedGame, type TestHouse, testHouse } from './house.fixtures.ts';
import type { Loaded } from './house.ts';
import { loadGame } from './load.ts';
import { logOf } from './look.ts';
import type { HouseCommand, HouseEvent, OpenPrompt, Said } from './model.ts';
import { isHouseEvent } from './model.ts';
import { pennies } from './pennies.fixtures.ts';
import { play } from './play.ts';
import type { GameRequest } from './seating.ts';
import { settle } from './settle.ts';

/** A started game of pennies with a clock, and short words for what is asked of it again and again. */
export async function timedGame(people: number, more: Partial<GameRequest> = {}, bots: string[] = []) {
  const t = testHouse();
  const id = await startedGame(t, people, bots, more);
  return { ...gameOn(t, id), t, id };
}

export type TimedGame = Awaited<ReturnType<typeof timedGame>>;

export function gameOn(t: TestHouse, id: string) {
  let sent = 0;
  const loaded = async (): Promise<Loaded> => {
    const found = await loadGame(t.house, id);
    if (!found) throw new Error(`no game ${id}`);
    return found;
  };
  const command = async (by: 'host' | 'clock' | number, asked: HouseCommand) => {
    const done = await act(t.house, id, {
      by: typeof by === 'number' ? `seat:${by}` : by,
      cmdId: `t${sent++}`,
      command: asked,
    });
    await settle(t.house, id);
    return done;
  };
  return {
    loaded,
    state: async () => (await loaded()).state,
    /** The prompt that is open. */
    prompt: async (): Promise<OpenPrompt> => {
      const [open] = Object.values((await loaded()).state.prompts);
      if (!open) throw new Error('nothing is asked');
      return open;
    },
    hold: (seat: number, pennies = 1, say?: Said) =>
      play(t.house, id, {
        ...{ seat, prompt: null, cmdId: `h${sent++}`, answer: { orders: `HOLD ${pennies}` } },
        ...(say ? { say } : {}),
      }),
    say: async (seat: number, say: Said) => {
      const [prompt = ''] = Object.keys((await loaded()).state.prompts);
      return command(seat, { type: 'Ready', seat, prompt, say });
    },
    command,
    /** Lets minutes pass and the clock look once. */
    pass: async (minutes: number) => {
      t.passMinutes(minutes);
      await tick(t.house);
    },
    events: async (): Promise<HouseEvent[]> =>
      (await loaded()).commits.flatMap(({ entries }) =>
        eventsOf(entries).flatMap(({ event }) => (isHouseEvent(event) ? [event] : [])),
      ),
    log: async (viewer: number | 'spectator' = 'spectator') =>
      logOf(t.house, await loaded(), viewer).map(({ text }) => text),
    audit: async () =>
      auditExport(JSON.parse(JSON.stringify(await exportGame(t.house, await loaded(), 'spectator'))), { pennies }),
  };
}

/** The events of one type. */
export const ofType = <Type extends HouseEvent['type']>(
  events: readonly HouseEvent[],
  type: Type,
): (HouseEvent & { type: Type })[] =>
  events.filter((event): event is HouseEvent & { type: Type } => event.type === type);

export const DAY = 24 * 60;
