import type { Luck } from '#engine/luck.ts';
import type { Prompt } from '#engine/title.ts';
import { clockwise, hasPlayed, tableCards } from '../board.ts';
import type { Event, State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { cleanUp } from './cleanup.ts';
import { finishCrime } from './crimes.ts';
import { discardReady } from './discards.ts';
import { betrayal, checkVictory, reward } from './payout.ts';
import { forcedPlan, planReady } from './plans.ts';
import { outcomeOf } from './reactions.ts';
import { happen, openScene, type Scene } from './scene.ts';
import { cardByOrders, forcedTurn, nextTurn, takeTurn } from './turns.ts';

/**
 * Closes the prompt that everybody has answered and plays on to the next one. A turn of pace live resolves with its answer: when the
 * house closes it afterwards there is nothing left to do.
 */
export function close(state: State, prompt: Prompt, luck: Luck): readonly Event[] {
  const open = prompts(state).find(({ id }) => id === prompt.id);
  if (!open) return [];
  const missing = open.seats.filter((seat) => !open.ready.includes(seat));
  if (missing.length > 0)
    throw new Error(`${prompt.id} cannot be closed: seats ${missing.join(', ')} have not answered`);
  const scene = openScene(state, luck);
  playOn(scene);
  return scene.events;
}

/** Plays until somebody is awaited or the game is over (`advance` of rules 5.3). */
export function playOn(scene: Scene): void {
  while (step(scene));
}

/** One step; false: somebody is awaited, or the game is over. */
function step(scene: Scene): boolean {
  switch (scene.state.phase) {
    case 'plan':
      return closePlans(scene);
    case 'orders':
      return closeOrders(scene);
    case 'reveal':
      return scene.state.window ? closeWindow(scene) : goRound(scene);
    case 'foolMe':
      return closeDiscards(scene);
    case 'over':
      return false;
  }
}

/** Plans that leave no choice are made, and once all are there the cards lie and Dishonor is shown. */
function closePlans(scene: Scene): boolean {
  for (let seat = 0; seat < scene.state.n; seat++) {
    const plan = scene.state.plans[seat] ? null : forcedPlan(scene.state, seat);
    if (plan) planReady(scene, seat, plan);
  }
  const { plans, round, first, config } = scene.state;
  if (plans.includes(null)) return false;
  happen(scene, { type: 'PlansClosed', round });
  for (const seat of clockwise(scene.state, first))
    if (hasPlayed(scene.state, seat, 'noHonor'))
      happen(scene, { type: 'NoHonorShown', seat, target: plans[seat]!.target });
  const asked = config.pace === 'orders' && scene.state.ordersFinal.includes(false);
  happen(scene, asked ? { type: 'OrdersOpened' } : { type: 'RevealStarted' });
  return true;
}

function closeOrders(scene: Scene): boolean {
  if (scene.state.ordersFinal.includes(false)) return false;
  happen(scene, { type: 'OrdersClosed' });
  happen(scene, { type: 'RevealStarted' });
  return true;
}

function closeWindow(scene: Scene): boolean {
  const { kind, thief } = scene.state.window!;
  const by = outcomeOf(scene.state.window!);
  if (by === 'pending') return false;
  happen(scene, { type: 'WindowClosed', kind, thief, by });
  finishCrime(scene, thief, kind, by);
  return true;
}

/** The next turn of the Reveal, or its end. */
function goRound(scene: Scene): boolean {
  const { state } = scene;
  const next = nextTurn(state);
  if (!next) {
    endRound(scene);
    return true;
  }
  const { seat, pass } = next;
  const turn =
    state.config.pace === 'live' ? forcedTurn(state, seat) : { card: cardByOrders(state, seat), auto: false };
  if (turn) takeTurn(scene, seat, pass, turn);
  else if (state.turn !== seat) happen(scene, { type: 'TurnStarted', seat, pass });
  return turn !== null;
}

/** Reward, Betrayal, the check for a winner; then the next round, or first the open discards (rules 8.7). */
function endRound(scene: Scene): void {
  const absent = scene.state.plans.flatMap((plan, seat) => (plan?.by === 'deadline' ? [seat] : []));
  happen(scene, { type: 'RevealEnded', absent });
  reward(scene);
  betrayal(scene);
  checkVictory(scene);
  if (scene.state.phase === 'over') return;
  if (scene.state.config.discards === 'open') openDiscards(scene);
  else cleanUp(scene);
}

/** Who has played No Honor has nothing to choose. */
function openDiscards(scene: Scene): void {
  happen(scene, { type: 'FoolMeOpened' });
  for (let seat = 0; seat < scene.state.n; seat++)
    if (tableCards(scene.state, seat).includes('noHonor')) discardReady(scene, seat, 'noHonor', true);
}

function closeDiscards(scene: Scene): boolean {
  const cards = scene.state.sealedDiscards.flatMap((card) => card ?? []);
  if (cards.length < scene.state.n) return false;
  happen(scene, { type: 'DiscardsShown', cards });
  cleanUp(scene);
  return true;
}
