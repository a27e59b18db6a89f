import type { Result } from '#engine/title.ts';
import type { State } from './model.ts';
import { coins, seatName } from './wording.ts';

/** The end of a game: everybody by coins, equal coins share a place (rules 10). */
export function result({ result: won, coins: all }: State): Result | null {
  if (!won) return null;
  const ranking = all
    .map((score, seat) => ({ seat, place: 1 + all.filter((other) => other > score).length, score }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return {
    winners: [won.seat],
    ranking,
    say: `${seatName(won.seat)} wins with a fortune of ${coins(won.coins)}, more than anybody else in town.`,
  };
}
