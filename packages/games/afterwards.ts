import type { GameId } from './ports.ts';

/**
 * Work that may follow an answer: a move is stored when its stream is, and what dashboards and notices make of it may take a moment longer.
 * Only for a house whose process lives on (the local server); on AWS the stream of the table does it.
 */
export interface Afterwards {
  /** Does `work` soon. Of several for one game that have not begun one is enough: it reads the game when it begins. */
  follow(game: GameId, work: () => Promise<unknown>): void;
  /** Resolves when all that was asked for before is done. */
  idle(): Promise<void>;
}

/** A second try helps where two processes met; what still fails is `failed`, and the clock's next look at the game makes up for it. */
const TRIES = 2;

export function afterwards(failed: (game: GameId, cause: unknown) => void): Afterwards {
  const next = new Map<GameId, () => Promise<unknown>>();
  const running = new Map<GameId, Promise<void>>();
  const workOff = async (game: GameId) => {
    for (let work = next.get(game); work; work = next.get(game)) {
      next.delete(game);
      await tryTo(work, (cause) => failed(game, cause));
    }
    running.delete(game);
  };
  return {
    follow(game, work) {
      next.set(game, work);
      // Behind whatever is answered in this very turn of the loop.
      if (!running.has(game))
        running.set(
          game,
          new Promise<void>((begin) => setImmediate(begin)).then(() => workOff(game)),
        );
    },
    async idle() {
      await Promise.all(running.values());
    },
  };
}

async function tryTo(work: () => Promise<unknown>, failed: (cause: unknown) => void): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await work();
      return;
    } catch (cause) {
      if (tries < TRIES) continue;
      failed(cause);
      return;
    }
}
