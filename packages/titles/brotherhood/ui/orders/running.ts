import { isRefusal, type Prompt } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { checkLedger, priceLedger } from '../../decide/ledger.ts';
import type { Legal, View } from '../../model.ts';
import { printAlternative, printLedger } from '../../notation/print.ts';
import { read } from '../read.ts';
import { planInWords, planOf } from './planner.ts';

/** What one form is about; the live script finds it as JSON beside the fields. */
export interface Desk {
  view: View;
  legal: Legal;
  prompt: Prompt;
}

/** What the total line shows for the fields as they stand. */
export interface Running {
  /** Price of the ledger, and money given away beside it. */
  total: number;
  gifts: number;
  balance: number;
  /** The ledger in the notation; empty where it cannot be read. */
  notation: string;
  /** What the ledger leads to if nothing else changes, in short lines. */
  plan: string[];
  /** Why this would be refused as it stands, or empty. */
  problem: string;
}

/** Form fields -> total line, by the same reading and the same pricing as when the form is sent. Null where no ledger is asked for. */
export function running(fields: Fields, { view, legal, prompt }: Desk): Running | null {
  const terms = legal.ledger;
  if (!terms) return null;
  const command = read({ ...fields, notYet: '' }, view, legal, prompt);
  if (isRefusal(command))
    return { total: 0, gifts: 0, balance: terms.cash, notation: '', plan: [], problem: command.say };
  const parts = command.type === 'Batch' ? command.commands : [command];
  const gifts = parts.reduce((sum, part) => (part.type === 'GiveMoney' ? sum + part.amount : sum), 0);
  const submitted = parts.find((part) => part.type === 'SubmitLedger');
  if (!submitted)
    return {
      total: 0,
      gifts,
      balance: terms.cash - gifts,
      notation: '',
      plan: [],
      problem: 'There is no ledger in this yet.',
    };
  const left = { ...terms, cash: terms.cash - gifts };
  const { total, balance } = priceLedger(left, submitted.ledger);
  return {
    total,
    gifts,
    balance,
    notation: [printLedger(submitted.ledger), ...(submitted.alternatives ?? []).flatMap(printAlternative)].join('\n'),
    plan: planInWords(planOf(submitted.ledger, balance, terms, view, legal.seat)),
    problem: checkLedger(left, submitted.ledger)?.say ?? '',
  };
}
