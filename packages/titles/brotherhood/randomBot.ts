import type { Bot } from '#engine/title.ts';
import { priceLedger } from './decide/ledger.ts';
import {
  type Command,
  EMPTY_LEDGER,
  type Ledger,
  type LedgerTerms,
  type Legal,
  type SingleCommand,
  type View,
} from './model.ts';
import { someAnswer } from './randomAnswers.ts';
import { type Chance, counting, pick, someAlternatives, someRules } from './randomRules.ts';
import { AREAS, KINDS } from './tables.ts';

/** Plays anything that is legal: the opponent that others are measured against, and the fuzzer's hand. */
export const random: Bot<View, Legal, Command> = (view, legal, prompt, luck) => {
  const chance = counting(luck, `bot/${prompt.id}/seat${legal.seat}`);
  const mail: SingleCommand[] = [];
  const { gift, ledger, getOut, standing } = legal;
  let given = 0;
  if (gift && gift.most > 0 && gift.to.length > 0 && chance(8) === 0) {
    // A new ledger sets the old one aside, so all cash is free; half of it at most, or the Godfather stands there alone.
    given = 1 + chance(Math.ceil(gift.most / 2));
    mail.push({ type: 'GiveMoney', to: pick(gift.to, chance), amount: given });
  }
  if (standing && standing.others.length > 0 && chance(3) === 0)
    mail.push({ type: 'SetStanding', standing: someRules(standing, chance), once: chance(3) === 0 });
  if (ledger) {
    const carried = standing && view.config.pace === 'post' ? someAlternatives(standing, chance) : [];
    mail.push({
      type: 'SubmitLedger',
      ledger: someLedger({ ...ledger, cash: ledger.cash - given }, chance),
      ...(carried.length > 0 ? { alternatives: carried } : {}),
    });
  }
  if (ledger && getOut && chance(2) === 0) mail.push({ type: 'UseGetOut', first: chance(2) === 0 ? 'H' : 'T' });
  if (legal.commands.includes('RevenueDone')) mail.push({ type: 'RevenueDone' });
  if (legal.answer) mail.push(someAnswer(legal.answer, standing, chance));
  // Nothing left to say in an open revenue step: the rules in force, once more.
  if (mail.length === 0) return { type: 'SetStanding', standing: {}, once: false };
  return mail.length === 1 ? mail[0]! : { type: 'Batch', commands: mail };
};

/** A ledger that these terms allow, of random size. */
function someLedger(terms: LedgerTerms, chance: Chance): Ledger {
  if (terms.exiled && chance(3) > 0) return { ...EMPTY_LEDGER, stay: true };
  const ledger: Ledger = { close: {}, bail: { T: 0, H: 0 }, buy: {}, godfather: null, stay: false };
  if (terms.godfather.must || terms.exiled || chance(3) === 0) {
    const may = terms.exiled ? AREAS : terms.godfather.may;
    ledger.godfather = pick(may, chance);
  }
  const left = { ...terms.available };
  const afford = (cost: number) => priceLedger(terms, ledger).balance >= cost;
  for (const kind of ['T', 'H'] as const)
    while (ledger.bail[kind] < terms.prisoners[kind] && chance(3) === 0 && afford(terms.bail[kind])) {
      ledger.bail[kind]++;
      left[kind]++;
    }
  for (const area of AREAS)
    if (terms.areas[area].mine.R > 0 && chance(12) === 0) {
      ledger.close[area] = 1 + chance(terms.areas[area].mine.R);
      left.R += ledger.close[area];
    }
  for (let wish = chance(12); wish > 0; wish--) {
    const area = pick(AREAS, chance);
    const kind = pick(KINDS, chance);
    if (left[kind] < 1 || !afford(terms.areas[area].price[kind])) continue;
    const there = ledger.buy[area] ?? {};
    ledger.buy[area] = { ...there, [kind]: (there[kind] ?? 0) + 1 };
    left[kind]--;
  }
  return ledger;
}
