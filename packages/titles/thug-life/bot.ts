import type { Bot } from '#engine/title.ts';
import { answerTo } from './bot/answers.ts';
import { bestCrime } from './bot/crimes.ts';
import { bestFight, type Plan } from './bot/fights.ts';
import { somethingFree, useless } from './bot/free.ts';
import { otherActions } from './bot/others.ts';
import { deckOf } from './deck/compiled.ts';
import type { Command, Legal, View } from './model.ts';

/**
 * Values everything in units of one Respect and does what is worth most, then ends the turn (rules 15). It sees what a person sees:
 * view and legal alone, and needs no chance.
 */
export const heuristic: Bot<View, Legal, Command> = (view, legal) => {
  const deck = deckOf(view.config.deck);
  const { turn } = legal;
  if (!turn) return answerTo(view, deck, legal);
  const free = somethingFree(view, deck, legal, turn);
  if (free) return free;
  let best: Plan | null = null;
  const consider = (plan: Plan | null) => {
    if (plan && plan.value > (best?.value ?? 0)) best = plan;
  };
  if (turn.actionsLeft > 0) {
    for (const plan of otherActions(view, deck, turn)) consider(plan);
    for (const terms of turn.crimes) consider(bestCrime(view, deck, turn, terms));
    for (const terms of turn.fights) consider(bestFight(view, deck, turn, terms, worthSoFar(best)));
  }
  return commandOf(best) ?? { type: 'EndTurn', discard: useless(view, deck) };
};

const worthSoFar = (plan: Plan | null): number => plan?.value ?? 0;
const commandOf = (plan: Plan | null): Command | null => plan?.command ?? null;
