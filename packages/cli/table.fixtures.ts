import { randomBytes } from 'node:crypto';
import { isRefusal } from '#engine/title.ts';
import { type House, openHouse } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { memoryStore } from '#store/store.ts';
import { rooms } from '#titles/registry.ts';

/** A house in memory that tells nobody, at one moment that never passes. */
export function quietHouse(): House {
  const clock = { now: () => '2026-03-01T18:00:00.000Z' };
  const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
  return openHouse({
    ports: { ...memoryStore(), clock, random },
    rooms,
    post: { send: async () => ({ messageId: '' }) },
    compose: async () => null,
    note: () => {},
  });
}

/** A started game: `bots` bots and, with `people`, as many seats that nobody plays. */
export async function startedGame(house: House, { bots = 2, people = 0, options = {} } = {}) {
  const seats = [
    ...Array.from({ length: people }, (_, i) => ({ email: `p${i}@example.org` })),
    ...Array.from({ length: bots }, () => ({ bot: 'random' })),
  ];
  const request = gameRequest.parse({ title: 'brotherhood', seats, options });
  const made = await createGame(house, request, null);
  if (isRefusal(made)) throw new Error(made.say);
  const started = await startGame(house, made.id);
  if (isRefusal(started)) throw new Error(started.say);
  const loaded = await loadGame(house, made.id);
  if (!loaded) throw new Error('the game is gone');
  return { id: made.id, loaded };
}
