import type { Fields } from '#titles/furniture.ts';
import type { Card, CommandOf, Legal, OrderTerms, Plan } from '../../model.ts';
import { CARDS } from '../../tables.ts';
import { cardOf, fieldsOfOrders, ordersOfFields } from './orderFields.ts';

export const cardField = (card: Card): string => `card.${card}`;

/** True for fields that came from the form below (an unticked box sends nothing, so a hidden field tells). */
export const hasForm = (fields: Fields): boolean => (fields.form ?? '') !== '';

/** The fields that show a stored plan, or an empty form. */
export function fieldsOfPlan(plan: Plan | null, orders: OrderTerms): Record<string, string> {
  const fields = fieldsOfOrders(orders.present, orders);
  if (!plan) return fields;
  for (const card of plan.cards) fields[cardField(card)] = 'yes';
  fields.discard = plan.discard ?? '';
  fields.target = plan.target === null ? '' : String(plan.target);
  fields.first = plan.orders.first ?? plan.cards.find((card) => card !== 'noHonor') ?? '';
  fields.final = plan.final ? 'yes' : '';
  return fields;
}

/** A plan as the form says it. Which card comes first is said by the order of naming; a target without No Honor is left out. */
export function planOfFields(fields: Fields, legal: Legal): CommandOf<'Plan'> {
  const ticked = CARDS.filter((card) => (fields[cardField(card)] ?? '') !== '');
  const first = cardOf(fields.first);
  const cards = first && ticked.includes(first) ? [first, ...ticked.filter((card) => card !== first)] : ticked;
  const discard = cardOf(fields.discard);
  const target = fields.target ?? '';
  const { orders } = legal;
  const sent = orders ? ordersOfFields(fields, orders) : null;
  // In pace live there is no such order: naming alone says it.
  const wrongFirst = first && !ticked.includes(first) && !orders?.live ? { first } : {};
  return {
    type: 'Plan',
    ...(discard && (legal.plan?.discards.length ?? 0) > 1 ? { discard } : {}),
    cards,
    ...(target !== '' && ticked.includes('noHonor') ? { target: Number(target) } : {}),
    ...(sent ? { orders: { ...sent, ...wrongFirst } } : {}),
    ...(orders?.canFinal && (fields.final ?? '') !== '' ? { final: true } : {}),
  };
}
