import { isRefusal, type Prompt, type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Command, Legal, SingleCommand, View } from '../model.ts';
import { dollars } from '../wording.ts';
import { standingOfChoices } from './orders/choices.ts';
import { hasGrid, ledgerOfFields } from './orders/grid.ts';
import { printRules, readConditions, readLines, readRules } from './orders/lines.ts';
import { readAnswer } from './orders/readAnswer.ts';

type Part = SingleCommand[] | Refusal;

const ticked = (fields: Fields, name: string): boolean => (fields[name] ?? '') !== '';

function gift(fields: Fields, legal: Legal): Part {
  const to = fields['gift.to'] ?? '';
  const text = (fields['gift.amount'] ?? '').trim();
  const amount = text.replace(/[$, ]/g, '');
  if (to === '' && (amount === '' || amount === '0')) return [];
  if (!legal.gift) return refuse('GIFT_CLOSED', 'No money can be given just now.', 'gift.amount');
  const seat = legal.gift.to.find((known) => String(known) === to);
  if (seat === undefined) return refuse('BAD_SEAT', `Say to whom the ${text} go.`, 'gift.to');
  const thousands = /^\d{1,6}k$/i.test(amount);
  if (!thousands && !/^\d{1,9}$/.test(amount))
    return refuse(
      'BAD_AMOUNT',
      `“${text}” is no amount: write whole dollars, 1 to ${dollars(legal.gift.most)}.`,
      'gift.amount',
    );
  return [{ type: 'GiveMoney', to: seat, amount: thousands ? Number(amount.slice(0, -1)) * 1000 : Number(amount) }];
}

function ledger(fields: Fields, view: View, legal: Legal): Part {
  if (!legal.ledger || ticked(fields, 'notYet')) return [];
  const orders = (fields.orders ?? '').trim();
  if (orders !== '') return readLines(orders, view, legal);
  if (!hasGrid(fields)) return [{ type: 'SubmitLedger', ledger: view.own?.ledger ?? legal.ledger.hold }];
  const page = ledgerOfFields(fields);
  return isRefusal(page) ? page : [{ type: 'SubmitLedger', ledger: page }];
}

/** Conditions of the field for them go with the ledger, unless its own lines bring some; a page without the field keeps the stored. */
function conditioned(fields: Fields, view: View, legal: Legal): Part {
  const parts = ledger(fields, view, legal);
  if (isRefusal(parts)) return parts;
  const written = readConditions(fields.conditions, view, legal);
  if (isRefusal(written)) return written;
  return parts.map((part) =>
    part.type === 'SubmitLedger' && part.alternatives === undefined && written.length > 0
      ? { ...part, alternatives: [...written] }
      : part,
  );
}

/** The boxes go on top of the lines: who used both meant the box, which he had to touch. */
function rules(fields: Fields, view: View, legal: Legal): Part {
  if (!legal.standing) return [];
  const now = view.own?.standing ?? {};
  const text = (fields.rules ?? '').trim();
  const lines = fields.rules === undefined || text === printRules(now) ? [] : readRules(text, view, legal);
  if (isRefusal(lines)) return lines;
  const asked = standingOfChoices(fields, legal.standing.others, now);
  return Object.keys(asked).length === 0 ? lines : [...lines, { type: 'SetStanding', standing: asked, once: false }];
}

const jailbreak = (fields: Fields, legal: Legal): Part =>
  legal.getOut && ticked(fields, 'jailbreak')
    ? [{ type: 'UseGetOut', first: fields['jailbreak.first'] === 'T' ? 'T' : 'H' }]
    : [];

/**
 * What a submitted form asks for: one command, or a batch in the order of rules 6 (money, ledger, rules, answer, jailbreak).
 * Fields that were not sent mean what the form shows by itself.
 */
export function read(fields: Fields, view: View, legal: Legal, prompt: Prompt): Command | Refusal {
  const commands: SingleCommand[] = [];
  const parts: readonly (() => Part)[] = [
    () => gift(fields, legal),
    () => conditioned(fields, view, legal),
    () => (prompt.kind === 'sheet' ? [] : rules(fields, view, legal)),
    () => (ticked(fields, 'notYet') ? [] : readAnswer(fields, view, legal)),
    () => jailbreak(fields, legal),
    () => (prompt.kind === 'revenue' && !ticked(fields, 'notYet') ? [{ type: 'RevenueDone' }] : []),
  ];
  for (const part of parts) {
    const read = part();
    if (isRefusal(read)) return read;
    commands.push(...read);
  }
  const [first] = commands;
  if (!first)
    return refuse('NOTHING_TO_DO', 'This form asks for nothing. Untick “Not yet”, or write something down first.');
  return commands.length === 1 ? first : { type: 'Batch', commands };
}
