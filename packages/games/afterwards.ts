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
  /** The newest piece of each game that is not done. */
  const newest = new Map<GameId, { work: () => Promise<unknown>; begun: boolean; done: Promise<void> }>();
  return {
    follow(game, work) {
      const before = newest.get(game);
      if (before && !before.begun) {
        before.work = work;
        return;
      }
      // Behind whatever is answered in this very turn of the loop, and behind what this game is at.
      const first = before?.done ?? new Promise<void>((begin) => setImmediate(begin));
      const piece = { work, begun: false, done: first };
      piece.done = first.then(async () => {
        piece.begun = true;
        await tryTo(piece.work, (cause) => failed(game, cause));
        if (newest.get(game) === piece) newest.delete(game);
      });
      newest.set(game, piece);
    },
    async idle() {
      await Promise.all([...newest.values()].map(({ done }) => done));
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
