import type { Seat } from '#engine/title.ts';
import type { React } from '../model.ts';
import { type Reaction, reactionsTo, type Trouble } from '../triggers.ts';
import { playReaction } from './effects.ts';
import type { Scene } from './scene.ts';

/** Plays what was chosen for a trigger: all were chosen before any of them works (rules 5.6). */
export function playReactions(
  scene: Scene,
  trouble: Trouble,
  answers: Readonly<Record<Seat, React>> = {},
): readonly Reaction[] {
  const reactions = reactionsTo(scene.state, trouble, answers);
  for (const reaction of reactions) playReaction(scene, reaction, reaction.on);
  return reactions;
}
