import type { House } from '#games/house.ts';
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

/** A person's games: those that wait for him first, the most urgent on top; then running, open and finished ones. */
export async function myGames(
  house: House,
  person: Person,
  after?: string,
): Promise<{ games: readonly MyGame[]; next: string | null }> {
  const { games, next } = await house.ports.index.ofPerson(person.id, { limit: 50, ...(after ? { after } : {}) });
  const rows = await Promise.all(games.map((record) => rowOf(house, person, record)));
  return { games: rows.sort(byUrgency), next };
}

async function rowOf(house: House, person: Person, record: GameRecord): Promise<MyGame> {
  const [summary, holders] = await Promise.all([
    house.ports.index.summary(record.id),
    house.ports.holders.of(record.id),
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
