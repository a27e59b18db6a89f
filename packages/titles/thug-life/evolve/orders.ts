import type { Boss, Event, EventOf, OrdersSent, StandingOrders, State } from '../model.ts';
import { patch, patchBoss } from '../patch.ts';

type OrderEvent = EventOf<'OrdersSet' | 'Armed' | 'Disarmed' | 'GangNamed'>;

/** What anybody may say at any time. It stays said when the active Boss takes something back: it holds for the states before as well. */
export function patchOrders(state: State, event: OrderEvent, evolve: (state: State, event: Event) => State): State {
  const next = patchBoss(state, event.seat, said(state.bosses[event.seat]!, event));
  return state.back ? patch(next, { back: evolve(state.back, event) }) : next;
}

function said(boss: Boss, event: OrderEvent): Partial<Boss> {
  const { orders } = boss;
  switch (event.type) {
    case 'OrdersSet':
      return { orders: merged(orders, event.orders) };
    case 'Armed': {
      const { card, filter } = event;
      return { orders: { ...orders, arms: [...orders.arms.filter((one) => one.card !== card), { card, filter }] } };
    }
    case 'Disarmed':
      return { orders: { ...orders, arms: orders.arms.filter(({ card }) => card !== event.card) } };
    case 'GangNamed':
      return { gangName: event.name };
    default:
      return event satisfies never;
  }
}

/** Only what was sent changes, of defence and cops single fields too. */
function merged(orders: StandingOrders, sent: OrdersSent): StandingOrders {
  return {
    defence: { ...orders.defence, ...sent.defence },
    cops: { ...orders.cops, ...sent.cops },
    reroll: sent.reroll ?? orders.reroll,
    kills: sent.kills ?? orders.kills,
    bigBossTie: sent.bigBossTie ?? orders.bigBossTie,
    arms: orders.arms,
    autoArm: sent.autoArm ?? orders.autoArm,
    autoPass: sent.autoPass ?? orders.autoPass,
  };
}
