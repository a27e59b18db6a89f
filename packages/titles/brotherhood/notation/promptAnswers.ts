import type { Seat } from '#engine/title.ts';
import { isAsked } from '../choices/terms.ts';
import type { AnswerKind, SingleCommand, Standing, State } from '../model.ts';
import { AREAS } from '../tables.ts';

type Answered<Type extends SingleCommand['type']> = Extract<SingleCommand, { type: Type }>;

/** The rules that answer a prompt when they are written while it is open; a sheet takes all of them. */
const VERB_OF = {
  bribe: 'bribe',
  influence: 'use',
  targets: 'fire',
  claims: 'take',
  overtime: 'ot',
} as const satisfies Partial<Record<AnswerKind, keyof Standing>>;

/**
 * What the rules of a mail come to (rules 14, notes). To a seat that is asked, lines of the verb in question are its answer; what a
 * prompt cannot take as it stands, such as a rule for ALL, counts for this month and the prompt follows it. All other lines are
 * instructions. `answers` are those that the mail gives by DONE, BRIBE YES or DEAL.
 */
export function answerWith(
  state: State,
  seat: Seat,
  rules: Standing,
  once: Standing,
  answers: readonly SingleCommand[],
): SingleCommand[] {
  const kind = isAsked(state, seat) ? state.asked?.kind : undefined;
  if (kind === undefined || answers.length > 0) return [...set(rules, false), ...set(once, true), ...answers];
  if (kind === 'sheet')
    return [...set(once, true), ...(isEmpty(rules) ? [] : [{ type: 'SubmitSheet' as const, sheet: rules }])];
  const verb = VERB_OF[kind];
  const { [verb]: asked, ...others } = kind === 'overtime' ? aboutTheDispute(state, rules) : rules;
  if (asked === undefined || (kind === 'overtime' && !concerns(state, rules)))
    return [...set(rules, false), ...set(once, true)];
  const given: Standing = { [verb]: asked };
  const exact = exactly(kind, state, given);
  const loose = exact ? once : { ...once, ...given };
  return [...set(others, false), ...set(loose, true), exact ?? { type: 'FollowRules' }];
}

/** A rule for another area than the disputed one is no answer. */
function concerns({ disputes }: State, { ot = {} }: Standing): boolean {
  const [dispute] = disputes;
  if (dispute?.kind === 'empire') return ot.BOSS !== undefined || ot.ALL !== undefined;
  return dispute !== undefined && (ot[dispute.area] !== undefined || ot.ALL !== undefined);
}

const isEmpty = (rules: Standing): boolean => Object.keys(rules).length === 0;

const set = (standing: Standing, once: boolean): SingleCommand[] =>
  isEmpty(standing) ? [] : [{ type: 'SetStanding', standing, once }];

/** ALL says nothing about an empire (rules 3), but in the very dispute it can mean nothing else. */
function aboutTheDispute({ disputes }: State, rules: Standing): Standing {
  const { ot } = rules;
  if (disputes[0]?.kind !== 'empire' || ot?.ALL === undefined || ot.BOSS !== undefined) return rules;
  const { ALL, ...others } = ot;
  return { ...rules, ot: { ...others, BOSS: ALL } };
}

function exactly(kind: keyof typeof VERB_OF, state: State, standing: Standing): SingleCommand | null {
  switch (kind) {
    case 'bribe':
      return null;
    case 'influence':
      return influence(standing);
    case 'targets':
      return targets(standing);
    case 'claims':
      return claims(standing);
    case 'overtime':
      return overtime(state, standing);
  }
}

function influence({ use = {} }: Standing): Answered<'SubmitInfluence'> | null {
  const areas: Answered<'SubmitInfluence'>['areas'] = {};
  const acts = { T: 'arrest', R: 'close', P: 'politic' } as const;
  if (use.ALL !== undefined) return null;
  for (const area of AREAS) {
    const rule = use[area];
    if (rule === undefined) continue;
    if (rule === null || rule.auto) return null;
    areas[area] = rule.wishes.flatMap(({ n, seat, kind }) => Array(n).fill({ act: acts[kind], victim: seat }));
  }
  return { type: 'SubmitInfluence', areas };
}

function targets({ fire = {} }: Standing): Answered<'SubmitTargets'> | null {
  const areas: Answered<'SubmitTargets'>['areas'] = {};
  if (fire.ALL !== undefined) return null;
  for (const area of AREAS) {
    const rule = fire[area];
    if (rule === undefined) continue;
    if (rule === null || !('shots' in rule)) return null;
    areas[area] = [];
    for (const { kind, n, seat } of rule.shots) {
      if (kind === undefined || n === undefined) return null;
      areas[area].push({ kind, n, target: seat });
    }
  }
  return { type: 'SubmitTargets', areas };
}

function claims({ take = {} }: Standing): Answered<'SubmitClaims'> | null {
  const areas: Answered<'SubmitClaims'>['areas'] = {};
  if (take.ALL !== undefined) return null;
  for (const area of AREAS) {
    const rule = take[area];
    if (rule === null) return null;
    if (rule !== undefined) areas[area] = rule;
  }
  return { type: 'SubmitClaims', areas };
}

function overtime(state: State, { ot = {} }: Standing): Answered<'SubmitOvertime'> | null {
  const dispute = state.disputes[0];
  const about = dispute && (dispute.kind === 'empire' ? 'BOSS' : dispute.area);
  const rule = about && (ot[about] ?? ot.ALL);
  if (!rule || rule.yieldAt !== undefined || Object.keys(ot).length > 1) return null;
  const { stance, target } = rule;
  return target === undefined ? { type: 'SubmitOvertime', stance } : { type: 'SubmitOvertime', stance, target };
}
