import type { Seat } from '#engine/title.ts';
import { cardsOf, combined, opponentsAfter } from '../board.ts';
import type { SourceRef } from '../deck/deck.ts';
import type { Player } from '../model.ts';
import { byStanding, preventionCost, usablePreventions } from '../preventing.ts';
import { askFor, happen, type Scene } from './scene.ts';
import { whack } from './whacking.ts';

/** A loss of health and armor: undamaged armor first (rules 8.4). */
export function takeLoss(scene: Scene, seat: Seat, n: number): void {
  const { armor, health } = scene.state.players[seat]!;
  const armorDamaged = Math.min(armor, n);
  const healthLost = Math.min(health, n - armorDamaged);
  happen(scene, { type: 'LossTaken', seat, armorDamaged, healthLost });
}

/** All opponents are hit at once (rules 8.5). Standing orders answer at once; whoever wants to be asked is asked, sealed. */
export function hitAll(scene: Scene, attacker: Seat, source: SourceRef, amountFor: (victim: Player) => number): void {
  const { state } = scene;
  const { graceRounds } = state.config;
  const amounts = opponentsAfter(state, attacker).flatMap((victim) => {
    const full = amountFor(victim);
    const n = state.round <= graceRounds ? Math.min(full, combined(victim) - 1) : full;
    return n > 0 ? [{ seat: victim.seat, n }] : [];
  });
  if (amounts.length === 0) return;
  happen(scene, { type: 'HitDeclared', attacker, source, amounts });
  const asked: Seat[] = [];
  for (const { seat, n } of amounts) {
    const victim = state.players[seat]!;
    const usable = usablePreventions(state, victim);
    if (usable.length === 0) continue;
    const { standing } = victim;
    if (standing.mode === 'ask') asked.push(seat);
    else {
      const answer = standing.mode === 'never' ? 'none' : byStanding(victim, standing, n, usable);
      happen(scene, { type: 'PreventionChosen', seat, source: answer });
    }
  }
  if (asked.length > 0)
    askFor(
      scene,
      'prevent',
      asked.sort((a, b) => a - b),
      {},
    );
  else resolveHit(scene);
}

/** All answers are in: losses are prevented or taken, in the order of the victims, and whoever is down leaves. */
export function resolveHit(scene: Scene): void {
  const { hit } = scene.state;
  if (!hit) return;
  for (const { seat, amount, answer } of hit.victims) {
    if (answer === null || answer === 'none') takeLoss(scene, seat, amount);
    else happen(scene, { type: 'LossPrevented', seat, with: answer, paid: preventionCost(scene.state, answer) });
  }
  const dead = hit.victims.flatMap(({ seat }) => (scene.state.players[seat]!.health === 0 ? [seat] : []));
  if (dead.length > 0) whack(scene, dead, hit.attacker);
}

/** What a BOMB does now, by the number of living players (rules 2). */
export function bombDamage(scene: Scene, bomb: string): { livingPlayers: number; amount: number } {
  const livingPlayers = scene.state.players.filter(({ status }) => status === 'alive').length;
  const { damage } = cardsOf(scene.state).bombs.get(bomb)!;
  const amount = livingPlayers >= 4 ? damage['4'] : livingPlayers === 3 ? damage['3'] : damage['2'];
  return { livingPlayers, amount };
}
