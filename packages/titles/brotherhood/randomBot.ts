import type { Luck } from '#engine/luck.ts';
import type { Bot, Seat } from '#engine/title.ts';
import { priceLedger } from './decide/ledger.ts';
import {
  type Command,
  EMPTY_LEDGER,
  type Ledger,
  type LedgerTerms,
  type Legal,
  type OvertimeRule,
  type SingleCommand,
  type Standing,
  type View,
} from './model.ts';
import { AREAS, type Area, KINDS } from './tables.ts';

type Chance = (n: number) => number;

/** Plays anything that is legal: the opponent that others are measured against, and the fuzzer's hand. */
export const random: Bot<View, Legal, Command> = (_view, legal, prompt, luck) => {
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
  if (ledger) mail.push({ type: 'SubmitLedger', ledger: someLedger({ ...ledger, cash: ledger.cash - given }, chance) });
  if (ledger && getOut && chance(2) === 0) mail.push({ type: 'UseGetOut', first: chance(2) === 0 ? 'H' : 'T' });
  if (legal.commands.includes('RevenueDone')) mail.push({ type: 'RevenueDone' });
  // Nothing left to say in an open revenue step: the rules in force, once more.
  if (mail.length === 0) return { type: 'SetStanding', standing: {}, once: false };
  return mail.length === 1 ? mail[0]! : { type: 'Batch', commands: mail };
};

/** Whole numbers from 0 to n-1, each draw with a label of its own. */
function counting(luck: Luck, label: string): Chance {
  let draws = 0;
  return (n) => (n < 2 ? 0 : luck.int(`${label}/${++draws}`, n));
}

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)]!;

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

type Terms = NonNullable<Legal['standing']>;

/** One rule of a random verb, for one area or for all. */
function someRules({ others, raze }: Terms, chance: Chance): Standing {
  const where: Area | 'ALL' = chance(3) === 0 ? 'ALL' : pick(AREAS, chance);
  const somebody = (): Seat => pick(others, chance);
  const amount = () => (chance(3) === 0 ? ('ALL' as const) : chance(4));
  switch (chance(7)) {
    case 0:
      return { friends: chance(2) === 0 ? [] : [somebody()] };
    case 1: {
      const wishes = Array.from({ length: chance(4) }, () => ({
        n: 1 + chance(2),
        seat: somebody(),
        kind: pick(['R', 'T', 'P'] as const, chance),
      }));
      return { use: { [where]: { wishes, auto: chance(2) === 0 } } };
    }
    case 2:
      return { fire: { [where]: { prefer: [somebody()] } } };
    case 3: {
      const shots = Array.from({ length: 1 + chance(2) }, () => ({ n: 1 + chance(2), seat: somebody() }));
      return { fire: { [where]: { shots } } };
    }
    case 4:
      return { take: { [where]: { max: amount(), from: [somebody()], ...(raze ? { raze: amount() } : {}) } } };
    case 5: {
      const boss = chance(3) === 0;
      const stance = pick(['FIGHT', 'FIGHT', 'SHARE', 'YIELD', boss ? 'FIGHT' : 1 + chance(3)] as const, chance);
      const rule: OvertimeRule = { stance, ...(chance(3) === 0 ? { yieldAt: chance(3) } : {}) };
      return { ot: { [boss ? 'BOSS' : where]: rule } };
    }
    default:
      return { bribe: chance(4) === 0 ? null : { cards: 'ANY', areas: 'ANY' } };
  }
}
