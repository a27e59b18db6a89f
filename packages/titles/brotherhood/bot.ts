import type { Luck } from '#engine/luck.ts';
import type { Bot, Prompt } from '#engine/title.ts';
import { answerPrompt } from './bot/answers.ts';
import { instructions } from './bot/instructions.ts';
import { planLedger } from './bot/ledger.ts';
import { lookAround } from './bot/outlook.ts';
import type { Command, LedgerTerms, Legal, SingleCommand, View } from './model.ts';

/**
 * Plays by plain rules of thumb (rules 15): guards what earns, buys while it pays, walks into unguarded shops, hides nothing up its
 * sleeve. It sees what a person in its seat sees, and is fast: a few hundred sums a month, no search.
 */
export const heuristic: Bot<View, Legal, Command> = (view, legal, prompt, luck) => {
  switch (prompt.kind) {
    case 'ledger':
      return legal.ledger ? monthsMail(view, legal, legal.ledger, prompt, luck) : { type: 'Timeout' };
    case 'revenue':
      return { type: 'RevenueDone' };
    default:
      return legal.answer ? answerPrompt(view, legal.seat, legal.answer) : { type: 'Timeout' };
  }
};

/** One mail: what has changed in the instructions, the ledger, and the lawyers as soon as two men sit. */
function monthsMail(view: View, legal: Legal, terms: LedgerTerms, prompt: Prompt, luck: Luck): Command {
  const outlook = lookAround(view, legal.seat, terms);
  const commands: SingleCommand[] = [
    { type: 'SubmitLedger', ledger: planLedger(outlook, luck, `bot/${prompt.id}/seat${legal.seat}`) },
  ];
  const standing = instructions(outlook);
  if (standing) commands.push({ type: 'SetStanding', standing, once: false });
  if (legal.getOut && legal.getOut.prisoners.T + legal.getOut.prisoners.H >= 2)
    commands.push({ type: 'UseGetOut', first: 'H' });
  return commands.length === 1 ? commands[0]! : { type: 'Batch', commands };
}
