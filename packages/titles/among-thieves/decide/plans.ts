import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import { others, owesDiscard, tableCards } from '../board.ts';
import { afterDiscard, discardsOf } from '../hand.ts';
import type { Card, CommandOf, Plan, State } from '../model.ts';
import { absentOrders, omittedOrders, withSent } from '../omitted.ts';
import { CARDS, CARDS_PLOTTED } from '../tables.ts';
import { ALL_CARD_NAMES, cardName, cardNames, seatAndLetter, seatLetters } from '../wording.ts';
import { checkDiscard, defaultDiscard } from './discards.ts';
import { checkOrders } from './orderChecks.ts';
import { happen, type Scene } from './scene.ts';

/** The hand to plot from once `discard` is given up; null: nothing is owed with the plan (rules 8.1). */
export function handAfter(state: State, seat: Seat, discard: Card | null): readonly Card[] {
  if (discard === null) return state.hand[seat]!;
  const cards = { hand: state.hand[seat]!, pile: state.discard[seat]! };
  return afterDiscard(cards, tableCards(state, seat), discard, state.config.recovery).hand;
}

/** What a seat may give up with its plan: nothing in round 1 and with open discards. */
export const owedDiscards = (state: State, seat: Seat): readonly Card[] =>
  owesDiscard(state) ? discardsOf(tableCards(state, seat)) : [];

/** The first plan of a round is a fact for all, what it says only for its seat; a replacement shows nothing to others. */
export function planReady(scene: Scene, seat: Seat, plan: Plan): void {
  if (!scene.state.ready[seat]) happen(scene, { type: 'PlanReady', seat });
  happen(scene, { type: 'PlanSealed', seat, plan });
}

export function submitPlan(scene: Scene, seat: Seat, command: CommandOf<'Plan'>): Refusal | null {
  const plan = planOf(scene.state, seat, command);
  if (isRefusal(plan)) return plan;
  planReady(scene, seat, plan);
  return null;
}

/** The plan completed, or the first reason why not (rules 6). */
function planOf(state: State, seat: Seat, command: CommandOf<'Plan'>): Plan | Refusal {
  const unknown = checkKnown(command);
  if (unknown) return unknown;
  const discard = discardOf(state, seat, command.discard);
  if (isRefusal(discard)) return discard;
  const hand = handAfter(state, seat, discard);
  const refusal = checkCards(command.cards, hand) ?? checkTarget(state, seat, command);
  if (refusal) return refusal;
  const [a, b] = command.cards as [Card, Card];
  const sent = command.orders ?? {};
  const wrong = checkOrders(state, seat, sent, [a, b]);
  if (wrong) return wrong;
  return {
    discard,
    cards: [a, b],
    target: command.target ?? null,
    orders: withSent(omittedOrders(state.config.pace), sent),
    final: isFinal(state, command.final ?? false),
    by: 'player',
  };
}

/** Whatever is sent: true in pace sealed, which has no second answer, and false in pace live. */
export const isFinal = ({ config }: State, sent: boolean): boolean =>
  config.pace === 'sealed' || (config.pace === 'orders' && sent);

function checkKnown({ discard, cards }: CommandOf<'Plan'>): Refusal | null {
  for (const [card, at] of [[discard, 'discard'] as const, ...cards.map((one) => [one, 'cards'] as const)])
    if (card !== undefined && !CARDS.includes(card))
      return refuse('UNKNOWN_CARD', `There is no card "${card}"; the five are ${ALL_CARD_NAMES}.`, at);
  return null;
}

function discardOf(state: State, seat: Seat, named: Card | undefined): Card | null | Refusal {
  const may = owedDiscards(state, seat);
  const [only] = may;
  if (only === undefined) {
    if (named === undefined) return null;
    const why =
      state.config.discards === 'open'
        ? 'With open discards you have given up your card already'
        : 'You have played no card yet';
    return refuse('DISCARD_NOT_OWED', `${why}: send a plan without a discard.`, 'discard');
  }
  if (named !== undefined) return checkDiscard(tableCards(state, seat), named, 'discard') ?? named;
  if (may.length === 1) return only;
  return refuse('NEED_DISCARD', `Say which of last round's two cards you give up: ${cardNames(may, 'or')}.`, 'discard');
}

function checkCards(cards: readonly Card[], hand: readonly Card[]): Refusal | null {
  if (cards.length !== CARDS_PLOTTED)
    return refuse('NEED_TWO_CARDS', `A plan has ${CARDS_PLOTTED} cards; yours has ${cards.length}.`, 'cards');
  if (cards[0] === cards[1])
    return refuse('SAME_CARD_TWICE', `You have one ${cardName(cards[0]!)} only: choose two different cards.`, 'cards');
  const missing = cards.find((card) => !hand.includes(card));
  if (missing === undefined) return null;
  return refuse(
    'CARD_NOT_IN_HAND',
    `${cardName(missing)} is not in your hand; this round you choose from ${cardNames(hand)}.`,
    'cards',
  );
}

function checkTarget(state: State, seat: Seat, { cards, target }: CommandOf<'Plan'>): Refusal | null {
  const betrays = cards.includes('noHonor');
  const who = `name one of the others, ${seatLetters(others(state, seat))}`;
  if (target === undefined)
    return betrays ? refuse('NEED_TARGET', `Say whom your No Honor points at: ${who}.`, 'target') : null;
  if (!betrays)
    return refuse(
      'TARGET_WITHOUT_NO_HONOR',
      'Only No Honor points at somebody in the plan, and you did not choose it: leave the target out.',
      'target',
    );
  if (target === seat)
    return refuse('TARGET_SELF', `You cannot point at yourself (${seatAndLetter(seat)}): ${who}.`, 'target');
  if (!Number.isInteger(target) || target < 0 || target >= state.n)
    return refuse('TARGET_UNKNOWN', `There is no seat ${target} among the ${state.n} of this game: ${who}.`, 'target');
  return null;
}

/** In which order an absent seat takes its cards: Trap and Sabotage make an honest businessman (rules 5.5). */
const SAFEST_FIRST: readonly Card[] = ['trap', 'sabotage', 'steal', 'heist', 'noHonor'];
const FORCED_ORDER: readonly Card[] = ['steal', 'heist', 'trap', 'sabotage'];

/** The plan of a seat that has sent none. Only such a seat "forgets to point" (D22). */
export function deadlinePlan(state: State, seat: Seat): Plan {
  const discard = owesDiscard(state) ? defaultDiscard(state, seat) : null;
  const hand = handAfter(state, seat, discard);
  const [a, b] = SAFEST_FIRST.filter((card) => hand.includes(card)) as [Card, Card];
  return { discard, cards: [a, b], target: null, orders: absentOrders, final: isFinal(state, true), by: 'deadline' };
}

/** The plan of a seat that has nothing to choose, which all the others know too; else null (rules 8.1). */
export function forcedPlan(state: State, seat: Seat): Plan | null {
  if (state.config.pace === 'sealed') return null;
  const may = owedDiscards(state, seat);
  if (may.length > 1) return null;
  const discard = may[0] ?? null;
  const hand = handAfter(state, seat, discard);
  if (hand.length !== CARDS_PLOTTED || hand.includes('noHonor')) return null;
  const [a, b] = FORCED_ORDER.filter((card) => hand.includes(card)) as [Card, Card];
  return { discard, cards: [a, b], target: null, orders: omittedOrders(state.config.pace), final: false, by: 'forced' };
}
