import { enter, type House } from '#games/house.ts';
import type { GameRecord, GameStatus, Instant, Person } from '#games/ports.ts';

/** A game as its row on the dashboard. */
export interface MyGame {
  id: string;
  name: string;
  /** Registry key without version. */
  title: string;
  status: GameStatus;
  stage: string;
  /** Null: organised only. */
  seat: number | null;
  organiser: boolean;
  /** This person's answer is missing. */
  waitsForMe: boolean;
  dueAt: Instant | null;
}

/** So many rows a page, beside those that wait. */
const PAGE = 20;

/**
 * A person's games: on the first page those that wait for him, all of them, the most urgent on top; then the others a page at a time,
 * the newest first.
 */
export async function myGames(
  house: House,
  person: Person,
  after?: string,
): Promise<{ games: readonly MyGame[]; next: string | null }> {
  const waiting = await gamesWaitingFor(house, person);
  const { games, next } = await house.ports.index.ofPerson(person.id, { limit: PAGE, ...(after ? { after } : {}) });
  const others = games.filter(({ id }) => !waiting.some((one) => one.id === id));
  const rows = (await Promise.all(others.map((record) => rowOf(house, person, record)))).sort(byUrgency);
  return { games: after ? rows : [...waiting, ...rows], next };
}

/** What is noted as waiting, looked at again: a note may be a moment old. */
async function gamesWaitingFor(house: House, person: Person): Promise<readonly MyGame[]> {
  const noted = await house.ports.index.waitingFor(person.id);
  const rows = await Promise.all(
    noted.map(async ({ game }) => {
      const record = await house.ports.index.get(game);
      return record && rowOf(house, person, record);
    }),
  );
  return rows.flatMap((row) => (row?.waitsForMe ? [row] : []));
}

async function rowOf(house: House, person: Person, record: GameRecord): Promise<MyGame> {
  const [summary, holders] = await Promise.all([
    house.ports.index.summary(record.id),
    house.ports.holders.of(record.id),
    enter(house, record.title),
  ]);
  const seat = holders.find((holder) => holder.person === person.id)?.seat ?? null;
  return {
    id: record.id,
    name: record.name,
    title: record.title.split('@')[0]!,
    status: summary?.status ?? 'open',
    stage: summary?.stage ?? 'waiting for players',
    seat,
    organiser: record.organiser === person.id,
    waitsForMe: seat !== null && summary?.status === 'running' && summary.awaited.includes(seat),
    dueAt: summary?.dueAt ?? null,
  };
}

const RANK: Readonly<Record<GameStatus, number>> = { running: 1, paused: 2, open: 3, finished: 4, abandoned: 5 };

const rankOf = (game: MyGame): number => (game.waitsForMe ? 0 : RANK[game.status]);

/** Far behind every deadline. */
const NEVER = '9999';

function byUrgency(a: MyGame, b: MyGame): number {
  const [dueA, dueB] = [a.dueAt ?? NEVER, b.dueAt ?? NEVER];
  return rankOf(a) - rankOf(b) || (dueA < dueB ? -1 : dueA > dueB ? 1 : 0);
}
