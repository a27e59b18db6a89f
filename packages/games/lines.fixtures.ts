import { longshotRoom } from '../../test/longshotRoom.tsx';
import { testHouse } from './house.fixtures.ts';
import type { Loaded } from './house.ts';
import { loadGame } from './load.ts';
import { granted } from './pennies.fixtures.ts';
import { type Move, type Played, playLines } from './play.ts';
import { createGame, type GameRequest, gameRequest, startGame } from './seating.ts';

/** A started game of Longshot with people and perhaps bots, with told dice. */
export async function longshotGame(
  dice: Readonly<Record<string, number>> = {},
  { people = 2, bots = [], ...more }: { people?: number; bots?: string[] } & Partial<GameRequest> = {},
) {
  const t = testHouse({ longshot: longshotRoom(dice) });
  const seats = [
    ...Array.from({ length: people }, (_, i) => ({ email: `p${i}@example.org`, name: `P${i}` })),
    ...bots.map((bot) => ({ bot })),
  ];
  const { id } = granted(await createGame(t.house, gameRequest.parse({ title: 'longshot', seats, ...more }), null));
  granted(await startGame(t.house, id));
  const send = (orders: string, cmdId: string, more: Partial<Move> = {}) =>
    playLines(t.house, id, { seat: 0, prompt: null, cmdId, answer: { orders }, ...more });
  const loaded = async (): Promise<Loaded> => (await loadGame(t.house, id))!;
  return {
    ...t,
    t,
    id,
    send,
    loaded,
    sent: async (orders: string, cmdId: string, more: Partial<Move> = {}): Promise<Played> =>
      granted(await send(orders, cmdId, more)),
    inner: async () => (await loaded()).state.inner as { pot: number; turn: number; seat: number; scores: number[] },
    n: async () => (await loaded()).state.head.n,
    notices: async (seat: number) =>
      (await t.house.ports.notices.ofGame(id))
        .filter((one) => one.seat === seat && one.kind !== 'invitation')
        .map(({ kind, n, state, notBefore, why }) => ({ kind, n, state, later: notBefore !== null, why })),
  };
}
