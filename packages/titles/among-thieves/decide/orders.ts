import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { tableCards } from '../board.ts';
import type { CommandOf, Orders, OrdersSent, State } from '../model.ts';
import { withSent } from '../omitted.ts';
import { checkOrders } from './orderChecks.ts';
import { isFinal } from './plans.ts';
import { standingAnswer } from './reactions.ts';
import { happen, type Scene } from './scene.ts';

/** Orders by themselves: into the sealed plan, or in force for this round's Reveal (rules 6). */
export function submitOrders(scene: Scene, seat: Seat, command: CommandOf<'Orders'>): Refusal | null {
  const { state } = scene;
  const plan = state.plans[seat] ?? null;
  const planning = state.phase === 'plan';
  if (planning && !plan)
    return refuse('NO_PLAN_YET', 'You have sent no plan for this round yet: send one, orders may go with it.');
  const cards = planning ? plan!.cards : tableCards(state, seat);
  const refusal = checkOrders(state, seat, command.orders, cards);
  if (refusal) return refusal;
  const present = planning ? plan!.orders : state.orders[seat]!;
  sealOrders(scene, seat, withSent(present, command.orders), finalAfter(state, seat, command.final), false);
  answerOpenWindow(scene, seat, command.orders);
  return null;
}

function finalAfter(state: State, seat: Seat, sent: boolean | undefined): boolean {
  if (state.phase === 'orders') return true;
  if (state.phase === 'plan') return isFinal(state, sent ?? state.plans[seat]!.final);
  return state.ordersFinal[seat]!;
}

export function sealOrders(scene: Scene, seat: Seat, orders: Orders, final: boolean, auto: boolean): void {
  happen(scene, { type: 'OrdersSealed', seat, orders, final, auto });
}

/** Pace live: a new standing order also answers the open window of that kind, if the answer is still missing (rules 8.4). */
function answerOpenWindow(scene: Scene, seat: Seat, sent: OrdersSent): void {
  const { window } = scene.state;
  if (!window || sent[window.kind] === undefined) return;
  if (!window.eligible.includes(seat) || window.answers[seat] !== null) return;
  const play = standingAnswer(scene.state, seat, window.kind, window.thief);
  if (play !== null) happen(scene, { type: 'ReactionSealed', seat, play, auto: true });
}
