import type { Seat } from '#engine/title.ts';
import { faceDown, hasPlayed, isFaceDown, locationNumbers, others, tableCards } from './board.ts';
import { handAfter, owedDiscards } from './decide/plans.ts';
import { revealTerms } from './decide/turns.ts';
import { pairsOf } from './hand.ts';
import type { Card, Command, DiscardKey, Legal, OrderTerms, Pair, PlanTerms, State } from './model.ts';
import { omittedOrders } from './omitted.ts';

/** What a seat may do now: form, mail, refusals, bots and the fuzzer read it (rules 6). Secret to other seats. */
export function legal(state: State, seat: Seat): Legal {
  const { round, phase, config, window } = state;
  const terms: Legal = {
    seat,
    round,
    phase,
    commands: [],
    plan: null,
    orders: null,
    discard: null,
    reveal: null,
    react: null,
  };
  switch (phase) {
    case 'plan':
      return { ...terms, commands: PLANNING, plan: planTerms(state, seat), orders: orderTerms(state, seat) };
    case 'orders':
      return { ...terms, commands: ORDERING, orders: orderTerms(state, seat) };
    case 'foolMe':
      if (hasPlayed(state, seat, 'noHonor')) return terms;
      return { ...terms, commands: ['Discard'], discard: tableCards(state, seat) };
    case 'reveal': {
      if (config.pace !== 'live') return terms;
      const commands: Command['type'][] = ['Orders'];
      const orders = orderTerms(state, seat);
      if (window?.eligible.includes(seat) && window.answers[seat] === null) {
        const { kind, thief } = window;
        return {
          ...terms,
          commands: ['React', ...commands],
          orders,
          react: { kind, thief, yes: isFaceDown(state, seat, kind) },
        };
      }
      if (window || state.turn !== seat) return { ...terms, commands, orders };
      const reveal = faceDown(state, seat).map((card) => revealTerms(state, seat, card));
      return { ...terms, commands: ['Reveal', ...commands], orders, reveal };
    }
    case 'over':
      return terms;
  }
}

const PLANNING: readonly Command['type'][] = ['Plan', 'Orders'];
const ORDERING: readonly Command['type'][] = ['Orders'];

function planTerms(state: State, seat: Seat): PlanTerms {
  const discards = owedDiscards(state, seat);
  const hands: Partial<Record<DiscardKey, readonly Card[]>> = {};
  const pairs: Partial<Record<DiscardKey, readonly Pair[]>> = {};
  for (const discard of discards.length > 0 ? discards : [null]) {
    const hand = handAfter(state, seat, discard);
    hands[discard ?? 'none'] = hand;
    pairs[discard ?? 'none'] = pairsOf(hand);
  }
  return { discards, handAfter: hands, pairs, targets: others(state, seat) };
}

function orderTerms(state: State, seat: Seat): OrderTerms {
  const { phase, config } = state;
  const planning = phase === 'plan';
  const plan = state.plans[seat];
  const cards = planning ? (plan?.cards ?? []) : faceDown(state, seat);
  const live = config.pace === 'live';
  return {
    first: live ? [] : cards.filter((card) => card !== 'noHonor'),
    others: others(state, seat),
    locations: locationNumbers(state),
    live,
    canFinal: planning && config.pace === 'orders',
    present: planning ? (plan?.orders ?? omittedOrders(config.pace)) : state.orders[seat]!,
  };
}
