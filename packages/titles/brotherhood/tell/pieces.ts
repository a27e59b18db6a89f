import { CARDS, KINDS, type Kind, type Men } from '../tables.ts';
import { counted, listed } from '../wording.ts';

export const cardName = (card: number): string => CARDS[card]?.name ?? `card ${card}`;
export const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

/** `2 Revenues and 1 Thug`; kinds of which there are none are left out. */
export const pieces = (counts: Partial<Record<Kind, number>>): string =>
  listed(KINDS.flatMap((kind) => (counts[kind] ? [counted(counts[kind], kind)] : [])));
export const some = (counts: Partial<Record<Kind, number>> | Men): boolean => Object.values(counts).some((n) => n > 0);
