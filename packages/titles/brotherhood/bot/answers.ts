import type { Seat } from '#engine/title.ts';
import type {
  AnswerTerms,
  Command,
  FireRule,
  InfluenceTerms,
  OvertimeRule,
  OvertimeTerms,
  SeatView,
  Standing,
  TargetTerms,
  View,
} from '../model.ts';
import { AREAS, type Area, KINDS } from '../tables.ts';
import { WORTH_A_BRIBE } from './instructions.ts';

/** The bot's answer to a prompt after the reveal (rules 15). */
export function answerPrompt(view: View, seat: Seat, terms: AnswerTerms): Command {
  switch (terms.kind) {
    case 'bribe':
      return { type: 'AnswerBribe', use: WORTH_A_BRIBE.includes(terms.card) && terms.area === homeOf(view, seat) };
    case 'sheet':
      return { type: 'SubmitSheet', sheet: sheetOf(view, terms.influence, terms.fights) };
    case 'influence':
      return { type: 'SubmitInfluence', areas: byArea(terms.areas, (one) => actsOf(view, one)) };
    case 'targets':
      return { type: 'SubmitTargets', areas: byArea(terms.areas, aimsOf) };
    case 'claims':
      return { type: 'SubmitClaims', areas: byArea(terms.areas, () => ({ max: 'ALL' as const })) };
    case 'overtime':
      return { type: 'SubmitOvertime', ...stanceOf(terms.terms) };
  }
}

const byArea = <Terms extends { area: Area }, Value>(
  list: readonly Terms[],
  value: (terms: Terms) => Value,
): Partial<Record<Area, Value>> => Object.fromEntries(list.map((terms) => [terms.area, value(terms)]));

/** The area with most of the seat's own counters. */
function homeOf(view: View, seat: Seat) {
  const counters = (area: Area) => KINDS.reduce((sum, kind) => sum + (view.seats[seat]?.board[area][kind] ?? 0), 0);
  return AREAS.reduce((best, area) => (counters(area) > counters(best) ? area : best));
}

/** Cash where it is open, else what the board will pay. */
const wealth = ({ cash, expectedIncome }: SeatView): number => cash ?? expectedIncome;

/** Closes Revenue of the richest rival there, then of the next; what influence is left arrests Thugs. */
function actsOf(view: View, { budget, victims }: InfluenceTerms) {
  const richest = (kind: 'R' | 'T') =>
    victims
      .filter((victim) => victim.kind === kind)
      .sort((a, b) => wealth(view.seats[b.seat]!) - wealth(view.seats[a.seat]!));
  const acts = [
    ...richest('R').flatMap(({ seat, n }) =>
      Array.from({ length: n }, () => ({ act: 'close' as const, victim: seat })),
    ),
    ...richest('T').flatMap(({ seat, n }) =>
      Array.from({ length: n }, () => ({ act: 'arrest' as const, victim: seat })),
    ),
  ];
  return acts.slice(0, budget);
}

/** A Godfather no better guarded than we are strong; else whoever has most Revenue there. */
function targetOf({ guns, targets }: TargetTerms): Seat {
  const men = guns.T + guns.H;
  const worth = (one: TargetTerms['targets'][number]) => (one.boss && one.men <= men ? 1000 : 0) + one.revenues;
  return targets.reduce((best, one) => (worth(one) > worth(best) ? one : best)).seat;
}

function aimsOf(terms: TargetTerms) {
  const target = targetOf(terms);
  const { guns } = terms;
  return (['T', 'H', 'G'] as const).flatMap((kind) => (guns[kind] > 0 ? [{ kind, n: guns[kind], target }] : []));
}

/** Fights when twice as strong (over an empire: when stronger), shares when even, gives way when weaker. */
function stanceOf({ kind, men, rivals }: Pick<OvertimeTerms, 'kind' | 'men' | 'rivals'>): {
  stance: 'FIGHT' | 'SHARE' | 'YIELD';
} {
  const strongest = Math.max(0, ...rivals.map((rival) => rival.men));
  if (kind === 'empire') return { stance: men > strongest ? 'FIGHT' : 'SHARE' };
  return { stance: men >= 2 * strongest ? 'FIGHT' : men < strongest ? 'YIELD' : 'SHARE' };
}

/** The same choices as rules for the month. In overtime it will be as strong as it is now, so far as anybody knows. */
function sheetOf(view: View, influence: readonly InfluenceTerms[], fights: readonly TargetTerms[]): Standing {
  const use = byArea(influence, (terms) => ({
    wishes: actsOf(view, terms).map(({ act, victim }) => ({
      n: 1,
      seat: victim,
      kind: act === 'close' ? ('R' as const) : ('T' as const),
    })),
    auto: true,
  }));
  const fire = byArea(fights, (terms): FireRule => ({ prefer: [targetOf(terms)] }));
  const ot = byArea(fights, ({ guns, targets }): OvertimeRule => {
    const men = guns.T + guns.H;
    const rivals = targets.filter((target) => target.men > 0);
    return stanceOf({ kind: 'revenue', men, rivals });
  });
  return { use, fire, ot };
}
