import type { Fields } from '#titles/furniture.ts';
import type { CommandOf, Legal, Standing } from '../../model.ts';

export const STANDING = { mode: 'standing.mode', min: 'standing.min', order: 'standing.order' } as const;

/** The standing order that the fields ask for; null where they say what is in force already, or say nothing. */
export function standingOf(fields: Fields, { standing }: Legal): CommandOf<'SetStanding'> | null {
  if (!standing) return null;
  const { present } = standing;
  const mode = (['auto', 'ask', 'never'] as const).find((one) => one === fields[STANDING.mode]) ?? present.mode;
  const min = fields[STANDING.min] ?? '';
  const list = fields[STANDING.order] ?? '';
  const wanted: Standing = {
    mode,
    minLoss: min === '' ? present.minLoss : Number(min),
    order: list === '' ? [...present.order] : list.split(','),
  };
  const same =
    wanted.mode === present.mode && wanted.minLoss === present.minLoss && wanted.order.join() === present.order.join();
  return same ? null : { type: 'SetStanding', ...wanted };
}

/** Every order of the sources while there are few of them; else only the present one, and mails can say the rest. */
export function ordersOf(present: readonly string[]): string[][] {
  if (present.length > 4) return [[...present]];
  return permutations(present);
}

const permutations = (items: readonly string[]): string[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
