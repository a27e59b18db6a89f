import type { Ledger, LedgerTerms, Standing, View } from '../../model.ts';
import { AREA_NAMES, AREAS, type Area } from '../../tables.ts';
import { counted } from '../../wording.ts';

/** Whether a USE rule that does something is in force for the area: this month's overlay first, in each the area before ALL (rules 3). */
function usesInfluence(layers: readonly (Standing | null)[], area: Area): boolean {
  for (const layer of layers) {
    const rule = layer?.use?.[area] === undefined ? layer?.use?.ALL : layer.use[area];
    if (rule !== undefined) return rule !== null && (rule.auto || rule.wishes.length > 0);
  }
  return false;
}

/** What looks forgotten in a ledger, counting only what its owner can see now (rules 14). */
export function ledgerWarnings(ledger: Ledger, terms: LedgerTerms, view: View): string[] {
  const warnings: string[] = [];
  const boss = ledger.godfather ?? terms.godfather.at;
  for (const area of AREAS) {
    const { mine } = terms.areas[area];
    const name = AREA_NAMES[area];
    const bought = ledger.buy[area] ?? {};
    const closed = ledger.close[area] ?? 0;
    const revenues = mine.R - closed + (bought.R ?? 0);
    const influence = mine.P + (bought.P ?? 0);
    const guards = (bought.T ?? 0) + (bought.H ?? 0);
    if (influence > 0 && !usesInfluence([view.own?.sheet ?? null, view.own?.standing ?? null], area))
      warnings.push(`${name}: ${counted(influence, 'P')} will do nothing without a USE rule.`);
    const all = view.seats.reduce((sum, seat) => sum + seat.board[area].R, 0) - closed + (bought.R ?? 0);
    const { limit } = view.config.table[area];
    if ((bought.R ?? 0) > 0 && all > limit)
      warnings.push(`${name}: with this ledger ${all} Revenues stand where ${limit} live well; all earn half.`);
    const politicsGuard = view.config.politicsGuardsRevenue && influence > 0;
    if (revenues > 0 && guards === 0 && boss !== area && !politicsGuard)
      warnings.push(`${name}: ${counted(revenues, 'R')} without a guard; any man who passes can take over.`);
    if (boss === area && guards === 0) warnings.push(`${name}: the Godfather stands there without guards.`);
  }
  return warnings;
}
