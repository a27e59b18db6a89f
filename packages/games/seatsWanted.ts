import type { House } from './house.ts';
import { loadGame } from './load.ts';
import type { GameId } from './ports.ts';

/** Keeps the public list of seats in need of a boss true for one game. */
export async function listIfWanted(house: House, game: GameId): Promise<void> {
  const [record, loaded] = await Promise.all([house.ports.index.get(game), loadGame(house, game)]);
  if (!record?.listed || !loaded) return;
  const { status, seats } = loaded.state;
  const wanted = (status === 'running' || status === 'paused') && seats.some((seat) => seat.wanted);
  await house.ports.index.wantSeats(game, wanted);
}
