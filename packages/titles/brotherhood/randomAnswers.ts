import type {
  AnswerTerms,
  ClaimTerms,
  InfluenceTerms,
  OvertimeTerms,
  SingleCommand,
  Split,
  TargetTerms,
} from './model.ts';
import { type Chance, pick, someRules, type Terms } from './randomRules.ts';
import type { Area } from './tables.ts';

type Answered<Type extends SingleCommand['type']> = Extract<SingleCommand, { type: Type }>;

/** Any legal answer to a prompt after the reveal; now and then the rules in force. */
export function someAnswer(terms: AnswerTerms, standing: Terms | null, chance: Chance): SingleCommand {
  if (terms.kind !== 'sheet' && chance(6) === 0) return { type: 'FollowRules' };
  switch (terms.kind) {
    case 'bribe':
      return { type: 'AnswerBribe', use: chance(2) === 0 };
    case 'sheet':
      return { type: 'SubmitSheet', sheet: standing && chance(4) > 0 ? someRules(standing, chance) : {} };
    case 'influence':
      return { type: 'SubmitInfluence', areas: some(terms.areas, chance, (one) => someActs(one, chance)) };
    case 'targets':
      return { type: 'SubmitTargets', areas: some(terms.areas, chance, (one) => someAims(one, chance)) };
    case 'claims':
      return {
        type: 'SubmitClaims',
        areas: some(terms.areas, chance, (one) => someClaim(one, standing?.raze === true, chance)),
      };
    case 'overtime':
      return { type: 'SubmitOvertime', ...someStance(terms.terms, chance) };
  }
}

/** Answers for most of the areas, at least one. */
function some<One extends { area: Area }, Value>(
  list: readonly One[],
  chance: Chance,
  value: (one: One) => Value,
): Partial<Record<Area, Value>> {
  const kept = list.filter((_, i) => i === 0 || chance(5) > 0);
  return Object.fromEntries(kept.map((one) => [one.area, value(one)]));
}

const ACT_ON = { T: 'arrest', R: 'close', P: 'politic' } as const;

/** Acts that the budget allows, each against a counter that is still there. */
function someActs({ budget, victims }: InfluenceTerms, chance: Chance) {
  const left = victims.map(({ n }) => n);
  const acts: NonNullable<Answered<'SubmitInfluence'>['areas']['WE']> = [];
  for (let points = budget; points > 0 && chance(5) > 0; ) {
    const open = victims.flatMap(({ cost }, i) => (left[i]! > 0 && cost <= points ? [i] : []));
    if (open.length === 0) break;
    const i = pick(open, chance);
    const { seat, kind, cost } = victims[i]!;
    acts.push({ act: ACT_ON[kind], victim: seat });
    left[i]!--;
    points -= cost;
  }
  return acts;
}

/** Every gun at somebody. */
function someAims({ guns, targets }: TargetTerms, chance: Chance) {
  const aims: NonNullable<Answered<'SubmitTargets'>['areas']['WE']> = [];
  for (const kind of ['T', 'H', 'G'] as const)
    for (let left = guns[kind]; left > 0; ) {
      const n = 1 + chance(left);
      aims.push({ kind, n, target: pick(targets, chance).seat });
      left -= n;
    }
  return aims;
}

const someClaim = ({ most, owners }: ClaimTerms, raze: boolean, chance: Chance) => ({
  max: chance(2) === 0 ? ('ALL' as const) : chance(most + 1),
  ...(chance(2) === 0 ? { from: [pick(owners, chance).seat] } : {}),
  ...(raze ? { raze: chance(3) } : {}),
});

function someStance(terms: OvertimeTerms, chance: Chance): Pick<Answered<'SubmitOvertime'>, 'stance' | 'target'> {
  if (terms.deals && chance(2) === 0) return { stance: { deal: allToFirst(terms) } };
  const stance = pick(['FIGHT', 'FIGHT', 'SHARE', 'YIELD', terms.kind === 'revenue' ? 1 : 'SHARE'] as const, chance);
  return chance(3) === 0 ? { stance, target: pick(terms.rivals, chance).seat } : { stance };
}

/** A deal on which random players can agree without a word: what stands on the map to the first claimant, the rest to the second. */
function allToFirst({ seat, rivals, estate }: OvertimeTerms): Split {
  const [first = seat, second = seat] = [seat, ...rivals.map((rival) => rival.seat)].sort((a, b) => a - b);
  if (!estate) return [];
  const { board, pool, jail, tokens } = estate;
  const none = { R: 0, P: 0, T: 0, H: 0 };
  return [
    { seat: first, board, pool: none, jail: { T: 0, H: 0 }, tokens: { getOut: 0, bribe: 0 } },
    { seat: second, board: {}, pool, jail, tokens },
  ];
}
