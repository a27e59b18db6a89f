import type { Viewer } from '#engine/title.ts';
import type { Answer, EventOf } from '../model.ts';
import { printAnswer } from '../notation/print.ts';
import { printStanding } from '../notation/printRules.ts';
import { listed, seatNames } from '../wording.ts';
import { owner } from './ledgers.ts';

/** What a seat has done when it has answered; nobody is told more. */
export const answered = {
  BribeAnswered: 'has decided about a bribe',
  SheetSubmitted: 'has sent in the action sheet',
  InfluenceSubmitted: 'has briefed the politicians',
  TargetsSubmitted: 'has pointed out the targets',
  ClaimsSubmitted: 'has chosen what to take over',
  OvertimeSubmitted: 'has made up his mind for overtime',
} as const;

const questions: Readonly<Record<Answer['to'], string>> = {
  bribe: 'will anybody bribe the Grand Jury?',
  sheet: 'the action sheets of this month.',
  influence: 'what shall the politicians do?',
  targets: 'whom shall the men aim at?',
  claims: 'what is to be taken over?',
  overtime: 'fight, share or give way?',
};

export const tellAsked = ({ kind, seats }: EventOf<'AnswersAsked'>): string =>
  `${seatNames(seats)} ${seats.length === 1 ? 'is' : 'are'} asked: ${questions[kind]}`;

export function tellAnswer({ seat, answer, byDefault }: EventOf<'AnswerWritten'>, viewer: Viewer): string {
  const says = answer === null ? 'the rules in force' : printAnswer(answer).join('; ');
  return `${owner(seat, viewer)} answer${byDefault ? ', given by the house' : ''}: ${says}.`;
}

export function tellJudged({ seat, holds, rules }: EventOf<'AlternativesJudged'>, viewer: Viewer): string {
  if (holds.length === 0) return `${owner(seat, viewer)} ledger carried no conditions.`;
  const outcome = holds.map((held, i) => `${i + 1} ${held ? 'holds' : 'does not hold'}`);
  const lines = printStanding(rules);
  return `${owner(seat, viewer)} conditions: ${listed(outcome)}. ${lines.length === 0 ? 'Nothing changes.' : `This month: ${lines.join('; ')}.`}`;
}
