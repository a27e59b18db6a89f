import type { Effect, EffectOf } from '../../deck/effects.ts';
import type { PlayerCommand } from '../../model.ts';

/** Effects that will ask their player something. */
export type Question = EffectOf<'choose' | 'may' | 'crimeScene' | 'put' | 'move' | 'recover' | 'discard'>;

const ASKING: readonly Effect['op'][] = ['choose', 'may', 'crimeScene', 'put', 'move', 'recover', 'discard'];

/** The questions of a list in the order in which they come; what an answer may bring in turn is asked when it comes. */
export const questionsOf = (effects: readonly Effect[]): Question[] =>
  effects.filter((effect): effect is Question => ASKING.includes(effect.op));

/** Can a plan answer it beforehand? Not where cards are to be named that may not be there yet. */
export const isPlannable = (question: Question): boolean =>
  question.op === 'may'
    ? question.cost.every(({ pay }) => pay !== 'cards')
    : question.op !== 'recover' && question.op !== 'discard';

/** Name of the field that answers the n-th question (from 0) of a location one may move to. */
export const placeAnswer = (cell: string, n: number): string => `to.${cell}.q${n}`;
/** The same for a row of the hustle plan, where cards that ask the same share a field. */
export const rowAnswer = (row: number, { op }: Question): string => `h${row}.${op}`;

/** What a field answers; null: left to be asked. */
export function answerOf(question: Question, value: string): PlayerCommand | null {
  if (value === '') return null;
  switch (question.op) {
    case 'choose':
      return { type: 'Choose', option: Number(value) };
    case 'may':
      return { type: 'May', accept: value === 'yes' };
    case 'crimeScene':
      return { type: 'CrimeScene', anchor: value };
    case 'put':
      return { type: 'Put', to: value };
    case 'move':
      return value === 'stay' ? { type: 'DeclineMove' } : moveOf(value);
    case 'recover':
    case 'discard':
      return null;
  }
}

const SNEAK = '+sneak';

/** A movement as the value of a field: `B3`, or `B3+sneak` where a preparation is spent. */
export const moveValue = ({ to, needsSneakIn }: { to: string; needsSneakIn: boolean }): string =>
  needsSneakIn ? `${to}${SNEAK}` : to;

export const moveOf = (value: string): PlayerCommand =>
  value.endsWith(SNEAK)
    ? { type: 'Move', to: value.slice(0, -SNEAK.length), sneakIn: true }
    : { type: 'Move', to: value };
