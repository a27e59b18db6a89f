import { type Refusal, refuse } from '#engine/title.ts';
import type { Ledger, LedgerLine, LedgerTerms } from '../model.ts';
import { AREA_NAMES, AREAS, type Area, KIND_NAMES, KINDS, type Kind } from '../tables.ts';
import { counted, dollars, listed, seatName } from '../wording.ts';

export interface PricedLedger {
  lines: LedgerLine[];
  total: number;
  /** Cash left: negative when overdrawn. */
  balance: number;
}

/**
 * What a ledger costs on these terms (rules 8.2). The one piece of code for the house, receipts and the page's live total.
 * Bail is reckoned for those still in jail. Counts that are no numbers of counters make no sense here: `checkLedger` first.
 */
export function priceLedger(terms: LedgerTerms, ledger: Ledger): PricedLedger {
  const lines: LedgerLine[] = [];
  for (const area of AREAS) {
    const n = ledger.close[area] ?? 0;
    if (n > 0) lines.push({ item: 'close', area, kind: 'R', n, each: 0, sum: 0, doubled: false });
  }
  for (const kind of ['T', 'H'] as const) {
    const n = Math.min(ledger.bail[kind], terms.prisoners[kind]);
    const each = terms.bail[kind];
    if (n > 0) lines.push({ item: 'bail', area: null, kind, n, each, sum: n * each, doubled: false });
  }
  for (const area of [...AREAS, 'OUT'] as const) {
    if (ledger.godfather === area)
      lines.push({ item: 'godfather', area, kind: 'G', n: 1, each: 0, sum: 0, doubled: false });
    if (area === 'OUT') continue;
    const { price, doubledBy } = terms.areas[area];
    for (const kind of KINDS) {
      const n = ledger.buy[area]?.[kind] ?? 0;
      const each = price[kind];
      if (n > 0) lines.push({ item: 'buy', area, kind, n, each, sum: n * each, doubled: doubledBy !== null });
    }
  }
  const total = lines.reduce((sum, line) => sum + line.sum, 0);
  return { lines, total, balance: terms.cash - total };
}

/** Why a ledger cannot stand, the first reason in the order of rules 6; null: it can. */
export function checkLedger(terms: LedgerTerms, ledger: Ledger): Refusal | null {
  return (
    badArea(ledger) ??
    badCount(ledger) ??
    badExile(terms, ledger) ??
    badClosing(terms, ledger) ??
    badBail(terms, ledger) ??
    badPool(terms, ledger) ??
    badGodfather(terms, ledger) ??
    overdrawn(terms, ledger)
  );
}

const isArea = (word: string): word is Area => (AREAS as readonly string[]).includes(word);

function badArea(ledger: Ledger): Refusal | null {
  const named = [...Object.keys(ledger.close), ...Object.keys(ledger.buy)];
  if (ledger.godfather !== null && ledger.godfather !== 'OUT') named.push(ledger.godfather);
  const wrong = named.find((word) => !isArea(word));
  if (wrong === undefined) return null;
  return refuse('BAD_AREA', `There is no area ${wrong}; the areas are ${listed(AREAS)}.`, wrong);
}

function badCount(ledger: Ledger): Refusal | null {
  const wrong = (n: number, what: string, least: number): Refusal | null =>
    Number.isInteger(n) && n >= least && n <= 99
      ? null
      : refuse('BAD_COUNT', `${n} is no number of ${what}: whole numbers from 1 to 99, please.`, String(n));
  for (const area of AREAS) {
    const close = ledger.close[area];
    const closing = close === undefined ? null : wrong(close, 'Revenues to close', 1);
    if (closing) return closing;
    for (const kind of KINDS) {
      const n = ledger.buy[area]?.[kind];
      const buying = n === undefined ? null : wrong(n, `${KIND_NAMES[kind][1]} in ${AREA_NAMES[area]}`, 1);
      if (buying) return buying;
    }
  }
  return wrong(ledger.bail.T, 'Thugs to bail out', 0) ?? wrong(ledger.bail.H, 'Hitmen to bail out', 0);
}

/** Does the ledger ask for anything but a move of the Godfather? */
const hasItems = ({ close, bail, buy }: Ledger): boolean =>
  bail.T > 0 ||
  bail.H > 0 ||
  Object.keys(close).length > 0 ||
  Object.values(buy).some((counts) => Object.values(counts).some((n) => n !== undefined));

function badExile(terms: LedgerTerms, ledger: Ledger): Refusal | null {
  if (!terms.exiled) {
    if (!ledger.stay) return null;
    return refuse('NOT_EXILED', 'Only a boss in exile can order STAY; to buy nothing, send an empty ledger.');
  }
  const returns = ledger.godfather !== null && ledger.godfather !== 'OUT';
  if (ledger.stay && (hasItems(ledger) || ledger.godfather !== null))
    return refuse('EXILE_NO_MOVES', 'A boss who stays in exile can order nothing else this month.');
  if (!returns && hasItems(ledger))
    return refuse(
      'EXILE_NO_MOVES',
      'From exile nothing can be bought, hired or bailed out unless the Godfather comes back: name an area for him.',
    );
  return null;
}

function badClosing(terms: LedgerTerms, ledger: Ledger): Refusal | null {
  for (const area of AREAS) {
    const n = ledger.close[area] ?? 0;
    const there = terms.areas[area].mine.R;
    if (n > there)
      return refuse(
        'NOT_ENOUGH_TO_CLOSE',
        `You want to close ${counted(n, 'R')} in ${AREA_NAMES[area]}, ${there} of yours stand${there === 1 ? 's' : ''} there.`,
        area,
      );
  }
  return null;
}

function badBail(terms: LedgerTerms, ledger: Ledger): Refusal | null {
  for (const kind of ['T', 'H'] as const) {
    const n = ledger.bail[kind];
    const there = terms.prisoners[kind];
    if (n > there)
      return refuse('NOT_IN_JAIL', `You want to bail out ${counted(n, kind)}, ${there} of yours in jail.`, kind);
  }
  return null;
}

function badPool(terms: LedgerTerms, ledger: Ledger): Refusal | null {
  const freed: Record<Kind, number> = { R: 0, P: 0, T: ledger.bail.T, H: ledger.bail.H };
  for (const area of AREAS) freed.R += ledger.close[area] ?? 0;
  for (const kind of KINDS) {
    let wanted = 0;
    for (const area of AREAS) wanted += ledger.buy[area]?.[kind] ?? 0;
    const available = terms.available[kind] + freed[kind];
    if (wanted > available)
      return refuse('POOL_EXCEEDED', `You want ${counted(wanted, kind)}, ${available} can be had.`, kind);
  }
  return null;
}

function badGodfather({ month, meetingMonths, godfather }: LedgerTerms, ledger: Ledger): Refusal | null {
  if (ledger.godfather === 'OUT' && !godfather.may.includes('OUT'))
    return refuse(
      'CANNOT_RETURN_OUT',
      month > meetingMonths
        ? `The meeting Out-of-Town was over after month ${meetingMonths}, this is month ${month}: name an area for the Godfather.`
        : 'Your Godfather has left the meeting and cannot go back Out-of-Town: name an area, or leave him where he is.',
      'OUT',
    );
  if (godfather.must && ledger.godfather === null)
    return refuse(
      'GODFATHER_MUST_ENTER',
      `The meeting was over after month ${meetingMonths}: your Godfather must come to town, name an area for him (such as G: TD).`,
    );
  return null;
}

function overdrawn(terms: LedgerTerms, ledger: Ledger): Refusal | null {
  const { lines, total, balance } = priceLedger(terms, ledger);
  if (balance >= 0) return null;
  const doubled = lines.find((line) => line.doubled && line.area !== null && line.area !== 'OUT');
  const why =
    doubled && doubled.area !== null && doubled.area !== 'OUT'
      ? ` ${AREA_NAMES[doubled.area]} costs double, ${seatName(terms.areas[doubled.area].doubledBy ?? -1)} controls it.`
      : '';
  return refuse(
    'OVERDRAWN',
    `This ledger costs ${dollars(total)}, you have ${dollars(terms.cash)}: ${dollars(-balance)} too much.${why}`,
  );
}
