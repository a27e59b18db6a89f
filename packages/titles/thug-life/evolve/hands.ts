import type { Seat } from '#engine/title.ts';
import { deckAt } from '../board.ts';
import type { Boss, CardNo, State } from '../model.ts';
import { patch, withBoss } from '../patch.ts';

/** Ascending, as hands, decks and shelves are kept. */
export function withCards(list: readonly CardNo[], more: readonly CardNo[]): readonly CardNo[] {
  return more.length === 0 ? list : [...list, ...more].sort((a, b) => a - b);
}

export function without(list: readonly CardNo[], less: readonly CardNo[]): readonly CardNo[] {
  return less.length === 0 ? list : list.filter((no) => !less.includes(no));
}

/** The cards leave the hand, and everybody sees that. An arm lapses with the last copy of its card (rules 5.6). */
export function spent(state: State, seat: Seat, nos: readonly CardNo[]): readonly Boss[] {
  if (nos.length === 0) return state.bosses;
  const boss = state.bosses[seat]!;
  return withBoss(state.bosses, seat, { ...lost(state, boss, nos), held: boss.held - nos.length });
}

/** The part of it that nobody sees. */
export function lost(state: State, boss: Boss, nos: readonly CardNo[]): Pick<Boss, 'hand' | 'orders'> {
  const hand = without(boss.hand, nos);
  const { orders } = boss;
  if (orders.arms.length === 0) return { hand, orders };
  const { street } = deckAt(state);
  const ids = new Set(hand.map((no) => street[no]!.id));
  const arms = orders.arms.filter(({ card }) => ids.has(card));
  return { hand, orders: arms.length === orders.arms.length ? orders : { ...orders, arms } };
}

export const toDiscard = (state: State, seat: Seat, nos: readonly CardNo[]): State =>
  patch(state, { bosses: spent(state, seat, nos), discard: [...state.discard, ...nos] });
