import type { Whim } from '#engine/whim.ts';
import { deckOf } from '../deck/compiled.ts';
import type { Command, Filter, Legal, OrdersSent, View } from '../model.ts';
import { FILTER_PARTS } from '../triggers.ts';

/** Something that may be said at any time: orders, an arm, a name; and an action taken back. */
export function somethingAside(view: View, legal: Legal, whim: Whim): Command | null {
  const { own } = view;
  if (!own) return null;
  const kind = whim.int(5);
  if (kind === 0 && legal.armable.length > 0) {
    const card = whim.pick(legal.armable);
    return { type: 'Arm', card, filter: someFilter(view, card, legal.seat, whim) };
  }
  if (kind === 1 && own.orders.arms.length > 0) return { type: 'Disarm', card: whim.pick(own.orders.arms).card };
  if (kind === 2 && legal.turn?.takeBack) return { type: 'TakeBack' };
  if (kind === 3) return { type: 'NameGang', name: `Gang of turn ${view.turnIndex + 1}` };
  return kind === 4 ? { type: 'SetOrders', orders: someOrders(view, whim) } : null;
}

function someFilter(view: View, id: string, seat: number, whim: Whim): Filter {
  const card = deckOf(view.config.deck).byId.get(id);
  const parts = card?.type === 'caution' ? (FILTER_PARTS[card.when] ?? []) : [];
  const others = view.bosses.map((boss) => boss.seat).filter((one) => one !== seat);
  const values: Required<Filter> = {
    seats: whim.pick(['any', 'leader', [whim.pick(others)]] as const) as Filter['seats'] & {},
    crimes: ['drug', 'muscle'],
    minRespect: whim.int(3),
    minDifficulty: whim.int(6),
    kinds: ['hood', 'street'],
    minBossRespect: whim.int(6),
    takes: ['dolla', 'homie'],
    minFigures: whim.int(3),
  };
  return Object.fromEntries(parts.filter(() => whim.int(3) === 0).map((part) => [part, values[part]]));
}

function someOrders(view: View, whim: Whim): OrdersSent {
  const { cards } = deckOf(view.config.deck).deck;
  const weapons = cards.filter(({ type }) => type === 'weapon').map(({ id }) => id);
  const cautions = cards
    .filter((card) => card.type === 'caution' && card.when.startsWith('fight.'))
    .map(({ id }) => id);
  const homies = cards.filter(({ type }) => type === 'homie').map(({ id }) => id);
  const howMany = () => whim.pick(['none', 'match', 'all'] as const);
  const all: OrdersSent = {
    defence: {
      mode: whim.pick(['ask', 'auto'] as const),
      weapons: howMany(),
      max: whim.int(4),
      keep: whim.some(weapons).slice(0, 2),
      order: whim.some(weapons),
      cautions: whim.some(cautions),
      maxCautions: whim.int(3),
    },
    cops: { mode: whim.pick(['ask', 'auto'] as const), weapons: howMany(), max: whim.int(3) },
    reroll: whim.pick(['ifLosing', 'never', 'ask'] as const),
    kills: whim.pick(['thugsFirst', 'homiesFirst', 'ask', ['thug', ...whim.some(homies)], whim.some(homies)]),
    bigBossTie: whim.pick(['self', 'ask', [...view.bosses.keys()].reverse()]),
    autoArm: whim.int(2) === 0,
    autoPass: whim.int(4) === 0,
  };
  return Object.fromEntries(Object.entries(all).filter(() => whim.int(2) === 0));
}
