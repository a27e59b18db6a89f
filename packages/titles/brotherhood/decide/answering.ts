import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { checkClaims } from '../choices/claims.ts';
import { checkInfluence } from '../choices/influence.ts';
import { checkOvertime, overtimeOf } from '../choices/overtime.ts';
import { checkTargets } from '../choices/targets.ts';
import type { Answer, AnswerKind, Event, SingleCommand, State } from '../model.ts';
import { happen, type Scene } from './scene.ts';
import { checkStanding } from './standing.ts';

/** The kind of prompt that a command answers; null: any that is open. */
export const ANSWERS_TO = {
  AnswerBribe: 'bribe',
  SubmitSheet: 'sheet',
  SubmitInfluence: 'influence',
  SubmitTargets: 'targets',
  SubmitClaims: 'claims',
  SubmitOvertime: 'overtime',
  FollowRules: null,
} as const satisfies Partial<Record<SingleCommand['type'], AnswerKind | null>>;

export type AnswerCommand = Extract<SingleCommand, { type: keyof typeof ANSWERS_TO }>;

export const isAnswer = (command: SingleCommand): command is AnswerCommand => Object.hasOwn(ANSWERS_TO, command.type);

const FACTS = {
  bribe: 'BribeAnswered',
  sheet: 'SheetSubmitted',
  influence: 'InfluenceSubmitted',
  targets: 'TargetsSubmitted',
  claims: 'ClaimsSubmitted',
  overtime: 'OvertimeSubmitted',
} as const satisfies Record<AnswerKind, Event['type']>;

/** Stores an answer: the first one of a prompt is a fact for all, what it says only for its seat (rules 7). */
export function giveAnswer(scene: Scene, seat: Seat, command: AnswerCommand): Refusal | null {
  const refusal = checkAnswer(scene.state, seat, command);
  if (refusal) return refusal;
  store(scene, seat, answerOf(command), false);
  return null;
}

/** The deadline has passed: the rules in force answer. */
export const answerByDefault = (scene: Scene, seat: Seat): void => store(scene, seat, null, true);

function store(scene: Scene, seat: Seat, answer: Answer | null, byDefault: boolean): void {
  const { asked } = scene.state;
  if (asked === null) throw new Error('nothing is asked');
  if (!asked.answered.includes(seat)) happen(scene, { type: FACTS[asked.kind], seat });
  happen(scene, { type: 'AnswerWritten', seat, answer, byDefault });
}

function checkAnswer(state: State, seat: Seat, command: AnswerCommand): Refusal | null {
  switch (command.type) {
    case 'AnswerBribe':
      return state.seats[seat]!.tokens.bribe > 0 ? null : refuse('NO_TOKEN', 'You hold no bribe token.');
    case 'SubmitSheet':
      return checkStanding(state, seat, command.sheet);
    case 'SubmitInfluence':
      return checkInfluence(state, seat, command.areas);
    case 'SubmitTargets':
      return checkTargets(state, seat, command.areas);
    case 'SubmitClaims':
      return checkClaims(state, seat, command.areas);
    case 'SubmitOvertime': {
      const terms = overtimeOf(state, seat);
      return terms ? checkOvertime(state, terms, command) : refuse('NOT_AWAITED', 'You have no claim in this dispute.');
    }
    case 'FollowRules':
      return null;
  }
}

function answerOf(command: AnswerCommand): Answer | null {
  switch (command.type) {
    case 'AnswerBribe':
      return { to: 'bribe', use: command.use };
    case 'SubmitSheet':
      return { to: 'sheet', sheet: command.sheet };
    case 'SubmitInfluence':
      return { to: 'influence', areas: command.areas };
    case 'SubmitTargets':
      return { to: 'targets', areas: command.areas };
    case 'SubmitClaims':
      return { to: 'claims', areas: command.areas };
    case 'SubmitOvertime': {
      const { stance, target } = command;
      return target === undefined ? { to: 'overtime', stance } : { to: 'overtime', stance, target };
    }
    case 'FollowRules':
      return null;
  }
}
