import type { Result } from '#engine/title.ts';
import type { State } from './model.ts';
import { seatNames } from './wording.ts';

/** The end of a game: winners first, the others by Respect, Dollas, Thugs in play; equal Bosses share a place (rules 10). */
export function result({ result: outcome, bosses, retired }: State): Result | null {
  if (!outcome) return null;
  const { winners, reason } = outcome;
  const keys = bosses.map(({ seat, respect, dollas, thugs }) => [
    winners.includes(seat) ? 1 : 0,
    retired.includes(seat) ? 0 : 1,
    respect,
    dollas,
    thugs.yard + thugs.streets,
  ]);
  const ahead = (a: readonly number[], b: readonly number[]) => {
    const i = a.findIndex((value, k) => value !== b[k]);
    return i >= 0 && a[i]! > b[i]!;
  };
  const ranking = bosses
    .map(({ seat, respect, dollas }) => ({
      seat,
      place: 1 + keys.filter((other) => ahead(other, keys[seat]!)).length,
      score: respect,
      note: `${dollas} ${dollas === 1 ? 'Dolla' : 'Dollas'}${retired.includes(seat) ? ', left the game' : ''}`,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { winners, ranking, say: sayOf(winners, reason, bosses[winners[0]!]?.respect ?? 0) };
}

function sayOf(winners: readonly number[], reason: 'hoodFight' | 'maxRounds' | 'lastSeat', respect: number): string {
  const names = seatNames(winners);
  const win = winners.length > 1 ? 'share the win' : 'wins';
  switch (reason) {
    case 'hoodFight':
      return `${names} ${win}: ${respect} Respect, the last point in a Hood Fight.`;
    case 'maxRounds':
      return `The last round is over: ${names} ${win} with ${respect} Respect.`;
    case 'lastSeat':
      return `${names} ${win}: all the others have left.`;
    default:
      return reason satisfies never;
  }
}
