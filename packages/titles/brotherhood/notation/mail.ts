import { acceptKey, cursorOn, misread, peek } from '#engine/cursor.ts';
import { cleanLines, type Line } from '#engine/mailText.ts';
import { isRefusal, type Refusal, refuse, type Seat } from '#engine/title.ts';
import type { Alternative, PlayerCommand, SingleCommand, Standing, State } from '../model.ts';
import { type Cursor, nothingMore, readCount, unexpected } from './cursor.ts';
import { readDeal } from './dealLine.ts';
import { readGive } from './giveLine.ts';
import { readElse, readIf } from './ifLine.ts';
import { type Draft, emptyDraft, ledgerOf, readLedgerLine } from './ledgerLine.ts';
import { answerWith } from './promptAnswers.ts';
import { isProse } from './prose.ts';
import { RULE_VERBS, readRule } from './ruleLines.ts';
import { type Word, wordsOf } from './words.ts';

/** What the lines of a mail have said so far. */
interface Reading {
  state: State;
  seat: Seat;
  prose: string[];
  month: number | null;
  gifts: SingleCommand[];
  draft: Draft;
  /** The first word of the first ledger line. */
  ledgerWord: Word | null;
  withdraw: Word | null;
  rules: Standing;
  once: Standing;
  jailbreak: SingleCommand | null;
  /** Answers to prompts: DONE, BRIBE YES, DEAL. */
  answers: SingleCommand[];
  alternatives: Alternative[];
  /** The first IF, and whether the line read last was one, so that an ELSE may follow. */
  ifWord: Word | null;
  elseMayFollow: boolean;
}

/** A month's orders with many words around them have a few thousand characters; beyond this nobody wrote it by hand. */
export const LONGEST_MAIL = 50_000;

/**
 * A whole mail -> one command: the only order there is, or a batch in the order in which a mail is carried out (rules 6: gifts,
 * ledger, rules, jailbreak). The first line that looks like an order and is none refuses all of it.
 */
export function readMail(
  state: State,
  seat: Seat,
  text: string,
): { command: PlayerCommand; prose: readonly string[] } | Refusal {
  if (text.length > LONGEST_MAIL)
    return refuse('TOO_LONG', `This has ${text.length} characters: send the orders alone, in at most ${LONGEST_MAIL}.`);
  const reading: Reading = {
    state,
    seat,
    prose: [],
    month: null,
    gifts: [],
    draft: emptyDraft(),
    ledgerWord: null,
    withdraw: null,
    rules: {},
    once: {},
    jailbreak: null,
    answers: [],
    alternatives: [],
    ifWord: null,
    elseMayFollow: false,
  };
  for (const line of cleanLines(text)) {
    const refusal = readLine(reading, line);
    if (refusal) return refusal;
  }
  if (reading.withdraw && reading.ledgerWord)
    return misread(
      'BAD_WORD',
      'WITHDRAW takes the ledger back, so the mail cannot bring one: leave one of them out.',
      reading.withdraw,
    );
  const command = commandOf(reading);
  return isRefusal(command) ? command : { command, prose: reading.prose };
}

function readLine(reading: Reading, line: Line): Refusal | null {
  const words = wordsOf(line);
  if (words.length === 0 || isProse(line, words)) {
    reading.prose.push(line.text);
    return null;
  }
  return readOrder(reading, line, cursorOn(words, line.n));
}

function readOrder(reading: Reading, line: Line, cursor: Cursor): Refusal | null {
  const { state, seat } = reading;
  const first = peek(cursor);
  const { elseMayFollow } = reading;
  reading.elseMayFollow = false;
  const rule = acceptKey(cursor, ...RULE_VERBS);
  if (rule === 'BRIBE' && acceptYesNo(reading, cursor)) return nothingMore(cursor, 'the answer');
  if (rule) return readRule(rule, cursor, reading.rules, state, seat);
  switch (acceptKey(cursor, 'ONCE', 'MONTH', 'GIVE', 'JAILBREAK', 'WITHDRAW', 'DONE', 'DEAL', 'IF', 'ELSE')) {
    case 'ONCE': {
      const verb = acceptKey(cursor, ...RULE_VERBS);
      if (verb) return readRule(verb, cursor, reading.once, state, seat);
      return unexpected(peek(cursor), 'behind ONCE comes an instruction: ONCE FIRE ALL: YELLOW');
    }
    case 'MONTH':
      return readMonth(reading, cursor, first);
    case 'GIVE': {
      const gift = readGive(line, state);
      if (isRefusal(gift)) return gift;
      reading.gifts.push(gift);
      return null;
    }
    case 'JAILBREAK':
      return readJailbreak(reading, cursor, first);
    case 'WITHDRAW':
      reading.withdraw = first;
      return nothingMore(cursor, 'WITHDRAW');
    case 'DONE':
      reading.answers.push(doneIn(state));
      return nothingMore(cursor, 'DONE');
    case 'DEAL': {
      const deal = readDeal(cursor, state);
      if (isRefusal(deal)) return deal;
      reading.answers.push({ type: 'SubmitOvertime', stance: { deal } });
      return null;
    }
    case 'IF': {
      const alternative = readIf(cursor, state, seat);
      if (isRefusal(alternative)) return alternative;
      reading.ifWord ??= first;
      reading.alternatives.push(alternative);
      reading.elseMayFollow = Object.keys(alternative.otherwise).length === 0;
      return null;
    }
    case 'ELSE': {
      const last = reading.alternatives.at(-1);
      if (!elseMayFollow || !last) return unexpected(first, 'ELSE comes right behind an IF that has none yet');
      const otherwise = readElse(cursor, state, seat);
      if (isRefusal(otherwise)) return otherwise;
      reading.alternatives[reading.alternatives.length - 1] = { ...last, otherwise };
      return null;
    }
    case null:
      reading.ledgerWord ??= first;
      return readLedgerLine(cursor, reading.draft);
  }
}

/** DONE: no more gifts, or in a prompt after the reveal the rules in force. */
function doneIn({ phase }: State): SingleCommand {
  if (phase === 'sheet') return { type: 'SubmitSheet', sheet: {} };
  return { type: phase === 'revenue' || phase === 'planning' ? 'RevenueDone' : 'FollowRules' };
}

function acceptYesNo(reading: Reading, cursor: Cursor): boolean {
  const answer = acceptKey(cursor, 'YES', 'NO');
  if (answer) reading.answers.push({ type: 'AnswerBribe', use: answer === 'YES' });
  return answer !== null;
}

function readMonth(reading: Reading, cursor: Cursor, first: Word): Refusal | null {
  const month = readCount(cursor, 'MONTH');
  if (isRefusal(month)) return month;
  const { month: current } = reading.state;
  if (month !== current)
    return misread(
      'WRONG_MONTH',
      `This mail is for month ${month}, the game is in month ${current}: nothing of it was done.`,
      {
        ...first,
        text: `MONTH ${month}`,
      },
    );
  reading.month = month;
  return nothingMore(cursor, 'the line');
}

function readJailbreak(reading: Reading, cursor: Cursor, first: Word): Refusal | null {
  if (reading.jailbreak)
    return misread('BAD_WORD', 'One JAILBREAK a mail: send the next one when you have seen its dice.', first);
  reading.jailbreak = { type: 'UseGetOut', first: 'H' };
  const kind = peek(cursor);
  if (kind.is === 'kind' && (kind.kind === 'T' || kind.kind === 'H')) {
    cursor.at++;
    reading.jailbreak = { type: 'UseGetOut', first: kind.kind };
    if (!acceptKey(cursor, 'FIRST'))
      return unexpected(peek(cursor), 'JAILBREAK, JAILBREAK H FIRST or JAILBREAK T FIRST');
  }
  return nothingMore(cursor, 'JAILBREAK');
}

function commandOf(reading: Reading): PlayerCommand | Refusal {
  const { state, seat, month, rules, once } = reading;
  const commands: SingleCommand[] = [...reading.gifts];
  if (reading.withdraw) commands.push({ type: 'WithdrawLedger' });
  const ledger = carriedLedger(reading);
  if (ledger && isRefusal(ledger)) return ledger;
  if (ledger) commands.push(ledger);
  commands.push(...answerWith(state, seat, rules, once, reading.answers));
  if (reading.jailbreak) commands.push(reading.jailbreak);
  const [only, ...others] = commands;
  if (!only) return noOrders(reading);
  const forMonth = month === null ? {} : { month };
  if (others.length === 0) return { ...only, ...forMonth };
  if (commands.length > 60)
    return refuse('BAD_SHAPE', `One mail takes at most 60 orders, this one has ${commands.length}.`);
  return { type: 'Batch', commands, ...forMonth };
}

/** The ledger of the mail with its conditions; conditions alone go with the ledger that is in. */
function carriedLedger({
  state,
  seat,
  draft,
  ledgerWord,
  ifWord,
  alternatives,
}: Reading): SingleCommand | Refusal | null {
  const carried = alternatives.length === 0 ? {} : { alternatives };
  if (ledgerWord) return { type: 'SubmitLedger', ledger: ledgerOf(draft, state, seat), ...carried };
  if (!ifWord) return null;
  const stored = state.seats[seat]!.ledger;
  if (stored && state.phase === 'planning') return { type: 'SubmitLedger', ledger: stored, ...carried };
  return misread('NO_LEDGER', 'IF belongs to a ledger: write the ledger in the same mail, HOLD at least.', ifWord);
}

function noOrders({ prose }: Reading): Refusal {
  const [first] = prose;
  const read =
    first === undefined
      ? ''
      : ` What was read as a remark: "${first.slice(0, 60)}"${prose.length > 1 ? ' and more' : ''}.`;
  return refuse(
    'NO_ORDERS',
    `There is no order in this. Write one a line, such as 2R: SB + T, HOLD or NOTHING.${read}`,
  );
}
