import type { Seat } from '#engine/title.ts';
import { priceLedger } from '../decide/ledger.ts';
import type { Command, Ledger, LedgerLine, LedgerTerms, Legal, SingleCommand, Standing, View } from '../model.ts';
import { printCommand } from '../notation/print.ts';
import { AREA_NAMES, KIND_NAMES } from '../tables.ts';
import { counted, dollars, seatName } from '../wording.ts';
import { answerInWords } from './orders/answerInWords.ts';
import { alternativeInWords, standingInWords } from './orders/rulesInWords.ts';
import { ledgerWarnings } from './orders/warnings.ts';

/** One item of a priced ledger as a line: "West End: 2 Revenues at $10,000 = $20,000". */
export function itemLine(item: LedgerLine, doubledBy: Seat | null): string {
  const place = item.area === null ? '' : `${AREA_NAMES[item.area]}: `;
  const doubled = item.doubled ? ` (×2${doubledBy === null ? '' : `, ${seatName(doubledBy)} controls`})` : '';
  const sum = item.n === 1 ? '' : ` = ${dollars(item.sum)}`;
  switch (item.item) {
    case 'godfather':
      return `${place}the Godfather, free`;
    case 'close':
      return `${place}close ${counted(item.n, item.kind)}, nothing is paid back`;
    case 'bail':
      return `Bail for ${counted(item.n, item.kind)} at ${dollars(item.each)}${sum}`;
    case 'buy':
      return `${place}${counted(item.n, item.kind)} at ${dollars(item.each)}${doubled}${sum}`;
  }
}

const doubledByIn = (terms: LedgerTerms, item: LedgerLine): Seat | null =>
  item.area === null || item.area === 'OUT' ? null : terms.areas[item.area].doubledBy;

function ledgerReceipt(ledger: Ledger, terms: LedgerTerms): string[] {
  const { lines, total, balance } = priceLedger(terms, ledger);
  const items = lines.map((item) => `  ${itemLine(item, doubledByIn(terms, item))}`);
  if (ledger.stay) items.push('  The boss stays in exile');
  return [
    `Ledger for month ${terms.month}:`,
    ...(items.length > 0 ? items : ['  nothing bought, nobody hired']),
    `  Total ${dollars(total)} of ${dollars(terms.cash)}, balance ${dollars(balance)}`,
  ];
}

function standingReceipt(title: string, standing: Standing): string[] {
  const lines = standingInWords(standing);
  return [title, ...(lines.length > 0 ? lines.map((line) => `  ${line}`) : ['  nothing special, the house decides'])];
}

function part(command: SingleCommand, legal: Legal): string[] {
  switch (command.type) {
    case 'SubmitLedger':
      return legal.ledger ? ledgerReceipt(command.ledger, legal.ledger) : ['Ledger:', `  ${printCommand(command)}`];
    case 'WithdrawLedger':
      return ['Your ledger is taken back; a new one is awaited.'];
    case 'GiveMoney':
      return [`Gift: ${dollars(command.amount)} to ${seatName(command.to)}, paid at once.`];
    case 'RevenueDone':
      return ['You are done with this month’s gifts.'];
    case 'UseGetOut':
      return [`Jailbreak: a get-out token is used, ${KIND_NAMES[command.first][1]} try first.`];
    case 'FollowRules':
      return ['Your answer: your instructions decide.'];
    case 'SetStanding':
      return standingReceipt(
        command.once ? 'Instructions changed for this month only:' : 'Standing instructions changed:',
        command.standing,
      );
    case 'SubmitSheet':
      return standingReceipt('Instructions for this month:', command.sheet);
    case 'AnswerBribe':
      return [command.use ? 'You try to bribe the Grand Jury.' : 'You let the card stand.'];
    case 'SubmitInfluence':
    case 'SubmitTargets':
    case 'SubmitClaims':
    case 'SubmitOvertime':
      return ['Your answer:', ...answerInWords(command).map((line) => `  ${line}`)];
  }
}

/** What is in force after these commands, as far as the view does not have it yet. */
function rulesInForce(view: View): string[] {
  if (!view.own) return [];
  const lines = standingInWords(view.own.standing);
  const month = view.own.sheet ? standingInWords(view.own.sheet) : [];
  return [
    'Standing instructions in force:',
    ...(lines.length > 0
      ? lines.map((line) => `  ${line}`)
      : ['  none: influence is not used, shots and take-overs as the house does it']),
    ...(month.length > 0 ? ['This month only:', ...month.map((line) => `  ${line}`)] : []),
    ...(view.own.alternatives.length > 0
      ? [
          'Conditions, sealed with your ledger:',
          ...view.own.alternatives.flatMap(alternativeInWords).map((line) => `  ${line}`),
        ]
      : []),
  ];
}

/**
 * A stored command as its owner reads it on a receipt, as plain lines: prices, total, balance, the rules in force and what looks
 * forgotten (rules 14). `view` and `legal` are the seat's own after the command was stored.
 */
export function receipt(command: Command, view: View, legal: Legal): readonly string[] {
  if (command.type === 'Timeout') return ['The deadline has passed; the house has answered for you.'];
  const parts = command.type === 'Batch' ? command.commands : [command];
  const submitted = parts.find((one) => one.type === 'SubmitLedger');
  const warnings = submitted && legal.ledger ? ledgerWarnings(submitted.ledger, legal.ledger, view) : [];
  return [
    ...parts.flatMap((one) => part(one, legal)),
    ...rulesInForce(view),
    ...(warnings.length > 0 ? ['Worth a second look:', ...warnings.map((line) => `  ${line}`)] : []),
  ];
}
