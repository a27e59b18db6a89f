import type { Seat } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import type { ByArea, FireRule, OvertimeRule, Standing, TakeRule, UseRule } from '../../model.ts';
import { AREAS, type Area } from '../../tables.ts';
import { seatName } from '../../wording.ts';

export const VERBS = ['use', 'fire', 'take', 'ot'] as const;
export type Verb = (typeof VERBS)[number];

export const RULE_PLACES = ['ALL', ...AREAS] as const;
export type RulePlace = Area | 'ALL';

export const ruleField = (verb: Verb, place: RulePlace): string => `${verb}.${place}`;
export const friendField = (seat: Seat): string => `friend.${seat}`;

/** What is said once and not per area. */
export const BOSS_FIELD = 'ot.BOSS';
export const BRIBE_FIELD = 'bribe';

export const bossChoices: readonly Choice[] = [
  { value: 'SHARE', label: 'share it' },
  { value: 'FIGHT', label: 'fight for all of it' },
  { value: 'YIELD', label: 'give way' },
];

export const bribeChoices: readonly Choice[] = [
  { value: 'NONE', label: 'keep the token' },
  { value: 'ANY', label: 'against any card' },
];

export interface Choice {
  value: string;
  label: string;
}

/** More than a seat has Politicals: the wish goes on while they last. */
const AS_LONG_AS_IT_LASTS = 9;

/** The common instructions of each verb; everything finer is written as lines. */
export function choicesFor(verb: Verb, others: readonly Seat[]): Choice[] {
  switch (verb) {
    case 'use':
      return [
        { value: 'NONE', label: 'against nobody' },
        { value: 'AUTO', label: 'against the strongest there' },
        ...others.map((seat) => ({ value: `R${seat}`, label: `close ${seatName(seat)}’s Revenues` })),
        ...others.map((seat) => ({ value: `T${seat}`, label: `arrest ${seatName(seat)}’s Thugs` })),
        ...others.map((seat) => ({ value: `P${seat}`, label: `push out ${seatName(seat)}’s Politicals` })),
      ];
    case 'fire':
      return [
        { value: 'AUTO', label: 'at the likeliest target' },
        ...others.map((seat) => ({ value: String(seat), label: `at ${seatName(seat)} first` })),
      ];
    case 'take':
      return [
        { value: 'ALL', label: 'all that is unguarded' },
        ...['1', '2', '3'].map((n) => ({ value: n, label: `at most ${n}` })),
        { value: 'NONE', label: 'nothing' },
      ];
    case 'ot':
      return [
        { value: 'SHARE', label: 'share' },
        { value: 'SHARE1', label: 'share, give way with one man left' },
        { value: 'FIGHT', label: 'fight for all of it' },
        { value: 'YIELD', label: 'give way' },
      ];
  }
}

function useOf(value: string): UseRule {
  const kind = (['R', 'T', 'P'] as const).find((letter) => value.startsWith(letter));
  if (!kind) return { wishes: [], auto: value === 'AUTO' };
  return { wishes: [{ n: AS_LONG_AS_IT_LASTS, seat: Number(value.slice(1)), kind }], auto: false };
}

const fireOf = (value: string): FireRule => ({ prefer: value === 'AUTO' ? [] : [Number(value)] });

const takeOf = (value: string): TakeRule => ({ max: value === 'ALL' ? 'ALL' : value === 'NONE' ? 0 : Number(value) });

const overtimes: Readonly<Record<string, OvertimeRule>> = {
  SHARE: { stance: 'SHARE' },
  SHARE1: { stance: 'SHARE', yieldAt: 1 },
  FIGHT: { stance: 'FIGHT' },
  YIELD: { stance: 'YIELD' },
};

function chosen<Rule>(
  fields: Fields,
  verb: Verb,
  others: readonly Seat[],
  rule: (value: string) => Rule,
): ByArea<Rule> {
  const known = new Set(choicesFor(verb, others).map((choice) => choice.value));
  const rules: ByArea<Rule> = {};
  for (const place of RULE_PLACES) {
    const value = fields[ruleField(verb, place)] ?? '';
    // An unknown value is no choice of this form: nothing is asked for.
    if (known.has(value)) rules[place] = rule(value);
  }
  return rules;
}

/** What was chosen in the boxes, and only that: a box left as it is asks for nothing. */
export function standingOfChoices(fields: Fields, others: readonly Seat[], now: Standing): Standing {
  const asked: Standing = {};
  const use = chosen(fields, 'use', others, useOf);
  const fire = chosen(fields, 'fire', others, fireOf);
  const take = chosen(fields, 'take', others, takeOf);
  const ot = chosen(fields, 'ot', others, (value) => overtimes[value]!);
  if (Object.keys(use).length > 0) asked.use = use;
  if (Object.keys(fire).length > 0) asked.fire = fire;
  if (Object.keys(take).length > 0) asked.take = take;
  const boss = bossChoices.some(({ value }) => value === fields[BOSS_FIELD]) ? fields[BOSS_FIELD] : undefined;
  if (Object.keys(ot).length > 0 || boss) asked.ot = boss ? { ...ot, BOSS: overtimes[boss]! } : ot;
  if (fields[BRIBE_FIELD] === 'NONE') asked.bribe = null;
  if (fields[BRIBE_FIELD] === 'ANY') asked.bribe = { cards: 'ANY', areas: 'ANY' };
  if ('friends' in fields) {
    const friends = others.filter((seat) => (fields[friendField(seat)] ?? '') !== '');
    const before = now.friends ?? [];
    if (friends.length !== before.length || friends.some((seat) => !before.includes(seat))) asked.friends = friends;
  }
  return asked;
}
