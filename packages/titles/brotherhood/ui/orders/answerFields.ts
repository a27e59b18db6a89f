import type {
  Answers,
  AnswerTerms,
  ClaimTerms,
  InfluenceTerms,
  OvertimeTerms,
  Split,
  TargetTerms,
} from '../../model.ts';
import { printDeal } from '../../notation/print.ts';
import type { Area } from '../../tables.ts';

// Names of the fields that answer a prompt after the reveal. An empty field means: as my instructions say.

export const BRIBE_ANSWER = 'answer.bribe';
/** The i-th act in an area, from 1: `R2`, `T0`, `P1` (kind and family), `NONE`. */
export const actField = (area: Area, i: number): string => `act.${area}.${i}`;
/** All guns of an area at one family. */
export const aimField = (area: Area): string => `aim.${area}`;
/** So many guns of a kind at a family. */
export const gunsField = (area: Area, kind: 'T' | 'H' | 'G', seat: number): string => `aim.${area}.${kind}.${seat}`;
export const claimField = (area: Area): string => `claim.${area}`;
export const ownerField = (area: Area): string => `claim.${area}.from`;
export const razeField = (area: Area): string => `claim.${area}.raze`;
export const STANCE = 'overtime';
export const RIVAL = 'overtime.target';
export const DEAL = 'overtime.deal';

const LETTER = { arrest: 'T', close: 'R', politic: 'P' } as const;

/** The stored answer as the form shows it; without one everything is empty. */
export function fieldsOfAnswer(terms: AnswerTerms, stored: Answers): Record<string, string> {
  switch (terms.kind) {
    case 'bribe':
      return { [BRIBE_ANSWER]: stored.bribe === undefined ? '' : stored.bribe.use ? 'YES' : 'NO' };
    case 'sheet':
      return {};
    case 'influence':
      return together(terms.areas, (one) => actFields(one, stored.influence));
    case 'targets':
      return together(terms.areas, (one) => aimFields(one, stored.targets));
    case 'claims':
      return together(terms.areas, (one) => claimFields(one, stored.claims));
    case 'overtime':
      return overtimeFields(terms.terms, stored.overtime);
  }
}

const together = <One>(list: readonly One[], fields: (one: One) => Record<string, string>): Record<string, string> =>
  Object.assign({}, ...list.map(fields));

function actFields({ area, budget }: InfluenceTerms, stored: Answers['influence']): Record<string, string> {
  const acts = stored?.areas[area];
  const fields: Record<string, string> = {};
  for (let i = 1; i <= budget; i++) {
    const act = acts?.[i - 1];
    fields[actField(area, i)] = act ? `${LETTER[act.act]}${act.victim}` : acts && i === 1 ? 'NONE' : '';
  }
  return fields;
}

function aimFields({ area, targets, guns }: TargetTerms, stored: Answers['targets']): Record<string, string> {
  const aims = stored?.areas[area] ?? [];
  const fields: Record<string, string> = { [aimField(area)]: '' };
  for (const { seat } of targets)
    for (const kind of ['T', 'H', 'G'] as const) {
      if (guns[kind] === 0) continue;
      const n = aims.filter((aim) => aim.kind === kind && aim.target === seat).reduce((sum, aim) => sum + aim.n, 0);
      fields[gunsField(area, kind, seat)] = n > 0 ? String(n) : '';
    }
  return fields;
}

function claimFields({ area }: ClaimTerms, stored: Answers['claims']): Record<string, string> {
  const rule = stored?.areas[area];
  return {
    [claimField(area)]: rule ? String(rule.max) : '',
    [ownerField(area)]: rule?.from?.[0] === undefined ? '' : String(rule.from[0]),
    [razeField(area)]: rule?.raze === undefined ? '' : String(rule.raze),
  };
}

function overtimeFields(terms: OvertimeTerms, stored: Answers['overtime']): Record<string, string> {
  const stance = stored?.stance;
  return {
    [STANCE]: stance === undefined ? '' : typeof stance === 'object' ? 'DEAL' : String(stance),
    [RIVAL]: stored?.target === undefined ? '' : String(stored.target),
    ...(terms.deals ? { [DEAL]: printDeal(typeof stance === 'object' ? stance.deal : firstOffer(terms)) } : {}),
  };
}

/** A deal to begin with: everything named, all of it one's own; what is to go elsewhere is moved to another name. */
function firstOffer({ seat, rivals, estate }: OvertimeTerms): Split {
  const nothing = {
    board: {},
    pool: { R: 0, P: 0, T: 0, H: 0 },
    jail: { T: 0, H: 0 },
    tokens: { getOut: 0, bribe: 0 },
  };
  return [{ seat, ...(estate ?? nothing) }, ...rivals.map((rival) => ({ seat: rival.seat, ...nothing }))];
}
