import type { SingleCommand, Standing, State } from '../model.ts';
import { AREAS, type Area } from '../tables.ts';

type Answered<Type extends SingleCommand['type']> = Extract<SingleCommand, { type: Type }>;

/**
 * While a prompt after the reveal is open, rule lines answer it (rules 14, notes). What a prompt cannot take as it stands, such as a
 * rule for ALL, counts for this month only, and the prompt's default reads it.
 */
export function answerWith(state: State, standing: Standing): SingleCommand {
  const thisMonth: SingleCommand = { type: 'SetStanding', standing, once: true };
  switch (state.phase) {
    case 'sheet':
      return { type: 'SubmitSheet', sheet: standing };
    case 'influence':
      return only(standing, 'use') ? (influence(standing) ?? thisMonth) : thisMonth;
    case 'targets':
      return only(standing, 'fire') ? (targets(standing) ?? thisMonth) : thisMonth;
    case 'claims':
      return only(standing, 'take') ? (claims(standing) ?? thisMonth) : thisMonth;
    case 'overtime':
      return only(standing, 'ot') ? (overtime(state, standing) ?? thisMonth) : thisMonth;
    case 'bribe':
      return thisMonth;
    case 'revenue':
    case 'planning':
    case 'finished':
      return { type: 'SetStanding', standing, once: false };
  }
}

/** The open prompts whose answers are written as rules. */
export const answersPrompt = ({ phase }: State): boolean =>
  phase !== 'revenue' && phase !== 'planning' && phase !== 'finished';

const only = (standing: Standing, verb: keyof Standing): boolean => Object.keys(standing).every((key) => key === verb);

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
  const about: Area | 'BOSS' | undefined = dispute && (dispute.kind === 'empire' ? 'BOSS' : dispute.area);
  const rule = about && (ot[about] ?? ot.ALL);
  if (!rule || rule.yieldAt !== undefined || Object.keys(ot).length > 1) return null;
  const { stance, target } = rule;
  return target === undefined ? { type: 'SubmitOvertime', stance } : { type: 'SubmitOvertime', stance, target };
}
