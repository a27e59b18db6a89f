import { type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type {
  ClaimTerms,
  InfluenceTerms,
  Legal,
  OvertimeTerms,
  SingleCommand,
  TakeRule,
  TargetTerms,
  View,
} from '../../model.ts';
import { AREA_NAMES, type Area } from '../../tables.ts';
import {
  actField,
  aimField,
  BRIBE_ANSWER,
  claimField,
  DEAL,
  fieldsOfAnswer,
  gunsField,
  ownerField,
  RIVAL,
  razeField,
  STANCE,
} from './answerFields.ts';
import { standingOfChoices } from './choices.ts';
import { readLines } from './lines.ts';

type Submitted<Type extends SingleCommand['type']> = Extract<SingleCommand, { type: Type }>;

/** What the form of a prompt after the reveal asks for. Where nothing was chosen the instructions answer. */
export function readAnswer(fields: Fields, view: View, legal: Legal): SingleCommand[] | Refusal {
  const { answer } = legal;
  if (!answer) return [];
  const orders = (fields.orders ?? '').trim();
  if (orders !== '') return readLines(orders, view, legal);
  const sent = { ...fieldsOfAnswer(answer, view.own?.answers ?? {}), ...fields };
  switch (answer.kind) {
    case 'bribe': {
      const use = sent[BRIBE_ANSWER];
      return [use === 'YES' || use === 'NO' ? { type: 'AnswerBribe', use: use === 'YES' } : { type: 'FollowRules' }];
    }
    case 'sheet':
      return [{ type: 'SubmitSheet', sheet: standingOfChoices(sheetOnly(fields), legal.standing?.others ?? [], {}) }];
    case 'influence':
      return perArea(
        answer.areas,
        (one) => actsOf(sent, one),
        (areas) => ({ type: 'SubmitInfluence', areas }),
      );
    case 'targets':
      return perArea(
        answer.areas,
        (one) => aimsOf(sent, one),
        (areas) => ({ type: 'SubmitTargets', areas }),
      );
    case 'claims':
      return perArea(
        answer.areas,
        (one) => claimOf(sent, one),
        (areas) => ({ type: 'SubmitClaims', areas }),
      );
    case 'overtime':
      return overtimeOf(sent, answer.terms, view, legal);
  }
}

/** A sheet has no boxes for friends: what is not shown is not taken away. */
const sheetOnly = ({ friends: _, ...fields }: Fields): Fields => fields;

function perArea<Terms extends { area: Area }, Value extends object>(
  list: readonly Terms[],
  read: (terms: Terms) => Value | Refusal | null,
  command: (areas: Partial<Record<Area, Value>>) => SingleCommand,
): SingleCommand[] | Refusal {
  const areas: Partial<Record<Area, Value>> = {};
  for (const terms of list) {
    const value = read(terms);
    if (value === null) continue;
    if ('code' in value && 'say' in value) return value as Refusal;
    areas[terms.area] = value as Value;
  }
  return [Object.keys(areas).length === 0 ? { type: 'FollowRules' } : command(areas)];
}

const ACTS = { T: 'arrest', R: 'close', P: 'politic' } as const;

function actsOf(fields: Fields, { area, budget, victims }: InfluenceTerms) {
  const chosen = Array.from({ length: budget }, (_, i) => fields[actField(area, i + 1)] ?? '').filter(Boolean);
  if (chosen.length === 0) return null;
  const acts: NonNullable<Submitted<'SubmitInfluence'>['areas'][Area]> = [];
  for (const choice of chosen) {
    const victim = victims.find(({ kind, seat }) => `${kind}${seat}` === choice);
    if (victim) acts.push({ act: ACTS[victim.kind], victim: victim.seat });
    else if (choice !== 'NONE')
      return refuse('NO_SUCH_COUNTER', `“${choice}” cannot be touched in ${AREA_NAMES[area]}.`, actField(area, 1));
  }
  return acts;
}

function aimsOf(fields: Fields, { area, guns, targets }: TargetTerms) {
  const kinds = (['T', 'H', 'G'] as const).filter((kind) => guns[kind] > 0);
  const aims: NonNullable<Submitted<'SubmitTargets'>['areas'][Area]> = [];
  for (const kind of kinds)
    for (const { seat } of targets) {
      const field = gunsField(area, kind, seat);
      const text = (fields[field] ?? '').trim();
      if (text === '' || text === '0') continue;
      if (!/^\d{1,2}$/.test(text)) return refuse('TARGET_COUNT', `“${text}” is no number of guns.`, field);
      aims.push({ kind, n: Number(text), target: seat });
    }
  const all = targets.find(({ seat }) => String(seat) === fields[aimField(area)]);
  // Who picks one family for all of them means that, whatever was stored before.
  if (all) return kinds.map((kind) => ({ kind, n: guns[kind], target: all.seat }));
  return aims.length > 0 ? aims : null;
}

function claimOf(fields: Fields, { area, owners }: ClaimTerms): TakeRule | Refusal | null {
  const amount = (text: string | undefined, field: string): number | 'ALL' | Refusal | null => {
    const bare = (text ?? '').trim();
    if (bare === '' || bare === 'ALL') return bare === '' ? null : 'ALL';
    return /^\d{1,2}$/.test(bare) ? Number(bare) : refuse('BAD_COUNT', `“${bare}” is no number of Revenues.`, field);
  };
  const max = amount(fields[claimField(area)], claimField(area));
  const raze = amount(fields[razeField(area)], razeField(area));
  for (const one of [max, raze]) if (typeof one === 'object' && one !== null) return one;
  if (max === null || typeof max === 'object') return null;
  const from = owners.find(({ seat }) => String(seat) === fields[ownerField(area)]);
  return {
    max,
    ...(from ? { from: [from.seat] } : {}),
    ...(raze === null || typeof raze === 'object' ? {} : { raze }),
  };
}

function overtimeOf(fields: Fields, terms: OvertimeTerms, view: View, legal: Legal): SingleCommand[] | Refusal {
  const stance = fields[STANCE] ?? '';
  if (stance === 'DEAL') return readLines(fields[DEAL] ?? '', view, legal);
  const target = terms.rivals.find(({ seat }) => String(seat) === fields[RIVAL])?.seat;
  const aimed = target === undefined ? {} : { target };
  if (stance === 'FIGHT' || stance === 'SHARE' || stance === 'YIELD')
    return [{ type: 'SubmitOvertime', stance, ...aimed }];
  if (/^\d{1,2}$/.test(stance)) return [{ type: 'SubmitOvertime', stance: Number(stance), ...aimed }];
  return [{ type: 'FollowRules' }];
}
