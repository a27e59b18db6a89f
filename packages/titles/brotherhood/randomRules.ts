import type { Luck } from '#engine/luck.ts';
import type { Seat } from '#engine/title.ts';
import type { Alternative, Branch, Legal, OvertimeRule, Standing } from './model.ts';
import { AREAS, type Area } from './tables.ts';

export type Chance = (n: number) => number;

/** Whole numbers from 0 to n-1, each draw with a label of its own. */
export function counting(luck: Luck, label: string): Chance {
  let draws = 0;
  return (n) => (n < 2 ? 0 : luck.int(`${label}/${++draws}`, n));
}

export const pick = <T>(list: readonly T[], chance: Chance): T => list[chance(list.length)]!;

/** Now and then a condition or two. */
export function someAlternatives(terms: Terms, chance: Chance): Alternative[] {
  if (terms.others.length === 0 || chance(4) > 0) return [];
  const some = (): Branch => ({ fire: { [pick(AREAS, chance)]: { prefer: [pick(terms.others, chance)] } } });
  return Array.from({ length: 1 + chance(2) }, () => ({
    when: {
      seat: pick(terms.others, chance),
      area: pick(AREAS, chance),
      ...(chance(2) === 0 ? { kind: pick(['R', 'T', 'G'] as const, chance) } : {}),
      ...(chance(3) === 0 ? { not: true as const } : {}),
    },
    rules: chance(2) === 0 ? { take: { ALL: { max: chance(3) } } } : some(),
    otherwise: chance(2) === 0 ? {} : some(),
  }));
}

export type Terms = NonNullable<Legal['standing']>;

/** One rule of a random verb, for one area or for all. */
export function someRules({ others, raze }: Terms, chance: Chance): Standing {
  const where: Area | 'ALL' = chance(3) === 0 ? 'ALL' : pick(AREAS, chance);
  const somebody = (): Seat => pick(others, chance);
  const amount = () => (chance(3) === 0 ? ('ALL' as const) : chance(4));
  switch (chance(7)) {
    case 0:
      return { friends: chance(2) === 0 ? [] : [somebody()] };
    case 1: {
      const wishes = Array.from({ length: chance(4) }, () => ({
        n: 1 + chance(2),
        seat: somebody(),
        kind: pick(['R', 'T', 'P'] as const, chance),
      }));
      return { use: { [where]: { wishes, auto: chance(2) === 0 } } };
    }
    case 2:
      return { fire: { [where]: { prefer: [somebody()] } } };
    case 3: {
      const shots = Array.from({ length: 1 + chance(2) }, () => ({ n: 1 + chance(2), seat: somebody() }));
      return { fire: { [where]: { shots } } };
    }
    case 4:
      return { take: { [where]: { max: amount(), from: [somebody()], ...(raze ? { raze: amount() } : {}) } } };
    case 5: {
      const boss = chance(3) === 0;
      const stance = pick(['FIGHT', 'FIGHT', 'SHARE', 'YIELD', boss ? 'FIGHT' : 1 + chance(3)] as const, chance);
      const rule: OvertimeRule = { stance, ...(chance(3) === 0 ? { yieldAt: chance(3) } : {}) };
      return { ot: { [boss ? 'BOSS' : where]: rule } };
    }
    default:
      return { bribe: chance(4) === 0 ? null : { cards: 'ANY', areas: 'ANY' } };
  }
}
