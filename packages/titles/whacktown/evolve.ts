import {
  added,
  answered,
  changed,
  discarded,
  lossTaken,
  moved,
  outOfHit,
  paid,
  perkTaken,
  received,
  revealed,
  startResources,
  stolen,
  tokensTaken,
  turnStarted,
  used,
  withCards,
} from './changes.ts';
import { departed } from './estate.ts';
import type { Event, State } from './model.ts';
import { patch, withPlayer } from './patch.ts';
import { without, withoutTop } from './pile.ts';
import { started } from './started.ts';
import { STANDS, takenBack, withBack } from './takeBack.ts';

/**
 * The state after one more event. Total and pure: outcomes are copied out of the event, nothing is judged. Only what changes is
 * copied, the rest is shared with the state before.
 */
export function evolve(state: State | null, event: Event): State {
  const after = happened(state, event);
  return after.back.length > 0 && STANDS.has(event.type) ? patch(after, { back: [] }) : after;
}

function happened(state: State | null, event: Event): State {
  if (event.type === 'GameCreated') return started(event);
  if (state === null) throw new Error(`a game begins with GameCreated, not with ${event.type}`);
  switch (event.type) {
    case 'CityBuilt':
      return patch(state, { cells: event.cells });
    case 'PerkSupplySet':
      return patch(state, { perkSupply: event.perks });
    case 'ProfilesDealt':
      return withPlayer(state, event.seat, { dealt: event.profiles });
    case 'ProfileChosen':
      return withPlayer(state, event.seat, { profile: event.profile });
    case 'ProfilesRevealed':
      return revealed(state, event);
    case 'TokensPlaced':
      return patch(state, {
        bonesOn: event.bones,
        evidenceOn: event.evidence,
        boneSupply: state.boneSupply - event.bones.length,
        evidenceSupply: state.evidenceSupply - event.evidence.length,
      });
    case 'StartResourcesGained':
      return startResources(state, event);
    case 'CardsDrawn':
      return withPlayer(
        state,
        event.seat,
        { coming: state.players[event.seat]!.coming + event.n },
        { draws: { ...state.draws, cards: added(state.draws.cards, event.seat, event.n) } },
      );
    case 'CardsReceived':
      return received(state, event);
    case 'DeckReshuffled':
      return patch(state, { deck: withCards(state.deck, state.discard), discard: [] });
    case 'TurnStarted':
      return turnStarted(state, event);
    case 'BombArmed':
      return withPlayer(state, event.seat, { bomb: { id: state.players[event.seat]!.bomb!.id, side: 'ARMED' } });
    case 'BombExploded':
      return withPlayer(state, event.seat, { bomb: null }, { bombSupply: [...state.bombSupply, event.bomb] });
    case 'BombGained':
      return withPlayer(
        state,
        event.seat,
        { bomb: { id: event.bomb, side: 'LOADING' } },
        { bombSupply: state.bombSupply.filter((bomb) => bomb !== event.bomb) },
      );
    case 'Moved':
      return moved(state, event);
    case 'MovementSkipped':
      return patch(state, { ask: null });
    case 'TokensTaken':
      return tokensTaken(state, event);
    case 'ResourceGained':
      return changed(state, event.seat, event.resource, event.gained);
    case 'ResourceLost':
      return changed(state, event.seat, event.resource, -event.lost);
    case 'Stolen':
      return stolen(state, event);
    case 'ArmorRepaired': {
      const { armor, damagedArmor } = state.players[event.seat]!;
      return withPlayer(state, event.seat, { armor: armor + event.n, damagedArmor: damagedArmor - event.n });
    }
    case 'DieRolled':
      return patch(state, { draws: { ...state.draws, dice: state.draws.dice + 1 } });
    case 'DieRerolled':
      return event.paid.preparation === undefined
        ? used(state, event.seat, event.with)
        : paid(state, event.seat, event.paid);
    case 'HitDeclared': {
      const victims = event.amounts.map(({ seat, n }) => ({ seat, amount: n, answer: null }));
      return patch(state, { hit: { attacker: event.attacker, source: event.source, victims } });
    }
    case 'PreventionChosen':
      return answered(state, event);
    case 'LossPrevented':
      return outOfHit(paid(state, event.seat, event.paid), event.seat);
    case 'LossTaken':
      return outOfHit(lossTaken(state, event), event.seat);
    case 'PlayerWhacked':
      return departed(state, event, 'whacked');
    case 'PlayerResigned':
      return departed(state, event, 'resigned');
    case 'ReputationGained': {
      const players = [...state.players];
      for (const { seat, n } of event.gains)
        players[seat] = { ...players[seat]!, reputation: players[seat]!.reputation + n };
      return patch(state, { players });
    }
    case 'PerkTaken':
      return perkTaken(state, event);
    case 'CrimeScenePlaced':
      return patch(state, { crimeScene: event.anchor });
    case 'GangPut':
      return withPlayer(state, event.seat, { location: event.to });
    case 'HustlePlayed': {
      const cards = [...event.discards, event.card];
      return withPlayer(state, event.seat, { hand: without(state.players[event.seat]!.hand, cards) }, { limbo: cards });
    }
    case 'PreparationPlaced':
      return withPlayer(
        state,
        event.seat,
        { preparations: [...state.players[event.seat]!.preparations, event.card] },
        { discard: [...state.discard, ...state.limbo.slice(0, -1)], limbo: [] },
      );
    case 'HustleResolved':
      return patch(state, { discard: [...state.discard, ...state.limbo], limbo: [] });
    case 'AbilityUsed':
      return used(paid(state, event.seat, event.paid), event.seat, event.source);
    case 'CardsDiscarded':
      return discarded(state, event);
    case 'CardsRecovered':
      return withPlayer(
        state,
        event.seat,
        { hand: [...state.players[event.seat]!.hand, ...event.cards] },
        { discard: withoutTop(state.discard, event.cards) },
      );
    case 'OptionChosen':
      return paid(state, event.seat, event.paid);
    case 'Asked':
      return patch(state, {
        ask: event.ask,
        step: event.step,
        stack: event.stack,
        asked: { ...state.asked, [event.ask.kind]: event.ask.no },
      });
    case 'Answered':
      return patch(state, { ask: null, back: event.byDefault ? [] : withBack(state) });
    case 'TakenBack':
      return takenBack(state);
    case 'StandingSet':
      return withPlayer(state, event.seat, { standing: event.standing });
    case 'GameEnded':
      return patch(state, {
        phase: 'over',
        step: null,
        stack: [],
        ask: null,
        hit: null,
        winners: event.winners,
        endReason: event.reason,
      });
    case 'MovementDeclined':
    case 'TurnEnded':
      return state;
    default:
      event satisfies never;
      // An event that does not fit changes nothing (rules 13.11).
      return state;
  }
}
