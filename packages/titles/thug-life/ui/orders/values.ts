import { type Refusal, refuse } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';

/** The one of a list that a field names. */
export const oneOf = <T extends string>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((one) => one === text);

/** A number of the form, or `present` where the field was not sent. */
export function numberIn(fields: Fields, name: string, present: number): number | Refusal {
  const text = (fields[name] ?? String(present)).trim();
  return /^\d{1,2}$/.test(text)
    ? Number(text)
    : refuse('BAD_VALUE', `“${text.slice(0, 20)}” is no number from 0 to 99.`, name);
}
