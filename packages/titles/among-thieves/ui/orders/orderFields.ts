import type { Fields } from '#titles/furniture.ts';
import type { Card, Orders, OrdersSent, OrderTerms, Reaction, Takeover } from '../../model.ts';
import { CARDS } from '../../tables.ts';
import { joined, reactionValue, split } from './choices.ts';

/** Names of the fields of a ranking: `point.trap.1` is its first place. */
export const rankField = (ranking: string, place: number): string => `${ranking}.${place}`;

/** The fields that show these orders. `first` is left to the form: in a plan it says which card is named first. */
export function fieldsOfOrders(orders: Orders, { others }: OrderTerms): Record<string, string> {
  const { trap, sabotage, point, locations, takeover } = orders;
  const fields: Record<string, string> = {
    trap: reactionValue(trap),
    sabotage: reactionValue(sabotage),
    places: joined(locations),
  };
  const rankings: [string, readonly (number | string)[]][] = [
    ['point.trap', point.trap],
    ['point.sabotage', point.sabotage],
    ['takeover', typeof takeover === 'string' ? [takeover] : takeover],
  ];
  for (const [ranking, list] of rankings)
    for (let place = 1; place <= Math.max(others.length, list.length); place++)
      fields[rankField(ranking, place)] = String(list[place - 1] ?? '');
  return fields;
}

/** What the fields say; a field that was not sent keeps what is in force. What makes no sense is refused by the rules. */
export function ordersOfFields(fields: Fields, { others, live, present }: OrderTerms): OrdersSent {
  const reactions = {
    trap: reactionOf(fields.trap, present.trap),
    sabotage: reactionOf(fields.sabotage, present.sabotage),
  };
  if (live) return reactions;
  const { places } = fields;
  return {
    ...reactions,
    point: {
      trap: rankingOf(fields, 'point.trap', others.length) ?? [...present.point.trap],
      sabotage: rankingOf(fields, 'point.sabotage', others.length) ?? [...present.point.sabotage],
    },
    locations: places === undefined ? [...present.locations] : places === '' ? [] : split(places),
    takeover: takeoverOf(fields, others.length) ?? present.takeover,
  };
}

const reactionOf = (text: string | undefined, present: Reaction): Reaction => {
  if (text === undefined || text === '') return present;
  return text === 'any' || text === 'never' || text === 'ask' ? text : split(text);
};

/** The filled places of a ranking in order, or null where the form had none of it. */
function rankingOf(fields: Fields, ranking: string, places: number): number[] | null {
  const names = Array.from({ length: places }, (_, i) => rankField(ranking, i + 1));
  if (names.every((name) => fields[name] === undefined)) return null;
  return names.flatMap((name) => (fields[name] ? [Number(fields[name])] : []));
}

/** "The richest" and "nobody" stand in the first place and need no others. */
function takeoverOf(fields: Fields, places: number): Takeover | null {
  const first = fields[rankField('takeover', 1)];
  if (first === 'richest' || first === 'never') return first;
  const seats = rankingOf(fields, 'takeover', places);
  return seats === null || seats.length > 0 ? seats : 'richest';
}

/** A card named in a field. */
export const cardOf = (text: string | undefined): Card | null => CARDS.find((card) => card === text) ?? null;
