import { randomBytes } from 'node:crypto';
import { memoryStore } from '#store/store.ts';
import type { Room } from '#titles/doors.ts';
import { openHouse } from './house.ts';
import { granted, penniesRoom } from './pennies.fixtures.ts';
import type { Letter } from './ports.ts';
import { createGame, type GameRequest, gameRequest, startGame } from './seating.ts';
import { later } from './time.ts';

/** A house in memory with a clock that tests move and a post that keeps its letters. */
export function testHouse(rooms: Record<string, Room> = { pennies: penniesRoom }) {
  let now = '2026-03-01T12:00:00.000Z';
  const letters: Letter[] = [];
  const notes: string[] = [];
  const house = openHouse({
    ports: { ...memoryStore(), clock: { now: () => now }, random: { bytes: (length) => randomBytes(length) } },
    rooms,
    post: {
      send: async (letter) => {
        letters.push(letter);
        return { messageId: `<${letters.length}@test>` };
      },
    },
    compose: async ({ notice, holder }) => ({
      key: notice.id,
      to: holder.email ?? '',
      from: 'host@test',
      replyTo: null,
      subject: `${notice.kind} ${notice.n}`,
      headers: {},
      text: '',
      html: '',
      pictures: [],
    }),
    note: (event) => notes.push(event),
  });
  return {
    house,
    letters,
    notes,
    setNow: (at: string) => {
      now = at;
    },
    passMinutes: (minutes: number) => {
      now = later(now, minutes);
    },
  };
}

export type TestHouse = ReturnType<typeof testHouse>;

/** A started game of pennies: people at `people` seats, bots at the rest. */
export async function startedGame(
  { house }: TestHouse,
  people: number,
  bots: string[] = [],
  more: Partial<GameRequest> = {},
) {
  const seats = [
    ...Array.from({ length: people }, (_, i) => ({ email: `p${i}@example.org`, name: `P${i}` })),
    ...bots.map((bot) => ({ bot })),
  ];
  const request = gameRequest.parse({ title: 'pennies', seats, turnHours: 24, ...more });
  const { id } = granted(await createGame(house, request, null));
  granted(await startGame(house, id));
  return id;
}
