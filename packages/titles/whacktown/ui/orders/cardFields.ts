import type { Fields } from '#titles/furniture.ts';

/** Name of the box before the i-th card of a list. */
export const cardField = (i: number): string => `card.${i}`;

/** The cards whose boxes are ticked. */
export const cardFields = (fields: Fields, list: readonly string[]): string[] =>
  list.filter((_, i) => (fields[cardField(i)] ?? '') !== '');
