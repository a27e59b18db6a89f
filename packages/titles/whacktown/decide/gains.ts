import { opponentsAfter } from '../board.ts';
import type { SourceRef } from '../deck/deck.ts';
import type { EffectOf } from '../deck/effects.ts';
import type { Resource } from '../model.ts';
import { takeLoss } from './hits.ts';
import { gainable, resourceOf } from './room.ts';
import { activePlayer, happen, type Scene } from './scene.ts';
import { whack } from './whacking.ts';

/** The active player gains. Nothing per something is no gain; one that finds no room or supply is, of 0. */
export function gain(scene: Scene, resource: Resource, asked: number, source: SourceRef): void {
  if (asked === 0) return;
  const player = activePlayer(scene);
  const gained = gainable(scene.state, player, resource, asked);
  happen(scene, { type: 'ResourceGained', seat: player.seat, resource, asked, gained, source });
}

/** The active player loses by a card of his own: nothing prevents it, and it may whack him. */
export function lose(scene: Scene, res: EffectOf<'lose'>['res'], n: number, source: SourceRef): void {
  const player = activePlayer(scene);
  const { seat } = player;
  if (res === 'healthArmor') {
    if (n > 0) takeLoss(scene, seat, n);
  } else {
    const lost = Math.min(n, resourceOf(player, res));
    if (lost > 0) happen(scene, { type: 'ResourceLost', seat, resource: res, lost, source });
  }
  if (activePlayer(scene).health === 0) whack(scene, [seat], null);
}

export function repair(scene: Scene, n: number): void {
  const { seat, damagedArmor } = activePlayer(scene);
  const repaired = Math.min(n, damagedArmor);
  if (repaired > 0) happen(scene, { type: 'ArmorRepaired', seat, n: repaired });
}

/** Each opponent loses up to n and the active player gains the sum; one event, none if nobody has any (rules 9.1). */
export function steal(scene: Scene, res: EffectOf<'steal'>['res'], n: number, source: SourceRef): void {
  const player = activePlayer(scene);
  const from = opponentsAfter(scene.state, player.seat).flatMap((other) => {
    const lost = Math.min(n, resourceOf(other, res));
    return lost > 0 ? [{ seat: other.seat, n: lost }] : [];
  });
  if (from.length === 0) return;
  const sum = from.reduce((all, one) => all + one.n, 0);
  // Money passes from hand to hand, so no supply can run out.
  const gained = res === 'money' ? sum : gainable(scene.state, player, res, sum);
  happen(scene, { type: 'Stolen', seat: player.seat, resource: res, from, gained, source });
}

/** Each opponent loses up to n, and nobody has it. */
export function robAll(scene: Scene, res: EffectOf<'oppLose'>['res'], n: number, source: SourceRef): void {
  for (const other of opponentsAfter(scene.state, activePlayer(scene).seat)) {
    const lost = Math.min(n, resourceOf(other, res));
    if (lost > 0) happen(scene, { type: 'ResourceLost', seat: other.seat, resource: res, lost, source });
  }
}

/** A BOMB out of the supply; nothing for who has one (rules 8.6). */
export function gainBomb(scene: Scene, source: SourceRef): void {
  const { seat, bomb } = activePlayer(scene);
  const [first] = scene.state.bombSupply;
  if (bomb === null && first !== undefined) happen(scene, { type: 'BombGained', seat, bomb: first, source });
}

/** A perk from the supply or from whoever has it; nothing if it is the own one or not in this game. */
export function takePerk(scene: Scene, perk: string): void {
  const { seat } = activePlayer(scene);
  const { players, perkSupply } = scene.state;
  const holder = players.find(({ perks }) => perks.includes(perk));
  if (holder?.seat === seat || (!holder && !perkSupply.includes(perk))) return;
  happen(scene, { type: 'PerkTaken', perk, from: holder?.seat ?? 'supply', to: seat });
}
