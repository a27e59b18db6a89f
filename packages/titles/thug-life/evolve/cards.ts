import type { EventOf, State } from '../model.ts';
import { patch, patchBoss, withBoss } from '../patch.ts';
import { offTable } from './fights.ts';
import { lost, toDiscard, withCards, without } from './hands.ts';

/** The fact moves what everybody can count, the content the cards. */
export function drawn(state: State, event: EventOf<'CardsDrawn'> | EventOf<'CardsDrawnContent'>): State {
  const boss = state.bosses[event.seat]!;
  if (event.type === 'CardsDrawn')
    return patch(state, {
      bosses: withBoss(state.bosses, event.seat, { held: boss.held + event.count }),
      deckSize: state.deckSize - event.count,
      moment: { ...state.moment, cards: state.moment.cards + event.count },
    });
  return patch(state, {
    bosses: withBoss(state.bosses, event.seat, { hand: withCards(boss.hand, event.nos) }),
    streetDeck: without(state.streetDeck, event.nos),
  });
}

export function discarded(state: State, { seat, nos, why }: EventOf<'CardsDiscarded'>): State {
  const discard = [...state.discard, ...nos];
  switch (why) {
    case 'used':
      return patch(state, { discard, pending: offTable(state.pending, nos) });
    case 'streets':
      return patch(state, {
        discard,
        playedInStreets: state.playedInStreets.filter(({ no }) => !nos.includes(no)),
      });
    case 'random':
      return patch(toDiscard(state, seat, nos), {
        moment: { ...state.moment, takes: state.moment.takes + nos.length },
      });
    default:
      return toDiscard(state, seat, nos);
  }
}

export function recovered(state: State, { seat, no }: EventOf<'CardRecovered'>): State {
  const { hand, held } = state.bosses[seat]!;
  const bosses = withBoss(state.bosses, seat, { hand: withCards(hand, [no]), held: held + 1 });
  return patch(state, { bosses, discard: without(state.discard, [no]) });
}

export function takenFact(state: State, { from, to }: EventOf<'CardTaken'>): State {
  const left = withBoss(state.bosses, from, { held: state.bosses[from]!.held - 1 });
  const bosses = withBoss(left, to, { held: left[to]!.held + 1 });
  return patch(state, { bosses, moment: { ...state.moment, takes: state.moment.takes + 1 } });
}

export function handedOver(state: State, { from, to, no }: EventOf<'CardTakenContent'>): State {
  const left = patchBoss(state, from, lost(state, state.bosses[from]!, [no]));
  return patchBoss(left, to, { hand: withCards(left.bosses[to]!.hand, [no]) });
}
