import type { Seat } from '#engine/title.ts';
import type { Reaction } from '../../model.ts';
import { seatName, seatNames } from '../../wording.ts';

/** One entry of a select. */
export interface Choice {
  value: string;
  label: string;
}

/** How a list of seats or of places is written in a field. */
export const joined = (list: readonly number[]): string => list.join(',');
export const split = (text: string): number[] => text.split(',').map(Number);

/** All non-empty choices out of some others, small ones first; all of them together is "anyone". */
function someOf(others: readonly Seat[]): Seat[][] {
  const all: Seat[][] = [[]];
  for (const seat of others) all.push(...all.map((some) => [...some, seat]));
  return all.filter(({ length }) => length > 0 && length < others.length).sort((a, b) => a.length - b.length);
}

export const reactionValue = (reaction: Reaction): string =>
  typeof reaction === 'string' ? reaction : joined(reaction);

/** Against whom Trap or Sabotage is used as a reaction; `present` is among them, however it was written. */
export function reactionChoices(others: readonly Seat[], live: boolean, present: Reaction): Choice[] {
  const choices = [
    ...(live ? [{ value: 'ask', label: 'ask me' }] : []),
    { value: 'any', label: 'anyone' },
    { value: 'never', label: 'nobody' },
    ...someOf(others).map((some) => ({ value: joined(some), label: `only ${seatNames(some, 'or')}` })),
  ];
  const value = reactionValue(present);
  if (typeof present === 'string' || choices.some((choice) => choice.value === value)) return choices;
  return [...choices, { value, label: `only ${seatNames(present, 'or')}` }];
}

/** Rankings of the locations: with three or fewer that is every order there is. Empty: the lowest number first. */
export function placeChoices(locations: readonly number[], present: readonly number[]): Choice[] {
  const choices = [
    { value: '', label: 'lowest number first' },
    ...orderings(locations)
      .filter((order) => joined(order) !== joined(locations))
      .map((order) => ({ value: joined(order), label: order.join(', then ') })),
  ];
  const value = joined(present);
  return choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: present.join(', then ') }];
}

const orderings = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => orderings(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));

export const seatChoices = (seats: readonly Seat[]): Choice[] =>
  seats.map((seat) => ({ value: String(seat), label: seatName(seat) }));
