import type { Luck } from '#engine/luck.ts';
import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { Command, Event, Phase, PlayerCommand, State } from '../model.ts';
import { prompts } from '../prompts.ts';
import { defaultDiscard, discard } from './discards.ts';
import { sealOrders, submitOrders } from './orders.ts';
import { deadlinePlan, submitPlan } from './plans.ts';
import { react } from './reactions.ts';
import { defaultReveal, reveal } from './reveal.ts';
import { happen, openScene, type Scene } from './scene.ts';

/** In which phases a command has a meaning (rules 5.2); in the Reveal only pace live asks anything. */
export const PHASES_OF: Readonly<Record<PlayerCommand['type'], readonly Phase[]>> = {
  Plan: ['plan'],
  Orders: ['plan', 'orders', 'reveal'],
  Discard: ['foolMe'],
  Reveal: ['reveal'],
  React: ['reveal'],
};

/** A seat's command, or the house's `Default` for it: all of it, or the first reason why not (rules 6). */
export function decide(state: State, seat: Seat, command: Command, luck: Luck): readonly Event[] | Refusal {
  const early = outOfHand(state, seat, command);
  if (early) return early;
  const scene = openScene(state, luck);
  const refusal = command.type === 'Default' ? answerFor(scene, seat) : answer(scene, seat, command);
  return refusal ?? scene.events;
}

function outOfHand({ phase, n, round, config }: State, seat: Seat, command: Command): Refusal | null {
  if (phase === 'over') return refuse('GAME_OVER', 'This game is over.');
  if (!Number.isInteger(seat) || seat < 0 || seat >= n)
    return refuse('BAD_SEAT', `There is no seat ${seat}; this game has ${n}, counted from 0.`);
  if (command.round !== undefined && command.round !== round)
    return refuse(
      'STALE_ROUND',
      `This was written for round ${command.round}; round ${round} is being played.`,
      'round',
    );
  if (command.type === 'Default') return null;
  const inPlace = PHASES_OF[command.type].includes(phase) && (phase !== 'reveal' || config.pace === 'live');
  return inPlace ? null : refuse('WRONG_PHASE', `${command.type} has no place now: ${NOW[phase]}.`, command.type);
}

const NOW: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  plan: 'plans are being made',
  orders: 'the cards lie, and orders for the Reveal are being written',
  reveal: 'cards are being revealed',
  foolMe: 'everybody chooses which card to give up',
};

function answer(scene: Scene, seat: Seat, command: PlayerCommand): Refusal | null {
  switch (command.type) {
    case 'Plan':
      return submitPlan(scene, seat, command);
    case 'Orders':
      return submitOrders(scene, seat, command);
    case 'Discard':
      return discard(scene, seat, command.card);
    case 'Reveal':
      return reveal(scene, seat, command, false);
    case 'React':
      return react(scene, seat, command.play, false);
    default:
      return command satisfies never;
  }
}

/**
 * The deadline has passed: the seat's default answer (rules 5.5). Plan and discard come without the fact that the seat is ready, so
 * that nothing tells the others before the Reveal is over who was absent.
 */
function answerFor(scene: Scene, seat: Seat): Refusal | null {
  const { state } = scene;
  const awaited = prompts(state).some(({ seats, ready }) => seats.includes(seat) && !ready.includes(seat));
  if (!awaited) return refuse('NOT_AWAITED', 'This seat has nothing to answer now.');
  switch (state.phase) {
    case 'plan':
      happen(scene, { type: 'PlanSealed', seat, plan: deadlinePlan(state, seat) });
      return null;
    case 'orders':
      sealOrders(scene, seat, state.orders[seat]!, true, true);
      return null;
    case 'reveal':
      return state.window ? react(scene, seat, false, true) : reveal(scene, seat, defaultReveal(state, seat), true);
    case 'foolMe':
      happen(scene, { type: 'DiscardSealed', seat, card: defaultDiscard(state, seat), auto: true });
      return null;
    case 'over':
      return refuse('GAME_OVER', 'This game is over.');
  }
}
