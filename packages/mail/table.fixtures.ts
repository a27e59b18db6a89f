import { randomBytes } from 'node:crypto';
import { type House, type Note, openHouse } from '#games/house.ts';
import { loadGame } from '#games/load.ts';
import { sendWaiting } from '#games/notifier.ts';
import type { Holder, Instant, Letter } from '#games/ports.ts';
import { createGame, gameRequest, startGame } from '#games/seating.ts';
import { memoryStore } from '#store/store.ts';
import type { Room } from '#titles/doors.ts';
import { composer } from './compose.ts';
import { expectDone, penniesRoom } from './pennies.fixtures.ts';
import { INBOX_DEFAULTS, type InboxConfig } from './read/inbox.ts';

export const config: InboxConfig = {
  ...INBOX_DEFAULTS,
  baseUrl: 'https://consigliere.test',
  playDomain: 'play.consigliere.test',
};

export interface Table {
  house: House;
  game: string;
  /** Every letter that went out, in order; each key once, as the local outbox keeps them. */
  letters: Letter[];
  notes: string[];
  holder(seat: number): Promise<Holder>;
  /** The newest letter to a seat's address. */
  newest(seat: number): Promise<Letter>;
  setTime(now: Instant): void;
  n(): Promise<number>;
}

export interface Setting {
  name?: string;
  players?: readonly { email: string; name?: string }[];
  zone?: string;
  started?: boolean;
  /** Another title than Pennies. */
  room?: Room;
}

/** A game of Pennies with people at it, everything in memory, mails in a list. */
export async function layTable(setting: Setting = {}): Promise<Table> {
  const room = setting.room ?? penniesRoom;
  let now: Instant = '2026-03-01T18:00:00.000Z';
  const letters: Letter[] = [];
  const notes: string[] = [];
  const note: Note = (event, fields) => notes.push(`${event} ${JSON.stringify(fields ?? {})}`);
  const house = openHouse({
    ports: {
      ...memoryStore({ now: () => now }),
      clock: { now: () => now },
      random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
    },
    rooms: { [room.title.name]: room },
    post: {
      async send(letter) {
        if (!letters.some(({ key }) => key === letter.key)) letters.push(letter);
        return { messageId: letter.key };
      },
    },
    compose: composer(config, note),
    note,
  });
  const players = setting.players ?? [
    { email: 'anna@example.org', name: 'Anna' },
    { email: 'bert@example.org', name: 'Bert' },
  ];
  for (const { email, name } of players) {
    const person = await house.ports.people.ensure(email, name ?? email);
    if (setting.zone) await house.ports.people.change(person.id, { zone: setting.zone });
  }
  const request = gameRequest.parse({ title: room.title.name, name: setting.name ?? 'Midland Nights', seats: players });
  const { id: game } = expectDone(await createGame(house, request, null));
  if (setting.started !== false) expectDone(await startGame(house, game));
  await sendWaiting(house);
  const holder = async (seat: number) => (await house.ports.holders.of(game)).find((one) => one.seat === seat)!;
  return {
    house,
    game,
    letters,
    notes,
    holder,
    async newest(seat) {
      const { email } = await holder(seat);
      const found = letters.findLast(({ to }) => to === email);
      if (!found) throw new Error(`no letter went to seat ${seat}`);
      return found;
    },
    setTime: (at) => {
      now = at;
    },
    n: async () => (await loadGame(house, game))!.state.head.n,
  };
}
