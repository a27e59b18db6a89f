import { cardsOf } from '../board.ts';
import type { Face } from '../deck/schema.ts';
import { rerollSources } from '../preventing.ts';
import { activePlayer, askFor, happen, type Scene } from './scene.ts';

/** One red die (rules 8.8): rolled until it stands, and then it may be rerolled, or its face takes effect. */
export function rollDie(scene: Scene): void {
  const { seat, bomb } = activePlayer(scene);
  for (;;) {
    const { draws, turnNo } = scene.state;
    const face = scene.luck.die(`t${turnNo}/die${draws.dice + 1}`);
    const card = faceOf(scene, face);
    const auto = bomb !== null && card.effects.some(({ op }) => op === 'bomb');
    happen(scene, { type: 'DieRolled', seat, face, shows: card.id, auto });
    if (auto) continue;
    if (rerollSources(scene.state, activePlayer(scene)).length > 0) askFor(scene, 'reroll', [seat], { face });
    else stand(scene, face);
    return;
  }
}

/** The die stands: its face takes effect. */
export function stand(scene: Scene, face: number): void {
  scene.stack.push({ do: 'effects', list: `die/${faceOf(scene, face).id}`, next: 0 });
}

const faceOf = ({ state }: Scene, face: number): Face => cardsOf(state).faces.get(face)!;
