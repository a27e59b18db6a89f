import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { cardsOf } from '../board.ts';
import type { CommandOf, Standing } from '../model.ts';
import { usablePreventions } from '../preventing.ts';
import { MOST_MIN_LOSS } from '../tables.ts';
import { listed, nameOf } from '../wording.ts';
import { happen, type Scene } from './scene.ts';

// Answers that nobody else sees, and that may be replaced until the house closes the prompt (rules 5).

export function chooseProfile(scene: Scene, seat: Seat, { profile }: CommandOf<'ChooseProfile'>): Refusal | null {
  const { dealt } = scene.state.players[seat]!;
  if (!dealt.includes(profile))
    return refuse(
      'NOT_DEALT',
      `${nameOf(profile)} was not dealt to you; keep ${listed(dealt.map(nameOf), 'or')}.`,
      'profile',
    );
  happen(scene, { type: 'ProfileChosen', seat, profile });
  return null;
}

export function prevent(scene: Scene, seat: Seat, { source }: CommandOf<'Prevent'>): Refusal | null {
  const usable = usablePreventions(scene.state, scene.state.players[seat]!);
  if (source !== 'none' && !usable.includes(source))
    return refuse(
      'NO_PREVENTION',
      `${nameOf(source)} can't prevent this loss; say ${listed([...usable.map(nameOf), 'none'], 'or')}.`,
      'source',
    );
  happen(scene, { type: 'PreventionChosen', seat, source });
  return null;
}

/** What is to be done about losses from the next hit on (rules 8.5, D53). */
export function setStanding(
  scene: Scene,
  seat: Seat,
  { mode, minLoss, order }: CommandOf<'SetStanding'>,
): Refusal | null {
  const { preventions } = cardsOf(scene.state);
  if (!Number.isInteger(minLoss) || minLoss < 1 || minLoss > MOST_MIN_LOSS)
    return refuse('BAD_STANDING', `Prevent losses from 1 to ${MOST_MIN_LOSS} on, not ${minLoss}.`, 'minLoss');
  if (order.length !== preventions.length || !preventions.every((source) => order.includes(source)))
    return refuse(
      'BAD_STANDING',
      `The order names ${listed(preventions.map(nameOf))}, each once; yours is ${order.map(nameOf).join(', ') || 'empty'}.`,
      'order',
    );
  const standing: Standing = { mode, minLoss, order: [...order] };
  happen(scene, { type: 'StandingSet', seat, standing });
  return null;
}
