import { amountOf, cardsOf, counterOf, holds, inCrimeScene } from '../board.ts';
import { canPay } from '../costs.ts';
import { innerKey, type ListKey, sourceOf } from '../deck/deck.ts';
import type { Effect } from '../deck/effects.ts';
import type { Player } from '../model.ts';
import { canMoveAnywhere, putCells } from '../moves.ts';
import { recoverable } from '../usual.ts';
import { discardRandomly, drawCards } from './draws.ts';
import { gain, gainBomb, lose, repair, robAll, steal, takePerk } from './gains.ts';
import { hitAll } from './hits.ts';
import { activePlayer, askFor, happen, type Scene } from './scene.ts';

/** The next effect of a list; the rest of it stays on the stack. */
export function runNext(scene: Scene, list: ListKey, at: number): void {
  const effects = cardsOf(scene.state).lists.get(list)!;
  const effect = effects[at];
  if (!effect) return;
  if (at + 1 < effects.length) scene.stack.push({ do: 'effects', list, next: at + 1 });
  perform(scene, effect, list, at);
}

/** One effect of the vocabulary (rules 9.1), done by the active player. */
function perform(scene: Scene, effect: Effect, list: ListKey, at: number): void {
  const { state } = scene;
  const player = activePlayer(scene);
  const { seat } = player;
  const source = sourceOf(list);
  switch (effect.op) {
    case 'gain':
      gain(scene, effect.res, amountOf(player, effect.n), source);
      return;
    case 'lose':
      lose(scene, effect.res, amountOf(player, effect.n), source);
      return;
    case 'repair':
      repair(scene, effect.n === 'all' ? player.damagedArmor : amountOf(player, effect.n));
      return;
    case 'draw':
      drawCards(scene, seat, amountOf(player, effect.n), 'effect');
      return;
    case 'discard':
      discard(scene, player, amountOf(player, effect.n));
      return;
    case 'recover':
      recover(scene, player, amountOf(player, effect.n));
      return;
    case 'bomb':
      gainBomb(scene, source);
      return;
    case 'perk':
      takePerk(scene, effect.id);
      return;
    case 'die': {
      const left = amountOf(player, effect.n);
      if (left > 0) scene.stack.push({ do: 'dice', left });
      return;
    }
    case 'hit': {
      const n = amountOf(player, effect.n);
      const spares = (victim: Player) => effect.scope === 'outsideCrimeScene' && inCrimeScene(state, victim.location);
      hitAll(scene, seat, source, (victim) => (spares(victim) ? 0 : n));
      return;
    }
    case 'showdown': {
      const own = counterOf(player, effect.res);
      hitAll(scene, seat, source, (victim) => {
        const theirs = counterOf(victim, effect.res);
        return theirs < own ? effect.fewer : theirs === own ? effect.same : effect.more;
      });
      return;
    }
    case 'steal':
      steal(scene, effect.res, amountOf(player, effect.n), source);
      return;
    case 'oppLose':
      robAll(scene, effect.res, amountOf(player, effect.n), source);
      return;
    case 'oppDiscard':
      discardRandomly(scene, seat, amountOf(player, effect.n));
      return;
    case 'crimeScene':
      askFor(scene, 'crimeScene', [seat], {});
      return;
    case 'move':
      if (canMoveAnywhere(state, seat)) {
        askFor(scene, 'extraMove', [seat], {});
        return;
      }
      happen(scene, { type: 'MovementSkipped', seat, additional: true });
      return;
    case 'put':
      if (putCells(state, seat, effect.to).length > 0) askFor(scene, 'put', [seat], { to: effect.to });
      return;
    case 'choose':
      askFor(scene, 'choose', [seat], { effect: { list, at } });
      return;
    case 'may':
      if (canPay(player, effect.cost)) askFor(scene, 'may', [seat], { effect: { list, at } });
      return;
    case 'if': {
      const branch = holds(state, player, effect.cond) ? 0 : 1;
      scene.stack.push({ do: 'effects', list: innerKey(list, at, branch), next: 0 });
      return;
    }
    default:
      effect satisfies never;
  }
}

/** A choice only if there is one: with no more than n cards all of them go. */
function discard(scene: Scene, { seat, hand }: Player, n: number): void {
  if (n === 0 || hand.length === 0) return;
  if (hand.length > n) askFor(scene, 'discard', [seat], { n });
  else happen(scene, { type: 'CardsDiscarded', seat, cards: [...hand], reason: 'effect' });
}

function recover(scene: Scene, { seat }: Player, n: number): void {
  const { limbo } = scene.state;
  // The card that is being played stays in the pile (rules D60).
  const except = limbo[limbo.length - 1] ?? null;
  if (n > 0 && recoverable(scene.state, { except }).length > 0) askFor(scene, 'recover', [seat], { n, except });
}
