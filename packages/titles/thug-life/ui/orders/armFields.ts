import { isRefusal, type Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { deckOf } from '../../deck/compiled.ts';
import type { CardOf } from '../../deck/schema.ts';
import type { Filter, Legal, PlayerCommand, StandingOrders, View } from '../../model.ts';
import { FILTER_PARTS } from '../../triggers.ts';
import { numberIn, oneOf } from './values.ts';

/** Value of a select for an order that the form can't say by itself: it stays as it is. */
export const AS_IT_IS = 'asItIs';

/** Cards that the form has a row for: those in hand that can be armed, and those that are armed. */
export function armRows(view: View, { armable }: Legal): CardOf<'caution'>[] {
  const { byId } = deckOf(view.config.deck);
  const ids = [...new Set([...armable, ...(view.own?.orders.arms ?? []).map(({ card }) => card)])];
  return ids.flatMap((id) => {
    const card = byId.get(id);
    return card?.type === 'caution' ? [card] : [];
  });
}

/** What the form shows of the armed cards. */
export function fieldsOfArms(view: View, legal: Legal): Record<string, string> {
  const { own } = view;
  return own ? Object.assign({}, ...armRows(view, legal).map(({ id }) => fieldsOfArm(own.orders, id))) : {};
}

function fieldsOfArm({ arms }: StandingOrders, id: string): Record<string, string> {
  const arm = arms.find(({ card }) => card === id);
  const { seats, minRespect, minBossRespect, minFigures, minDifficulty, kinds, takes, crimes } = arm?.filter ?? {};
  const one = (list: readonly string[] | undefined) =>
    list === undefined ? '' : list.length === 1 ? list[0]! : AS_IT_IS;
  const number = minRespect ?? minBossRespect ?? minFigures;
  return {
    [`so.arm.${id}`]: arm ? 'on' : 'off',
    [`so.arm.${id}.seats`]:
      seats === undefined
        ? 'any'
        : typeof seats === 'string'
          ? seats
          : seats.length === 1
            ? String(seats[0])
            : AS_IT_IS,
    [`so.arm.${id}.min`]: number === undefined ? '' : String(number),
    [`so.arm.${id}.difficulty`]: minDifficulty === undefined ? '' : String(minDifficulty),
    [`so.arm.${id}.kind`]: one(kinds ?? takes ?? crimes),
  };
}

/** Arm and Disarm for each card whose row differs from what is in force. */
export function armsOf(fields: Fields, view: View, legal: Legal): PlayerCommand[] | Refusal {
  const commands: PlayerCommand[] = [];
  const shown = fieldsOfArms(view, legal);
  for (const card of armRows(view, legal)) {
    const prefix = `so.arm.${card.id}`;
    const names = [prefix, `${prefix}.seats`, `${prefix}.min`, `${prefix}.difficulty`, `${prefix}.kind`];
    if (fields[prefix] === undefined || names.every((name) => (fields[name] ?? shown[name]) === shown[name])) continue;
    if (fields[prefix] === 'off') {
      if (shown[prefix] === 'on') commands.push({ type: 'Disarm', card: card.id });
      continue;
    }
    const filter = filterOf(fields, card, view.own?.orders.arms?.find((arm) => arm.card === card.id)?.filter ?? {});
    if (isRefusal(filter)) return filter;
    commands.push({ type: 'Arm', card: card.id, filter });
  }
  return commands;
}

/** The filter of an armed card; what the form has no field for stays. */
function filterOf(fields: Fields, card: CardOf<'caution'>, now: Filter): Filter | Refusal {
  const prefix = `so.arm.${card.id}`;
  const parts = FILTER_PARTS[card.when] ?? [];
  const has = (part: keyof Filter) => parts.includes(part);
  const filter: Filter = { ...now };
  const seats = fields[`${prefix}.seats`] ?? AS_IT_IS;
  if (has('seats') && seats !== AS_IT_IS) {
    if (seats === 'any') delete filter.seats;
    else filter.seats = seats === 'leader' ? seats : [Number(seats)];
  }
  const least = has('minRespect') ? 'minRespect' : has('minBossRespect') ? 'minBossRespect' : 'minFigures';
  for (const [name, part] of [
    ['min', least],
    ['difficulty', 'minDifficulty'],
  ] as const) {
    const text = (fields[`${prefix}.${name}`] ?? '').trim();
    if (!has(part)) continue;
    if (text === '') delete filter[part];
    else {
      const n = numberIn(fields, `${prefix}.${name}`, 0);
      if (isRefusal(n)) return n;
      filter[part] = n;
    }
  }
  return withKind(filter, fields[`${prefix}.kind`] ?? AS_IT_IS, has);
}

const KINDS = ['hood', 'street', 'cop'] as const;
const TAKES = ['thug', 'dolla', 'card', 'homie', 'ride', 'turf'] as const;
const CRIMES = ['tech', 'muscle', 'drug'] as const;

function withKind(filter: Filter, kind: string, has: (part: keyof Filter) => boolean): Filter {
  if (kind === AS_IT_IS) return filter;
  const { kinds: _, takes: __, crimes: ___, ...rest } = filter;
  const [fight, take, crime] = [oneOf(KINDS, kind), oneOf(TAKES, kind), oneOf(CRIMES, kind)];
  if (fight && has('kinds')) return { ...rest, kinds: [fight] };
  if (take && has('takes')) return { ...rest, takes: [take] };
  return crime && has('crimes') ? { ...rest, crimes: [crime] } : rest;
}
