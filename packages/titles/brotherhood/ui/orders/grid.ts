import { type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { Ledger } from '../../model.ts';
import { AREA_NAMES, AREAS, type Area, KIND_NAMES, KINDS, type Kind } from '../../tables.ts';

/** Names of the ledger's fields: `R.WE`, `close.WE`, `bail.T`, `godfather` (empty: he stays where he is), `stay`. */
export const buyField = (kind: Kind, area: Area): string => `${kind}.${area}`;
export const closeField = (area: Area): string => `close.${area}`;
export const bailField = (kind: 'T' | 'H'): string => `bail.${kind}`;

const written = (n: number | undefined): string => (n ? String(n) : '');

/** A ledger as the form shows it; zeros are left empty. */
export function fieldsOfLedger(ledger: Ledger): Record<string, string> {
  const fields: Record<string, string> = {
    [bailField('T')]: written(ledger.bail.T),
    [bailField('H')]: written(ledger.bail.H),
    godfather: ledger.godfather ?? '',
    stay: ledger.stay ? 'yes' : '',
  };
  for (const area of AREAS) {
    for (const kind of KINDS) fields[buyField(kind, area)] = written(ledger.buy[area]?.[kind]);
    fields[closeField(area)] = written(ledger.close[area]);
  }
  return fields;
}

/** True when the form was sent with its ledger page at all. */
export const hasGrid = (fields: Fields): boolean =>
  'grid' in fields || AREAS.some((area) => buyField('R', area) in fields);

/** A number field, 0 when empty; `null` for what is no number of counters. */
function whole(text: string | undefined): number | null {
  const bare = (text ?? '').trim();
  if (bare === '') return 0;
  return /^\d{1,2}$/.test(bare) ? Number(bare) : null;
}

/** The ledger page back into a ledger; empty fields are zero. */
export function ledgerOfFields(fields: Fields): Ledger | Refusal {
  const wrong: Refusal[] = [];
  const number = (field: string, what: string): number => {
    const n = whole(fields[field]);
    if (n === null)
      wrong.push(refuse('BAD_COUNT', `“${fields[field]}” for ${what}: write a number from 0 to 99.`, field));
    return n ?? 0;
  };
  const place = [...AREAS, 'OUT' as const].find((known) => known === fields.godfather);
  if (!place && fields.godfather)
    wrong.push(refuse('BAD_AREA', `“${fields.godfather}” is no place for a Godfather.`, 'godfather'));
  const ledger: Ledger = {
    close: {},
    bail: { T: number(bailField('T'), 'bail of Thugs'), H: number(bailField('H'), 'bail of Hitmen') },
    buy: {},
    godfather: place ?? null,
    stay: (fields.stay ?? '') !== '',
  };
  for (const area of AREAS) {
    const closed = number(closeField(area), `closing in ${AREA_NAMES[area]}`);
    if (closed > 0) ledger.close[area] = closed;
    for (const kind of KINDS) {
      const n = number(buyField(kind, area), `${KIND_NAMES[kind][1]} in ${AREA_NAMES[area]}`);
      if (n > 0) ledger.buy[area] = { ...ledger.buy[area], [kind]: n };
    }
  }
  return wrong[0] ?? ledger;
}
