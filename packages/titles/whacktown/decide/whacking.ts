import type { Seat } from '#engine/title.ts';
import { cardsOf, combined, holds, livingPlayers } from '../board.ts';
import { estateOf } from '../estate.ts';
import type { Player, Reason } from '../model.ts';
import { gainable } from './room.ts';
import { happen, type Scene } from './scene.ts';

/** All who reached 0 health in one step leave together; the living gain reputation for each of them, or one has won (rules 8.7). */
export function whack(scene: Scene, dead: readonly Seat[], by: Seat | null): void {
  for (const seat of scene.state.turnOrder)
    if (dead.includes(seat)) happen(scene, { type: 'PlayerWhacked', seat, by, ...estateOf(scene.state, seat) });
  if (lastAlive(scene)) return;
  reward(scene, dead.length);
}

/** Every living player gains so much reputation, all at the same time. */
export function reward(scene: Scene, n: number): void {
  const { state } = scene;
  const gains = livingPlayers(state).map((player) => ({
    seat: player.seat,
    n: gainable(state, player, 'rep', n),
  }));
  happen(scene, { type: 'ReputationGained', gains });
}

/** One living player is left: the game is his. */
export function lastAlive(scene: Scene): boolean {
  const [winner, other] = livingPlayers(scene.state);
  if (!winner || other) return false;
  end(scene, [winner], 'lastAlive');
  return true;
}

/** Has somebody reached the reputation, or met the condition of his profile? Asked after every step (rules 8.7). */
export function checkWins(scene: Scene): boolean {
  const { state } = scene;
  const { constants } = cardsOf(state).deck;
  let crowned = false;
  const winners: Player[] = [];
  for (const player of state.players) {
    if (player.status !== 'alive') continue;
    const famous = player.reputation >= constants.winReputation;
    crowned ||= famous;
    if (famous || hasWonByProfile(scene, player)) winners.push(player);
  }
  if (winners.length === 0) return false;
  end(scene, winners, crowned ? 'reputation' : 'profile');
  return true;
}

function hasWonByProfile({ state }: Scene, player: Player): boolean {
  if (!player.profileRevealed || player.profile === null) return false;
  const { ability } = cardsOf(state).profiles.get(player.profile)!;
  return ability.phase === 'win' && holds(state, player, ability.cond);
}

/** The round limit: highest reputation, then combined health and armor, then information and money; then shared (rules 10.4). */
export function endByRounds(scene: Scene): void {
  const standing = (player: Player) => [player.reputation, combined(player), player.information + player.money];
  let best: Player[] = [];
  for (const player of livingPlayers(scene.state)) {
    const order = best[0] ? compare(standing(player), standing(best[0])) : 1;
    if (order > 0) best = [player];
    else if (order === 0) best.push(player);
  }
  end(scene, best, 'roundLimit');
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, one] of a.entries()) if (one !== b[i]) return one - b[i]!;
  return 0;
}

function end(scene: Scene, winners: readonly Player[], reason: Reason): void {
  const profiles =
    reason === 'reputation' || reason === 'profile'
      ? winners.flatMap((player) => (hasWonByProfile(scene, player) ? [player.profile!] : []))
      : [];
  scene.stack = [];
  happen(scene, { type: 'GameEnded', winners: winners.map(({ seat }) => seat), reason, profiles });
}
