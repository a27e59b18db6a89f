import { isRefusal, type Prompt, type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Command, Legal, OrdersSent, PlayerCommand, View } from '../model.ts';
import { readMail } from '../notation/mail.ts';
import { cardOf, ordersOfFields } from './orders/orderFields.ts';
import { fieldsOfPlan, hasForm, planOfFields } from './orders/planFields.ts';
import { turnOf } from './orders/turn.ts';

/**
 * What a submitted form asks for: one command for this round. Lines as in a mail count instead of the fields; fields that were not
 * sent mean what the form shows by itself.
 */
export function read(fields: Fields, view: View, legal: Legal, prompt: Prompt): Command | Refusal {
  const command = wishOf(fields, view, legal, prompt);
  return isRefusal(command) ? command : { ...command, round: command.round ?? view.round };
}

function wishOf(fields: Fields, view: View, legal: Legal, prompt: Prompt): PlayerCommand | Refusal {
  const lines = (fields.orders ?? '').trim();
  if (lines !== '') {
    const mail = readMail(view, legal.seat, lines);
    return isRefusal(mail) ? mail : mail.command;
  }
  switch (prompt.kind) {
    case 'plan':
      return plan(fields, view, legal);
    case 'orders':
      return { type: 'Orders', orders: orders(fields, legal) };
    case 'discard':
      return discard(fields, view, legal);
    case 'reveal':
      return legal.reveal ? turnOf(fields.turn, legal.reveal) : refuse('NOT_AWAITED', 'It is not your turn any more.');
    default:
      return react(fields, legal);
  }
}

function plan(fields: Fields, view: View, legal: Legal): PlayerCommand | Refusal {
  if (!legal.plan || !legal.orders) return refuse('WRONG_PHASE', 'No plans are being made just now.');
  return planOfFields(hasForm(fields) ? fields : fieldsOfPlan(view.own?.plan ?? null, legal.orders), legal);
}

function orders(fields: Fields, { orders: terms }: Legal): OrdersSent {
  if (!terms) return {};
  const sent = ordersOfFields(fields, terms);
  if (terms.live) return sent;
  return { first: fields.first === undefined ? terms.present.first : cardOf(fields.first), ...sent };
}

function discard(fields: Fields, view: View, legal: Legal): PlayerCommand | Refusal {
  const card = cardOf(fields.discard) ?? view.own?.sealedDiscard ?? null;
  if (!card || !legal.discard?.includes(card))
    return refuse('NEED_DISCARD', 'Say which of your two cards you give up.', 'discard');
  return { type: 'Discard', card };
}

/** Yes, no, or a standing order that answers this question and all later ones of the round. */
function react({ answer }: Fields, { react: asked }: Legal): PlayerCommand | Refusal {
  if (answer === 'yes' || answer === 'no') return { type: 'React', play: answer === 'yes' };
  if (asked && (answer === 'any' || answer === 'never')) return { type: 'Orders', orders: { [asked.kind]: answer } };
  return refuse('NEED_ANSWER', 'Say yes or no.', 'answer');
}
