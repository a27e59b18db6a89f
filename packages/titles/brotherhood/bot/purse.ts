import type { Ledger, LedgerTerms } from '../model.ts';
import type { Area, Counts, Kind, Place } from '../tables.ts';

/** A ledger being written: what may still be spent and who is still to be had. */
export interface Purse {
  readonly terms: LedgerTerms;
  cash: number;
  left: Counts;
  ledger: Ledger;
}

export const openPurse = (terms: LedgerTerms): Purse => ({
  terms,
  cash: terms.cash,
  left: { ...terms.available },
  ledger: { close: {}, bail: { T: 0, H: 0 }, buy: {}, godfather: null, stay: false },
});

/** How many of a kind are listed for an area so far. */
export const listed = (purse: Purse, area: Area, kind: Kind): number => purse.ledger.buy[area]?.[kind] ?? 0;

export const menListed = (purse: Purse, area: Area): number => listed(purse, area, 'T') + listed(purse, area, 'H');

/** Lists up to `n` more of a kind, as far as cash (keeping `reserve`) and pool reach; tells how many. */
export function list(purse: Purse, area: Area, kind: Kind, n: number, reserve = 0): number {
  const price = purse.terms.areas[area].price[kind];
  const affordable = price === 0 ? n : Math.floor((purse.cash - reserve) / price);
  const count = Math.max(0, Math.min(n, purse.left[kind], affordable));
  if (count === 0) return 0;
  const there = purse.ledger.buy[area];
  purse.ledger.buy[area] = { ...there, [kind]: (there?.[kind] ?? 0) + count };
  purse.left[kind] -= count;
  purse.cash -= count * price;
  return count;
}

/** Thugs until `n` men are listed in the area. */
export const guardWith = (purse: Purse, area: Area, n: number): number =>
  list(purse, area, 'T', n - menListed(purse, area));

export function bailOut(purse: Purse, kind: 'T' | 'H'): boolean {
  const price = purse.terms.bail[kind];
  if (purse.ledger.bail[kind] >= purse.terms.prisoners[kind] || purse.cash < price) return false;
  purse.ledger.bail[kind]++;
  purse.left[kind]++;
  purse.cash -= price;
  return true;
}

export function sendGodfather(purse: Purse, place: Place): void {
  if (purse.terms.godfather.at !== place && purse.terms.godfather.may.includes(place)) purse.ledger.godfather = place;
}
