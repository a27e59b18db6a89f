import type { Bot } from '#engine/title.ts';
import { type Whim, whimOf } from '#engine/whim.ts';
import type {
  Card,
  Command,
  DiscardKey,
  Legal,
  OrdersSent,
  OrderTerms,
  PlanTerms,
  Reaction,
  RevealTerms,
  View,
} from './model.ts';

/** Plays anything that is legal: the opponent that others are measured against, and the fuzzer's hand. */
export const random: Bot<View, Legal, Command> = (_view, legal, prompt, luck) => {
  const { round } = legal;
  const whim = whimOf(luck, `bot/${prompt.id}/seat${legal.seat}`);
  if (legal.plan) return somePlan(legal, legal.plan, whim);
  if (legal.react) return { type: 'React', play: legal.react.yes && whim.int(2) === 0, round };
  if (legal.reveal) return someTurn(round, whim.pick(legal.reveal), whim);
  if (legal.discard) return { type: 'Discard', card: whim.pick(legal.discard), round };
  return { type: 'Orders', orders: legal.orders ? someOrders(legal.orders, legal.orders.first, whim) : {}, round };
};

function somePlan({ orders, round }: Legal, terms: PlanTerms, whim: Whim): Command {
  const discard = terms.discards.length > 0 ? whim.pick(terms.discards) : undefined;
  const key: DiscardKey = discard ?? 'none';
  const [a, b] = whim.pick(terms.pairs[key]!);
  const cards = whim.int(2) === 0 ? [a, b] : [b, a];
  const first = cards.filter((card) => card !== 'noHonor');
  return {
    type: 'Plan',
    ...(discard === undefined ? {} : { discard }),
    cards,
    ...(cards.includes('noHonor') ? { target: whim.pick(terms.targets) } : {}),
    ...(orders && whim.int(2) === 0 ? { orders: someOrders(orders, first, whim) } : {}),
    ...(orders?.canFinal && whim.int(3) === 0 ? { final: true } : {}),
    round,
  };
}

/** Each field is there or not; all are legal for holders and others alike. */
export function someOrders(terms: OrderTerms, first: readonly Card[], whim: Whim): OrdersSent {
  const { others, locations, live } = terms;
  const some = <T>(list: readonly T[]): T[] => shuffled(list, whim).slice(0, 1 + whim.int(list.length));
  const maybe = <Field extends keyof OrdersSent>(field: Field, make: () => OrdersSent[Field]): OrdersSent =>
    whim.int(2) === 0 ? {} : { [field]: make() };
  const reaction = (): Reaction => {
    const kind = whim.pick(
      live ? (['any', 'never', 'some', 'ask', 'ask'] as const) : (['any', 'never', 'some'] as const),
    );
    return kind === 'some' ? some(others) : kind;
  };
  const reactions = { ...maybe('trap', reaction), ...maybe('sabotage', reaction) };
  if (live) return reactions;
  return {
    ...reactions,
    ...maybe('first', () => (first.length > 0 ? whim.pick([null, ...first]) : null)),
    ...maybe('point', () => ({ trap: some(others), ...(whim.int(2) === 0 ? {} : { sabotage: [] }) })),
    ...maybe('locations', () => some(locations)),
    ...maybe('takeover', () => whim.pick(['richest', 'never', some(others)] as const)),
  };
}

function shuffled<T>(list: readonly T[], whim: Whim): T[] {
  const left = [...list];
  return list.map(() => left.splice(whim.int(left.length), 1)[0]!);
}

function someTurn(round: number, { card, points, places, decline }: RevealTerms, whim: Whim): Command {
  const point = points.length > 1 ? { point: whim.pick(points) } : {};
  if (places.length === 0) return { type: 'Reveal', card, ...point, round };
  if (decline && whim.int(3) === 0) return { type: 'Reveal', card, decline: true, round };
  return { type: 'Reveal', card, at: whim.pick(places), round };
}
