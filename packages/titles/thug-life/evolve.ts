import { discarded, drawn, handedOver, recovered, takenFact } from './evolve/cards.ts';
import {
  answered,
  commitContent,
  commitSealed,
  commitsRevealed,
  copFightStarted,
  copsCalled,
  crimeAttempted,
  crimeResolved,
  dieRolled,
  fightCalledOff,
  fightPicked,
  fightResolved,
  figuresKilled,
  reactionPlayed,
  rerollDecided,
  rerollsCounted,
  ridesStopped,
} from './evolve/fights.ts';
import { spent, withCards, without } from './evolve/hands.ts';
import { patchOrders } from './evolve/orders.ts';
import {
  copsMoved,
  dollasMoved,
  thugsMoved,
  upgradeLost,
  upgradePlaced,
  upgradeTaken,
  upgradeTurned,
} from './evolve/pieces.ts';
import { momentAt, started } from './evolve/start.ts';
import { turnEnded, turnStarted } from './evolve/turns.ts';
import type { Event, State } from './model.ts';
import { patch, patchBoss } from './patch.ts';
import { sideOf } from './sides.ts';

/**
 * The state after one more event. Total and pure: outcomes are copied out of the event, nothing is judged. Only what changes is
 * copied, the rest is shared with the state before.
 */
export function evolve(state: State | null, event: Event): State {
  if (event.type === 'GameStarted') return started(event);
  if (state === null) throw new Error(`a game begins with GameStarted, not with ${event.type}`);
  switch (event.type) {
    case 'HomiesBoxed':
      return patch(state, { streetDeck: without(state.streetDeck, event.nos), homieBox: event.nos });
    case 'CardsDrawn':
    case 'CardsDrawnContent':
      return drawn(state, event);
    case 'StreetDeckReshuffled': {
      const { discard } = state;
      return patch(state, { streetDeck: withCards([], discard), deckSize: discard.length, discard: [] });
    }
    case 'DramaDeckReshuffled':
      return patch(state, { dramaDeck: withCards([], state.dramaDiscard), dramaDiscard: [] });
    case 'Asked': {
      const { phase, rewardAt } = event;
      const asks = event.asks.map((ask) => ({ ...ask, answered: false }));
      const moment = { ...state.moment, asks: state.moment.asks + 1 };
      const { pending } = state;
      const waits = rewardAt !== undefined && pending?.type === 'crime' ? { pending: { ...pending, rewardAt } } : {};
      return patch(state, { phase, asks, moment, ...waits });
    }
    case 'WindowClosed':
      return patch(state, { phase: 'turn', asks: [] });
    case 'RoundStarted':
      return patch(state, { round: event.round, moment: momentAt(`r${event.round}`), active: null, turn: null });
    case 'BigBossNamed':
      return patch(state, { bigBoss: event.seat });
    case 'DramaRevealed':
      return patch(state, {
        dramaDeck: without(state.dramaDeck, [event.no]),
        dramaInPlay: [...state.dramaInPlay, event.no],
      });
    case 'DramaDiscarded':
      return patch(state, {
        dramaInPlay: without(state.dramaInPlay, [event.no]),
        dramaDiscard: [...state.dramaDiscard, event.no],
      });
    case 'TurnStarted':
      return turnStarted(state, event);
    case 'TurnEnded':
      return turnEnded(state, event);
    case 'StreetPhaseStarted':
      return patch(state, { turn: state.turn && { ...state.turn, step: 'street' } });
    case 'OfferTaken': {
      const { turn } = state;
      return patch(state, { turn: turn && { ...turn, offersUsed: [...turn.offersUsed, event.no] } });
    }
    case 'ActionsChanged':
      return patch(state, { turn: state.turn && { ...state.turn, actionsLeft: event.left } });
    case 'ThugsMoved':
      return thugsMoved(state, event);
    case 'DollasMoved':
      return dollasMoved(state, event);
    case 'RespectChanged':
      return patchBoss(state, event.seat, { respect: event.to });
    case 'CopsMoved':
      return copsMoved(state, event);
    case 'CardsDiscarded':
      return discarded(state, event);
    case 'CardRecovered':
      return recovered(state, event);
    case 'UpgradePlaced':
      return upgradePlaced(state, event);
    case 'UpgradeBurnt':
      return upgradeTurned(state, event.seat, event.no, true);
    case 'UpgradeReadied':
      return upgradeTurned(state, event.seat, event.no, false);
    case 'UpgradeTaken':
      return upgradeTaken(state, event);
    case 'UpgradeLost':
      return upgradeLost(state, event);
    case 'FightPicked':
      return fightPicked(state, event);
    case 'CommitSealed':
      return commitSealed(state, event);
    case 'CommitSealedContent':
      return commitContent(state, event);
    case 'ReactSealed':
    case 'KillsSealed':
      return answered(state, event.seat);
    case 'ReactSealedContent': {
      const { pending } = state;
      if (!pending) return state;
      const { seat, no, hit, by } = event;
      return patch(state, { pending: { ...pending, reacts: { ...pending.reacts, [seat]: { no, hit, by } } } });
    }
    case 'KillsSealedContent': {
      const { pending } = state;
      const side = pending?.type === 'fight' ? sideOf(pending, event.seat) : null;
      if (pending?.type !== 'fight' || !side) return state;
      const dead = { thugs: event.thugs, homies: event.homies };
      return patch(state, { pending: { ...pending, kills: { ...pending.kills, [side]: dead } } });
    }
    case 'CommitsRevealed':
      return commitsRevealed(state, event);
    case 'RidesStopped':
      return ridesStopped(state, event);
    case 'RerollsCounted':
      return rerollsCounted(state, event);
    case 'RerollDecided':
      return rerollDecided(state, event);
    case 'TargetChosen': {
      const { pending } = state;
      return pending?.type === 'crime' ? patch(state, { pending: { ...pending, target: event.target } }) : state;
    }
    case 'ReactionPlayed':
      return reactionPlayed(state, event);
    case 'FightCalledOff':
      return fightCalledOff(state, event);
    case 'CopsCalled':
      return copsCalled(state, event);
    case 'CopFightStarted':
      return copFightStarted(state, event);
    case 'CopFightSkipped':
      return patch(state, { copQueue: state.copQueue.slice(1) });
    case 'DieRolled':
      return dieRolled(state, event);
    case 'FiguresKilled':
      return figuresKilled(state, event);
    case 'FightResolved':
      return fightResolved(state, event);
    case 'FightEnded':
    case 'CrimeEnded':
      return patch(state, { pending: null });
    case 'CrimeAttempted':
      return crimeAttempted(state, event);
    case 'CrimeResolved':
      return crimeResolved(state, event);
    case 'CautionPlayed': {
      const { seat, no, zone } = event;
      const bosses = spent(state, seat, [no]);
      return zone === 'streets'
        ? patch(state, { bosses, playedInStreets: [...state.playedInStreets, { no, by: seat }] })
        : patch(state, { bosses, discard: [...state.discard, no] });
    }
    case 'CardTaken':
      return takenFact(state, event);
    case 'CardTakenContent':
      return handedOver(state, event);
    case 'OrdersSet':
    case 'Armed':
    case 'Disarmed':
    case 'GangNamed':
      return patchOrders(state, event, evolve);
    case 'SeatRetired': {
      // Who has left does not come back when the active Boss takes something back.
      const next = patch(state, { retired: [...state.retired, event.seat] });
      return state.back ? patch(next, { back: evolve(state.back, event) }) : next;
    }
    case 'MoveBegan':
      return patch(state, { back: event.final ? null : state });
    case 'TakenBack':
      return state.back ?? state;
    case 'ShiftChanged':
      return patch(state, { moment: momentAt(`r${state.round}/shift`) });
    case 'GameEnded':
      return patch(state, {
        phase: 'over',
        asks: [],
        result: { winners: event.winners, reason: event.reason },
        back: null,
      });
    case 'TakePrevented':
    case 'DefaultApplied':
    case 'LineSkipped':
      return state;
    default:
      return event satisfies never;
  }
}
