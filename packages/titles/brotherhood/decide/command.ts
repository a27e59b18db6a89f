import type { Luck } from '#engine/luck.ts';
import { type Refusal, refuse, type Seat } from '#engine/title.ts';
import { isAsked } from '../choices/terms.ts';
import {
  type Alternative,
  type Command,
  commands,
  type Event,
  type Ledger,
  type Phase,
  type SingleCommand,
  type State,
} from '../model.ts';
import { isAwaited } from '../prompts.ts';
import { checkAlternatives } from './alternatives.ts';
import { answerByDefault, giveAnswer, isAnswer } from './answering.ts';
import { giveMoney } from './gifts.ts';
import { jailbreak } from './jailbreak.ts';
import { checkLedger, priceLedger } from './ledger.ts';
import { happen, openScene, type Scene } from './scene.ts';
import { setStanding, together } from './standing.ts';
import { deadlineLedger, termsOf } from './terms.ts';

/** In which phases a command has a meaning; rules may be set at any time before the end (rules 6). */
const PHASES_OF: Readonly<Record<SingleCommand['type'], readonly Phase[]>> = {
  SubmitLedger: ['planning'],
  WithdrawLedger: ['planning'],
  GiveMoney: ['revenue', 'planning'],
  RevenueDone: ['revenue'],
  UseGetOut: ['planning'],
  SetStanding: ['revenue', 'planning', 'bribe', 'influence', 'sheet', 'targets', 'claims', 'overtime'],
  SubmitSheet: ['sheet'],
  AnswerBribe: ['bribe'],
  SubmitInfluence: ['influence'],
  SubmitTargets: ['targets'],
  SubmitClaims: ['claims'],
  SubmitOvertime: ['overtime'],
  // An empty action sheet says the same.
  FollowRules: ['bribe', 'influence', 'targets', 'claims', 'overtime'],
};

const NOW: Readonly<Record<Phase, string>> = {
  revenue: 'gifts are being made',
  planning: 'ledgers are being written',
  bribe: 'the Grand Jury waits for a bribe (BRIBE YES or BRIBE NO)',
  sheet: 'action sheets are being written',
  influence: 'political influence is being used',
  targets: 'guns are being aimed',
  claims: 'take-overs are being chosen',
  overtime: 'a dispute is being settled',
  finished: 'the game is over',
};

/** A seat's command, or the house's `Timeout` for it: all of it, or the first reason why not (rules 6). */
export function decide(state: State, seat: Seat, command: Command, luck: Luck): readonly Event[] | Refusal {
  if (state.phase === 'finished') return refuse('GAME_OVER', 'This game is over.');
  const own = state.seats[seat];
  if (!own) return refuse('UNKNOWN_SEAT', `There is no seat ${seat} in this game.`);
  if (own.status === 'dead')
    return refuse('SEAT_OUT', `Your Godfather was killed in month ${own.outMonth}: you are out of this game.`);
  if (command.type === 'Timeout') return timeout(state, seat, luck);
  const parsed = commands.safeParse(command);
  const list = parsed.success ? (parsed.data.type === 'Batch' ? parsed.data.commands : [parsed.data]) : null;
  const named = list ?? (isSingle(command) ? [command] : []);
  const early = wrongPhase(state, named) ?? notAwaited(state, seat, named) ?? wrongMonth(state, [command, ...named]);
  if (early) return early;
  if (!parsed.success || list === null) return badShape(command, parsed.error?.issues ?? []);
  const scene = openScene(state, luck);
  return batch(scene, seat, list) ?? scene.events;
}

const isSingle = (command: Command): command is SingleCommand => Object.hasOwn(PHASES_OF, command.type);

function wrongPhase({ phase }: State, list: readonly SingleCommand[]): Refusal | null {
  const wrong = list.find(({ type }) => !PHASES_OF[type].includes(phase));
  if (!wrong) return null;
  return refuse('WRONG_PHASE', `${wrong.type} has no place now: ${NOW[phase]}.`, wrong.type);
}

function notAwaited(state: State, seat: Seat, list: readonly SingleCommand[]): Refusal | null {
  if (state.seats[seat]!.revenueDone && list.some(({ type }) => type === 'RevenueDone'))
    return refuse('NOT_AWAITED', 'You have already said that you are done with gifts.');
  if (isAsked(state, seat) || !list.some(isAnswer)) return null;
  return refuse('NOT_AWAITED', `You are not asked now: ${NOW[state.phase]} by others.`);
}

function wrongMonth({ month }: State, list: readonly Command[]): Refusal | null {
  const wrong = list.find((command) => command.month !== undefined && command.month !== month);
  return wrong ? refuse('WRONG_MONTH', `You wrote for month ${wrong.month}, this is month ${month}.`, 'MONTH') : null;
}

/** Parts of commands that are rules. */
const RULES = ['standing', 'sheet', 'alternatives'];

/** What the schema did not take, with the code the rules have for it. */
function badShape(
  command: Command,
  issues: readonly { path: PropertyKey[]; message: string; code?: string }[],
): Refusal {
  const [issue] = issues;
  const path = issue?.path.map(String) ?? [];
  const at = path.join('.') || command.type;
  const say = `${at}: ${issue?.message ?? 'this is not a command'}.`;
  const table = path.findLast((word) => ['buy', 'close', 'godfather', ...RULES].includes(word));
  if (table !== undefined && RULES.includes(table)) return refuse('BAD_RULE', say, at);
  const unknownArea = issue?.code === 'unrecognized_keys' || issue?.code === 'invalid_key' || table === 'godfather';
  if (table !== undefined && unknownArea && path[path.length - 1] === table) return refuse('BAD_AREA', say, at);
  return refuse('BAD_SHAPE', say, at);
}

const ofType = <Type extends SingleCommand['type']>(list: readonly SingleCommand[], type: Type) =>
  list.filter((command): command is Extract<SingleCommand, { type: Type }> => command.type === type);

/**
 * One mail: an old ledger is set aside if it brings a new one (or withdraws), then gifts, ledger, rules, and the jailbreak last, so
 * that everything that could be refused is accepted before a die is rolled (rules 6).
 */
function batch(scene: Scene, seat: Seat, list: readonly SingleCommand[]): Refusal | null {
  const ledgers = ofType(list, 'SubmitLedger');
  const withdrawals = ofType(list, 'WithdrawLedger');
  const jailbreaks = ofType(list, 'UseGetOut');
  if (ledgers.length + withdrawals.length > 1)
    return refuse('BAD_SHAPE', 'One mail brings one ledger, or withdraws one.', 'SubmitLedger');
  if (jailbreaks.length > 1) return refuse('BAD_SHAPE', 'One mail can try one jailbreak.', 'UseGetOut');
  const answers = list.filter(isAnswer);
  if (answers.length > 1) return refuse('BAD_SHAPE', 'One mail answers a question once.', answers[1]!.type);
  if (withdrawals.length > 0) {
    if (!scene.state.seats[seat]!.ledgerIn) return refuse('NO_LEDGER', 'There is no ledger of yours to withdraw.');
    happen(scene, { type: 'LedgerWithdrawn', seat });
  }
  for (const { to, amount } of ofType(list, 'GiveMoney')) {
    const refusal = giveMoney(scene, seat, to, amount, ledgers.length > 0);
    if (refusal) return refusal;
  }
  for (const { ledger, alternatives } of ledgers) {
    const refusal = submitLedger(scene, seat, ledger, alternatives ?? [], false);
    if (refusal) return refusal;
  }
  for (const once of [false, true]) {
    const rules = ofType(list, 'SetStanding').filter((command) => command.once === once);
    if (rules.length === 0) continue;
    const given = rules.map(({ standing }) => standing).reduce(together);
    const refusal = setStanding(scene, seat, given, once);
    if (refusal) return refusal;
  }
  for (const answer of answers) {
    const refusal = giveAnswer(scene, seat, answer);
    if (refusal) return refusal;
  }
  for (const { first } of jailbreaks) {
    const refusal = jailbreak(scene, seat, first);
    if (refusal) return refusal;
  }
  if (ofType(list, 'RevenueDone').length > 0) happen(scene, { type: 'RevenueStepDone', seat });
  return null;
}

/** The first ledger of a month is a fact for all, what it says only for its seat; a replacement shows nothing to others. */
function submitLedger(
  scene: Scene,
  seat: Seat,
  ledger: Ledger,
  alternatives: readonly Alternative[],
  byDefault: boolean,
): Refusal | null {
  const { state } = scene;
  const terms = termsOf(state, seat);
  const refusal = checkLedger(terms, ledger) ?? checkAlternatives(state, seat, alternatives);
  if (refusal) return refusal;
  const empty = { ...ledger, stay: true };
  const meant = terms.exiled && ledger.godfather === null ? empty : ledger;
  if (!state.seats[seat]!.ledgerIn) happen(scene, { type: 'LedgerSubmitted', seat });
  const { total } = priceLedger(terms, meant);
  const carried = alternatives.length === 0 ? {} : { alternatives: [...alternatives] };
  happen(scene, { type: 'LedgerWritten', seat, ledger: meant, total, byDefault, ...carried });
  return null;
}

/** The deadline has passed: the seat's default answer (rules 5.3). */
function timeout(state: State, seat: Seat, luck: Luck): readonly Event[] | Refusal {
  const scene = openScene(state, luck);
  if (!isAwaited(state, seat)) return refuse('NOT_AWAITED', 'This seat has answered, nobody waits for it.');
  if (state.phase === 'revenue') {
    happen(scene, { type: 'RevenueStepDone', seat });
    return scene.events;
  }
  if (state.phase !== 'planning') {
    answerByDefault(scene, seat);
    return scene.events;
  }
  const refusal = submitLedger(scene, seat, deadlineLedger(state, seat), [], true);
  if (refusal) throw new Error(`the house's own ledger was refused: ${refusal.say}`);
  return scene.events;
}
