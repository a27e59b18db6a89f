import { createRequire } from 'node:module';

/** What we use of boardgame.io 0.50.2. */
interface BoardgameIo {
  CreateGameReducer(options: { game: object }): (state: BgioState, action: object) => BgioState;
  InitializeGame(options: { game: object; numPlayers: number }): BgioState;
}
interface BgioState {
  ctx: { gameover?: unknown };
}

interface Secret {
  hidden: (number | null)[];
  scores: number[];
  round: number;
}

/** Pebbles (test/pebbles.ts) for boardgame.io: everybody may move at any time, the last one shows. */
const pebbles = {
  setup: ({ ctx }: { ctx: { numPlayers: number } }): Secret => ({
    hidden: Array(ctx.numPlayers).fill(null),
    scores: Array(ctx.numPlayers).fill(0),
    round: 1,
  }),
  turn: { activePlayers: { all: 'hide' }, stages: { hide: { moves: { hide } } } },
};

function hide({ G, playerID, random }: { G: Secret; playerID: string; random: { D6(): number } }, n: number): void {
  G.hidden[Number(playerID)] = n;
  if (G.hidden.some((one) => one === null)) return;
  const die = random.D6();
  G.hidden.forEach((one, seat) => {
    if (one === die) G.scores[seat]! += 1;
    G.hidden[seat] = null;
  });
  G.round += 1;
}

/** One call plays `rounds` rounds of Pebbles with boardgame.io's reducer; null if the peer is not installed. */
export function bgioPebbles(peers: string, players: number, rounds: number): (() => void) | null {
  let bgio: BoardgameIo;
  try {
    bgio = createRequire(peers)('boardgame.io/internal');
  } catch {
    return null;
  }
  const reduce = bgio.CreateGameReducer({ game: pebbles });
  const start = bgio.InitializeGame({ game: pebbles, numPlayers: players });
  return () => {
    let state = start;
    for (let round = 0; round < rounds; round++)
      for (let seat = 0; seat < players; seat++) {
        const payload = { type: 'hide', args: [(round + seat) % 4], playerID: String(seat) };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
      }
    const { G } = state as unknown as { G: Secret };
    if (G.round !== rounds + 1) throw new Error(`boardgame.io stands at round ${G.round}`);
  };
}
