import { isRefusal, type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { cardsOf } from '../../board.ts';
import type { Ability, Effect } from '../../deck/effects.ts';
import { hustleOf, locationOf, perkOf, profileOf } from '../../lookup.ts';
import type { Legal, PlayerCommand, View } from '../../model.ts';
import { isCell } from '../../tables.ts';
import { cardList, counted } from '../../wording.ts';
import { answerOf, moveOf, placeAnswer, type Question, questionsOf, rowAnswer } from './questions.ts';

/** Rows of the hustle plan; more is planned after a look at what the first ones brought. */
export const MOST_ROWS = 5;
export const rowField = (row: number): string => `h${row}`;
export const giveField = (row: number, n: number): string => `h${row}.give${n}`;
/** What happens after the last planned step. */
export const AFTER = 'after';

interface Plan {
  commands: PlayerCommand[];
  /** The field of a question that the plan leaves to be asked: nothing can follow it. */
  open: string | null;
  /** What is left of the hand, card by card. */
  hand: string[];
  /** Some step draws cards or takes some back. */
  draws: boolean;
}

/** A turn as the form plans it: movement, hustles, end; each a command of its own. */
export function planOf(fields: Fields, view: View, legal: Legal): readonly PlayerCommand[] | Refusal {
  const plan: Plan = { commands: [], open: null, hand: [...(view.own?.hand ?? [])], draws: false };
  const moves = legal.terms?.kind === 'move';
  if (moves) {
    const refusal = planMove(plan, fields, view);
    if (refusal) return refusal;
  }
  for (let row = 1; row <= MOST_ROWS; row++) {
    const refusal = planRow(plan, fields, view, row);
    if (refusal) return refusal;
  }
  const after = fields[AFTER] ?? (moves ? 'ask' : 'end');
  if (after === 'end' && plan.open) return leftOpen(plan.open);
  if (after === 'end' && !endsByItself(plan, view)) plan.commands.push({ type: 'EndTurn' });
  if (plan.commands.length === 0)
    return refuse('NOTHING_PLANNED', 'Choose a card, an ability or the end of your turn.', AFTER);
  return plan.commands;
}

/** The hustle phase is over when the hand is empty and nothing else could be used (rules 5). */
function endsByItself({ commands, hand, draws }: Plan, view: View): boolean {
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const { profiles, perks } = cardsOf(view);
  const abilities = [
    profiles.get(own?.profile ?? '')?.ability,
    ...(own?.perks ?? []).map((id) => perks.get(id)?.ability),
  ];
  return hand.length === 0 && !draws && commands.length > 0 && !abilities.some(isFreeOfCards);
}

/** Could a hustle ability be paid without a card in hand? */
const isFreeOfCards = (ability: Ability | undefined): boolean =>
  ability?.phase === 'hustle' && ability.cost.every(({ pay }) => pay !== 'cards');

const leftOpen = (field: string): Refusal =>
  refuse(
    'LEFT_OPEN',
    'One step will ask you something that you have left open, so nothing can be planned behind it: answer it here, or choose “ask me again” and plan no more.',
    field,
  );

function planMove(plan: Plan, fields: Fields, view: View): Refusal | null {
  const value = fields.to ?? '';
  if (value === '') return refuse('NO_MOVE', 'Choose where your gang moves: a turn begins with that.', 'to');
  const command = moveOf(value);
  plan.commands.push(command);
  const cell = command.type === 'Move' ? command.to : '';
  if (!isCell(cell)) return null;
  return planAnswers(plan, fields, (_, n) => placeAnswer(cell, n), locationOf(view, cell).effects);
}

/** What may bring cards into the hand, or ask something that is not foreseen. */
const DRAWING: readonly Effect['op'][] = ['draw', 'die', 'recover', 'if', 'choose', 'may', 'move'];

/** Answers to what a step will ask, as far as the form has them. */
function planAnswers(
  plan: Plan,
  fields: Fields,
  fieldOf: (question: Question, n: number) => string,
  effects: readonly Effect[],
): Refusal | null {
  plan.draws ||= effects.some(({ op }) => DRAWING.includes(op));
  for (const [n, question] of questionsOf(effects).entries()) {
    const field = fieldOf(question, n);
    const answer = answerOf(question, fields[field] ?? '');
    if (plan.open && answer) return leftOpen(plan.open);
    if (answer) plan.commands.push(answer);
    else plan.open ??= field;
  }
  return null;
}

function planRow(plan: Plan, fields: Fields, view: View, row: number): Refusal | null {
  const value = fields[rowField(row)] ?? '';
  if (value === '') return null;
  if (plan.open) return leftOpen(plan.open);
  const [kind, id = ''] = value.split(':');
  const step = kind === 'play' ? playStep(view, id) : abilityStep(view, id);
  if (!step) return refuse('UNKNOWN_STEP', 'Choose one of the cards and abilities of the list.', rowField(row));
  if (kind === 'play') {
    const gone = take(plan, id);
    if (!gone) return refuse('NOT_IN_HAND', `There is no ${step.name} left in your hand for that step.`, rowField(row));
  }
  const given = giveAway(plan, fields, row, step);
  if (isRefusal(given)) return given;
  plan.commands.push(
    kind === 'play'
      ? { type: 'Play', card: id, discard: given }
      : { type: 'Ability', source: id, ...(given.length > 0 ? { discard: given } : {}) },
  );
  return planAnswers(plan, fields, (question) => rowAnswer(row, question), step.effects);
}

interface Step {
  name: string;
  cards: number;
  effects: readonly Effect[];
}

function playStep(view: View, id: string): Step | null {
  if (!cardsOf(view).hustles.has(id)) return null;
  const { name, cost, effects } = hustleOf(view, id);
  return { name, cards: cost, effects };
}

function abilityStep(view: View, source: string): Step | null {
  const own = view.viewer === 'spectator' ? undefined : view.seats[view.viewer];
  const known = source === 'profile' ? own?.profile : own?.perks.includes(source) ? source : null;
  if (!known) return null;
  const { name, ability } = source === 'profile' ? profileOf(view, known) : perkOf(view, known);
  if (ability.phase !== 'hustle') return null;
  const cards = ability.cost.reduce((sum, part) => sum + (part.pay === 'cards' ? part.n : 0), 0);
  return { name, cards, effects: ability.effects };
}

/** The cards named for a step, exactly as many as it costs. */
function giveAway(plan: Plan, fields: Fields, row: number, { name, cards }: Step): string[] | Refusal {
  const named = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => fields[giveField(row, n)] || []);
  // More than it costs is what an earlier choice of the row has left behind.
  const given = named.slice(0, cards);
  if (given.length < cards)
    return refuse(
      'WRONG_COUNT',
      `${name} costs ${counted(cards, 'other card')}; you have named ${given.length}.`,
      giveField(row, given.length + 1),
    );
  for (const [i, card] of given.entries())
    if (!take(plan, card))
      return refuse(
        'NOT_IN_HAND',
        `For ${name} you name ${cardList([card])} once more than your hand still has it by then.`,
        giveField(row, i + 1),
      );
  return given;
}

function take({ hand }: Plan, card: string): boolean {
  const at = hand.indexOf(card);
  if (at >= 0) hand.splice(at, 1);
  return at >= 0;
}
