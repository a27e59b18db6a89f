import { isRefusal, type Refusal } from '#engine/title.ts';
import type { Fields } from '#titles/furniture.ts';
import { deckOf } from '../../deck/compiled.ts';
import type { Legal, OrdersSent, PlayerCommand, StandingOrders, View } from '../../model.ts';
import { AS_IT_IS, armsOf, fieldsOfArms } from './armFields.ts';
import { numberIn, oneOf } from './values.ts';

/** Places of the two rankings that the form has. */
export const ORDER_PLACES = 3;
export const CAUTION_PLACES = 2;

/** Designs that the form lists: Weapons, and Cautions that a defence may use. */
export function weaponIds({ config }: View): string[] {
  return deckOf(config.deck).deck.cards.flatMap(({ type, id }) => (type === 'weapon' ? [id] : []));
}

export function defenceCautionIds({ config }: View): string[] {
  return deckOf(config.deck).deck.cards.flatMap((card) =>
    card.type === 'caution' && ['fight.mine', 'fight.defend'].includes(card.when) ? [card.id] : [],
  );
}

/** What the form shows of the orders in force. */
export function fieldsOfStanding(view: View, legal: Legal): Record<string, string> {
  const { own } = view;
  if (!own) return {};
  const gangName = view.bosses[legal.seat]?.gangName ?? '';
  const { defence, cops, reroll, kills, bigBossTie, autoArm, autoPass } = own.orders;
  const fields: Record<string, string> = {
    'so.mode': defence.mode,
    'so.weapons': defence.weapons,
    'so.max': String(defence.max),
    'so.maxCautions': String(defence.maxCautions),
    'so.cmode': cops.mode,
    'so.cweapons': cops.weapons,
    'so.cmax': String(cops.max),
    'so.reroll': reroll,
    'so.kills': typeof kills === 'string' ? kills : AS_IT_IS,
    'so.tie': typeof bigBossTie === 'string' ? bigBossTie : bigBossTie.length === 1 ? String(bigBossTie[0]) : AS_IT_IS,
    'so.autoArm': autoArm ? 'on' : 'off',
    'so.autoPass': autoPass ? 'on' : 'off',
    'so.name': gangName,
  };
  for (const id of defence.keep) fields[`so.keep.${id}`] = 'yes';
  for (let i = 0; i < ORDER_PLACES; i++) fields[`so.order.${i}`] = defence.order[i] ?? '';
  for (let i = 0; i < CAUTION_PLACES; i++) fields[`so.caution.${i}`] = defence.cautions[i] ?? '';
  Object.assign(fields, fieldsOfArms(view, legal));
  return fields;
}

/** Whether the fields came from a form with the standing orders. */
const hasStanding = (fields: Fields): boolean => fields['so.mode'] !== undefined;

/** The commands that change the standing orders in force into those of the form; none where nothing differs. */
export function standingOf(fields: Fields, view: View, legal: Legal): PlayerCommand[] | Refusal {
  const { own } = view;
  if (!own || !hasStanding(fields)) return [];
  const sent = ordersOf(fields, view, own.orders);
  if (isRefusal(sent)) return sent;
  const commands: PlayerCommand[] = Object.keys(sent).length > 0 ? [{ type: 'SetOrders', orders: sent }] : [];
  const arms = armsOf(fields, view, legal);
  return isRefusal(arms) ? arms : [...commands, ...arms, ...nameOf(fields, view, legal)];
}

/** Another name for the gang; an empty field leaves it as it is. */
function nameOf(fields: Fields, { bosses }: View, { seat }: Legal): PlayerCommand[] {
  const name = (fields['so.name'] ?? '').replace(/\s+/g, ' ').trim();
  return name === '' || name === bosses[seat]?.gangName ? [] : [{ type: 'NameGang', name }];
}

/** What of the form differs from the orders in force. */
function ordersOf(fields: Fields, view: View, now: StandingOrders): OrdersSent | Refusal {
  const max = numberIn(fields, 'so.max', now.defence.max);
  if (isRefusal(max)) return max;
  const maxCautions = numberIn(fields, 'so.maxCautions', now.defence.maxCautions);
  if (isRefusal(maxCautions)) return maxCautions;
  const copMax = numberIn(fields, 'so.cmax', now.cops.max);
  if (isRefusal(copMax)) return copMax;
  const many = ['none', 'match', 'all'] as const;
  const modes = ['ask', 'auto'] as const;
  const defence = different(now.defence, {
    mode: oneOf(modes, fields['so.mode']),
    weapons: oneOf(many, fields['so.weapons']),
    max,
    keep: weaponIds(view).filter((id) => fields[`so.keep.${id}`]),
    order: rankingOf(fields, 'so.order', ORDER_PLACES, now.defence.order),
    cautions: rankingOf(fields, 'so.caution', CAUTION_PLACES, now.defence.cautions),
    maxCautions,
  });
  const cops = different(now.cops, {
    mode: oneOf(modes, fields['so.cmode']),
    weapons: oneOf(many, fields['so.cweapons']),
    max: copMax,
  });
  const tie = fields['so.tie'] ?? AS_IT_IS;
  return {
    ...(Object.keys(defence).length > 0 ? { defence } : {}),
    ...(Object.keys(cops).length > 0 ? { cops } : {}),
    ...different(now, {
      reroll: oneOf(['ifLosing', 'never', 'ask'] as const, fields['so.reroll']),
      kills: oneOf(['thugsFirst', 'homiesFirst', 'ask'] as const, fields['so.kills']),
      bigBossTie: tie === AS_IT_IS ? undefined : tie === 'self' || tie === 'ask' ? tie : [Number(tie)],
      autoArm: fields['so.autoArm'] === undefined ? undefined : fields['so.autoArm'] === 'on',
      autoPass: fields['so.autoPass'] === undefined ? undefined : fields['so.autoPass'] === 'on',
    }),
  };
}

/** The ranking of the form, and behind it what it has no places for. */
function rankingOf(fields: Fields, name: string, places: number, now: readonly string[]): string[] {
  const said = Array.from({ length: places }, (_, i) => fields[`${name}.${i}`] ?? now[i] ?? '').filter(Boolean);
  return [...new Set([...said, ...now.slice(places)])];
}

/** Entries of `sent` that are there and not the same as now. */
function different<T extends object, S extends { [K in keyof T]?: T[K] | undefined }>(now: T, sent: S): Partial<T> {
  const changed: Partial<T> = {};
  // The keys of an object literal of that type are its keys.
  for (const key of Object.keys(sent) as (keyof T & keyof S)[]) {
    const value = sent[key] as T[keyof T & keyof S] | undefined;
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(now[key])) changed[key] = value;
  }
  return changed;
}
