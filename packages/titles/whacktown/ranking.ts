import type { Result, Seat } from '#engine/title.ts';
import { isAlive } from './board.ts';
import type { Player, State } from './model.ts';
import { listed, nameOf, seatName } from './wording.ts';

/** The end of a game: winners, then the living by reputation, then who is out, the later the better (rules 10.5). */
export function result({ endReason, winners, players }: State): Result | null {
  if (endReason === null) return null;
  const standing = (player: Player): readonly number[] => {
    if (winners.includes(player.seat)) return [2, 0];
    return isAlive(player) ? [1, player.reputation] : [0, player.outTurn ?? 0];
  };
  const isBetter = (a: Player, b: Player) => {
    const [[groupA, a2], [groupB, b2]] = [standing(a), standing(b)] as [number[], number[]];
    return groupA! > groupB! || (groupA === groupB && a2! > b2!);
  };
  const ranking = players
    .map((player) => ({
      seat: player.seat,
      place: 1 + players.filter((other) => isBetter(other, player)).length,
      score: player.reputation,
      ...(isAlive(player) ? {} : { note: player.status }),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { winners, ranking, say: sentence(endReason, winners, players) };
}

function sentence(
  reason: NonNullable<State['endReason']>,
  winners: readonly Seat[],
  players: readonly Player[],
): string {
  const names = listed(winners.map(seatName));
  const verb = winners.length > 1 ? 'share the victory' : 'wins';
  const best = Math.max(...winners.map((seat) => players[seat]!.reputation));
  switch (reason) {
    case 'lastAlive':
      return `${names} ${verb}: nobody else is left in town.`;
    case 'reputation':
      return `${names} ${verb} with a reputation of ${best}.`;
    case 'profile':
      return `${names} ${verb} as ${listed(winners.map((seat) => nameOf(players[seat]!.profile ?? '')))}.`;
    case 'roundLimit':
      return `${names} ${verb}: the last round is over, and a reputation of ${best} is the highest.`;
  }
}
